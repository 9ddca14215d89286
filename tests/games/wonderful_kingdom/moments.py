"""Views taken from random games, for tests of drawings and click targets."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import koruna
from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView

from .tabletop import (
    GAME,
)

NAMES = ["Eva", "Petr"]
# Together these contain every kind of decision: every module and threat deck, and all scenarios.
KINDS: dict[str, tuple[int, dict[str, str | bool]]] = {
    "giants and rats": (2, {}),
    "shadows and thieves": (2, {"threat": "shadows", "rival_threat": "thieves"}),
    "advisors": (2, {"module": "advisors"}),
    "quests": (2, {"module": "quests", "side": "B"}),
    "alone with advisors": (1, {"module": "advisors"}),
    **{f"scenario {number}": (1, {"scenario": f"SC0{number}"}) for number in range(1, 7)},
}


class Moment(NamedTuple):
    """A decision: what each deciding seat sees and may do."""

    view: WonderfulKingdomView  # of a spectator
    own: dict[int, WonderfulKingdomView]  # by seat
    moves: dict[int, list[str]]  # by seat


@cache
def moments(kind: str, seed: int = 4) -> list[Moment]:
    """Every decision of a random game, and its end.

    No site is discarded, so that there are many, and advisors are used whenever they can be.
    """
    seats, options = KINDS[kind]
    state = GAME.start(seats, options)
    rng = Random(f"{kind} {seed}")
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
        kept = [move for move in state.moves(seat) if not state.write(move, seat).startswith("discard")]
        using = [move for move in kept if state.write(move, seat).startswith("use")]
        state.play(rng.choice(using or kept), seat)
    return [*found, Moment(state.view(), {}, {})]


def some(kind: str) -> list[Moment]:
    found = moments(kind)
    return [*found[:20:3], *found[20::13], found[-1]]
