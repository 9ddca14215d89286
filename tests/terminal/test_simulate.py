"""Simulations from the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import koruna
from koruna.lab import WorkerLost, run_games
from koruna.locale import words
from koruna.terminal.files import read_match
from koruna.terminal.simulate import range_text, rounded
from tests.terminal.conftest import Result
from tests.terminal.console import COMMAND, PATIENCE, surroundings
from tests.terminal.console import koruna as command

Call = Callable[..., Result]
# Prints when our own code starts: before that Python itself is loading.
LOADED = "from koruna.terminal.main import main; print('now', flush=True); main()"
RANDOMS = ("simulate", "kingdomino", "--seats", "random,random")


def test_the_same_results_with_any_number_of_workers(home: Path) -> None:
    """The real command, with different numbers of processes."""
    outputs = {
        command(home, *RANDOMS, "--games", "20", "--seed", "7", "--json", "--workers", workers).stdout
        for workers in ("1", "2", "3")
    }
    assert len(outputs) == 1
    report = json.loads(outputs.pop())
    assert (report["game"], report["seed"], report["asked"], report["games"]) == ("kingdomino", 7, 20, 20)
    assert sum(bot["wins"] for bot in report["bots"]) == 20
    for bot in report["bots"]:
        assert bot["win_rate_low"] < bot["win_rate"] < bot["win_rate_high"]
        assert bot["points_low"] < bot["points"] < bot["points_high"]


def test_the_table(call: Call) -> None:
    code, out, err = call(*RANDOMS, "--games", "10", "--seed", "7", "--workers", "1", "--option", "harmony")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("Kingdomino, players: 2, 10 games, seed 7, ")
    assert lines[1] == "Options: Harmony"
    assert lines[3].split()[0] == "Bot"
    assert [line.split()[:2] for line in lines[4:6]] == [["Random", "1"], ["Random", "2"]]
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(("seats", "option"), [("random,random", "module=quests"), ("random", "scenario=SC02")])
def test_games_that_all_lost_are_told_and_nobodys(seats: str, option: str, call: Call) -> None:
    lost = ("simulate", "wonderful_kingdom", "--seats", seats, "--option", option, "--games", "3", "--workers", "1")
    report = json.loads(call(*lost, "--seed", "1", "--json")[1])
    assert report["won_by_nobody"] == 3
    assert {(bot["wins"], bot["win_rate_low"], bot["place"]) for bot in report["bots"]} == {(0, 0, None)}
    for language, line in (
        ("en", "Games nobody won: 3 of 3 (they do not count for places)"),
        ("cs", "Hry, které nikdo nevyhrál: 3 z 3 (do umístění se nepočítají)"),
        ("sk", "Hry, ktoré nikto nevyhral: 3 z 3 (do umiestnenia sa nepočítajú)"),
    ):
        lines = call(*lost, "--seed", "1", "--lang", language)[1].splitlines()
        assert line in lines
        assert any(row.endswith(" \N{EN DASH}") for row in lines)


def test_slow_games_have_a_speed_too() -> None:
    assert [rounded(speed) for speed in (1234.56, 1.04, 0.0432)] == [1234.6, 1.0, 0.043]


def test_a_range_below_zero_has_no_dash_before_a_minus_sign() -> None:
    lines = [range_text("terminal-range", low, 5.5, words("cs")) for low in (0, -7.25, None)]
    assert lines == ["0,0\N{EN DASH}5,5", "\N{MINUS SIGN}7,2 až 5,5", ""]


def test_what_was_counted_is_printed_below(call: Call) -> None:
    wars = ("simulate", "tiny_epic_kingdoms", "--seats", "random,random", "--games", "2", "--seed", "1")
    measures = call(*wars, "--workers", "1", "--events")[1].split("\n\n")[2].splitlines()
    assert measures[0].split() == ["In", "a", "game", "Mean", "95%"]
    assert measures[1].startswith("Decisions  ")
    assert any(line.startswith("Wars  ") for line in measures)
    assert any(line.startswith("Share of wins: ") for line in measures)
    report = json.loads(call(*wars, "--workers", "1", "--json")[1])
    names = [line["name"] for line in report["measures"]]
    assert names[0] == "decisions"
    assert "wars" not in names


def test_a_series_says_which_numbers_are_means_over_its_games(call: Call) -> None:
    games = ("simulate", "kingdomino", "--seats", "random,random", "--games", "1", "--seed", "1", "--events")
    note = "the other numbers are means over its games."
    assert note not in call(*games)[1]
    series = call(*games, "--option", "dynasty")[1]
    assert note in " ".join(series.split())
    assert "\nCrowns " in series


def test_numbers_as_czechs_write_them(call: Call) -> None:
    _, out, _ = call(*RANDOMS, "--games", "4", "--seed", "7", "--workers", "1", "--lang", "cs")
    row = next(line for line in out.splitlines() if "Náhodný hráč 2" in line)
    assert "," in row
    assert "." not in row
    assert "Počet rozhodnutí" in out


def test_without_a_seed_it_says_which_one_it_took(call: Call) -> None:
    first, second = (json.loads(call(*RANDOMS, "--games", "1", "--workers", "1", "--json")[1]) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = call(*RANDOMS, "--games", "1", "--workers", "1", "--json", "--seed", str(first["seed"]))[1]
    assert json.loads(again) == first
    assert first["bots"][0]["points_low"] is None


def test_a_seed_is_any_whole_number(call: Call) -> None:
    for seed in ("9" * 19, "-7"):
        code, out, _ = call(*RANDOMS, "--games", "1", "--workers", "1", "--json", f"--seed={seed}")
        assert code == 0
        assert json.loads(out)["seed"] == int(seed)


def test_records_can_be_kept(call: Call, home: Path) -> None:
    folder = home / "new" / "games"
    call(*RANDOMS, "--games", "10", "--seed", "7", "--workers", "1", "--records", str(folder), "--rotate")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"kingdomino-7-{n:02}.koruna" for n in range(1, 11)]
    assert all(read_match(str(file)).over() for file in files)


@pytest.mark.skipif(sys.platform == "win32", reason="signals to a group of processes")
@pytest.mark.parametrize(
    ("workers", "stops"), [("1", "INT"), ("2", "INT INT INT"), ("2", "TERM"), ("1", "HUP"), ("2", "HUP TERM")]
)
def test_a_stopped_simulation_reports_the_finished_games(workers: str, stops: str, home: Path) -> None:
    """Ctrl-C reaches the command and all its workers, as from a keyboard; only the first stop counts."""
    folder = home / "games"
    arguments = [*COMMAND, *RANDOMS, "--games", "900000", "--workers", workers, "--records", str(folder)]
    process = subprocess.Popen(
        arguments,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings(home),
        start_new_session=True,
    )
    end = time.monotonic() + PATIENCE
    while len(list(folder.glob("*.koruna"))) < 5:
        assert time.monotonic() < end
        time.sleep(0.05)
    numbers = [signal.Signals[f"SIG{name}"] for name in stops.split()]
    for number in numbers:
        os.killpg(process.pid, number)
        time.sleep(0.005)
    try:
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert (process.returncode, err) == (128 + numbers[0], "")
    done = int(out.split("after ")[1].split()[0].replace(",", ""))
    assert out.startswith("Stopped after ")
    assert "games of 900,000." in out
    assert 4 <= done <= len(list(folder.glob("*.koruna")))  # the last record may be written before its game is counted
    assert out.partition("\n\n")[2].splitlines()[2].startswith("Random 2")
    while somebody_in(process.pid):
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="signals to a process")
@pytest.mark.parametrize("moment", [0.03, 0.06, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4])
def test_ctrl_c_while_it_loads(moment: float, home: Path) -> None:
    """Neither a traceback nor any other output."""
    process = subprocess.Popen(
        [sys.executable, "-c", LOADED, *RANDOMS, "--games", "900000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=surroundings(home),
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(moment)
    process.send_signal(signal.SIGINT)
    try:
        _, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert err == ""
    assert process.returncode in (-signal.SIGINT, 130)


def test_no_number_is_cut_on_a_narrow_screen(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    _, out, _ = call(*RANDOMS, "--games", "10", "--seed", "7", "--workers", "1")
    assert "…" not in out
    _, bots, measures = out.split("\n\n")
    assert max(map(len, [*bots.splitlines(), *measures.splitlines()])) <= 40
    assert len([row for row in bots.splitlines() if row.split()[0] == "Points"]) == 2


def somebody_in(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_lost_worker_is_reported_in_a_sentence(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def loses_a_worker(*arguments: Any, **more: Any) -> Any:
        yield from run_games(koruna.game("kingdomino"), ["random", "random"], 3, workers=1)
        raise WorkerLost(-9)

    monkeypatch.setattr("koruna.terminal.simulate.run_games", loses_a_worker)
    code, out, err = call(*RANDOMS, "--games", "10")
    assert code == 2
    assert out.startswith("Stopped after 3 games of 10.")
    assert err.startswith("One of the processes that play the games has ended (code -9)")
    assert err.count("\n") == 1


def test_interrupted_before_the_first_game(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any, **more: Any) -> Any:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr("koruna.terminal.simulate.run_games", interrupted)
    assert call(*RANDOMS) == (130, "Stopped before the first game was finished.\n", "")
