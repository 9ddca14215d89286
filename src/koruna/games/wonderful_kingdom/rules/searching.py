"""Looking at cards of the deck and choosing one: the search of a solo game, and the cartographer's effect.

Also the choice of the first advisor from two drawn ones.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.event import Event
from koruna.engine.reason import Reason
from koruna.games.wonderful_kingdom.rules import spying, steps
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    DOWN,
    KEEPS,
    NONE,
    REMOVES,
    SEARCHES,
    TREASURE,
)
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.games.wonderful_kingdom.rules.step import Step

ROUNDS: Final = 4
PICKS_A_ROUND: Final = 4
LOOKED_AT: Final = 5  # instead of a round, in an entry of `buried`
CARDS_A_ROUND: Final = 10  # from the deck in a solo game: four at first, and two for each pick but the last


# --- the search ----------------------------------------------------------------------------


def add_searches(state: WonderfulKingdom, moves: list[int]) -> None:
    """Once a round, or by option at every pick, in an area with two open cards of the deck (L5)."""
    if state.has_searched and not state.setup.search_every_pick:
        return
    if not has_reserve(state, state.setup.content.values["search.look"]):
        return
    needed = state.setup.content.values["search.remove"]
    moves += [SEARCHES + area for area in (0, 1) if open_cards(state, area) >= needed]


def open_cards(state: WonderfulKingdom, area: int) -> int:
    """Cards that a search may remove: developments, treasures and advisors that lie face up."""
    kind = state.setup.content.kind
    count = 0
    for entry in state.areas[area]:
        if not entry >> DOWN and kind[entry] <= ADVISOR:
            count += 1
    return count


def has_reserve(state: WonderfulKingdom, look: int) -> bool:
    """Whether the deck still lasts for this round and later ones after looking at cards (L5)."""
    needed = 2 * (PICKS_A_ROUND - 1 - state.pick_number) + CARDS_A_ROUND * (ROUNDS - state.round)
    return state.stack > 0 and state.stack - min(look, state.stack) >= needed


def why_not(state: WonderfulKingdom) -> Reason:
    """Why there can be no search."""
    if state.setup.seats == 2:
        return Reason("search-alone")
    if state.has_searched and not state.setup.search_every_pick:
        return Reason("search-once")
    if not has_reserve(state, state.setup.content.values["search.look"]):
        return Reason("search-reserve")
    return Reason("search-two-open")


def search(state: WonderfulKingdom, area: int) -> None:
    """Two cards are removed, one of three is added, and then the area is taken."""
    state.agenda.pop()
    state.has_searched = True
    if state.journal is not None:
        state.tell("searches", 0, {"area": area + 1})
    state.push(steps.TAKE, 0, area)
    for left in range(1, state.setup.content.values["search.remove"] + 1):
        state.push(steps.REMOVE, 0, 2 * left + area)


def look(state: WonderfulKingdom, seat: int, cards: int, area: int) -> None:
    """Look at the top cards of the deck; one of them goes into an area, or to the player if `area` is NONE."""
    state.push(steps.CHOOSE, seat, area + 1)
    if state.setup.seats == 1:
        cards = min(cards, state.stack)
        state.looked.append(state.top)
        state.top = NONE
        if state.stack > cards:
            state.push(steps.DRAW_TOP, 0)
        state.stack -= 1
        cards -= 1
    for _ in range(cards):
        state.push(steps.LOOK, seat)


# --- decisions -----------------------------------------------------------------------------


class Remove(spying.Interrupted):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        kinds = state.setup.content.kind
        area = sorted(state.areas[number & 1])
        found = distinct(REMOVES, [entry for entry in area if not entry >> DOWN and kinds[entry] <= ADVISOR])
        spying.add_with_free_actions(state, state.realms[seat], found)
        return found

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        card = move - REMOVES
        state.areas[number & 1].remove(card)
        state.discarded += 1
        if state.journal is not None:
            state.tell("removed", seat, {"card": state.setup.content.ids[card]})
        if number < 4:  # that was the last one
            look(state, seat, state.setup.content.values["search.look"], number & 1)


def distinct(first: int, cards: list[int]) -> list[int]:
    """A move for each distinct card of a sorted list."""
    return [first + card for at, card in enumerate(cards) if at == 0 or cards[at - 1] != card]


class Choose(spying.Interrupted):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        found = distinct(KEEPS, state.looked)
        spying.add_with_free_actions(state, state.realms[seat], found)
        return found

    def answer(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        """One card is kept, face up; the others are discarded, known to nobody else."""
        area, card = number - 1, move - KEEPS
        realm, content = state.realms[seat], state.setup.content
        state.looked.remove(card)
        if state.setup.seats == 1:
            state.discarded += len(state.looked)
        else:
            state.buried += [other | (seat + 1) << DOWN | LOOKED_AT << 12 for other in state.looked]
        state.looked = []
        if state.journal is not None:
            state.tell("chose", seat, {"card": content.ids[card]})
        if area >= 0:
            state.areas[area].append(card)
        elif content.kind[card] == ADVISOR:
            realm.join(card)
        else:
            realm.picks.append(card)


# --- the first advisor ---------------------------------------------------------------------


class BeginKeeping(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        state.begin_shared(steps.KEEP)


class Keep(Step):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        return [KEEPS + card for card in state.realms[seat].hand]

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        """One of two; it brings no soldier (A1)."""
        realm = state.realms[seat]
        card = move - KEEPS
        realm.hand.remove(card)
        realm.advisors = [card]
        if state.journal is not None:
            facts = {"did": "kept", "advisor": state.setup.content.ids[card]}
            state.journal.append(Event("secret-move", seat, {}, {**facts}, [seat]))

    def finish(self, state: WonderfulKingdom) -> None:
        """The other advisor goes back into the box unseen, or in a solo game into the deck (A1, A7)."""
        for seat, realm in enumerate(state.realms):
            for card in realm.hand:
                if state.setup.seats == 1:
                    state.pool[card] += 1
                    state.pool_size += 1
                else:
                    state.buried.append(card | (seat + 1) << DOWN)
            realm.hand = []


assert TREASURE < ADVISOR
