"""Reviewing in the bot processes, in slices short enough not to delay any bot."""

from __future__ import annotations

from collections import OrderedDict
from time import perf_counter

import koruna
from koruna.engine.content import with_content
from koruna.engine.state import CHANCE
from koruna.review.advising import Advice, advise
from koruna.review.puzzle import Puzzle, Try, weigh
from koruna.review.replaying import Replay
from koruna.review.result import Decision, Luck, Moment, Review
from koruna.review.reviewing import decision_of, luck_of, put_together
from koruna.table.live.bot_workers import match_of
from koruna.table.live.worker_pool import contents

SECONDS = 0.3  # per slice, roughly
MOST_CACHED = 4

cache: OrderedDict[str, Replay] = OrderedDict()  # of records, the last used last


def replay_of(record: str) -> Replay:
    found = cache.pop(record, None)
    if found is None:
        read = koruna.read_record(record)
        read.options = with_content(read.options, contents)
        found = Replay(read)
    cache[record] = found
    if len(cache) > MOST_CACHED:
        cache.popitem(last=False)
    return found


def advice_for(record: str, seat: int, level: str) -> Advice:
    """The best move of a seat that decides now, by what it can know, with its reasons."""
    read = koruna.read_record(record)
    read.options = with_content(read.options, contents)
    match = match_of(read)
    return advise(match.game, match.state, seat, level)


def try_of(record: str, puzzle: Puzzle, move: str) -> Try:
    """How good a move is at the puzzle that this record has come to."""
    read = koruna.read_record(record)
    read.options = with_content(read.options, contents)
    match = match_of(read)
    return weigh(match.game, match.state, puzzle, move)


def begin_review(record: str, level: str) -> tuple[Review, list[int]]:
    """The chart alone, and the lines to judge, those after which a chance fell most first."""
    replay = replay_of(record)
    falls = {point.line: fall_after(replay.moments, point.line, point.seat) for point in replay.points}
    order = sorted(falls, key=lambda line: -falls[line])
    return put_together(replay, level, [], []), order


def fall_after(moments: list[Moment], line: int, seat: int) -> float:
    """By how much the decider's chance of winning fell until the next decision; for draws, the largest change."""
    before = max((at for at, moment in enumerate(moments) if moment.line <= line), default=0)
    here, there = moments[before].chances, moments[min(before + 1, len(moments) - 1)].chances
    if seat == CHANCE:
        here = moments[max(0, before - 1)].chances if moments[before].line < line else here
        return max(abs(one - other) for one, other in zip(here, there, strict=True))
    return here[seat] - there[seat]


def judge_some(record: str, lines: list[int], level: str) -> list[Decision | Luck]:
    """Judge as many of these lines as there is time for, at least one."""
    replay = replay_of(record)
    points = {point.line: point for point in replay.points}
    until = perf_counter() + SECONDS
    found: list[Decision | Luck] = []
    for line in lines:
        point = points[line]
        judged = luck_of(replay, point, level) if point.seat == CHANCE else decision_of(replay, point, level)
        found.append(judged)
        if perf_counter() >= until:
            break
    return found


def finish(record: str, level: str, decisions: list[Decision], luck: list[Luck]) -> Review:
    """The review of all that was judged."""
    return put_together(replay_of(record), level, decisions, luck)
