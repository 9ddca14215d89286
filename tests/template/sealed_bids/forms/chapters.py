"""The chapters of the help, with the names of their rules: the same texts explain why a move is refused."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = {
    "goal": "aim wish",
    "sale": "treasure-first sealed within-purse !bid-stays !players-only highest lot",
    "end": "end ties",
    "variants": "season second-price burn burn-at-full-price",
    "moves": "write-bid",
}
