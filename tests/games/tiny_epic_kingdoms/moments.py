"""Views from random games, to test what is drawn from them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import koruna
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView

NAMES = ["Eva", "Petr", "Jana", "Zoe", "Ota"]


class Moment(NamedTuple):
    """A decision: what each player who may decide sees, and the legal moves."""

    view: TinyEpicKingdomsView  # of a spectator
    own: dict[int, TinyEpicKingdomsView]  # by seat
    moves: dict[int, list[str]]  # by seat


@cache
def moments(seats: int, draft: bool = False, exploration: bool = True, seed: int = 1) -> list[Moment]:
    """Every decision of a random game, and its end."""
    state = koruna.game("tiny_epic_kingdoms").start(seats, {"draft": draft, "exploration": exploration})
    rng = Random(f"moments {seed}")
    found = []
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        waiting = state.waiting()
        own = {seat: state.view(seat) for seat in waiting}
        moves = {seat: [state.write(move, seat) for move in state.moves(seat)] for seat in waiting}
        found.append(Moment(state.view(), own, moves))
        seat = rng.choice(waiting)
        state.play(rng.choice(state.moves(seat)), seat)
    return [*found, Moment(state.view(), {}, {})]


def some(seats: int, draft: bool = False, exploration: bool = True) -> list[Moment]:
    found = moments(seats, draft, exploration)
    return [*found[:30:3], *found[30::17], found[-1]]
