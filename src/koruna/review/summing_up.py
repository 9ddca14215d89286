"""How each seat did, and which moments mattered most."""

from __future__ import annotations

from typing import Final

from koruna.review.result import MATTERS, Decision, Luck, Summary, TurningPoint

MOST: Final = 8  # turning points of a game
LUCKY: Final = 0.06  # smallest change of a chance by luck worth mentioning
SURE: Final = 2.0  # standard errors it must exceed
ALONE: Final = 2.0  # points that matter in a solo game


def summaries(seats: int, decisions: list[Decision], luck: list[Luck]) -> list[Summary]:
    found = []
    for seat in range(seats):
        own = [each for each in decisions if each.seat == seat]
        good = sum(each.is_good for each in own)
        found.append(
            Summary(
                seat=seat,
                decisions=len(own),
                good=good,
                accuracy=good / len(own) if own else 1.0,
                cost=sum(each.cost for each in own),
                luck=sum(each.gains[seat] for each in luck),
            )
        )
    return found


def turning_points(decisions: list[Decision], luck: list[Luck], seats: int) -> list[TurningPoint]:
    """The costliest decisions and the largest strokes of luck, in the order of the game."""
    found = [
        (each.weight, TurningPoint(each.line, "decision", each.seat, -each.cost))
        for each in decisions
        if each.cost >= MATTERS or (seats == 1 and each.points_lost >= ALONE)
    ]
    for stroke in luck:
        seat = max(range(seats), key=lambda seat: abs(stroke.gains[seat]))
        gain = stroke.gains[seat]
        if abs(gain) >= max(LUCKY, SURE * stroke.error):
            found.append((abs(gain), TurningPoint(stroke.first, "luck", seat, gain)))
    found.sort(key=lambda each: -each[0])
    return sorted([point for _, point in found[:MOST]], key=lambda point: point.line)
