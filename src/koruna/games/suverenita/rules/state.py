"""The state of a game: the pieces on the map, their owners, and the agenda.

The phases (board, march, fight, farm, trade, pacts) read and change it. The order of play is above them, in
course/course.py, which implements the rest of the contract.

Fields and seats are numbers. `control` is updated with every change of a field's pieces (holding.py); networks are
computed on demand and cached until control changes (connecting.py).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from mypy_extensions import i64

from koruna.engine.agenda import KINDS, SEAT_AT, SEATS, AgendaState
from koruna.engine.bits import all_of, listed
from koruna.engine.event import Event, Fact
from koruna.engine.state import CHANCE, OVER
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import Battle
from koruna.games.suverenita.rules.numbers import NOBODY
from koruna.games.suverenita.rules.setup import Setup


class Suverenita(AgendaState):
    """A moment of Suverenita: what lies on the table, and what is still to be done."""

    SHARED: ClassVar[tuple[str, ...]] = ("shown",)  # between copies: replaced and never changed in place

    setup: Setup
    closed: int = 0  # the bit set of seats that are done with the shared step
    first: int = 0  # the seat that starts this round (6.4)
    round: int = 0  # from 1; 0 in the prelude
    subphase: int = 0  # 1 to 10; 0 in the prelude

    # By field.
    armies: list[list[int]]  # stacks, see numbers.py, in the order of their keys
    settlement: list[int]  # 0, VILLAGE or CITY
    lord: list[int]  # who owns the settlement, or NOBODY
    dockyard: list[int]  # 0, 1 a dock, 2 a harbour
    fort: list[int]  # 0 or 1
    site: list[int]  # what is being built, 0 for nothing
    site_owner: list[int]
    site_done: list[int]  # per cent
    crop: list[int]  # tokens of sown grain
    crop_owner: list[int]
    herds: list[list[int]]  # see numbers.py
    plundered: list[int]  # 0 or 1
    grain: list[int]  # stored in the settlement
    fish: list[int]  # stored in the dockyard
    control: list[int]  # who controls it, actively or passively, or NOBODY (7.3, 7.4)
    present: list[int]  # the bit set of seats with units in the open, builders of a new village included (7.8)

    # By field, for this round or subphase only.
    was_free: list[int]  # 1 if a settlement was free when the round began (9.2, 9.7)
    was_whose: list[int]  # the bit set of seats that held it or had a settlement there when the round began (11.1)
    bought: list[int]  # buy slots used in this Trade
    upgraded: list[int]  # upgrade slots used in this Trade
    refitted: list[int]  # ship slots used in this Trade
    assaulted: list[int]  # assault rounds before the breach this season, 4 bits per seat

    # By seat.
    gold: list[int]
    halves: list[int]  # half gold from sales in this Trade
    vp: list[int]
    rival: list[int]
    is_out: list[bool]
    treaty_vp: list[int]  # net, 16.5
    announced: list[int]  # 1 dominance, 2 power, 3 both
    announced_in: list[int]  # the round of the announcement
    riders: list[int]  # riders that the last used horse herd can still carry in this Trade
    to_place: list[int]  # corsairs bought and not yet at sea, 8 bits per level (13.3)
    dues: list[int]  # what the phase still has to do, such as young to place, 4 bits per kind
    parts: list[int]  # how many start parts are placed

    foes: list[int]  # the bit set of hostile seats (7.1)

    # By pair of seats, see holding.pair and treaties.py.
    treaty: list[int]
    superior: list[int]
    ends_in: list[int]  # the round in which it ends; 0 for never
    is_paid: list[int]  # whether the first payment was made
    due: list[int]  # gold in every Taxes phase
    scored_in: list[int]  # the round in which the pair last scored a treaty; 0 for never
    scored_for: list[int]  # the superior of that treaty
    offered: list[int]  # who has made an offer this round: 1 the lower seat, 2 the higher, 3 both

    sent: list[int]  # pairs of stores between which goods were sent in this subphase (8.1)
    fought: list[int]  # battles of this round: field and pair
    merits: list[int]  # enemies destroyed this round, see rising.py
    fallen: list[int]  # settlements taken this round whose fate is still open, see falling.py
    offer: int = 0  # the offered treaty that waits for an answer
    meat: list[int]  # what is left of it in the larders, until it is sold, see feeding.py
    hungry: list[int]  # settlements and units that go hungry, see larder.py (15.6)
    winner: int = NOBODY  # who won early, or NOBODY
    victory: int = 0  # how, see winning.py
    battle: Battle | None = None
    shown: list[list[int]] | None = None  # armies as others see them while orders or start parts are hidden
    # Caches.
    known_networks: list[list[int] | None]  # by seat, see connecting.py; lists are replaced, never changed
    # The moves of the seat that decides now; in a shared step, of the seat that decided last.
    known_moves: list[int] | None = None
    known_for: int = NOBODY  # their seat

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup

    # --- the order of play ---------------------------------------------------------------

    def step_name(self) -> str:
        """The name of the step on top; "" while chance decides."""
        return steps.NAMES.get(self.kind(), "")

    def year(self) -> int:
        return (self.round + 3) // 4

    def season(self) -> int:
        return (self.round + 3) % 4

    def initiative(self) -> list[int]:
        """The seats in the order in which they act this round, without those that are out (6.4)."""
        seats = self.setup.seats
        order = [(self.first + i) % seats for i in range(seats)]
        return [seat for seat in order if not self.is_out[seat]]

    def turn(self) -> int:
        step: i64 = self.agenda[-1]
        kind = step & KINDS
        if kind > steps.LAST_SHARED:
            return int(step >> SEAT_AT & SEATS)
        if kind > steps.LAST_CHANCE:
            return self.next_open()
        return CHANCE if kind else OVER

    def next_open(self) -> int:
        """The first seat, by initiative, that is not done with the shared step."""
        seats: i64 = self.setup.seats
        closed: i64 = self.closed
        seat: i64 = self.first
        for _ in range(seats):
            if not closed >> seat & 1:
                return int(seat)
            seat += 1
            if seat == seats:
                seat = 0
        raise AssertionError("a shared step without seats")

    def waiting(self) -> list[int]:
        if self.is_shared() and not (self.setup.in_turn and self.kind() not in (steps.CHARGE, steps.CONVERT)):
            return listed(all_of(self.setup.seats) & ~self.closed)
        return super().waiting()

    def is_shared(self) -> bool:
        """Whether several seats decide at once."""
        return steps.LAST_CHANCE < self.kind() <= steps.LAST_SHARED

    def shows_choices(self) -> bool:
        """False for start parts, hidden orders, and the secret choices of both sides of a battle."""
        return self.kind() not in (steps.PARTS, steps.ORDERS, steps.CHARGE, steps.CONVERT)

    # --- what the course does ------------------------------------------------------------

    @abstractmethod
    def begin_shared(self, kind: int, seats: int = -1, number: int = 0) -> None:
        """Let a set of seats (by default all still in the game) decide now; those with nothing to decide are done."""
        raise NotImplementedError

    @abstractmethod
    def go_on(self) -> None:
        """Carry out steps until one asks somebody."""
        raise NotImplementedError

    # --- the journal ---------------------------------------------------------------------

    def tell(self, kind: str, seat: int, facts: dict[str, Fact]) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, seat, facts))

    # --- copies --------------------------------------------------------------------------

    def copy_to(self, twin: Suverenita) -> None:
        """Copy everything to an empty twin; nothing mutable is shared."""
        twin.agenda = self.agenda.copy()
        twin.closed = self.closed
        twin.first = self.first
        twin.round = self.round
        twin.subphase = self.subphase
        twin.armies = [stacks.copy() for stacks in self.armies]
        twin.settlement = self.settlement.copy()
        twin.lord = self.lord.copy()
        twin.dockyard = self.dockyard.copy()
        twin.fort = self.fort.copy()
        twin.site = self.site.copy()
        twin.site_owner = self.site_owner.copy()
        twin.site_done = self.site_done.copy()
        twin.crop = self.crop.copy()
        twin.crop_owner = self.crop_owner.copy()
        twin.herds = [herds.copy() for herds in self.herds]
        twin.plundered = self.plundered.copy()
        twin.grain = self.grain.copy()
        twin.fish = self.fish.copy()
        twin.control = self.control.copy()
        twin.present = self.present.copy()
        twin.was_free = self.was_free.copy()
        twin.was_whose = self.was_whose.copy()
        twin.bought = self.bought.copy()
        twin.upgraded = self.upgraded.copy()
        twin.refitted = self.refitted.copy()
        twin.assaulted = self.assaulted.copy()
        twin.gold = self.gold.copy()
        twin.halves = self.halves.copy()
        twin.vp = self.vp.copy()
        twin.rival = self.rival.copy()
        twin.is_out = self.is_out.copy()
        twin.treaty_vp = self.treaty_vp.copy()
        twin.announced = self.announced.copy()
        twin.announced_in = self.announced_in.copy()
        twin.riders = self.riders.copy()
        twin.to_place = self.to_place.copy()
        twin.dues = self.dues.copy()
        twin.parts = self.parts.copy()
        twin.foes = self.foes.copy()
        twin.treaty = self.treaty.copy()
        twin.superior = self.superior.copy()
        twin.ends_in = self.ends_in.copy()
        twin.is_paid = self.is_paid.copy()
        twin.due = self.due.copy()
        twin.scored_in = self.scored_in.copy()
        twin.scored_for = self.scored_for.copy()
        twin.offered = self.offered.copy()
        twin.sent = self.sent.copy()
        twin.fought = self.fought.copy()
        twin.merits = self.merits.copy()
        twin.fallen = self.fallen.copy()
        twin.offer = self.offer
        twin.meat = self.meat.copy()
        twin.hungry = self.hungry.copy()
        twin.winner = self.winner
        twin.victory = self.victory
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.shown = self.shown
        twin.known_networks = self.known_networks.copy()
        twin.known_moves = self.known_moves
        twin.known_for = self.known_for
