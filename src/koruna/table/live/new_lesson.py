"""Making the table of a lesson or a puzzle: the client gets the learner's seat, and the weakest opponent all others."""

from __future__ import annotations

import msgspec

import koruna
from koruna.engine.content import with_content
from koruna.engine.option import Options
from koruna.engine.position import parse
from koruna.lessons.course import GENTLEST, LEARNER, Lesson
from koruna.review.puzzle import Puzzle
from koruna.table.live.live_table import Live
from koruna.table.live.new_table import deal_and_store, new_id, new_secret
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import (
    AboutLesson,
    BotPlays,
    Host,
    LessonBegins,
    LogLine,
    Name,
    PuzzleBegins,
    SeatKey,
    Secret,
    StartPosition,
)
from koruna.table.store.digests import digest
from koruna.table.store.store import Head


async def make_lesson(tables: LiveTables, lesson: Lesson, key: str, name: str) -> Live:
    options = parse(lesson.position).options if lesson.position else lesson.options
    head = head_of(lesson.game, lesson.seats, options)
    return await make(tables, head, LessonBegins(lesson.name), lesson.position, LEARNER, key, name)


async def make_puzzle(tables: LiveTables, puzzle: Puzzle, position: str, key: str, name: str) -> Live:
    """`position` is that before the decision."""
    given = parse(position)
    head = head_of(given.game, given.seats, with_content(given.options, tables.contents))
    begins = PuzzleBegins(msgspec.json.encode(puzzle).decode())
    return await make(tables, head, begins, position, puzzle.decision.seat, key, name)


def head_of(game_id: str, seats: int, options: Options) -> Head:
    game = koruna.game(game_id)
    chosen = game.check(seats, options)
    changed = {option.id: chosen[option.id] for option in game.options if chosen[option.id] != option.default}
    return Head(new_id(), game.id, game.version, changed, seats)


async def make(
    tables: LiveTables, head: Head, begins: AboutLesson, position: str, learner: int, key: str, name: str
) -> Live:
    log: list[LogLine] = [begins]
    log += [StartPosition(position)] if position else []
    log += [Secret(new_secret()), Name(learner, name)]
    log += [BotPlays(seat, GENTLEST) for seat in range(head.seats) if seat != learner]
    log += [Host(digest(key)), SeatKey(learner, digest(key))]
    return await deal_and_store(tables, head, log)
