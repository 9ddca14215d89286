"""At a table with a clock, a player can give the others more time."""

from __future__ import annotations

from koruna.engine.errors import Trouble
from koruna.table.live.live_table import Live
from koruna.table.log_lines import LogLine, MoreTime


def lines_of_gift(table: Live, seat: int) -> list[LogLine]:
    """The line for a gift; none if this seat has given one since the others have to decide."""
    waiting = [table.questions.since.get(other, 0) for other in table.deciding() if other != seat]
    if not waiting or (table.clock is None and table.game_clock is None):
        raise Trouble("table-no-gift", {})
    given = any(line >= max(waiting) and giver == seat for line, giver in table.gifts)
    return [] if given else [MoreTime(seat)]
