"""A new table made from an old one: the rematch, and playing on from a moment of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy.exc import IntegrityError

from koruna.engine.option import Options
from koruna.table.live.live_table import Live
from koruna.table.live.new_table import deal_and_store, new_id, new_secret, store
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import (
    BotPlays,
    Gather,
    Host,
    LogLine,
    Name,
    Rematch,
    SeatKey,
    Secret,
    Seed,
    StartPosition,
    line_of_move,
)
from koruna.table.store.digests import digest
from koruna.table.store.store import Head

ENOUGH_TO_TELL = 12  # games begun


def next_seat(table: Live, seat: int) -> int:
    """Everybody keeps their seat and its colour, or all move on by one seat so that another player begins."""
    return (seat - 1) % len(table.names) if one_always_begins(table) else seat


@lru_cache(maxsize=64)
def one_always_begins(table: Live) -> bool:
    """Whether the first decision is always that of the same seat; not if all decide simultaneously."""
    first: set[tuple[int, ...]] = set()
    for seed in range(ENOUGH_TO_TELL):
        trial = Live(table.head, [Seed(str(seed))])
        trial.deal()
        first.add(tuple(trial.match.state.waiting()))
        if len(first) > 1:
            return False
    return all(len(seats) == 1 for seats in first)


def still_theirs(table: Live, again: Live, seats: Sequence[int]) -> list[int]:
    """The seats of the rematch for a client that has these seats now, including seats it took over later."""
    return [next_seat(table, seat) for seat in seats if again.names[next_seat(table, seat)] == table.names[seat]]


def only_bots_played(table: Live) -> bool:
    return not table.people() and not table.had_people


async def rematch(tables: LiveTables, table: Live) -> Live:
    """The same game with the same people and bots; created by the first request."""
    await tables.change(table, lambda: ([] if table.rematch else [Rematch(new_id())], True))
    there = await tables.get(table.rematch)
    if there is None:
        try:
            there = await start_again(tables, table)
        except IntegrityError:  # another player created it at the same moment
            there = await tables.get(table.rematch)
            assert there is not None
        tables.notify(table)
    return there


async def start_again(tables: LiveTables, table: Live) -> Live:
    """Create the rematch; with several devices, each player adds a value to its seed before it begins."""
    old, options = table.head, options_of_rematch(table)
    if share_a_device(table):
        return await start(tables, table, table.rematch, who_sat(table), [], options)
    head = Head(table.rematch, old.game, table.match.game.version, options, old.seats)
    lines = [Secret(new_secret()), *who_sat(table), Gather()]
    return await store(tables, Live(head, lines), lines)


def share_a_device(table: Live) -> bool:
    """Whether one key opens the seats of all people at the table."""
    keys = [{*table.seat_keys.keys[seat]} for seat, name in enumerate(table.names) if name]
    return len(keys) < 2 or bool(set.intersection(*keys))


def who_sat(table: Live) -> list[LogLine]:
    """The lines for the seats. Players who left their seat to a bot get it back."""
    bots = [BotPlays(next_seat(table, seat), level) for seat, level in table.bots.items() if not table.names[seat]]
    named = [Name(next_seat(table, seat), name) for seat, name in enumerate(table.names) if name]
    held = [SeatKey(next_seat(table, seat), key) for seat, keys in enumerate(table.seat_keys.keys) for key in keys]
    host = [Host(table.seat_keys.host)] if table.seat_keys.host else []
    return [*table.terms(), *bots, *named, *host, *held]


def options_of_rematch(table: Live) -> Options:
    """The same options; an order of the seats is permuted along with the people."""
    options = dict(table.head.options)
    for option in table.match.game.options:
        order = options.get(option.id)
        if option.order and isinstance(order, str) and order:
            seats = [next_seat(table, int(number) - 1) for number in order.split("-")]
            options[option.id] = "-".join(str(seat + 1) for seat in seats)
    return options


async def play_on(tables: LiveTables, table: Live, moves: int, people: list[int], key: str, level: str) -> Live:
    """A new table at an earlier moment: this key gets the seats of these people, bots get the others."""
    position = table.match.record.position
    lines: list[LogLine] = [StartPosition(position)] if position else []
    lines += [Host(digest(key)), *[SeatKey(seat, digest(key)) for seat in people]]
    for seat, name in enumerate(table.names):
        if seat not in people:
            lines.append(BotPlays(seat, table.bots.get(seat, level)))
        elif name:
            lines.append(Name(seat, name))
    played = [line_of_move(by, text) for by, text in table.match.record.lines[:moves]]
    record = table.match.record
    return await start(tables, table, new_id(), lines, played, record.options)


async def start(
    tables: LiveTables, table: Live, id: str, log: Sequence[LogLine], played: Sequence[LogLine], options: Options
) -> Live:
    """Create a table of the same game, dealt up to its next decision."""
    old, version = table.head, table.match.game.version
    return await deal_and_store(
        tables, Head(id, old.game, version, options, old.seats), [Secret(new_secret()), *log, *played]
    )
