"""Surrender (15.6.5): an encircled settlement that nobody feeds goes to a besieger who does."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import (
    is_encircled,
    is_hostile,
    take,
)
from koruna.games.suverenita.rules.farm.larder import (
    HUNGRY_FIELD,
    MEAT_COUNT_BIT,
    MEAT_FIELD_BIT,
)
from koruna.games.suverenita.rules.farm.starving import facts_of, ships_leave
from koruna.games.suverenita.rules.fight import falling
from koruna.games.suverenita.rules.march import coming_out
from koruna.games.suverenita.rules.numbers import (
    DONE,
    INSIDE,
    KEY,
    NOBODY,
    SITE,
    SURRENDER,
    count_of,
    kind_of,
    owner_of,
    place_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import building
from koruna.games.suverenita.rules.trade.serving import spend


def besieges(state: Suverenita, seat: int, field: int) -> bool:
    """Whether a player's units encircle a hostile settlement."""
    lord = state.lord[field]
    if lord == NOBODY or not state.present[field] >> seat & 1:
        return False
    return is_hostile(state, seat, lord) and is_encircled(state, field)


class Surrendering(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return [make(SURRENDER, number), DONE] if may_take_over(state, seat, number) else []

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if kind_of(move) == SURRENDER:
            take_over(state, seat, number)
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        """A player who is asked may always take the settlement over (see `may_take_over`)."""
        return Reason("spare-or-not", {"field": state.setup.world.ids[number]})


def may_take_over(state: Suverenita, seat: int, field: int) -> bool:
    """15.6.5: the besieger must have tiles for it, and food left in a larder connected to that field."""
    if field not in state.hungry or not besieges(state, seat, field):
        return False  # another besieger has it already
    values = state.setup.values
    if building.tiles(state, seat) + values.build_tiles[state.settlement[field]] > values.most_tiles:
        return False
    return food_left(state, seat, field) >= state.setup.meal_of_settlement[state.settlement[field]]


def food_left(state: Suverenita, seat: int, field: int) -> int:
    """The food left in the larder connected to a field; gold in the first game."""
    parts = network(state, seat)
    part = parts[field]
    if part <= 0:
        return 0
    if not state.setup.has_farms:
        return state.gold[seat]
    fish = 0
    food = meat_left(state, seat, parts, part)
    for other in range(len(parts)):
        if parts[other] == part and state.lord[other] == seat:
            food += state.grain[other]
            fish += state.fish[other]
    return food + fish // state.setup.values.fish_per_food


def meat_left(state: Suverenita, seat: int, parts: list[int], part: int) -> int:
    found = 0
    for entry in state.meat:
        if entry & 15 == seat and parts[entry >> MEAT_FIELD_BIT & HUNGRY_FIELD] == part:
            found += entry >> MEAT_COUNT_BIT
    return found


def take_over(state: Suverenita, seat: int, field: int) -> None:
    """The besieger feeds the settlement and gets it as it is, with the points of a conquest; units inside are lost."""
    values = state.setup.values
    owner = state.lord[field]
    pay_for(state, seat, field, state.setup.meal_of_settlement[state.settlement[field]])
    points = values.vp_settlement[state.settlement[field]]
    state.vp[seat] += points
    state.vp[owner] -= points
    state.tell("surrender", owner, {**facts_of(state, field), "victor": seat, "points": points})
    for stack in state.armies[field].copy():
        if owner_of(stack) == owner and place_of(stack) in (INSIDE, SITE):
            take(state, field, stack & KEY, count_of(stack))
    state.hungry.remove(field)
    ships_leave(state, field)
    state.fallen = [field | seat << 8]
    falling.occupy(state, state.settlement[field], False)
    coming_out.come_out(state)


def pay_for(state: Suverenita, seat: int, field: int, food: int) -> None:
    """Pay with fish, then meat, then grain of the larder connected to a field."""
    if not state.setup.has_farms:
        state.gold[seat] -= food
        return
    parts = network(state, seat)
    part = parts[field]
    fields = [other for other in range(len(parts)) if parts[other] == part]
    fish_per_food = state.setup.values.fish_per_food
    fish = min(food, sum(state.fish[other] for other in fields if state.lord[other] == seat) // fish_per_food)
    food -= fish
    kept: list[int] = []
    for entry in state.meat:
        eaten = 0
        if entry & 15 == seat and parts[entry >> MEAT_FIELD_BIT & HUNGRY_FIELD] == part:
            eaten = min(food, entry >> MEAT_COUNT_BIT)
            food -= eaten
        kept.append(entry - (eaten << MEAT_COUNT_BIT))
    state.meat = kept
    spend(state, seat, fields, food, fish * fish_per_food)
