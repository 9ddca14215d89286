"""9.1, 9.5 to 9.9: who fights whom, the rounds of a battle, its bonuses and its end."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita import forces, steps
from koruna.games.suverenita.battle import BATTLE, OTHER, SIEGE, STARTER, Battle
from koruna.games.suverenita.dice import BLUE, INVERTED, RED, WHITE, place_of_die
from koruna.games.suverenita.fighting import tables
from koruna.games.suverenita.numbers import (
    CAVALRY,
    CORSAIR,
    ELITE,
    ENGINE,
    EXPERIENCED,
    FOUGHT,
    HEAVY,
    LIGHT,
    MERCENARY,
    PULLED,
    RECRUIT,
    SITE,
    STANDARD,
    TRANSPORT,
    VETERAN,
    VILLAGE,
    WARSHIP,
    item,
)
from koruna.games.suverenita.rules import Suverenita
from tests.games.suverenita.positions import (
    ally,
    army,
    ask,
    at,
    events,
    play,
    position,
    refused,
    roll,
    settle,
    texts,
    units,
)


def facing(
    one: int, other: int, type: str = "LI", against: str = "LI", id: str = "b2", mode: str = "basic"
) -> Suverenita:
    """Two sides on one field, in a battle that player 1 has started."""
    state = position(mode=mode)
    units(state, id, 0, type, one)
    units(state, id, 1, against, other)
    ask(state, steps.BATTLES)
    play(state, f"fight {id} P2")
    return state


def dice(state: Suverenita, side: int, roll: int = forces.ALL) -> dict[tuple[int, int], int]:
    """The dice of a side by colour and level."""
    found = forces.handful(state, forces.the_battle(state), side, roll)
    return {(place // 5, place % 5): count for place, count in enumerate(found) if count}


# --- who fights whom ---------------------------------------------------------------------


def test_9_5_a_battle_if_at_least_one_wants_it() -> None:
    state = position()
    units(state, "b2", 0)
    units(state, "b2", 1)
    ask(state, steps.BATTLES)
    assert state.turn() == 0
    assert texts(state) == ["fight b2 P2", "done"]
    play(state, "done")
    assert state.turn() == 1
    assert texts(state) == ["fight b2 P1", "done"]
    play(state, "fight b2 P1")
    assert state.battle is not None
    assert state.battle.sides == [1, 0]
    assert state.turn() == CHANCE


def test_9_5_if_neither_wants_both_stay_and_the_field_remains_locked() -> None:
    state = position()
    units(state, "b2", 0)
    units(state, "b2", 1)
    ask(state, steps.BATTLES)
    play(state, "done")
    play(state, "done")
    assert state.kind() == steps.OVER
    assert state.control[at(state, "b2")] == -1


def test_9_1_battles_go_field_by_field_in_map_order() -> None:
    state = position(first=1)
    for id in ("c2", "a1"):
        units(state, id, 0)
        units(state, id, 1)
    ask(state, steps.BATTLES)
    assert state.turn() == 1
    assert texts(state) == ["fight a1 P1", "done"]
    assert refused(state, "fight c2 P1") == "battles-in-map-order"
    play(state, "done")
    play(state, "done")
    assert texts(state) == ["fight c2 P1", "done"]


def test_9_5_with_three_sides_each_names_one_opponent_until_nobody_wants_to_fight() -> None:
    state = position(seats=3, mode="basic")
    for seat in range(3):
        units(state, "b2", seat, "ME", 1)
    ask(state, steps.BATTLES)
    assert texts(state) == ["fight b2 P2", "fight b2 P3", "done"]
    play(state, "fight b2 P2")
    for _ in range(3):
        roll(state, "0-0")  # drawn after three rounds
    assert state.turn() == 1
    assert texts(state) == ["fight b2 P3", "done"]
    assert refused(state, "fight b2 P1") == "one-battle-per-pair"
    play(state, "done")
    assert state.turn() == 2
    play(state, "done")
    assert state.turn() == 0
    assert texts(state) == ["fight b2 P3", "done"]
    play(state, "done")
    play(state, "done")
    play(state, "done")
    assert state.kind() == steps.OVER


def test_7_1_treaty_partners_do_not_fight() -> None:
    state = position(seats=3)
    for seat in range(3):
        units(state, "b2", seat)
    ally(state, 0, 1)
    ask(state, steps.BATTLES)
    assert texts(state) == ["fight b2 P3", "done"]
    assert refused(state, "fight b2 P2") == "partners-do-not-fight"
    assert refused(state, "fight b2 P1") == "nobody-to-fight"
    assert refused(state, "charge") == "fight-or-not"


# --- units and dice ----------------------------------------------------------------------


def test_9_3_dice_of_units_on_even_and_on_rough_ground() -> None:
    expected = {
        "LI": ((WHITE, 1), (INVERTED, 1)),
        "HI": ((RED, 1), (BLUE, 1)),
        "CA": ((RED, 1), (BLUE, 1)),
        "ME": ((BLUE, 1), (BLUE, 1)),
    }
    for type, (even, rough) in expected.items():
        for id, (colour, count) in (("b2", even), ("a3", rough), ("b3", rough)):
            state = position()
            units(state, id, 0, type)
            state.battle = Battle(BATTLE, at(state, id), 0, 1)
            assert dice(state, STARTER) == {(colour, STANDARD): count}
    state = position()
    units(state, "b2", 0, "SE", 7)
    state.battle = Battle(BATTLE, at(state, "b2"), 0, 1)
    assert dice(state, STARTER) == {}


def test_9_9_ships_and_embarked_units_at_sea() -> None:
    state = position()
    for type, count in (("TR", 2), ("WS", 1), ("CO", 1)):
        units(state, "s1", 0, type, count)
    units(state, "s1", 0, "LI", 1, place="aboard")
    units(state, "s1", 0, "HI", 1, place="aboard")
    state.battle = Battle(BATTLE, at(state, "s1"), 0, 1)
    # Two transports white, a corsair four white, a warship and heavy infantry blue, light infantry inverted.
    assert dice(state, STARTER) == {(WHITE, STANDARD): 6, (BLUE, STANDARD): 2, (INVERTED, STANDARD): 1}


def test_9_9_ships_in_a_dockyard_do_not_fight() -> None:
    state = position()
    settle(state, "a1", 0, dockyard=1)
    units(state, "a1", 0, "TR", 1, place="dock")
    units(state, "a1", 0, "LI", 1)
    assert forces.size(forces.force(state, Battle(BATTLE, at(state, "a1"), 0, 1), STARTER)) == 1


def test_9_3_lives() -> None:
    state = position()
    types = [LIGHT, HEAVY, ENGINE, CAVALRY, TRANSPORT, WARSHIP, MERCENARY, CORSAIR]
    assert [forces.lives_of(state, item(type), False) for type in types] == [1, 2, 1, 2, 1, 2, 2, 3]
    assert [forces.lives_of(state, item(type), True) for type in types] == [1, 1, 1, 1, 1, 2, 2, 3]
    levels = [RECRUIT, STANDARD, EXPERIENCED, VETERAN, ELITE]
    assert [forces.lives_of(state, item(LIGHT, level), False) for level in levels] == [1, 1, 1, 2, 2]


def test_9_3_and_12_1_rows() -> None:
    row = forces.row_of
    assert [row(item(type)) for type in range(8)] == [1, 1, 2, 1, 2, 1, 1, 1]
    assert [row(item(LIGHT, level)) for level in range(5)] == [0, 1, 2, 2, 2]
    assert row(item(LIGHT, RECRUIT, SITE)) == forces.BACK
    assert row(item(TRANSPORT, RECRUIT)) == forces.FRONT


def test_3_6_who_attacks_walls_stands_in_rough_ground() -> None:
    state = position()
    settle(state, "b2", 1)
    siege = Battle(SIEGE, at(state, "b2"), 0, 1)
    assert forces.is_rough(state, siege, STARTER)
    assert not forces.is_rough(state, siege, OTHER)
    settle(state, "a3", 1)
    assert forces.is_rough(state, Battle(SIEGE, at(state, "a3"), 0, 1), OTHER)


# --- bonuses -----------------------------------------------------------------------------


def test_9_6_six_equal_units_roll_a_seventh_die_and_multiples_count() -> None:
    for count, expected in ((5, 5), (6, 7), (11, 12), (12, 14)):
        assert dice(facing(count, 1), STARTER) == {(WHITE, STANDARD): expected}


def test_9_6_equal_means_type_whatever_the_level() -> None:
    state = position()
    units(state, "b2", 0, "LI", 3)
    units(state, "b2", 0, "LI", 3, "veteran")
    units(state, "b2", 0, "HI", 5)
    state.battle = Battle(BATTLE, at(state, "b2"), 0, 1)
    assert dice(state, STARTER) == {(WHITE, STANDARD): 4, (WHITE, VETERAN): 3, (RED, STANDARD): 5}


def test_9_6_the_seventh_die_of_corsairs_is_one_white() -> None:
    state = position()
    units(state, "s1", 0, "CO", 6)
    state.battle = Battle(BATTLE, at(state, "s1"), 0, 1)
    assert dice(state, STARTER) == {(WHITE, STANDARD): 25}


def test_9_6_recruits_do_not_count_and_elite_count_as_two() -> None:
    state = position()
    units(state, "b2", 0, "LI", 9, "recruit")
    units(state, "b2", 0, "LI", 3, "elite")
    state.battle = Battle(BATTLE, at(state, "b2"), 0, 1)
    stacks = forces.force(state, state.battle, STARTER)
    assert forces.strength(state, stacks) == 6
    assert forces.shields_of(state, stacks) == 1
    assert dice(state, STARTER) == {(WHITE, RECRUIT): 9, (WHITE, ELITE): 3, (WHITE, STANDARD): 1}


def test_9_6_five_units_are_a_shield_engines_and_transports_included() -> None:
    state = position()
    units(state, "b2", 0, "SE", 4)
    units(state, "b2", 0, "LI", 5)
    battle = Battle(BATTLE, at(state, "b2"), 0, 1)
    assert forces.shields_of(state, forces.force(state, battle, STARTER)) == 1
    units(state, "b2", 0, "SE", 1)
    assert forces.shields_of(state, forces.force(state, battle, STARTER)) == 2


def test_9_6_and_16_6_four_units_bring_a_sword_against_the_own_rival() -> None:
    state = position(mode="basic")
    state.rival = [1, -1]
    units(state, "b2", 0, "LI", 8)
    units(state, "b2", 1, "LI", 8)
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    roll(state, "3-3")
    # Player 1 has 3 + 2 swords, player 2 three; each side has a shield for its eight units.
    assert army(state, "b2", 1) == ["LI*4"]
    assert army(state, "b2", 0) == ["LI*6"]


def test_9_6_units_on_a_site_have_half_dice_and_half_count() -> None:
    state = position()
    state.site[at(state, "b2")] = VILLAGE
    state.site_owner[at(state, "b2")] = 0
    units(state, "b2", 0, "LI", 3, place="site")
    units(state, "b2", 0, "LI", 4)
    state.battle = Battle(BATTLE, at(state, "b2"), 0, 1)
    stacks = forces.force(state, state.battle, STARTER)
    assert dice(state, STARTER) == {(WHITE, STANDARD): 5}
    assert forces.strength(state, stacks) == 5
    assert forces.shields_of(state, stacks) == 1
    assert forces.strength(state, stacks, LIGHT) == 5  # so no seventh die for seven


# --- rounds ------------------------------------------------------------------------------


def test_19_2_six_light_against_three_heavy() -> None:
    state = facing(6, 3, "LI", "HI", "a2")  # green
    assert dice(state, STARTER) == {(WHITE, STANDARD): 7}
    assert dice(state, OTHER) == {(RED, STANDARD): 3}
    assert forces.the_battle(state).shields == [1, 0]
    roll(state, "3-3")
    assert army(state, "a2", 0) == ["LI*4"]
    assert army(state, "a2", 1) == ["HI*2"]
    assert state.turn() == CHANCE
    assert forces.the_battle(state).round == 2
    roll(state, "1-1")  # lives were restored: one sword does nothing to heavy infantry
    assert army(state, "a2", 0) == ["LI*3"]
    assert army(state, "a2", 1) == ["HI*2"]


def test_9_5_losses_are_taken_at_the_same_time() -> None:
    state = facing(2, 2)
    roll(state, "2-2")
    assert army(state, "b2", 0) == []
    assert army(state, "b2", 1) == []
    assert state.vp == [0, 0]
    assert events(state)[-1] == "battle-drawn"


def test_9_5_the_winner_gains_a_point_and_the_loser_loses_one() -> None:
    state = facing(2, 1)
    roll(state, "1-0")
    assert state.vp == [1, -1]
    assert events(state)[-1] == "battle-won"
    assert state.battle is None
    assert state.control[at(state, "b2")] == 0
    assert state.armies[at(state, "b2")][0] & FOUGHT


def test_9_5_three_rounds_without_a_destroyed_unit_are_a_draw_and_both_stay() -> None:
    state = facing(2, 2, "ME", "ME")
    roll(state, "1-1")
    roll(state, "1-1")
    roll(state, "2-0")  # blood: the count begins anew
    for _ in range(2):
        roll(state, "1-1")
        assert state.battle is not None
    roll(state, "0-1")
    assert state.battle is None
    assert state.vp == [0, 0]
    assert army(state, "b2", 0) == ["ME*2"]
    assert army(state, "b2", 1) == ["ME*1"]


def test_9_5_odds_of_a_round_are_exact() -> None:
    state = facing(1, 1)
    chances = {state.write(move): chance for move, chance in state.odds()}
    assert chances == pytest.approx({"roll 0-0": 4 / 9, "roll 0-1": 2 / 9, "roll 1-0": 2 / 9, "roll 1-1": 1 / 9})
    assert state.draw(Random(3)) in dict(state.odds())


# --- conversion --------------------------------------------------------------------------


def test_9_5_pairs_of_swords_become_shields_or_are_saved() -> None:
    state = facing(4, 4, mode="advanced")
    roll(state, "4-2")
    assert state.waiting() == [0, 1]
    assert texts(state, 0) == ["done", "conv 0 1", "conv 0 2", "conv 1 0", "conv 1 1", "conv 2 0"]
    assert texts(state, 1) == ["done", "conv 0 1", "conv 1 0"]
    assert refused(state, "conv 2 1", 0) == "pairs-of-swords"
    assert refused(state, "charge", 0) == "convert-or-not"
    play(state, "conv 1 1", 0)
    play(state, "done", 1)
    # Player 1 has a shield against two swords, none of his four left to hit with, and one for the next round.
    assert army(state, "b2", 0) == ["LI*3"]
    assert army(state, "b2", 1) == ["LI*4"]
    assert forces.the_battle(state).saved == [1, 0]
    roll(state, "1-1")
    play(state, "done", 0)
    assert army(state, "b2", 1) == ["LI*2"]  # one sword and the saved one


def test_9_5_a_conversion_is_secret_until_both_have_chosen() -> None:
    views = []
    for choice in ("done", "conv 1 0"):
        state = facing(4, 4, mode="advanced")
        roll(state, "2-2")
        play(state, choice, 0)
        assert state.journal is not None
        told = [(event.kind, event.seen_by(1)) for event in state.journal]
        views.append((told, texts(state, 1), army(state, "b2", 0), army(state, "b2", 1)))
    assert views[0] == views[1]


def test_an_imagined_battle_does_not_know_the_others_choice() -> None:
    state = facing(6, 6, mode="advanced")
    roll(state, "4-2")
    play(state, "conv 2 0", 0)
    imagined = {forces.the_battle(state.imagine(1, Random(seed))).choice[STARTER] for seed in range(40)}
    assert len(imagined) > 1
    assert forces.the_battle(state.imagine(0, Random(1))).choice == [2, -1]


def test_18_without_conversion_in_the_basic_game() -> None:
    state = facing(4, 4, mode="basic")
    roll(state, "2-2")
    assert state.turn() == CHANCE
    assert army(state, "b2", 0) == ["LI*2"]


def test_9_5_more_shields_than_the_enemy_has_swords_are_not_offered() -> None:
    state = facing(20, 1, mode="advanced")
    roll(state, "10-0")
    assert [text for text in texts(state, 0) if text.startswith("conv 1")] == []


# --- forts -------------------------------------------------------------------------------


@pytest.mark.parametrize(("city", "expected"), [(False, 1), (True, 2)])
def test_9_7_a_fort_supports_with_blue_dice(city: bool, expected: int) -> None:
    state = position(mode="basic")
    settle(state, "b2", 1, city=city, fort=True)
    units(state, "b2", 0, "LI", 2)
    units(state, "b2", 1, "LI", 1)
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    own = forces.support_dice(state, forces.the_battle(state), OTHER)
    assert own == expected
    assert forces.support_dice(state, forces.the_battle(state), STARTER) == 0
    assert len(tables(state, steps.BATTLE_DICE)[OTHER].each) == 2 + expected


def test_9_2_who_only_sallies_has_no_support() -> None:
    state = position()
    settle(state, "b2", 1, fort=True)
    units(state, "b2", 0, "LI", 2)
    units(state, "b2", 1, "LI", 1)
    state.armies[at(state, "b2")] = [
        stack | PULLED if stack >> 9 & 15 == 1 else stack for stack in state.armies[at(state, "b2")]
    ]
    battle = Battle(BATTLE, at(state, "b2"), 0, 1)
    assert forces.support_dice(state, battle, OTHER) == 0
    units(state, "b2", 1, "HI", 1)  # came to help from outside
    assert forces.support_dice(state, battle, OTHER) == 1


# --- charge ------------------------------------------------------------------------------


def test_9_8_who_charges_rolls_first_and_only_survivors_strike_back() -> None:
    state = facing(2, 2, "CA", "LI", mode="basic")
    assert state.waiting() == [0]
    assert texts(state, 0) == ["charge", "done"]
    assert refused(state, "conv 1 0", 0) == "charge-or-not"
    play(state, "charge", 0)
    assert dice(state, STARTER, forces.CHARGE) == {(RED, STANDARD): 2}
    roll(state, "1-0")
    assert army(state, "b2", 1) == ["LI*1"]
    assert dice(state, STARTER) == {}
    assert dice(state, OTHER) == {(WHITE, STANDARD): 1}
    roll(state, "0-1")
    assert dice(state, STARTER) == {(RED, STANDARD): 2}  # in the next round they do


def test_9_8_a_charge_can_end_the_battle() -> None:
    state = facing(2, 2, "CA", "LI")
    play(state, "charge", 0)
    roll(state, "2-0")
    assert state.battle is None
    assert state.vp == [1, -1]


def test_9_8_if_both_charge_both_are_rolled_at_once() -> None:
    state = facing(2, 2, "CA", "CA")
    assert state.waiting() == [0, 1]
    play(state, "charge", 1)
    play(state, "charge", 0)
    roll(state, "4-4")
    assert state.battle is None
    assert state.vp == [0, 0]


def test_9_8_what_one_side_chooses_is_secret_until_both_have() -> None:
    told = []
    for choice in ("charge", "done"):
        state = facing(2, 2, "CA", "CA")
        play(state, choice, 0)
        assert state.journal is not None
        told.append([(event.kind, event.seen_by(1)) for event in state.journal])
    assert told[0] == told[1]
    play(state, "done", 1)
    assert state.journal is not None
    assert state.journal[-1].seen_by(0)["charge"] == 0


def test_9_8_shields_count_double_against_a_charge_and_again_in_full_after_it() -> None:
    state = facing(3, 5, "CA", "LI")
    play(state, "charge", 0)
    roll(state, "3-0")  # two shields
    assert army(state, "b2", 1) == ["LI*4"]
    assert forces.the_battle(state).shields == [0, 1]  # counted at the start of the round


def test_9_8_damage_of_a_charge_stays_for_the_main_roll() -> None:
    state = position(mode="basic")
    units(state, "b2", 0, "CA", 1)
    units(state, "b2", 0, "LI", 2)
    units(state, "b2", 1, "HI", 2)
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    play(state, "charge", 0)
    roll(state, "1-0")
    assert army(state, "b2", 1) == ["HI*2"]
    assert forces.the_battle(state).wounds == [0, 1]
    roll(state, "1-0")  # one sword is enough for the wounded
    assert army(state, "b2", 1) == ["HI*1"]
    roll(state, "1-0")
    assert army(state, "b2", 1) == ["HI*1"]  # restored


def test_9_8_no_charge_in_rough_ground_or_without_cavalry_or_later() -> None:
    for id in ("a3", "b3"):
        assert facing(2, 2, "CA", "LI", id).turn() == CHANCE
    assert facing(2, 2, "HI", "LI").turn() == CHANCE
    state = facing(2, 2, "CA", "LI")
    play(state, "done", 0)
    roll(state, "0-0")
    assert state.turn() == CHANCE  # no second offer
    state = facing(2, 2, "CA", "LI")
    play(state, "charge", 0)
    roll(state, "0-0")
    roll(state, "0-0")
    assert dice(state, STARTER) == {(RED, STANDARD): 2}


def test_9_8_the_seventh_die_counts_chargers_and_the_others_apart() -> None:
    state = position(mode="basic")
    units(state, "b2", 0, "CA", 6)
    units(state, "b2", 0, "LI", 6)
    units(state, "b2", 1, "HI", 9)
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    play(state, "charge", 0)
    assert dice(state, STARTER, forces.CHARGE) == {(RED, STANDARD): 7}
    assert dice(state, STARTER) == {(WHITE, STANDARD): 7}


def test_9_8_the_rivals_bonus_counts_once_over_all_who_started_the_round() -> None:
    state = position(mode="basic")
    state.rival = [1, -1]
    units(state, "b2", 0, "CA", 4)
    units(state, "b2", 0, "LI", 4)
    units(state, "b2", 1, "LI", 5)
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    play(state, "charge", 0)
    roll(state, "3-0")
    assert army(state, "b2", 1) == ["LI*4"]  # two shields, and no sword for the rival yet
    roll(state, "1-1")
    assert army(state, "b2", 1) == ["LI*2"]  # a shield against one sword and two for eight units


def test_the_place_of_a_die_is_unique() -> None:
    assert len({place_of_die(colour, level) for colour in range(4) for level in range(5)}) == 20


def test_9_1_an_ambush_is_no_battle_after_which_all_are_asked_again() -> None:
    state = position()
    state.fought = [1 << 16]
    units(state, "a1", 0)
    units(state, "a1", 1)
    ask(state, steps.BATTLES)
    play(state, "done")
    play(state, "done")
    assert state.kind() == steps.OVER
