"""Before the first turn: factions, territories, resources and the first two figures of everybody."""

from __future__ import annotations

from typing import Final

from koruna.engine.bits import listed
from koruna.engine.event import NOBODY, Event
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS, POWERS
from koruna.games.tiny_epic_kingdoms.rules.gathering import payment_facts
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    CARD_IS,
    DRAFTS,
    FACTION_IS,
    PAYS,
    SIDE_IS,
    SIDES_UP,
    STARTER_IS,
    STARTS,
    STRIDE,
)
from koruna.games.tiny_epic_kingdoms.rules.setup import LOST_KINGDOM
from koruna.games.tiny_epic_kingdoms.rules.sides import CARDS, SIDE_IDS
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Step
from koruna.games.tiny_epic_kingdoms.rules.steps import (
    DRAFT,
    DRAW_CARD,
    DRAW_FACTION,
    DRAW_LOST_CARD,
    DRAW_LOST_SIDE,
    HIDE,
    SIDE,
    SPLIT,
    START,
)
from koruna.games.tiny_epic_kingdoms.rules.values import FOOD, MANA, ORE, RUINS, START_FIGURES, START_RESOURCES

NO_CARD: Final = -1
# Every way to split the first resources.
SPLITS: Final = [
    PAYS + 100 * food + 10 * ore + START_RESOURCES - food - ore
    for food in range(START_RESOURCES + 1)
    for ore in range(START_RESOURCES + 1 - food)
]


# --- chance --------------------------------------------------------------------------------


class DrawStarter(Step):
    def outcomes(self, state: TinyEpicKingdoms, seat: int) -> list[int]:
        return [STARTER_IS + seat for seat in range(state.setup.seats)]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        state.starter = move - STARTER_IS
        state.active = (state.starter + state.setup.seats - 1) % state.setup.seats
        if state.journal is not None:
            state.journal.append(Event("starts", state.starter, {}))


class DrawFaction(Step):
    def outcomes(self, state: TinyEpicKingdoms, seat: int) -> list[int]:
        return [FACTION_IS + faction for faction in state.setup.drawn if not is_taken(state, faction)]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        take_faction(state, seat, move - FACTION_IS)


def is_taken(state: TinyEpicKingdoms, faction: int) -> bool:
    return any(realm.faction == faction for realm in state.realms)


def take_faction(state: TinyEpicKingdoms, seat: int, faction: int) -> None:
    realm = state.realms[seat]
    realm.faction = faction
    realm.powers = POWERS[faction][0]
    if state.journal is not None:
        state.journal.append(Event("is-faction", seat, {"faction": FACTIONS[faction]}))


class DrawCard(Step):
    def outcomes(self, state: TinyEpicKingdoms, seat: int) -> list[int]:
        return [CARD_IS + card for card in range(CARDS) if card not in state.cards]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        state.cards[seat] = move - CARD_IS
        if state.journal is not None:
            state.journal.append(Event("drew-card", seat, {"card": move - CARD_IS + 1}))


class DrawLostCard(DrawCard):
    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        state.cards[LOST_KINGDOM] = move - CARD_IS


class DrawLostSide(Step):
    def outcomes(self, state: TinyEpicKingdoms, seat: int) -> list[int]:
        return [SIDE_IS, SIDE_IS + 1]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        """A neutral figure in every region, ruins and capital included (L1)."""
        side = 2 * state.cards[LOST_KINGDOM] + move - SIDE_IS
        state.map = state.map.with_side(LOST_KINGDOM, side)
        state.neutrals = state.map.whole[STRIDE * LOST_KINGDOM]
        if state.journal is not None:
            state.journal.append(Event("lost-kingdom", NOBODY, {"territory": SIDE_IDS[side]}))


# --- decisions -----------------------------------------------------------------------------


class LayOut(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """Factions first; then, from the starting player on, each takes a side, resources, and settles (S1)."""
        order = [(state.starter + ahead) % state.setup.seats for ahead in range(state.setup.seats - 1, -1, -1)]
        if state.setup.exploration:
            state.push(HIDE, 0)
        for seat in order:
            state.push(START, seat)
            state.push(SPLIT, seat)
            state.push(SIDE, seat)
        if state.setup.has_lost_kingdom:
            state.push(DRAW_LOST_SIDE, 0)
            state.push(DRAW_LOST_CARD, 0)
        for seat in order:
            state.push(DRAW_CARD, seat)
        for seat in order:
            state.push(DRAFT if state.setup.draft else DRAW_FACTION, seat)


class Draft(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return [DRAFTS + faction for faction in range(len(FACTIONS)) if not is_taken(state, faction)]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        take_faction(state, seat, move - DRAFTS)


class Side(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return [SIDES_UP, SIDES_UP + 1]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        side = 2 * state.cards[seat] + move - SIDES_UP
        state.map = state.map.with_side(seat, side)
        if state.journal is not None:
            state.journal.append(Event("chose-side", seat, {"territory": SIDE_IDS[side]}))


class Split(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        return SPLITS.copy()

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        amounts = move - PAYS
        stock = state.realms[seat].stock
        stock[FOOD] = amounts // 100
        stock[ORE] = amounts // 10 % 10
        stock[MANA] = amounts % 10
        if state.journal is not None:
            state.journal.append(Event("split", seat, payment_facts(amounts)))


class Start(Step):
    def moves(self, state: TinyEpicKingdoms, seat: int, number: int) -> list[int]:
        """Any region of the player's own territory, ruins and capital included (S2)."""
        return [STARTS + region for region in listed(state.map.whole[STRIDE * seat])]

    def play(self, state: TinyEpicKingdoms, seat: int, number: int, move: int) -> None:
        region = move - STARTS
        realm = state.realms[seat]
        for _ in range(START_FIGURES):
            realm.supply -= 1
            realm.arrive(region)
            if state.map.terrain[region] == RUINS:
                realm.lie_down(region)
        if state.journal is not None:
            state.journal.append(Event("settled", seat, state.map.where("region", region)))
