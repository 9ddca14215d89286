"""Fights of random armies, played at random: nothing comes from nothing, and every loss is reported."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.fight import falling
from koruna.games.suverenita.rules.invariants import broken_field, broken_units
from koruna.games.suverenita.rules.numbers import COUNT_BIT, ENTERED, KEY, LEVELS
from koruna.games.suverenita.rules.pacts import rising
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import at, pen, position, settle, sow, units

LAND = ["LI", "HI", "SE", "CA", "ME"]


def chaos(rng: Random) -> Suverenita:
    """Armies of three players on four fields, one with a fort, and ships on a sea."""
    state = position(seats=3, round=3)
    settle(state, "a2", 0, city=True, dockyard=2, fort=True, grain=6, fish=3)
    settle(state, "b2", 1, fort=rng.random() < 0.5, grain=3)
    settle(state, "b1", 0)
    settle(state, "c2", 2)
    state.was_free = [1] * len(state.was_free)
    sow(state, "b3", 0, 2)
    for seat in range(3):
        state.rival[seat] = (seat + 1) % 3
        for id in ("a2", "b2", "b3", "a3"):
            for type in LAND:
                count = rng.randrange(-3, 4)
                if count > 0:
                    units(state, id, seat, type, count, rng.choice(LEVELS))
        units(state, "s2", seat, "TR", 1)
        units(state, "s2", seat, "LI", rng.randrange(1, 4), place="aboard")
        units(state, "s2", seat, rng.choice(["WS", "CO"]), rng.randrange(1, 3), rng.choice(LEVELS))
    units(state, "a2", 0, "WS", 2, place="dock")
    for field in range(len(state.armies)):
        entered = [stack | (ENTERED if rng.random() < 0.5 else 0) for stack in state.armies[field]]
        state.armies[field] = sorted(entered, key=lambda stack: stack & KEY)
    for seat, id, count in ((0, "a2", 5), (1, "b2", 4)):
        if not state.present[at(state, id)] >> seat & 1:
            units(state, id, seat, "HI", count, place="inside")
    return state


def walls(rng: Random) -> Suverenita:
    """Two settlements under siege, one of them with a dockyard and two besiegers."""
    state = position(seats=3, round=3)
    settle(state, "isle", 0, city=rng.random() < 0.7, dockyard=rng.randrange(3), fort=rng.random() < 0.3, grain=4)
    settle(state, "b2", 1, city=rng.random() < 0.7, fort=rng.random() < 0.3, grain=3)
    settle(state, "b1", 2)
    for id, lord in (("isle", 0), ("b2", 1)):
        for type in LAND:
            if rng.random() < 0.3:
                units(state, id, lord, type, 1, rng.choice(LEVELS), "inside")
        units(state, id, 2, "LI", rng.randrange(4, 14), rng.choice(LEVELS))
        units(state, id, 2, "SE", rng.randrange(1, 5), rng.choice(LEVELS))
    units(state, "isle", 1, "HI", rng.randrange(1, 9))
    if state.dockyard[at(state, "isle")]:
        units(state, "isle", 0, "TR", 1, place="dock")
        units(state, "isle", 0, "WS", 1, place="dock")
    pen(state, "b2", 1, "sheep")
    return state


def count_all(state: Suverenita) -> int:
    return sum(stack >> COUNT_BIT for field in state.armies for stack in field)


def reported_losses(state: Suverenita) -> int:
    assert state.journal is not None
    lost = [event.facts["count"] for event in state.journal if event.kind == "units-lost"]
    return sum(count for count in lost if isinstance(count, int))


def play_out(state: Suverenita, rng: Random) -> None:
    """Play the agenda at random and check everything after each move."""
    state.go_on()
    before = count_all(state) + reported_losses(state)
    while state.kind() != steps.OVER:
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
        else:
            seat = rng.choice(state.waiting())
            moves = state.moves(seat)
            assert len(set(moves)) == len(moves) <= 160
            assert [state.read(state.write(move)) for move in moves] == moves
            state.play(rng.choice(moves), seat)
        assert count_all(state) + reported_losses(state) == before
        for field in range(len(state.armies)):
            assert broken_field(state, field) + broken_units(state, field) == []
    assert state.battle is None


@pytest.mark.parametrize("seed", range(20))
def test_random_battles_add_up(seed: int) -> None:
    rng = Random(seed)
    state = chaos(rng)
    state.push(steps.BATTLES)
    state.push(steps.AMBUSHES)
    play_out(state, rng)
    assert sum(state.vp) == 0
    rising.begin(state)
    play_out(state, rng)


@pytest.mark.parametrize("seed", range(20))
def test_random_sieges_and_raids_add_up(seed: int) -> None:
    rng = Random(seed)
    state = walls(rng)
    state.push(steps.SIEGES)
    play_out(state, rng)
    for seat in (2, 1, 0):
        state.push(steps.PLUNDER, seat)
    falling.begin(state)
    play_out(state, rng)
    assert state.fallen == []
    assert sum(state.vp) <= 0  # burning costs the owner a point and brings nobody one
