"""Moves as numbers, as text, and why one is refused.

    bid 3         seal a bid of three coins

Chance is written as `wish amber` for the kind a player wishes for, `treasure 7` for the treasure
turned up, and `lot 2` when the lot falls to seat 2.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import NotAMove
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, OVER

from .state import SealedBids
from .treasures import COUNT, KINDS

# Moves: a bid is its own number. Chance outcomes: a treasure is its number, the others come above.
WISHES: Final = COUNT + 1  # a wish is WISHES + its kind
LOTS: Final = WISHES + len(KINDS)  # a lot is LOTS + the seat it falls to

GAME: Final = "sealed_bids"


def write(state: SealedBids, move: int) -> str:
    if state.turn() != CHANCE:
        return f"bid {move}"
    if move >= LOTS:
        return f"lot {move - LOTS}"
    if move >= WISHES:
        return f"wish {KINDS[move - WISHES]}"
    return f"treasure {move}"


def read(text: str, seat: int) -> int:
    return read_chance(text) if seat == CHANCE else read_bid(text)


def read_bid(text: str) -> int:
    word, _, rest = text.partition(" ")
    if word != "bid":
        raise NotAMove(text, GAME)
    return read_number(rest, 0, 99, text)


def read_chance(text: str) -> int:
    word, _, rest = text.partition(" ")
    if word == "treasure":
        return read_number(rest, 1, COUNT, text)
    if word == "wish" and rest in KINDS:
        return WISHES + KINDS.index(rest)
    if word == "lot":
        return LOTS + read_number(rest, 0, 9, text)
    raise NotAMove(text, GAME)


def read_number(word: str, low: int, high: int, text: str) -> int:
    """Within bounds, so that no text can mean a move of another kind."""
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and low <= int(word) <= high):
        raise NotAMove(text, GAME)
    return int(word)


def why_not(state: SealedBids, text: str, seat: int) -> Reason | None:
    """The rule that forbids a bid: first whether bids are open, then whose it is, then how much."""
    bid = read_bid(text)
    if state.turn() == OVER:
        return Reason("game-over")
    if not state.is_bidding():
        return Reason("treasure-first")
    if not 0 <= seat < state.setup.seats:
        return Reason("players-only")
    if seat not in state.waiting():
        return Reason("bid-stays")
    if bid > state.coins[seat]:
        return Reason("within-purse", {"coins": state.coins[seat]})
    return None
