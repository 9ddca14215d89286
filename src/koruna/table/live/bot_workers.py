"""Bots think in separate processes, which are sent records and return moves, never a state."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from time import perf_counter
from typing import NamedTuple

import koruna
from koruna.bots import bot
from koruna.bots.search import Search
from koruna.engine.analysis import Analysis
from koruna.engine.content import with_content
from koruna.engine.limit import Progress
from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import State
from koruna.table.live.live_table import Live
from koruna.table.live.worker_pool import contents
from koruna.table.log_lines import BotFailed, BotStopped, LogLine

MOST_CACHED = 8


def bot_seed(table: Live, seat: int) -> str:
    """The same for the whole game, so that a bot created for each move is always the same player."""
    secret = table.match.seed or table.head.id  # at tables of the first versions
    return sha256(f"{secret} bot {seat}".encode()).hexdigest()


def bots_to_decide(table: Live) -> list[int]:
    return [] if table.ended else [seat for seat in table.match.state.waiting() if seat in table.bots]


def question(table: Live, seat: int, level: str, seconds: float = 0.0) -> tuple[str, int, str, str, float]:
    """The arguments of `decide` for a seat."""
    return table.match.record.text(), seat, level, bot_seed(table, seat), seconds


class Decided(NamedTuple):
    """What a bot decided, and whether it failed or ran out of time."""

    text: str  # the move
    failure: str = ""  # why another bot decided, if this one failed
    stopped_after: int = 0  # iterations, if it had less time than it wanted

    def notes(self, seat: int) -> list[LogLine]:
        """The log lines about it, before the move."""
        failed: list[LogLine] = [BotFailed(seat, self.failure)] if self.failure else []
        return [*failed, BotStopped(seat, self.stopped_after)] if self.stopped_after else failed


# --- in the processes -------------------------------------------------------------------------

cache: list[Match] = []  # of recent games, the most recent first


def decide(record: str, seat: int, level: str, seed: str, seconds: float = 0.0) -> Decided:
    """The move of a bot created for this decision, with its seed for the whole game, in at most that many seconds (0
    for no limit).

    Only what it imagines, and what the random bot does, differs from move to move, independently of who decided first.
    If time was up, the number of iterations reproduces the choice.
    """
    match, imagined, now = imagined_for(record, seat, seed)
    player = bot(level, match.game, Random(now if level == "random" else seed))
    if isinstance(player, Search) and seconds and len(imagined.moves(seat)) > 1:
        return in_time(player, imagined, seat, seconds)
    return Decided(match.state.write(player.choose(imagined, seat), seat))


def imagined_for(record: str, seat: int, seed: str) -> tuple[Match, State, str]:
    """A game, as a seat may imagine it now, and the seed of this moment."""
    written = koruna.read_record(record)
    written.options = with_content(written.options, contents)
    match = match_of(written)
    now = f"{seed} {sum(by == seat for by, _ in match.record.lines)}"
    return match, match.state.imagine(seat, Random(f"{now} imagine")), now


def in_time(player: Search, imagined: State, seat: int, seconds: float) -> Decided:
    """The choice of a search when it is done or time is up: the same as with that number of iterations."""
    until = perf_counter() + seconds

    def look_at_the_clock(_: Analysis) -> None:
        if perf_counter() > until:
            progress.stop()

    progress = Progress(look_at_the_clock)
    found = player.analyse(imagined, seat, progress=progress)
    return Decided(found.best.text, "", found.visits if progress.stopped else 0)


def match_of(record: Record) -> Match:
    """The match of a record; a cached one is extended if the record continues it, instead of replaying from the
    start."""
    for match in cache:
        known = len(match.record.lines)
        if match.record.head() == record.head() and match.record.lines == record.lines[:known]:
            cache.remove(match)
            match.go_on(record.lines[known:])
            break
    else:
        match = Match(koruna.game(record.game), record, deal=False)
    cache.insert(0, match)
    del cache[MOST_CACHED:]
    return match
