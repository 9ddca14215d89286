"""When the planner fights, storms, flees, charges, withdraws behind walls or sallies: by the exact odds."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from koruna.games.suverenita.bot.planner_map import Survey, inside
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.forces import force, is_rough, lives_of, the_battle
from koruna.games.suverenita.rules.board.holding import is_hostile
from koruna.games.suverenita.rules.fight.odds import battle_odds, siege_odds
from koruna.games.suverenita.rules.numbers import (
    ASSAULT,
    CHARGE,
    CONVERT,
    COUNT_BIT,
    DONE,
    FIGHT,
    FLEE,
    LEAVE_SITE,
    OPEN,
    PULL_HERD,
    SALLY,
    WITHDRAW,
    field_of,
    kind_of,
    moved_count,
    rest_of,
    target_of,
)
from koruna.games.suverenita.rules.state import Suverenita

FIGHTS_FROM: Final = 0.6
STORMS_FROM: Final = 0.45
STOPS_FROM: Final = 0.25  # against a player who has announced a victory
FLEES_FROM: Final = 0.7
STANDS_FROM: Final = 0.35  # chance of winning in the open; below it men go behind the walls
SALLIES_FROM: Final = 1.5  # strength relative to the besiegers
BEHIND_WALLS: Final = 2  # men; fewer do not help a settlement, and it would fall with them


def best_fight(state: Suverenita, seat: int, kind: int, moves: list[int]) -> int:
    """The battle or the assault with the best odds, if they are good."""
    if kind == steps.FLEE:
        return flee(state, seat, moves)
    best, most = DONE, 0.0
    for move in moves:
        asked = kind_of(move)
        field = int(field_of(move))
        if asked == FIGHT:
            enemy = int(rest_of(move) & 15)
            chance = battle_odds(state, field, seat, enemy).win
            least = STOPS_FROM if state.announced[enemy] else FIGHTS_FROM
        elif asked == ASSAULT:
            chance = siege_odds(state, field, seat).win
            least = STOPS_FROM if state.announced[state.lord[field]] else STORMS_FROM
        else:
            continue
        if chance >= least and chance > most:
            best, most = move, chance
    return best if best in moves else moves[0]


def flee(state: Suverenita, seat: int, moves: list[int]) -> int:
    battle = state.battle
    if battle is None:
        return moves[0]
    other = battle.sides[1 - battle.side_of(seat)]
    lost = battle_odds(state, battle.field, seat, other).loss
    ways = [move for move in moves if kind_of(move) == FLEE]
    if not ways or (lost < FLEES_FROM and DONE in moves):
        return DONE if DONE in moves else ways[0]
    survey = Survey(state, seat)
    best, most = ways[0], -math.inf
    for move in ways:
        to = int(target_of(move))
        value = (2.0 if state.lord[to] == seat else 0.0) - 0.1 * survey.threat[to]
        if value > most:
            best, most = move, value
    return best


def best_charge(state: Suverenita, seat: int) -> int:
    """Only against an enemy without shields: against a charge they count double, and again in the main roll (9.8)."""
    battle = the_battle(state)
    return DONE if battle.shields[1 - battle.side_of(seat)] else CHARGE


def best_conversion(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Swords beyond those that destroy every enemy become shields; a sword is worth more than half a shield."""
    battle = the_battle(state)
    side = battle.side_of(seat)
    rough = is_rough(state, battle, 1 - side)
    needed = battle.shields[1 - side]
    for stack in force(state, battle, 1 - side):
        needed += lives_of(state, stack, rough) * (stack >> COUNT_BIT)
    spare = (battle.swords[side] - needed) // state.setup.values.swords_per_shield
    best, most = DONE, 0
    for move in moves:
        shields = int(rest_of(move)) & 255
        if kind_of(move) == CONVERT and not int(rest_of(move)) >> 8 and most < shields <= spare:
            best, most = move, shields
    return best


# --- walls -------------------------------------------------------------------------------


def best_withdrawal(state: Suverenita, seat: int, moves: list[int]) -> int:
    """Bring herds to safety, take builders of a new village off their site, and withdraw men who would lose outside."""
    best, most = DONE, 0
    for move in moves:
        kind = kind_of(move)
        field = int(field_of(move))
        count = int(moved_count(move))
        if kind == LEAVE_SITE and not state.settlement[field]:
            count += 200
        elif kind == PULL_HERD:
            count = 100 if state.grain[field] else 0
        elif (
            (kind == SALLY and not can_sally(state, seat, field))
            or (kind == WITHDRAW and not should_withdraw(state, seat, field))
            or kind not in (SALLY, WITHDRAW)
        ):
            continue
        if count > most:
            best, most = move, count
    return best if best in moves else moves[0]


def can_sally(state: Suverenita, seat: int, field: int) -> bool:
    survey = Survey(state, seat)
    return survey.mine[field] + inside(state, field) >= SALLIES_FROM * survey.theirs[field]


def should_withdraw(state: Suverenita, seat: int, field: int) -> bool:
    """Whether some enemy here would probably win in the open, and there are enough men to hold the walls."""
    men: i64 = 0
    enemies = 0
    for units in state.armies[field]:
        stack: i64 = units
        owner = stack >> 9 & 15
        if owner == seat:
            men += stack >> COUNT_BIT
        elif stack >> 6 & 7 == OPEN and is_hostile(state, seat, owner):
            enemies |= 1 << int(owner)
    if men < BEHIND_WALLS or not state.present[field] >> seat & 1:
        return False
    for enemy in range(state.setup.seats):
        if enemies >> enemy & 1 and battle_odds(state, field, seat, enemy).win < STANDS_FROM:
            return True
    return False
