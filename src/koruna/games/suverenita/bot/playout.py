"""Playing a game on by the planner's habits, without looking ahead: fast enough to do it many times."""

from __future__ import annotations

from random import Random

from koruna.engine.state import CHANCE, OVER
from koruna.engine.ties import seed_of
from koruna.games.suverenita.bot.planner_habits import usual
from koruna.games.suverenita.bot.planner_marching import march_out
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.numbers import DONE
from koruna.games.suverenita.rules.state import Suverenita


def play_on(state: Suverenita, seasons: int, rng: Random) -> None:
    """Play on for some seasons, or to the end of the game: everybody by habit, and nobody offers anything."""
    seed = seed_of(rng)
    until = state.round + seasons
    while True:
        seat = state.turn()
        if seat == OVER or state.round >= until:
            return
        if seat == CHANCE:
            state.play(state.draw(rng))
            continue
        kind = state.kind()
        moves = state.moves(seat)
        if len(moves) == 1:
            state.play(moves[0], seat)
        elif kind in (steps.UNITS, steps.ORDERS):
            march_out(state, seat, kind, 0.0, seed)
        elif kind == steps.OFFER:
            state.play(DONE, seat)
        else:
            state.play(usual(state, seat, kind, moves, seed), seat)
