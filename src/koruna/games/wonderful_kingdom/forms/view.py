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
    name: str  # as in moves
    card: str
    cost: dict[str, int]
    open: dict[str, int]  # spaces still to be filled
    frozen: bool
    protected: bool


class StepView(Struct, frozen=True):
    """A step of a quest."""

    board: str
    step: int
    last: bool
    first_only: bool
    cost: dict[str, int]
    krystallium: int
    soldiers: int
    spies: int
    calamities: int
    points: int
    done: list[bool]  # by seat
    first: int | None  # for a last step: the seat that did it first


class PlayerView(Struct, frozen=True):
    seat: int
    duchy: str | None
    hand: list[str] | None  # None for the others
    hand_count: int
    picks: list[CardView]
    sites: list[SiteView]
    completed: list[str]
    advisors: list[str]
    advisors_used: list[str]
    families: dict[str, int]
    worth: dict[str, int]  # points for each card of a family
    income: dict[str, int]  # uncovered symbols, plain ones and those by family
    covered: dict[str, int]
    volumes: dict[str, int]  # what each step of production would bring now
    laboratory: dict[str, int]
    cubes: dict[str, int]  # in hand, to be placed
    krystallium: int
    soldiers: int
    trained: bool
    calamities: int
    threats: dict[str, int]  # giants under sites included
    giants_waiting: int
    traps: int
    snares: bool
    spies: int
    spies_ready: int
    doubled: int
    points_fixed: int
    points_extra: int  # from quests and advisors
    points_families: int
    points_calamities: int
    points_threats: int
    points_penalty: int
    points: int
    rank: int
    closed: bool  # done with the simultaneous phase
    can_win: bool  # has done the last steps of all quests in play

    def site(self, name: str) -> SiteView:
        return next(site for site in self.sites if site.name == name)


class WonderfulKingdomView(Struct, frozen=True, dict=True):
    seat: int | None  # the viewer; None for a spectator
    seats: int
    step: str  # the current decision; "" while chance decides
    number: int  # its argument: the resource of a production step, cards laid, cards to turn up or remove
    turn: int | None
    waiting: list[int]
    round: int
    starter: int | None
    side: str
    content: str
    scenario: str | None
    areas: list[list[CardView]]
    looked: list[str]  # cards that this seat is looking at
    looked_count: int
    volumes: list[int]  # by seat, in the current step
    deck: int  # cards left
    top: str | None  # the card on top of it, in a solo game
    hazards: int | None  # cards in the hazard deck, in a solo game
    pick: int  # picks made in this round, in a solo game
    searched: bool
    stored: int
    vermin: int
    tokens: int  # of theft
    changes_at_five: bool
    has_combat: bool
    quests: list[StepView]
    medals: list[int]
    medal: str | None  # in a solo game: by the current points
    lost: bool
    players: list[PlayerView]
    scores: list[int]
    ranks: list[int]

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
    view.__dict__["edition"] = setup.content  # a content of one's own cannot be found by its name
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
