"""Advisors in production and at the end."""

from __future__ import annotations

from random import Random

import koruna
from koruna.engine.agenda import pack
from tests.games.wonderful_kingdom.advisors import SPENDING, advised
from tests.games.wonderful_kingdom.tabletop import (
    advise,
    build,
    deal,
    happen,
    have,
    lay_out,
    legal,
    make,
    own,
    picks,
    play,
    realm_of,
    refusal,
    skip_choice,
    skip_to_end,
    skip_to_step,
    start,
    table,
)

# --- in production -------------------------------------------------------------------------


def test_A6_A9_extra_cubes_in_the_step_of_their_resource_do_not_count_for_dominance() -> None:
    for advisor, resource, cubes, price in (
        ("pirate_of_five_seas", "gold", 4, 4),
        ("master_mason", "materials", 2, 1),
        ("settlers_patron", "population", 2, 1),
        ("wind_reader", "exploration", 3, 2),
    ):
        state = advised(advisor, soldiers=price)
        make(state, 0)
        make(state, 1, **{resource: 1})
        skip_to_step(state, resource)
        assert state.realms[1].trained == 1
        play(state, f"use {advisor}", seat=0)
        assert (realm_of(state).in_hand, realm_of(state).soldiers) == (cubes, 0)
        assert (realm_of(state).trained, state.volumes) == (0, [0, 1])
        state = advised(advisor, soldiers=price)
        other = "gold" if resource != "gold" else "materials"
        make(state, 0, **{other: 1})
        skip_to_step(state, other)
        assert refusal(state, f"use {advisor}", 0) == "advisor-useless"


def test_A9_the_herald_speaks_before_the_comparison_and_makes_no_cubes() -> None:
    state = advised("royal_herald", soldiers=1)
    make(state, 0, gold=1)
    make(state, 1, gold=3)
    skip_to_step(state, "gold")
    assert (state.step_name(), legal(state)) == ("declare", ["done", "use royal_herald"])
    play(state, "use royal_herald")
    assert realm_of(state).boost == 0, "for this step alone"
    assert [realm.trained for realm in state.realms] == [1, 0]
    assert (realm_of(state).in_hand, realm_of(state).soldiers) == (1, 0)
    realm_of(state).used = 0
    have(state, 0, soldiers=1)
    assert refusal(state, "use royal_herald", 0) == "declare-herald", "too late in the step"


def test_A9_the_herald_is_not_asked_where_nothing_would_change() -> None:
    for mine, other in ((3, 2), (1, 5)):
        state = advised("royal_herald")
        make(state, 0, gold=mine)
        make(state, 1, gold=other)
        skip_to_step(state, "gold")
        assert state.step_name() == "produce"


def test_A9_the_herald_is_asked_no_more_when_his_soldier_is_gone() -> None:
    state = advised("royal_herald", soldiers=1)
    build(state, 0, "royal_gaol")
    make(state, 0, gold=1)
    make(state, 1, gold=3)
    skip_to_step(state, "gold")
    play(state, "enlist royal_gaol")
    assert (state.step_name(), state.realms[1].trained) == ("produce", 1)


def test_R13_free_actions_are_there_while_an_advisor_asks_for_a_decision() -> None:
    for advisor, step in (
        ("enlightened_prophet", "flip"),
        ("renowned_cartographer", "choose"),
        ("double_agent", "shift"),
        ("royal_herald", "declare"),
    ):
        state = advised(advisor)
        build(state, 0, "farmstead mill")
        have(state, 0, krystallium=1, soldiers=3)
        if step == "declare":
            make(state, 1, gold=3)
            skip_to_step(state, "gold")
        else:
            if step == "shift":
                state.agenda.pop()  # the pick of player 1 comes first
                state.agenda[-1] = pack(state.kind(), 0)
            lay_out(state, "1:quarry portal", "scholars")
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
    state = table(1, module="advisors")
    advise(state, 0, "enlightened_prophet")
    have(state, 0, soldiers=1)
    lay_out(state, "mill ?", "portal quarry")
    play(state, "use enlightened_prophet")
    assert legal(state) == ["flip 1-2", "spy 1-2"]
    play(state, "spy 1-2")
    happen(state, "calamity")
    assert state.step_name() == "pick", "there is nothing left to turn up"


# --- at the end ----------------------------------------------------------------------------


def test_A9_the_marshal_scores_for_companies_once() -> None:
    state = advised("old_marshal", soldiers=6)
    own(state, 0, "scholars tax_collectors mill")
    skip_to_end(state)
    play(state, "use old_marshal")
    assert (realm_of(state).extra, realm_of(state).soldiers) == (2, 3)
    assert state.turn() == koruna.OVER


def test_A8_shadows_never_take_an_advisor() -> None:
    state = table(1, scenario="SC04")
    assert state.setup.has_advisors
    state = table(module="threats", threat="shadows")
    skip_choice(state, "shadow mill")
    assert picks(state) == ""


def test_every_advisor_is_used_in_games_that_spare_soldiers_for_them() -> None:
    """Also the marshal, who needs soldiers to be left at the end."""
    used: set[str] = set()
    for number_of_game in range(60):
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
    assert len(used) == 14
