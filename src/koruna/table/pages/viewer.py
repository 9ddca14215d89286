"""What the page of a table shows to whoever asks for it: the table as the viewer may see it."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from koruna.table import access
from koruna.table.api.request_identity import AnyRequest, language_of_request
from koruna.table.live.live_table import Live
from koruna.table.live.rematch import rematch_id
from koruna.table.live.tables import Room
from koruna.table.pages.page_parts import Look

TableId = FromPath[str]
TheRoom = NamedDependency[Room]


async def look_at(request: AnyRequest, room: Room, table: Live) -> Look | None:
    """The table as this browser sees it; None while people share it and nobody has said who holds it."""
    viewer = access.viewer_of(request, table)
    room.presence.visit(table.head.id, viewer.own)
    if viewer.must_hand_over:
        return None
    has_rematch = table.match.over() and await room.is_there(rematch_id(table))
    vacant = tuple(room.presence.vacant(table))
    return Look(table, viewer.seat, viewer.own, language_of_request(request), has_rematch, vacant)
