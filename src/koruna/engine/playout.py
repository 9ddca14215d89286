"""Random playouts, to the end of a game or into its middle: used by search, and to measure speed."""

from __future__ import annotations

from random import Random

from koruna.engine.state import CHANCE, OVER, State


def play_out(state: State, rng: Random) -> int:
    """Play uniformly random legal moves until the game is over. Returns the number of decisions."""
    fraction = rng.random  # looked up once: this is the hottest loop
    decisions = 0
    while True:
        seat = state.turn()
        if seat == CHANCE:
            state.play(state.draw(rng))
        elif seat == OVER:
            return decisions
        else:
            moves = state.moves(seat)
            state.play(moves[int(fraction() * float(len(moves)))], seat)
            decisions += 1


def play_on(state: State, rng: Random, decisions: int) -> None:
    """Play a number of uniformly random decisions, fewer if the game ends, and stop at the next decision."""
    while True:
        seat = state.turn()
        if seat == CHANCE:
            state.play(state.draw(rng))
        elif seat == OVER or decisions == 0:
            return
        else:
            state.play(rng.choice(state.moves(seat)), seat)
            decisions -= 1
