"""The JSON interface, for the pages and for programs.

A seat belongs to the client that has its key, sent as `Authorization: Bearer` or in the cookie of the browser's
session.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from functools import lru_cache, partial

import msgspec
from litestar import Controller, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from litestar.response import ServerSentEvent, ServerSentEventMessage

import koruna
from koruna.bots import bot_names, usual_bot
from koruna.bots.strength import measured
from koruna.engine.content import Content
from koruna.engine.option import OPTION, Option
from koruna.engine.player_names import clean_name
from koruna.locale import words
from koruna.locale.opponents import opponent
from koruna.table.api.error_schema import OF_CHANGING, OF_LOOKING, errors
from koruna.table.live import seating
from koruna.table.live.frozen import Frozen
from koruna.table.live.frozen_tables import record_of_frozen
from koruna.table.live.live_table import Live
from koruna.table.live.new_table import make_table
from koruna.table.live.puzzle_tries import weigh_try
from koruna.table.live.table_view import table_now
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import Rest, Skip, Stop
from koruna.table.requests import access
from koruna.table.requests.base_path import base_path
from koruna.table.requests.event_stream import KEEP_ALIVE, SECONDS_BETWEEN_KEEP_ALIVES, TableEvent, last_event_id
from koruna.table.requests.parameters import SeatQuery, TableId, TheTables, as_shown, find_shown_table, find_table
from koruna.table.requests.request_identity import AnyRequest, language_of_request, new_key
from koruna.table.requests.security import LimitStreams, limit_tables
from koruna.table.schemas import (
    LONGEST_NAME,
    BotInfo,
    BotRequest,
    CreatedSeat,
    CreatedTable,
    GameInfo,
    MeasuredStrength,
    MoveRequest,
    NewTable,
    OptionInfo,
    ReadyRequest,
    SeatLink,
    SeatTaken,
    Seq,
    SitRequest,
    TableNow,
)


class ApiRoutes(Controller):
    path = "/api"

    @get("/games", responses=errors())
    async def games(self, request: AnyRequest, tables: TheTables) -> list[GameInfo]:
        language = language_of_request(request)
        return [game_info(game, language, tables.contents) for game in koruna.all_games()]

    @post("/tables", guards=[limit_tables], responses=errors(403, 413, 422))
    async def make(self, request: AnyRequest, tables: TheTables, data: JSONBody[NewTable]) -> CreatedTable:
        """A named person plays through the client that makes the table, which gets the key of the seat. One without a
        name is invited by a link that works once."""
        host = new_key()
        keys = {seat: new_key() for seat, request in enumerate(data.seats) if request.kind == "person" and request.name}
        table = await make_table(
            tables,
            data.game,
            data.options,
            data.seats,
            host,
            keys,
            data.listed,
            value=data.value,
            clock=data.clock,
            talk=data.talk,
            game_clock=data.game_clock,
            delay=data.delay,
        )
        return created_table(table, host, keys)

    @get("/tables/{table_id:str}", responses=OF_LOOKING)
    async def look(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: SeatQuery = None) -> TableNow:
        table = await find_shown_table(request, tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        tables.presence.visit(table_id, viewer.own)
        return table_now(table, viewer.seat, viewer.own, language_of_request(request), tables.presence.vacant(table))

    @post("/tables/{table_id:str}/moves", status_code=200, responses=OF_CHANGING)
    async def move(
        self,
        request: AnyRequest,
        tables: TheTables,
        table_id: TableId,
        data: JSONBody[MoveRequest],
        seat: SeatQuery = None,
    ) -> Seq:
        table = await find_table(tables, table_id, ask=False)  # if another process has written since, writing fails
        if not table.knows(access.own_seats(request, table), data.seq):
            table = await find_table(tables, table_id)
        acting, own = access.acting_seat(request, table, seat), access.own_seats(request, table)
        known = table.visible_lines.lines_known(own, data.seq)
        may = partial(access.acting_seat, request, table, acting)
        await weigh_try(tables, table, data.move, acting)
        return access.seq_of(request, table, await tables.move(table, known, data.move, acting, may))

    @post("/tables/{table_id:str}/undo", status_code=200, responses=OF_CHANGING)
    async def undo(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: SeatQuery = None) -> Seq:
        """Take back one's own last move, ask the others for permission, or agree to another player's undo. Refused with
        the reason if something new was seen since and there is nobody to ask."""
        table = await find_table(tables, table_id)
        acting, own = access.acting_seat(request, table, seat), access.own_seats(request, table)
        may = partial(access.acting_seat, request, table, acting)
        return access.seq_of(request, table, await tables.undo(table, acting, own, may))

    @post("/tables/{table_id:str}/seats", responses=OF_CHANGING)
    async def sit(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, data: JSONBody[SitRequest]
    ) -> SeatTaken:
        """Exchange an invitation, the last part of its link, for the key of a seat. It works once."""
        table, key = await find_table(tables, table_id), new_key()

        def name_of(seat: int) -> str:
            name = clean_name(data.name)
            if not name or seating.name_is_taken(table, seat, name):
                raise koruna.BadSetup("sit-name-taken" if name else "sit-bad-name", {"most": LONGEST_NAME})
            return name

        seat_of = partial(access.seat_of_link, table, data.token)
        seated = await seating.take_seat(tables, table, seat_of, name_of, key, data.value)
        return SeatTaken(seated.seat, key)

    @post("/tables/{table_id:str}/ready", status_code=200, responses=OF_CHANGING)
    async def be_ready(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, data: JSONBody[ReadyRequest]
    ) -> Seq:
        """Report a player present at a table that has not begun; for a rematch, where seats are assigned at once."""
        table = await find_table(tables, table_id)
        await seating.be_ready(tables, table, partial(access.must_be_player, request, table), data.value)
        return access.seq_of(request, table, table.seq)

    @post("/tables/{table_id:str}/end", status_code=200, responses=OF_CHANGING)
    async def end(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: SeatQuery = None) -> Seq:
        """End the game as it stands, if it waits for an absent player; it ends once all who are still there have asked
        for it."""
        table = await find_table(tables, table_id)
        acting = access.acting_seat(request, table, seat)
        may = partial(access.acting_seat, request, table, acting)
        return access.seq_of(request, table, await tables.end(table, acting, may))

    @post("/tables/{table_id:str}/more-time", status_code=200, responses=OF_CHANGING)
    async def give_time(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: SeatQuery = None) -> Seq:
        """Give the others more time, once while they decide; at a table with a clock."""
        table = await find_table(tables, table_id)
        acting = access.acting_seat(request, table, seat)
        may = partial(access.acting_seat, request, table, acting)
        return access.seq_of(request, table, await tables.give_time(table, acting, may))

    @post("/tables/{table_id:str}/seats/{seat:int}/link", responses=OF_CHANGING)
    async def invite(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int]) -> SeatLink:
        """Make a new one-time link: to a free seat, with the host's key, or to one's own seat for another device."""
        table = await find_table(tables, table_id)
        token = await seating.invite(tables, table, seat, partial(access.inviting_key, request, table, seat))
        return SeatLink(f"{base_path()}/t/{table_id}/sit/{token}")

    @delete("/tables/{table_id:str}/seats/{seat:int}/link", status_code=200, responses=OF_CHANGING)
    async def withdraw(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int]) -> Seq:
        """Invalidate the link to a seat."""
        table = await find_table(tables, table_id)
        await seating.withdraw(tables, table, seat, partial(access.inviting_key, request, table, seat))
        return access.seq_of(request, table, table.seq)

    @delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=OF_CHANGING)
    async def free(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int]) -> Seq:
        """Free a seat; for the host, and for the player who has it."""
        table = await find_table(tables, table_id)
        await seating.free(tables, table, seat, partial(access.may_free, request, table, seat))
        return access.seq_of(request, table, table.seq)

    @post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=OF_CHANGING)
    async def let_bot(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int], data: JSONBody[BotRequest]
    ) -> Seq:
        """Let a bot play for a seat: one's own, or one where nobody is present."""
        table = await find_table(tables, table_id)

        def may() -> None:
            access.may_give_to_bot(request, table, seat, tables.presence.vacant(table))

        may()
        level = data.level or usual_bot(table.match.game)
        if level not in bot_names(table.match.game):
            known = ", ".join(bot_names(table.match.game))
            raise koruna.BadSetup("unknown-bot", {"bot": level, "game": table.head.game, "known": known})
        return access.seq_of(request, table, await tables.let_bot(table, seat, level, may))

    @delete("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=OF_CHANGING)
    async def take_back(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int]) -> Seq:
        """The bot hands the seat back to the player who has its key."""
        table = await find_table(tables, table_id)
        may = partial(access.acting_seat, request, table, seat)
        return access.seq_of(request, table, await tables.let_bot(table, may(), None, may))

    @post("/tables/{table_id:str}/stops/{stop:str}", status_code=200, responses=OF_CHANGING)
    async def open_stop(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, stop: FromPath[str], seat: SeatQuery = None
    ) -> Seq:
        """Ask to decide something that is usually skipped, such as `herds`."""
        return await say_about(request, tables, table_id, seat, Stop, stop)

    @delete("/tables/{table_id:str}/stops/{stop:str}", status_code=200, responses=OF_CHANGING)
    async def close_stop(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, stop: FromPath[str], seat: SeatQuery = None
    ) -> Seq:
        """Skip it again."""
        return await say_about(request, tables, table_id, seat, Skip, stop)

    @post("/tables/{table_id:str}/rest", status_code=200, responses=OF_CHANGING)
    async def rest(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: SeatQuery = None) -> Seq:
        """Nothing more this season, until somebody acts against this seat."""
        table = await find_table(tables, table_id)
        may = partial(access.resting_seat, request, table, seat)
        return access.seq_of(request, table, await tables.change_prompts(table, Rest(may()), may))

    @get("/tables/{table_id:str}/record", media_type="text/plain", responses=OF_LOOKING)
    async def record(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: SeatQuery = None) -> str:
        """The whole record once the game is over; before that, `?` stands for what is secret from the client."""
        try:
            table = await find_shown_table(request, tables, table_id)
        except Frozen as frozen:
            record = await record_of_frozen(tables, frozen, access.viewer_of_frozen(request, frozen).seat)
            if record is None:
                raise
            return record.text()
        return table.record(access.viewer_of(request, table, seat).seat).text()

    @get("/tables/{table_id:str}/events", middleware=[LimitStreams()], responses={**OF_LOOKING, **errors(503)})
    async def events(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: SeatQuery = None
    ) -> ServerSentEvent:
        table = await find_table(tables, table_id)
        viewer = access.viewer_of(request, table, seat)
        return ServerSentEvent(news_of(request, tables, table_id, seat, viewer.own))


async def news_of(
    request: AnyRequest, tables: LiveTables, id: str, seat: int | None, own: list[int]
) -> AsyncIterator[ServerSentEventMessage]:
    """The table after every change, numbered; a client that reconnects gets it at once if it changed meanwhile."""
    seen, language = last_event_id(request), language_of_request(request)
    with tables.news.subscribe(id, plays=bool(own)) as subscriber, tables.presence.connection(id, own):
        yield KEEP_ALIVE  # not even the headers are sent before the first event
        notified = False
        while not tables.news.ended:
            try:
                now = await tables.get(id, ask=not notified)
            except Frozen:
                return  # a client that reconnects gets the error
            if now is None:
                return
            now = await as_shown(request, tables, now)
            viewer = access.viewer_of(request, now, seat)
            if now.visible_lines.count(viewer.own) != seen:
                seen = now.visible_lines.count(viewer.own)
                vacant = tuple(tables.presence.vacant(now))
                yield event_at(now, seen, viewer.seat, tuple(viewer.own), language, vacant)
            notified = await subscriber.wait(SECONDS_BETWEEN_KEEP_ALIVES)
            if not notified:
                yield KEEP_ALIVE


@lru_cache(maxsize=64)
def event_at(
    table: Live, seq: int, seat: int, own: tuple[int, ...], language: str, vacant: tuple[int, ...]
) -> TableEvent:
    """The event for a table at change `seq`, shared by all clients with the same view, so it is rendered only once."""
    return TableEvent(seq, msgspec.json.encode(table_now(table, seat, own, language, list(vacant))))


async def say_about(
    request: AnyRequest, tables: LiveTables, id: str, seat: int | None, line: type[Stop | Skip], stop: str
) -> Seq:
    table = await find_table(tables, id)
    who = access.acting_seat(request, table, seat)
    if stop not in table.match.game.stops:
        raise NotFoundException("table-no-stop")
    if (stop in table.skipped.said[who].opened) == (line is Stop):
        return access.seq_of(request, table, table.seq)
    may = partial(access.acting_seat, request, table, who)
    return access.seq_of(request, table, await tables.change_prompts(table, line(who, stop), may))


def created_table(table: Live, host: str, keys: Mapping[int, str]) -> CreatedTable:
    link = f"{base_path()}/t/{table.head.id}"
    seats = []
    for seat in range(len(table.names)):
        key = keys.get(seat)
        secret = key or table.seat_keys.token(table.head.id, seat, host)
        seats.append(CreatedSeat(seat, key, f"{link}/sit/{secret}" if secret else None))
    return CreatedTable(table.head.id, link, host, seats)


def game_info(game: koruna.Game, language: str, contents: Sequence[Content]) -> GameInfo:
    say = words(language, game.id).say
    return GameInfo(
        id=game.id,
        version=game.version,
        name=say("name"),
        about=say("about"),
        seats=game.seats,
        options=[option_info(option, language, game.id, contents) for option in game.options],
        bots=[bot_info(game, language, level) for level in bot_names(game)],
    )


def bot_info(game: koruna.Game, language: str, level: str) -> BotInfo:
    found = opponent(game, language, level)
    figures = MeasuredStrength(*measured(game.id, level)) if found.strength else None
    return BotInfo(level, found.name, found.about, found.strength or None, figures, level == usual_bot(game))


def option_info(option: Option, language: str, game_id: str, contents: Sequence[Content]) -> OptionInfo:
    say = words(language, game_id).say
    name, about = say(f"option-{option.id}"), say(f"option-{option.id}.about")
    own = [content.digest() for content in contents if content.game == game_id and option.id == OPTION]
    return OptionInfo(option.id, name, about, option.default, [*option.choices, *own], option.seats)
