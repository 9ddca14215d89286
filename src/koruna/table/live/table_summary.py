"""What the lobby shows of a table, stored beside the log so that listing tables loads none of them.

A summary is stored a little later than the lines it covers, so that moves stay cheap.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import msgspec
from msgspec import Struct, structs

import koruna
from koruna.engine.content import Content, content_named, plain
from koruna.engine.ending import Ending
from koruna.engine.library import game_ids
from koruna.engine.option import OPTION
from koruna.engine.sentence import Sentence
from koruna.engine.state import SPECTATOR
from koruna.look.faults import shown
from koruna.table.live.frozen import Frozen
from koruna.table.live.live_table import Live
from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.seat_keys import SeatKeys
from koruna.table.live.starting import missing
from koruna.table.live.table_view import free_seats
from koruna.table.live.tables import LiveTables
from koruna.table.store import searching
from koruna.table.store.store import Head, StoredSummary

SECONDS_BETWEEN_SUMMARIES = 2.0
SECONDS_UNTIL_STALE = 10.0  # by then the server that wrote the lines has stored their summary, if it still runs


class EndingFacts(Struct):
    """How a game ended, to be put into words for each reader."""

    why: Sentence
    winners: list[int]
    scores: list[int]
    by_points: bool

    def ending(self) -> Ending:
        return Ending(self.why, self.winners, self.scores, self.by_points)


class TableSummary(Struct):
    head: Head  # with the name of a content only
    rules: int  # the version of the rules by which it can be played
    names: list[str]
    bots: dict[int, str]
    keys: list[list[str]]  # hashes, by seat
    waiting: list[int]
    free: list[int]  # seats where nobody has sat down yet
    over: bool
    ending: EndingFacts | None = None  # also None if the game is over but its ending failed to render
    ended: bool = False  # early, by the remaining players
    clock: int | None = None  # seconds for a decision
    game_clock: int | None = None  # seconds for all decisions of a person
    lesson: bool = False  # or a puzzle
    delay: int = 0  # by how many moves spectators see the game late

    @property
    def seat_keys(self) -> SeatKeys:
        found = SeatKeys(self.head.seats)
        found.keys = self.keys
        return found


def summary_of(table: Live) -> TableSummary:
    over = table.match.over()
    return TableSummary(
        head=structs.replace(table.head, options=plain(table.head.options)),
        rules=table.match.game.version,
        names=table.names,
        bots=table.bots,
        keys=table.seat_keys.keys,
        waiting=table.match.state.waiting() or missing(table),
        free=free_seats(table),
        over=table.is_over(),
        ending=shown(lambda: ending_of(table), lambda: None) if over else None,
        ended=table.ended,
        clock=table.clock,
        game_clock=table.game_clock,
        lesson=table.lesson is not None or table.puzzle is not None,
        delay=table.delay,
    )


def ending_of(table: Live) -> EndingFacts | None:
    ending = table.match.game.ending(table.view(SPECTATOR))
    return EndingFacts(ending.why, ending.winners, ending.scores, ending.by_points)


async def listed_tables(tables: LiveTables, most: int) -> list[TableSummary]:
    """The unfinished tables listed in the lobby, without frozen ones."""
    stored = await in_thread(tables.store.listed_summaries, most)
    found = [await summarised(tables, each) for each in stored]
    return [each for each in found if isinstance(each, TableSummary)]


async def held_tables(
    tables: LiveTables, digests: Collection[str], most: int, also: Collection[str]
) -> list[TableSummary | Frozen]:
    """The tables at which the holder of keys with these hashes sits or sat, and those with the given ids."""
    stored = await in_thread(tables.store.held, digests, most, also)
    found = [await summarised(tables, each) for each in stored]
    return [each for each in found if each is not None]


async def finished_tables(tables: LiveTables, digests: Collection[str], most: int) -> list[tuple[TableSummary, float]]:
    """The finished tables at which the holder of keys with these hashes sat, each with the seconds since it was played;
    without frozen ones."""
    stored = await in_thread(tables.store.finished, digests, most)
    found = [(await summarised(tables, each), each.age) for each in stored]
    return [(table, age) for table, age in found if isinstance(table, TableSummary)]


async def last_change(tables: LiveTables, id: str) -> float:
    """When a table last changed, in seconds since 1970."""
    return await in_thread(searching.last_change, tables.store, id)


async def summarised(tables: LiveTables, stored: StoredSummary) -> TableSummary | Frozen | None:
    """The summary of a table; if none or only a stale one is stored, the table is loaded."""
    table = tables.live.get(stored.table)
    if table is not None and table.seq >= stored.seq:
        return summary_of(table)
    if stored.table not in tables.frozen and (stored.seq == stored.last or stored.age < SECONDS_UNTIL_STALE):
        found = read(stored.text)
        if found is not None and can_be_played(found.head, found.rules, tables.contents):
            return found
    try:
        table = await tables.load(stored.table)
    except Frozen as frozen:
        return frozen
    return None if table is None else summary_of(table)


def read(stored: str) -> TableSummary | None:
    """A stored summary; None if there is none, or another version of Koruna wrote it."""
    try:
        return msgspec.json.decode(stored, type=TableSummary) if stored else None
    except msgspec.DecodeError:
        return None


def can_be_played(head: Head, rules: int, contents: Collection[Content]) -> bool:
    """Whether a table can still be loaded, by its summary."""
    if head.game not in game_ids() or koruna.game(head.game).version != rules:
        return False
    return OPTION not in head.options or content_named(contents, head.options[OPTION]) is not None


# --- storing them -----------------------------------------------------------------------------


async def keep_summaries(tables: LiveTables) -> None:
    """Store the summaries of the tables that have changed."""
    changed = [table for table in tables.live.values() if table.summary_at != table.seq]
    rows = []
    for table in changed:
        rows.append((table.head.id, table.seq, msgspec.json.encode(summary_of(table)).decode()))
        await asyncio.sleep(0)  # hundreds of them would hold up everybody
    if rows:
        await in_thread(tables.store.keep_summaries, rows)
        for table, (_, seq, _) in zip(changed, rows, strict=True):
            table.summary_at = seq
