"""Through whose eyes a browser looks at a table: a spectator's, its seat's, or those of whoever has the device now."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from koruna.engine.state import SPECTATOR
from koruna.table.api.request_identity import keys_sent, language_of_request
from koruna.table.live.live_table import Live
from koruna.table.live.rematch import rematch_id
from koruna.table.live.tables import Room, seats_of
from koruna.table.pages.page_parts import Look, nothing_secret

Asked = Request[Any, Any, Any]
TableId = FromPath[str]
TheRoom = NamedDependency[Room]


async def looking(request: Asked, room: Room, table: Live) -> Look | None:
    """Through whose eyes this browser looks; None while people share it and nobody has said who has it now."""
    own = seats_of(table, keys_sent(request, table.head.id))
    room.presence.visit(table.head.id, own)
    seat = own[0] if own else SPECTATOR
    if len(own) > 1:
        held = holder(request, table, own)
        if held is None:
            return None
        seat = held
    again = table.match.over() and await room.is_there(rematch_id(table))
    vacant = tuple(room.presence.vacant(table))
    return Look(table, seat, own, language_of_request(request), again, vacant)


def holder(request: Asked, table: Live, own: list[int]) -> int | None:
    """Of several seats of one browser the one that decides; where there are secrets, only after a hand-over."""
    waiting = [seat for seat in table.deciding() if seat in own]
    said = request.cookies.get(holder_cookie(table.head.id), "")
    last = next((seat for seat in own if str(seat) == said), None)
    if table.match.over() or nothing_secret(table, own[0], table.view(own[0])):
        return waiting[0] if waiting else last_to_decide(table, own)
    if last is not None and (last in waiting or not waiting):
        return last
    return None


def last_to_decide(table: Live, own: list[int]) -> int:
    return next((by for by, _ in reversed(table.match.record.lines) if by in own), own[0])


def holder_cookie(table_id: str) -> str:
    return f"holder_{table_id}"
