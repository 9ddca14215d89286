"""Advisors in production and at the end."""

from __future__ import annotations

from random import Random

import koruna
from tests.games.wonderful_kingdom.advisors import SPENDING, advised
from tests.games.wonderful_kingdom.tabletop import (
    PICKING,
    STEP_OF,
    change,
    deal,
    happen,
    legal,
    making,
    picks,
    play,
    realm_of,
    refusal,
    start,
    table,
)

ALL_ADVISORS = 14

# --- in production -------------------------------------------------------------------------


def test_A6_A9_extra_cubes_in_the_step_of_their_resource_do_not_count_for_dominance() -> None:
    for advisor, resource, cubes, price in (
        ("pirate_of_five_seas", "gold", 4, 4),
        ("master_mason", "materials", 2, 1),
        ("settlers_patron", "population", 2, 1),
        ("wind_reader", "exploration", 3, 2),
    ):
        income = f"realm 0 {making()} | realm 1 {making(**{resource: 1})}"
        state = advised(income, advisors=advisor, soldiers=price, step=STEP_OF[resource])
        assert state.realms[1].trained == 1
        play(state, f"use {advisor}", seat=0)
        assert (realm_of(state).in_hand, realm_of(state).soldiers) == (cubes, 0)
        assert (realm_of(state).trained, state.volumes) == (0, [0, 1])
        other = "gold" if resource != "gold" else "materials"
        income = f"realm 0 {making(**{other: 1})}"
        state = advised(income, advisors=advisor, soldiers=price, step=STEP_OF[other])
        assert refusal(state, f"use {advisor}", 0) == "advisor-useless"


def test_A9_the_herald_speaks_before_the_comparison_and_makes_no_cubes() -> None:
    state = advised(
        f"realm 0 {making(gold=1)} | realm 1 {making(gold=3)}",
        advisors="royal_herald",
        soldiers=1,
        step="begin_step:0:2",
    )
    assert (state.step_name(), legal(state)) == ("declare", ["done", "use royal_herald"])
    play(state, "use royal_herald")
    assert realm_of(state).boost == 0, "for this step alone"
    assert [realm.trained for realm in state.realms] == [1, 0]
    assert (realm_of(state).in_hand, realm_of(state).soldiers) == (1, 0)
    change(state, "realm 0 used, soldiers 1")
    assert refusal(state, "use royal_herald", 0) == "declare-herald", "too late in the step"


def test_A9_the_herald_is_not_asked_where_nothing_would_change() -> None:
    for mine, other in ((3, 2), (1, 5)):
        state = advised(
            f"realm 0 {making(gold=mine)} | realm 1 {making(gold=other)}",
            advisors="royal_herald",
            step="begin_step:0:2",
        )
        assert state.step_name() == "produce"


def test_A9_the_herald_is_asked_no_more_when_his_soldier_is_gone() -> None:
    state = advised(
        f"realm 0 {making(gold=1)}, sites royal_gaol | realm 1 {making(gold=3)}",
        advisors="royal_herald",
        soldiers=1,
        step="begin_step:0:2",
    )
    play(state, "enlist royal_gaol")
    assert (state.step_name(), state.realms[1].trained) == ("produce", 1)


def test_R13_free_actions_are_there_while_an_advisor_asks_for_a_decision() -> None:
    for advisor, step in (
        ("enlightened_prophet", "flip"),
        ("renowned_cartographer", "choose"),
        ("double_agent", "shift"),
        ("royal_herald", "declare"),
    ):
        own = "realm 0 sites farmstead mill, krystallium 1"
        areas = "area1 0:quarry portal | area2 scholars"
        if step == "declare":
            income = f"realm 1 {making(gold=3)}"
            state = advised(f"{own} | {income}", advisors=advisor, soldiers=3, step="begin_step:0:2")
        else:
            pick = f" | {PICKING}" if step == "shift" else ""  # the pick of player 1 comes first
            state = advised(f"{own} | {areas}{pick}", advisors=advisor, soldiers=3)
            play(state, f"use {advisor}")
            deal(state)
        assert state.step_name() == step
        before = legal(state)
        play(state, "crystal materials farmstead", "discard mill")
        assert state.step_name() == step, "the step goes on"
        assert refusal(state, "crystal materials farmstead") == "no-krystallium"
        left = [text for text in before if text.split()[0] not in ("crystal", "discard")]
        assert [text for text in legal(state) if text.split()[0] != "discard"] == left


def test_Q6_L3_a_spy_may_turn_up_the_card_that_a_prophet_was_asked_for() -> None:
    state = table(
        "area1 mill # | area2 portal quarry | pick_number 1",
        "realm 0 advisors enlightened_prophet, krystallium 0, soldiers 1",
        seats=1,
        module="advisors",
    )
    play(state, "use enlightened_prophet")
    assert legal(state) == ["flip 1-2", "spy 1-2"]
    play(state, "spy 1-2")
    happen(state, "calamity")
    assert state.step_name() == "pick", "there is nothing left to turn up"


# --- at the end ----------------------------------------------------------------------------


def test_A9_the_marshal_scores_for_companies_once() -> None:
    state = advised(
        "round 4 | realm 0 completed scholars tax_collectors mill",
        advisors="old_marshal",
        soldiers=6,
        step="end_round",
    )
    play(state, "use old_marshal")
    assert (realm_of(state).extra, realm_of(state).soldiers) == (2, 3)
    assert state.turn() == koruna.OVER


def test_A8_shadows_never_take_an_advisor() -> None:
    state = table(seats=1, scenario="SC04")
    assert state.setup.has_advisors
    state = table("realm 0 picks shadow mill", module="threats", threat="shadows", step="end_choice")
    assert picks(state) == ""


def test_every_advisor_is_used_in_games_that_spare_soldiers_for_them() -> None:
    """Also the marshal, who needs soldiers to be left at the end."""
    used: set[str] = set()
    for number_of_game in range(60):
        if len(used) == ALL_ADVISORS:
            break
        rng = Random(f"advisors {number_of_game}")
        state = start(2, module="advisors")
        while state.turn() != koruna.OVER:
            if state.turn() == koruna.CHANCE:
                state.play(state.draw(rng))
                continue
            fresh = [text for text in legal(state, "use") if text.split()[1] not in used]
            if fresh:
                used.add(fresh[0].split()[1])
                play(state, fresh[0])
            else:
                play(state, rng.choice([text for text in legal(state) if text.split()[0] not in SPENDING]))
    assert len(used) == ALL_ADVISORS
