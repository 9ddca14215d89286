"""What the planner does at a position."""

from __future__ import annotations

from random import Random

from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course import calendar
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ask


def chosen(state: Suverenita, seat: int = 0) -> str:
    return state.write(Planner(Random(1)).choose(state, seat))


def march(state: Suverenita) -> None:
    """The first player's units may move; the rest of the season follows."""
    state.push(steps.PHASE, 0, calendar.RIDES)
    ask(state, steps.UNITS, 0)


def all_chosen(state: Suverenita, kind: int) -> list[str]:
    """Everything it plays until the step is over."""
    found: list[str] = []
    while state.kind() == kind and state.turn() == 0:
        move = Planner(Random(1)).choose(state, 0)
        found.append(state.write(move))
        state.play(move, 0)
    return found
