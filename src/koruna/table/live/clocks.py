"""Clocks of tables whose people have limited time for each decision: when it is up, a bot plays for them.

Kept in memory: after a restart, and at a table that nobody has loaded, time begins anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from koruna.table.live.live_table import Live


class Due(NamedTuple):
    since: int  # the line of the log since which the seat has had to decide
    at: float  # when its time is up, by the wall clock, which clients are told


class Clocks:
    take_over: Callable[[Live, int], Coroutine[Any, Any, object]]  # when the time of a seat is up
    due: dict[str, dict[int, Due]]  # by table and seat
    timers: dict[str, asyncio.TimerHandle]

    def __init__(self, take_over: Callable[[Live, int], Coroutine[Any, Any, object]]) -> None:
        self.take_over = take_over
        self.due = {}
        self.timers = {}
        self.at_work: set[asyncio.Task[object]] = set()

    def wind(self, table: Live) -> None:
        """The table may have changed: start the clocks of those who have to decide now, and stop the others."""
        if table.clock is None:
            return
        id, before = table.head.id, self.due.pop(table.head.id, {})
        if timer := self.timers.pop(id, None):
            timer.cancel()
        due: dict[int, Due] = {}
        for seat in table.deciding():
            since, known = table.questions.since.get(seat, 0), before.get(seat)
            due[seat] = known if known and known.since == since else Due(since, time.time() + table.clock)
        if due:
            self.due[id] = due
            left = max(0.0, min(each.at for each in due.values()) - time.time())
            self.timers[id] = asyncio.get_running_loop().call_later(left, self.ring, table)

    def ring(self, table: Live) -> None:
        """Somebody's time is up."""
        late = [seat for seat, due in self.due.get(table.head.id, {}).items() if due.at <= time.time()]
        for seat in late:
            task = asyncio.get_running_loop().create_task(self.take_over(table, seat))
            self.at_work.add(task)
            task.add_done_callback(self.at_work.discard)
        if not late:
            self.wind(table)

    def until(self, id: str) -> int:
        """When the first clock of a table is up, in seconds since the epoch; 0 if none is running."""
        return int(min((due.at for due in self.due.get(id, {}).values()), default=0.0))

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
