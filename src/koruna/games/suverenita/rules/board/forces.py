"""The units of a side in a fight: their rows and lives, their dice and bonuses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.event import Fact
from koruna.games.suverenita.rules.battle import AMBUSH, BATTLE, OTHER, SIEGE, STARTER, Battle
from koruna.games.suverenita.rules.board.holding import change, is_encircled
from koruna.games.suverenita.rules.fight.dice import BLUE, no_dice, place_of_die, write_dice
from koruna.games.suverenita.rules.numbers import (
    ABOARD,
    BROWN,
    CAVALRY,
    CORSAIR,
    COUNT_BIT,
    ELITE,
    ENGINE,
    EXPERIENCED,
    FOUGHT,
    INSIDE,
    ITEM,
    KEY,
    LEVELS,
    MERCENARY,
    OPEN,
    PULLED,
    RECRUIT,
    SITE,
    STANDARD,
    TRANSPORT,
    TURQUOISE,
    TYPES,
    VILLAGE,
)
from koruna.games.suverenita.rules.state import Suverenita

FRONT: Final = 0
MIDDLE: Final = 1
BACK: Final = 2

# Kinds of rolls.
ALL: Final = 0
CHARGE: Final = 1


def the_battle(state: Suverenita) -> Battle:
    battle = state.battle
    assert battle is not None
    return battle


def force(state: Suverenita, battle: Battle, side: int) -> list[int]:
    """The stacks of a side that are in the fight."""
    found: list[int] = []
    if battle.kind == AMBUSH and side == STARTER:
        return found  # in an ambush the fort shoots, not the units (9.7)
    seat: i64 = battle.sides[side]
    for units in state.armies[battle.field]:
        stack: i64 = units
        if stack >> 9 & 15 == seat and is_in(state, battle, side, stack >> 6 & 7):
            found.append(units)
    return found


def is_in(state: Suverenita, battle: Battle, side: int, place: i64) -> bool:
    """Whether units at a place of the field are in the fight on this side."""
    is_besieged = battle.kind == SIEGE and side == OTHER
    if place == OPEN:
        return not is_besieged
    if place == INSIDE:
        return is_besieged
    if place == SITE:
        if state.site[battle.field] == VILLAGE:
            return battle.kind == BATTLE  # 10.8: the site of a new village is in the open
        return is_besieged  # 7.8: builders of anything else count as inside
    return place == ABOARD and state.setup.world.is_sea[battle.field]  # 9.9


def is_rough(state: Suverenita, battle: Battle, side: int) -> bool:
    """3.6: mountains, marsh, the sea, and walls for their attacker."""
    if battle.kind == SIEGE and side == STARTER:
        return True
    colour = state.setup.world.colours[battle.field]
    return colour in (BROWN, TURQUOISE) or state.setup.world.is_sea[battle.field]


def size(forces: list[int]) -> int:
    """The number of units."""
    total: i64 = 0
    for units in forces:
        stack: i64 = units
        total += stack >> COUNT_BIT
    return int(total)


def row_of(item: i64) -> int:
    """9.3, 9.6, 12.1: recruits are in front; builders, engines, transports and all above standard level in the back."""
    if item >> 6 & 7 == SITE:
        return BACK
    level = item >> 3 & 7
    if level == RECRUIT:
        return FRONT
    if level >= EXPERIENCED:
        return BACK
    type = item & 7
    return BACK if type in (ENGINE, TRANSPORT) else MIDDLE


def lives_of(state: Suverenita, item: i64, rough: bool) -> int:
    values = state.setup.values
    lives = values.rough_lives if rough else values.lives
    return lives[item & 7] + values.lives_of_level[item >> 3 & 7]


def join(state: Suverenita, battle: Battle) -> None:
    """Mark all units in a fight as having fought (12.1)."""
    for side in (STARTER, OTHER):
        for units in force(state, battle, side):
            if not units & FOUGHT:
                change(state, battle.field, units & KEY, units >> COUNT_BIT, units & KEY | FOUGHT)


# --- what they count for -----------------------------------------------------------------


def strength(state: Suverenita, forces: list[int], type: i64 = -1) -> int:
    """How many units of a type, or of all, count for bonuses (9.6): recruits do not, elites twice, builders half."""
    values = state.setup.values
    elsewhere: i64 = 0
    building: i64 = 0
    for units in forces:
        stack: i64 = units
        level = stack >> 3 & 7
        if level == RECRUIT or (type >= 0 and stack & 7 != type):
            continue
        count = stack >> COUNT_BIT
        if level == ELITE:
            count *= values.elite_counts
        if stack >> 6 & 7 == SITE:
            building += count
        else:
            elsewhere += count
    return int(elsewhere) + int(building) // values.builders_per_fighter


def shields_of(state: Suverenita, forces: list[int]) -> int:
    return strength(state, forces) // state.setup.values.units_per_shield


def rival_swords(state: Suverenita, forces: list[int], seat: int, enemy: int) -> int:
    """9.6, 16.6: extra swords against the own rival."""
    if state.rival[seat] != enemy:
        return 0
    return strength(state, forces) // state.setup.values.rival_units_per_sword


# --- what they roll ----------------------------------------------------------------------


def handful(state: Suverenita, battle: Battle, side: int, roll: int) -> list[int]:
    """The dice of a side for its main roll or for a charge, without those of walls and forts."""
    return dice_of(
        state, force(state, battle, side), is_rough(state, battle, side), roll == CHARGE, battle.has_charged[side]
    )


def dice_of(
    state: Suverenita, forces: list[int], rough: bool, only_cavalry: bool = False, no_cavalry: bool = False
) -> list[int]:
    values = state.setup.values
    colours = values.rough_die_of if rough else values.die_of
    found = no_dice()
    builders = no_dice()
    has_builders = False
    for units in forces:
        stack: i64 = units
        type = int(stack & 7)
        if (only_cavalry and type != CAVALRY) or (no_cavalry and not only_cavalry and type == CAVALRY):
            continue
        place = place_of_die(colours[type], int(stack >> 3 & 7))
        count = int(stack >> COUNT_BIT) * values.dice_of[type]
        if stack >> 6 & 7 == SITE:
            builders[place] += count
            has_builders = True
        else:
            found[place] += count
    if has_builders:
        add_builders(found, builders, values.builders_per_fighter)
    for type in range(len(TYPES)):  # 9.6: the 7th die
        if values.dice_of[type] and (type == CAVALRY or not only_cavalry):
            if type == CAVALRY and no_cavalry and not only_cavalry:
                continue
            more = strength(state, forces, type) // values.equal_units_per_die
            if more:
                found[place_of_die(colours[type], STANDARD)] += more
    return found


def add_builders(found: list[int], builders: list[int], share: int) -> None:
    """9.6: half the dice of units that stay on a site, rounded down, the highest levels first."""
    left = sum(builders) // share
    for level in range(ELITE, -1, -1):
        for place in range(level, len(builders), ELITE + 1):
            taken = min(left, builders[place])
            found[place] += taken
            left -= taken


def support_dice(state: Suverenita, battle: Battle, side: int) -> int:
    """9.7: blue dice of a fort in a battle on its field; not for units that only sallied (9.2)."""
    field = battle.field
    seat = battle.sides[side]
    if not state.fort[field] or state.lord[field] != seat or is_encircled(state, field):
        return 0
    for units in force(state, battle, side):
        if not units & PULLED:
            return state.setup.values.fort_dice[state.settlement[field]]
    return 0


def add_blue(dice: list[int], count: int) -> list[int]:
    dice[place_of_die(BLUE, STANDARD)] += count
    return dice


# --- worth -------------------------------------------------------------------------------


def worth_of(state: Suverenita, item: i64) -> int:
    """The price of a unit in gold, for proposals of losses."""
    values = state.setup.values
    type = item & 7
    level = int(item >> 3 & 7)
    if type == MERCENARY:
        price = values.mercenary
    elif type == CORSAIR:
        price = values.corsair
    else:
        price = values.buy_light + values.upgrade[type]
    if level == RECRUIT:
        return price - values.buy_light + values.recruit
    return price + (level - STANDARD) * values.per_level


# --- events ------------------------------------------------------------------------------


def write_forces(stacks: list[int]) -> str:
    """As in events: `3 LI 1 HI.veteran`."""
    counts: dict[str, int] = {}
    for stack in sorted([units & ITEM | units >> COUNT_BIT << 9 for units in stacks]):
        level = stack >> 3 & 7
        name = TYPES[stack & 7] if level == STANDARD else f"{TYPES[stack & 7]}.{LEVELS[level]}"
        counts[name] = counts.get(name, 0) + (stack >> 9)
    return " ".join([f"{count} {name}" for name, count in counts.items()])


def tell_forces(state: Suverenita, battle: Battle) -> dict[str, Fact]:
    """The units of both sides: facts of the event that begins a fight."""
    facts: dict[str, Fact] = {"field": state.setup.world.ids[battle.field], "other": battle.sides[OTHER]}
    for side, name in ((STARTER, "forces"), (OTHER, "other-forces")):
        written = write_forces(force(state, battle, side))
        if written:
            facts[name] = written
    if state.setup.world.is_sea[battle.field]:
        facts["sea"] = 1
    return facts


class Roll:
    """A roll of both sides as in its event; lists are by side."""

    dice: list[list[int]]  # dice by colour and level, see dice.py
    swords: list[int]  # of the dice alone
    saved: list[int]  # swords saved from the previous round
    shields: list[int]  # against the swords of the other side

    def __init__(self, dice: list[list[int]], swords: list[int], saved: list[int], shields: list[int]) -> None:
        self.dice = dice
        self.swords = swords
        self.saved = saved
        self.shields = shields


def tell_roll(state: Suverenita, battle: Battle, kind: str, roll: Roll) -> None:
    if state.journal is None:
        return
    facts: dict[str, Fact] = {
        "field": state.setup.world.ids[battle.field],
        "round": battle.round,
        "swords": battle.swords[STARTER],
        "other": battle.sides[OTHER],
        "other-swords": battle.swords[OTHER],
    }
    for side, of in ((STARTER, ""), (OTHER, "other-")):
        written = write_dice(roll.dice[side])
        if written:
            facts[of + "dice"] = written
        facts[of + "rolled"] = roll.swords[side]
        facts[of + "rival"] = battle.swords[side] - roll.swords[side] - roll.saved[side]
        facts[of + "saved"] = roll.saved[side]
        facts[of + "shields"] = roll.shields[side]
    state.tell(kind, battle.sides[STARTER], facts)
