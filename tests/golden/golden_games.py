"""Which games have golden records, where they are, and how they are played."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from msgspec import json

from koruna.bots.random_bot import RandomBot
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import CHANCE, SPECTATOR, State
from tests.laws.tables import TABLES, Table

HERE = Path(__file__).parent
NAMES = ["Eva", "Matěj", "Žofie", "Ľuboš"]
MANY = 6  # seats, from which on there are fewer records and not every state is checked
LOOKS = 50  # decisions between two checked states, with many seats


def changed(table: Table) -> list[str]:
    """The options of a table that are not at their default."""
    return [option.id for option in table.game.options if table.options[option.id] != option.default]


@cache
def golden_tables(game: Game) -> list[Table]:
    """For every seat count: the plain game, every value of every option with as few others as possible, and as many
    options together as possible. With many seats, the first and the last of these."""
    found: list[Table] = []
    for seats in game.seats:
        tables = sorted((table for table in TABLES if table.game is game and table.seats == seats), key=how_changed)
        chosen = [table for table in tables if how_changed(table) <= 1]
        for table in tables:
            if not table.options.items() <= values_at(chosen):
                chosen.append(table)
        fullest = max(tables, key=how_changed)
        if seats >= MANY:
            chosen = chosen[:1]
        found += chosen if fullest in chosen else [*chosen, fullest]
    return found


def how_changed(table: Table) -> int:
    return len(changed(table))


def values_at(tables: list[Table]) -> set[tuple[str, object]]:
    """Every option with every value it has at any of the tables."""
    return {item for table in tables for item in table.options.items()}


def record_file(table: Table) -> Path:
    """Such as `kingdomino/2-harmony.record`; the result is beside it."""
    return HERE / table.game.id / f"{str(table).removeprefix(table.game.id + '-')}.record"


def result_file(table: Table) -> Path:
    return record_file(table).with_suffix(".result")


def play(table: Table) -> Record:
    """A random game, reproducible. All chance outcomes are in the record."""
    match = Match.new(table.game, table.seats, table.options, NAMES[: table.seats], Random(f"{table} deal"), Random(1))
    bot = RandomBot(Random(f"{table} play"))
    waits = Random(f"{table} order")
    while not match.over():
        match.let(bot, waits.choice(match.state.waiting()))
    return match.record


def result(table: Table, record: Record, looking: bool = True) -> str:
    """The result of a record: points and places and, if `looking`, a hash of everything that everybody saw on the
    way."""
    match = Match(table.game, record.first(0), deal=False)
    seen = sha256(views(match.state, table))
    decisions = 0
    for seat, text in record.lines:
        if seat == CHANCE:
            match.happen(text)
        else:
            match.play_one(text, seat)
            decisions += 1
        if looking and (table.seats < MANY or decisions % LOOKS == 0):
            seen.update(views(match.state, table))
    events = [(event.kind, event.seat, event.facts, event.secret, event.knows) for event in match.events()]
    lines = [
        f"decisions {decisions}",
        f"scores {' '.join(str(points) for points in match.state.scores())}",
        f"ranks {' '.join(str(rank) for rank in match.state.ranks())}",
        *([f"views {seen.hexdigest()[:32]}"] if looking else []),
        f"events {sha256(json.encode(events)).hexdigest()[:32]}",
    ]
    return "\n".join(lines) + "\n"


def views(state: State, table: Table) -> bytes:
    return b"\n".join(json.encode(state.view(viewer)) for viewer in (*range(table.seats), SPECTATOR))
