"""Bots of one's own, as the documentation shows them, and what becomes of those that fail."""

from __future__ import annotations

import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

import koruna
from koruna.bots import allow_bots, allow_named, bot, bot_names
from koruna.bots.outsider import Outsider
from koruna.bots.own import OwnBot, entry_names
from koruna.bots.program import IDLE, MOST_LINES, STARTED, TO_START, NoAnswer, Program, ask, end_all
from koruna.engine.match import Match
from koruna.lab import run_games
from tests.laws.tables import GAMES

DOCS = Path(__file__).parents[2] / "docs" / "own-bots.md"
PROGRAM, PACKAGE = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
[ENTRY] = re.findall(r"```toml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
KINGDOMINO = koruna.game("kingdomino")


@pytest.fixture(autouse=True)
def none_allowed() -> object:
    yield
    allow_bots([])
    end_all()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package of the documentation, for this process and for those it starts."""
    (tmp_path / "mining.py").write_text(PACKAGE)
    about = tmp_path / "mining-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mining\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY.replace("project.entry-points.", "").replace('"', ""))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", ":".join(path for path in sys.path if path))


def player(tmp_path: Path, code: str, seconds: float = 10.0, game: koruna.Game = KINGDOMINO) -> Outsider:
    file = tmp_path / "own.py"
    file.write_text(code)
    allow_bots([OwnBot("own", [sys.executable, str(file)], (), seconds)])
    found = bot("own", game, Random(1))
    assert isinstance(found, Outsider)
    return found


def test_the_program_of_the_documentation_claims_the_highest(tmp_path: Path) -> None:
    match = Match.new("kingdomino", 2, chance=["3", "11", "24", "41", "king 0"])
    highest = player(tmp_path, PROGRAM)
    assert match.let(highest) == "claim 41"
    assert highest.failure == ""
    while not match.over():
        match.let(highest)
        assert highest.failure == ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_program_is_told_what_its_seat_knows_and_nothing_else(tmp_path: Path, game: koruna.Game) -> None:
    """For states that differ only in what is hidden the question is the same."""
    asked = player(tmp_path, PROGRAM, game=game)
    match = Match.new(game, next(seats for seats in game.seats if seats > 1), rng=Random(3), thinking=Random(4))
    rng = Random(5)
    for _ in range(30):
        if match.over():
            break
        seat = match.state.waiting()[0]
        moves = match.moves(seat)
        known = {asked.question(match.state.imagine(seat, Random(seed)), seat, moves, 1.0) for seed in range(3)}
        known.add(asked.question(match.state, seat, moves, 1.0))
        assert len(known) == 1
        match.play(rng.choice(moves), seat)


def test_a_package_plays_whole_games_by_its_name(installed: None) -> None:
    assert "miner" in entry_names()
    with pytest.raises(koruna.BadSetup):
        bot("miner", KINGDOMINO, Random(1))  # nobody has asked for it
    played = next(run_games(KINGDOMINO, ["miner", "random"], games=1, seed=3, workers=1, keep_records=True))
    assert "bot:miner" in played.record
    miner = import_module("mining").Miner(KINGDOMINO, Random(1))
    match = Match.new(KINGDOMINO, 2, rng=Random(3))
    there = bot("miner", KINGDOMINO, Random(1))
    assert isinstance(there, Outsider)
    while not match.over():
        expected = match.state.write(miner.choose(match.state, match.turn()), match.turn())
        assert match.let(there) == expected, "the same as in this process"
        assert there.failure == ""


CRASHES = "import sys\nsys.stdin.readline()\nsys.exit(3)\n"
LIES = "import sys\nfor line in sys.stdin:\n    if line == 'choose\\n': print('claim 99', flush=True)\n"
SLEEPS = PROGRAM.replace("import sys", "import sys, time").replace("        moves = []", "        time.sleep(60)")


@pytest.mark.parametrize(
    ("code", "why", "told"),
    [(CRASHES, "crashed", "exit code 3"), (LIES, "illegal", "'claim 99'"), (SLEEPS, "late", "no answer in 0.2 s")],
    ids=["crashed", "illegal", "late"],
)
def test_one_that_fails_loses_its_turn_and_is_named(
    tmp_path: Path, code: str, why: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = Match.new("kingdomino", 2, rng=Random(1))
    failing = player(tmp_path, code, 0.2)
    if why == "late":
        match.let(failing)  # it may take longer to start
        assert failing.failure == ""
    greedy = bot("greedy", match.game, Random(1))
    expected = Match(match.game, match.record).let(greedy)
    assert match.let(failing) == expected
    assert failing.failure == why
    assert "own, seat" in caplog.text
    assert told in caplog.text


FLOODS = "print('claim', flush=True)\nwhile True: print('claim 1')\n"
ENDLESS = "import sys\nwhile True: sys.stdout.write('claim ' * 1000)\n"
TALKS = PROGRAM.replace("        moves = []", "        print('done', flush=True)\n        moves = []")


@pytest.mark.parametrize("code", [FLOODS, ENDLESS], ids=["lines", "one line"])
def test_one_that_writes_without_end_is_ended_before_it_fills_the_memory(tmp_path: Path, code: str) -> None:
    match = Match.new("kingdomino", 2, rng=Random(1))
    failing = player(tmp_path, code)
    match.let(failing)
    assert failing.failure == "illegal"
    flooding = Program(failing.own.command)
    flooding.process.wait(10)
    assert flooding.answers.qsize() <= MOST_LINES
    with pytest.raises(NoAnswer, match="more than it was asked for"):
        flooding.ask("choose\n", 10.0)


def test_what_nobody_asked_for_is_no_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    match = Match.new("kingdomino", 2, rng=Random(1))
    talking = player(tmp_path, TALKS)
    match.let(talking)
    assert talking.failure == ""
    [[program]] = IDLE.values()
    while program.answers.empty():
        sleep(0.01)
    match.let(talking)
    assert talking.failure == "illegal"
    assert "nobody asked for 'done" in caplog.text


def test_a_restart_has_no_more_time_than_is_left_for_starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And after three failures in a row it is not asked again in this game."""
    monkeypatch.setitem(TO_START, "\0".join([sys.executable, str(tmp_path / "own.py")]), 0.5)
    match = Match.new("kingdomino", 2, rng=Random(1))
    failing = player(tmp_path, "import time\ntime.sleep(60)\n", 0.1)
    took = []
    while failing.turns < 5:
        began = monotonic()
        match.let(failing)
        took.append(monotonic() - began)
        assert failing.failure == "late"
    assert took[0] >= 0.6
    assert (failing.in_a_row, failing.lost) == (3, 5)
    assert list(TO_START.values()) == [0.0]
    assert STARTED == []


# It leaves a child that has its output, too.
PARENT = """
import subprocess, sys
print(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]).pid, file=open(sys.argv[0] + ".pid", "w"))
sys.stdin.readline()
sys.exit(3)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups")
def test_one_that_crashes_is_not_late_and_its_children_end_with_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    failing = player(tmp_path, PARENT)
    began = monotonic()
    Match.new("kingdomino", 2, rng=Random(1)).let(failing)
    assert failing.failure == "crashed"
    assert "exit code 3" in caplog.text
    assert monotonic() - began < failing.own.seconds
    child = int((tmp_path / "own.py.pid").read_text())
    while is_running(child):
        assert monotonic() - began < 30
        sleep(0.01)


def is_running(process: int) -> bool:
    """Not one that has ended, though nobody has asked how."""
    stat = Path(f"/proc/{process}/stat")
    if stat.parents[1].exists():
        return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_one_that_closes_its_output_has_crashed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    failing = player(tmp_path, "import os, time\nos.close(1)\ntime.sleep(60)\n")
    Match.new("kingdomino", 2, rng=Random(1)).let(failing)
    assert failing.failure == "crashed"
    assert "closed its output" in caplog.text


def test_threads_that_ask_the_same_program_have_one_each(tmp_path: Path) -> None:
    command = player(tmp_path, "import sys\nfor line in sys.stdin: print(line, end='', flush=True)\n").own.command
    asked = [str(number) for number in range(40)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda number: ask(command, f"{number}\n", 10.0), asked)) == asked
    assert 1 <= len(STARTED) <= 4


def test_a_package_and_what_it_starts_may_print(installed: None, tmp_path: Path) -> None:
    prints = "import os\nos.system('echo started')\nprint('made', flush=True)\n"
    (tmp_path / "mining.py").write_text(prints + PACKAGE)
    allow_named(["miner"])
    miner = bot("miner", KINGDOMINO, Random(1))
    assert isinstance(miner, Outsider)
    Match.new("kingdomino", 2, rng=Random(1)).let(miner)
    assert (miner.turns, miner.lost) == (1, 0)


def test_what_is_not_there_has_crashed() -> None:
    allow_bots([OwnBot("own", ["/no/such/program"])])
    missing = bot("own", KINGDOMINO, Random(1))
    assert isinstance(missing, Outsider)
    Match.new("kingdomino", 2, rng=Random(1)).let(missing)
    assert missing.failure == "crashed"


def test_names_of_programs() -> None:
    assert allow_named(["greedy", "program:/a/mybot --fast", "program:/b/mybot", "program:/a/mybot --fast"]) == [
        "greedy",
        "./mybot",
        "./mybot-2",
        "./mybot",
    ]
    assert bot_names(KINGDOMINO)[-2:] == ["./mybot", "./mybot-2"]
    with pytest.raises(koruna.BadSetup, match="how the program is started"):
        allow_named(["program: "])


def test_one_that_plays_another_game_is_not_offered() -> None:
    allow_bots([OwnBot("own", ["own"], ("kingdomino",))])
    assert "own" in bot_names(KINGDOMINO)
    assert "own" not in bot_names(koruna.game("suverenita"))
