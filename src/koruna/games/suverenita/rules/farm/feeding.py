"""Feeding (15.6): besiegers first, then all others, surrenders, the sale of meat; upkeep of the first game (18).

Decisions change nothing on the map until all who feed at the same time are done: slaughtered herds are marked, and the
hungry are listed in `hungry` (see larder.py). So the order of the players does not matter.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.farm import farming, starving
from koruna.games.suverenita.rules.farm.larder import (
    FIRST,
    HUNGRY_COUNT_BIT,
    HUNGRY_FIELD,
    HUNGRY_KEY_BIT,
    MEAT_COUNT_BIT,
    SERVED,
    SETTLEMENT,
    Larder,
    larders_of,
)
from koruna.games.suverenita.rules.fight import surrendering
from koruna.games.suverenita.rules.numbers import (
    ACCEPT,
    DESTROY,
    FEED,
    FISH,
    GRAIN,
    HERD_FED,
    HERDS,
    ITEM,
    MEAT,
    NOBODY,
    PUT_HERD,
    SLAUGHTER,
    STARVE,
    WINTER,
    field_of,
    kind_of,
    moved_count,
    moved_item,
    owner_of,
    rest_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import serving

# The stages of SURRENDERS.
ALL_OTHERS: Final = 0
SALE: Final = 1


def pay_or_tax(state: Suverenita) -> None:
    """18: the first game has taxes in three seasons and upkeep in the fourth."""
    if state.season() == WINTER:
        begin(state)
    else:
        farming.collect(state)


def begin(state: Suverenita) -> None:
    for seat in range(state.setup.seats):
        state.dues[seat] = 0
    state.meat = []
    state.hungry = []
    state.push(steps.SURRENDERS, 0, ALL_OTHERS)
    for seat in reversed(state.initiative()):
        if is_besieger(state, seat):
            state.push(steps.FEED_FIRST, seat)


def is_besieger(state: Suverenita, seat: int) -> bool:
    return any(surrendering.besieges(state, seat, field) for field in range(len(state.lord)))


def sell_meat(state: Suverenita) -> None:
    """15.6.6: unused meat brings gold, in larders with a free settlement."""
    gold = [0] * state.setup.seats
    for entry in state.meat:
        gold[entry & 15] += (entry >> MEAT_COUNT_BIT) * state.setup.values.meat_gold
    for seat in range(state.setup.seats):
        if gold[seat]:
            state.gold[seat] += gold[seat]
            state.tell("meat-sold", seat, {"gold": gold[seat]})
    state.meat = []


# --- moves -------------------------------------------------------------------------------


class Feeding(Phase):
    """All but besiegers, at the same time: a seat is served when it says so, at the latest in `finish`."""

    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        larders = larders_of(state, seat)
        if state.dues[seat] & SERVED or not larders:
            return []
        if not state.setup.has_farms and is_enough(larders) and not has_begun(state, seat):
            return []  # everything is paid, and there is nothing else to decide
        found = [make(ACCEPT)]
        if state.setup.has_farms and not state.dues[seat] & FIRST:
            found += first_foods(larders)
        for larder in larders:
            if larder.grain + larder.fish // state.setup.values.fish_per_food + larder.meat + sum(larder.herds) == 0:
                continue  # nothing to eat and nothing to decide
            seen: list[int] = []
            for field in larder.fields:
                for animals in range(len(HERDS)):
                    if larder.herds[animals] and serving.find_herd(state, seat, larder, field, animals) != NOBODY:
                        add_new(found, make(SLAUGHTER, field, rest=animals))
                        if larder.grain >= state.setup.values.herd_grain:
                            add_new(found, make(PUT_HERD, field, rest=animals))
            for mouth in larder.mouths:
                if mouth.key == SETTLEMENT:
                    found.append(make(DESTROY, mouth.field))
                    continue
                what = mouth.field | (mouth.key & ITEM) << 8
                if what not in seen:
                    seen.append(what)
                    count = sum(
                        1 for m in larder.mouths if m.field | (m.key & ITEM) << 8 == what and m.key != SETTLEMENT
                    )
                    found.append(make(STARVE, mouth.field, item=mouth.key & ITEM, count=count))
                    if count > 1:
                        found.append(make(STARVE, mouth.field, item=mouth.key & ITEM, count=1))
        return found if len(found) > 1 else []

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move != ACCEPT:
            decide(state, seat, move)
            return False
        serving.serve(state, seat)
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        what = kind_of(move)
        field = int(field_of(move))
        larders = larders_of(state, seat)
        if what == FEED:
            if state.dues[seat] & FIRST:
                return Reason("food-chosen-already")
            return Reason("no-such-food")
        if what in (SLAUGHTER, PUT_HERD):
            herd_kind_asked = int(rest_of(move))
            for larder in larders:
                if field in larder.fields and serving.find_herd(state, seat, larder, field, herd_kind_asked) != NOBODY:
                    return Reason("herd-needs-grain", {"grain": state.setup.values.herd_grain})
            return Reason("no-such-herd", {"herd": HERDS[herd_kind_asked]})
        if what == STARVE:
            mouths = [mouth for larder in larders for mouth in larder.mouths if mouth.field == field]
            hungry = [mouth for mouth in mouths if mouth.key != SETTLEMENT and mouth.key & ITEM == moved_item(move)]
            return Reason("starve-all-or-one" if 1 < moved_count(move) < len(hungry) else "no-such-units-to-feed")
        if what == DESTROY:
            return Reason("no-such-settlement-to-feed")
        return Reason("feed-first")

    def finish(self, state: Suverenita) -> None:
        """When all have fed, losses are simultaneous; then unfed encircled settlements surrender."""
        for seat in state.initiative():
            serving.serve(state, seat)
        for seat in state.initiative():
            starving.settle(state, seat)
        state.push(steps.SURRENDERS, 0, SALE)
        for field in sorted(state.hungry, reverse=True):
            for seat in reversed(state.initiative()):
                if surrendering.besieges(state, seat, field):
                    state.push(steps.SURRENDER, seat, field)
        for seat in reversed(state.initiative()):
            starving.lighten_ships(state, seat)


class FeedingFirst(Feeding):
    """A besieger, before all others."""

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move != ACCEPT:
            decide(state, seat, move)
            if self.moves(state, seat, number):
                return False
        serving.serve(state, seat)
        starving.settle(state, seat)
        starving.lighten_ships(state, seat)
        return True


class AfterFeeding(Phase):
    """What follows the besiegers, and what follows all others."""

    def go_on(self, state: Suverenita, number: int) -> None:
        if number == SALE:
            starving.remove_forsaken(state)
            sell_meat(state)
            return
        seats = 0
        for seat in state.initiative():
            if is_besieger(state, seat):
                serving.serve(state, seat)  # seats without a choice were not asked
                starving.settle(state, seat)
            elif not state.dues[seat] & SERVED:
                seats |= 1 << seat
        state.begin_shared(steps.FEED, seats)


def decide(state: Suverenita, seat: int, move: int) -> None:
    """What is eaten first, who goes hungry, and which herds are slaughtered or fed."""
    what = kind_of(move)
    field = int(field_of(move))
    if what == FEED:
        state.dues[seat] |= int(rest_of(move)) + 1
    elif what == DESTROY:
        state.hungry.append(field)
    elif what == STARVE:
        starve(state, seat, field, int(moved_item(move)), int(moved_count(move)))
    else:
        handle_herd(state, seat, field, int(rest_of(move)), what == SLAUGHTER)


def add_new(found: list[int], move: int) -> None:
    """Without duplicates: herds of a kind inside and outside an encircled settlement have the same move."""
    if move not in found:
        found.append(move)


def has_begun(state: Suverenita, seat: int) -> bool:
    """Whether the player has chosen something to go hungry."""
    for entry in state.hungry:
        if entry > HUNGRY_FIELD:
            if owner_of(entry >> HUNGRY_KEY_BIT) == seat:
                return True
        elif state.lord[entry] == seat:
            return True
    return False


def is_enough(larders: list[Larder]) -> bool:
    return all(sum(mouth.food for mouth in larder.mouths) <= larder.grain for larder in larders)


def first_foods(larders: list[Larder]) -> list[int]:
    """The foods that may be used up first, if there is a choice."""
    goods: list[int] = []
    if any(larder.grain for larder in larders):
        goods.append(GRAIN)
    if any(larder.fish for larder in larders):
        goods.append(FISH)
    if any(larder.meat or sum(larder.herds) for larder in larders):
        goods.append(MEAT)
    return [make(FEED, rest=good) for good in goods] if len(goods) > 1 else []


def starve(state: Suverenita, seat: int, field: int, item: int, count: int) -> None:
    """Let units go hungry, first those with the fewest flags of this round."""
    for larder in larders_of(state, seat):
        for mouth in larder.mouths:
            if count and mouth.field == field and mouth.key != SETTLEMENT and mouth.key & ITEM == item:
                state.hungry.append(field | mouth.key << HUNGRY_KEY_BIT | 1 << HUNGRY_COUNT_BIT)
                count -= 1


def handle_herd(state: Suverenita, seat: int, field: int, kind: int, is_killed: bool) -> None:
    """Slaughter a herd, or pay its grain now; one inside an encircled settlement before those outside."""
    for larder in larders_of(state, seat):
        at = serving.find_herd(state, seat, larder, field, kind) if field in larder.fields else NOBODY
        if at == NOBODY or (not is_killed and larder.grain < state.setup.values.herd_grain):
            continue
        if is_killed:
            serving.slaughter(state, seat, larder, field, kind)
        else:
            serving.spend(state, seat, larder.fields, state.setup.values.herd_grain, 0)
            state.herds[field][at] |= HERD_FED
            state.herds[field].sort()
        return
