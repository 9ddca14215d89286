"""A rough plan of the rest of the round.

The sites and picked cards that promise most for their price are finished as far as cubes, krystallium and soldiers
reach; picked cards that are not built are exchanged.
"""

from __future__ import annotations

from typing import Final

from koruna.games.wonderful_kingdom import steps
from koruna.games.wonderful_kingdom.numbers import (
    ADVISOR,
    CARD,
    CUBES,
    DEVELOPMENT,
    DOWN,
    FROZEN,
    KRYSTALLIUM,
    SOLDIER,
    SPACE_BITS,
    SPACES,
    TREASURE,
)
from koruna.games.wonderful_kingdom.realm import IN_HAND, Realm
from koruna.games.wonderful_kingdom.rules import WonderfulKingdom
from koruna.games.wonderful_kingdom.searching import PICKS_A_ROUND
from koruna.games.wonderful_kingdom.worth import (
    KRYSTALLIUM_KEPT,
    KRYSTALLIUM_LAST,
    build_value,
    card_value,
    entry_value,
    hidden_value,
    price_of,
    soldier_value,
)

# All in points.
BEGUN: Final = 0.78  # of a site's worth for the part of it that is done
PLANNED: Final = 0.7  # of what a site promises beyond its price, if it cannot be finished in this round
POTENTIAL: Final = 0.35  # of what a picked card promises, while more can be picked
SITE_KEPT: Final = 0.3  # any site at all
LESS_TRUST: Final = 0.8  # in each further site that waits for a later round
CUBE_USED: Final = 0.42  # a promise smaller than that is not worth the cube of an exchange
CUBE_LEFT: Final = 0.48  # a cube that goes into the laboratory
CUBE_LAST: Final = 0.08
SEARCHED: Final = 2.6  # the best of three cards
SLATED: Final = 0.03  # what will be finished is slated before cards are exchanged for it
KEEP_KRYSTALLIUM: Final = 0.02  # until it is needed
NEEDED: Final = 6.0  # a card that a scenario asks for, for the rounds before the last; three times that in it
WANTED: Final = 1.2  # what a space costs, where gain comes first

# Orders in which to finish sites and picked cards; the first is by worth for the full price.
BY_MISSING: Final = 1
BY_WORTH: Final = 2
BY_GAIN: Final = 3
ORDERS: Final = 4


class Plan:
    """What the rest of the round could bring a player: the best of a few orders in which to finish things."""

    state: WonderfulKingdom
    realm: Realm
    left: int  # rounds after this one
    step: int  # the first step of production that is still to come
    is_final: bool  # nothing but points counts any more
    first_supply: list[int]  # cubes, krystallium and soldiers that can be used
    supply: list[int]  # what is left of them
    value: float
    trust: float  # that one more site will be finished some day

    def __init__(self, state: WonderfulKingdom, realm: Realm) -> None:
        self.state = state
        self.realm = realm
        fresh = has_just_begun(state)
        self.left = 5 - state.round if fresh else 4 - state.round
        self.step = CUBES if fresh else first_step(state)
        self.is_final = state.kind() == steps.FINAL
        supply = [realm.sums[IN_HAND + resource] for resource in range(CUBES)]
        for resource in range(self.step, CUBES):
            supply[resource] += realm.volume(resource)
        supply += [realm.krystallium, realm.soldiers]
        self.first_supply = self.supply = supply
        self.value = 0.0
        self.trust = 1.0

    def worth(self) -> float:
        cards = self.picked_cards()
        gives = self.state.setup.content.gives
        for card in cards:
            for resource in gives[card]:
                self.first_supply[resource] += 1
        sure = self.value
        best = -1e9
        for order in range(ORDERS):
            self.value = 0.0
            self.supply = self.first_supply.copy()
            self.follow(self.candidates(cards, order))
            best = max(best, self.value)
        return sure + best + (0.0 if self.is_final else KEEP_KRYSTALLIUM * float(self.realm.krystallium))

    def follow(self, candidates: list[int]) -> None:
        """Finish what can be finished, in this order, and go on with the rest."""
        waiting = [candidate for candidate in candidates if not self.finish(candidate)]
        self.trust = 1.0
        for candidate in waiting:
            self.go_on_with(candidate)
        self.value += self.rest()

    def picked_cards(self) -> list[int]:
        """Cards that can be built or exchanged; the others are valued on the way."""
        state, realm = self.state, self.realm
        kind = state.setup.content.kind
        entries = realm.picks
        if state.setup.seats == 1:
            area = area_to_take(state)
            if area >= 0:
                entries = entries + self.after_search(state.areas[area])
        found: list[int] = []
        more_to_come = is_choosing(state)
        for entry in entries:
            if entry >> DOWN:
                self.value += hidden_value(state, entry)
            elif kind[entry] <= TREASURE:
                found.append(entry)
                if more_to_come:
                    self.value += POTENTIAL * card_value(state, realm, entry, self.left)
            else:
                self.value += card_value(state, realm, entry, self.left)
        return found

    def after_search(self, entries: list[int]) -> list[int]:
        """The cards of an area that is searched: the worst are removed, and something better comes."""
        state = self.state
        kept = sorted(entries, key=lambda entry: entry_value(state, self.realm, entry, self.left))
        if state.kind() == steps.REMOVE:
            removed = state.number() >> 1
            removable = [e for e in kept if not e >> DOWN and state.setup.content.kind[e] <= ADVISOR]
            for entry in removable[:removed]:
                kept.remove(entry)
        self.value += SEARCHED
        return kept

    def candidates(self, cards: list[int], order: int) -> list[int]:
        """Sites by their place, and picked cards as -1 - card, the best first."""
        realm, content = self.realm, self.state.setup.content
        ratios: list[float] = []
        found: list[int] = []
        for site in range(len(realm.sites)):
            packed = realm.sites[site]
            card = packed & CARD
            worth = build_value(self.state, realm, card, self.left) + self.demand(card)
            price = price_of(packed if order == BY_MISSING else content.new_site[card])
            insert(ratios, found, ratio_of(worth, price, order), site)
        for card in cards:
            if content.kind[card] == DEVELOPMENT:
                worth = build_value(self.state, realm, card, self.left)
                insert(ratios, found, ratio_of(worth, price_of(content.new_site[card]), order), -1 - card)
        return found

    def demand(self, card: int) -> float:
        """What a scenario adds to a card that it asks for."""
        scenario = self.state.setup.scenario
        if scenario is None:
            return 0.0
        for needed, count in scenario.needs:
            if needed == card and self.realm.completed.count(card) < count:
                return 2.5 * NEEDED
        return 0.0

    def finish(self, candidate: int) -> bool:
        """Finish a site or a picked card if that is possible in this round."""
        content, supply = self.state.setup.content, self.supply
        packed = self.realm.sites[candidate] if candidate >= 0 else content.new_site[-1 - candidate]
        card = packed & CARD
        if packed & FROZEN:
            return False
        own = content.gives[card][0] if candidate < 0 else -1  # the cube it would have been exchanged for
        missing = packed >> SPACES + SPACE_BITS * KRYSTALLIUM & 15
        last = -1
        for resource in range(CUBES):
            need = packed >> SPACES + SPACE_BITS * resource & 15
            have = supply[resource] - (1 if resource == own else 0)
            if need > have:  # the cube of its exchange may have been used already
                missing += need - have
            if need:
                last = resource
        soldiers = packed >> SPACES + SPACE_BITS * SOLDIER & 15
        if missing > supply[KRYSTALLIUM] or soldiers > supply[SOLDIER]:
            return False
        worth = build_value(self.state, self.realm, card, self.left)
        if self.left and worth + self.demand(card) < KRYSTALLIUM_KEPT * float(missing):
            return False
        for resource in range(CUBES):
            need = packed >> SPACES + SPACE_BITS * resource & 15
            supply[resource] = max(0, supply[resource] - need - (1 if resource == own else 0))
        supply[KRYSTALLIUM] -= missing
        supply[SOLDIER] -= soldiers
        for resource in range(max(last + 1, self.step), CUBES):
            supply[resource] += content.income[card][resource]
        self.value += worth
        if candidate >= 0:
            self.value += SLATED
        if self.demand(card):
            self.value += NEEDED * (1.0 if self.left else 3.0)
        return True

    def go_on_with(self, candidate: int) -> None:
        """A site that stays one: what lies on it, and what can still be laid on it, is for a later round."""
        content, supply = self.state.setup.content, self.supply
        packed = self.realm.sites[candidate] if candidate >= 0 else content.new_site[-1 - candidate]
        card = packed & CARD
        if candidate >= 0 and not self.is_final:
            self.value += SITE_KEPT
        if self.left == 0 and not packed & FROZEN:
            return
        worth = build_value(self.state, self.realm, card, self.left - 1 if self.left else 0)
        promise = PLANNED * self.trust * max(0.0, worth - float(content.spaces[card]))
        if candidate < 0:  # a picked card is worth a cube, too
            own = content.gives[card][0]
            if promise < CUBE_USED or supply[own] < 1:
                return
            supply[own] -= 1
        self.trust *= LESS_TRUST
        open_spaces = 0
        for resource in range(CUBES + 2):
            need = packed >> SPACES + SPACE_BITS * resource & 15
            used = min(need, supply[resource]) if resource < CUBES else 0
            supply[resource] -= used
            open_spaces += need - used
        done = 1.0 - float(open_spaces) / float(content.spaces[card])
        self.value += BEGUN * worth * done + promise * (1.0 - done)

    def rest(self) -> float:
        """What is left over: cubes for the laboratory, krystallium, soldiers."""
        supply, setup, left = self.supply, self.state.setup, self.left
        if self.is_final:
            return 0.0
        cubes = supply[0] + supply[1] + supply[2] + supply[3] + self.realm.in_lab
        value = (CUBE_LEFT if left else CUBE_LAST) * float(cubes)
        value += (KRYSTALLIUM_KEPT if left else KRYSTALLIUM_LAST) * float(supply[KRYSTALLIUM])
        return value + soldier_value(setup, left) * float(supply[SOLDIER])


def ratio_of(worth: float, price: float, order: int) -> float:
    """What comes first in an order has the highest of these."""
    if order == BY_WORTH:
        return worth
    return worth - WANTED * price if order == BY_GAIN else worth / (price + 0.3)


def insert(ratios: list[float], order: list[int], ratio: float, candidate: int) -> None:
    """Keep candidates sorted, the highest ratio first."""
    at = len(ratios)
    while at > 0 and ratios[at - 1] < ratio:
        at -= 1
    ratios.insert(at, ratio)
    order.insert(at, candidate)


def is_choosing(state: WonderfulKingdom) -> bool:
    """Whether there are cards to be picked in this round."""
    if state.setup.seats == 1 and state.pick_number == PICKS_A_ROUND:
        return False
    kind = state.kind()
    return steps.OFFER <= kind <= steps.REMOVE or kind in (steps.DRAW_TOP, steps.LOOK, steps.SHOW_HAZARD)


def has_just_begun(state: WonderfulKingdom) -> bool:
    """Whether the first cards of a round are being dealt: to whoever closed the round before, it is not over yet."""
    if state.setup.seats == 2:
        return state.kind() == steps.DEAL
    return state.kind() == steps.DRAW_TOP and state.pick_number == 0 and not state.has_searched


def first_step(state: WonderfulKingdom) -> int:
    """The first step of production that has not begun."""
    kind = state.kind()
    if kind == steps.PRODUCE:
        return state.number() + 1
    if kind == steps.DECLARE:
        return state.number()
    return CUBES if kind in (steps.COMBAT, steps.FINAL, steps.OVER_NOW) else 0


def area_to_take(state: WonderfulKingdom) -> int:
    """Playing alone: the area that is taken after the search that is on, or -1."""
    for at in range(len(state.agenda) - 1, max(0, len(state.agenda) - 8), -1):
        kind = state.agenda[at] >> 3 & steps.KIND
        if kind == steps.TAKE:
            return state.agenda[at] >> 10
        if kind == steps.PICK:
            return -1
    return -1
