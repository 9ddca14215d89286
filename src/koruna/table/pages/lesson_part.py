"""The part of a table's page that teaches: the current step of a lesson, a puzzle, and what the coach explains.

The coach explains a thing the first time it comes up. Its texts are messages of the game, called like what they
explain: `coach-prompt-<name>` for a step that the player has to decide, `coach-event-<name>` for an event. The browser
remembers what was explained.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from koruna.engine.forms import event_by_name
from koruna.engine.sentence import called_by_name
from koruna.lessons.course import course
from koruna.lessons.progress import is_read, message
from koruna.locale import words
from koruna.table.live.table_view import names
from koruna.table.pages.chronicle import places_of
from koruna.table.pages.page_context import PageContext


class LessonShown(NamedTuple):
    game: str
    name: str
    title: str
    number: int  # of the lesson in its course
    step: int  # the number of the current one, from 0
    steps: int
    text: str
    at: str  # what it points at, see `Step.at`
    state: str  # `read`, `move`, `whole`, `done`, `left`
    next: str  # the lesson after it, or ""


def lesson_shown(context: PageContext) -> LessonShown | None:
    """The current step for the learner; None for other viewers, and at a table that is not a lesson."""
    progress = context.table.lesson
    if progress is None or context.seat < 0:
        return None
    lesson, step = progress.lesson, progress.step()
    say = words(context.language, lesson.game).say
    all_lessons = course(lesson.game)
    if progress.left:
        state, text = "left", say("lesson-left")
    elif step is None:
        state, text = "done", say("lesson-done-last" if lesson.number == len(all_lessons) else "lesson-done")
    else:
        state, text = "read" if is_read(step) else "whole" if step.whole else "move", say(message(lesson, step))
    return LessonShown(
        game=lesson.game,
        name=lesson.name,
        title=say(message(lesson)),
        number=lesson.number,
        step=progress.at,
        steps=len(lesson.steps),
        text=text,
        at="" if step is None else step.at,
        state=state,
        next=all_lessons[lesson.number].name if lesson.number < len(all_lessons) else "",
    )


LATEST = 30  # events considered


class Explained(NamedTuple):
    what: str  # the name of its message
    text: str
    about: str  # names of the pieces and places it points at
    only_asked: bool = False  # whether it is shown only on request


def explained(context: PageContext) -> tuple[Explained, ...]:
    """What the coach can explain now: recent events, the newest first, then the step to decide."""
    table, seat = context.table, context.seat
    if seat < 0 or table.is_over() or table.gathering.is_awaited:
        return ()
    known, game = words(context.language, table.head.game), table.match.game
    called = names(table, context.language)
    found: dict[str, Explained] = {}
    for event in reversed(table.events_seen(seat)[-LATEST:]):
        seen = event.seen_by(seat)
        name = f"coach-{event_by_name(game, event, seen, table.head.options, called)[0]}"
        if name not in found and known.has(name):
            doer = [f"seat-{event.seat}"] if event.seat >= 0 else []
            found[name] = Explained(name, known.say(name), " ".join([*places_of(seen), *doer]))
    if seat in table.deciding():
        prompt, facts = game.prompt(table.view(seat), seat)
        name = f"coach-{prompt}"
        if known.has(name):
            found[name] = Explained(name, known.say(name), "")
        else:
            text = f"{known.say(prompt, facts)} {known.say(f'{prompt}.why', facts)}"
            found[name] = Explained(name, text, "", only_asked=True)
    return tuple(found.values())


class PuzzleShown(NamedTuple):
    text: str
    path: str  # of the decision in its review
    state: str  # `move`, `solved`, `left`


def puzzle_shown(context: PageContext) -> PuzzleShown | None:
    """What the puzzle asks for, or how well it was solved; None for other viewers, and at a table that is none."""
    progress, table = context.table.puzzle, context.table
    if progress is None or context.seat != progress.seat:
        return None
    decision, path = progress.puzzle.decision, progress.puzzle.path
    known = words(context.language, table.head.game)
    if progress.left:
        return PuzzleShown(known.say("review-puzzle-left"), path, "left")
    if progress.solved is not None:
        return PuzzleShown(known.say("review-puzzle-solved", progress.solved.facts()), path, "solved")
    called, view = names(table, context.language), table.view(context.seat)
    played = known.must_say(*called_by_name(table.match.game.describe(view, decision.played.move), called))
    facts = {"round": max(1, decision.round), "played": played}
    return PuzzleShown(known.say("review-puzzle-find", facts), path, "move")


def taught(context: PageContext) -> dict[str, Any]:
    return {"it": lesson_shown(context), "puzzle": puzzle_shown(context), "coach": explained(context)}
