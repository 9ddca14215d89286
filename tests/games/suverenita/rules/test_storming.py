"""10.2 to 10.6: walls, and assaults on them."""

from __future__ import annotations

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import OTHER, STARTER
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.fight import walls
from koruna.games.suverenita.rules.fight.battling import RollingInBattle
from koruna.games.suverenita.rules.fight.dice import BLUE, INVERTED
from koruna.games.suverenita.rules.fight.storming import RollingInAssault
from koruna.games.suverenita.rules.numbers import STANDARD
from tests.games.suverenita.positions import army, at, change, events, play, refused, roll, sheet, texts
from tests.games.suverenita.rules.test_besieging import assaulted, besieged

# --- walls -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "city", "fort", "level"),
    [
        ("b2", False, False, 1),
        ("b2", True, False, 2),
        ("b2", False, True, 2),
        ("b1", False, False, 1),
        ("c1", False, False, 1),
        ("b3", False, False, 2),
        ("a3", True, True, 4),
    ],
)
def test_10_2_defence_level(id: str, city: bool, fort: bool, level: int) -> None:
    state = besieged(f"field {id} settlement {'city' if city else 'village'}:1, fort {int(fort)}", id=id)
    assert walls.defence_level(state, at(state, id)) == level
    assert walls.wall(state, at(state, id), 0) == 5 * level
    assaulted(state, id)
    assert len(RollingInAssault().tables(state)[OTHER].each) == level + 1  # a blue die for each


def test_19_3_a_city_with_a_fort_in_the_mountains() -> None:
    state = besieged("field a3 settlement city:1, fort 1", id="a3")
    field = at(state, "a3")
    assert walls.defence_level(state, field) == 4
    assert walls.wall(state, field, 0) == 20
    change(state, "field a3 units 0:LI*6 0:SE*3")
    assert walls.wall(state, field, 0) == 8
    state = besieged("field a3 settlement city:1, fort 1, units 0:LI*6 0:SE.elite*2", id="a3", mode="advanced")
    assert walls.wall(state, field, 0) == 6
    for swords, is_breached in ((7, False), (8, True)):
        state = besieged("field a3 settlement city:1, fort 1, units 0:LI*10 0:SE*3 1:LI@inside", id="a3")
        assaulted(state, "a3")
        dice = forces.handful(state, forces.the_battle(state), OTHER, forces.ALL)
        rolled = RollingInAssault().tables(state)[OTHER].each
        assert len(rolled) - 1 == sum(dice) + 4  # a sword for each die: the defender's, and four blue ones
        roll(state, f"{swords}-1")
        assert forces.the_battle(state).is_breached == is_breached


def test_10_4_engines_by_level() -> None:
    for level, value in (("recruit", 3), ("standard", 4), ("experienced", 5), ("veteran", 6), ("elite", 7)):
        state = besieged(f"field b2 settlement city:1, units 0:LI*6 0:SE.{level}", mode="advanced")
        assert walls.wall(state, at(state, "b2"), 0) == 10 - value


def test_10_3_a_wall_of_nothing_is_breached_before_the_first_roll() -> None:
    state = besieged("field b2 units 0:LI 0:SE*2")
    assaulted(state)
    assert state.fallen == [at(state, "b2")]  # undefended, taken by player 1
    assert state.assaulted[at(state, "b2")] == 0
    assert state.vp == [4, -4]


# --- assault rounds ----------------------------------------------------------------------


def test_10_3_attackers_roll_as_in_rough_ground_with_all_bonuses_but_shields() -> None:
    state = assaulted(besieged(attackers=6))
    found = forces.handful(state, forces.the_battle(state), STARTER, forces.ALL)
    assert found[INVERTED * 5 + STANDARD] == 7
    roll(state, "4-1")  # does not reach the wall of five
    assert army(state, "b2", 0) == ["LI*5"]  # no shield for six units
    assert texts(state) == ["assault b2", "done"]
    assert refused(state, "loot b2") == "assault-or-not"
    assert forces.the_battle(state).saved == [0, 0]  # all swords were used against the wall


def test_10_3_defenders_roll_units_and_a_blue_die_a_level() -> None:
    # 7.8: builders count as inside, with half their dice
    state = besieged("field b2 site fort:1:0, units 0:LI*6 1:LI@inside*2 1:LI@site*2")
    assaulted(state)
    assert len(RollingInAssault().tables(state)[OTHER].each) == 1 + 2 + 1 + 1


def test_10_3_at_most_three_rounds_before_the_breach() -> None:
    state = assaulted(besieged(attackers=6))
    roll(state, "4-0")
    play(state, "assault b2")
    roll(state, "4-0")
    play(state, "assault b2")
    roll(state, "4-0")
    assert state.battle is None
    assert state.assaulted[at(state, "b2")] == 3
    assert events(state)[-1] == "assault-ends"
    assert state.vp == [0, 0]
    assert army(state, "b2", 0) == ["LI*6"]  # the encirclement stays


def test_10_3_the_attacker_may_stop() -> None:
    state = assaulted(besieged(attackers=6))
    roll(state, "4-1")
    play(state, "done")
    assert state.battle is None
    assert state.fallen == []


def test_10_3_a_repelled_assault_scores_nothing() -> None:
    state = assaulted(besieged(attackers=1))
    roll(state, "1-1")
    assert state.vp == [0, 0]
    assert events(state)[-1] == "assault-repelled"


def test_10_6_the_breach_takes_a_settlement_without_units() -> None:
    state = assaulted(besieged(attackers=6))
    roll(state, "5-1")
    assert state.fallen == [at(state, "b2")]
    assert state.vp == [4, -4]
    assert state.lord[at(state, "b2")] == 1  # its fate is decided in subphase 6


def test_10_3_who_breaches_with_his_last_units_has_nothing() -> None:
    state = besieged("field b2 units 0:LI 0:SE 1:LI@inside*2")
    assaulted(state)
    roll(state, "1-2")
    assert state.fallen == []
    assert state.vp == [0, 0]


def test_10_5_after_the_breach_normal_rounds_follow() -> None:
    state = besieged("field b2 settlement city:1, units 0:LI*8 0:SE*2 1:HI@inside*2", mode="advanced")
    assaulted(state)
    roll(state, "6-2")  # the wall is 10 - 8 = 2; four are unused, two of them saved
    assert army(state, "b2", 0) == ["LI*6", "SE*2"]
    assert texts(state) == ["assault b2", "done"]
    assert forces.the_battle(state).saved == [2, 0]
    play(state, "assault b2")
    battle = forces.the_battle(state)
    assert battle.shields == [1, 0]  # eight units have their shield back
    assert len(RollingInBattle().tables(state)[OTHER].each) == 5  # two red dice, none of the level
    assert forces.is_rough(state, battle, STARTER)
    roll(state, "4-3")  # four and the two saved
    play(state, "done", 0)
    play(state, "done", 1)
    assert army(state, "b2", 0) == ["LI*4", "SE*2"]
    assert state.fallen == [at(state, "b2") | 1 << 12]  # defended
    assert state.vp == [8, -8]


def test_10_5_defenders_cannot_flee_and_the_attacker_may_stop() -> None:
    state = besieged("field b1 settlement village:1 | field b2 units 0:LI*8 0:SE 1:HI@inside*3")
    assaulted(state)
    roll(state, "3-1")
    play(state, "assault b2")
    roll(state, "3-3")
    assert (state.turn(), texts(state)) == (0, ["assault b2", "done"])
    play(state, "done")
    assert state.battle is None
    assert army(state, "b2", 1) == ["HI@inside*2"]
    assert state.vp == [0, 0]


def test_9_5_a_stalemate_inside_ends_the_assault() -> None:
    state = besieged("field b2 units 0:LI 0:SE*2 1:ME@inside")
    assaulted(state)
    roll(state, "0-0")  # no wall is left, so the fight inside begins at once
    for _ in range(2):
        play(state, "assault b2")
        roll(state, "0-0")
    assert state.battle is None
    assert state.kind() == steps.OVER


def test_9_6_the_rival_counts_in_a_siege() -> None:
    state = besieged(attackers=4, values=sheet(rival_units_per_sword=4))
    assaulted(state)
    roll(state, "4-0")  # and one for four units
    assert state.fallen != []


def test_no_charge_in_a_siege() -> None:
    state = besieged("field b2 units 0:LI 0:CA*3 0:SE*2 1:LI@inside")
    assaulted(state)
    assert state.turn() == CHANCE
    found = forces.handful(state, forces.the_battle(state), STARTER, forces.ALL)
    assert found[BLUE * 5 + STANDARD] == 3
