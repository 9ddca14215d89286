"""The page of a table, and the routes that only the page needs.

Moves, undo and bots go through the JSON interface.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect, ServerSentEvent
from msgspec import Struct

import koruna
from koruna.bots import usual_bot
from koruna.engine.data_folder import ENDING
from koruna.engine.record import Record
from koruna.locale import words
from koruna.locale.opponents import opponents
from koruna.review.advising import tell_advice
from koruna.table.live.frozen import Frozen
from koruna.table.live.frozen_tables import record_of_frozen
from koruna.table.live.live_table import Live
from koruna.table.live.remarks import REACTIONS
from koruna.table.live.rematch import only_bots_played, rematch, still_theirs
from koruna.table.live.review_workers import advice_for
from koruna.table.live.seating import be_ready, use_key
from koruna.table.live.table_view import names
from koruna.table.pages.first_drawing import prepare
from koruna.table.pages.frozen_page import frozen_page
from koruna.table.pages.page_context import PageContext, page_context
from koruna.table.pages.page_diff import parts_of_client
from koruna.table.pages.page_symbols import symbols_of
from koruna.table.pages.public_address import reach_of
from koruna.table.pages.rendering import page
from koruna.table.pages.replay import ReplayRoutes
from koruna.table.pages.sitting import seated
from koruna.table.pages.table_stream import Update, changes, drawing, hand_over, update
from koruna.table.requests import access
from koruna.table.requests.event_stream import last_event_id
from koruna.table.requests.parameters import Form, SeatQuery, TableId, TheTables, find_shown_table, find_table
from koruna.table.requests.request_identity import AnyRequest, key_of_browser, language_of_request
from koruna.table.requests.security import LimitStreams, limit_tables
from koruna.table.schemas import LONGEST_NOTE, RemarkRequest, Why

# Sentences that the scripts of the page use.
SAID_BY_SCRIPTS = (
    *("at-choose", "at-choose-move", "at-choose-source", "at-less", "at-more"),
    *("at-sending", "at-accepted", "at-retrying", "at-back-online", "at-changed"),
    *(
        "at-warning",
        "at-warning-yes",
        "at-warning-no",
        "at-refuse",
        "at-hint",
        "at-since-nothing",
        "at-notice",
        "at-retold-play",
        "at-retold-pause",
        "at-report-copied",
        "at-sound-on",
        "at-sound-off",
        "at-picture-failed",
    ),
)
# An example of each plural category of `Intl.PluralRules`.
PLURALS = {"one": 1, "few": 2, "other": 5}


class Hint(Struct):
    move: str
    seq: int
    why: str  # as sentences


class TableRoutes(ReplayRoutes):
    path = "/t/{table_id:str}"
    include_in_schema = False

    @get("/")
    async def table(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Response[str]:
        try:
            table = await find_shown_table(request, tables, table_id)
        except Frozen as frozen:
            return await frozen_page(request, tables, frozen)
        await prepare(tables, table, access.viewer_of(request, table).seat, language_of_request(request))
        context = await page_context(request, tables, table)
        if context is None:
            return hand_over_page(request, table)
        now = drawing(context)
        first = Update(now.seq, now.seat, now.mine, now.title, now.moves, {}, marks=now.marks)
        return page(
            request,
            "table.html",
            game=table.head.game,
            also_symbols=symbols_of(table),
            table=table,
            parts=now.parts,
            title=now.title,
            update=msgspec.json.encode(first).decode(),
            sentences=msgspec.json.encode(said_by_scripts(context)).decode(),
            version=koruna.__version__,
            reach=reach_of(request),
            talk=access.may_talk(table, context.own),
            reactions=REACTIONS,
            longest_note=LONGEST_NOTE,
            opponents=opponents(table.match.game, context.language),
        )

    @get("/stream", middleware=[LimitStreams()])
    async def stream(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> ServerSentEvent:
        """The event stream of a table. A browser that reconnects says what it got last and is sent the rest."""
        table = await find_shown_table(request, tables, table_id)
        viewer = access.viewer_of(request, table)
        await prepare(tables, table, viewer.seat, language_of_request(request))
        return ServerSentEvent(changes(request, tables, table_id, viewer.own, last_event_id(request)))

    @get("/now")
    async def now(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Response[Update]:
        """The current table, for a page that lost its stream; without the parts that the page already has."""
        table = await find_shown_table(request, tables, table_id)
        await prepare(tables, table, access.viewer_of(request, table).seat, language_of_request(request))
        context = await page_context(request, tables, table)
        answer = hand_over(table) if context is None else update(context, parts_of_client(request))
        return Response(answer, headers={"Cache-Control": "no-store"})

    @get("/why")
    async def why(
        self,
        request: AnyRequest,
        tables: TheTables,
        table_id: TableId,
        move: FromQuery[list[str]],
        seat: SeatQuery = None,
    ) -> Response[Why]:
        """The rule that forbids a move; of several moves, the rule that forbids most of those that come nearest."""
        table = await find_table(tables, table_id)
        asker, state = access.acting_seat(request, table, seat), table.match.state
        found = [state.why_not(text[:200], asker) for text in move[:20]]
        reasons = [reason for reason in found if reason is not None]
        why = Why("", "")
        if reasons:
            often = Counter(reason.rule for reason in reasons)
            reason = max(reasons, key=lambda reason: (reason.near, often[reason.rule]))
            why = Why(reason.rule, words(language_of_request(request), table.head.game).refuse(reason))
        return Response(why, headers={"Cache-Control": "no-store"})

    @post("/hint", status_code=200)
    async def hint(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: SeatQuery = None) -> Hint:
        """The best move found with the seat's knowledge, and why. The chronicle notes that a hint was requested."""
        table = await find_table(tables, table_id)
        asker = access.deciding_seat(request, table, seat)
        record, language = table.match.record.text(), language_of_request(request)
        view = table.view(access.viewer_of(request, table, seat).seat)
        advice = await tables.thinkers.run(advice_for, record, asker, usual_bot(table.match.game))
        why = tell_advice(advice, table.match.game, view, names(table, language), language)
        added = await tables.add_hint(table, asker)
        return Hint(advice.move, access.seq_of(request, table, added).seq, why)

    @post("/hand-over/{seat:int}")
    async def take_device(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int]
    ) -> Redirect:
        """Store in a cookie who holds the device now."""
        table = await find_table(tables, table_id)
        access.acting_seat(request, table, seat)
        secure = request.url.scheme == "https"
        who = Cookie(access.holder_cookie(table_id), value=str(seat), httponly=True, samesite="lax", secure=secure)
        return Redirect(f"/t/{table_id}", status_code=303, cookies=[who])

    @post("/undo-answer/{seat:int}")
    async def answer_undo(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int], data: Form
    ) -> Redirect:
        """A player on a shared device allows or refuses an undo. After that nobody is known to hold the device."""
        table = await find_table(tables, table_id)
        access.acting_seat(request, table, seat)
        await tables.answer_undo(table, seat, data.get("answer") == "yes")
        nobody = Cookie(access.holder_cookie(table_id), value="", httponly=True, samesite="lax")
        return Redirect(f"/t/{table_id}", status_code=303, cookies=[nobody])

    @post("/rematch")
    async def again(self, request: AnyRequest, tables: TheTables, table_id: TableId, data: Form) -> Response[Any]:
        """Redirect to the rematch, which the first request creates; everybody adds a value to its seed. If only bots
        played, spectators may ask for it."""
        table = await find_table(tables, table_id)
        if not table.ended:
            access.only_when_over(table, "table-refused")
        if not table.rematch or await tables.get(table.rematch) is None:
            if not only_bots_played(table):
                access.must_be_player(request, table)
            limit_tables(request)
        made, key = await rematch(tables, table), key_of_browser(request)
        theirs = partial(still_theirs, table, made, access.own_seats(request, table))
        await use_key(tables, made, theirs, key)
        await be_ready(tables, made, theirs, data.get("value", ""))
        return seated(request, made, key)

    @post("/remark", status_code=204)
    async def remark(
        self,
        request: AnyRequest,
        tables: TheTables,
        table_id: TableId,
        data: JSONBody[RemarkRequest],
        seat: SeatQuery = None,
    ) -> None:
        """Send a remark to the other players, as far as the table allows it."""
        table = await find_table(tables, table_id)
        who = access.talking_seat(request, table, seat, bool(data.note))
        if data.reaction not in (*REACTIONS, "") or not (data.reaction or data.note.strip()):
            raise ClientException("talk-nothing")
        tables.remarks.make(table_id, who, data.reaction, "" if data.reaction else data.note)

    @get("/record")
    async def record(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Response[str]:
        """The record as a file; before the end, filtered for the viewer."""
        try:
            table = await find_shown_table(request, tables, table_id)
            record: Record | None = table.record(access.viewer_of(request, table).seat)
        except Frozen as frozen:
            record = await record_of_frozen(tables, frozen, access.viewer_of_frozen(request, frozen).seat)
            if record is None:
                raise
        assert record is not None
        attached = f'attachment; filename="{file_name(record.game, table_id)}"'
        return Response(
            record.text(),
            media_type="text/plain",
            headers={"Content-Disposition": attached, "Cache-Control": "no-store"},
        )

    @get("/draw")
    async def draw(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Response[str]:
        """The page about how chance is drawn in a game between people, and how to verify it."""
        table = await find_table(tables, table_id)
        fair = table.gathering.fair_draw(table.match.over())
        if fair is None:
            raise NotFoundException("table-no-page")
        called = names(table, language_of_request(request))
        file = file_name(table.head.game, table_id)
        without = [called[seat] for seat in fair.without_value()]
        here: dict[str, Any] = {"table": table_id, "draw": fair, "names": called, "file": file, "without": without}
        return page(request, "draw.html", game=table.head.game, **here)


def file_name(game: str, table_id: str) -> str:
    """The name of a downloaded record."""
    return f"{game}-{table_id}{ENDING}"


def said_by_scripts(context: PageContext) -> dict[str, str | dict[str, str]]:
    """Sentences with # in place of a number; `at-missed` in each plural form of the language."""
    say = words(context.language, context.table.head.game).say
    missed = {form: say("at-missed", {"count": n}).replace(str(n), "#") for form, n in PLURALS.items()}
    step = say("at-retold-step", {"step": "#1", "steps": "#2"})
    plain = {name: say(name) for name in SAID_BY_SCRIPTS}
    return {**plain, "at-retold-step": step, "at-missed": missed}


# --- one device for several people -----------------------------------------------------------


def hand_over_page(request: AnyRequest, table: Live) -> Response[str]:
    own = access.own_seats(request, table)
    called = names(table, language_of_request(request))
    return page(
        request,
        "table_hand_over.html",
        game=table.head.game,
        table=table.head.id,
        people=[(seat, called[seat]) for seat in access.may_hold(table, own)],
        asker=called[table.undo_request[0]] if access.asked_here(table, own) and table.undo_request else "",
    )
