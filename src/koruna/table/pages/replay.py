"""The replay of a table: any of its moments, each with a link of its own, and playing on from there."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from koruna.look import symbols
from koruna.table import access
from koruna.table.api.request_identity import language_of_request
from koruna.table.api.routes import SeatAsked, find
from koruna.table.live.rematch import play_on
from koruna.table.live.table_view import names
from koruna.table.pages.chronicle import lines_told
from koruna.table.pages.moments import Moment, at_moment, moments, move_after_event, retold
from koruna.table.pages.page_parts import Look, parts_of
from koruna.table.pages.public_address import reach_of
from koruna.table.pages.rendering import page, say_of
from koruna.table.pages.scenes import draw_beats, scene_with
from koruna.table.pages.sitting import seated
from koruna.table.pages.symbols_shown import symbols_of, symbols_used
from koruna.table.pages.viewer import Asked, TableId, TheRoom

LEVEL_OF_HELP = "greedy"  # of the bots that help out
AHEAD = 4  # moments of a replay sent along with the one asked for
SAID_BY_SCRIPT = ("at-replay-start", "at-retold-play", "at-retold-pause", "at-replay-failed")


class Older(Struct):
    lines: str


class SceneTold(Struct):
    title: str
    beats: str
    symbols: str  # all that are drawn there


class Replaying(Controller):
    """What the table adds to its own pages (see at_table.py)."""

    @get("/replay/{move:int}")
    async def replay(
        self, request: Asked, room: TheRoom, table_id: TableId, move: FromPath[int], seat: SeatAsked = None
    ) -> Response[str]:
        """The table after so many decisions; once the game is over, through anybody's eyes."""
        table = await find(room, table_id)
        viewer = access.viewer_of(request, table, seat)
        stops = moments(table)
        at = min(max(move, 0), len(stops) - 1)
        look = Look(at_moment(table, stops[at]), viewer.seat, viewer.own, language_of_request(request))
        say = say_of(request, table.head.game)
        where = say("at-replay-at", {"move": "#1", "moves": "#2"})
        sentences = {name: say(name) for name in SAID_BY_SCRIPT} | {"at-replay-at": where}
        return page(
            request,
            "replay.html",
            game=table.head.game,
            also_symbols=symbols_of(table),
            table=table_id,
            parts=parts_of(look),
            sentences=msgspec.json.encode(sentences).decode(),
            at=at,
            last=len(stops) - 1,
            seat=viewer.seat,
            names=names(table, look.language),
            over=table.match.over(),
            reach=reach_of(request),
        )

    @get("/moments")
    async def retell(
        self,
        request: Asked,
        room: TheRoom,
        table_id: TableId,
        seat: SeatAsked = None,
        event: FromQuery[int | None] = None,
        move: FromQuery[int] = 0,
    ) -> Response[list[Moment]]:
        """The table as it was: all that is newer than an event, or some moments from a move on."""
        table = await find(room, table_id)
        viewer = access.viewer_of(request, table, seat)
        look = Look(table, viewer.seat, viewer.own, language_of_request(request))
        if event is not None:
            told = retold(look, move_after_event(table, event), len(moments(table)) - 1)
        else:
            told = retold(look, move, move + AHEAD)
        return Response(told, headers={"Cache-Control": "no-store"})

    @get("/older")
    async def older(
        self,
        request: Asked,
        room: TheRoom,
        table_id: TableId,
        seat: SeatAsked = None,
        before: FromQuery[int | None] = None,
    ) -> Response[Older]:
        """The beginning of a long chronicle, up to an event."""
        table = await find(room, table_id)
        viewer = access.viewer_of(request, table, seat)
        language = language_of_request(request)
        end = None if before is None else max(before, 0)
        told = Older(lines_told(table, viewer.seat, language, names(table, language), end=end))
        return Response(told, headers={"Cache-Control": "no-store"})

    @get("/scene")
    async def scene(
        self, request: Asked, room: TheRoom, table_id: TableId, event: FromQuery[int], seat: SeatAsked = None
    ) -> Response[SceneTold]:
        """What happened step by step around an event, such as a battle."""
        table = await find(room, table_id)
        viewer = access.viewer_of(request, table, seat)
        language = language_of_request(request)
        found = scene_with(table, viewer.seat, language, names(table, language), event)
        if found is None:
            raise NotFoundException("table-no-page")
        beats = draw_beats(found)
        told = SceneTold(found.title, beats, symbols(symbols_used(beats)))
        return Response(told, headers={"Cache-Control": "no-store"})

    @post("/replay/{move:int}/play-on")
    async def from_here(self, request: Asked, room: TheRoom, table_id: TableId, move: FromPath[int]) -> Response[Any]:
        """A new table at this moment. Who watched gets the seat that decides next."""
        table = await find(room, table_id)
        own = access.own_seats(request, table)
        if not table.match.over():
            raise PermissionDeniedException("at-play-on-later")
        stops = moments(table)
        moves = stops[min(max(move, 0), len(stops) - 1)]
        people = own or at_moment(table, moves).match.state.waiting()[:1] or [0]
        made = await play_on(room, table, moves, people, LEVEL_OF_HELP)
        return seated(request, made, people)
