"""A game played by chance alone, to its end or into its middle: the yardstick of speed, and what search leans on."""

from __future__ import annotations

from random import Random

from koruna.engine.state import CHANCE, OVER, State


def play_out(state: State, rng: Random) -> int:
    """Play uniformly random legal moves until the game is over. Returns the number of decisions."""
    fraction = rng.random  # looked up once: this loop is the hottest there is
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
    """Play so many uniformly random decisions, fewer where the game is over before, and go on to the next one."""
    while True:
        seat = state.turn()
        if seat == CHANCE:
            state.play(state.draw(rng))
        elif seat == OVER or decisions == 0:
            return
        else:
            state.play(rng.choice(state.moves(seat)), seat)
            decisions -= 1
