"""A new table made from an old one: the rematch, and playing on from a moment of a finished game."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

from sqlalchemy.exc import IntegrityError

from koruna.engine.option import Options
from koruna.table.live.live_table import Live
from koruna.table.live.tables import LiveTables, in_thread, new_secret
from koruna.table.log_lines import BotPlays, LogLine, Name, Position, Secret, line_of_move
from koruna.table.store.store import Head


def rematch_id(table: Live) -> str:
    """The id is derived from the keys, so that all players get the same table and nobody else can guess it."""
    known = " ".join([table.head.id, *table.head.keys, "rematch"])
    return urlsafe_b64encode(sha256(known.encode()).digest()[:9]).decode()


def next_seat(table: Live, seat: int) -> int:
    """Everybody moves on by one seat, so that another player begins."""
    return (seat - 1) % len(table.names)


async def rematch(tables: LiveTables, table: Live) -> Live:
    """The same game with the same people and bots, each one seat further; created by the first who asks."""
    id = rematch_id(table)
    there = await tables.get(id)
    if there is None:
        try:
            there = await start(tables, table, id, who_sat(table), [], options_of_rematch(table))
        except IntegrityError:  # another player created it at the same moment
            there = await tables.get(id)
            assert there is not None
        tables.notify(table)
    return there


def who_sat(table: Live) -> list[LogLine]:
    """The lines for the seats. Whoever left their seat to a bot gets it back."""
    bots = [BotPlays(next_seat(table, seat), level) for seat, level in table.bots.items() if not table.names[seat]]
    named = [Name(next_seat(table, seat), name) for seat, name in enumerate(table.names) if name]
    return [*bots, *named]


def options_of_rematch(table: Live) -> Options:
    """The same options; an order of the seats is converted, so that it orders the same people."""
    options = dict(table.head.options)
    for option in table.match.game.options:
        order = options.get(option.id)
        if option.order and isinstance(order, str) and order:
            seats = [next_seat(table, int(number) - 1) for number in order.split("-")]
            options[option.id] = "-".join(str(seat + 1) for seat in seats)
    return options


async def play_on(tables: LiveTables, table: Live, moves: int, people: list[int], level: str) -> Live:
    """A new table at an earlier moment: these people keep their seats, bots have the others."""
    position = table.match.record.position
    lines: list[LogLine] = [Position(position)] if position else []
    for seat, name in enumerate(table.names):
        if seat not in people:
            lines.append(BotPlays(seat, table.bots.get(seat, level)))
        elif name:
            lines.append(Name(seat, name))
    played = [line_of_move(by, text) for by, text in table.match.record.lines[:moves]]
    record = table.match.record
    return await start(tables, table, secrets.token_hex(8), lines, played, record.options)


async def start(
    tables: LiveTables, table: Live, id: str, log: Sequence[LogLine], played: Sequence[LogLine], options: Options
) -> Live:
    """Create a table of the same game, dealt up to its next decision."""
    old, version = table.head, table.match.game.version
    log = [Secret(new_secret()), *log]
    keys = [secrets.token_hex(16) for _ in old.keys]
    made = Live(Head(id, old.game, version, options, keys), [*log, *played])
    lines = [*log, *played, *made.deal()]
    made = Live(made.head, lines)
    await in_thread(tables.store.create, made.head, lines, False)
    tables.remember(made)
    tables.wake(made)
    return made
