"""9.3, 9.6, 9.7 and 9.9: units in combat, their dice and lives, bonuses, support of a fort."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import BATTLE, OTHER, SIEGE, STARTER, Battle
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.fight.battling import RollingInBattle
from koruna.games.suverenita.rules.fight.dice import BLUE, INVERTED, RED, WHITE
from koruna.games.suverenita.rules.numbers import (
    CAVALRY,
    CORSAIR,
    ELITE,
    ENGINE,
    EXPERIENCED,
    HEAVY,
    LIGHT,
    MERCENARY,
    RECRUIT,
    SITE,
    STANDARD,
    TRANSPORT,
    VETERAN,
    WARSHIP,
    item,
)
from tests.games.suverenita.positions import army, ask, at, change, play, roll, set_up, sheet
from tests.games.suverenita.rules.test_fighting import dice, facing

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
            state = set_up(f"battle battle {id} 0 1 | field {id} units 0:{type}")
            assert dice(state, STARTER) == {(colour, STANDARD): count}
    state = set_up("battle battle b2 0 1 | field b2 units 0:SE*7")
    assert dice(state, STARTER) == {}


def test_9_9_ships_and_embarked_units_at_sea() -> None:
    state = set_up("battle battle s1 0 1 | field s1 units 0:TR*2 0:WS 0:CO 0:LI@aboard 0:HI@aboard")
    # Two transports white, a corsair four white, a warship and heavy infantry blue, light infantry inverted.
    assert dice(state, STARTER) == {(WHITE, STANDARD): 6, (BLUE, STANDARD): 2, (INVERTED, STANDARD): 1}


def test_9_9_ships_in_a_dockyard_do_not_fight() -> None:
    state = set_up("field a1 settlement village:0, dockyard dock, units 0:TR@dock 0:LI")
    assert forces.size(forces.force(state, Battle(BATTLE, at(state, "a1"), 0, 1), STARTER)) == 1


def test_9_3_lives() -> None:
    state = set_up()
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
    state = set_up("field b2 settlement village:1")
    siege = Battle(SIEGE, at(state, "b2"), 0, 1)
    assert forces.is_rough(state, siege, STARTER)
    assert not forces.is_rough(state, siege, OTHER)
    change(state, "field a3 settlement village:1")
    assert forces.is_rough(state, Battle(SIEGE, at(state, "a3"), 0, 1), OTHER)


# --- bonuses -----------------------------------------------------------------------------


def test_9_6_six_equal_units_roll_a_seventh_die_and_multiples_count() -> None:
    for count, expected in ((5, 5), (6, 7), (11, 12), (12, 14)):
        assert dice(facing(count, 1), STARTER) == {(WHITE, STANDARD): expected}


def test_9_6_equal_means_type_whatever_the_level() -> None:
    state = set_up("battle battle b2 0 1 | field b2 units 0:LI*3 0:LI.veteran*3 0:HI*5")
    assert dice(state, STARTER) == {(WHITE, STANDARD): 4, (WHITE, VETERAN): 3, (RED, STANDARD): 5}


def test_9_6_the_seventh_die_of_corsairs_is_one_white() -> None:
    state = set_up("battle battle s1 0 1 | field s1 units 0:CO*6")
    assert dice(state, STARTER) == {(WHITE, STANDARD): 25}


def test_9_6_recruits_do_not_count_and_elite_count_as_two() -> None:
    state = set_up("battle battle b2 0 1 | field b2 units 0:LI.recruit*9 0:LI.elite*3")
    stacks = forces.force(state, forces.the_battle(state), STARTER)
    assert forces.strength(state, stacks) == 6
    assert forces.shields_of(state, stacks) == 1
    assert dice(state, STARTER) == {(WHITE, RECRUIT): 9, (WHITE, ELITE): 3, (WHITE, STANDARD): 1}


def test_9_6_five_units_are_a_shield_engines_and_transports_included() -> None:
    state = set_up("field b2 units 0:SE*4 0:LI*5")
    battle = Battle(BATTLE, at(state, "b2"), 0, 1)
    assert forces.shields_of(state, forces.force(state, battle, STARTER)) == 1
    change(state, "field b2 units 0:LI*5 0:SE*5")
    assert forces.shields_of(state, forces.force(state, battle, STARTER)) == 2


def test_9_6_and_16_6_four_units_bring_a_sword_against_the_own_rival() -> None:
    state = set_up(
        "field b2 units 0:LI*8 1:LI*8 | player 1 rival 2", seats=3, mode="basic", values=sheet(rival_units_per_sword=4)
    )
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    roll(state, "3-3")
    # Player 1 has 3 + 2 swords, player 2 three; each side has a shield for its eight units.
    assert army(state, "b2", 1) == ["LI*4"]
    assert army(state, "b2", 0) == ["LI*6"]


def test_9_6_units_on_a_site_have_half_dice_and_half_count() -> None:
    state = set_up("battle battle b2 0 1 | field b2 site village:0:0, units 0:LI@site*3 0:LI*4")
    stacks = forces.force(state, forces.the_battle(state), STARTER)
    assert dice(state, STARTER) == {(WHITE, STANDARD): 5}
    assert forces.strength(state, stacks) == 5
    assert forces.shields_of(state, stacks) == 1
    assert forces.strength(state, stacks, LIGHT) == 5  # so no seventh die for seven


# --- forts -------------------------------------------------------------------------------


@pytest.mark.parametrize(("city", "expected"), [(False, 1), (True, 2)])
def test_9_7_a_fort_supports_with_blue_dice(city: bool, expected: int) -> None:
    state = set_up(f"field b2 settlement {'city' if city else 'village'}:1, fort 1, units 0:LI*2 1:LI", mode="basic")
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    own = forces.support_dice(state, forces.the_battle(state), OTHER)
    assert own == expected
    assert forces.support_dice(state, forces.the_battle(state), STARTER) == 0
    assert len(RollingInBattle().tables(state)[OTHER].each) == 2 + expected


def test_9_2_who_only_sallies_has_no_support() -> None:
    state = set_up("field b2 settlement village:1, fort 1, units 0:LI*2 1:LI+pulled")
    battle = Battle(BATTLE, at(state, "b2"), 0, 1)
    assert forces.support_dice(state, battle, OTHER) == 0
    change(state, "field b2 units 0:LI*2 1:LI+pulled 1:HI")  # came from outside to help
    assert forces.support_dice(state, battle, OTHER) == 1
