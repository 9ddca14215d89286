"""Sitting down and getting up: invitations, keys and names. Everybody at a table has another name, and none a bot's."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from koruna.bots import bot_names
from koruna.engine.game import Game
from koruna.locale import LANGUAGES, words
from koruna.table.live.beginning import with_value
from koruna.table.live.live_table import Live
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import Free, LogLine, Name, SeatKey, Withdraw
from koruna.table.store.digests import digest


async def take_seat(tables: LiveTables, table: Live, seat: int, name: str, key: str, value: str) -> None:
    """Whoever has this key sits down, or goes on playing on another device; within `tables.changing`.

    At a seat where nobody sat, keys that were given out before no longer work. The game may begin with the value.
    """
    lines: list[LogLine] = [SeatKey(seat, digest(key))]
    if not table.names[seat]:
        lines = [Free(seat), *lines, Name(seat, name)] if table.seat_keys.keys[seat] else [*lines, Name(seat, name)]
    await tables.add(table, [*lines, *with_value(table, [seat], value)])


async def be_ready(tables: LiveTables, table: Live, seats: Sequence[int], value: str) -> None:
    """Whoever has these seats is there, and adds a value to the seed."""
    async with tables.changing(table):
        await tables.add(table, with_value(table, seats, value))


async def use_key(tables: LiveTables, table: Live, seats: Sequence[int], key: str) -> None:
    """Whoever has these seats has them with this key, too."""
    async with tables.changing(table):
        new = [seat for seat in seats if digest(key) not in table.seat_keys.keys[seat]]
        await tables.add(table, [SeatKey(seat, digest(key)) for seat in new])


async def invite(tables: LiveTables, table: Live, seat: int, key: str) -> None:
    """A new link to a seat, made with the key of whoever invites; the last one no longer works."""
    async with tables.changing(table):
        await tables.add(table, [table.seat_keys.invite(table.head.id, seat, key)])


async def withdraw(tables: LiveTables, table: Live, seat: int) -> None:
    async with tables.changing(table):
        await tables.add(table, [Withdraw(seat)] if table.seat_keys.invited[seat] else [])


async def free(tables: LiveTables, table: Live, seat: int) -> None:
    """Nobody has the seat any more."""
    async with tables.changing(table):
        await tables.add(table, [Free(seat)] if table.seat_keys.keys[seat] or table.names[seat] else [])


def name_is_taken(table: Live, seat: int, name: str) -> bool:
    """Whether another player, or a bot in any language, is called so."""
    others = [other for at, other in enumerate(table.names) if at != seat]
    return same_name(name, others) or is_name_of_bot(table.match.game, name)


def same_name(name: str, others: Sequence[str]) -> bool:
    return as_heard(name) in map(as_heard, others)


def is_name_of_bot(game: Game, name: str) -> bool:
    """In any language; bots of the same kind are numbered."""
    called = [words(language, game.id).say(f"bot-{level}") for language in LANGUAGES for level in bot_names(game)]
    return same_name(name.rstrip("0123456789 "), called)


def as_heard(name: str) -> str:
    """Without differences that an eye does not see: case, spaces, and other codes of the same letters."""
    return " ".join(normalize("NFKC", name).casefold().split())
