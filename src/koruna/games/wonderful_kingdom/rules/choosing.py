"""The choice: offers of two cards into two areas, some of them face down, and picks of whole areas."""

from __future__ import annotations

from typing import Final

from koruna.engine.agenda import pack
from koruna.engine.event import NOBODY, Event
from koruna.engine.reason import Reason
from koruna.games.wonderful_kingdom.rules import advising, free_actions, searching, spying, steps
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    CALAMITY,
    CARD,
    DISCARDS,
    DOWN,
    HAZARD,
    LAYS,
    MOST_CARDS,
    PICKS,
    QUESTS,
    SEARCHES,
    SPIES,
    UNKNOWN,
    USES,
)
from koruna.games.wonderful_kingdom.rules.realm import Realm, take_out
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.games.wonderful_kingdom.rules.step import Step

# By card: the moves that lay it face up or face down, and those that lay it face up.
LAYS_DOWN: Final = [[LAYS + 4 * card + how for how in range(4)] for card in range(MOST_CARDS)]
LAYS_UP: Final = [[four[0], four[2]] for four in LAYS_DOWN]


# --- offers --------------------------------------------------------------------------------


class Offer(Step):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        """Every card of the hand into either area, face up or, with a trap, face down (C3, C4)."""
        realm = state.realms[seat]
        lays = LAYS_DOWN if realm.snares or realm.traps > 0 else LAYS_UP
        moves: list[int] = []
        before = -1
        for card in realm.hand:
            if card != before:
                before = card
                moves += lays[card]
        if number == 0:  # an offer is not interrupted between its two cards
            add_others(state, realm, moves, True)
        return moves

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        if not LAYS <= move < LAYS + 512:
            play_other(state, seat, move)
            return
        realm = state.realms[seat]
        card, area, down = (move - LAYS) >> 2, move >> 1 & 1, move & 1
        take_out(realm.hand, card)
        state.areas[area].append(card | (seat + 1) << DOWN if down else card)
        id = state.setup.content.ids[card]
        if not down:
            if state.journal is not None:
                state.tell("laid", seat, {"area": area + 1, "card": id})
        else:
            if not realm.snares:
                realm.traps -= 1
            if state.journal is not None:  # not even the player may look again (C5)
                state.journal.append(Event("laid-down", seat, {"area": area + 1}, {"card": id}, []))
        if number == 0:
            state.agenda[-1] = pack(steps.OFFER, seat, 1)
        else:
            state.agenda.pop()
            realm.snares = False

    def why_not(self, state: WonderfulKingdom, seat: int, word: str, move: int) -> Reason | None:
        if word != "lay":
            return Reason("offer-first") if state.number() else None
        in_hand = (move - LAYS) >> 2 in state.realms[seat].hand
        return Reason("no-traps" if in_hand else "not-in-hand")


def add_others(state: WonderfulKingdom, realm: Realm, moves: list[int], offering: bool) -> None:
    """What else may be done on one's turn in the choice: advisors, spies, free actions (A9)."""
    if realm.advisors:
        advising.add_in_choice(state, realm, offering, moves)
    spying.add_with_free_actions(state, realm, moves)


# --- picks ---------------------------------------------------------------------------------


class Pick(Step):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        """Either area, even an empty one (C6)."""
        realm = state.realms[seat]
        moves = [PICKS, PICKS + 1]
        if state.setup.seats == 1:
            searching.add_searches(state, moves)
        add_others(state, realm, moves, False)
        return moves

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        if PICKS <= move < PICKS + 2:
            state.agenda.pop()
            if state.setup.seats == 1:
                take_alone(state, move - PICKS)
            else:
                take(state, seat, move - PICKS)
        elif SEARCHES <= move < SEARCHES + 2:
            searching.search(state, move - SEARCHES)
        else:
            play_other(state, seat, move)

    def why_not(self, state: WonderfulKingdom, seat: int, word: str, move: int) -> Reason | None:
        return searching.why_not(state) if word == "search" else None


def play_other(state: WonderfulKingdom, seat: int, move: int) -> None:
    if USES <= move < USES + 128:
        advising.use(state, seat, move - USES)
    elif spying.is_one(move):
        spying.play(state, seat, move)
    else:
        free_actions.play(state, seat, move)


def take(state: WonderfulKingdom, seat: int, area: int) -> None:
    """Pick every card of an area; face-up advisors join at once (A2)."""
    realm, content = state.realms[seat], state.setup.content
    entries = state.areas[area]
    state.areas[area] = []
    if state.journal is not None:
        seen = [entry for entry in entries if not entry >> DOWN]
        state.tell("picked", seat, {"area": area + 1, "cards": seen, "down": len(entries) - len(seen)})
    for entry in entries:
        if entry < UNKNOWN and content.kind[entry] == ADVISOR:
            realm.join(entry)
        else:
            realm.picks.append(entry)


def take_alone(state: WonderfulKingdom, area: int) -> None:
    """In a solo game, all picks but the last add a hazard card to the other area and two cards to this one (L4)."""
    take(state, 0, area)
    state.pick_number += 1
    if state.pick_number < 4:
        state.hazards_left -= 1
        state.areas[1 - area].append(UNKNOWN | HAZARD << DOWN)
        state.push(steps.REFILL, 0, area)
        state.push(steps.REFILL, 0, area)


class Take(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        take_alone(state, number)


class EndChoice(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        """Cards left in the areas are discarded, face-down ones unseen (C8); picked cards are turned up (P1)."""
        left = len(state.areas[0]) + len(state.areas[1])
        if left and state.journal is not None:
            state.tell("leftovers", NOBODY, {"count": left})
        for area in (0, 1):
            for entry in state.areas[area]:
                if 0 < entry >> DOWN < HAZARD:
                    state.buried.append(entry + 4096 * state.round)
                elif entry < UNKNOWN and state.setup.content.kind[entry] < CALAMITY:
                    state.discarded += 1
                elif entry < UNKNOWN:
                    state.averted += 1
            state.areas[area] = []
        for who, realm in enumerate(state.realms):
            shown: list[int] = []
            for place, entry in enumerate(realm.picks):
                if entry >> DOWN == HAZARD:
                    state.push(steps.SHOW_PICK, 0, place)
                elif entry >> DOWN:
                    realm.picks[place] = entry & CARD
                    shown.append(entry & CARD)
            if shown and state.journal is not None:
                state.tell("revealed", who, {"cards": shown})
        if state.setup.seats == 1:
            renew_spies(state.realms[0])


def renew_spies(realm: Realm) -> None:
    """One used spy becomes ready again, or all of them after a quest's reward (L6, Q8)."""
    if realm.renews_both:
        realm.spies_ready = realm.spies
    elif realm.spies_ready < realm.spies:
        realm.spies_ready += 1


assert QUESTS < SPIES < DISCARDS
