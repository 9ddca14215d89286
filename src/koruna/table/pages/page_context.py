"""The data about a table for one viewer's page; `access` decides who the viewer is."""

from __future__ import annotations

from typing import NamedTuple

from koruna.table.live.live_table import Live
from koruna.table.live.tables import LiveTables
from koruna.table.requests import access
from koruna.table.requests.request_identity import AnyRequest, language_of_request


class PageContext(NamedTuple):
    """A table and its viewer."""

    table: Live
    seat: int  # as whom; may be SPECTATOR
    own: list[int]  # all seats of this browser
    language: str
    rematch: bool = False  # whether there is a rematch to go to
    vacant: tuple[int, ...] = ()  # seats without anybody present; every player may give them to a bot
    until: int = 0  # the earliest deadline of a decision, in seconds since the epoch; 0 without a clock
    queued: bool = False  # whether its bots wait for a free worker

    @property
    def reader(self) -> int:
        """Whom the texts of the page call "you"; may be SPECTATOR."""
        return access.reader(self.seat, self.own)


async def page_context(request: AnyRequest, tables: LiveTables, table: Live) -> PageContext | None:
    """The table as this browser sees it; None while several people share the browser and nobody has said who holds
    it."""
    viewer = access.viewer_of(request, table)
    tables.presence.visit(table.head.id, viewer.own)
    if viewer.must_hand_over:
        return None
    has_rematch = bool(table.rematch) and await tables.is_there(table.rematch)
    vacant = tuple(tables.presence.vacant(table))
    until = tables.clocks.until(table.head.id)
    queued = table.head.id in tables.queued
    language = language_of_request(request)
    return PageContext(table, viewer.seat, viewer.own, language, has_rematch, vacant, until, queued)
