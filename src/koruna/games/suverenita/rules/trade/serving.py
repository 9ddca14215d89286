"""Serving food (15.6): the best feeding plan is carried out, herds are slaughtered, stores emptied."""

from __future__ import annotations

from koruna.games.suverenita.rules.board.holding import is_encircled, owns
from koruna.games.suverenita.rules.farm.larder import (
    FIRST,
    HUNGRY_COUNT_BIT,
    HUNGRY_KEY_BIT,
    MEAT_COUNT_BIT,
    MEAT_FIELD_BIT,
    SERVED,
    SETTLEMENT,
    Larder,
    larders_of,
    meat_of,
)
from koruna.games.suverenita.rules.farm.rationing import FeedingPlan, best_plan, seeds_of, weigh
from koruna.games.suverenita.rules.numbers import (
    HERD_FED,
    HERD_INSIDE,
    HERD_KILLED,
    HERDS,
    NOBODY,
    herd_kind,
    herd_owner,
)
from koruna.games.suverenita.rules.state import Suverenita


def serve(state: Suverenita, seat: int) -> None:
    """Feed from every larder in the best way, respecting what the player has decided already."""
    if state.dues[seat] & SERVED:
        return
    first = state.dues[seat] & FIRST
    state.dues[seat] |= SERVED
    weights = weigh(state, first - 1 if first else NOBODY)
    paid = [0, 0, 0]
    for larder in larders_of(state, seat):
        weights.seeds = seeds_of(state, seat, larder)
        plan = best_plan(state, larder, weights)
        for kind, there in enumerate(larder.herds):
            weights.kept[kind] += there - plan.kills[kind]
        carry_out(state, seat, larder, plan)
        paid = [paid[0] + plan.grain, paid[1] + plan.fish, paid[2] + plan.meat]
    if state.setup.has_farms:
        state.tell("fed", seat, {"grain": paid[0], "fish": paid[1], "meat": paid[2]})
    elif paid[0]:
        state.tell("upkeep", seat, {"gold": paid[0]})


def carry_out(state: Suverenita, seat: int, larder: Larder, plan: FeedingPlan) -> None:
    for kind, number in enumerate(plan.kills):
        for _ in range(number):
            slaughter(state, seat, larder, herd_to_kill(state, seat, larder, kind), kind)
    for mouth in plan.hungry:
        if mouth.key == SETTLEMENT:
            state.hungry += [mouth.field] * mouth.level
        else:
            state.hungry.append(mouth.field | mouth.key << HUNGRY_KEY_BIT | 1 << HUNGRY_COUNT_BIT)
    spend(state, seat, larder.fields, plan.grain, plan.fish)
    if plan.meat_left and larder.sells:
        state.meat.append(seat | larder.fields[0] << MEAT_FIELD_BIT | plan.meat_left << MEAT_COUNT_BIT)


def herd_to_kill(state: Suverenita, seat: int, larder: Larder, kind: int) -> int:
    """A field with such a herd; preferably not one that is owned by this herd alone."""
    found = NOBODY
    for field in larder.fields:
        if find_herd(state, seat, larder, field, kind) == NOBODY:
            continue
        if state.control[field] == seat or len(state.herds[field]) > 1 or not owns(state, field, seat):
            return field
        found = field
    return found


def find_herd(state: Suverenita, seat: int, larder: Larder, field: int, kind: int) -> int:
    """The index of a herd of this kind on a field that is still undecided, or NOBODY."""
    for at, animals in enumerate(state.herds[field]):
        if herd_owner(animals) == seat and herd_kind(animals) == kind and not animals & (HERD_FED | HERD_KILLED):
            is_cut = state.lord[field] == seat and is_encircled(state, field)
            if not is_cut or (animals & HERD_INSIDE != 0) == larder.wants_inside:
                return at
    return NOBODY


def slaughter(state: Suverenita, seat: int, larder: Larder, field: int, kind: int) -> None:
    at = find_herd(state, seat, larder, field, kind)
    state.herds[field][at] |= HERD_KILLED
    state.herds[field].sort()
    if state.journal is not None:
        meat = meat_of(state, larder, kind)
        state.tell("slaughter", seat, {"field": state.setup.world.ids[field], "herd": HERDS[kind], "meat": meat})


def spend(state: Suverenita, seat: int, fields: list[int], grain: int, fish: int) -> None:
    """Take food from the stores of some fields, the fullest first; in the first game take gold."""
    if not state.setup.has_farms:
        state.gold[seat] -= grain
        return
    stores = [field for field in fields if state.lord[field] == seat]
    for _ in range(grain):
        state.grain[fullest(stores, state.grain)] -= 1
    for _ in range(fish):
        state.fish[fullest(stores, state.fish)] -= 1


def fullest(stores: list[int], amounts: list[int]) -> int:
    found = stores[0]
    for store in stores:
        if amounts[store] > amounts[found]:
            found = store
    return found
