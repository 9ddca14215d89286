"""Chance: who starts, who has which duchy, and every card that is dealt, turned up or looked at.

A deck is the set of cards nobody has seen. That also holds for the hazard deck of a solo game: a face-down card from it
is drawn when it is turned up.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from koruna.engine.chance import below
from koruna.engine.event import NOBODY, Event
from koruna.games.wonderful_kingdom.rules.content_boards import DUCHIES
from koruna.games.wonderful_kingdom.rules.dealing import take_duchies
from koruna.games.wonderful_kingdom.rules.numbers import DUCHY_IS, STARTER_IS
from koruna.games.wonderful_kingdom.rules.realm import add_sorted
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.games.wonderful_kingdom.rules.step import Step


class DrawStarter(Step):
    def draw(self, state: WonderfulKingdom, rng: Random) -> int:
        return STARTER_IS + below(2, rng)

    def odds(self, state: WonderfulKingdom) -> list[tuple[int, float]]:
        return [(STARTER_IS, 0.5), (STARTER_IS + 1, 0.5)]

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        state.starter = move - STARTER_IS


class DrawDuchy(Step):
    def draw(self, state: WonderfulKingdom, rng: Random) -> int:
        return DUCHY_IS + below(DUCHIES, rng)

    def odds(self, state: WonderfulKingdom) -> list[tuple[int, float]]:
        return [(DUCHY_IS + duchy, 1 / DUCHIES) for duchy in range(DUCHIES)]

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        take_duchies(state, move - DUCHY_IS)


# --- the deck ------------------------------------------------------------------------------


class FromDeck(Step):
    """A card of the deck. Its outcome is the card."""

    def draw(self, state: WonderfulKingdom, rng: Random) -> int:
        skip: i64 = below(state.pool_size, rng)
        card: i64 = 0
        for count in state.pool:
            skip -= count
            if skip < 0:
                return int(card)
            card += 1  # noqa: SIM113, an i64 is faster
        raise AssertionError("a card is drawn from an empty deck")

    def odds(self, state: WonderfulKingdom) -> list[tuple[int, float]]:
        return [(card, n / state.pool_size) for card, n in enumerate(state.pool) if n]


def take_out(state: WonderfulKingdom, card: int) -> None:
    """The card has been seen."""
    state.pool[card] = state.pool[card] - 1  # compiled, `-= 1` would subtract objects
    state.pool_size -= 1


class Deal(FromDeck):
    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        take_out(state, move)
        add_sorted(state.realms[seat].hand, move)
        if state.journal is not None:
            state.journal.append(Event("dealt", seat, {}, {"card": state.setup.content.ids[move]}, [seat]))


class DrawAdvisor(Deal):
    def draw(self, state: WonderfulKingdom, rng: Random) -> int:
        advisors = advisors_in_pool(state)
        return advisors[below(len(advisors), rng)]

    def odds(self, state: WonderfulKingdom) -> list[tuple[int, float]]:
        advisors = advisors_in_pool(state)
        return [(card, 1 / len(advisors)) for card in advisors]


def advisors_in_pool(state: WonderfulKingdom) -> list[int]:
    content = state.setup.content
    return [card for card in range(content.first_advisor, content.calamity) if state.pool[card]]


class TurnUp(FromDeck):
    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        take_out(state, move)
        state.areas[number].append(move)
        if state.journal is not None:
            state.tell("turned-up", NOBODY, {"area": number + 1, "card": state.setup.content.ids[move]})


class DrawTop(FromDeck):
    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        take_out(state, move)
        state.top = move
        if state.journal is not None:
            state.tell("top", NOBODY, {"card": state.setup.content.ids[move]})


class Look(FromDeck):
    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        take_out(state, move)
        add_sorted(state.looked, move)
        state.stack -= 1 if state.setup.seats == 1 else 0
        if state.journal is not None:
            state.journal.append(Event("looked", seat, {}, {"card": state.setup.content.ids[move]}, [seat]))


# --- the hazard deck of a solo game --------------------------------------------------------


class FromHazards(FromDeck):
    """A card of the hazard deck: a calamity or a threat, or one that comes from the deck."""

    def draw(self, state: WonderfulKingdom, rng: Random) -> int:
        if below(state.hazards, rng) < state.hazard_specials:
            return state.setup.specials[0]
        return super().draw(state, rng)

    def odds(self, state: WonderfulKingdom) -> list[tuple[int, float]]:
        special = state.hazard_specials / state.hazards
        found = [(card, (1 - special) * n / state.pool_size) for card, n in enumerate(state.pool) if n and special < 1]
        return [*found, (state.setup.specials[0], special)] if special else found


def show_hazard(state: WonderfulKingdom, card: int) -> None:
    """A card of the hazard deck is turned up."""
    state.hazards -= 1
    if card == state.setup.specials[0]:
        state.hazard_specials -= 1
    else:
        take_out(state, card)
    if state.journal is not None:
        state.tell("shown", NOBODY, {"card": state.setup.content.ids[card]})


class ShowHazard(FromHazards):
    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        state.areas[number >> 5][number & 31] = move
        show_hazard(state, move)


class ShowPick(FromHazards):
    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        state.realms[0].picks[number] = move
        show_hazard(state, move)
