"""What treasures are worth, and who wins."""

from __future__ import annotations

from koruna.engine.ranking import places

from .treasures import KIND, VALUE


def worth(treasures: list[int]) -> int:
    return sum(VALUE[treasure] for treasure in treasures)


def wish_bonus(treasures: list[int], wish: int) -> int:
    """A treasure of the wished kind counts once more."""
    return worth([treasure for treasure in treasures if KIND[treasure] == wish])


def ranks(scores: list[int], coins: list[int]) -> list[int]:
    """By points, then by the coins kept; what is still equal is shared."""
    return places([(points, kept) for points, kept in zip(scores, coins, strict=True)])
