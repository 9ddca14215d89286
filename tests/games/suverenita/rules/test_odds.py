"""Forecasts of battles and sieges against the figures of Q3 and Q6, and against battles that are actually played."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import BATTLE, SIEGE, Battle
from koruna.games.suverenita.rules.fight.odds import Forecast, battle_odds, clash, siege_odds, standing
from koruna.games.suverenita.rules.numbers import COUNT_BIT, HEAVY, LIGHT
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ask, at, change, play, set_up, sheet


def fight(one: tuple[int, str], other: tuple[int, str], id: str = "b2") -> tuple[Suverenita, Forecast]:
    state = set_up(f"round 3 | field {id} units 0:{one[1]}*{one[0]} 1:{other[1]}*{other[0]}", mode="basic")
    return state, battle_odds(state, at(state, id), 0, 1)


# Wins and losses of the first side in per cent; the first five are column C of the evidence for Q3.
Q3 = [
    ((6, "LI"), (3, "HI"), "b2", 50, 47),
    ((10, "LI"), (4, "HI"), "b2", 98, 1),
    ((6, "LI"), (6, "HI"), "b2", 0, 100),
    ((5, "HI"), (6, "ME"), "b2", 40, 54),
    ((6, "LI"), (6, "HI"), "a3", 41, 44),
    ((15, "LI"), (6, "HI"), "b2", 99, 1),
    ((10, "LI"), (5, "ME"), "b2", 100, 0),
]


@pytest.mark.parametrize(("one", "other", "id", "win", "loss"), Q3)
def test_Q3_win_rates(one: tuple[int, str], other: tuple[int, str], id: str, win: int, loss: int) -> None:
    found = fight(one, other, id)[1]
    assert found.win * 100 == pytest.approx(win, abs=2)  # the evidence is of 4,000 battles
    assert found.loss * 100 == pytest.approx(loss, abs=2)


@pytest.mark.parametrize(("count", "taken"), [(4, 0), (5, 18), (6, 90), (7, 99), (8, 100)])
def test_Q6_an_empty_village_in_one_siege(count: int, taken: int) -> None:
    state = set_up(f"round 3 | field b2 settlement village:1, units 0:LI*{count}", mode="basic")
    found = siege_odds(state, at(state, "b2"), 0)
    assert found.win * 100 == pytest.approx(taken, abs=1)


@pytest.mark.parametrize(("count", "taken"), [(5, 13), (6, 83), (8, 99)])
def test_Q6_an_empty_village_in_one_round(count: int, taken: int) -> None:
    state = set_up(
        f"round 3 | field b2 settlement village:1, units 0:LI*{count}", mode="basic", values=sheet(assault_rounds=1)
    )
    assert siege_odds(state, at(state, "b2"), 0).win * 100 == pytest.approx(taken, abs=1)


def test_Q5_two_lone_mercenaries_never_destroy_each_other() -> None:
    found = fight((1, "ME"), (1, "ME"))[1]
    assert (found.win, found.draw, found.loss) == (0.0, 1.0, 0.0)
    assert found.losses == [0.0, 0.0]


def test_all_ends_add_up() -> None:
    for one, other, id, _, _ in Q3:
        found = fight(one, other, id)[1]
        assert found.win + found.draw + found.loss == pytest.approx(1.0)
        for side, size in ((0, one[0]), (1, other[0])):
            assert sum(found.left[side]) == pytest.approx(1.0)
            left = sum(count * chance for count, chance in enumerate(found.left[side]))
            assert found.losses[side] == pytest.approx(size - left)
        assert found.left[1][0] >= found.win


def to_the_end(state: Suverenita, rng: Random) -> None:
    """Play a fight out: nobody charges, converts or flees, losses by proposal, assaults go on."""
    while state.kind() != steps.OVER:
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
        else:
            text = "done" if state.step_name() in ("charge", "flee") else state.write(state.moves()[0])
            play(state, text)


def test_real_battles_end_as_forecast() -> None:
    start, found = fight((6, "LI"), (3, "HI"))
    rng = Random(1)
    games = 1_500
    results = [0, 0, 0]
    for _ in range(games):
        state = start.copy()
        ask(state, steps.BATTLES)
        state.play(state.moves()[0])
        to_the_end(state, rng)
        results[state.vp[0]] += 1
    assert results[1] / games == pytest.approx(found.win, abs=0.04)
    assert results[-1] / games == pytest.approx(found.loss, abs=0.04)


def test_real_sieges_end_as_forecast() -> None:
    start = set_up("round 3 | field b2 settlement village:1, units 0:LI*9 1:LI@inside*3", mode="basic")
    found = siege_odds(start, at(start, "b2"), 0)
    rng = Random(2)
    games = 1_000
    taken = 0
    lost = 0
    for _ in range(games):
        state = start.copy()
        ask(state, steps.SIEGES)
        to_the_end(state, rng)
        taken += len(state.fallen)
        lost += 9 - sum(stack >> COUNT_BIT for stack in state.armies[at(state, "b2")] if stack >> 9 & 15 == 0)
    assert taken / games == pytest.approx(found.win, abs=0.05)
    assert lost / games == pytest.approx(found.losses[0], abs=0.25)


def test_10_4_engines_and_the_fort_are_counted() -> None:
    state = set_up("round 3 | field b2 settlement city:1")
    field = at(state, "b2")
    siege = Battle(SIEGE, field, 0, 1)
    bare = clash(state, siege, [standing(LIGHT, 8)], []).win
    engines = clash(state, siege, [standing(LIGHT, 8), standing(2, 2)], []).win
    assert engines > bare
    battle = Battle(BATTLE, field, 0, 1)
    change(state, "field b2 units 1:LI*4")
    without = clash(state, battle, [standing(LIGHT, 5)], [standing(LIGHT, 4)]).win
    change(state, "field b2 fort 1")
    supported = clash(state, battle, [standing(LIGHT, 5)], [standing(LIGHT, 4)]).win
    assert supported < without
    fort = "round 3 | field b2 settlement city:1, fort 1, units 1:LI*4 | player 1 rival 2"
    rivals = set_up(fort, seats=3, values=sheet(rival_units_per_sword=4))
    assert clash(rivals, battle, [standing(LIGHT, 5)], [standing(LIGHT, 4)]).win > supported


def test_a_forecast_is_kept_as_long_as_its_numbers() -> None:
    state = set_up()
    battle = Battle(BATTLE, at(state, "b2"), 0, 1)
    first = clash(state, battle, [standing(LIGHT, 10)], [standing(HEAVY, 10)])
    assert clash(state, battle, [standing(LIGHT, 10)], [standing(HEAVY, 10)]) is first
    other = set_up(values=sheet(red=[0, 0, 0, 0, 0, 1]))
    assert clash(other, battle, [standing(LIGHT, 10)], [standing(HEAVY, 10)]).win > first.win
