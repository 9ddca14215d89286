"""The chapters of the help, with the names of their rules."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = {
    "goal": "aim kingdom terrains",
    "setup": "kings dominoes removed row first-claims",
    "round": "rounds order !not-your-turn place-first claim-now !not-in-row already-claimed two-kings new-row"
    " last-round !game-over",
    "placing": "no-match castle occupied too-wide off-grid must-place discard holes stays",
    "scoring": "areas ties live-score",
    "variants": "combining dynasty middle-kingdom harmony mighty-duel duel-for-two wider-selection"
    " wider-for-two-or-three duel-and-wider snake-order snake-for-two",
    "moves": "write-place write-claim equal-halves",
}
