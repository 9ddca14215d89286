"""The JSON interface, which the pages use and anybody else may.

A seat belongs to whoever has its key, sent as `Authorization: Bearer` or as the cookie its link sets.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

import koruna
from koruna.bots import bot_names
from koruna.engine.option import Option
from koruna.engine.state import SPECTATOR
from koruna.locale import words
from koruna.table.api.event_stream import SECONDS_BETWEEN_SIGNS_OF_LIFE, SIGN_OF_LIFE, event_stream, numbered, seen_last
from koruna.table.api.request_identity import keys_sent, language_of_request
from koruna.table.api.security import limit_tables
from koruna.table.live.frozen import Frozen
from koruna.table.live.live_table import Live
from koruna.table.live.log_lines import Rest, Skip, Stop
from koruna.table.live.table_view import can_rest, table_now
from koruna.table.live.tables import Room, seats_of
from koruna.table.schemas import (
    BotTold,
    BotWish,
    GameTold,
    MoveWish,
    NewTable,
    OptionTold,
    SeatMade,
    Seq,
    TableMade,
    TableNow,
)

Asked = Request[Any, Any, Any]
TableId = FromPath[str]
SeatAsked = FromQuery[int | None]  # which of one's own seats, for whoever has several
TheRoom = NamedDependency[Room]


class Api(Controller):
    path = "/api"

    @get("/games")
    async def games(self, request: Asked) -> list[GameTold]:
        language = language_of_request(request)
        return [tell_game(game, language) for game in koruna.games()]

    @post("/tables", middleware=[limit_tables])
    async def make(self, request: Asked, room: TheRoom, data: JSONBody[NewTable]) -> TableMade:
        table = await room.make(data.game, data.options, data.seats, data.listed)
        return tell_made(table)

    @get("/tables/{table_id:str}")
    async def look(self, request: Asked, room: TheRoom, table_id: TableId, seat: SeatAsked = None) -> TableNow:
        table = await find(room, table_id)
        room.presence.visit(table_id, seats_of(table, keys_sent(request, table_id)))
        return table_now(table, eyes(request, table, seat), language_of_request(request), room.presence.vacant(table))

    @post("/tables/{table_id:str}/moves", status_code=200)
    async def move(
        self, request: Asked, room: TheRoom, table_id: TableId, data: JSONBody[MoveWish], seat: SeatAsked = None
    ) -> Seq:
        table = await find(room, table_id)
        return Seq(await room.move(table, data.seq, data.move, own_seat(request, table, seat)))

    @post("/tables/{table_id:str}/undo", status_code=200)
    async def undo(self, request: Asked, room: TheRoom, table_id: TableId, seat: SeatAsked = None) -> Seq:
        """Take back one's last move, ask the others for it, or agree that another does. Where something new was seen
        since and there is nobody to ask, it is refused with the reason."""
        table = await find(room, table_id)
        own = seats_of(table, keys_sent(request, table_id))
        return Seq(await room.undo(table, own_seat(request, table, seat), own))

    @post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
    async def let_bot(
        self, request: Asked, room: TheRoom, table_id: TableId, seat: FromPath[int], data: JSONBody[BotWish]
    ) -> Seq:
        """A bot plays for a seat: one's own, so that one may leave, or one where nobody is."""
        table = await find(room, table_id)
        may_give(request, room, table, seat)
        if data.level not in bot_names(table.match.game):
            known = ", ".join(bot_names(table.match.game))
            raise koruna.BadSetup("unknown-bot", {"bot": data.level, "game": table.head.game, "known": known})
        return Seq(await room.let_bot(table, seat, data.level))

    @delete("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
    async def take_back(self, request: Asked, room: TheRoom, table_id: TableId, seat: FromPath[int]) -> Seq:
        """The bot hands the seat back to whoever has its key."""
        table = await find(room, table_id)
        return Seq(await room.let_bot(table, own_seat(request, table, seat), None))

    @post("/tables/{table_id:str}/stops/{stop:str}", status_code=200)
    async def open_stop(
        self, request: Asked, room: TheRoom, table_id: TableId, stop: FromPath[str], seat: SeatAsked = None
    ) -> Seq:
        """Be asked about something that is usually not worth a question, such as `herds`."""
        return await say_about(request, room, table_id, seat, Stop, stop)

    @delete("/tables/{table_id:str}/stops/{stop:str}", status_code=200)
    async def close_stop(
        self, request: Asked, room: TheRoom, table_id: TableId, stop: FromPath[str], seat: SeatAsked = None
    ) -> Seq:
        """No longer be asked about it."""
        return await say_about(request, room, table_id, seat, Skip, stop)

    @post("/tables/{table_id:str}/rest", status_code=200)
    async def rest(self, request: Asked, room: TheRoom, table_id: TableId, seat: SeatAsked = None) -> Seq:
        """Nothing more this season, until somebody acts against this seat."""
        table = await find(room, table_id)
        who = own_seat(request, table, seat)
        if not can_rest(table, who):
            raise PermissionDeniedException("table-refused")
        return Seq(await room.hear(table, Rest(who)))

    @get("/tables/{table_id:str}/record", media_type="text/plain")
    async def record(self, request: Asked, room: TheRoom, table_id: TableId, seat: SeatAsked = None) -> str:
        """The whole record once the game is over; before that, `?` stands for what is secret from whoever asks."""
        try:
            table = await find(room, table_id)
        except Frozen as frozen:
            record = await room.record_of_frozen(frozen, keys_sent(request, table_id))
            if record is None:
                raise
            return record.text()
        looking = eyes(request, table, seat)
        return table.record(SPECTATOR if looking is None else looking).text()

    @get("/tables/{table_id:str}/events")
    async def events(self, request: Asked, room: TheRoom, table_id: TableId, seat: SeatAsked = None) -> Stream:
        table = await find(room, table_id)
        looking = eyes(request, table, seat)
        own = seats_of(table, keys_sent(request, table_id))
        return event_stream(news_of(room, table, looking, own, seen_last(request), language_of_request(request)))


async def news_of(
    room: Room, table: Live, seat: int | None, own: list[int], seen: int, language: str
) -> AsyncIterator[bytes]:
    """The table whenever it changed, numbered; whoever comes back gets it at once if it changed meanwhile."""
    with room.news.of(table.head.id) as ear, room.presence.connection(table.head.id, own):
        yield SIGN_OF_LIFE  # nothing goes out before the first piece, not even that there is a stream
        while not room.news.ended:
            try:
                now = await room.table(table.head.id)
            except Frozen:
                return  # whoever comes back is told so
            if now is None:
                return
            if now.seq != seen:
                seen = now.seq
                yield numbered(seen, msgspec.json.encode(table_now(now, seat, language, room.presence.vacant(now))))
            if not await ear.heard(SECONDS_BETWEEN_SIGNS_OF_LIFE):
                yield SIGN_OF_LIFE


async def say_about(request: Asked, room: Room, id: str, seat: int | None, said: type[Stop | Skip], stop: str) -> Seq:
    table = await find(room, id)
    who = own_seat(request, table, seat)
    if stop not in table.match.game.stops:
        raise NotFoundException("table-no-stop")
    if (stop in table.unasked.said[who].opened) == (said is Stop):
        return Seq(table.seq)
    return Seq(await room.hear(table, said(who, stop)))


async def find(room: Room, id: str) -> Live:
    table = await room.table(id) if len(id) <= 32 else None
    if table is None:
        raise NotFoundException("table-unknown")
    return table


def eyes(request: Asked, table: Live, asked: int | None) -> int | None:
    """Through whose eyes to look: the seat asked for if it is one's own, else the one that has to decide."""
    own = seats_of(table, keys_sent(request, table.head.id))
    if asked is not None and asked not in own:
        raise PermissionDeniedException("table-not-your-seat")
    if asked is not None or not own:
        return asked
    return next((seat for seat in table.match.state.waiting() if seat in own), own[0])


def own_seat(request: Asked, table: Live, asked: int | None) -> int:
    """The seat to act for; whoever has no key, or another's, is refused."""
    if not keys_sent(request, table.head.id):
        raise NotAuthorizedException("table-no-key")
    seat = eyes(request, table, asked)
    if seat is None:
        raise PermissionDeniedException("table-not-your-seat")
    return seat


def may_give(request: Asked, room: Room, table: Live, seat: int) -> None:
    """Whether a seat may be given to a bot: one's own, or of another where nobody is."""
    own_seat(request, table, None)
    if not 0 <= seat < len(table.names):
        raise NotFoundException("table-no-seat")
    own = seats_of(table, keys_sent(request, table.head.id))
    if seat not in own and seat not in room.presence.vacant(table):
        raise PermissionDeniedException("table-seat-taken")


def tell_made(table: Live) -> TableMade:
    link = f"/t/{table.head.id}"
    seats = [SeatMade(seat, key, f"{link}/sit/{key}") for seat, key in enumerate(table.head.keys)]
    return TableMade(table.head.id, link, seats)


def tell_game(game: koruna.Game, language: str) -> GameTold:
    say = words(language, game.id).say
    return GameTold(
        id=game.id,
        version=game.version,
        name=say("name"),
        about=say("about"),
        seats=game.seats,
        options=[tell_option(option, language, game.id) for option in game.options],
        bots=[BotTold(level, say(f"bot-{level}")) for level in bot_names(game)],
    )


def tell_option(option: Option, language: str, game_id: str) -> OptionTold:
    say = words(language, game_id).say
    name, about = say(f"option-{option.id}"), say(f"option-{option.id}.about")
    return OptionTold(option.id, name, about, option.default, option.choices, option.seats)
