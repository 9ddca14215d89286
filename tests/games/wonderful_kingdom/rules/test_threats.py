"""The module of threats: four decks and combat (H1 to H11)."""

from __future__ import annotations

import pytest

from koruna.engine.consequences import consequences
from koruna.engine.errors import BadSetup
from koruna.games.wonderful_kingdom.rules.realm import INCOME
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    GAME,
    build,
    completed,
    have,
    legal,
    make,
    named,
    number,
    open_spaces,
    own,
    picks,
    play,
    realm_of,
    refusal,
    sites,
    skip_choice,
    skip_to_combat,
    table,
    threaten,
    threats,
)


def threatened(**options: str | bool) -> WonderfulKingdom:
    return table(2, module="threats", **options)


# --- set-up and draft ----------------------------------------------------------------------


def test_H1_two_different_decks_oppose_each_other() -> None:
    state = threatened()
    assert named(state, state.setup.specials) == "frost_giant giant_rat"
    with pytest.raises(BadSetup):
        GAME.check(2, {"threat": "giant_rats"})
    assert GAME.check(2, {"threat": "giant_rats", "rival_threat": "shadows"})
    assert GAME.check(1, {"threat": "giant_rats"})


def test_H2_the_eighth_card_is_a_threat_of_ones_own() -> None:
    state = threatened()
    for seat, id in ((0, "frost_giant"), (1, "giant_rat")):
        assert state.realms[seat].hand.count(number(state, id)) == 1
        assert number(state, "calamity") not in state.realms[seat].hand


def test_H3_whoever_picked_a_threat_suffers_it_and_cannot_exchange_it() -> None:
    state = threatened()
    skip_choice(state, "giant_rat quarry")
    assert (threats(state, 0, "giant_rat"), picks(state)) == (1, "quarry")
    assert refusal(state, "exchange giant_rat", 0) == "not-picked"


def test_H4_threats_strike_before_anybody_plans_and_nothing_else_is_done_then() -> None:
    state = threatened(threat="shadows", rival_threat="thieves")
    build(state, 0, "farmstead")
    skip_choice(state, "shadow mill quarry", "scholars")
    assert (state.step_name(), state.waiting()) == ("lose", [0])
    assert refusal(state, "discard farmstead") == "lose-now"
    assert refusal(state, "slate mill") == "lose-now"
    assert refusal(state, "slate scholars", 1) == "not-your-turn"


# --- rats ----------------------------------------------------------------------------------


def test_H5_the_example_one_old_and_one_new_rat_bring_two_vermin() -> None:
    state = threatened()
    threaten(state, 0, giant_rat=1)
    skip_choice(state, "giant_rat")
    assert (threats(state, 0, "giant_rat"), threats(state, 0, "vermin")) == (2, 2)


def test_H5_two_new_rats_bring_one_and_two() -> None:
    state = threatened()
    skip_choice(state, "giant_rat giant_rat")
    assert threats(state, 0, "vermin") == 3


@pytest.mark.parametrize(("every_round", "vermin"), [(False, 0), (True, 2)])
def test_H5_without_a_new_rat_there_are_none_unless_played_so(every_round: bool, vermin: int) -> None:
    state = threatened(rats_breed_every_round=every_round)
    threaten(state, 0, giant_rat=2)
    skip_choice(state, "quarry")
    assert threats(state, 0, "vermin") == vermin


def test_H5_no_more_vermin_than_their_deck_has() -> None:
    state = threatened()
    state.vermin = 1
    threaten(state, 0, giant_rat=3)
    skip_choice(state, "giant_rat")
    assert (threats(state, 0, "vermin"), state.vermin) == (1, 0)


# --- giants --------------------------------------------------------------------------------


def test_H6_a_giant_freezes_a_site_old_or_new() -> None:
    state = threatened()
    build(state, 0, "farmstead")
    skip_choice(state, "frost_giant mill masons_hoard")
    assert legal(state) == ["tuck card mill", "tuck site farmstead"]
    play(state, "tuck card mill")
    assert sites(state) == "farmstead mill"
    assert [site.frozen for site in state.view(0).players[0].sites] == [False, True]


def test_H6_I11_one_giant_to_a_site() -> None:
    state = threatened()
    build(state, 0, "farmstead")
    skip_choice(state, "frost_giant frost_giant mill quarry")
    play(state, "tuck site farmstead")
    assert refusal(state, "tuck site farmstead") == "tuck-where"
    play(state, "tuck card quarry")
    assert realm_of(state).giants == 2


def test_H6_with_only_one_target_nobody_is_asked() -> None:
    state = threatened()
    skip_choice(state, "frost_giant mill")
    assert state.step_name() == "plan"
    assert (sites(state), realm_of(state).giants) == ("mill", 1)


def test_H6_a_frozen_site_can_be_filled_but_not_completed_nor_discarded() -> None:
    state = threatened()
    have(state, 0, krystallium=3)
    build(state, 0, "farmstead")
    skip_choice(state, "frost_giant")
    play(state, "crystal materials farmstead", "crystal materials farmstead", seat=0)
    assert (open_spaces(state), completed(state)) == ([0] * 6, "")
    assert refusal(state, "discard farmstead", 0) == "frozen-stays"


def test_H6_a_giant_is_beaten_when_its_site_is_full_and_the_site_is_complete_at_once() -> None:
    state = threatened()
    have(state, 0, krystallium=3, soldiers=2)
    build(state, 0, "scholars")
    skip_choice(state, "frost_giant")
    skip_to_combat(state)
    assert refusal(state, "beat frost_giant scholars", 0) == "beat-giant"
    play(state, *["crystal population scholars"] * 3, seat=0)
    play(state, "beat frost_giant scholars", seat=0)
    assert (completed(state), realm_of(state).giants, realm_of(state).soldiers) == ("scholars", 0, 0)
    assert realm_of(state).krystallium == 1, "the bonus"


def test_H6_a_giant_without_a_site_waits_for_one_and_can_be_beaten_meanwhile() -> None:
    state = threatened()
    have(state, 0, soldiers=2)
    skip_choice(state, "frost_giant")
    assert threats(state, 0, "frost_giant") == 1
    assert realm_of(state).score() == -5
    later = state.copy()
    skip_to_combat(state)
    play(state, "beat frost_giant", seat=0)
    assert realm_of(state).score() == 0
    later.agenda = table(module="threats").agenda
    skip_choice(later, "mill")
    assert (sites(later), realm_of(later).giants) == ("mill", 1)


def test_H6_a_giant_under_a_site_is_beaten_with_its_site() -> None:
    state = threatened()
    have(state, 0, krystallium=1, soldiers=2)
    build(state, 0, "scholars")
    skip_choice(state, "frost_giant")
    skip_to_combat(state)
    assert refusal(state, "beat frost_giant", 0) == "beat-giant"
    have(state, 0, soldiers=1)
    assert refusal(state, "beat frost_giant", 0) == "beat-price"


# --- shadows -------------------------------------------------------------------------------


def test_H7_a_picked_card_is_lost_for_every_shadow_and_its_cube_goes_to_the_opponent() -> None:
    state = threatened(threat="shadows", rival_threat="thieves")
    threaten(state, 0, shadow=1)
    skip_choice(state, "shadow mill quarry guild_tithe")
    play(state, "lose mill", "lose guild_tithe")
    assert (picks(state), threats(state, 0, "shadow")) == ("quarry", 2)
    assert (realm_of(state, 1).in_lab, realm_of(state, 0).in_lab) == (3, 0)


def test_H7_the_cube_can_become_krystallium_at_once() -> None:
    state = threatened(threat="shadows", rival_threat="thieves")
    have(state, 1)
    realm_of(state, 1).add_to_lab(0, 4)
    skip_choice(state, "shadow mill")
    assert realm_of(state, 1).krystallium == 1


def test_H7_old_shadows_take_cards_in_every_planning_phase_and_never_threats() -> None:
    state = threatened(threat="shadows", rival_threat="thieves")
    threaten(state, 0, shadow=3)
    skip_choice(state, "mill quarry thief")
    assert picks(state) == ""
    assert threats(state, 0, "thief") == 1


# --- thieves -------------------------------------------------------------------------------


def test_H8_a_thief_covers_a_symbol_which_neither_produces_nor_counts() -> None:
    state = threatened(threat="thieves")
    own(state, 0, "expedition scholars")
    make(state, 0, gold=2, materials=1)
    skip_choice(state, "thief")
    assert legal(state) == ["cover exploration*company", "cover gold", "cover materials"]
    play(state, "cover exploration*company")
    assert realm_of(state).volume(3) == 0


def test_H8_beating_a_thief_frees_a_symbol_of_ones_choice() -> None:
    state = threatened(threat="thieves")
    make(state, 0, gold=2, materials=1)
    have(state, 0, soldiers=2)
    skip_choice(state, "thief thief")
    play(state, "cover gold", "cover materials")
    skip_to_combat(state)
    assert legal(state, "beat", 0) == ["beat thief gold", "beat thief materials"]
    assert refusal(state, "beat thief", 0) == "beat-thief"
    play(state, "beat thief gold", seat=0)
    assert (realm_of(state).sums[INCOME + 2], realm_of(state).covered[2], realm_of(state).covered[0]) == (2, 0, 1)


def test_H8_only_a_newly_picked_thief_covers_a_symbol_and_only_with_a_token_left() -> None:
    state = threatened(threat="thieves")
    make(state, 0, gold=6)
    threaten(state, 0, thief=2)
    skip_choice(state, "thief thief")
    assert (realm_of(state).sums[INCOME + 2], realm_of(state).covered[2]) == (4, 2)
    state = threatened(threat="thieves")
    make(state, 0, gold=6)
    realm_of(state).covered[2] = 4
    skip_choice(state, "thief")
    assert (realm_of(state).sums[INCOME + 2], realm_of(state).covered[2]) == (6, 4)


def test_H8_without_a_symbol_no_token_is_placed() -> None:
    state = threatened(threat="thieves")
    make(state, 0)
    have(state, 0, soldiers=2)
    skip_choice(state, "thief")
    assert threats(state, 0, "thief") == 1
    skip_to_combat(state)
    play(state, "beat thief", seat=0)
    assert threats(state, 0, "thief") == 0


# --- combat and points ---------------------------------------------------------------------


def test_H9_any_number_of_threats_for_all_their_soldiers_and_only_here() -> None:
    state = threatened(threat="shadows")
    have(state, 0, soldiers=6)
    threaten(state, 0, giant_rat=1, vermin=1, shadow=1)
    skip_choice(state)
    assert refusal(state, "beat giant_rat", 0) == ("plan-now" if state.step_name() == "plan" else "produce-now")
    skip_to_combat(state)
    assert state.waiting() == [0]
    play(state, "beat giant_rat", "beat shadow", seat=0)
    assert refusal(state, "beat shadow", 0) == "no-such-threat"
    play(state, "beat vermin", seat=0)
    assert realm_of(state).soldiers == 0
    threaten(state, 0, shadow=1)
    assert refusal(state, "beat shadow", 0) == "beat-price"


def test_H9_combat_is_of_both_at_once_and_hidden() -> None:
    state = threatened()
    for seat in (0, 1):
        have(state, seat, soldiers=2)
        threaten(state, seat, giant_rat=1)
    skip_to_combat(state)
    assert state.waiting() == [0, 1]
    play(state, "beat giant_rat", seat=0)
    assert state.view(1).players[0].threats == {"giant_rat": 1}


def test_H10_threats_that_are_left_cost_points() -> None:
    state = threatened()
    threaten(state, 0, giant_rat=1, vermin=2, frost_giant=1, shadow=1, thief=1)
    assert realm_of(state).score() == -4 - 4 - 5 - 4 - 4
    build(state, 1, "mill")
    skip_choice(state, "", "frost_giant")
    assert (realm_of(state, 1).giants, realm_of(state, 1).score()) == (1, -5), "under a site too"


def test_H11_alone_one_deck_is_in_the_hazard_deck() -> None:
    state = table(1, module="threats", threat="shadows")
    assert named(state, state.setup.specials) == "shadow"
    assert state.setup.medals == [70, 95, 115]


def test_points_of_what_is_done_in_secret_are_told_before_it_is_done() -> None:
    state = threatened()
    for seat in (0, 1):
        threaten(state, seat, giant_rat=1)
        have(state, seat, soldiers=9)
    skip_to_combat(state)
    assert len(state.waiting()) == 2, "both fight in secret"
    before = state.view(0).players[0].points
    gains = {ahead.text: ahead.gain for ahead in consequences(GAME, state, 0)}
    play(state, "beat giant_rat", seat=0)
    assert gains["beat giant_rat"] == state.view(0).players[0].points - before > 0
    assert state.scores()[0] == before, "nobody else knows yet"
