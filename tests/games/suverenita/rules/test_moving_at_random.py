"""The movement of a round on the Ring of Twelve, played at random: it ends, and nothing appears or disappears."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board import holding
from koruna.games.suverenita.rules.board.world_reading import ring_of_twelve
from koruna.games.suverenita.rules.course import beginning
from koruna.games.suverenita.rules.course.calendar import in_order
from koruna.games.suverenita.rules.march import attrition, moving, withdrawing
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    COUNT_BIT,
    DOCK,
    DONE,
    HERD_INSIDE,
    INSIDE,
    KEY,
    LIGHT,
    OPEN,
    SITE,
    TRANSPORT,
    VASSALAGE,
    VILLAGE,
    herd,
    stack,
)
from koruna.games.suverenita.rules.setup import ADVANCED, Setup
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values_reading import house

MOST_MOVES = 150  # a decision never lists more
MOST_DECISIONS = 1500  # of four players with forty units each, in three subphases


def scattered(rng: Random, hides_orders: bool) -> Suverenita:
    """Settlements, units, ships, herds and stores anywhere they may be; here and there a treaty."""
    atlas = ring_of_twelve()
    layout = atlas.layout_for(4)
    assert layout is not None
    world = atlas.world(layout)
    state = beginning.empty(Setup(4, house(), world, ADVANCED, hides_orders, False))
    state.round = rng.randint(1, 4)
    state.first = rng.randrange(4)
    state.journal = []
    lands = [field for field in range(len(world.ids)) if not world.is_sea[field] and not world.is_neutral[field]]
    seas = [field for field in range(len(world.ids)) if world.is_sea[field]]
    for field in rng.sample(lands, 20):
        seat = rng.randrange(4)
        state.lord[field] = seat
        state.settlement[field] = rng.randint(1, 2)
        state.fort[field] = rng.randint(0, 1)
        state.grain[field] = rng.randint(0, 5)
        if world.is_coast[field] and rng.random() < 0.7:
            state.dockyard[field] = rng.randint(1, 2)
            state.fish[field] = rng.randint(0, 2)
            holding.put(state, field, stack(rng.choice([TRANSPORT, 5]), rng.randint(0, 2), DOCK, seat, 0), 1)
    for field in rng.sample(lands, 12):
        state.herds[field] = sorted(herd(rng.randrange(4), rng.randrange(4)) for _ in range(rng.randint(1, 2)))
    for seat in range(4):
        for _ in range(9):
            key = stack(rng.choice([LIGHT, LIGHT, 1, 2, 3, 6]), rng.randint(0, 2), OPEN, seat, 0)
            holding.put(state, rng.choice([*lands, 0]), key, rng.randint(1, 3))
        for sea in rng.sample(seas, 2):
            ships = rng.randint(1, 2)
            holding.put(state, sea, stack(TRANSPORT, 1, OPEN, seat, 0), ships)
            holding.put(state, sea, stack(LIGHT, rng.randint(0, 2), ABOARD, seat, 0), rng.randint(1, 3 * ships))
            holding.put(state, sea, stack(5, 1, OPEN, seat, 0), 1)
    for field in rng.sample(lands, 4):
        if state.lord[field] < 0:
            state.site[field], state.site_owner[field] = VILLAGE, rng.randrange(4)
            holding.put(state, field, stack(LIGHT, 1, SITE, state.site_owner[field], 0), 2)
    if rng.random() < 0.5:
        both = holding.pair(state, 0, 1)
        state.treaty[both], state.superior[both] = rng.choice([1, VASSALAGE]), rng.randrange(2)
    holding.know_foes(state)
    for field in lands:
        state.was_free[field] = int(state.lord[field] >= 0 and not holding.is_encircled(state, field))
        if holding.is_encircled(state, field):
            holding.put(state, field, stack(LIGHT, 1, INSIDE, state.lord[field], 0), rng.randint(1, 5))
    return state


def census(state: Suverenita) -> Counter[int]:
    """Units by owner, type and level, herds by owner and kind, stores."""
    found: Counter[int] = Counter()
    for field, stacks in enumerate(state.armies):
        for units in stacks:
            found[units & 63 | units & 15 << 9] += units >> COUNT_BIT
        for one in state.herds[field]:
            found[-1 - (one & 63)] += 1
    found[-100] = sum(state.grain)
    found[-101] = sum(state.fish)
    return found


def check(state: Suverenita) -> None:
    values, world = state.setup.values, state.setup.world
    for field, stacks in enumerate(state.armies):
        keys = [units & KEY for units in stacks]
        assert keys == sorted(set(keys))
        room = [0] * 4
        berths = inside = 0
        for units in stacks:
            type, place, owner, count = units & 7, units >> 6 & 7, units >> 9 & 15, units >> COUNT_BIT
            assert count > 0
            is_ship = type in (TRANSPORT, 5)
            assert place in ((OPEN,) if is_ship else (ABOARD,)) if world.is_sea[field] else (place == DOCK) == is_ship
            assert place != ABOARD or world.is_sea[field]
            room[owner] += count * (values.load if type == TRANSPORT else 0)
            room[owner] -= count * values.size[type] if place == ABOARD else 0
            berths += count if place == DOCK else 0
            inside += count if place == INSIDE else 0
        assert min(room) >= 0 or not world.is_sea[field]
        assert berths <= values.store_ships[state.dockyard[field]]
        assert inside <= values.store_units[state.settlement[field]] + values.fort_units * state.fort[field]
        assert sum(not one & HERD_INSIDE for one in state.herds[field]) <= values.most_herds
        assert 0 <= state.grain[field] <= 11
    if state.shown is None:
        present, control = state.present.copy(), state.control.copy()
        holding.touch_all(state)
        assert (state.present, state.control) == (present, control)


def walk(state: Suverenita, rng: Random) -> int:
    """Play at random until nothing is left to decide; return the number of decisions."""
    count = 0
    state.go_on()
    while state.kind() != steps.OVER:
        seat = rng.choice(state.waiting())
        moves = state.moves(seat)
        assert len(set(moves)) == len(moves) <= MOST_MOVES
        move = rng.choice(moves)
        text = state.write(move, seat)
        assert state.read(text, seat) == move
        assert state.why_not(text, seat) is None
        state.play(move, seat)
        count += 1
        assert count < MOST_DECISIONS
        if count % 10 == 0:
            check(state)
    check(state)
    return count


@pytest.mark.parametrize("hides_orders", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_8_movement_ends_and_loses_nothing(seed: int, hides_orders: bool) -> None:
    rng = Random(seed)
    state = scattered(rng, hides_orders)
    before = census(state)
    moving.begin(state)
    walk(state, rng)
    in_order(state, steps.RIDE)
    walk(state, rng)
    state.begin_shared(steps.HERDS)
    walk(state, rng)
    in_order(state, steps.RETREAT)
    walk(state, rng)
    assert census(state) == before
    hub = sum(units >> COUNT_BIT for units in state.armies[0])
    attrition.begin(state)
    walk(state, rng)
    assert census(state).total() == before.total() - hub + sum(units >> COUNT_BIT for units in state.armies[0])
    before = census(state)
    in_order(state, steps.WITHDRAW)
    walk(state, rng)
    assert census(state) == before
    withdrawing.feed_inside(state)
    state.push(steps.COME_OUT)
    walk(state, rng)
    for field, stacks in enumerate(state.armies):
        if not holding.is_encircled(state, field):
            assert all(units >> 6 & 7 != INSIDE for units in stacks)
            assert not any(one & HERD_INSIDE for one in state.herds[field])


def test_q2_hidden_orders_do_not_depend_on_those_of_others() -> None:
    """A seat has the same moves whatever the others have ordered so far."""
    for seed in range(4):
        rng = Random(seed)
        state = scattered(rng, True)
        moving.begin(state)
        before = state.moves(0)
        for _ in range(60):
            seat = rng.choice([1, 2, 3])
            moves = [move for move in state.moves(seat) if move != DONE]
            if moves:
                state.play(rng.choice(moves), seat)
            assert state.moves(0) == before
