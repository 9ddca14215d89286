"""One moment of a game: what lies on the table, and what is still to be done (steps.py)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from koruna.engine.agenda import AgendaState
from koruna.games.eight_minute_empire.rules import steps
from koruna.games.eight_minute_empire.rules.action import Action
from koruna.games.eight_minute_empire.rules.empire import Empire
from koruna.games.eight_minute_empire.rules.setup import Setup

NONE: Final = -1  # a bid not yet made, a starter not yet known, no gap in the row


class EightMinuteEmpire(AgendaState):
    """A moment of Eight-Minute Empire: what lies on the table, and what is still to be done."""

    SHARED: ClassVar[tuple[str, ...]] = ("neutral",)  # copies share it if there are no neutral armies

    setup: Setup
    empires: list[Empire]  # by seat
    neutral: Empire  # the armies of nobody; its `supply` are those still to be placed
    taken: int = 0  # cards taken by all players
    row: list[int]  # the cards on offer, the cheapest first
    gap: int = NONE  # the index in the row of the card just taken; the row closes up when its action is done
    unseen: i64 = 0  # the set of cards never turned up: the pile, whose order nobody knows
    unseen_count: int = 0
    tokens: list[int]  # the goods laid in the triangles, in the order of the triangles
    bids: list[int]  # secret until the last is in
    starter: int = NONE
    action: Action | None = None  # of the card just taken

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup

    def copy_to(self, twin: EightMinuteEmpire) -> None:
        twin.agenda = self.agenda.copy()
        twin.empires = [empire.copy() for empire in self.empires]
        twin.neutral = self.neutral.copy() if self.setup.neutral_armies else self.neutral
        twin.taken = self.taken
        twin.row = self.row.copy()
        twin.gap = self.gap
        twin.unseen = self.unseen
        twin.unseen_count = self.unseen_count
        twin.tokens = self.tokens.copy()
        twin.bids = self.bids.copy()
        twin.starter = self.starter
        twin.action = None if self.action is None else self.action.copy()

    def is_bidding(self) -> bool:
        return self.kind() == steps.BIDDING

    def step(self) -> steps.StepName:
        """The step on top of the agenda by its name."""
        return steps.NAMES[self.kind()]
