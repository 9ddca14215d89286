"""The decisions of a review as a Polars frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.errors import Trouble
from koruna.review.result import Review

if TYPE_CHECKING:
    from polars import DataFrame

# Of a frame without decisions, too.
COLUMNS: Final[dict[str, type]] = {
    "line": int,
    "round": int,
    "seat": int,
    "played": str,
    "best": str,
    "chance": float,
    "cost": float,
    "points": float,
    "points_error": float,
    "in_truth": float,
    "good": bool,
    "moves": int,
    "worlds": int,
}


def frame_of(review: Review) -> DataFrame:
    """One row for each decision, in the order of the record."""
    try:
        from polars import DataFrame
    except ModuleNotFoundError:
        raise Trouble("review-no-frame", {}) from None
    return DataFrame(rows_of(review), schema=COLUMNS)


def rows_of(review: Review) -> list[dict[str, int | float | str | bool]]:
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
            "points_error": each.points_error,
            "in_truth": each.in_truth,
            "good": each.is_good,
            "moves": each.moves,
            "worlds": each.worlds,
        }
        for each in review.decisions
    ]
