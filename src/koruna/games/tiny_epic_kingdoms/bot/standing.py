"""How a player stands among the others: the points expected, and how far ahead of the best rival they are."""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import OVER_NOW
from koruna.games.tiny_epic_kingdoms.bot.expectation import Prospect, expected
from koruna.games.tiny_epic_kingdoms.rules import scoring
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms

RIVAL: Final = 0.47  # how much the best rival's points count, besides
RIVALS: Final = 0.3  # and the mean of all others'
LEAD: Final = 0.5  # how much a lead counts when the game is about to end
SOON: Final = 6.5  # turns before the end in which a lead counts half as much
WIN: Final = 50.0


def standing(state: TinyEpicKingdoms, seat: int) -> float:
    if state.kind() == OVER_NOW:
        return result(state, seat)
    prospect = Prospect(state)
    own = expected(state, seat, prospect)
    best, total = -100.0, 0.0
    for rival in range(state.setup.seats):
        if rival != seat:
            theirs = expected(state, rival, prospect)
            total += theirs
            best = max(best, theirs)
    weight = LEAD * SOON / (SOON + prospect.turns)
    mean = total / float(state.setup.seats - 1)
    return own - RIVAL * best - RIVALS * mean + weight * (own - best)


def result(state: TinyEpicKingdoms, seat: int) -> float:
    """Of a finished game: the win, and then the lead."""
    ranks = scoring.ranks(state)
    points = scoring.scores(state)
    best = -100
    for rival in range(state.setup.seats):
        if rival != seat:
            best = max(best, points[rival])
    value = float(points[seat] - best)
    return value + WIN if ranks[seat] == 1 else value - WIN
