"""A player with cards, resources and points, as far as others or only the player may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from koruna.games.wonderful_kingdom.rules import scoring
from koruna.games.wonderful_kingdom.rules.numbers import (
    CARD,
    COLOURS,
    CUBES,
    DOWN,
    FAMILIES,
    FROZEN,
    GIANT,
    HAZARD,
    PROTECTED,
    RESOURCES,
    SYMBOL_NAMES,
    THREATS,
)
from koruna.games.wonderful_kingdom.rules.realm import FAMILY, IN_HAND, INCOME, LABORATORY, THREAT, WORTH, Realm

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

MOST_REMEMBERED = 512  # players


class CardView(Struct, frozen=True):
    """A card in an area or among picked cards."""

    card: str | None  # None if face down
    laid_by: int | None  # the seat that laid it face down; None for hazard cards and face-up cards


class SiteView(Struct, frozen=True):
    """A card under construction."""

    name: str  # as in moves
    card: str  # the card under construction
    cost: dict[str, int]  # by resource: all its spaces
    open: dict[str, int]  # spaces still to be filled
    frozen: bool  # a frost giant is under it
    protected: bool  # may not be discarded

    def __hash__(self) -> int:
        """Drawings are cached by it. It need not tell all sites apart: what is equal is found by comparing."""
        return hash((self.name, *self.open.items()))


class PlayerView(Struct, frozen=True):
    """A player with cards, resources and points."""

    seat: int  # who it is
    duchy: str | None  # the id of the duchy card; None until it is dealt
    hand: list[str] | None  # None for the others
    hand_count: int  # how many cards are in hand
    picks: list[CardView]  # cards picked this round and still to be used
    sites: list[SiteView]  # cards under construction
    completed: list[str]  # cards built
    advisors: list[str]  # the player's own
    advisors_used: list[str]  # those of them used this round
    families: dict[str, int]  # completed cards by family
    worth: dict[str, int]  # points for each card of a family
    income: dict[str, int]  # uncovered symbols, plain ones and those by family
    covered: dict[str, int]  # symbols under tokens of theft
    volumes: dict[str, int]  # what each step of production would bring now
    laboratory: dict[str, int]  # cubes by colour, colourless if no quest needs colours
    cubes: dict[str, int]  # in hand, to be placed
    krystallium: int  # in stock
    soldiers: int  # in stock
    trained: bool  # whether one is on the training ground
    calamities: int  # in the realm
    threats: dict[str, int]  # giants under sites included
    giants_waiting: int  # those that wait for a site
    traps: int  # left for cards laid face down
    snares: bool  # the current offer needs no traps
    spies: int  # all, used ones included
    spies_ready: int  # those not used yet
    doubled: int  # exchanges that still give twice as much
    points_fixed: int  # printed on completed cards
    points_extra: int  # from quests and advisors
    points_families: int  # for cards of a family
    points_calamities: int  # for calamities: negative
    points_threats: int  # for threats that are not beaten: negative
    points_penalty: int  # for the duchy in a solo game: negative
    points: int  # all together
    rank: int  # place, from 1
    closed: bool  # done with the simultaneous phase
    can_win: bool  # has done the last steps of all quests in play

    def __hash__(self) -> int:
        """As that of a site."""
        stock = (self.krystallium, self.soldiers, self.points, *self.volumes.values())
        return hash((self.seat, *stock, *self.sites))

    def site(self, name: str) -> SiteView:
        return next(site for site in self.sites if site.name == name)


remembered: dict[tuple[Any, ...], PlayerView] = {}  # by everything the view of a player is made of


def visible_realm(state: WonderfulKingdom, player: int, seat: int) -> Realm:
    """A player's realm; as it was at the beginning of the phase if the seat may not see the current one."""
    return state.shown[player] if state.shown and player != seat else state.realms[player]


def look_at_player(state: WonderfulKingdom, player: int, seat: int, rank: int) -> PlayerView:
    """A player is looked at again only when something has changed, or by somebody who may see another hand."""
    realm = visible_realm(state, player, seat)
    closed = state.is_shared() and state.closed >> player & 1 == 1
    can_win = scoring.has_last_steps(state, realm)
    made_of = (player, player == seat, rank, closed, can_win, *parts_of(realm))
    found = remembered.get(made_of)
    if found is None:
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        found = remembered[made_of] = look_at_realm(realm, player, player == seat, rank, closed, can_win)
    return found


def parts_of(realm: Realm) -> tuple[Any, ...]:
    """Everything in a realm, hashable."""
    cards = (realm.hand, realm.picks, realm.sites, realm.completed, realm.advisors, realm.covered, realm.sums)
    stock = (realm.krystallium, realm.soldiers, realm.trained, realm.calamities, realm.giants, realm.traps)
    spies = (realm.spies, realm.spies_ready, realm.renews_both)
    points = (realm.points, realm.extra, realm.quests, realm.claims)
    rest = (realm.snares, realm.doubled, realm.boost, realm.discarded, realm.averted, realm.given_up)
    numbers = (realm.duchy, realm.used, realm.in_lab, realm.in_hand, *stock, *spies, *points, *rest)
    return (realm.setup, *map(tuple, cards), *numbers)


def look_at_realm(realm: Realm, player: int, own: bool, rank: int, closed: bool, can_win: bool) -> PlayerView:
    setup, content, sums = realm.setup, realm.setup.content, realm.sums
    hand = [content.ids[card] for card in realm.hand] if own else None
    threats = sums[THREAT : THREAT + THREATS]
    threats[GIANT] += realm.giants
    calamities = realm.calamities * content.calamity_points
    penalty = realm.score() - realm.points - realm.extra - realm.family_points() - calamities
    penalty -= realm.threat_points() if setup.has_combat else 0
    first = content.first_advisor
    return PlayerView(
        seat=player,
        duchy=content.duchies[realm.duchy] if realm.duchy >= 0 else None,
        hand=hand,
        hand_count=len(realm.hand),
        picks=[look_at_entry(entry, content.ids) for entry in realm.picks],
        sites=look_at_sites(realm),
        completed=[content.ids[card] for card in realm.completed],
        advisors=[content.ids[card] for card in realm.advisors],
        advisors_used=[content.ids[card] for card in realm.advisors if realm.used >> card - first & 1],
        families=dict(zip(FAMILIES, sums[FAMILY : FAMILY + 4], strict=True)),
        worth=dict(zip(FAMILIES, sums[WORTH : WORTH + 4], strict=True)),
        income=amounts_by_name(SYMBOL_NAMES, sums[INCOME:FAMILY]),
        covered=amounts_by_name(SYMBOL_NAMES, realm.covered),
        volumes={RESOURCES[resource]: realm.volume(resource) for resource in range(CUBES)},
        laboratory=amounts_by_name(COLOURS, sums[LABORATORY : LABORATORY + 5]),
        cubes=amounts_by_name(RESOURCES, sums[IN_HAND : IN_HAND + CUBES]),
        krystallium=realm.krystallium,
        soldiers=realm.soldiers,
        trained=realm.trained == 1,
        calamities=realm.calamities,
        threats=amounts_by_name(content.ids[content.first_threat :], threats),
        giants_waiting=sums[THREAT + GIANT],
        traps=realm.traps,
        snares=realm.snares,
        spies=realm.spies,
        spies_ready=realm.spies_ready,
        doubled=realm.doubled,
        points_fixed=realm.points,
        points_extra=realm.extra,
        points_families=realm.family_points(),
        points_calamities=calamities,
        points_threats=realm.threat_points() if setup.has_combat else 0,
        points_penalty=penalty,
        points=realm.score(),
        rank=rank,
        closed=closed,
        can_win=can_win,
    )


def look_at_entry(entry: int, ids: list[str]) -> CardView:
    down = entry >> DOWN
    if not down:
        return CardView(ids[entry], None)
    return CardView(None, None if down == HAZARD else down - 1)


def amounts_by_name(names: list[str], amounts: list[int]) -> dict[str, int]:
    """Amounts by name, without zeros."""
    return {names[at]: amount for at, amount in enumerate(amounts) if amount}


def look_at_sites(realm: Realm) -> list[SiteView]:
    content = realm.setup.content
    found: list[SiteView] = []
    met: list[int] = []
    for at, site in enumerate(realm.sites):
        card = site & CARD
        met.append(card)
        number = met.count(card)
        open_spaces = [realm.open_spaces(at, resource) for resource in range(len(RESOURCES))]
        found.append(
            SiteView(
                name=content.ids[card] if number == 1 else f"{content.ids[card]}-{number}",
                card=content.ids[card],
                cost=amounts_by_name(RESOURCES, content.cost[card]),
                open=amounts_by_name(RESOURCES, open_spaces),
                frozen=site & FROZEN != 0,
                protected=site & PROTECTED != 0,
            )
        )
    return found
