"""The tables of lessons, played by what their steps ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import koruna
from koruna.bots import bot
from koruna.engine.position import parse
from koruna.lessons.course import GENTLEST, LEARNER, Lesson, Step
from koruna.table.live.bot_workers import bots_to_decide
from koruna.table.live.live_table import Live
from koruna.table.log_lines import BotPlays, LessonBegins, LogLine, Name, Secret, StartPosition, StepRead
from koruna.table.store.store import Head


def lesson_table(lesson: Lesson) -> Live:
    """As `make_lesson` makes it, without a server."""
    game = koruna.game(lesson.game)
    options = parse(lesson.position).options if lesson.position else lesson.options
    log: list[LogLine] = [LessonBegins(lesson.name)]
    log += [StartPosition(lesson.position)] if lesson.position else []
    log += [Secret("lesson"), Name(LEARNER, "Eva")]
    log += [BotPlays(seat, GENTLEST) for seat in range(lesson.seats) if seat != LEARNER]
    table = Live(Head("1" * 16, game.id, game.version, {**options}, lesson.seats), log)
    return Live(table.head, [*log, *table.deal()])


def steps_of(table: Live) -> Iterator[Step]:
    """Every step when it is the learner's turn; then it is done, by the first of the moves that it asks for."""
    progress = table.lesson
    assert progress is not None
    others_play(table)
    while (step := progress.step()) is not None:
        yield step
        if step.whole:
            return
        if not step.moves:
            table.read([StepRead(progress.at)])
            continue
        text = progress.expected(legal(table))
        assert text, f"{step.id} asks for none of {legal(table)[:20]}"
        table.read(table.move(text, LEARNER)[0])
        others_play(table)


def others_play(table: Live) -> None:
    """As the server lets them: by the script, else as the gentlest opponent decides."""
    assert table.lesson is not None
    while seats := bots_to_decide(table):
        seat = seats[0]
        text = table.lesson.reply(seat, table.match)
        if not text:
            if table.lesson.done:
                return
            imagined = table.match.state.imagine(seat, Random(1))
            text = table.match.state.write(bot(GENTLEST, table.match.game, Random(1)).choose(imagined, seat), seat)
        table.read(table.move(text, seat)[0])


def legal(table: Live) -> list[str]:
    state = table.match.state
    return [state.write(move, LEARNER) for move in state.moves(LEARNER)] if LEARNER in state.waiting() else []


def is_on(html: str, at: str) -> bool:
    """Whether the element that a step points at stands on a page."""
    kind, _, name = at.partition(":")
    found = re.findall(r'\bclass="([^"]*)"' if kind == "class" else rf'\bdata-{kind}="([^"]*)"', html)
    return any(name in value.split() for value in found)
