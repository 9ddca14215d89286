"""The state of a game: what lies on the table, and the agenda of steps still to be done (steps.py)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from koruna.engine.agenda import OVER_NOW, AgendaState
from koruna.engine.bits import all_of
from koruna.engine.event import Event, Fact
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.numbers import NONE
from koruna.games.wonderful_kingdom.rules.realm import Realm
from koruna.games.wonderful_kingdom.rules.setup import Setup


class WonderfulKingdom(AgendaState):
    """A moment of It's a Wonderful Kingdom: what lies on the table, and what is still to be done."""

    SHARED: ClassVar[tuple[str, ...]] = ("shown",)  # between copies: replaced and never changed in place

    setup: Setup
    realms: list[Realm]  # by seat
    shown: list[Realm]  # what others see of them in a simultaneous phase; a realm is copied before it changes
    closed: int = 0  # the set of seats that are done with the simultaneous phase
    round: int = 0
    starter: int = NONE
    pool: list[int]  # by card: how many copies nobody has seen
    pool_size: int = 0
    areas: list[list[int]]
    buried: list[int]  # discarded cards that only one player has seen: 4096 * round + 256 * (seat + 1) + card
    looked: list[int]  # cards from the deck that one player is looking at
    discarded: int = 0  # cards of the deck that left the game face up, besides those in `Realm.discarded`
    averted: int = 0  # calamities and threats that left the game, besides those in `Realm.averted`
    volumes: list[int]  # by seat: the cubes produced in this step
    vermin: int = 0  # left in their deck
    first_done: list[int]  # by board: the seat that did the last step first
    # Solo games only.
    top: int = NONE  # the card that lies on top of the deck
    stack: int = 0  # cards in the deck, including the top one
    hazards: int = 0  # cards of the hazard deck that nobody has seen, wherever they lie
    hazard_specials: int = 0  # calamities or threats among them
    hazards_left: int = 0  # cards still in the hazard deck
    pick_number: int = 0
    has_searched: bool = False
    stored: int = 0  # cubes beside the hazard deck
    is_lost: bool = False
    is_told: bool = False  # whether the move being played already has its event in the journal

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup

    def copy_to(self, twin: WonderfulKingdom) -> None:
        twin.agenda = self.agenda.copy()
        twin.realms = [realm.copy() for realm in self.realms]
        twin.shown = self.shown
        if self.shown:  # a realm that has not changed in this phase is shown itself
            twin.shown = [
                twin.realms[seat] if shown is self.realms[seat] else shown for seat, shown in enumerate(self.shown)
            ]
        twin.closed = self.closed
        twin.round = self.round
        twin.starter = self.starter
        twin.pool = self.pool.copy()
        twin.pool_size = self.pool_size
        twin.areas = [self.areas[0].copy(), self.areas[1].copy()]
        twin.buried = self.buried.copy()
        twin.looked = self.looked.copy()
        twin.discarded = self.discarded
        twin.averted = self.averted
        twin.volumes = self.volumes.copy()
        twin.vermin = self.vermin
        twin.first_done = self.first_done.copy()
        twin.top = self.top
        twin.stack = self.stack
        twin.hazards = self.hazards
        twin.hazard_specials = self.hazard_specials
        twin.hazards_left = self.hazards_left
        twin.pick_number = self.pick_number
        twin.has_searched = self.has_searched
        twin.stored = self.stored
        twin.is_lost = self.is_lost
        twin.is_told = self.is_told

    def step_name(self) -> str:
        """The name of the current step; "" while chance decides."""
        return steps.NAMES.get(self.kind(), "")

    def is_shared(self) -> bool:
        """Whether the current decision is simultaneous."""
        return steps.LAST_CHANCE < self.kind() <= steps.LAST_SHARED

    def is_closed(self) -> bool:
        """Whether everybody is done with the simultaneous phase."""
        return self.closed == all_of(self.setup.seats)

    @abstractmethod
    def begin_shared(self, kind: int, number: int = 0) -> None:
        """Let everybody decide at the same time; players with nothing to decide are done at once."""
        raise NotImplementedError

    # --- telling -------------------------------------------------------------------------

    def tell(self, kind: str, seat: int, facts: dict[str, Fact]) -> None:
        """Append an event to the journal.

        In a simultaneous phase only the first event of a move is kept, as a secret of its player.
        """
        journal = self.journal
        if journal is None:
            return
        if not self.shown:
            journal.append(Event(kind, seat, facts))
        elif not self.is_told:
            journal.append(Event("secret-move", seat, {}, {"did": kind, **facts}, [seat]))
            self.is_told = True

    def tell_completed(self, seat: int, card: int) -> None:
        """Tell that the last event completed a card."""
        journal = self.journal
        if journal is None:
            return
        if not self.shown:
            journal.append(Event("completed", seat, {"card": self.setup.content.ids[card]}))
        else:
            journal[-1].secret = {**journal[-1].secret, "completed": [card]}

    def lose(self) -> None:
        """The game is lost, and over at once."""
        self.is_lost = True
        self.agenda = [OVER_NOW]
        if self.journal is not None:
            self.journal.append(Event("lost", 0, {}))
