"""The review of a finished game: a table, or an uploaded record.

It is made while somebody is viewing (see live/reviews.py). The page shows what is done, and polls for more.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from msgspec import Struct

import koruna
from koruna.engine.content import with_content
from koruna.engine.errors import Trouble
from koruna.engine.state import SPECTATOR
from koruna.locale import words
from koruna.look.names import bot_labelled, names_of_labels
from koruna.table.live.new_lesson import make_puzzle
from koruna.table.live.request_client import NOBODY_COUNTED, request_client
from koruna.table.live.reviews import Making, digest_of
from koruna.table.live.table_view import bots_named, names
from koruna.table.live.tables import LiveTables
from koruna.table.pages.rendering import my_name, page
from koruna.table.pages.replay_moments import moments
from koruna.table.pages.review_parts import ReviewLook, compared, found_html, puzzle_at, puzzle_list
from koruna.table.requests import access
from koruna.table.requests.base_path import base_path
from koruna.table.requests.disconnecting import unless_disconnected
from koruna.table.requests.parameters import Form, SeatQuery, TableId, TheTables, find_table
from koruna.table.requests.request_identity import AnyRequest, cookie_of_session, key_of_browser, language_of_request
from koruna.table.requests.security import limit_tables

SECONDS_OF_A_REVIEW = 5.0  # of budget that a client must have left to start another
LONGEST_RECORD = 60_000  # characters: twice the longest of two hundred games between bots


class Now(Struct, omit_defaults=True):
    """The progress of a review."""

    done: int
    count: int
    version: int
    complete: bool
    found: str = ""  # HTML, if newer than what the page has


class Reviewed(NamedTuple):
    """The review that a request is about."""

    making: Making
    look: ReviewLook
    table: str  # its id, or "" for an uploaded record


class TableReview(Controller):
    path = "/t/{table_id:str}/review"
    include_in_schema = False

    @get("/")
    async def show(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, of: FromQuery[int | None] = None
    ) -> Response[str]:
        return await review_page(request, tables, await of_table(request, tables, table_id, of))

    @get("/now")
    async def now(
        self,
        request: AnyRequest,
        tables: TheTables,
        table_id: TableId,
        of: FromQuery[int | None] = None,
        have: FromQuery[int] = 0,
    ) -> Response[Now]:
        return await how_far(request, tables, await of_table(request, tables, table_id, of), have)

    @get("/{line:int}")
    async def decision(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, line: FromPath[int]
    ) -> Response[str]:
        return await decision_page(request, tables, await of_table(request, tables, table_id), line)

    @get("/at/{move:int}")
    async def at(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, move: FromPath[int], seat: SeatQuery = None
    ) -> Redirect:
        """From a moment of the replay to the decision that was made there, or the next one that was judged."""
        reviewed = await of_table(request, tables, table_id)
        table = await find_table(tables, table_id)
        stops = moments(table, access.viewer_of(request, table, seat).seat)
        line = stops[min(max(move, 0), len(stops) - 1)]
        later = [each.line for each in reviewed.look.review.decisions if each.line >= line]
        return Redirect(f"/t/{table_id}/review/{later[0]}" if later else f"/t/{table_id}/review")

    @get("/{line:int}/puzzle")
    async def puzzle(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, line: FromPath[int], move: FromQuery[str] = ""
    ) -> Response[str]:
        return await puzzle_page(request, tables, await of_table(request, tables, table_id), line, move)

    @post("/{line:int}/puzzle", guards=[limit_tables])
    async def puzzle_on_board(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, line: FromPath[int]
    ) -> Redirect:
        return await begin_puzzle(request, tables, await of_table(request, tables, table_id), line)


class RecordReview(Controller):
    """Reviews of uploaded records: identified by their digest, kept in memory for a while, charged to the client."""

    path = "/review"
    include_in_schema = False

    @get("/")
    async def form(self, request: AnyRequest) -> Response[str]:
        return page(request, "review_upload.html", refusal="", text="")

    @post("/", guards=[limit_tables])
    async def send(self, request: AnyRequest, tables: TheTables, data: Form) -> Response[Any]:
        """Begin to review a record; one that cannot be reviewed is refused with the reason."""
        text, language = data.get("record", "").replace("\r\n", "\n"), language_of_request(request)
        try:
            record = readable(text, tables)
            client = request_client.get()
            budget = None if client == NOBODY_COUNTED else tables.thinkers.budget
            if budget is not None:
                budget.must_have(client, SECONDS_OF_A_REVIEW)
            making = await tables.reviews.look(record, client=client, budget=budget)
            if making.review is None or not making.review.is_over:
                tables.reviews.forget(record)
                raise Trouble("review-upload-unfinished", {})
        except Trouble as trouble:
            return page(request, "review_upload.html", status_code=400, refusal=trouble.say(language), text=text)
        return Redirect(f"/review/{digest_of(record)}", status_code=303)

    @get("/{key:str}")
    async def show(
        self, request: AnyRequest, tables: TheTables, key: FromPath[str], of: FromQuery[int | None] = None
    ) -> Response[str]:
        return await review_page(request, tables, await of_record(request, tables, key, of))

    @get("/{key:str}/now")
    async def now(
        self,
        request: AnyRequest,
        tables: TheTables,
        key: FromPath[str],
        of: FromQuery[int | None] = None,
        have: FromQuery[int] = 0,
    ) -> Response[Now]:
        return await how_far(request, tables, await of_record(request, tables, key, of), have)

    @get("/{key:str}/{line:int}")
    async def decision(
        self, request: AnyRequest, tables: TheTables, key: FromPath[str], line: FromPath[int]
    ) -> Response[str]:
        return await decision_page(request, tables, await of_record(request, tables, key), line)

    @get("/{key:str}/{line:int}/puzzle")
    async def puzzle(
        self,
        request: AnyRequest,
        tables: TheTables,
        key: FromPath[str],
        line: FromPath[int],
        move: FromQuery[str] = "",
    ) -> Response[str]:
        return await puzzle_page(request, tables, await of_record(request, tables, key), line, move)

    @post("/{key:str}/{line:int}/puzzle", guards=[limit_tables])
    async def puzzle_on_board(
        self, request: AnyRequest, tables: TheTables, key: FromPath[str], line: FromPath[int]
    ) -> Redirect:
        return await begin_puzzle(request, tables, await of_record(request, tables, key), line)


# --- what is looked at --------------------------------------------------------------------------


async def of_table(request: AnyRequest, tables: LiveTables, table_id: str, of: int | None = None) -> Reviewed:
    """The review of a table; refused before its game is over, since it reveals hidden information."""
    table = await find_table(tables, table_id)
    access.only_when_over(table, "review-later")
    viewer, language = access.viewer_of(request, table), language_of_request(request)
    making = await tables.reviews.look(table.match.record.text(), table_id, request_client.get())
    assert making.review is not None
    called = names(table, language)
    look = ReviewLook(
        review=making.review,
        path=f"/t/{table_id}/review",
        replay=f"/t/{table_id}/replay",
        names=called,
        bots=bots_named(table),
        reader=access.reader(viewer.seat, viewer.own),
        seat=chosen(of, viewer.seat, len(called)),
        language=language,
        base=base_path(),
    )
    return Reviewed(making, look, table_id)


async def of_record(request: AnyRequest, tables: LiveTables, key: str, of: int | None = None) -> Reviewed:
    known = tables.reviews.find(key)
    if known is None:
        raise NotFoundException("review-upload-gone")
    making = await tables.reviews.look(known.record)
    assert making.review is not None
    review, language = making.review, language_of_request(request)
    called = names_of_labels(review.names, words(language, review.game))
    look = ReviewLook(
        review=review,
        path=f"/review/{key}",
        replay="",
        names=called,
        bots=[bot_labelled(label) for label in review.names],
        reader=SPECTATOR,
        seat=chosen(of, SPECTATOR, len(called)),
        language=language,
        base=base_path(),
    )
    return Reviewed(making, look, "")


def chosen(asked: int | None, own: int, seats: int) -> int:
    """The seat whose decisions are listed: the requested one, else the viewer's own, else the first."""
    if asked is not None and 0 <= asked < seats:
        return asked
    return max(0, own)


def readable(text: str, tables: LiveTables) -> str:
    """Check an uploaded record, and return it as this version writes it."""
    if len(text) > LONGEST_RECORD:
        raise Trouble("review-upload-long", {})
    record = koruna.read_record(text)
    record.options = with_content(record.options, list(tables.contents))
    return record.text()


# --- pages --------------------------------------------------------------------------------------


async def review_page(request: AnyRequest, tables: LiveTables, reviewed: Reviewed) -> Response[str]:
    making, look = reviewed.making, reviewed.look
    found = await unless_disconnected(request, tables.drawers.run(found_html, look))
    say = words(look.language, look.review.game).say
    return page(
        request,
        "review.html",
        game=look.review.game,
        table=reviewed.table,
        path=look.path,
        seat=look.seat,
        judge=say(f"bot-{look.review.level}"),
        found=found,
        done=making.done,
        count=making.count,
        version=making.version,
        complete=making.complete,
        counting=say("review-progress", {"done": "#1", "count": "#2"}),
    )


async def how_far(request: AnyRequest, tables: LiveTables, reviewed: Reviewed, have: int) -> Response[Now]:
    making = reviewed.making
    now = Now(making.done, making.count, making.version, making.complete)
    if now.version != have:
        now.found = await unless_disconnected(request, tables.drawers.run(found_html, reviewed.look))
    return Response(now, headers={"Cache-Control": "no-store"})


async def decision_page(request: AnyRequest, tables: LiveTables, reviewed: Reviewed, line: int) -> Response[str]:
    look = reviewed.look
    shown = await unless_disconnected(request, tables.drawers.run(compared, look, line))
    if shown is None:
        raise NotFoundException("table-no-page")
    here: dict[str, Any] = {"path": look.path, "replay": look.replay, "bots": look.bots, "line": line, "shown": shown}
    return page(request, "review_decision.html", game=look.review.game, **here)


async def puzzle_page(
    request: AnyRequest, tables: LiveTables, reviewed: Reviewed, line: int, move: str
) -> Response[str]:
    look = reviewed.look
    shown = await unless_disconnected(request, tables.drawers.run(puzzle_list, look, line, move[:200]))
    if shown is None:
        raise NotFoundException("table-no-page")
    here: dict[str, Any] = {"path": look.path, "line": line, "shown": shown, "tried": move}
    return page(request, "review_puzzle.html", game=look.review.game, **here)


async def begin_puzzle(request: AnyRequest, tables: LiveTables, reviewed: Reviewed, line: int) -> Redirect:
    """Make a table of its own, which is not listed, at the moment of a decision."""
    look = reviewed.look
    found = await unless_disconnected(request, tables.drawers.run(puzzle_at, look, line))
    if found is None:
        raise NotFoundException("table-no-page")
    key, called = key_of_browser(request), my_name(request) or words(look.language).say("lesson-learner")
    table = await make_puzzle(tables, *found, key, called)
    return Redirect(f"/t/{table.head.id}", status_code=303, cookies=[cookie_of_session(request, key)])
