"""One moment of a game: what lies on the table, and what is still to be done (steps.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.agenda import AgendaState
from koruna.games.tiny_epic_kingdoms.rules import steps
from koruna.games.tiny_epic_kingdoms.rules.map import Map
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.setup import Setup
from koruna.games.tiny_epic_kingdoms.rules.values import FIGURES, SHIELDS, TOP_CASTLE, TOP_MAGIC
from koruna.games.tiny_epic_kingdoms.rules.war import War

NO_SEAT: Final = -1


class TinyEpicKingdoms(AgendaState):
    """A moment of Tiny Epic Kingdoms: what lies on the table, and what is still to be done."""

    setup: Setup
    map: Map  # never changed, only replaced
    realms: list[Realm]  # by seat
    cards: list[int]  # by territory
    starter: int = NO_SEAT
    active: int = NO_SEAT
    chosen: int = 0  # the action of this turn
    shields: int = 0  # the set of actions under a shield
    cycle: int = 1  # from one clearing of the card to the next
    is_final: bool = False  # the end has been triggered, or this is the last cycle
    reached_top: int = 0  # the set of seats that reached the last level of magic this turn
    ended_by: int = 0  # the set of those among them who thereby triggered the end
    neutrals: i64 = 0
    hidden: i64 = 0  # where tokens lie face down
    unseen: list[int]  # by kind: how many tokens nobody has seen yet
    open_tokens: list[i64]  # by kind: where such a token lies face up
    crown: int = NO_SEAT
    moved_from: int = 0  # the move in progress: where the figure came from
    moved_to: int = 0
    moved_by: int = 0
    from_stronghold: bool = False  # its player had a figure in a stronghold when it left
    arrivals: i64 = 0  # where figures arrived while rearranging
    war: War | None = None

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup

    def copy_to(self, twin: TinyEpicKingdoms) -> None:
        twin.agenda = self.agenda.copy()
        twin.map = self.map
        twin.realms = [realm.copy() for realm in self.realms]
        twin.cards = self.cards.copy()
        twin.starter = self.starter
        twin.active = self.active
        twin.chosen = self.chosen
        twin.shields = self.shields
        twin.cycle = self.cycle
        twin.is_final = self.is_final
        twin.reached_top = self.reached_top
        twin.ended_by = self.ended_by
        twin.neutrals = self.neutrals
        twin.hidden = self.hidden
        twin.unseen = self.unseen.copy()
        twin.open_tokens = self.open_tokens.copy()
        twin.crown = self.crown
        twin.moved_from = self.moved_from
        twin.moved_to = self.moved_to
        twin.moved_by = self.moved_by
        twin.from_stronghold = self.from_stronghold
        twin.arrivals = self.arrivals
        twin.war = None if self.war is None else self.war.copy()

    def step_name(self) -> str:
        """The name of the step on top, or "" while chance decides."""
        return steps.NAMES.get(self.kind(), "")

    def is_card_full(self) -> bool:
        """Five shields end the cycle, although one action still has none (C3, T2)."""
        return self.shields.bit_count() == SHIELDS

    def is_triggered(self) -> bool:
        """Whether somebody has done what ends the game (E1)."""
        for realm in self.realms:
            if realm.in_play() == FIGURES or realm.castle == TOP_CASTLE or realm.magic == TOP_MAGIC:
                return True
        return False
