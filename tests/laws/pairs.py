"""Pairs of states that differ only in what is hidden from a viewer, found without knowing the game.

Two things can happen unseen: chance (a card dealt face down) and a simultaneous choice.
A pair starts where one of them has two outcomes, and is continued by playing the same moves in both as
long as the viewer sees the same. It stays within one game of a series: when the game ends its secrets
are revealed, and the view is already that of the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from koruna.engine.state import CHANCE, State
from tests.how_many import how_many
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import choices
from tests.laws.visible import view_bytes

# How many outcomes are compared with the first, and how many of the seats that choose simultaneously.
WAYS = how_many(interpreted=1, compiled=2, nightly=3)
STEPS = how_many(interpreted=4, compiled=5, nightly=8)  # how many moves a pair is continued


def after(state: State, move: int, seat: int) -> State:
    """The state after a move, with a journal of this move only."""
    twin = state.copy()
    twin.journal = []
    twin.play(move, seat)
    return twin


def what_is_unseen(state: State) -> str:
    """What may happen unseen now: `chance`, or a simultaneous `choice`, or ""."""
    if state.turn() == CHANCE:
        return "chance"
    return "choice" if len(state.waiting()) > 1 and not state.running().shows_choices() else ""


def splits(state: State, viewer: int, rng: Random) -> Iterator[tuple[State, State]]:
    """Pairs in which chance, or a simultaneous choice of another seat, has two outcomes that look the same."""
    running = state.running()
    for seat, one, other in forks(running, viewer, rng):
        yield after(running, one, seat), after(running, other, seat)


def forks(state: State, viewer: int, rng: Random) -> Iterator[tuple[int, int, int]]:
    """A seat or chance, and two of its moves that the viewer cannot distinguish."""
    if state.turn() == CHANCE:
        for one, other in ways([outcome for outcome, _ in state.odds()], rng):
            if look_alike(after(state, one, CHANCE), after(state, other, CHANCE), viewer):
                yield CHANCE, one, other
        return
    others = [seat for seat in state.waiting() if seat != viewer]
    for seat in rng.sample(others, min(WAYS, len(others))):
        for one, other in ways(state.moves(seat), rng):
            left, right = after(state, one, seat), after(state, other, seat)
            if state.shows_choices() and not look_alike(left, right, viewer):
                continue
            if both_leave_open(state, left, right, seat):
                yield seat, one, other


def ways(moves: list[int], rng: Random) -> Iterator[tuple[int, int]]:
    first, *others = rng.sample(moves, min(WAYS + 1, len(moves)))
    for other in others:
        yield first, other


def both_leave_open(state: State, left: State, right: State, seat: int) -> bool:
    """Whether after either choice somebody else still has to choose."""
    still = [who for who in state.waiting() if who != seat and who in left.waiting()]
    return bool(still) and left.waiting() == right.waiting()


def look_alike(left: State, right: State, viewer: int) -> bool:
    return view_bytes(left, viewer) == view_bytes(right, viewer)


def carry_on(left: State, right: State, viewer: int, rng: Random) -> Iterator[tuple[State, State]]:
    """The pair itself, and its continuations by the same moves in both while the viewer sees the same."""
    for _ in range(STEPS):
        if fingerprint(left) == fingerprint(right):
            return  # equal states: nothing is hidden any more
        yield left, right
        common = sorted(set(choices(left)) & set(choices(right)))
        if not common:
            return
        seat, move = rng.choice(common)
        left, right = after(left, move, seat), after(right, move, seat)
        if not look_alike(left, right, viewer):
            return
