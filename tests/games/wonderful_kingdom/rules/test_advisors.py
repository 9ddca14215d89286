"""The module of advisors (A1 to A9), up to production."""

from __future__ import annotations

from random import Random

from tests.games.wonderful_kingdom.advisors import advised
from tests.games.wonderful_kingdom.tabletop import (
    change,
    gone,
    happen,
    legal,
    making,
    named,
    number,
    picks,
    play,
    realm_of,
    refusal,
    start,
    table,
)

# --- set-up --------------------------------------------------------------------------------


def test_A1_I8_two_are_drawn_one_is_kept_unseen_by_the_other_until_both_have_chosen() -> None:
    state = start(module="advisors")
    happen(state, "grey_eminence", "old_marshal", "double_agent", "woe_banisher")
    assert (state.step_name(), state.waiting()) == ("keep", [0, 1])
    assert legal(state, "", 1) == ["keep double_agent", "keep woe_banisher"]
    assert refusal(state, "keep double_agent", 0) == "keep-one"
    before = state.view(1)
    play(state, "keep old_marshal", seat=0)
    after = state.view(1)
    assert (after.players[0].advisors, before.players[0].hand) == ([], None)
    play(state, "keep double_agent", seat=1)
    assert state.view(1).players[0].advisors == ["old_marshal"]
    assert [realm.soldiers for realm in state.realms] == [2, 2]
    assert sum(state.pool[state.setup.content.first_advisor : state.setup.content.calamity]) == 10
    assert state.pool_size == 80


def test_A7_alone_the_other_goes_back_into_the_deck() -> None:
    state = start(1, module="advisors")
    assert len(state.odds()) == 11
    happen(state, "grey_eminence", "old_marshal")
    play(state, "keep old_marshal")
    assert state.pool[number(state, "grey_eminence")] == 1
    assert (state.pool_size, realm_of(state).soldiers) == (80, 2)


def test_A2_an_open_advisor_joins_when_picked_and_brings_a_soldier() -> None:
    state = advised(
        "area1 grey_eminence 0:wind_reader | area2 mill"
        " | realm 0 hand calamity mill quarry scholars portal farmstead sappers recruiters"
        " | realm 1 krystallium 0, soldiers 2",
        advisors="",
    )
    play(state, "lay mill 2", "lay quarry 2", "pick 1")
    assert named(state, realm_of(state, 1).advisors) == "grey_eminence"
    assert (realm_of(state, 1).soldiers, len(realm_of(state, 1).picks)) == (3, 1)
    change(state, step="end_choice")
    assert named(state, realm_of(state, 1).advisors) == "grey_eminence wind_reader"
    assert realm_of(state, 1).soldiers == 4


def test_A3_advisors_are_neither_planned_nor_counted() -> None:
    state = advised("realm 0 picks grey_eminence", advisors="", step="end_choice")
    assert (picks(state), realm_of(state).score(), realm_of(state).completed) == ("", 0, [])


def test_A4_once_a_round_for_its_soldiers_in_its_phase() -> None:
    state = advised(advisors="grey_eminence", soldiers=5)
    assert refusal(state, "use grey_eminence") == "advisor-phase"
    assert refusal(state, "use old_marshal") == "no-such-advisor"
    change(state, "realm 0 picks quarry", step="end_choice")
    play(state, "use grey_eminence", seat=0)
    assert refusal(state, "use grey_eminence", 0) == "advisor-once"
    change(state, "realm 0 used")
    assert refusal(state, "use grey_eminence", 0) == "advisor-price"


def test_A4_an_advisor_can_be_used_again_in_the_next_round() -> None:
    nothing = f"realm 0 {making()}, used grey_eminence | realm 1 {making()}"
    state = advised(nothing, advisors="grey_eminence", step="begin_step:0:3")
    assert (state.round, realm_of(state).used) == (2, 0)


# --- in the choice -------------------------------------------------------------------------


def test_A9_the_prophet_turns_up_one_or_two_cards_which_stay() -> None:
    state = advised(advisors="enlightened_prophet")
    assert refusal(state, "use enlightened_prophet") == "advisor-useless"
    change(state, "area1 0:mill quarry | area2 1:portal 1:scholars")
    play(state, "use enlightened_prophet")
    assert refusal(state, "done") == "flip-one"
    assert legal(state) == ["flip 1-1", "flip 2-1", "flip 2-2"]
    assert refusal(state, "flip 1-2") == "flip-hidden"
    play(state, "flip 2-2")
    assert [card.card for card in state.view(1).areas[1]] == [None, "scholars"]
    play(state, "done")
    assert (state.step_name(), realm_of(state).soldiers) == ("offer", 8)


def test_A9_the_cartographer_keeps_one_of_three_unseen_by_the_other() -> None:
    state = advised(advisors="renowned_cartographer")
    assert state.journal is not None
    play(state, "use renowned_cartographer")
    happen(state, "portal", "throne_room", "hell_gate")
    assert state.view(0).looked == ["throne_room", "portal", "hell_gate"]
    assert (state.view(1).looked, state.view(1).looked_count) == ([], 3)
    assert refusal(state, "keep quarry") == "choose-one"
    play(state, "keep portal")
    assert (picks(state), state.step_name()) == ("portal", "offer")
    events = str([event.seen_by(1) for event in state.journal])
    assert "hell_gate" not in events
    assert "portal" in events
    imagined = [state.imagine(1, Random(n)) for n in range(20)]
    assert any(twin.pool[number(state, "hell_gate")] for twin in imagined), "for all the other knows"


def test_A9_alone_the_cartographer_keeps_the_reserve_of_a_search() -> None:
    state = table("realm 0 advisors renowned_cartographer", seats=1, module="advisors")
    change(state, gone(state, state.stack - 36 - 2))
    assert refusal(state, "use renowned_cartographer") == "advisor-useless"
    state = table("realm 0 advisors renowned_cartographer", seats=1, module="advisors")
    change(state, gone(state, state.stack - 36 - 3))
    assert "use renowned_cartographer" in legal(state)


def test_A9_an_advisor_kept_by_the_cartographer_joins_with_its_soldier() -> None:
    state = advised(advisors="renowned_cartographer", soldiers=2)
    play(state, "use renowned_cartographer")
    happen(state, "portal", "throne_room", "old_marshal")
    play(state, "keep old_marshal")
    assert named(state, realm_of(state).advisors) == "renowned_cartographer old_marshal"
    assert realm_of(state).soldiers == 1


def test_A9_the_master_of_snares_needs_no_traps_for_one_offer() -> None:
    state = advised(
        "realm 0 hand calamity mill quarry scholars portal farmstead sappers recruiters, traps 0",
        advisors="master_of_snares",
    )
    assert refusal(state, "lay mill 1 down") == "no-traps"
    play(state, "use master_of_snares", "lay mill 1 down", "lay quarry 2 down")
    assert not realm_of(state).snares
    play(state, "pick 1", *legal(state, "lay", 1)[:1])
    assert realm_of(state).traps == 0


def test_A9_the_double_agent_moves_a_card_before_ones_own_pick() -> None:
    state = advised(advisors="double_agent")
    assert refusal(state, "use double_agent") == "advisor-useless"
    hand = "hand calamity mill quarry scholars portal farmstead sappers recruiters"
    change(state, f"area1 | area2 | realm 0 {hand}, advisors | realm 1 advisors double_agent, soldiers 2")
    play(state, "lay mill 1", "lay portal 1 down")
    play(state, "use double_agent", "shift 1-2")
    assert [named(state, area) for area in state.areas] == ["mill", "portal"]
    assert state.view(1).areas[1][0].card is None
    assert (state.step_name(), realm_of(state, 1).soldiers) == ("pick", 0)


# --- in planning ---------------------------------------------------------------------------


def test_A9_the_eminence_brings_krystallium() -> None:
    state = advised("realm 0 picks quarry", advisors="grey_eminence", step="end_choice")
    play(state, "use grey_eminence", seat=0)
    assert (realm_of(state).krystallium, realm_of(state).soldiers) == (1, 6)


def test_A9_the_jeweller_doubles_the_next_two_exchanges_of_this_phase() -> None:
    state = advised(
        "realm 0 picks quarry mill scholars portal, sites farmstead",
        advisors="court_jeweller",
        step="end_choice",
    )
    play(state, "use court_jeweller", "discard farmstead", seat=0)
    assert realm_of(state).in_lab == 1, "not for a site"
    play(state, "exchange quarry", seat=0)
    assert realm_of(state).in_hand == 2
    play(state, "lab materials all", "exchange mill", "lab population all", "exchange scholars", seat=0)
    assert realm_of(state).in_hand == 1
    play(state, "lab gold", "slate portal", "done", seat=0)
    state = advised("realm 0 picks quarry", advisors="court_jeweller", step="end_choice")
    play(state, "use court_jeweller", "slate quarry", "done", seat=0)
    assert realm_of(state).doubled == 0, "what is not used is lost"


def test_A9_the_alchemist_adds_three_cubes() -> None:
    state = advised("realm 0 picks quarry", advisors="wandering_alchemist", step="end_choice")
    change(state, "realm 0 laboratory materials:2")
    play(state, "use wandering_alchemist", seat=0)
    assert (realm_of(state).krystallium, realm_of(state).in_lab) == (1, 0)
    state = table("realm 0 picks quarry, advisors wandering_alchemist", seats=1, scenario="SC04", step="end_choice")
    play(state, "use wandering_alchemist")
    assert state.view().players[0].laboratory == {"colourless": 3}


def test_A9_the_banisher_needs_a_calamity() -> None:
    state = advised("realm 0 picks quarry", advisors="woe_banisher", step="end_choice")
    assert refusal(state, "use woe_banisher", 0) == "advisor-useless"
    state = advised("realm 0 picks quarry calamity", advisors="woe_banisher", step="end_choice")
    play(state, "use woe_banisher", seat=0)
    assert (realm_of(state).calamities, realm_of(state).soldiers) == (0, 6)
