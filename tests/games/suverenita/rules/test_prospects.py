"""The odds of attacks before they are ordered: what would come, against what the player sees there."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import koruna
from koruna.engine.state import CHANCE
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.fight.odds import battle_odds, siege_odds
from koruna.games.suverenita.rules.fight.prospects import March, marches, prospects_at
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ask, at, change, play, set_up, texts
from tests.how_many import how_many

LONG = how_many(interpreted=200, compiled=600, nightly=900)  # moves of a game with hidden orders


def about_to_march(items: str = "", mode: str = "basic", round: int = 3, seats: int = 2) -> Suverenita:
    return set_up(f"round {round} | subphase 1", items, seats=seats, mode=mode)


def found(state: Suverenita, id: str = "b2", seat: int = 0) -> list[March]:
    if state.kind() != steps.UNITS:
        ask(state, steps.UNITS, seat)
    return [march for march in marches(state, seat) if march.fight.field == at(state, id)]


def orders(state: Suverenita, march: March) -> list[str]:
    return [state.write(order) for order in march.orders]


def after(state: Suverenita, *orders: str) -> Suverenita:
    twin = state.copy()
    for order in orders:
        play(twin, order)
    return twin


def test_the_odds_are_those_of_the_battle_that_would_follow() -> None:
    state = about_to_march("field b1 units 0:LI*5 | field b2 units 1:LI*4")
    [march] = found(state)
    assert (orders(state, march), march.coming, march.fight.is_siege) == (["mv b1>b2 LI*5"], 5, False)
    assert march.fight.forecast is battle_odds(after(state, "mv b1>b2 LI*5"), at(state, "b2"), 0, 1)
    assert 0.5 < march.fight.forecast.win < 0.99


def test_what_stands_there_and_what_was_ordered_before_fights_too() -> None:
    state = about_to_march("field b2 units 0:LI 1:LI*5 | field b1 units 0:LI*3")
    [before] = found(state)
    assert (before.coming, len(before.fight.forecast.left[0])) == (3, 1 + 4)
    play(state, "mv b1>b2 LI*2")
    [later] = found(state)
    assert (later.coming, later.fight.forecast) == (1, before.fight.forecast)


def test_the_greatest_order_alone_and_all_that_can_come() -> None:
    state = about_to_march("field b1 units 0:LI*2 | field b3 units 0:LI*3 | field b2 units 1:LI*4")
    one, all_of_them = found(state)
    assert orders(state, one) == ["mv b3>b2 LI*3"]
    assert orders(state, all_of_them) == ["mv b3>b2 LI*3", "mv b1>b2 LI*2"]
    assert (one.coming, all_of_them.coming) == (3, 5)
    assert all_of_them.fight.forecast.win > one.fight.forecast.win


def test_who_wins_for_certain_needs_no_more() -> None:
    state = about_to_march("field b1 units 0:LI*2 | field b3 units 0:LI*8 | field b2 units 1:LI")
    [march] = found(state)
    assert orders(state, march) == ["mv b3>b2 LI*8"]


def test_of_as_many_units_those_worth_most_are_meant() -> None:
    state = about_to_march("field b1 units 0:LI*2 0:HI*2 | field b2 units 1:HI*3")
    assert orders(state, found(state)[0]) == ["mv b1>b2 HI*2"]


def test_10_1_an_empty_settlement_is_assaulted_with_its_wall_and_not_before_its_time() -> None:
    state = about_to_march("field b2 settlement village:1, units 1:LI@inside | field b1 units 0:LI*7")
    [march] = found(state)
    assert march.fight.is_siege
    assert march.fight.forecast is siege_odds(after(state, "mv b1>b2 LI*7"), at(state, "b2"), 0)
    early = about_to_march("field b2 settlement village:1 | field b1 units 0:LI*7", round=2)
    assert found(early) == []


def test_units_before_a_settlement_are_fought_first_with_the_support_of_its_fort() -> None:
    state = about_to_march("field b2 settlement village:1, fort 1, units 1:LI*3 | field b1 units 0:LI*4")
    [march] = found(state)
    assert not march.fight.is_siege
    without = about_to_march("field b2 settlement village:1, units 1:LI*3 | field b1 units 0:LI*4")
    assert march.fight.forecast.win < found(without)[0].fight.forecast.win


def test_9_9_ships_sail_against_ships_with_all_aboard() -> None:
    state = about_to_march("field s1 units 0:WS*2 | field s2 units 1:WS")
    assert orders(state, found(state, "s2")[0]) == ["sail s1>s2 WS*2"]
    state = about_to_march("field s1 units 0:TR 0:LI@aboard*2 | field s2 units 1:TR")
    [march] = found(state, "s2")
    assert march.coming == 3
    assert len(march.fight.forecast.left[0]) == 1 + 3


def test_every_enemy_on_a_field_is_a_fight_of_its_own_and_partners_are_none() -> None:
    state = about_to_march("field b1 units 0:LI*3 | field b2 units 1:LI*3 2:LI*2", seats=3)
    assert sorted(march.fight.defender for march in found(state)) == [1, 2]
    change(state, "pair 0-1 treaty vassalage:1, due 1")
    assert [march.fight.defender for march in found(state)] == [2]


def test_8_5_nobody_is_told_odds_on_neutral_land_that_wears_everybody_down() -> None:
    state = about_to_march("field c2 units 0:LI*3 | field hub units 1:LI*3")
    assert found(state, "hub") == []


def test_the_least_certain_fights_come_first() -> None:
    state = about_to_march(
        "field b2 units 0:LI*4 | field a2 units 1:LI | field b1 units 1:LI*4 | field b3 units 1:LI*9"
    )
    ask(state, steps.UNITS, 0)
    doubts = [abs(march.fight.forecast.win - 0.5) for march in marches(state, 0)]
    assert len(doubts) == 3
    assert doubts == sorted(doubts)


def test_only_whoever_orders_units_is_told() -> None:
    state = about_to_march("field b1 units 0:LI*3 | field b2 units 1:LI*3")
    assert found(state)
    assert marches(state, 1) == marches(state, -1) == []
    change(state, "field a1 settlement village:0")
    ask(state, steps.RETREAT, 0)
    assert (state.kind(), marches(state, 0)) == (steps.RETREAT, [])


def test_9_7_an_ambush_that_must_come_is_counted() -> None:
    """Compared with ambushes and battles that are actually played."""
    start = about_to_march(
        "field b2 settlement city:1, fort 1, units 1:LI*3, was_free 1 | field b1 units 0:LI*4", mode="advanced"
    )
    [march] = found(start)
    came = after(start, "mv b1>b2 LI*4")
    assert march.fight.forecast.win < battle_odds(came, at(start, "b2"), 0, 1).win - 0.1
    [standing] = prospects_at(came, 0, at(start, "b2"))
    assert standing.forecast is march.fight.forecast
    assert came.kind() == steps.OVER
    change(came, "subphase 4")
    assert prospects_at(came, 0, at(start, "b2"))[0].forecast.win > march.fight.forecast.win, "it is over by then"
    rng = Random(3)
    games = 1_500
    won = sum(fought_out(came.copy(), rng) for _ in range(games))
    assert won / games == pytest.approx(march.fight.forecast.win, abs=0.04)


def fought_out(state: Suverenita, rng: Random) -> bool:
    """Play ambush and battle to the end without conversion and flight; whether the first player wins."""
    state.push(steps.BATTLES)
    ask(state, steps.AMBUSHES)
    while state.kind() != steps.OVER:
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
            continue
        for seat in state.waiting():
            known = texts(state, seat)
            quiet = "conv 0 0" if "conv 0 0" in known else "done"
            play(state, quiet if state.step_name() in ("convert", "flee") else known[0], seat)
    return state.vp[0] > 0


# --- hidden orders -----------------------------------------------------------------------------


@cache
def hidden_orders() -> list[tuple[Suverenita, Random]]:
    """Moments of a game in which some players have already given hidden orders."""
    rng = Random(5)
    state = koruna.game("suverenita").start(4, {"mode": "advanced", "movement": "hidden"})
    bot = Planner(rng)
    known: list[tuple[Suverenita, Random]] = []
    for _ in range(LONG):
        while state.turn() == CHANCE:
            state.play(state.draw(rng))
        if state.turn() == koruna.OVER:
            break
        assert isinstance(state, Suverenita)
        if state.kind() == steps.ORDERS and state.round > 1:
            known.append((state.copy(), rng))
        seat = rng.choice(state.waiting())
        wild = rng.random() < 0.3
        state.play(rng.choice(state.moves(seat)) if wild else bot.choose(state.imagine(seat, rng), seat), seat)
    return known


def test_hidden_orders_of_others_are_not_betrayed() -> None:
    shown = changed = 0
    for state, rng in hidden_orders()[::3]:
        for seat in state.waiting():
            view = state.view(seat)
            assert isinstance(view, SuverenitaView)
            twin = state.imagine(seat, rng)
            changed += twin.armies != state.armies
            shown += len(view.marches)
            assert twin.view(seat).marches == view.marches
    assert shown > 10
    assert changed > 20


def test_own_hidden_orders_are_counted_and_nothing_of_the_game_is_changed() -> None:
    tried = 0
    for state, _ in hidden_orders()[::2]:
        for seat in state.waiting():
            before = state.copy()
            for march in marches(state, seat):
                twin = state.copy()
                for order in march.orders:
                    assert order in twin.moves(seat)
                    twin.play(order, seat)
                tried += 1
            assert (state.armies, state.present, state.control) == (before.armies, before.present, before.control)
            assert state.shown is not None
    assert tried > 10
