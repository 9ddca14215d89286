"""The replay of a table: every moment has a URL, and a new table can play on from there."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import msgspec
from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from msgspec import Struct

from koruna.look import symbols
from koruna.table.live.rematch import play_on
from koruna.table.live.table_view import names
from koruna.table.pages.chronicle import chronicle_html
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.pages.page_symbols import symbols_of, symbols_used
from koruna.table.pages.public_address import reach_of
from koruna.table.pages.rendering import page, say_of
from koruna.table.pages.replay_moments import MomentShown, at_moment, moments, move_after_event, replayed
from koruna.table.pages.scenes import draw_beats, scene_with
from koruna.table.pages.sitting import seated
from koruna.table.requests import access
from koruna.table.requests.parameters import SeatQuery, TableId, TheTables, find_table
from koruna.table.requests.request_identity import AnyRequest, key_of_browser, language_of_request
from koruna.table.requests.security import limit_tables

LEVEL_OF_HELP = "greedy"  # of bots that give hints or fill seats
AHEAD = 4  # moments sent ahead of the one requested
SAID_BY_SCRIPT = ("at-replay-start", "at-retold-play", "at-retold-pause", "at-replay-failed")


class OlderLines(Struct):
    lines: str


class SceneShown(Struct):
    title: str
    beats: str
    symbols: str  # the symbols it uses


class ReplayRoutes(Controller):
    """Routes under the path of the table (see table_page.py)."""

    @get("/replay/{move:int}")
    async def replay(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, move: FromPath[int], seat: SeatQuery = None
    ) -> Response[str]:
        """The table after so many decisions."""
        table = await find_table(tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        stops = moments(table)
        at = min(max(move, 0), len(stops) - 1)
        context = PageContext(at_moment(table, stops[at]), viewer.seat, viewer.own, language_of_request(request))
        say = say_of(request, table.head.game)
        where = say("at-replay-at", {"move": "#1", "moves": "#2"})
        sentences = {name: say(name) for name in SAID_BY_SCRIPT} | {"at-replay-at": where}
        return page(
            request,
            "replay.html",
            game=table.head.game,
            also_symbols=symbols_of(table),
            table=table_id,
            parts=parts_of(context),
            sentences=msgspec.json.encode(sentences).decode(),
            at=at,
            last=len(stops) - 1,
            seat=viewer.seat,
            names=names(table, context.language),
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
    ) -> Response[list[MomentShown]]:
        """Moments of the table: all since an event, or some from a move on."""
        table = await find_table(tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        context = PageContext(table, viewer.seat, viewer.own, language_of_request(request))
        if event is not None:
            found = replayed(context, move_after_event(table, event), len(moments(table)) - 1)
        else:
            found = replayed(context, move, move + AHEAD)
        return Response(found, headers={"Cache-Control": "no-store"})

    @get("/older")
    async def older(
        self,
        request: AnyRequest,
        tables: TheTables,
        table_id: TableId,
        seat: SeatQuery = None,
        before: FromQuery[int | None] = None,
    ) -> Response[OlderLines]:
        """The beginning of a long chronicle, up to an event."""
        table = await find_table(tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        language = language_of_request(request)
        end = None if before is None else max(before, 0)
        older = OlderLines(chronicle_html(table, viewer.seat, language, names(table, language), end=end))
        return Response(older, headers={"Cache-Control": "no-store"})

    @get("/scene")
    async def scene(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, event: FromQuery[int], seat: SeatQuery = None
    ) -> Response[SceneShown]:
        """The scene around an event, such as a battle, step by step."""
        table = await find_table(tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        language = language_of_request(request)
        found = scene_with(table, viewer.seat, language, names(table, language), event)
        if found is None:
            raise NotFoundException("table-no-page")
        beats = draw_beats(found)
        scene = SceneShown(found.title, beats, symbols(symbols_used(beats)))
        return Response(scene, headers={"Cache-Control": "no-store"})

    @get("/replay/{move:int}/position")
    async def position(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, move: FromPath[int]
    ) -> Redirect:
        """Setting up a table of one's own that starts from this moment; only once the game is over."""
        table = await find_table(tables, table_id)
        access.only_when_over(table, "at-play-on-later")
        stops = moments(table)
        moment = at_moment(table, stops[min(max(move, 0), len(stops) - 1)])
        return Redirect(f"/new/{table.head.game}?{urlencode({'position': moment.match.state.position()})}")

    @post("/replay/{move:int}/play-on", guards=[limit_tables])
    async def from_here(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, move: FromPath[int]
    ) -> Response[Any]:
        """Create a table at this moment. A spectator gets the seat that decides next."""
        table = await find_table(tables, table_id)
        access.only_when_over(table, "at-play-on-later")
        stops = moments(table)
        moves = stops[min(max(move, 0), len(stops) - 1)]
        own = access.own_seats(request, table)
        people = own or at_moment(table, moves).match.state.waiting()[:1] or [0]
        key = key_of_browser(request)
        made = await play_on(tables, table, moves, people, key, LEVEL_OF_HELP)
        return seated(request, made, key)
