"""Planning: every picked card becomes a site or is exchanged for its cubes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.wonderful_kingdom.rules import advising, free_actions, steps
from koruna.games.wonderful_kingdom.rules.numbers import (
    CARD,
    CUBES,
    DEVELOPMENT,
    DONE,
    EXCHANGES,
    FILLS,
    LAB,
    LAB_ALL,
    MOST_CARDS,
    PLACES,
    RESOURCES,
    SLATES,
    SPACE_BITS,
    SPACES,
    USES,
)
from koruna.games.wonderful_kingdom.rules.realm import IN_HAND, Realm, take_out
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.games.wonderful_kingdom.rules.step import Step

# By card: the moves that plan it.
BUILD_OR_NOT: Final = [[SLATES + card, EXCHANGES + card] for card in range(MOST_CARDS)]
ONLY_EXCHANGE: Final = [[EXCHANGES + card] for card in range(MOST_CARDS)]


class BeginPlanning(Step):
    def go_on(self, state: WonderfulKingdom, seat: int, number: int) -> None:
        state.begin_shared(steps.PLAN)


class Plan(Step):
    def moves(self, state: WonderfulKingdom, seat: int, number: int) -> list[int]:
        """Cubes in hand are placed first; then card by card, in any order (P2)."""
        realm = state.realms[seat]
        found: list[int] = []
        if realm.in_hand:
            for resource in range(CUBES):
                if realm.sums[IN_HAND + resource]:
                    add_places(realm, resource, found)
        elif realm.picks:
            kind = state.setup.content.kind
            before = -1
            for card in realm.picks:
                if card != before:
                    before = card
                    found += BUILD_OR_NOT[card] if kind[card] == DEVELOPMENT else ONLY_EXCHANGE[card]
        else:
            found.append(DONE)
        if realm.advisors:
            advising.add_in_planning(state, realm, found)
        free_actions.add(state, realm, found)
        return found

    def play(self, state: WonderfulKingdom, seat: int, number: int, move: int) -> None:
        realm, content = state.realms[seat], state.setup.content
        if SLATES <= move < SLATES + 128:
            card = move - SLATES
            take_out(realm.picks, card)
            realm.slate(card)
            if state.journal is not None:
                state.tell("slated", seat, {"card": content.ids[card]})
        elif EXCHANGES <= move < EXCHANGES + 128:
            exchange(state, seat, move - EXCHANGES)
        elif USES <= move < USES + 128:
            advising.use(state, seat, move - USES)
        elif not place(state, seat, move):
            free_actions.play(state, seat, move)

    def finish(self, state: WonderfulKingdom) -> None:
        for realm in state.realms:
            realm.doubled = 0

    def why_not(self, state: WonderfulKingdom, seat: int, word: str, move: int) -> Reason | None:
        if word not in ("slate", "exchange"):
            return None
        realm = state.realms[seat]
        card = move - (SLATES if word == "slate" else EXCHANGES)
        if card not in realm.picks:
            return Reason("not-picked")
        return Reason("cubes-first" if realm.in_hand else "treasure-exchanged")


def add_places(realm: Realm, resource: int, found: list[int]) -> None:
    """Where cubes of a resource can go: onto sites, one or as many as fit, or into the laboratory (R8)."""
    cubes = realm.sums[IN_HAND + resource]
    shift: i64 = SPACES + SPACE_BITS * resource
    several = cubes > 1 and cubes == realm.in_hand
    for at, packed in enumerate(realm.sites):
        site: i64 = packed
        open_spaces = site >> shift & 15
        if open_spaces:
            found.append(PLACES + 8 * at + resource)
            if several and open_spaces > 1:
                found.append(FILLS + at)
    found.append(LAB + resource)
    if cubes > 1:
        found.append(LAB_ALL + resource)


def exchange(state: WonderfulKingdom, seat: int, card: int) -> None:
    """The card leaves the game; each of its cubes is placed on its own (P2, P4)."""
    realm, content = state.realms[seat], state.setup.content
    take_out(realm.picks, card)
    realm.discarded += 1
    if state.journal is not None:
        state.tell("exchanged", seat, {"card": content.ids[card]})
    gives = content.gives[card]
    for resource in gives:
        realm.take_cubes(resource, 1)
    if realm.doubled and len(gives) == 1:
        realm.doubled -= 1
        realm.take_cubes(gives[0], 1)


def place(state: WonderfulKingdom, seat: int, move: int) -> bool:
    """Put cubes in hand onto a site or into the laboratory. Returns False for a move that does something else."""
    realm, content = state.realms[seat], state.setup.content
    if PLACES <= move < PLACES + 768:
        site, resource, cubes = (move - PLACES) >> 3, (move - PLACES) & 7, 1
    elif FILLS <= move < FILLS + 128:
        site, resource = move - FILLS, held(realm)
        cubes = min(realm.sums[IN_HAND + resource], realm.open_spaces(site, resource))
    elif LAB <= move < LAB_ALL + CUBES:
        resource = move & 3
        cubes = 1 if move < LAB_ALL else realm.sums[IN_HAND + resource]
        realm.drop_cubes(resource, cubes)
        realm.add_to_lab(resource, cubes)
        if state.journal is not None:
            state.tell("to-laboratory", seat, {"resource": RESOURCES[resource], "count": cubes})
        return True
    else:
        return False
    realm.drop_cubes(resource, cubes)
    card = realm.sites[site] & CARD
    if state.journal is not None:
        state.tell("placed", seat, {"resource": RESOURCES[resource], "count": cubes, "card": content.ids[card]})
    free_actions.put(state, seat, site, resource, cubes)
    return True


def held(realm: Realm) -> int:
    """The resource of the cubes in hand, which are all of one kind."""
    for resource in range(CUBES):
        if realm.sums[IN_HAND + resource]:
            return resource
    raise AssertionError("no cubes in hand")


assert LAB & 3 == LAB_ALL & 3 == 0
