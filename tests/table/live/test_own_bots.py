"""Bots of the operator's own at a table, those that fail or have to hurry, and a queue of those that think."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import koruna
from koruna.bots import allow_bots, bot
from koruna.bots.own import OwnBot
from koruna.bots.program import STARTED, TO_START, end_all
from koruna.bots.search import Search
from koruna.engine.errors import Trouble
from koruna.engine.limit import Limit
from koruna.engine.match import Match
from koruna.engine.state import SPECTATOR
from koruna.table.config import BotConfig, ServerConfig
from koruna.table.configured_bots import own_bots_of
from koruna.table.live import tables
from koruna.table.live.bot_workers import Decided, decide
from koruna.table.live.table_view import names
from koruna.table.log_lines import BotFailed, BotStopped
from koruna.table.pages.chronicle import chronicle_html
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.table_stream import Drawing
from koruna.table.schemas import SeatRequest
from tests.table.clients import asking
from tests.table.live.test_bots_resting import at_rest, make, serving

pytestmark = pytest.mark.anyio

# Its first two answers are legal, then it lies, and then it is gone.
FAILING = """
import sys
asked, moves = 0, []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "move":
        moves.append(rest)
    elif word == "choose":
        asked += 1
        if asked == 4:
            sys.exit(1)
        print(moves[0] if asked < 3 else "dance", flush=True)
        moves = []
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def configured(tmp_path: Path) -> Iterator[ServerConfig]:
    (tmp_path / "failing.py").write_text(FAILING)
    command = f"'{sys.executable}' '{tmp_path / 'failing.py'}'"
    config = ServerConfig(bots={"dancer": BotConfig(program=command, games=("kingdomino",))})
    allow_bots(own_bots_of(config))
    yield config
    allow_bots([])
    end_all()


async def test_a_bot_that_fails_is_named_and_the_game_goes_on(tmp_path: Path, configured: ServerConfig) -> None:
    async with serving(tmp_path) as served:
        seats = [SeatRequest("bot", level="dancer"), SeatRequest("bot", level="random")]
        table = await make(served, seats)
        await at_rest(served)
        assert table.match.over()
        log = served.store.log(table.head.id)
        failed = [line for line in log if isinstance(line, BotFailed)]
        assert BotFailed(0, "illegal") in failed
        assert BotFailed(0, "crashed") in failed
        told = chronicle_html(table, SPECTATOR, "en", names(table, "en"))
        assert "dancer wants what the rules forbid" in told
        assert "dancer fails and does not decide" in told


async def test_one_that_is_late_keeps_no_other_table_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one that thinks, and it does not wait for the answer."""
    command = [sys.executable, "-c", "import time; time.sleep(600)"]
    monkeypatch.setitem(TO_START, "\0".join(command), 600.0)
    allow_bots([OwnBot("late", command, seconds=0.1)])
    async with serving(tmp_path) as served:
        late = await make(served, [SeatRequest("bot", level="late"), SeatRequest("bot", level="random")])
        while not STARTED:
            await asyncio.sleep(0.01)
        table = await make(served, [SeatRequest("bot", level="random")] * 2)
        await served.at_work[table.head.id]
        assert table.match.over()
        assert not late.match.over()
        served.own_bots.stop()
        assert STARTED == []
    allow_bots([])


def test_only_configured_bots_are_known(configured: ServerConfig) -> None:
    with pytest.raises(koruna.BadSetup):
        bot("program:/bin/true", koruna.game("kingdomino"), Random(1))
    with pytest.raises(koruna.BadSetup):
        bot("dancer", koruna.game("suverenita"), Random(1))


@pytest.mark.parametrize(
    "told",
    [
        {"greedy": BotConfig(program="x")},
        {"libuse": BotConfig(program="x")},
        {"own": BotConfig()},
        {"own": BotConfig(program="x", entry="y")},
        {"own": BotConfig(entry="nobody-offers-it")},
        {"own": BotConfig(program="x", games=("chess",))},
    ],
)
def test_what_cannot_be_configured(told: dict[str, BotConfig]) -> None:
    with pytest.raises(Trouble, match=r"^bots\."):
        own_bots_of(ServerConfig(bots=told))


def test_a_bot_in_a_hurry_tells_how_far_it_came() -> None:
    match = Match.new("kingdomino", 4, rng=Random(1))
    record, seat = match.record.text(), match.turn()
    hurried = decide(record, seat, "libuse", "seed", 0.02)
    assert 0 < hurried.stopped_after < 2500
    assert hurried.notes(seat) == [BotStopped(seat, hurried.stopped_after)]
    imagined = match.state.imagine(seat, Random("seed 0 imagine"))
    again = Search(match.game, Random("seed")).choose(imagined, seat, Limit(iterations=hurried.stopped_after))
    assert match.state.write(again, seat) == hurried.text
    assert decide(record, seat, "pribina", "seed", 60.0) == decide(record, seat, "pribina", "seed")


async def test_a_table_says_that_its_bots_wait_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(record: str, seat: int, level: str, seed: str, seconds: float) -> Decided:
        time.sleep(0.05)
        return decide(record, seat, level, seed, seconds)

    monkeypatch.setattr(tables, "decide", slow)
    monkeypatch.setattr(tables, "SECONDS_IN_QUEUE", 0.01)
    async with serving(tmp_path) as served:
        with asking("eva"):
            for _ in range(4):
                await make(served, [SeatRequest("bot", level="random")] * 2)
            for _ in range(200):
                await asyncio.sleep(0.01)
                if served.queued:
                    break
            assert served.queued
            table = served.live[next(iter(served.queued))]
        waiting, usual = (Drawing(PageContext(table, SPECTATOR, [], "en", queued=queued)) for queued in (True, False))
        assert "This table waits for its turn." in str(waiting.parts)
        assert "This table waits for its turn." not in str(usual.parts)
