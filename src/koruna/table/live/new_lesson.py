"""Making the table of a lesson: the client gets the learner's seat, and the weakest opponent all others."""

from __future__ import annotations

import koruna
from koruna.engine.position import parse
from koruna.lessons.course import GENTLEST, LEARNER, Lesson
from koruna.table.live.live_table import Live
from koruna.table.live.new_table import deal_and_store, new_id, new_secret
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import BotPlays, Host, LessonBegins, LogLine, Name, Position, SeatKey, Secret
from koruna.table.store.digests import digest
from koruna.table.store.store import Head


async def make_lesson(tables: LiveTables, lesson: Lesson, key: str, name: str) -> Live:
    game = koruna.game(lesson.game)
    options = parse(lesson.position).options if lesson.position else lesson.options
    chosen = game.check(lesson.seats, options)
    changed = {option.id: chosen[option.id] for option in game.options if chosen[option.id] != option.default}
    head = Head(new_id(), game.id, game.version, changed, lesson.seats)
    log: list[LogLine] = [LessonBegins(lesson.name)]
    log += [Position(lesson.position)] if lesson.position else []
    log += [Secret(new_secret()), Name(LEARNER, name)]
    log += [BotPlays(seat, GENTLEST) for seat in range(lesson.seats) if seat != LEARNER]
    log += [Host(digest(key)), SeatKey(LEARNER, digest(key))]
    return await deal_and_store(tables, head, log)
