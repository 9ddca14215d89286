"""Golden records replay to the same bytes and the same result, compiled and interpreted.

If one does not and the change is intended: raise the game's version, run `python -m tests.golden.regenerate`
and review the diff.
"""

from __future__ import annotations

import pytest

import koruna
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.record import read_record
from tests.golden.golden_games import HERE, changed, golden_tables, how_changed, record_file, result, result_file
from tests.how_many import NIGHTLY
from tests.laws.tables import GAMES, Table, every_game, seat_counts

every_golden_game = pytest.mark.parametrize(
    "table", [table for game in GAMES for table in golden_tables(game)], ids=str
)


@every_golden_game
def test_a_golden_record_replays_to_the_same_bytes(table: Table) -> None:
    text = record_file(table).read_text("utf-8")
    match = Match(table.game, read_record(text))
    assert match.over()
    head, _, moves = text.partition("---\n")
    written, _, again = match.record.text().partition("---\n")
    assert again == moves
    points = " ".join(map(str, match.scores()))
    result = f"result lost {points}\n" if match.state.all_lost() else f"result {points}\n"
    if head.startswith("koruna 1\n"):  # many stay in the first format, which is still read
        head = head.replace("koruna 1\n", "koruna 2\n", 1) + result
    assert written == head
    assert head.endswith(result)
    assert table.game.check(match.record.seats, match.record.options) == table.options


@every_golden_game
def test_a_golden_record_comes_to_the_same_end(table: Table) -> None:
    """All views on the way are compared: nightly in all games; compiled in the plain game and the one with most options
    of the fewest, the most and a middle number of seats; interpreted in the plainest and the fullest game."""
    record = read_record(record_file(table).read_text("utf-8"))
    lines = result_file(table).read_text("utf-8").splitlines(keepends=True)
    alike = [other for other in golden_tables(table.game) if other.seats == table.seats]
    looking = NIGHTLY or table in ends_of(alike if koruna.compiled else golden_tables(table.game))
    looking &= NIGHTLY or not koruna.compiled or table.seats in some_of(seat_counts(table.game))
    assert result(table, record, looking) == "".join(line for line in lines if looking or not line.startswith("views"))


def some_of(counts: list[int]) -> list[int]:
    return [counts[0], counts[len(counts) // 2], counts[-1]]


def ends_of(tables: list[Table]) -> list[Table]:
    """The plainest and the fullest."""
    return [min(tables, key=how_changed), max(tables, key=how_changed)]


@every_game
def test_every_option_and_seat_count_has_a_golden_record(game: Game) -> None:
    """No file is missing (the tests above would fail too) and none is left over."""
    files = {file.name for file in (HERE / game.id).iterdir()}
    assert files == {file.name for table in golden_tables(game) for file in (record_file(table), result_file(table))}


@every_game
def test_every_value_of_every_option_is_in_a_golden_game(game: Game) -> None:
    tables = golden_tables(game)
    assert {table.seats for table in tables if not changed(table)} == set(game.seats)
    for option in game.options:
        assert {table.options[option.id] for table in tables} == set(option.values)
