"""Sitting down and getting up: invitations, keys and names. Names at a table are unique, and none is that of a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from koruna.bots import bot_names
from koruna.engine.game import Game
from koruna.locale import LANGUAGES, words
from koruna.locale.opponents import bot_called
from koruna.table.live.alike import same_name
from koruna.table.live.live_table import Live
from koruna.table.live.starting import with_value
from koruna.table.live.tables import Added, LiveTables
from koruna.table.log_lines import Free, LogLine, Name, SeatKey, Withdraw
from koruna.table.store.digests import digest


class Seated(NamedTuple):
    seat: int
    name: str


async def take_seat(
    tables: LiveTables, table: Live, seat_of: Callable[[], int], name_of: Callable[[int], str], key: str, value: str
) -> Seated:
    """The holder of this key sits down, or goes on playing on another device. `seat_of` and, for an empty seat,
    `name_of` say where and as whom, or raise: they run under the lock, since the seat may have been taken meanwhile.

    At an empty seat, keys given out earlier no longer work. The value may start the game.
    """
    seated = Seated(-1, "")

    def lines() -> Added:
        nonlocal seated
        seat = seat_of()
        seated = Seated(seat, table.names[seat] or name_of(seat))
        found: list[LogLine] = [SeatKey(seat, digest(key))]
        if not table.names[seat]:
            found = [*([Free(seat)] if table.seat_keys.keys[seat] else []), *found, Name(seat, seated.name)]
        return [*found, *with_value(table, [seat], value)], False

    await tables.change(table, lines)
    if seated.seat in table.bots:  # it stood in until somebody came
        await tables.let_bot(table, seated.seat, None)
    return seated


async def be_ready(tables: LiveTables, table: Live, held: Callable[[], Sequence[int]], value: str) -> None:
    """The player with these seats is ready, and adds a value to the seed."""
    await tables.change(table, lambda: (with_value(table, held(), value), False))


async def use_key(tables: LiveTables, table: Live, held: Callable[[], Sequence[int]], key: str) -> None:
    """Add another key to these seats."""

    def lines() -> Added:
        new = [seat for seat in held() if digest(key) not in table.seat_keys.keys[seat]]
        return [SeatKey(seat, digest(key)) for seat in new], False

    await tables.change(table, lines)


async def invite(tables: LiveTables, table: Live, seat: int, key_of: Callable[[], str]) -> str:
    """The token of a new link to a seat, derived from the inviter's key; the previous one no longer works."""
    key = ""

    def lines() -> Added:
        nonlocal key
        key = key_of()
        return [table.seat_keys.invite(table.head.id, seat, key)], False

    await tables.change(table, lines)
    return table.seat_keys.token(table.head.id, seat, key)


async def withdraw(tables: LiveTables, table: Live, seat: int, may: Callable[[], object]) -> None:
    def lines() -> Added:
        may()
        return [Withdraw(seat)] if table.seat_keys.invited[seat] else [], False

    await tables.change(table, lines)


async def free(tables: LiveTables, table: Live, seat: int, may: Callable[[], object]) -> None:
    """Free a seat."""

    def lines() -> Added:
        may()
        return [Free(seat)] if table.seat_keys.keys[seat] or table.names[seat] else [], False

    await tables.change(table, lines)


def name_is_taken(table: Live, seat: int, name: str) -> bool:
    """Whether another player, or a bot in any language, has this name."""
    others = [other for at, other in enumerate(table.names) if at != seat]
    return same_name(name, others) or is_name_of_bot(table.match.game, name)


def is_name_of_bot(game: Game, name: str) -> bool:
    """In any language; bots of the same kind have a number, with which the first name is enough."""
    without = name.rstrip("0123456789 ")
    for own in (words(language, game.id) for language in LANGUAGES):
        called = [bot_called(own, level) for level in bot_names(game)]
        if without != name:
            called += [own.say(f"bot-{level}.short") for level in bot_names(game) if own.has(f"bot-{level}.short")]
        if same_name(without, called):
            return True
    return False
