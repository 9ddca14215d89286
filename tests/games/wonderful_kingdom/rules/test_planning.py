"""Planning: sites and exchanges, both players at once (P1 to P7, R9 to R18)."""

from __future__ import annotations

from random import Random

import koruna
from tests.games.wonderful_kingdom.tabletop import (
    change,
    completed,
    legal,
    making,
    open_spaces,
    picks,
    play,
    realm_of,
    refusal,
    sites,
    table,
)


def test_P2_every_picked_card_becomes_a_site_or_is_exchanged() -> None:
    state = table("realm 0 picks farmstead mill | realm 1 picks quarry", step="end_choice")
    assert refusal(state, "done", 0) == "picks-left"
    play(state, "slate farmstead", "exchange mill", seat=0)
    assert refusal(state, "done", 0) == "cubes-left"
    play(state, "lab population", "done", seat=0)
    assert (sites(state), picks(state), realm_of(state).in_lab) == ("farmstead", "", 1)


def test_P2_an_exchanged_cube_may_go_onto_a_site_slated_before() -> None:
    state = table("realm 0 picks quarry farmstead, sites market_hall", step="end_choice")
    play(state, "slate farmstead", "exchange quarry", seat=0)
    assert legal(state, "place", 0) == ["place materials farmstead", "place materials market_hall"]
    play(state, "place materials market_hall", seat=0)
    assert open_spaces(state, 0, 0) == [2, 1, 0, 0, 0, 0]


def test_P2_a_cube_is_placed_before_the_next_card() -> None:
    state = table("realm 0 picks quarry farmstead", step="end_choice")
    play(state, "exchange quarry", seat=0)
    assert refusal(state, "slate farmstead", 0) == "cubes-first"
    assert refusal(state, "exchange farmstead", 0) == "cubes-first"
    assert refusal(state, "place gold mill", 0) == "no-such-site"
    assert refusal(state, "lab gold", 0) == "no-cube"


def test_P2_only_what_was_picked_can_be_planned() -> None:
    state = table("realm 0 picks quarry", step="end_choice")
    assert refusal(state, "slate mill", 0) == "not-picked"
    assert refusal(state, "pick 1", 0) == "plan-now"


def test_P3_a_site_completed_in_planning_produces_this_round() -> None:
    state = table("realm 0 picks farmstead quarry, sites farmstead, krystallium 0", step="end_choice")
    play(
        state, "exchange farmstead", "place materials farmstead", "exchange quarry", "place materials farmstead", seat=0
    )
    assert completed(state) == "farmstead"
    assert realm_of(state).volume(1) == 2


def test_P4_a_treasure_must_be_exchanged_and_each_cube_is_placed_on_its_own() -> None:
    state = table("realm 0 picks guild_tithe, sites market_hall", step="end_choice")
    assert refusal(state, "slate guild_tithe", 0) == "treasure-exchanged"
    play(state, "exchange guild_tithe", "place population market_hall", "lab gold", seat=0)
    assert (open_spaces(state)[1], realm_of(state).in_lab) == (0, 1)


def test_P4_two_cubes_of_one_resource_can_fill_a_site_at_once() -> None:
    state = table("realm 0 picks masons_hoard, sites farmstead", step="end_choice")
    play(state, "exchange masons_hoard")
    assert {"fill farmstead", "lab materials all"} <= set(legal(state))
    play(state, "fill farmstead")
    assert completed(state) == "farmstead"


def test_P6_both_plan_at_once_and_neither_sees_the_other() -> None:
    state = table("realm 0 picks farmstead | realm 1 picks quarry", step="end_choice")
    assert state.waiting() == [0, 1]
    before = state.view(1), state.view()
    play(state, "slate farmstead", seat=0)
    assert (state.view(1), state.view()) == before
    assert [site.card for site in state.view(0).players[0].sites] == ["farmstead"]
    play(state, "done", seat=0)
    assert state.waiting() == [1]
    assert state.view(1).players[0].sites == []
    assert state.view(1).players[0].closed
    assert refusal(state, "discard farmstead", 0) == "done-stays"
    play(state, "exchange quarry", "lab materials", "done", seat=1)
    assert [site.card for site in state.view(1).players[0].sites] == ["farmstead"]


def test_P6_points_do_not_give_away_what_is_planned() -> None:
    state = table(
        "realm 0 sites farmstead, completed ramparts, krystallium 2 | realm 1 picks quarry",
        step="end_choice",
    )
    assert state.scores() == [2, 0]
    play(state, "crystal materials farmstead", "crystal materials farmstead", seat=0)
    assert state.realms[0].score() == 4
    assert state.scores() == [2, 0]
    play(state, "done", seat=0)
    play(state, "slate quarry", "done", seat=1)
    assert state.scores() == [4, 0]


def test_P6_events_come_to_light_when_both_are_done() -> None:
    state = table("realm 0 sites farmstead, picks masons_hoard | realm 1 picks quarry", step="end_choice")
    assert state.journal is not None
    play(state, "exchange masons_hoard", "fill farmstead", seat=0)
    for viewer in (1, koruna.SPECTATOR):
        assert "farmstead" not in str([event.seen_by(viewer) for event in state.journal])
    assert [event.kind for event in state.journal[-2:]] == ["secret-move", "secret-move"]
    play(state, "done", seat=0)
    play(state, "slate quarry", "done", seat=1)
    kinds = [event.kind for event in state.journal]
    assert "secret-move" not in kinds
    assert {"exchanged", "placed", "completed", "slated"} <= set(kinds)


def test_P6_a_bot_imagines_what_the_other_may_have_planned() -> None:
    state = table("realm 0 picks farmstead | realm 1 picks quarry mill", step="end_choice")
    play(state, "slate quarry", "slate mill", "done", seat=1)
    imagined = [state.imagine(0, Random(n)) for n in range(30)]
    assert all(twin.waiting() == [0] for twin in imagined)
    assert len({tuple(twin.realms[1].sites) for twin in imagined}) > 2


def test_R9_five_cubes_become_a_krystallium_at_once() -> None:
    realm = realm_of(table("realm 0 krystallium 0"))
    realm.add_to_lab(0, 4)
    realm.add_to_lab(1, 7)  # 4 + 7 are two krystallium, and one is left
    assert (realm.krystallium, realm.in_lab) == (2, 1)


def test_R11_krystallium_stands_in_for_any_cube_but_no_soldier() -> None:
    state = table("realm 0 picks quarry, sites royal_gaol secret_society", step="end_choice")
    assert legal(state, "crystal", 0) == [
        "crystal gold secret_society",
        "crystal krystallium secret_society",
        "crystal materials royal_gaol",
        "crystal population royal_gaol",
        "crystal population secret_society",
    ]
    change(state, "realm 0 krystallium 0")
    assert refusal(state, "crystal materials royal_gaol", 0) == "no-krystallium"


def test_R12_a_soldier_fills_a_space_for_soldiers() -> None:
    state = table("realm 0 picks quarry, sites royal_gaol farmstead", step="end_choice")
    assert refusal(state, "enlist royal_gaol", 0) == "no-soldier"
    change(state, "realm 0 soldiers 1")
    assert refusal(state, "enlist farmstead", 0) == "no-space"
    play(state, "enlist royal_gaol", seat=0)
    assert (open_spaces(state)[5], realm_of(state).soldiers) == (0, 0)


def test_P2_A9_an_advisor_can_be_used_with_cubes_in_hand() -> None:
    state = table(
        "realm 0 picks quarry portal, sites farmstead, krystallium 0, soldiers 9",
        "realm 0 advisors grey_eminence court_jeweller wandering_alchemist woe_banisher",
        module="advisors",
        step="end_choice",
    )
    play(state, "exchange quarry", seat=0)
    assert refusal(state, "exchange portal", 0) == "cubes-first"
    assert legal(state, "use", 0) == ["use court_jeweller", "use grey_eminence", "use wandering_alchemist"]
    assert refusal(state, "use woe_banisher", 0) == "advisor-useless"
    play(state, "use grey_eminence", "crystal materials farmstead", "use court_jeweller", "lab materials", seat=0)
    play(state, "exchange portal", seat=0)
    assert (realm_of(state).in_hand, realm_of(state).krystallium) == (2, 0)


def test_R13_free_actions_are_there_in_the_choice_in_planning_in_production_and_at_the_end() -> None:
    state = table("realm 0 sites farmstead farmstead farmstead farmstead, krystallium 9")
    assert "crystal materials farmstead" in legal(state)
    play(state, "crystal materials farmstead")
    assert state.step_name() == "offer", "a free action does not end the turn"
    change(state, "realm 0 picks quarry", step="end_choice")
    assert "crystal materials farmstead-2" in legal(state, "", 0)
    play(state, "exchange quarry", "lab materials", "done", seat=0)
    assert state.step_name() == "produce"
    assert "crystal materials farmstead-2" in legal(state, "", 0)
    change(state, "round 4", step="end_round")
    assert (state.step_name(), state.turn()) == ("final", 0)
    assert "crystal materials farmstead-2" in legal(state)


def test_R14_R15_a_bonus_can_complete_the_next_site_at_once() -> None:
    state = table(
        "realm 0 picks guild_tithe, sites scholars:population2 clock_of_ages:gold4, krystallium 1", step="end_choice"
    )
    play(state, "crystal population scholars", seat=0)
    assert (completed(state), realm_of(state).krystallium) == ("scholars", 1)
    play(state, "crystal krystallium clock_of_ages", seat=0)
    assert completed(state) == "scholars clock_of_ages"


def test_R13_a_site_that_could_be_discarded_is_asked_about() -> None:
    state = table(f"realm 0 {making()}, sites mill, krystallium 0", step="end_choice")
    assert (state.step_name(), legal(state, "", 0)) == ("plan", ["discard mill", "done"])


def test_R17_soldiers_are_without_a_limit() -> None:
    state = table("realm 0 sites recruiters, krystallium 0, soldiers 30")
    realm_of(state).fill(0, 1, 3)
    assert realm_of(state).soldiers == 33


def test_R14_several_copies_of_a_card_may_be_completed() -> None:
    state = table("realm 0 completed mill*3")
    assert realm_of(state).volume(0) == 5


def test_R16_a_discarded_site_gives_its_exchange_to_the_laboratory_alone() -> None:
    state = table("realm 0 sites mill:materials2 farmstead, picks quarry", step="end_choice")
    play(state, "discard mill", seat=0)
    assert (sites(state), realm_of(state).in_lab, realm_of(state).in_hand) == ("farmstead", 1, 0)
    assert (realm_of(state).krystallium, realm_of(state).soldiers) == (2, 0), "what lay on it is lost"


def test_R16_the_second_site_of_a_card_has_a_number() -> None:
    state = table("realm 0 sites mill:materials2 mill, picks quarry", step="end_choice")
    play(state, "discard mill-2", seat=0)
    assert open_spaces(state)[0] == 1
    assert refusal(state, "discard mill-2", 0) == "no-such-site"


def test_R18_sites_stay_with_what_lies_on_them() -> None:
    state = table("realm 0 sites ramparts:materials3")
    rng = Random(1)
    while state.round == 1:
        quiet = [move for move in state.moves() if state.turn() >= 0 and "ramparts" not in state.write(move)]
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(quiet))
    assert open_spaces(state)[0] == 2
