"""The replay of a table: every moment has a URL, and a new table can play on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlencode

import msgspec
from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from msgspec import Struct

from koruna.bots import usual_bot
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.table.live.live_table import Live
from koruna.table.live.rematch import play_on
from koruna.table.live.sent_table import to_send
from koruna.table.live.table_summary import last_change
from koruna.table.live.tables import LiveTables
from koruna.table.pages.highlights import BestMoment, best_moment, end_picture
from koruna.table.pages.looking_back import (
    Look,
    SceneShown,
    moment_page,
    moments_from,
    moments_since,
    older_lines,
    position_at,
    scene_shown,
)
from koruna.table.pages.page_symbols import learn_symbols, symbols_of
from koruna.table.pages.public_address import reach_of
from koruna.table.pages.rendering import page, say_of
from koruna.table.pages.replay_moments import moments
from koruna.table.pages.sitting import seated
from koruna.table.requests import access
from koruna.table.requests.base_path import base_path
from koruna.table.requests.disconnecting import unless_disconnected
from koruna.table.requests.parameters import SeatQuery, TableId, TheTables, find_shown_table, find_table
from koruna.table.requests.request_identity import AnyRequest, key_of_browser, language_of_request
from koruna.table.requests.security import limit_tables

Answer = TypeVar("Answer")
Asked = TypeVar("Asked")

SAID_BY_SCRIPT = ("at-replay-start", "at-retold-play", "at-retold-pause", "at-replay-failed")


class OlderLines(Struct):
    lines: str


class ReplayRoutes(Controller):
    """Routes under the path of the table (see table_page.py)."""

    @get("/replay/{move:int}")
    async def replay(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, move: FromPath[int], seat: SeatQuery = None
    ) -> Response[str]:
        """The table after that many decisions."""
        table = await find_shown_table(request, tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        await learn_symbols(tables, table)
        shown = await looked_back(request, tables, table, viewer, moment_page, move)
        say = say_of(request, table.head.game)
        where = say("at-replay-at", {"move": "#1", "moves": "#2"})
        sentences = {name: say(name) for name in SAID_BY_SCRIPT} | {"at-replay-at": where}
        return page(
            request,
            "replay.html",
            game=table.head.game,
            also_symbols=symbols_of(table),
            table=table_id,
            parts=shown.parts,
            sentences=msgspec.json.encode(sentences).decode(),
            at=shown.at,
            last=shown.last,
            seat=viewer.seat,
            names=shown.names,
            over=table.match.over(),
            reach=reach_of(request),
        )

    @get("/moments")
    async def retell(
        self,
        request: AnyRequest,
        tables: TheTables,
        table_id: TableId,
        seat: SeatQuery = None,
        event: FromQuery[int | None] = None,
        move: FromQuery[int] = 0,
    ) -> Response[bytes]:
        """Some moments of the replay: all since an event, or a few from a move on."""
        table = await find_shown_table(request, tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        if event is not None:
            found = await looked_back(request, tables, table, viewer, moments_since, event)
        else:
            found = await looked_back(request, tables, table, viewer, moments_from, move)
        return Response(found, media_type=MediaType.JSON, headers={"Cache-Control": "no-store"})

    @get("/older")
    async def older(
        self,
        request: AnyRequest,
        tables: TheTables,
        table_id: TableId,
        seat: SeatQuery = None,
        before: FromQuery[int | None] = None,
    ) -> Response[OlderLines]:
        """The older lines of a long chronicle, up to an event."""
        table = await find_shown_table(request, tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        lines = await looked_back(request, tables, table, viewer, older_lines, before)
        return Response(OlderLines(lines), headers={"Cache-Control": "no-store"})

    @get("/scene")
    async def scene(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, event: FromQuery[int], seat: SeatQuery = None
    ) -> Response[SceneShown]:
        """The scene around an event, such as a battle, step by step."""
        table = await find_shown_table(request, tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        found = await looked_back(request, tables, table, viewer, scene_shown, event)
        if found is None:
            raise NotFoundException("table-no-page")
        return Response(found, headers={"Cache-Control": "no-store"})

    @get("/picture")
    async def picture(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: SeatQuery = None
    ) -> Response[str]:
        """The end of the game as a picture."""
        table = await find_table(tables, table_id)
        access.only_when_over(table, "at-picture-later")
        ended = await last_change(tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        drawn = await looked_back(request, tables, table, viewer, end_picture, ended)
        attached = f'attachment; filename="{table.head.game}-{table_id}.svg"'
        headers = {"Content-Disposition": attached, "Cache-Control": "no-store"}
        return Response(drawn, media_type="image/svg+xml", headers=headers)

    @get("/best")
    async def best(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromQuery[int]
    ) -> Response[BestMoment | None]:
        """The best moment of a seat in a game that is over."""
        table = await find_table(tables, table_id)
        access.only_when_over(table, "at-picture-later")
        access.must_be_seat(table, seat)
        viewer = access.viewer_of(request, table, seat)
        found = await looked_back(request, tables, table, viewer, best_moment, seat)
        return Response(found, headers={"Cache-Control": "no-store"})

    @get("/replay/{move:int}/position")
    async def position(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, move: FromPath[int]
    ) -> Redirect:
        """The set-up page for a new table that starts from this moment; only once the game is over."""
        table = await find_table(tables, table_id)
        access.only_when_over(table, "at-play-on-later")
        position = await looked_back(request, tables, table, access.viewer_of(request, table), position_at, move)
        return Redirect(f"/new/{table.head.game}?{urlencode({'position': position})}")

    @post("/replay/{move:int}/play-on", guards=[limit_tables])
    async def from_here(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, move: FromPath[int]
    ) -> Response[Any]:
        """Create a table at this moment. A spectator gets the seat that decides next."""
        table = await find_table(tables, table_id)
        access.only_when_over(table, "at-play-on-later")
        stops = moments(table, SPECTATOR)
        moves = stops[min(max(move, 0), len(stops) - 1)]
        own = access.own_seats(request, table)
        people = own or next_to_decide(table, moves)
        key = key_of_browser(request)
        made = await play_on(tables, table, moves, people, key, usual_bot(table.match.game))
        return seated(request, made, key, at="#begun")


def next_to_decide(table: Live, moves: int) -> list[int]:
    """The seat that decides after that many lines of the record; the first seat at its end."""
    return [by for by, _ in table.match.record.lines[moves:] if by != CHANCE][:1] or [0]


async def looked_back(
    request: AnyRequest,
    tables: LiveTables,
    table: Live,
    viewer: access.TableViewer,
    work: Callable[[Look, Asked], Answer],
    about: Asked,
) -> Answer:
    """The result of a replay job, cancelled if the client disconnects."""
    language = language_of_request(request)
    look = Look(await to_send(tables, table), viewer.seat, viewer.own, language, base_path())
    return await unless_disconnected(request, tables.drawers.run(work, look, about))
