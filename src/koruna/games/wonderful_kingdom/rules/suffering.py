"""The effects of picked threats before planning (H4), and where picked advisors and calamities go."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    CALAMITY,
    CARD,
    COVERS,
    DEVELOPMENT,
    FROZEN,
    GIANT,
    LOSES,
    RAT,
    SHADOW,
    SYMBOLS,
    THIEF,
    TREASURE,
    TUCK_CARDS,
    TUCK_SITES,
    VERMIN,
)
from koruna.games.wonderful_kingdom.rules.realm import INCOME, THREAT, Realm, add_sorted, take_out
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.games.wonderful_kingdom.rules.step import Forced, Step


class Settle(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        """Calamities go above the duchy (P5), and advisors that were picked face down join the others (A2)."""
        content = state.setup.content
        for who, realm in enumerate(state.realms):
            left: list[int] = []
            calamities = 0
            for card in realm.picks:
                kind = content.kind[card]
                if kind == CALAMITY:
                    calamities += 1
                elif kind == ADVISOR:
                    realm.join(card)
                    if state.journal is not None:
                        state.tell("advisor-joined", who, {"advisor": content.ids[card]})
                else:
                    add_sorted(left, card)
            realm.picks = left
            realm.calamities += calamities
            if calamities and state.journal is not None:
                state.tell("calamities", who, {"count": calamities})


def take_in(state: WonderfulKingdom, seat: int, kind: int) -> int:
    """Move picked threats of a kind to the construction space. Returns how many there were."""
    realm, card = state.realms[seat], state.setup.content.threat(kind)
    count = 0
    for pick in realm.picks:
        if pick == card:
            count += 1
    if count:
        realm.picks = [pick for pick in realm.picks if pick != card]
        realm.sums[THREAT + kind] += count
        if state.journal is not None:
            state.tell("threatened", seat, {"threat": state.setup.content.ids[card], "count": count})
    return count


class Shadows(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        take_in(state, seat, SHADOW)
        strike(state, seat, state.realms[seat].sums[THREAT + SHADOW])


def strike(state: WonderfulKingdom, seat: int, shadows: int) -> None:
    """Every shadow takes a picked card; with no more cards than shadows, all are lost (H7)."""
    kind = state.setup.content.kind
    can_be_lost = [card for card in state.realms[seat].picks if kind[card] <= TREASURE]
    if len(can_be_lost) > shadows:
        for _ in range(shadows):
            state.push(steps.LOSE, seat)
        return
    for card in can_be_lost:
        if not state.is_lost:  # the cubes of one card may have lost the game
            lose_card(state, seat, card)


class Thieves(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        for _ in range(take_in(state, seat, THIEF)):
            state.push(steps.COVER, seat)


class Giants(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        take_in(state, seat, GIANT)
        for _ in range(state.realms[seat].sums[THREAT + GIANT]):  # those that found no site before are tucked now (H6)
            state.push(steps.TUCK, seat)


class Breed(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        """Each new rat brings one vermin for every rat there is by then (H5)."""
        realm = state.realms[seat]
        old = realm.sums[THREAT + RAT]
        new = take_in(state, seat, RAT)
        born = new * old + new * (new + 1) // 2  # old + 1, old + 2 and so on
        if new == 0 and state.setup.rats_breed_every_round:
            born = old
        add_vermin(state, seat, born)


def add_vermin(state: WonderfulKingdom, seat: int, wanted: int) -> None:
    """Add as many as the deck has left. Where an empty deck loses the game, so does taking its last card (X1)."""
    count = min(wanted, state.vermin)
    if not count:
        return
    state.vermin -= count
    state.realms[seat].sums[THREAT + VERMIN] += count
    if state.journal is not None:
        state.tell("vermin", seat, {"count": count})
    scenario = state.setup.scenario
    if scenario is not None and scenario.vermin_loses and state.vermin == 0:
        state.lose()


# --- decisions -----------------------------------------------------------------------------


class Lose(Forced):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        return picked(state.realms[seat], LOSES, TREASURE)

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        lose_card(state, seat, move - LOSES)


def picked(realm: Realm, first: int, last_kind: int) -> list[int]:
    """A move for every distinct picked card up to a kind; picked cards are sorted by now."""
    kind = realm.setup.content.kind
    found: list[int] = []
    before = -1
    for card in realm.picks:
        if card != before and kind[card] <= last_kind:
            found.append(first + card)
        before = card
    return found


def lose_card(state: WonderfulKingdom, seat: int, card: int) -> None:
    """Its cubes go into the laboratory of the opponent, or beside the hazard deck, or nowhere (H7, L10, X6)."""
    realm, content, scenario = state.realms[seat], state.setup.content, state.setup.scenario
    take_out(realm.picks, card)
    realm.discarded += 1
    if state.journal is not None:
        state.tell("lost-card", seat, {"card": content.ids[card]})
    for resource in content.gives[card]:
        if state.setup.seats == 2:
            state.realms[1 - seat].add_to_lab(resource, 1)
        elif scenario is not None and scenario.stores_cubes:
            state.stored += 1
    if scenario is not None and 0 < scenario.stored_loses <= state.stored:
        state.lose()


class Cover(Forced):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        if not tokens_left(state):
            return []
        income = state.realms[seat].sums
        return [COVERS + symbol for symbol in range(SYMBOLS) if income[INCOME + symbol] > 0]

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        symbol = move - COVERS
        state.realms[seat].cover(symbol, 1)
        if state.journal is not None:
            state.tell("stolen", seat, {"symbol": symbol})


def tokens_left(state: WonderfulKingdom) -> int:
    """Tokens of theft that cover no symbol."""
    covering = 0
    for realm in state.realms:
        covering += sum(realm.covered)
    return state.setup.content.values["theft.tokens"] - covering


class Tuck(Forced):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        realm = state.realms[seat]
        sites = [TUCK_SITES + at for at, site in enumerate(realm.sites) if not site & FROZEN]
        return sites + picked(realm, TUCK_CARDS, DEVELOPMENT)

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        """A giant freezes a site, or a picked card that becomes one for it (H6)."""
        realm = state.realms[seat]
        if move >= TUCK_SITES:
            site = move - TUCK_SITES
        else:
            site = len(realm.sites)
            take_out(realm.picks, move - TUCK_CARDS)
            realm.slate(move - TUCK_CARDS)
        realm.sites[site] |= FROZEN
        realm.sums[THREAT + GIANT] -= 1
        realm.giants += 1
        if state.journal is not None:
            state.tell("frozen", seat, {"card": state.setup.content.ids[realm.sites[site] & CARD]})
