"""Decisions that a player is not asked about, rule by rule."""

from __future__ import annotations

import pytest
from bench.questions import Asked, decisions, play

from koruna.engine.automatic_moves import AskSettings
from koruna.engine.event import Event, Fact
from koruna.games.suverenita.forms.field_view import FieldView
from koruna.games.suverenita.forms.skipping import is_vain
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values_reading import house
from tests.games.suverenita import positions
from tests.games.suverenita.positions import ask, change, set_up
from tests.games.suverenita.rules.test_besieging import besieged
from tests.games.suverenita.rules.test_plundering import raid
from tests.games.suverenita.unasked import GAME, made

# --- fights ------------------------------------------------------------------------------


def test_10_3_an_assault_that_cannot_reach_the_wall_is_not_asked_about() -> None:
    state = besieged("field b2 fort 1", attackers=2)
    ask(state, steps.SIEGES)
    assert made(state) == "done"
    assert made(state, 0, "hopeless") == ""


def test_10_3_an_assault_with_any_chance_is() -> None:
    state = besieged(attackers=6)
    ask(state, steps.SIEGES)
    assert made(state) == ""


@pytest.mark.parametrize(("own", "asked"), [(3, False), (2, True)])
def test_9_5_flight_from_a_battle_that_is_not_likely_to_be_lost_is_not_asked_about(own: int, asked: bool) -> None:
    state = set_up(
        f"battle battle b2 0 1 | field b1 settlement village:0 | field b2 units 0:LI*{own} 1:LI*3",
        mode="basic",
    )
    ask(state, steps.FLEE)
    assert made(state) == ("" if asked else "done")
    assert made(state, 0, "hopeless") == ""


@pytest.mark.parametrize(("own", "asked"), [(9, False), (3, True)])
def test_9_2_going_behind_the_walls_before_a_battle_that_is_as_good_as_won_is_not_asked_about(
    own: int, asked: bool
) -> None:
    state = set_up(f"subphase 4 | field b1 settlement village:0, units 0:LI*{own} 1:LI*3, was_free 1", mode="basic")
    ask(state, steps.WITHDRAW)
    assert made(state) == ("" if asked else "done")
    assert made(state, 0, "hopeless") == ""


@pytest.mark.parametrize(
    ("swords", "theirs", "asked"),
    [(2, 0, False), (2, 2, False), (4, 0, True), (4, 2, True)],
)
def test_9_5_swords_that_are_not_idle_are_not_asked_about(swords: int, theirs: int, asked: bool) -> None:
    state = set_up(f"field b2 units 0:LI*4 1:LI*3 | battle battle b2 0 1, swords {swords} {theirs}")
    ask(state, steps.CONVERT)
    assert made(state) == ("" if asked else "done")
    assert made(state, 0, "hopeless") == ""


def test_9_3_a_battle_with_next_to_no_hope_is_not_asked_about_but_one_with_cavalry() -> None:
    state = set_up("field b2 units 0:LI 1:LI*6", mode="basic")
    ask(state, steps.BATTLES)
    assert state.kind() == steps.FIGHT
    assert made(state, state.turn()) == ("done" if state.turn() == 0 else "")
    assert made(state, state.turn(), "hopeless") == ""
    change(state, "field b2 units 0:LI 0:CA 1:LI*6")
    assert made(state, state.turn()) == ""


# --- retreat, herds, plunder ---------------------------------------------------------------


def test_8_4_retreats_are_made_by_who_wants_to_make_them() -> None:
    state = set_up("field b1 settlement village:0, units 1:LI | field b2 units 0:LI")
    ask(state, steps.RETREAT)
    assert made(state) == "done"
    assert made(state, 0, "retreat") == ""


def test_8_5_a_retreat_from_neutral_land_is_asked_about() -> None:
    state = set_up("field c1 settlement village:0 | field hub units 0:LI")
    ask(state, steps.RETREAT)
    assert made(state) == ""


def test_8_3_herds_and_goods_are_moved_by_who_wants_to_move_them() -> None:
    """Goods can only move within one larder, so nobody starves because they were not moved."""
    # Those in the hub are not connected and go hungry.
    state = set_up(
        "round 4 | field a1 settlement village:0, herds 0:sheep | field c1 settlement village:0, grain 5"
        " | field b1 units 0:LI | field hub units 0:LI*4",
        mode="basic",
    )
    ask(state, steps.HERDS)
    player = state.view(0).players[0]
    assert player.missing > max(0, player.need - player.food)
    assert made(state) == "done"
    assert made(state, 0, "herds") == ""


def test_11_1_own_land_is_not_asked_about_but_what_was_anothers_is() -> None:
    state = raid()
    ask(state, steps.PLUNDER)
    assert made(state) == "done"
    assert made(state, 0, "plunder") == ""
    assert state.journal is not None
    left = Event("marched", 1, {"from": "b2", "to": "b3", "units": "LI", "level": "standard", "count": 1})
    state.journal.append(left)
    assert made(state) == ""
    state.journal.append(Event("taxes", 1, {"gold": 1}))
    assert made(state) == "done", "it was a season ago"


def test_11_4_loot_is_asked_about() -> None:
    state = raid("field b2 herds 1:sheep")
    ask(state, steps.PLUNDER)
    assert made(state) == ""


# --- units and trade -----------------------------------------------------------------------


def test_8_1_when_all_have_marched_but_builders_the_step_is_over() -> None:
    state = set_up("field b2 site village:0:0, units 0:LI@site | field a1 units 0:LI", mode="basic")
    ask(state, steps.UNITS)
    assert made(state) == ""
    positions.play(state, "mv a1>a2 LI*1")
    assert made(state) == "done"
    assert made(state, 0, "builders") == ""


def test_13_1_who_has_spent_the_last_gold_is_done_but_who_has_just_sold_is_not() -> None:
    state = set_up(f"field a1 settlement village:0, grain 5 | player 0 gold {house().recruit}", mode="basic")
    ask(state, steps.TRADE)
    assert made(state) == ""
    positions.play(state, "rec a1", 0)
    assert made(state) == "done"
    assert made(state, 0, "sales") == ""
    assert state.journal is not None
    state.journal.append(Event("sold", 0, {}))
    assert made(state) == ""


def test_18_gold_that_the_winter_of_a_first_game_costs_is_not_asked_about() -> None:
    state = set_up("round 4 | field a1 settlement village:0, units 0:LI*2 | player 0 gold 9", mode="first")
    ask(state, steps.TRADE)
    need = state.view(0).players[0].need
    for gold, move in ((need + 1, ""), (need, "done"), (need - 1, "")):
        change(state, f"player 0 gold {gold}")
        assert made(state) == move, "who has too little is warned"


# --- nothing more this season ----------------------------------------------------------------


def resting(state: Suverenita) -> AskSettings:
    said = AskSettings()
    assert state.journal is not None
    said.rest(state.round, len(state.journal))
    return said


def marching() -> Suverenita:
    state = set_up("field b1 settlement village:0 | field b2 units 0:LI*2", mode="basic")
    ask(state, steps.UNITS)
    return state


def test_nothing_more_holds_for_the_season() -> None:
    state = marching()
    said = resting(state)
    assert made(state) == ""
    assert made(state, said=said) == "done"
    change(state, f"round {state.round + 1}")
    assert made(state, said=said) == ""


def test_15_6_who_goes_hungry_into_winter_is_asked_whatever_was_said() -> None:
    """No move with a warning is made without asking: neither after "nothing more" nor after the last gold."""
    state = set_up(
        "round 4 | field a1 settlement village:0, grain 1 | field b1 units 0:LI*3 | player 0 gold 0", mode="basic"
    )
    ask(state, steps.TRADE)
    assert {state.write(move).split()[0] for move in state.moves()} <= {"sell", "kill", "done"}
    assert len(state.moves()) > 1
    assert made(state, said=resting(state)) == ""
    assert state.journal is not None
    state.journal.append(Event("recruited", 0, {}))
    assert made(state) == ""
    change(state, "round 3")
    assert made(state) == made(state, said=resting(state)) == "done", "the harvest is still to come"


@pytest.mark.parametrize(
    "event",
    [
        Event("battle", 1, {"field": "b2", "other": 0}),
        Event("offer", 1, {"partner": 0}),
        Event("robs", 1, {"field": "b2", "good": "sheep", "other": 0}),
        Event("marched", 1, {"from": "a1", "to": "b1", "units": "LI", "level": "standard", "count": 1}),
    ],
    ids=lambda event: event.kind,
)
def test_nothing_more_ends_when_somebody_acts_against_one(event: Event) -> None:
    state = marching()
    said = resting(state)
    assert state.journal is not None
    state.journal.append(event)
    assert made(state, said=said) == ""


def test_nothing_more_goes_on_when_others_deal_with_each_other() -> None:
    state = marching()
    said = resting(state)
    assert state.journal is not None
    far: dict[str, Fact] = {"from": "c2", "to": "c3", "units": "LI", "level": "standard", "count": 1}
    state.journal += [Event("marched", 1, far), Event("marched", 0, {**far, "to": "b1"})]
    assert made(state, said=said) == "done"


# --- all in all ------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "number"), [("first_game", 1), ("basic", 0)])
def test_of_a_planners_answers_few_are_to_be_done(mode: str, number: int) -> None:
    """One game in which every seat is asked like a person; `python -m bench.questions` counts many games."""
    game = list(decisions(GAME, play(GAME, 2, {"mode": mode}, number)))
    found = Asked()
    found.count(game)
    assert found.ends.total() <= 2 * found.rounds
    assert found.ends.total() < 0.4 * found.all_ends.total()
    assert [decision for decision in game if not decision.automatic and is_hopeless(decision.view, decision.seat)] == []


def is_hopeless(view: SuverenitaView, seat: int) -> bool:
    """An assault that cannot breach the wall, a retreat where no enemy is near."""
    if view.step == "assault":
        assert view.question is not None
        return all(is_vain(fight) for fight in view.forecasts if fight.field == view.question.field)
    if view.step != "retreat":
        return False
    own = [at for at, field in enumerate(view.fields) if field.lord == seat or is_there(seat, field)]
    near = {*own, *[other for at in own for other in view.map.fields[at].borders]}
    alone = all(stack.owner == seat for at in near for stack in view.fields[at].stacks)
    return alone and not any(view.map.fields[at].neutral for at in own)


def is_there(seat: int, field: FieldView) -> bool:
    return any(stack.owner == seat for stack in field.stacks)
