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
from koruna.games.wonderful_kingdom.forms.player_view import (
    CardView,
    PlayerView,
    amounts_by_name,
    look_at_entry,
    look_at_player,
    visible_realm,
)
from koruna.games.wonderful_kingdom.rules import scoring
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.contents import edition_of
from koruna.games.wonderful_kingdom.rules.numbers import RESOURCES

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


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
        """The player whose moves are described: the viewer, or for a spectator the player to move."""
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
