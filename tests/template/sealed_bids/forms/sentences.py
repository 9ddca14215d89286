"""Sentences: what to do now, moves, the score line by line, and what decided a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.engine.ending import Ending
from koruna.engine.ranking import first_places
from koruna.engine.sentence import Sentence

if TYPE_CHECKING:
    from .view import SealedBidsView


def prompt(view: SealedBidsView, seat: int) -> Sentence:
    if view.step == "over":
        return "prompt-over", {}
    return "prompt-bid", {"coins": view.bidders[seat].coins}


def label(view: SealedBidsView, text: str) -> Sentence:
    return "move-bid", {"bid": int(text.split()[1])}


def targets(view: SealedBidsView, text: str) -> list[str]:
    """The coin with this number on the scale of bids."""
    return [f"bid:{text.split()[1]}"]


def tally(view: SealedBidsView, seat: int) -> list[Sentence]:
    """Every treasure with its value, then the bonus of the wish, then the total."""
    bidder = view.bidders[seat]
    lines: list[Sentence] = [
        ("score-treasure", {"kind": t.kind, "value": t.value, "points": t.value}) for t in bidder.treasures
    ]
    bonus = bidder.points - sum(treasure.value for treasure in bidder.treasures)
    if bonus:
        lines.append(("score-wish", {"points": bonus}))
    return [*lines, ("score-total", {"points": bidder.points})]


def tell_end(view: SealedBidsView) -> Ending:
    decided = tie_break(view)
    winners = first_places([bidder.rank for bidder in view.bidders])
    points = [bidder.points for bidder in view.bidders]
    return Ending(("ended", {"rounds": view.rounds}), winners, points, details=[decided] if decided else [])


def tie_break(view: SealedBidsView) -> Sentence | None:
    top = [bidder for bidder in view.bidders if bidder.points == max(b.points for b in view.bidders)]
    if len(top) == 1:
        return None
    richest = [bidder for bidder in top if bidder.coins == max(b.coins for b in top)]
    return ("tie-coins", {}) if len(richest) == 1 else ("tie-shared", {})
