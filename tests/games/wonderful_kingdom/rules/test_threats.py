"""The module of threats: four decks and combat (H1 to H11)."""

from __future__ import annotations

import pytest

from koruna.engine.consequences import consequences
from koruna.engine.errors import BadSetup
from koruna.games.wonderful_kingdom.rules.realm import INCOME
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    FIGHTING,
    GAME,
    PLANNING,
    STRIKING,
    at,
    completed,
    legal,
    named,
    number,
    open_spaces,
    picks,
    play,
    realm_of,
    refusal,
    sites,
    table,
    threats,
)

SHADOWS_AND_THIEVES = {"threat": "shadows", "rival_threat": "thieves"}


def threatened(items: str, **options: str | bool) -> WonderfulKingdom:
    """In the third round, with threats of all kinds about."""
    return at(f"round 3 | {items}", 2, module="threats", **options)


# --- set-up and draft ----------------------------------------------------------------------


def test_H1_two_different_decks_oppose_each_other() -> None:
    state = table(module="threats")
    assert named(state, state.setup.specials) == "frost_giant giant_rat"
    with pytest.raises(BadSetup):
        GAME.check(2, {"threat": "giant_rats"})
    assert GAME.check(2, {"threat": "giant_rats", "rival_threat": "shadows"})
    assert GAME.check(1, {"threat": "giant_rats"})


def test_H2_the_eighth_card_is_a_threat_of_ones_own() -> None:
    state = table(module="threats")
    for seat, id in ((0, "frost_giant"), (1, "giant_rat")):
        assert state.realms[seat].hand.count(number(state, id)) == 1
        assert number(state, "calamity") not in state.realms[seat].hand


def test_H3_whoever_picked_a_threat_suffers_it_and_cannot_exchange_it() -> None:
    state = threatened(f"{STRIKING} | realm 0 picks giant_rat quarry")
    assert (threats(state, 0, "giant_rat"), picks(state)) == (1, "quarry")
    assert refusal(state, "exchange giant_rat", 0) == "not-picked"


def test_H4_threats_strike_before_anybody_plans_and_nothing_else_is_done_then() -> None:
    mine, other = "realm 0 sites farmstead, picks shadow mill quarry", "realm 1 picks scholars"
    state = threatened(f"{STRIKING} | {mine} | {other}", **SHADOWS_AND_THIEVES)
    assert (state.step_name(), state.waiting()) == ("lose", [0])
    assert refusal(state, "discard farmstead") == "lose-now"
    assert refusal(state, "slate mill") == "lose-now"
    assert refusal(state, "slate scholars", 1) == "not-your-turn"


# --- rats ----------------------------------------------------------------------------------


def test_H5_the_example_one_old_and_one_new_rat_bring_two_vermin() -> None:
    state = threatened(f"{STRIKING} | realm 0 picks giant_rat, threats giant_rat:1")
    assert (threats(state, 0, "giant_rat"), threats(state, 0, "vermin")) == (2, 2)


def test_H5_two_new_rats_bring_one_and_two() -> None:
    state = threatened(f"{STRIKING} | realm 0 picks giant_rat*2")
    assert threats(state, 0, "vermin") == 3


@pytest.mark.parametrize(("every_round", "vermin"), [(False, 0), (True, 2)])
def test_H5_without_a_new_rat_there_are_none_unless_played_so(every_round: bool, vermin: int) -> None:
    line = f"{STRIKING} | realm 0 picks quarry, threats giant_rat:2"
    assert threats(threatened(line, rats_breed_every_round=every_round), 0, "vermin") == vermin


def test_H5_no_more_vermin_than_their_deck_has() -> None:
    state = threatened(f"{STRIKING} | vermin 1 | realm 0 picks giant_rat, threats giant_rat:3")
    assert (threats(state, 0, "vermin"), state.vermin) == (1, 0)


# --- giants --------------------------------------------------------------------------------


def test_H6_a_giant_freezes_a_site_old_or_new() -> None:
    state = threatened(f"{STRIKING} | realm 0 sites farmstead, picks frost_giant mill masons_hoard")
    assert legal(state) == ["tuck card mill", "tuck site farmstead"]
    play(state, "tuck card mill")
    assert sites(state) == "farmstead mill"
    assert [site.frozen for site in state.view(0).players[0].sites] == [False, True]


def test_H6_I11_one_giant_to_a_site() -> None:
    state = threatened(f"{STRIKING} | realm 0 sites farmstead, picks frost_giant*2 mill quarry")
    play(state, "tuck site farmstead")
    assert refusal(state, "tuck site farmstead") == "tuck-where"
    play(state, "tuck card quarry")
    assert realm_of(state).giants == 2


def test_H6_with_only_one_target_nobody_is_asked() -> None:
    state = threatened(f"{STRIKING} | realm 0 picks frost_giant mill")
    assert (sites(state), realm_of(state).giants) == ("mill", 1)


def test_H6_a_frozen_site_can_be_filled_but_not_completed_nor_discarded() -> None:
    state = threatened(f"{PLANNING} | realm 0 sites farmstead:frozen, krystallium 3")
    play(state, "crystal materials farmstead", "crystal materials farmstead", seat=0)
    assert (open_spaces(state), completed(state)) == ([0] * 6, "")
    assert refusal(state, "discard farmstead", 0) == "frozen-stays"


def test_H6_a_giant_is_beaten_when_its_site_is_full_and_the_site_is_complete_at_once() -> None:
    state = threatened(f"{FIGHTING} | realm 0 sites scholars:population2+frozen, krystallium 1, soldiers 2")
    assert refusal(state, "beat frost_giant scholars", 0) == "beat-giant"
    play(state, "crystal population scholars", "beat frost_giant scholars", seat=0)
    assert (completed(state), realm_of(state).giants, realm_of(state).soldiers) == ("scholars", 0, 0)
    assert realm_of(state).krystallium == 1, "the bonus"


def test_H6_a_giant_without_a_site_waits_for_one_and_can_be_beaten_meanwhile() -> None:
    state = threatened(f"{STRIKING} | realm 0 picks frost_giant")
    assert (threats(state, 0, "frost_giant"), realm_of(state).score()) == (1, -5)
    state = threatened(f"{FIGHTING} | realm 0 threats frost_giant:1, soldiers 2")
    play(state, "beat frost_giant", seat=0)
    assert realm_of(state).score() == 0
    state = threatened(f"{STRIKING} | realm 0 threats frost_giant:1, picks mill")
    assert (sites(state), realm_of(state).giants) == ("mill", 1)


def test_H6_a_giant_under_a_site_is_beaten_with_its_site() -> None:
    for soldiers, rule in ((2, "beat-giant"), (1, "beat-price")):
        state = threatened(f"{FIGHTING} | realm 0 sites scholars:frozen, soldiers {soldiers}, krystallium 1")
        assert refusal(state, "beat frost_giant", 0) == rule


# --- shadows -------------------------------------------------------------------------------


def test_H7_a_picked_card_is_lost_for_every_shadow_and_its_cube_goes_to_the_opponent() -> None:
    line = f"{STRIKING} | realm 0 threats shadow:1, picks shadow mill quarry guild_tithe"
    state = threatened(line, **SHADOWS_AND_THIEVES)
    play(state, "lose mill", "lose guild_tithe")
    assert (picks(state), threats(state, 0, "shadow")) == ("quarry", 2)
    assert (realm_of(state, 1).in_lab, realm_of(state, 0).in_lab) == (3, 0)


def test_H7_the_cube_can_become_krystallium_at_once() -> None:
    line = f"{STRIKING} | realm 0 picks shadow mill | realm 1 laboratory colourless:4, krystallium 0"
    assert realm_of(threatened(line, **SHADOWS_AND_THIEVES), 1).krystallium == 1


def test_H7_old_shadows_take_cards_in_every_planning_phase_and_never_threats() -> None:
    line = f"{STRIKING} | realm 0 threats shadow:3, picks mill quarry thief"
    state = threatened(line, **SHADOWS_AND_THIEVES)
    assert (picks(state), realm_of(state).discarded, threats(state, 0, "thief")) == ("", 2, 1)


# --- thieves -------------------------------------------------------------------------------


def test_H8_a_thief_covers_a_symbol_which_neither_produces_nor_counts() -> None:
    state = threatened(f"{STRIKING} | realm 0 completed expedition recruiters, picks thief", threat="thieves")
    assert legal(state)[0] == "cover exploration*company"
    play(state, "cover exploration*company")
    assert realm_of(state).volume(3) == 0


def test_H8_beating_a_thief_frees_a_symbol_of_ones_choice() -> None:
    line = f"{FIGHTING} | realm 0 covered gold:1 materials:1, threats thief:2, soldiers 2"
    state = threatened(line, threat="thieves")
    assert legal(state, "beat", 0) == ["beat thief gold", "beat thief materials"]
    assert refusal(state, "beat thief", 0) == "beat-thief"
    play(state, "beat thief gold", seat=0)
    assert (realm_of(state).sums[INCOME + 2], realm_of(state).covered[2], realm_of(state).covered[0]) == (1, 0, 1)


def test_H8_only_a_newly_picked_thief_covers_a_symbol_and_only_with_a_token_left() -> None:
    two = "realm 0 completed seafarers*2, duchy -"
    state = threatened(f"{STRIKING} | {two}, threats thief:2, picks thief*2", threat="thieves")
    assert (realm_of(state).sums[INCOME + 3], realm_of(state).covered[3]) == (2, 2)
    state = threatened(f"{STRIKING} | {two}, covered exploration:4, picks thief", threat="thieves")
    assert realm_of(state).covered[3] == 4
    state = threatened(f"{STRIKING} | realm 0 duchy -, picks thief | realm 1 covered gold:1", threat="thieves")
    assert threats(state, 0, "thief") == 1, "without a symbol no token is placed"


def test_H8_a_thief_without_a_token_is_beaten_too() -> None:
    state = threatened(f"{FIGHTING} | realm 0 threats thief:1, soldiers 2", threat="thieves")
    play(state, "beat thief", seat=0)
    assert threats(state, 0, "thief") == 0


# --- combat and points ---------------------------------------------------------------------


def test_H9_any_number_of_threats_for_all_their_soldiers_and_only_here() -> None:
    army = "vermin 9 | realm 0 threats giant_rat:1 vermin:1 shadow:1, soldiers 6"
    state = threatened(f"{PLANNING} | {army}", threat="shadows")
    assert refusal(state, "beat giant_rat", 0) == "plan-now"
    state = threatened(f"{FIGHTING} | {army}", threat="shadows")
    assert state.waiting() == [0]
    play(state, "beat giant_rat", "beat shadow", seat=0)
    assert refusal(state, "beat shadow", 0) == "no-such-threat"
    play(state, "beat vermin", seat=0)
    assert realm_of(state).soldiers == 0
    state = threatened(f"{FIGHTING} | realm 0 threats shadow:1 giant_rat:1, soldiers 1, sites mill", threat="shadows")
    assert refusal(state, "beat shadow", 0) == "beat-price"


def test_H9_combat_is_of_both_at_once_and_hidden() -> None:
    state = both_fight()
    assert state.waiting() == [0, 1]
    play(state, "beat giant_rat", seat=0)
    assert state.view(1).players[0].threats == {"giant_rat": 1}


def both_fight() -> WonderfulKingdom:
    mine = "threats giant_rat:1, soldiers 9"
    return threatened(f"{FIGHTING} | realm 0 {mine} | realm 1 {mine}")


def test_H10_threats_that_are_left_cost_points() -> None:
    every = "threats giant_rat:1 vermin:2 frost_giant:1"
    state = threatened(f"vermin 8 | realm 0 {every} | realm 1 threats shadow:1 thief:1")
    assert state.scores() == [-4 - 4 - 5, -4 - 4]
    assert threatened("realm 1 sites mill:frozen").scores() == [0, -5], "under a site too"


def test_H11_alone_one_deck_is_in_the_hazard_deck() -> None:
    state = table(seats=1, module="threats", threat="shadows")
    assert named(state, state.setup.specials) == "shadow"
    assert state.setup.medals == [70, 95, 115]


def test_points_of_what_is_done_in_secret_are_told_before_it_is_done() -> None:
    state = both_fight()
    assert len(state.waiting()) == 2, "both fight in secret"
    before = state.view(0).players[0].points
    gains = {ahead.text: ahead.gain for ahead in consequences(GAME, state, 0)}
    play(state, "beat giant_rat", seat=0)
    assert gains["beat giant_rat"] == state.view(0).players[0].points - before > 0
    assert state.scores()[0] == before, "nobody else knows yet"
