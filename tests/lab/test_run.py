"""Many games, the same ones whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

import pytest

import koruna
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.lab import Played, WorkerLost, run_games, stream
from koruna.lab.run import cores

GAME = koruna.game("kingdomino")
RANDOMS = ["random", "random"]
Workers = Callable[[], list[BaseProcess]]


def played(games: int, workers: int, **more: object) -> list[Played]:
    results = run_games(GAME, RANDOMS, games, workers=workers, **more)  # type: ignore[arg-type]
    return sorted(results, key=lambda result: result.number)


def test_the_number_of_workers_changes_nothing() -> None:
    alone = played(12, 1, seed=3, keep_records=True)
    assert [result.number for result in alone] == list(range(12))
    for workers in (2, 3):
        assert played(12, workers, seed=3, keep_records=True) == alone


def test_every_game_and_every_seed_is_another_game() -> None:
    games = played(6, 1, seed=3, keep_records=True) + played(6, 1, seed=4, keep_records=True)
    assert len({game.record for game in games}) == 12


def test_more_games_begin_with_the_same_ones() -> None:
    assert played(8, 1, seed=3)[:4] == played(4, 1, seed=3)


def test_records_are_those_games() -> None:
    for game in played(3, 1, keep_records=True, options={"harmony": True}):
        match = Match(GAME, koruna.read_record(game.record))
        assert match.record.options == {"harmony": True}
        assert match.record.names == ["bot:random", "bot:random"]
        assert (match.state.scores(), match.state.ranks()) == (game.points, game.places)


def test_records_are_left_out_unless_wanted() -> None:
    assert [game.record for game in played(2, 1)] == ["", ""]


def test_simultaneous_decisions() -> None:
    games = list(run_games(koruna.game("sealed_bids"), ["greedy", "random", "random"], 5, workers=1))
    assert len(games) == 5


def test_the_deal_does_not_depend_on_who_plays() -> None:
    """So that two line-ups get the same chance outcomes."""
    first = [line for line in played(1, 1, keep_records=True)[0].record.splitlines() if line.startswith("*")][:4]
    others = run_games(GAME, ["greedy", "random"], 1, workers=1, keep_records=True)
    assert [line for line in next(others).record.splitlines() if line.startswith("*")][:4] == first


def test_streams_are_the_same_everywhere() -> None:
    """Literal numbers: a published seed must deal the same games on any machine and version."""
    assert stream(7, 0, "deal").random() == Random("7/0/deal").random()
    assert [stream(7, 0, "deal").randrange(100) for _ in range(2)] == [stream(7, 0, "deal").randrange(100)] * 2
    assert stream(7, 0, "deal").random() != stream(7, 1, "deal").random()
    assert stream(7, 0, "deal").random() != stream(7, 0, "imagine").random()


def test_a_wrong_setup_is_refused_before_anything_runs() -> None:
    wrong: list[tuple[list[str], Options]] = [
        (["random"], {}),
        (["random", "nobody"], {}),
        (["random"] * 3, {"mighty_duel": True}),
    ]
    for bots, options in wrong:
        with pytest.raises(koruna.BadSetup):
            run_games(GAME, bots, 5, options, workers=2)


@pytest.fixture
def workers() -> Workers:
    """The worker processes of this test. A server of another test may have processes of its own."""
    others = multiprocessing.active_children()
    return lambda: [process for process in multiprocessing.active_children() if process not in others]


def test_leaving_early_ends_the_workers(workers: Workers) -> None:
    results = run_games(GAME, RANDOMS, 100_000, workers=2)
    next(results)
    assert workers()
    results.close()
    assert workers() == []


def test_a_lost_worker_raises(workers: Workers) -> None:
    results = run_games(GAME, RANDOMS, 100_000, workers=2)
    next(results)
    workers()[0].kill()
    with pytest.raises(WorkerLost) as lost:
        for _ in results:
            pass
    assert "-9" in str(lost.value)
    assert workers() == []


def test_a_worker_that_cannot_be_started_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many(process: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", too_many)
    with pytest.raises(WorkerLost, match="could not be started: Resource temporarily unavailable"):
        next(run_games(GAME, RANDOMS, 10, workers=2))


def test_the_number_of_workers_is_capped(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr("koruna.lab.run.share_out", lambda plan, workers: asked.append(workers))
    run_games(GAME, RANDOMS, 10**6, workers=10**5)
    run_games(GAME, RANDOMS, 2, workers=10**5)
    assert asked == [4 * cores(), 2]


def test_a_program_that_ends_in_the_middle_ends_its_workers(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import koruna\n"
        "from koruna.lab import run_games\n"
        "if __name__ == '__main__':\n"
        "    results = run_games(koruna.game('kingdomino'), ['random', 'random'], 10**6, workers=2)\n"
        "    next(results)\n",
        "utf-8",
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot wait")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_while_workers_start_is_not_lost(number: int, workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """The signal is delivered once all workers have started, and none of them dies of it."""
    started = []
    real_start = BaseProcess.start

    def start(process: BaseProcess) -> None:
        real_start(process)
        started.append(process)
        signal.raise_signal(number)

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(BaseProcess, "start", start)
    before = signal.signal(number, stopped)
    try:
        with pytest.raises(KeyboardInterrupt):
            next(run_games(GAME, RANDOMS, 100_000, workers=2))
    finally:
        signal.signal(number, before)
    assert len(started) == 2
    assert workers() == []


def test_a_fault_in_a_worker_is_a_bug_with_its_place() -> None:
    """The template game exists only in the tests, so a spawned process does not find it."""
    with pytest.raises(koruna.Bug, match="sealed_bids, seed 8, game 0"):
        list(run_games(koruna.game("sealed_bids"), RANDOMS, 4, seed=8, workers=2))


def test_workers_can_be_started_outside_the_main_thread() -> None:
    found: list[Played] = []
    thread = threading.Thread(target=lambda: found.extend(run_games(GAME, RANDOMS, 4, workers=2)))
    thread.start()
    thread.join()
    assert len(found) == 4


def test_fewer_games_than_none_are_refused() -> None:
    with pytest.raises(koruna.Trouble, match="The number of games"):
        run_games(GAME, RANDOMS, -3)
    assert list(run_games(GAME, RANDOMS, 0)) == []
