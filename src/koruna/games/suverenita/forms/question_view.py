"""What a step asks about: its place, how much is left to decide, and what a choice costs or brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.forces import the_battle
from koruna.games.suverenita.rules.fight import falling, hitting, spilling
from koruna.games.suverenita.rules.notation import write_item
from koruna.games.suverenita.rules.numbers import BUILDINGS, HARBOUR_SITE, HERD_INSIDE, LEVELS
from koruna.games.suverenita.rules.trade.recruiting import best_waiting

if TYPE_CHECKING:
    from koruna.games.suverenita.rules.state import Suverenita

LOSSES = (steps.HIT, steps.YIELD)
AT_A_FIELD = (steps.FIGHT, steps.ASSAULT, steps.SPILL, steps.FALL, steps.SURRENDER, steps.ROOM, steps.ATTRITION)


class QuestionView(Struct, frozen=True, omit_defaults=True):
    """What the current decision is about."""

    field: int | None = None  # its number in the map
    what: str = ""  # the building whose fate is decided, or the level of the next corsair
    left: int = 0  # swords, units, herds or corsairs left to decide about; for a hungry settlement its food
    gold: int = 0  # for destroying it
    points: int = 0  # for taking it
    costs: dict[str, int] = {}  # the swords each unit in reach takes, by its name in moves


def view_of_question(state: Suverenita) -> QuestionView | None:
    kind, number = state.kind(), state.number()
    if kind in LOSSES:
        return of_losses(state)
    if kind == steps.CORSAIR:
        waiting = corsairs_of(state, state.turn())
        return QuestionView(what=LEVELS[best_waiting(state, state.turn())], left=sum(waiting.values()))
    if kind == steps.FLEE and number:  # ships that leave a fallen settlement
        return QuestionView(field=number - 1)
    if kind not in AT_A_FIELD:
        return None
    field = number & 255
    if kind == steps.FALL:
        return of_fall(state, field, number >> 8 == falling.OF_HARBOUR)
    if kind == steps.SURRENDER:
        settlement = state.settlement[field]
        food, points = state.setup.meal_of_settlement[settlement], state.setup.values.vp_settlement[settlement]
        return QuestionView(field, BUILDINGS[settlement], food, points=points)
    left = 0
    if kind == steps.SPILL:
        left = spilling.overload(state, state.turn(), field)
    elif kind == steps.ROOM:
        left = sum(1 for herd in state.herds[field] if herd & HERD_INSIDE)
    elif kind == steps.ATTRITION:
        left = number >> 8
    return QuestionView(field, left=left)


def of_losses(state: Suverenita) -> QuestionView:
    battle = the_battle(state)
    side = hitting.striker(battle)
    costs = {write_item(item): hitting.cost(state, battle, 1 - side, item) for item in hitting.in_choice(state, battle)}
    return QuestionView(battle.field, left=battle.hits[side], costs=costs)


def of_fall(state: Suverenita, field: int, is_harbour: bool) -> QuestionView:
    """A harbour falls with its settlement, or is asked about separately."""
    victor, settlement = state.turn(), state.settlement[field]
    gold = 0 if is_harbour else falling.loot_of(state, field, victor, settlement)
    if state.dockyard[field] == falling.HARBOUR:
        gold += falling.loot_of(state, field, victor, HARBOUR_SITE)
    return QuestionView(field, "harbour" if is_harbour else BUILDINGS[settlement], gold=gold)


def corsairs_of(state: Suverenita, seat: int) -> dict[str, int]:
    """By level: bought in this Trade, and put to sea after it (6.4). The purchase is public."""
    waiting = state.to_place[seat]
    counts = {level: waiting >> 8 * at & 255 for at, level in enumerate(LEVELS)}
    return {level: count for level, count in counts.items() if count}
