"""Fights of random armies, played at random: nothing comes from nothing, and every loss is reported."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.fight import falling
from koruna.games.suverenita.rules.invariants import broken_field, broken_units
from koruna.games.suverenita.rules.numbers import COUNT_BIT, LEVELS
from koruna.games.suverenita.rules.pacts import rising
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import set_up, sheet

LAND = ["LI", "HI", "SE", "CA", "ME"]


def chaos(rng: Random) -> Suverenita:
    """Armies of three players on four fields, one with a fort, and ships on a sea."""
    armies: dict[str, list[str]] = {id: [] for id in ("a2", "b2", "b3", "a3", "s2")}
    for seat in range(3):
        for id in ("a2", "b2", "b3", "a3"):
            types = [type for type in LAND if rng.random() < 0.4]
            armies[id] += [f"{seat}:{type}.{rng.choice(LEVELS)}*{rng.randrange(1, 4)}" for type in types]
        warships = f"{seat}:{rng.choice(['WS', 'CO'])}.{rng.choice(LEVELS)}*{rng.randrange(1, 3)}"
        armies["s2"] += [f"{seat}:TR", f"{seat}:LI@aboard*{rng.randrange(1, 4)}", warships]
    for stacks in armies.values():
        stacks[:] = [f"{stack}+entered" if rng.random() < 0.5 else stack for stack in stacks]
    for seat, id, count in ((0, "a2", 5), (1, "b2", 4)):
        if not any(stack.startswith(f"{seat}:") for stack in armies[id]):
            armies[id].append(f"{seat}:HI@inside*{count}")
    armies["a2"].append("0:WS@dock*2")
    return set_up(
        "round 3 | field a2 settlement city:0, dockyard harbour, fort 1, grain 6, fish 3, was_free 1",
        f"field b2 settlement village:1, fort {rng.randrange(2)}, grain 3, was_free 1 | field b3 crop 2:0",
        "field b1 settlement village:0, was_free 1 | field c2 settlement village:2, was_free 1",
        *[f"field {id} units {' '.join(stacks)}" for id, stacks in armies.items()],
        seats=3,
        values=sheet(rival_units_per_sword=4, most_units=63),
    )


def walls(rng: Random) -> Suverenita:
    """Two settlements under siege, one of them with a dockyard and two besiegers."""
    armies: dict[str, list[str]] = {"isle": [f"1:HI*{rng.randrange(1, 9)}"], "b2": []}
    for id, lord in (("isle", 0), ("b2", 1)):
        inside = [type for type in LAND if rng.random() < 0.3]
        armies[id] += [f"{lord}:{type}.{rng.choice(LEVELS)}@inside" for type in inside]
        armies[id].append(f"2:LI.{rng.choice(LEVELS)}*{rng.randrange(4, 14)}")
        armies[id].append(f"2:SE.{rng.choice(LEVELS)}*{rng.randrange(1, 5)}")
    dockyard = rng.choice(["", "dock", "harbour"])
    if dockyard:
        armies["isle"] += ["0:TR@dock", "0:WS@dock"]
    isle, b2 = (f"{'city' if rng.random() < 0.7 else 'village'}:{lord}" for lord in (0, 1))
    return set_up(
        f"round 3 | field isle settlement {isle}, fort {int(rng.random() < 0.3)}, grain 4",
        f"field isle dockyard {dockyard}" if dockyard else "",
        f"field b2 settlement {b2}, fort {int(rng.random() < 0.3)}, grain 3, herds 1:sheep",
        "field b1 settlement village:2",
        *[f"field {id} units {' '.join(stacks)}" for id, stacks in armies.items()],
        seats=3,
        values=sheet(most_units=63),
    )


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
