"""The course of a game: its lessons, starting one, and the requests of a lesson's page."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from koruna.lessons.course import LEARNER, course, lesson
from koruna.lessons.pace import minutes
from koruna.lessons.progress import message
from koruna.locale import words
from koruna.table.live.live_table import Live
from koruna.table.live.new_lesson import make_lesson
from koruna.table.live.puzzle_tries import weigh_try
from koruna.table.live.tables import Added
from koruna.table.log_lines import StepRead
from koruna.table.pages.rendering import my_name, page
from koruna.table.pages.setup_page import find_game
from koruna.table.requests import access
from koruna.table.requests.parameters import TableId, TheTables, find_table
from koruna.table.requests.request_identity import AnyRequest, cookie_of_session, key_of_browser, language_of_request
from koruna.table.requests.security import limit_tables
from koruna.table.schemas import Seq


class LearnRoutes(Controller):
    path = "/learn/{game_id:str}"
    include_in_schema = False

    @get()
    async def lessons(self, request: AnyRequest, game_id: FromPath[str]) -> Response[str]:
        game = find_game(game_id)
        if not course(game.id):
            raise NotFoundException("table-no-page")
        say = words(language_of_request(request), game.id).say
        shown = [
            (each.name, say(message(each)), say(f"{message(each)}.about"), minutes(each)) for each in course(game.id)
        ]
        return page(request, "learn.html", game=game.id, lessons=shown)

    @post("/{name:str}", guards=[limit_tables])
    async def begin(
        self, request: AnyRequest, tables: TheTables, game_id: FromPath[str], name: FromPath[str]
    ) -> Response[Any]:
        """Start a lesson at a table of its own, which is not listed."""
        wanted = lesson(find_game(game_id).id, name)
        if wanted is None:
            raise NotFoundException("table-no-page")
        key = key_of_browser(request)
        called = my_name(request) or words(language_of_request(request)).say("lesson-learner")
        table = await make_lesson(tables, wanted, key, called)
        return Redirect(f"/t/{table.head.id}", status_code=303, cookies=[cookie_of_session(request, key)])


class LessonRoutes(Controller):
    path = "/t/{table_id:str}/lesson"
    include_in_schema = False

    @post("/read", status_code=200)
    async def read(self, request: AnyRequest, tables: TheTables, table_id: TableId, step: FromQuery[int]) -> Seq:
        """The learner has read a step that asks for no move. Idempotent."""
        table, _ = await taught_table(request, tables, table_id)

        def lines() -> Added:
            access.acting_seat(request, table, LEARNER)
            progress = table.lesson
            is_now = progress is not None and progress.at == step and not progress.done
            return [StepRead(step)] if is_now else [], False

        return access.seq_of(request, table, await tables.change(table, lines))

    @post("/show", status_code=200)
    async def show(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Seq:
        """Make the move that the current step or the puzzle asks for."""
        table, learner = await taught_table(request, tables, table_id)
        state, progress = table.match.state, table.lesson or table.puzzle
        legal = [state.write(move, learner) for move in state.moves(learner)] if learner in state.waiting() else []
        text = "" if progress is None else progress.expected(legal)
        if not text:
            return access.seq_of(request, table, table.seq)
        may = partial(access.acting_seat, request, table, learner)
        await weigh_try(tables, table, text, learner)
        return access.seq_of(request, table, await tables.move(table, table.seq, text, learner, may))


async def taught_table(request: AnyRequest, tables: TheTables, id: str) -> tuple[Live, int]:
    """The table of a lesson or a puzzle, and its learner's seat."""
    table = await find_table(tables, id)
    learner = LEARNER if table.puzzle is None else table.puzzle.seat
    access.acting_seat(request, table, learner)
    if table.lesson is None and table.puzzle is None:
        raise NotFoundException("table-no-page")
    return table, learner
