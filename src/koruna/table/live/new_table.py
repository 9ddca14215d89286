"""Making a table: who sits there, who is invited, what is played and how."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import koruna
from koruna.bots import bot_names
from koruna.engine.content import with_content
from koruna.engine.errors import BadSetup
from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.table.live.alike import same_name
from koruna.table.live.listing import list_table
from koruna.table.live.live_table import Live
from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.remarks import EVERYTHING, REACTIONS_ONLY
from koruna.table.live.seat_keys import SeatKeys
from koruna.table.live.seating import is_name_of_bot
from koruna.table.live.starting import with_value
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import (
    BotPlays,
    Clock,
    Delay,
    GameClock,
    Gather,
    Host,
    LogLine,
    Name,
    Pace,
    SeatKey,
    Secret,
    Seed,
    StartPosition,
    Talk,
)
from koruna.table.schemas import SeatRequest
from koruna.table.store.digests import digest
from koruna.table.store.store import Head


async def make_table(
    tables: LiveTables,
    game_id: str,
    options: Options,
    seats: Sequence[SeatRequest],
    host: str,
    keys: Mapping[int, str],
    listed: bool = False,
    pace: float | None = None,
    seed: str = "",
    position: str = "",
    value: str = "",
    clock: int | None = None,
    talk: str = EVERYTHING,
    game_clock: int | None = None,
    delay: int = 0,
) -> Live:
    """Make a table, from a full position if one is given; dealt up to its first decision, unless it has to wait for
    invited players to add their values to the seed.

    `host` is the key of its creator; `keys` open the seats that are taken at once. Others are invited to the rest.
    """
    game = koruna.game(game_id)
    chosen = game.check(len(seats), with_content(options, tables.contents))
    changed = {option.id: chosen[option.id] for option in game.options if chosen[option.id] != option.default}
    head = Head(new_id(), game.id, game.version, changed, len(seats))
    log: list[LogLine] = [] if pace is None else [Pace(pace)]
    log += [] if clock is None else [Clock(clock)]
    log += [] if game_clock is None else [GameClock(game_clock)]
    talk = REACTIONS_ONLY if listed and talk == EVERYTHING else talk  # strangers may sit down there
    log += [] if talk == EVERYTHING else [Talk(talk)]
    log += [Delay(delay)] if delay else []
    log += [StartPosition(position)] if position else []
    log.append(Seed(seed) if seed else Secret(new_secret()))
    log += company(game, seats)
    log.append(Host(digest(host)))
    log += [SeatKey(seat, digest(key)) for seat, key in keys.items()]
    invited = [seat for seat, request in enumerate(seats) if request.kind == "person" and seat not in keys]
    log += [SeatKeys(len(seats)).invite(head.id, seat, host) for seat in invited]
    if not invited or seed or position:
        return await deal_and_store(tables, head, log, listed)
    log.append(Gather())
    lines = [*log, *with_value(Live(head, log), sorted(keys), value)]
    return await store(tables, Live(head, lines), lines, listed)


def company(game: Game, seats: Sequence[SeatRequest]) -> list[LogLine]:
    """The lines that say who sits where."""
    found: list[LogLine] = []
    for seat, request in enumerate(seats):
        if request.kind == "bot":
            if request.level not in bot_names(game):
                known = ", ".join(bot_names(game))
                raise BadSetup("unknown-bot", {"bot": str(request.level)[:60], "game": game.id, "known": known})
            found.append(BotPlays(seat, request.level))
        elif request.name:
            if same_name(request.name, [other.name for other in seats[:seat]]) or is_name_of_bot(game, request.name):
                raise BadSetup("setup-same-name", {"name": request.name})
            found.append(Name(seat, request.name))
    return found


async def deal_and_store(tables: LiveTables, head: Head, log: Sequence[LogLine], listed: bool = False) -> Live:
    """A table with this log, dealt up to its next decision, once it is in the database."""
    lines, table = await tables.loader.run(dealt, head, log)
    return await store(tables, table, lines, listed)


async def store(tables: LiveTables, table: Live, lines: Sequence[LogLine], listed: bool = False) -> Live:
    """A table with this log, once it is in the database."""
    await in_thread(tables.store.create, table.head, lines, listed)
    if listed:
        await list_table(tables, table.head.id)
    tables.remember(table)
    tables.wake(table)
    return table


def dealt(head: Head, log: Sequence[LogLine]) -> tuple[list[LogLine], Live]:
    """The log continued up to the next decision, and its table."""
    lines = [*log, *Live(head, log).deal()]
    return lines, Live(head, lines)


def new_id() -> str:
    return secrets.token_hex(8)


def new_secret() -> str:
    """The seed of a table for which nobody chose one."""
    return secrets.token_hex(16)
