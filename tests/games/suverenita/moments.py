"""Views of games played partly by planners and partly at random, for tests of drawings and targets."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import koruna
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.games.suverenita.rules.state import Suverenita
from tests.how_many import how_many

NAMES = ["Eva", "Petr", "Jana", "Tomáš", "Zuzana", "Karel", "Vlasta", "Otakar", "Anežka", "Bořivoj", "Ludmila", "Ota"]
# By name: the number of seats and the options.
KINDS: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {"mode": "basic"}),
    "first": (3, {"mode": "first_game"}),
    "four": (4, {"mode": "advanced"}),
    "hidden": (4, {"mode": "advanced", "movement": "hidden"}),
    "twelve": (12, {"mode": "advanced"}),
}
RANDOM = 0.25  # of all decisions
MOST = how_many(interpreted=400, compiled=600, nightly=1200)  # decisions


class Moment(NamedTuple):
    """A decision: what a spectator sees, and what everybody who decides sees and may do."""

    view: SuverenitaView
    own: dict[int, SuverenitaView]
    moves: dict[int, list[str]]


@cache
def moments(kind: str, seed: int = 3) -> list[Moment]:
    """The first decision of every step and every ninth one after it, and the last moment of the game."""
    seats, options = KINDS[kind]
    state = koruna.game("suverenita").start(seats, options)
    assert isinstance(state, Suverenita)
    rng = Random(f"{kind} {seed}")
    bot = Planner(rng)
    counts: dict[str, int] = {}
    found: list[Moment] = []
    for _ in range(MOST):
        while state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        if state.turn() == koruna.OVER:
            break
        waiting = state.waiting()
        step = state.step_name()
        counts[step] = counts.get(step, 0) + 1
        if counts[step] % 9 == 1:
            own = {seat: state.view(seat) for seat in waiting}
            moves = {seat: [state.write(move, seat) for move in state.moves(seat)] for seat in waiting}
            found.append(Moment(state.view(), own, moves))
        seat = rng.choice(waiting)
        wild = rng.random() < RANDOM
        state.play(rng.choice(state.moves(seat)) if wild else bot.choose(state.imagine(seat, rng), seat), seat)
    return [*found, Moment(state.view(), {}, {})]
