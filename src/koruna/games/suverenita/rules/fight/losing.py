"""Units that fall in a fight leave the map (9.5)."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.battle import Battle
from koruna.games.suverenita.rules.board.forces import force
from koruna.games.suverenita.rules.board.holding import take
from koruna.games.suverenita.rules.numbers import COUNT_BIT, ITEM, KEY, TYPES
from koruna.games.suverenita.rules.state import Suverenita


def remove_all(state: Suverenita, field: int, seat: int, items: list[int]) -> None:
    items.sort()
    at = 0
    while at < len(items):
        item = items[at]
        count = items.count(item)
        remove(state, field, seat, item, count)
        at += count


def remove(state: Suverenita, field: int, seat: int, item: int, count: int) -> None:
    """Remove units of an item, first those with the fewest flags of this round."""
    if state.journal is not None:
        world = state.setup.world
        state.tell("units-lost", seat, {"field": world.ids[field], "type": TYPES[item & 7], "count": count})
    while count:
        for stack in state.armies[field]:
            units: i64 = stack
            if units & ITEM == item and units >> 9 & 15 == seat:
                gone = min(count, stack >> COUNT_BIT)
                take(state, field, stack & KEY, gone)
                count -= gone
                break
        else:
            raise AssertionError("units lost that are not there")


def lose_the_rest(state: Suverenita, battle: Battle, side: int) -> None:
    """9.5: units that cannot flee are lost."""
    items: list[int] = []
    for stack in force(state, battle, side):
        items += [stack & ITEM] * (stack >> COUNT_BIT)
    remove_all(state, battle.field, battle.sides[side], items)
