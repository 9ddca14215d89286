"""Clocks for tables with a time limit per decision or for the whole game: when it is up, a bot plays.

In memory only: after a restart, or when a table is loaded again, clocks start over. Processes that serve the same
tables exchange them (see peers.py); the earliest start counts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

from koruna.table.live.live_table import Live
from koruna.table.peers.peers import Shared

MOST_REMEMBERED = 5000  # tables whose clocks other processes have reported


class Due(NamedTuple):
    since: int  # the line of the log since which the seat has had to decide
    at: float  # deadline by the wall clock, without what others give since
    begun: float = 0.0  # its start, by the wall clock


class TableClocks(NamedTuple):
    """What one process reports to the others about a table."""

    table: str
    due: dict[int, Due]  # by seat
    used: dict[int, float]  # by seat: seconds that its earlier decisions in this game took


class Clocks(Shared):
    item = TableClocks

    take_over: Callable[[Live, int], Coroutine[Any, Any, object]]  # when the time of a seat is up
    due: dict[str, dict[int, Due]]  # by table and seat
    used: dict[str, dict[int, float]]  # by table with a clock for the whole game, and seat: the seconds used up
    elsewhere: dict[str, dict[int, Due]]  # the same as reported by other processes, the latest last
    timers: dict[str, asyncio.TimerHandle]

    def __init__(self, take_over: Callable[[Live, int], Coroutine[Any, Any, object]]) -> None:
        self.take_over = take_over
        self.due = {}
        self.used = {}
        self.elsewhere = {}
        self.timers = {}
        self.tables: dict[str, Live] = {}  # those with a timer
        self.unsent: set[str] = set()
        self.at_work: set[asyncio.Task[object]] = set()

    def update(self, table: Live) -> None:
        """After a change: start the clocks of seats that have to decide now, and stop the others."""
        if table.clock is None and table.game_clock is None:
            return
        id, before = table.head.id, self.due.pop(table.head.id, {})
        if timer := self.timers.pop(id, None):
            timer.cancel()
        self.tables.pop(id, None)
        self.note_used(table, before)
        due: dict[int, Due] = {}
        for seat in table.deciding():
            since = table.questions.since.get(seat, 0)
            known = [found[seat] for found in (before, self.elsewhere.get(id, {})) if seat in found]
            begun = [each for each in known if each.since == since]
            now = time.time()
            new = Due(since, now + self.allowed(table, seat, since), now)
            due[seat] = min(begun, key=lambda each: each.at, default=new)
        if due:
            self.due[id] = due
            self.tables[id] = table
            left = max(0.0, min(self.deadlines(id).values()) - time.time())
            self.timers[id] = asyncio.get_running_loop().call_later(left, self.time_is_up, table)
        if due != before:
            self.unsent.add(id)

    def note_used(self, table: Live, before: dict[int, Due]) -> None:
        """Charge finished decisions to the clock of the whole game."""
        if table.game_clock is None:
            return
        id, deciding = table.head.id, table.deciding()
        for seat, due in before.items():
            if seat not in deciding or table.questions.since.get(seat, 0) != due.since:
                used = self.used.setdefault(id, {})
                used[seat] = used.get(seat, 0.0) + time.time() - due.begun
        if table.is_over():
            self.used.pop(id, None)

    def allowed(self, table: Live, seat: int, since: int) -> float:
        """The seconds that a seat has for a decision that begins now, without what others give from then on."""
        used = self.used.get(table.head.id, {}).get(seat, 0.0) - table.given(seat) + table.given(seat, since)
        left = [] if table.game_clock is None else [max(0.0, table.game_clock - used)]
        return min([*left, *([] if table.clock is None else [float(table.clock)])])

    def time_is_up(self, table: Live) -> None:
        """A seat has run out of time."""
        late = [seat for seat, at in self.deadlines(table.head.id).items() if at <= time.time()]
        for seat in late:
            task = asyncio.get_running_loop().create_task(self.take_over(table, seat))
            self.at_work.add(task)
            task.add_done_callback(self.at_work.discard)
        if not late:
            self.update(table)

    def deadlines(self, id: str) -> dict[int, float]:
        """By seat, for the countdown of clients."""
        return {seat: due.at + self.tables[id].given(seat, due.since) for seat, due in self.due.get(id, {}).items()}

    def until(self, id: str) -> int:
        """The earliest deadline at a table, in seconds since the epoch; 0 if no clock is running."""
        return int(min(self.deadlines(id).values(), default=0.0))

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[TableClocks]:
        unsent, self.unsent = self.unsent, set()
        return [TableClocks(id, self.due[id], self.used.get(id, {})) for id in unsent if id in self.due]

    def everything(self) -> Sequence[TableClocks]:
        return [TableClocks(id, due, self.used.get(id, {})) for id, due in self.due.items()]

    def receive(self, peer: str, items: Sequence[TableClocks], complete: bool) -> None:
        for id, due, used in items:
            for seat, seconds in used.items():
                mine = self.used.setdefault(id, {})
                mine[seat] = max(seconds, mine.get(seat, 0.0))
            self.elsewhere.pop(id, None)
            self.elsewhere[id] = due
            if id in self.tables:
                self.update(self.tables[id])
            if id in self.due and self.due[id] != due:
                self.unsent.add(id)
        for remembered in (self.elsewhere, self.used):
            while len(remembered) > MOST_REMEMBERED:
                del remembered[next(iter(remembered))]
