"""A bot's choice does not depend on who happens to decide first in a simultaneous decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from koruna.bots import bot
from koruna.engine.agenda import AgendaState
from koruna.engine.state import State
from tests.how_many import how_many
from tests.laws.choosing import A_LITTLE, steady_bots
from tests.laws.tables import TABLES, Table, some_moments

MOMENTS = how_many(interpreted=12, compiled=8, nightly=40)  # for each kind of decision
LONGEST = 300  # decisions of one seat in a phase


def is_plain(table: Table) -> bool:
    """Whether at most one option is not as usual: what is decided simultaneously depends on single options."""
    others = [option for option in table.game.options if table.options[option.id] != option.default]
    return len(others) <= 1


PLAIN = [table for table in TABLES if table.seats in (2, 3) and is_plain(table)]
every_option = pytest.mark.parametrize("table", PLAIN, ids=str)


def secret_decision(state: State) -> str:
    """The kind of a simultaneous decision with secret choices, if several seats still have to make theirs, or ""."""
    running = state.running()
    if len(state.waiting()) < 2 or running.shows_choices():
        return ""
    return str(running.kind()) if isinstance(running, AgendaState) else "secret"


@every_option
def test_a_bot_chooses_the_same_before_and_after_the_others(table: Table) -> None:
    rng = table.rng("who decides first")
    for state in some_moments(table, "deciding first", MOMENTS, secret_decision):
        if not secret_decision(state):
            continue  # the last moment of the game
        seat = rng.choice(state.waiting())
        for name in steady_bots(table.game):
            alone = chosen(table, name, state, seat)
            for later in after_others(state, seat, rng):
                assert chosen(table, name, later, seat) == alone, f"{name} at seat {seat}"


def chosen(table: Table, name: str, state: State, seat: int) -> str:
    """What a bot chooses, from streams that are always the same."""
    move = bot(name, table.game, Random("thinking")).choose(state.imagine(seat, Random("imagining")), seat, A_LITTLE)
    return state.write(move, seat)


def after_others(state: State, seat: int, rng: Random) -> Iterator[State]:
    """The state after one of the other seats has decided, and after all of them have; this seat still waits."""
    later = state.copy()
    others = [other for other in state.waiting() if other != seat]
    for other in others:
        decide(later, other, rng)
        assert seat in later.waiting(), "nobody else's decision closes a simultaneous one"
        if other in (others[0], others[-1]):
            yield later


def decide(state: State, seat: int, rng: Random) -> None:
    """Random moves until the seat is done with the phase."""
    for _ in range(LONGEST):
        if seat not in state.waiting():
            return
        state.play(rng.choice(state.moves(seat)), seat)
    raise AssertionError(f"seat {seat} is never done")
