"""The set-ups that `make bench` and `bench.tables` measure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from bench import search
from bench.middles import head_of, play, write_long_table, write_middles
from bench.processes import cpu_seconds, family, memory_kb, memory_of_all_kb
from bench.setups import TableLoad, players, setups_of, soak_share_of, table_load_of

import koruna
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Move
from koruna.table.store.store import Store


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_every_seat_count_is_measured_and_every_setup_is_allowed(game: koruna.Game) -> None:
    setups = setups_of(game.id)
    assert [setup.seats for setup in setups if not setup.options] == game.seats
    assert len({setup.name for setup in setups}) == len(setups)
    for setup in setups:
        game.check(setup.seats, setup.options)


def test_one_player_is_not_several() -> None:
    assert [players(count) for count in (1, 2)] == ["1 player", "2 players"]


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_the_load_on_tables_of_every_game_is_a_setup_of_it(game: koruna.Game) -> None:
    load = table_load_of(game.id)
    assert load.seats in game.seats
    game.check(load.seats, load.options)
    assert load.p99_ms <= 100


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_every_game_has_its_part_in_the_soak_test(game: koruna.Game) -> None:
    share = soak_share_of(game.id)
    assert share.often > 0
    assert {*share.seats} <= {*game.seats}
    assert share.seats


def test_what_belongs_to_one_game_is_not_in_the_benchmarks() -> None:
    ids = [game.id for game in koruna.all_games()]
    for file in Path(__file__).parents[1].glob("bench/*.py"):
        text = file.read_text("utf-8").partition('"""')[2].partition('"""')[2]  # the docstring has examples
        assert [id for id in ids if id in text] == [], file.name


def test_tables_for_the_load_are_in_the_middle_of_a_game(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/koruna.db")
    load = TableLoad(2, tables=3)
    found = write_middles(store, "kingdomino", load, most=2, moves=20)
    assert len(found) > 2 + 2 * load.tables, "some to begin with, two for each who plays, and more for the moves"
    whole = len(play(head_of("", "kingdomino", 2), "game 0").decisions)
    for middle in found:
        log = store.log(middle.id)
        made = sum(isinstance(line, Move) for line in log)
        assert whole / 4 < made < whole / 2 + 1
        assert whole / 2 < made + middle.moves < 3 / 4 * whole
        table = Live(head_of(middle.id, "kingdomino", 2), log)
        assert [table.seat_keys.seats_of([key]) for key in middle.keys] == [[0], [1]]
        assert table.deciding()
    store.close()


def test_the_long_table_has_as_many_players_as_any_game_allows(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/koruna.db")
    write_long_table(store, "long", 60)
    head = store.head("long")
    assert head is not None
    assert head.seats == max(max(game.seats) for game in koruna.all_games())
    assert Live(head, store.log("long")).seq >= 60
    store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="as Linux tells it")
def test_what_a_process_has_started_counts_with_it() -> None:
    child = subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
    try:
        assert family(child.pid) == [child.pid]
        assert child.pid in family(os.getpid())
        assert memory_of_all_kb(os.getpid()) > memory_kb(os.getpid()) > 0
    finally:
        child.communicate()
    assert memory_kb(child.pid) == 0
    assert cpu_seconds(os.getpid()) > 0


def test_a_share_of_a_load_has_the_same_rate_at_each_table() -> None:
    assert TableLoad(2, tables=40, rate=80).share(0.25) == TableLoad(2, tables=10, rate=20)


def test_the_speed_of_search_is_measured_in_the_middle_of_a_game() -> None:
    match = search.middle(koruna.game("kingdomino"), 2)
    assert not match.over()
    assert len(match.record.lines) > 20
    assert search.iterations_a_second(match, 4) > 0
    assert search.share_of_tree(match, 4) < 1, "most of the time is the game's"
