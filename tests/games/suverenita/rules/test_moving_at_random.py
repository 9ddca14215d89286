"""The movement of a round on the Ring of Twelve, played at random: it ends, and nothing appears or disappears."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from koruna.games.suverenita.game import GAME
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board import holding
from koruna.games.suverenita.rules.board.world_reading import ring_of_twelve
from koruna.games.suverenita.rules.course.calendar import in_order
from koruna.games.suverenita.rules.march import attrition, moving, withdrawing
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    COUNT_BIT,
    DOCK,
    DONE,
    HERD_INSIDE,
    HERDS,
    INSIDE,
    KEY,
    LEVELS,
    OPEN,
    TRANSPORT,
)
from koruna.games.suverenita.rules.state import Suverenita

CROWDED = GAME.content_of({"values.toml": "[limits]\nmost_units = 63\nmost_tiles = 63\n"})
MOST_MOVES = 150  # a decision never lists more
MOST_DECISIONS = 1500  # of four players with forty units each, in three subphases


def scattered(rng: Random, hides_orders: bool) -> Suverenita:
    """Settlements, units, ships, herds and stores anywhere they may be; here and there a treaty."""
    atlas = ring_of_twelve()
    layout = atlas.layout_for(4)
    assert layout is not None
    world = atlas.world(layout)
    lands = [id for at, id in enumerate(world.ids) if not world.is_sea[at] and not world.is_neutral[at]]
    seas = [id for at, id in enumerate(world.ids) if world.is_sea[at]]
    coast = [id for at, id in enumerate(world.ids) if world.is_coast[at]]
    lines = [f"agenda over | round {rng.randint(1, 4)} | first {rng.randrange(4)}"]
    settled = rng.sample(lands, 20)
    armies: dict[str, Counter[str]] = {id: Counter() for id in world.ids}
    for seat in range(4):
        for _ in range(9):
            type, level = rng.choice(["LI", "LI", "HI", "SE", "CA", "ME"]), rng.choice(LEVELS[:3])
            armies[rng.choice([*lands, world.ids[0]])][f"{seat}:{type}.{level}"] += rng.randint(1, 3)
        for sea in rng.sample(seas, 2):
            ships = rng.randint(1, 2)
            load = f"{seat}:LI.{rng.choice(LEVELS[:3])}@aboard"
            armies[sea].update({f"{seat}:TR": ships, load: rng.randint(1, 3 * ships), f"{seat}:WS": 1})
    for id in settled:
        lord = rng.randrange(4)
        fort, grain = rng.randint(0, 1), rng.randint(0, 5)
        lines.append(f"field {id} settlement {rng.choice(['village', 'city'])}:{lord}, fort {fort}, grain {grain}")
        if armies[id] and not any(stack.startswith(f"{lord}:") for stack in armies[id]):
            armies[id][f"{lord}:LI@inside"] = rng.randint(1, 5)
        if id in coast and rng.random() < 0.7:
            lines.append(f"field {id} dockyard {rng.choice(['dock', 'harbour'])}, fish {rng.randint(0, 2)}")
            armies[id][f"{lord}:{rng.choice(['TR', 'WS'])}.{rng.choice(LEVELS[:3])}@dock"] = 1
    for id in rng.sample([id for id in lands if id not in settled], 3):
        builder = rng.randrange(4)
        lines.append(f"field {id} site village:{builder}:0")
        armies[id][f"{builder}:LI@site"] = 2
    for id in rng.sample(lands, 12):
        herds = [f"{rng.randrange(4)}:{rng.choice(HERDS)}" for _ in range(rng.randint(1, 2))]
        lines.append(f"field {id} herds {' '.join(herds)}")
    for id, stacks in armies.items():
        lines.append(f"field {id} units {' '.join(f'{stack}*{count}' for stack, count in stacks.items())}")
    if rng.random() < 0.5:
        lines.append(f"pair 0-1 treaty {rng.choice(['aid', 'vassalage'])}:{rng.randrange(2)}")
    lines += [f"player {seat} rival {(seat + 1) % 4}" for seat in range(4)]
    head = f"suverenita 1 4 mode=advanced movement={'hidden' if hides_orders else 'in_order'} content={CROWDED}"
    state = GAME.at(f"{head} | {' | '.join(lines)}", content=CROWDED)
    assert isinstance(state, Suverenita)
    state.journal = []  # no part of a position
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
