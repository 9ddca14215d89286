"""How a battle or a siege will probably end, for people and bots; exact, as a Markov chain over the surviving units.

It ignores charges, conversion of swords (also of those left over at a breach), flight, and stopping an assault. Units
fall in a fixed order: row by row; in front and in the middle first those with most value per life, in the back those
with least. If all units of a row are equal this is exact.
"""

from __future__ import annotations

from typing import Final

from koruna.games.suverenita.rules.battle import AMBUSH, BATTLE, OTHER, SIEGE, STARTER, Battle
from koruna.games.suverenita.rules.board.forces import (
    BACK,
    add_blue,
    dice_of,
    force,
    is_rough,
    lives_of,
    row_of,
    shields_of,
    strength,
    support_dice,
    worth_of,
)
from koruna.games.suverenita.rules.fight.besieging import assaults_left
from koruna.games.suverenita.rules.fight.dice import Chances, chances, no_dice
from koruna.games.suverenita.rules.fight.walls import defence_level
from koruna.games.suverenita.rules.numbers import COUNT_BIT, ENGINE, ITEM, OPEN, STANDARD
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values import Values

MOST_FORECASTS: Final = 5_000  # cached at once
RANK: Final = 60  # a multiple of every number of lives


class Forecast:
    """The probabilities that the first side wins, draws or loses; and the losses of both sides."""

    win: float
    draw: float
    loss: float
    losses: list[float]  # by side: units lost, on average
    left: list[list[float]]  # by side and number of units left: its probability

    def __init__(self, one: int, other: int) -> None:
        self.win = 0.0
        self.draw = 0.0
        self.loss = 0.0
        self.losses = [0.0, 0.0]
        self.left = [[0.0] * (one + 1), [0.0] * (other + 1)]

    def end(self, one: int, other: int, chance: float) -> None:
        """Add an outcome: the units left on each side, with its probability."""
        self.left[STARTER][one] += chance
        self.left[OTHER][other] += chance
        self.losses[STARTER] += (len(self.left[STARTER]) - 1 - one) * chance
        self.losses[OTHER] += (len(self.left[OTHER]) - 1 - other) * chance


class BattleLine:
    """A side with its units in the order in which they fall; lists are indexed by the number of fallen units."""

    items: list[int]
    lives: list[int]
    swords: list[Chances]
    more: list[int]  # extra swords against the own rival
    shields: list[int]

    def __init__(self, state: Suverenita, stacks: list[int], rough: bool, blue: int, is_rival: bool) -> None:
        self.items = in_order(state, stacks, rough)
        self.lives = [lives_of(state, item, rough) for item in self.items]
        self.swords = []
        self.more = []
        self.shields = []
        values = state.setup.values
        for fallen in range(len(self.items) + 1):
            left = stacks_of(self.items[fallen:])
            dice = dice_of(state, left, rough)
            self.swords.append(chances(values, add_blue(dice, blue)))
            self.more.append(strength(state, left) // values.rival_units_per_sword if is_rival else 0)
            self.shields.append(shields_of(state, left))

    def falls(self, fallen: int, swords: Chances, more: int, shields: int) -> list[float]:
        """By number of units: the probability that they fall now, after `fallen` others, behind these shields."""
        found = [0.0]
        count = 0
        needed = shields - more  # swords for the units that fall
        size = len(self.items)
        for rolled in range(len(swords.each)):
            while fallen + count < size and rolled >= needed + self.lives[fallen + count]:
                needed += self.lives[fallen + count]
                count += 1
                found.append(0.0)
            found[count] += swords.each[rolled]
        return found


def in_order(state: Suverenita, stacks: list[int], rough: bool) -> list[int]:
    """The units one by one, in the order in which they fall."""
    ranked: list[tuple[int, int, int]] = []
    for stack in stacks:
        item = stack & ITEM
        row = row_of(item)
        worth = worth_of(state, item)
        rank = worth if row == BACK else -worth * RANK // lives_of(state, item, rough)
        ranked += [(row, rank, item)] * (stack >> COUNT_BIT)
    return [item for _, _, item in sorted(ranked)]


# --- the chain ---------------------------------------------------------------------------


def fight(state: Suverenita, one: BattleLine, other: BattleLine, start: list[float], found: Forecast) -> None:
    """Normal rounds until the end. `start`: by number of fallen units of the first side, its probability."""
    size = len(one.items)
    against = len(other.items)
    bloodless = state.setup.values.bloodless_rounds
    chance = [[0.0] * (against + 1) for _ in range(size + 1)]
    for fallen in range(size + 1):
        chance[fallen][0] = start[fallen]
    for i in range(size + 1):
        for j in range(against + 1):
            here = chance[i][j]
            if here <= 0.0:
                continue
            if i == size or j == against:
                found.end(size - i, against - j, here)
                if i == size and j == against:
                    found.draw += here
                elif j == against:
                    found.win += here
                else:
                    found.loss += here
                continue
            mine = one.falls(i, other.swords[j], other.more[j], one.shields[i])
            theirs = other.falls(j, one.swords[i], one.more[i], other.shields[j])
            quiet = mine[0] * theirs[0]
            still = 1.0
            rounds = 0.0
            for _ in range(bloodless):
                rounds += still
                still *= quiet
            found.draw += here * still
            found.end(size - i, against - j, here * still)
            for k in range(len(mine)):
                for m in range(len(theirs)):
                    if k or m:
                        chance[i + k][j + m] += here * rounds * mine[k] * theirs[m]


def storm(
    state: Suverenita, field: int, one: BattleLine, other: BattleLine, blue: int, rounds: int, start: list[float]
) -> Forecast:
    """Assault rounds, then the fight inside. In a draw the settlement holds out."""
    found = Forecast(len(one.items), len(other.items))
    size = len(one.items)
    breached = [0.0] * (size + 1)
    before = start
    found.loss += before[size]  # nobody reached the wall
    found.end(0, len(other.items), before[size])
    walls = wall_by_fallen(state, field, one)
    rough = is_rough(state, Battle(SIEGE, field, 0, 0), OTHER)
    defenders = chances(state.setup.values, add_blue(dice_of(state, stacks_of(other.items), rough), blue))
    for done in range(rounds + 1):
        after = [0.0] * (size + 1)
        for i in range(size):
            here = before[i]
            if here <= 0.0:
                continue
            if walls[i] == 0:
                breached[i] += here
                continue
            if done == rounds:
                found.draw += here
                found.end(size - i, len(other.items), here)
                continue
            through = 0.0
            for rolled in range(len(one.swords[i].each)):
                if rolled + one.more[i] >= walls[i]:
                    through += one.swords[i].each[rolled]
            mine = one.falls(i, defenders, other.more[0], 0)
            for k in range(len(mine)):
                breached[i + k] += here * mine[k] * through
                after[i + k] += here * mine[k] * (1.0 - through)
        found.loss += after[size]  # no attacker is left
        found.end(0, len(other.items), after[size])
        before = after
    found.loss += breached[size]
    found.end(0, len(other.items), breached[size])
    breached[size] = 0.0
    fight(state, one, other, breached, found)
    return found


def stacks_of(items: list[int]) -> list[int]:
    return [item | 1 << COUNT_BIT for item in items]


def wall_by_fallen(state: Suverenita, field: int, line: BattleLine) -> list[int]:
    """By number of fallen attackers: the wall reduced by the surviving engines."""
    values = state.setup.values
    full = defence_level(state, field) * values.shields_per_level
    found: list[int] = []
    for fallen in range(len(line.items) + 1):
        wall = full
        for item in line.items[fallen:]:
            if item & 7 == ENGINE:
                wall -= values.engine_by_level[item >> 3 & 7]
        found.append(max(0, wall))
    return found


# --- forecasts ---------------------------------------------------------------------------

FORECASTS: Final[dict[tuple[int, ...], Forecast]] = {}
EDITIONS: Final[list[Values]] = []  # those with cached forecasts


def battle_odds(state: Suverenita, field: int, attacker: int, defender: int) -> Forecast:
    """A battle between the units of two players on a field; the attacker is the first side."""
    battle = Battle(BATTLE, field, attacker, defender)
    return clash(state, battle, force(state, battle, STARTER), force(state, battle, OTHER))


def siege_odds(state: Suverenita, field: int, attacker: int) -> Forecast:
    """An assault on a settlement by the attacker's units on its field, with the rounds left this season."""
    battle = Battle(SIEGE, field, attacker, state.lord[field])
    return clash(state, battle, force(state, battle, STARTER), force(state, battle, OTHER))


def clash(state: Suverenita, battle: Battle, one: list[int], other: list[int], ambush: int = 0) -> Forecast:
    """The same with any units, such as those that could come; stacks by type, level, place and count.

    The attacker may have to survive an ambush of some dice first (9.7).
    """
    field = battle.field
    values = state.setup.values
    is_siege = battle.kind == SIEGE
    blue = [0, 0]
    if is_siege:
        blue[OTHER] = defence_level(state, field) * values.blue_dice_per_level
    else:
        blue = [support_dice(state, battle, STARTER), support_dice(state, battle, OTHER)]
    rounds = assaults_left(state, battle.sides[STARTER], field) if is_siege else 0
    rivals = [state.rival[battle.sides[side]] == battle.sides[1 - side] for side in (STARTER, OTHER)]
    if len(FORECASTS) >= MOST_FORECASTS:
        FORECASTS.clear()
        EDITIONS.clear()
    key = key_of(state, battle, one, other, [*blue, rounds, int(rivals[STARTER]), int(rivals[OTHER]), ambush])
    known = FORECASTS.get(key)
    if known is not None:
        return known
    first = BattleLine(state, one, is_rough(state, battle, STARTER), blue[STARTER], rivals[STARTER])
    second = BattleLine(state, other, is_rough(state, battle, OTHER), 0 if is_siege else blue[OTHER], rivals[OTHER])
    start = after_ambush(state, field, one, ambush)
    if is_siege:
        found = storm(state, field, first, second, blue[OTHER], rounds, start)
    else:
        found = Forecast(len(first.items), len(second.items))
        fight(state, first, second, start, found)
    FORECASTS[key] = found
    return found


def after_ambush(state: Suverenita, field: int, stacks: list[int], dice: int) -> list[float]:
    """By number of attackers that fall in an ambush: its probability."""
    start = [0.0] * (sum([units >> COUNT_BIT for units in stacks]) + 1)
    if not dice:
        start[0] = 1.0
        return start
    victims = BattleLine(state, stacks, is_rough(state, Battle(AMBUSH, field, 0, 0), OTHER), 0, False)
    falls = victims.falls(0, chances(state.setup.values, add_blue(no_dice(), dice)), 0, victims.shields[0])
    for fallen in range(len(falls)):
        start[fallen] = falls[fallen]
    return start


def key_of(state: Suverenita, battle: Battle, one: list[int], other: list[int], more: list[int]) -> tuple[int, ...]:
    """The cache key: everything a forecast depends on."""
    facts = [battle.kind, state.setup.world.colours[battle.field], defence_level(state, battle.field)]
    facts += [*more, number_of(state.setup.values)]
    for stacks in (one, other):
        facts.append(-1)
        facts += sorted([stack & ITEM | stack >> COUNT_BIT << COUNT_BIT for stack in stacks])
    return tuple(facts)


def number_of(values: Values) -> int:
    """A number for an edition of the rules' numbers."""
    for number, known in enumerate(EDITIONS):
        if known is values:
            return number
    EDITIONS.append(values)
    return len(EDITIONS) - 1


def standing(type: int, count: int, level: int = STANDARD) -> int:
    """A stack for `clash`: units of a type in the open."""
    return type | level << 3 | OPEN << 6 | count << COUNT_BIT
