"""The prelude (5): who begins, rivals, villages in snake order, and sealed start parts."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.options import OPTIONS, setup_of
from koruna.games.suverenita.rules.course.beginning import begin
from koruna.games.suverenita.rules.numbers import COUNT_BIT, DONE, LIGHT, NOBODY, TRANSPORT, VILLAGE
from koruna.games.suverenita.rules.state import Suverenita


def start(seats: int, **chosen: str) -> Suverenita:
    options = {option.id: option.default for option in OPTIONS}
    return begin(setup_of(seats, {**options, **chosen}))


def until(state: Suverenita, kind: int, rng: Random) -> None:
    """Play at random until the step on top is of this kind."""
    while state.kind() != kind:
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(rng.choice(state.moves()))


def put_villages(state: Suverenita, ids: str) -> None:
    for id in ids.split():
        state.play(state.read(f"village {id}"))


def test_5_3_everybody_may_be_first_alike() -> None:
    state = start(5)
    assert [round(chance, 3) for _, chance in state.odds()] == [0.2] * 5


def test_5_2_a_rival_is_any_other_player_and_for_two_the_other() -> None:
    state = start(3)
    state.play(state.read("first P2"))
    assert [state.write(outcome) for outcome, _ in state.odds()] == ["rival P2", "rival P3"]
    for text in ("rival P3", "rival P3", "rival P1"):
        state.play(state.read(text))
    assert state.rival == [2, 2, 0]
    two = start(2)
    two.play(two.read("first P1"))
    assert two.rival == [1, 0]


def test_5_4_villages_go_there_back_and_there_again_then_one_may_move() -> None:
    state = start(3)
    for text in ("first P2", "rival P2", "rival P1", "rival P1"):
        state.play(state.read(text))
    order = []
    while state.kind() == steps.VILLAGE:
        order.append(state.turn())
        state.play(state.moves()[0])
    assert order == [1, 2, 0, 0, 2, 1, 1, 2, 0]
    movers = []
    while state.kind() == steps.RELOCATE:
        movers.append(state.turn())
        state.play(DONE)
    assert movers == [0, 2, 1]


def test_5_4_a_village_needs_free_land_that_is_not_neutral() -> None:
    state = start(4)
    until(state, steps.VILLAGE, Random(1))
    state.play(state.read("village m00"))
    for text, rule in (
        ("village m00", "village-taken"),
        ("village hub", "village-land"),
        ("village x00", "village-land"),
    ):
        reason = state.why_not(text)
        assert reason is not None
        assert reason.rule == rule


def test_5_1_and_5_5_start_parts_of_a_coastal_player() -> None:
    state = start(2, map="ring_of_twelve")
    state.play(state.read("first P1"))
    put_villages(state, "o00 o03 o05 m01 m00 m04")
    state.play(DONE)
    state.play(DONE)
    for seat in (0, 1):
        state.play(state.read("auto"), seat)
    assert state.round == 1
    own = [field for field in range(len(state.lord)) if state.lord[field] == 0]
    units = [units for field in own for units in state.armies[field]]
    assert sum(stack >> COUNT_BIT for stack in units if stack & 7 == LIGHT) == 5
    assert sum(stack >> COUNT_BIT for stack in units if stack & 7 == TRANSPORT) == 1
    assert sum(state.grain[field] for field in own) == 10
    assert all(state.grain[field] <= 5 for field in own)
    assert sorted(herd & 3 for field in own for herd in state.herds[field]) == [0, 0, 1]
    assert sum(state.dockyard[field] for field in own) == 1
    assert state.gold[0] == 5
    assert state.vp == [0, 0]


def test_5_6_who_has_no_coast_gets_men_and_gold_instead() -> None:
    state = start(2, map="ring_of_twelve")
    state.play(state.read("first P1"))
    put_villages(state, "i00 o03 o05 m01 m00 m04")
    state.play(DONE)
    state.play(DONE)
    assert state.gold == [7, 5]
    state.play(state.read("auto"), 0)
    own = [field for field in range(len(state.lord)) if state.lord[field] == 0]
    assert sum(stack >> COUNT_BIT for field in own for stack in state.armies[field]) == 7
    assert sum(state.dockyard[field] for field in own) == 0


def test_5_5_nobody_sees_the_parts_of_others_before_all_have_placed_them() -> None:
    state = start(2, map="ring_of_twelve")
    until(state, steps.PARTS, Random(3))
    state.play(state.read("auto"), 0)
    mine, other, watching = state.view(0), state.view(1), state.view()
    own = [field for field in range(len(state.lord)) if state.lord[field] == 0]
    assert any(mine.fields[field].stacks for field in own)
    assert not any(other.fields[field].stacks or other.fields[field].grain for field in own)
    assert not any(watching.fields[field].stacks or watching.fields[field].herds for field in own)
    state.play(state.read("auto"), 1)
    assert any(state.view(1).fields[field].stacks for field in own)


def test_18_the_first_game_begins_without_farms() -> None:
    state = start(3, mode="first_game")
    until(state, steps.UNITS, Random(5))
    assert sum(state.grain) == 0
    assert not any(state.herds)


@pytest.mark.parametrize("seats", range(2, 13))
def test_5_every_number_of_players_gets_through_the_prelude(seats: int) -> None:
    state = start(seats)
    until(state, steps.UNITS, Random(seats))
    assert state.round == 1
    assert [state.lord.count(seat) for seat in range(seats)] == [3] * seats
    assert all(state.settlement[field] == VILLAGE for field in range(len(state.lord)) if state.lord[field] != NOBODY)
