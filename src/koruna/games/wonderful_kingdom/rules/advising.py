"""Advisors: when each may be used, and its effect (A4, A9)."""

from __future__ import annotations

from koruna.engine.reason import Reason
from koruna.games.wonderful_kingdom.rules import searching, spying, steps
from koruna.games.wonderful_kingdom.rules.content import (
    BANISH,
    CHOICE,
    DECK_PICK,
    DOUBLE,
    END,
    EXTRA,
    GAIN,
    HERALD,
    LAB_CUBES,
    MARSHAL,
    PLANNING,
    REVEAL,
    SHIFT,
    SNARES,
)
from koruna.games.wonderful_kingdom.rules.numbers import AREA, COLOURLESS, DONE, DOWN, FLIPS, NONE, SHIFTS, USES
from koruna.games.wonderful_kingdom.rules.realm import FAMILY, Realm
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


def is_ready(realm: Realm, card: int) -> bool:
    """Not yet used this round, and there are soldiers to pay."""
    content = realm.setup.content
    return not realm.used >> card - content.first_advisor & 1 and realm.soldiers >= content.price[card]


def add_in_choice(state: WonderfulKingdom, realm: Realm, offering: bool, moves: list[int]) -> None:
    content = state.setup.content
    for card in realm.advisors:
        if content.phase[card] != CHOICE or not is_ready(realm, card):
            continue
        if can_in_choice(state, realm, card, offering):
            moves.append(USES + card)


def can_in_choice(state: WonderfulKingdom, realm: Realm, card: int, offering: bool) -> bool:
    """Whether its effect would do anything now."""
    content = state.setup.content
    effect = content.effect[card]
    if effect == REVEAL:
        return len(spying.face_down(state)) > 0
    if effect == DECK_PICK:
        if state.setup.seats == 1:
            return searching.has_reserve(state, content.first[card])
        return state.pool_size >= content.first[card]
    if effect == SNARES:
        return offering and not realm.snares
    return not offering  # an offer was just made, so there are cards to move


def add_in_planning(state: WonderfulKingdom, realm: Realm, moves: list[int]) -> None:
    content = state.setup.content
    for card in realm.advisors:
        if content.phase[card] != PLANNING or not is_ready(realm, card):
            continue
        effect = content.effect[card]
        if effect == BANISH and realm.calamities == 0:
            continue
        if effect == DOUBLE and not realm.picks:
            continue
        moves.append(USES + card)


def add_in_production(state: WonderfulKingdom, realm: Realm, resource: int, moves: list[int]) -> None:
    content = state.setup.content
    for card in realm.advisors:
        if content.effect[card] != EXTRA or content.first[card] != resource:
            continue
        if is_ready(realm, card):
            moves.append(USES + card)


def add_at_end(realm: Realm, moves: list[int]) -> None:
    content = realm.setup.content
    for card in realm.advisors:
        if content.phase[card] != END or not is_ready(realm, card):
            continue
        if realm.sums[FAMILY + content.first[card]]:
            moves.append(USES + card)


def herald(state: WonderfulKingdom, seat: int) -> int:
    """An advisor who could change the result of this step's comparison, or NONE."""
    realm, content = state.realms[seat], state.setup.content
    for card in realm.advisors:
        if content.effect[card] == HERALD and is_ready(realm, card):
            own = state.volumes[seat] + realm.boost
            other = state.volumes[1 - seat] + state.realms[1 - seat].boost
            if own <= other <= own + content.first[card]:
                return card
    return NONE


def use(state: WonderfulKingdom, seat: int, card: int) -> None:
    """Pay the price and apply the effect."""
    realm, content = state.realms[seat], state.setup.content
    effect, first, second = content.effect[card], content.first[card], content.second[card]
    realm.soldiers -= content.price[card]
    realm.used |= 1 << card - content.first_advisor
    if state.journal is not None:
        state.tell("used", seat, {"advisor": content.ids[card]})
    if effect == EXTRA:
        realm.take_cubes(first, second)  # after the comparison (A6)
    elif effect == HERALD:
        realm.boost += first
    elif effect == GAIN:
        realm.soldiers += first
        realm.krystallium += second
    elif effect == LAB_CUBES:
        realm.add_to_lab(COLOURLESS, first)
    elif effect == DOUBLE:
        realm.doubled += first
    elif effect == BANISH:
        realm.lose_calamities(first)
    elif effect == SNARES:
        realm.snares = True
    elif effect == MARSHAL:
        realm.extra += second * realm.sums[FAMILY + first]
    elif effect == REVEAL:
        state.push(steps.FLIP, seat, 2 * first)
    elif effect == SHIFT:
        state.push(steps.SHIFT, seat)
    elif effect == DECK_PICK:
        searching.look(state, seat, first, NONE)


# --- what a prophet and a double agent decide ----------------------------------------------


class Flip(spying.Interrupted):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        """A prophet may stop after the first."""
        found = [DONE] if number & 1 else []
        found += [FLIPS + place for place in spying.face_down(state)]
        spying.add_with_free_actions(state, state.realms[seat], found)
        return found

    def is_settled(self, state: WonderfulKingdom, seat: int, number: int) -> bool:
        """A spy or a free action may have come first."""
        if spying.count_down(state) > 0:
            return False
        state.agenda.pop()
        return True

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        if move == DONE:
            return
        left = (number >> 1) - 1
        if left and spying.count_down(state) > 1:
            state.push(steps.FLIP, seat, 2 * left + 1)
        spying.turn_up(state, seat, move - FLIPS)

    def why_not(self, state: WonderfulKingdom, seat: int, word: str, move: int) -> Reason | None:
        return Reason("flip-one") if move == DONE else None


class Shift(spying.Interrupted):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        found = [SHIFTS + AREA * area + place for area in (0, 1) for place in range(len(state.areas[area]))]
        spying.add_with_free_actions(state, state.realms[seat], found)
        return found

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        area, place = (move - SHIFTS) // AREA, (move - SHIFTS) % AREA
        entry = state.areas[area].pop(place)
        state.areas[1 - area].append(entry)
        card = "" if entry >> DOWN else state.setup.content.ids[entry]
        if state.journal is not None:
            state.tell("shifted", seat, {"area": area + 1, "card": card})
