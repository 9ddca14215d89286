"""A table that cannot be loaded: its rules have changed, its content is missing, or its log is damaged.

Other tables are not affected. Its page says why, every other request is refused, and its record can be downloaded as
far as that is safe. If it can be replayed up to some line, the record shows what it would show there. If it cannot be
replayed at all, the record is complete once the game is over; before that there is no telling what is secret, so a seat
gets its own moves and `?` for the rest, and a spectator gets nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import koruna
from koruna.bots import bot_names
from koruna.engine.errors import BadRecord, BadSetup, Bug, Trouble
from koruna.engine.library import game_ids
from koruna.engine.player_names import clean_name
from koruna.engine.record import HIDDEN, Record, counted
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.locale import words
from koruna.table.live.live_table import Live
from koruna.table.live.seat_keys import SeatKeys, keys_in
from koruna.table.live.start_position import from_position, last_position
from koruna.table.live.version_upgrade import at_position, replayed
from koruna.table.log_lines import (
    Auto,
    Back,
    BotPlays,
    Chance,
    LogLine,
    Move,
    Name,
    Retract,
    StartPosition,
    Undo,
    Version,
)
from koruna.table.store.store import Head


class Frozen(Exception):
    """A table that cannot be loaded, and why; `say` puts it in a sentence."""

    head: Head
    why: Trouble  # with the id of the game instead of its name, and without the cause, which `say` translates
    cause: Trouble | None  # the refusal of the engine, if that is why
    seat_keys: SeatKeys

    def __init__(self, head: Head, why: Trouble, seat_keys: SeatKeys, cause: Trouble | None = None) -> None:
        super().__init__(head.id, why.message)
        self.head = head
        self.why = why
        self.seat_keys = seat_keys
        self.cause = cause

    def again(self) -> Frozen:
        """A copy without traceback and cause, to be raised for every request."""
        return Frozen(self.head, self.why, self.seat_keys, self.cause)

    def say(self, language: str) -> str:
        facts: dict[str, Any] = {**self.why.facts, "game": game_called(self.head.game, language)}
        if self.cause is not None:
            facts["why"] = self.cause.say(language)
        return words(language).say(self.why.message, facts)


def game_called(id: str, language: str) -> str:
    return words(language, id).say("name") if id in game_ids() else id


def open_table(head: Head, log: Sequence[LogLine], position: str = "") -> tuple[Live, list[LogLine]]:
    """Load a table from its log; raises `Frozen` if that fails.

    Also returns the lines to append if it goes on with another version of the rules. `position` is the one that the log
    leads to, if it was stored.
    """
    try:
        table, added = opened(head, log, position)
        if table.match.state.turn() == CHANCE and not table.gathering.is_awaited:
            # The chance outcomes after a move are written together with it.
            raise Bug(f"table {head.id}: the log ends before chance has been drawn")
        for level in table.bots.values():
            if level not in bot_names(table.match.game):
                known = ", ".join(bot_names(table.match.game))
                raise BadSetup("unknown-bot", {"bot": level[:60], "game": head.game, "known": known})
    except Exception as fault:
        raise frozen_by(fault, head, log) from fault
    return table, added


def opened(head: Head, log: Sequence[LogLine], position: str) -> tuple[Live, list[LogLine]]:
    """A table replayed from its log, or else, if it is of an older version, at its position."""
    try:
        return replayed(head, log)
    except Exception as fault:
        if not position or version_of(head, log) >= koruna.game(head.game).version:
            raise
        try:
            return at_position(head, log, position)
        except Trouble:
            raise fault from None


def version_of(head: Head, log: Sequence[LogLine]) -> int:
    """The version of the rules with which a table was last played."""
    for line in reversed(log):
        match line:
            case Version(version):
                return version
            case StartPosition(position):
                return from_position(head, position).version
    return head.version


def frozen_by(fault: Exception, head: Head, log: Sequence[LogLine]) -> Frozen:
    keys = keys_in(head.seats, log)
    if head.game not in game_ids():
        return Frozen(head, Trouble("frozen-game", {"game": head.game}), keys)
    found, known = version_of(head, log), koruna.game(head.game).version
    facts: dict[str, int | str] = {"game": head.game, "found": found, "known": known}
    if found > known:
        return Frozen(head, Trouble("frozen-version", facts), keys)
    cause = fault.cause if isinstance(fault, BadRecord) and fault.cause is not None else fault
    if isinstance(cause, BadSetup):
        return Frozen(head, Trouble("frozen-setup", {"game": head.game, "why": ""}), keys, cause)
    readable = lines_readable(head, log)
    if found < known and isinstance(cause, Trouble):
        made = [line for line in log[:readable] if isinstance(line, Move | Auto)]
        return Frozen(head, Trouble("frozen-older", {**facts, "move": len(made) + 1}), keys)
    return Frozen(head, Trouble("frozen-log", {"game": head.game, "line": readable + 1}), keys)


def lines_readable(head: Head, log: Sequence[LogLine]) -> int:
    """How many lines of a log can be applied before the first that cannot."""
    read = last_position(log) + 1
    try:
        table = Live(head, log[:read])
        for line in log[read:]:
            table.read([line])
            read += 1
    except Exception:  # whatever the error, only its line matters
        return read
    return read


def last_shown(head: Head, log: Sequence[LogLine]) -> Live | None:
    """A frozen table at the last line that can be replayed, for viewing; None if it cannot be replayed at all."""
    end = lines_readable(head, log)
    try:
        table = Live(head, log[:end])
        while (
            table.match.state.turn() == CHANCE and not table.gathering.is_awaited
        ):  # back to before the decision that precedes chance
            end = max(at for at, line in enumerate(log[:end]) if isinstance(line, Move | Auto))
            table = Live(head, log[:end])
    except Exception:  # its page gives the reason
        return None
    known = bot_names(table.match.game)
    return table if all(level in known for level in table.bots.values()) else None


# --- its record -----------------------------------------------------------------------------


def record_of(head: Head, log: Sequence[LogLine], over: bool, seat: int) -> Record | None:
    """As far as a seat or a spectator may know it; None if nothing of it may be shown."""
    if over:
        return as_written(head, log, over, seat)
    readable = lines_readable(head, log)
    try:
        table = Live(head, log[:readable])
    except Exception:  # it cannot be replayed at all
        return None if seat == SPECTATOR else as_written(head, log, over, seat)
    record = table.record(seat)
    if readable < len(log):
        lines, version = counted(len(log) - readable, "line"), table.match.game.version
        why = f"version {version} of the rules cannot play what comes next"
        record.remark(len(record.lines), f"missing from here on: {lines} of the log, because {why}")
    return record


def as_written(head: Head, log: Sequence[LogLine], over: bool, viewer: int) -> Record:
    """The record taken from the lines of the log, without replaying them."""
    record = Record(head.game, head.version, head.seats, head.options)
    start = 0  # the number of moves before the last position
    for line in log:
        match line:
            case Move(seat, move) | Auto(seat, move):
                record.lines.append((seat, move))
            case Chance(outcome):
                record.lines.append((CHANCE, outcome))
            case Name(seat, name):
                record.names[seat] = clean_name(name)
            case BotPlays(seat, level) if not record.names[seat]:
                record.names[seat] = f"bot:{level}"
            case StartPosition(position):
                start = len(record.lines)
                if over:
                    record.remark(start, f"goes on from {position}")
            case Undo(length) | Back(_, length):
                del record.lines[start + length :]
            case Retract(seat):
                made = [at for at, (by, _) in enumerate(record.lines) if by == seat]
                record.lines = [line for at, line in enumerate(record.lines) if at not in made[-1:]]
    if not over:
        record.lines = [(by, text if by == viewer else HIDDEN) for by, text in record.lines]
    return record
