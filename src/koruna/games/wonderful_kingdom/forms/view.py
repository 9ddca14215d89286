"""What one player, or a spectator, may see.

Hidden are the other player's hand, face-down cards (from everybody, even from the player who laid them), cards that
another player is looking at, and decisions in a simultaneous phase: other realms are shown as they were when it began.
Seats are numbered from 0, areas from 1; cards, resources, families and boards have their ids.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.engine.agenda import seat_of
from koruna.engine.library import game
from koruna.games.wonderful_kingdom.rules import scoring
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.contents import edition_of
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


class StepView(Struct, frozen=True):
    """A step of a quest."""

    board: str  # the id of its quest
    step: int  # from 1 to 4
    last: bool  # whether it is the last one of its quest
    first_only: bool  # only the first to do it gets the reward
    cost: dict[str, int]  # by resource
    krystallium: int  # reward
    soldiers: int  # reward
    spies: int  # reward: new spies, alone renewed ones
    calamities: int  # reward: up to this many leave the realm
    points: int  # reward
    done: list[bool]  # by seat
    first: int | None  # for a last step: the seat that did it first


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

    def site(self, name: str) -> SiteView:
        return next(site for site in self.sites if site.name == name)


class WonderfulKingdomView(Struct, frozen=True, dict=True):
    """What a seat, or a spectator, may see of a game of It's a Wonderful Kingdom."""

    seat: int | None  # the viewer; None for a spectator
    seats: int  # how many play
    step: str  # the current decision; "" while chance decides
    number: int  # its argument: the resource of a production step, cards laid, cards to turn up or remove
    turn: int | None  # the seat that decides; None for chance and after the end
    waiting: list[int]  # every seat that may decide now: both in a simultaneous phase
    round: int  # from 1; 0 before the first
    starter: int | None  # the seat that offers first in this round; None until it is known
    side: str  # of the duchy cards, A or B
    content: str  # the name of the edition of the cards
    scenario: str | None  # the id of the solo scenario, if one is played
    areas: list[list[CardView]]  # the cards on offer
    looked: list[str]  # cards that this seat is looking at
    looked_count: int  # how many cards somebody is looking at
    volumes: list[int]  # by seat, in the current step
    deck: int  # cards left
    top: str | None  # the card on top of it, in a solo game
    hazards: int | None  # cards in the hazard deck, in a solo game
    pick: int  # picks made in this round, in a solo game
    searched: bool  # whether the deck was searched in this round, in a solo game
    stored: int  # cubes beside the hazard deck, in a solo game
    vermin: int  # left in their deck
    tokens: int  # of theft
    changes_at_five: bool  # whether five cubes in the laboratory become krystallium by themselves
    has_combat: bool  # whether threats are in play and can be fought
    quests: list[StepView]  # every step of the quests in play
    medals: list[int]  # points needed for bronze, silver and gold, in a solo game
    medal: str | None  # in a solo game: by the current points
    lost: bool  # whether the game is over and nobody won it
    players: list[PlayerView]  # by seat
    scores: list[int]  # points by seat, as they stand now
    ranks: list[int]  # places by seat, from 1

    @cached_property
    def edition(self) -> Edition:
        """The cards it is played with: not data of its own, but what `content` names."""
        return edition_of(self.content)

    def _repr_svg_(self) -> str:
        """The drawing of the table, for notebooks."""
        return game("wonderful_kingdom").svg(self)

    def decider(self) -> PlayerView:
        """The player whose moves are described: the viewer, or for a spectator whoever has the turn."""
        return self.players[self.seat if self.seat is not None else self.turn or 0]


def look(state: WonderfulKingdom, seat: int) -> WonderfulKingdomView:
    setup, turn = state.setup, state.turn()
    ids, alone = setup.content.ids, setup.seats == 1
    ranks = state.ranks()
    looks = state.looked if alone or turn == seat or seat_of(state.agenda[-1]) == seat else []
    view = WonderfulKingdomView(
        seat=seat if seat >= 0 else None,
        seats=setup.seats,
        step=state.step_name(),
        number=state.number() if turn >= 0 else 0,
        turn=turn if turn >= 0 else None,
        waiting=state.waiting(),
        round=state.round,
        starter=state.starter if state.starter >= 0 else None,
        side="AB"[setup.side],
        content=setup.content.name,
        scenario=setup.scenario.id if setup.scenario is not None else None,
        areas=[[look_at_entry(entry, ids) for entry in area] for area in state.areas],
        looked=[ids[card] for card in looks],
        looked_count=len(state.looked),
        volumes=list(state.volumes),
        deck=state.stack if alone else state.pool_size,
        top=ids[state.top] if state.top >= 0 else None,
        hazards=state.hazards_left if alone else None,
        pick=state.pick_number,
        searched=state.has_searched,
        stored=state.stored,
        vermin=state.vermin,
        tokens=setup.content.values["theft.tokens"],
        changes_at_five=setup.changes_at_five,
        has_combat=setup.has_combat,
        quests=look_at_quests(state, seat),
        medals=list(setup.medals),
        medal=scoring.medal(state) if alone else None,
        lost=state.is_lost,
        players=[look_at_player(state, player, seat, ranks[player]) for player in range(setup.seats)],
        scores=state.scores(),
        ranks=ranks,
    )
    view.__dict__["edition"] = setup.content  # custom content cannot be found by its name
    return view


def visible_realm(state: WonderfulKingdom, player: int, seat: int) -> Realm:
    """A player's realm; as it was at the beginning of the phase if the seat may not see the current one."""
    return state.shown[player] if state.shown and player != seat else state.realms[player]


def look_at_entry(entry: int, ids: list[str]) -> CardView:
    down = entry >> DOWN
    if not down:
        return CardView(ids[entry], None)
    return CardView(None, None if down == HAZARD else down - 1)


def look_at_quests(state: WonderfulKingdom, seat: int) -> list[StepView]:
    found: list[StepView] = []
    setup = state.setup
    for board, quests in enumerate(setup.quests):
        for at, quest in enumerate(quests):
            bit = STEPS * board + at
            done = [visible_realm(state, player, seat).quests >> bit & 1 == 1 for player in range(setup.seats)]
            last = at == STEPS - 1
            first = state.first_done[board] if last and state.first_done[board] >= 0 else None
            found.append(
                StepView(
                    board=setup.content.boards[setup.boards[board]],
                    step=at + 1,
                    last=last,
                    first_only=quest.first_only,
                    cost=amounts_by_name(RESOURCES, quest.cost),
                    krystallium=quest.krystallium,
                    soldiers=quest.soldiers,
                    spies=quest.spies,
                    calamities=quest.calamities,
                    points=quest.points,
                    done=done,
                    first=first,
                )
            )
    return found


def look_at_player(state: WonderfulKingdom, player: int, seat: int, rank: int) -> PlayerView:
    realm, setup = visible_realm(state, player, seat), state.setup
    content, sums = setup.content, realm.sums
    hand = [content.ids[card] for card in realm.hand] if player == seat else None
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
        closed=state.is_shared() and state.closed >> player & 1 == 1,
        can_win=scoring.has_last_steps(state, realm),
    )


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
