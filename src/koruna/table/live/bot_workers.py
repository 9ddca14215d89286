"""Bots think in processes of their own. They are sent records and return moves, never a state."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import koruna
from koruna.bots import bot
from koruna.engine.content import with_content
from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.table.live.live_table import Live
from koruna.table.live.worker_pool import contents

MOST_CACHED = 8


def bot_seed(table: Live, seat: int) -> str:
    """The same for the whole game, so that a bot made anew for every move is always the same player."""
    secret = table.match.seed or table.head.id  # at tables of the first versions
    return sha256(f"{secret} bot {seat}".encode()).hexdigest()


def bots_to_decide(table: Live) -> list[int]:
    return [] if table.ended else [seat for seat in table.match.state.waiting() if seat in table.bots]


def question(table: Live, seat: int, level: str) -> tuple[str, int, str, str]:
    """What `decide` is asked for a seat."""
    return table.match.record.text(), seat, level, bot_seed(table, seat)


# --- in the processes -------------------------------------------------------------------------

cache: list[Match] = []  # of recent games, the most recent first


def decide(record: str, seat: int, level: str, seed: str) -> str:
    """The move of a bot made for it alone, with the seed it has in the whole game.

    Only what it imagines, and what the random bot does, differs from move to move, independently of who decided first.
    """
    written = koruna.read_record(record)
    written.options = with_content(written.options, contents)
    match = match_of(written)
    now = f"{seed} {sum(by == seat for by, _ in match.record.lines)}"
    imagined = match.state.imagine(seat, Random(f"{now} imagine"))
    move = bot(level, match.game, Random(now if level == "random" else seed)).choose(imagined, seat)
    return match.state.write(move, seat)


def match_of(record: Record) -> Match:
    """The game of a record, from the cache if it only went on since, so that it is not replayed from the start."""
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
