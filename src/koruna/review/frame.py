"""The decisions of a review as a Polars frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.engine.errors import Trouble
from koruna.review.result import Review

if TYPE_CHECKING:
    from polars import DataFrame


def frame_of(review: Review) -> DataFrame:
    """One row for each decision, in the order of the record."""
    try:
        from polars import DataFrame
    except ModuleNotFoundError:
        raise Trouble("review-no-frame", {}) from None
    return DataFrame(rows_of(review))


def rows_of(review: Review) -> list[dict[str, int | float | str]]:
    return [
        {
            "line": each.line,
            "round": each.round,
            "seat": each.seat,
            "played": each.played.move,
            "best": each.best.move,
            "chance": each.played.chance,
            "cost": each.cost,
            "points": each.points,
            "in_truth": each.in_truth,
            "moves": each.moves,
            "worlds": each.worlds,
        }
        for each in review.decisions
    ]
