"""Attacks by what is costly to answer: others are answered meanwhile as if nothing were.

With the numbers with which they once succeeded in `make nightly`, and with fewer otherwise.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from koruna.table.config import ServerConfig
from koruna.table.live.worker_pool import Job, WorkerPool
from tests.how_many import how_many

from .long_tables import with_long_table
from .seats import PEOPLE, Seats
from .servers import serving
from .test_serve import PATIENCE, running

LINES = how_many(interpreted=300, compiled=500, nightly=1400)
SECONDS = how_many(interpreted=3, compiled=3, nightly=30)
TABLES_OF_BOTS = how_many(interpreted=40, compiled=60, nightly=240)
ATTACKERS = 8
# Of a player for the answer to a move, in 99 of 100 cases, and for a hint, which are two thoughts; besides three times
# what they take when there is no attack, for the machine may do other things as well.
LONGEST_WAIT = 0.3
LONGEST_HINT = 1.5
STRANGER = {"X-Forwarded-For": "192.0.2.1"}


class Player(Seats):
    """Plays at a table of Kingdomino, one move after another, and notes how long each took."""

    def __init__(self, client: httpx.Client) -> None:
        super().__init__(client, seats=PEOPLE)
        self.waits: list[float] = []

    def move(self) -> None:
        now = self.now()
        if now["over"]:
            super().__init__(self.client, seats=PEOPLE)
            now = self.now()
        headers = {"Authorization": f"Bearer {self.keys[now['waiting'][0]]}"}
        seen = self.client.get(f"/api/tables/{self.id}", headers=headers).json()
        wish = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
        began = time.monotonic()
        answer = self.client.post(f"/api/tables/{self.id}/moves", json=wish, headers=headers)
        self.waits.append(time.monotonic() - began)
        assert answer.status_code == 200

    def play_for(self, seconds: float) -> float:
        """How long 99 of 100 moves took at most."""
        self.waits.clear()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.move()
            time.sleep(0.01)
        return sorted(self.waits)[int(len(self.waits) * 0.99)]


@contextmanager
def attack(address: str, path: str) -> Iterator[list[int]]:
    """Many who ask for the same again and again and do not wait for long, until the end of the block; and how they were
    answered."""
    found: list[int] = []
    over = threading.Event()

    def ask() -> None:
        with httpx.Client(base_url=address, timeout=2, headers=STRANGER) as client:
            while not over.wait(0.01):
                with suppress(httpx.ReadTimeout):
                    found.append(client.get(path).status_code)

    asking = [threading.Thread(target=ask) for _ in range(ATTACKERS)]
    for thread in asking:
        thread.start()
    try:
        yield found
    finally:
        over.set()
        for thread in asking:
            thread.join()


def test_looking_back_at_a_long_table_again_and_again_holds_up_nobody(tmp_path: Path) -> None:
    id = with_long_table(f"sqlite:///{tmp_path}/koruna.db", LINES)
    with (
        running(tmp_path, "--data", f"{tmp_path}/koruna.db") as (address, _),
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        path = f"/t/{id}/moments?event=-1"
        assert len(client.get(path).json()) > 50
        player = Player(client)
        player.play_for(0.5)
        longest = LONGEST_WAIT + 3 * player.play_for(1)
        with attack(address, path):
            assert player.play_for(SECONDS) < longest
            player.move()
        time.sleep(0.5)
        assert player.play_for(1) < longest, "nor afterwards"


def test_many_tables_of_bots_hold_up_no_hint(tmp_path: Path) -> None:
    bots = [{"kind": "bot", "level": "greedy"}] * 4
    person = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "level": "greedy"}]
    with running(tmp_path) as (address, _), httpx.Client(base_url=address, timeout=PATIENCE) as client:
        mine = Seats(client, "tiny_epic_kingdoms", person)
        headers = {"Authorization": f"Bearer {mine.keys[0]}"}

        def hint() -> float:
            """How long it takes; once the bot has moved, if it is its turn."""
            while 0 not in mine.now()["waiting"]:
                time.sleep(0.05)
            began = time.monotonic()
            assert client.post(f"/t/{mine.id}/hint", headers=headers).status_code == 200
            return time.monotonic() - began

        hint()
        longest = LONGEST_HINT + 3 * hint()
        wish = {"game": "tiny_epic_kingdoms", "seats": bots}
        for number in range(TABLES_OF_BOTS):
            visitor = {"X-Forwarded-For": f"192.0.2.{1 + number // 60}"}  # each may make so many tables a minute
            assert client.post("/api/tables", json=wish, headers=visitor).status_code == 201
        assert min(hint() for _ in range(3)) < longest


def test_whoever_has_asked_for_too_much_work_is_told_when_to_come_back(tmp_path: Path) -> None:
    config = ServerConfig(public=True, seconds_of_work_a_minute=1)
    with (
        serving(f"sqlite:///{tmp_path}/koruna.db", config) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        table = Seats(client, "suverenita")
        table.play(20)
        answer = client.get(f"/t/{table.id}/moments?event=-1", headers=STRANGER)
        assert answer.status_code == 200
        for _ in range(300):  # a fast machine does more in its second
            if answer.status_code == 200:
                answer = client.get(f"/t/{table.id}/moments?event=-1", headers=STRANGER)
        assert answer.status_code == 429
        assert 1 <= int(answer.headers["Retry-After"]) <= 60
        other = {"X-Forwarded-For": "198.51.100.7"}
        assert client.get(f"/t/{table.id}/moments?event=-1", headers=other).status_code == 200
        assert client.get(f"/api/tables/{table.id}", headers=STRANGER).status_code == 200, (
            "what is cheap is not refused"
        )


class Watched(WorkerPool):
    """A worker that does nothing until it is let, and notes what it then does."""

    def __init__(self) -> None:
        super().__init__(1, in_threads=True)
        self.begun: list[str] = []
        self.let = threading.Event()

    async def in_worker(self, job: Job) -> tuple[Any, float]:
        self.begun.append(job.work.__name__)

        def wait_and_work(*arguments: Any) -> Any:
            assert self.let.wait(PATIENCE)
            return job.work(*arguments)

        return await super().in_worker(job._replace(work=wait_and_work))


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_nothing_is_drawn_for_a_client_that_has_left(tmp_path: Path) -> None:
    drawers = Watched()
    with serving(f"sqlite:///{tmp_path}/koruna.db", drawers=drawers) as address:
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            table = Seats(client)
        first = threading.Thread(
            target=httpx.get, args=(f"{address}/t/{table.id}/moments",), kwargs={"timeout": PATIENCE}
        )
        first.start()
        wait_until(lambda: drawers.begun == ["moments_from"])
        with pytest.raises(httpx.ReadTimeout):
            httpx.get(f"{address}/t/{table.id}/older", timeout=0.3)
        waiting = [job for lane in drawers.urgent.lanes.values() for job in lane]
        wait_until(lambda: all(job.answer.cancelled() for job in waiting))
        drawers.let.set()
        first.join()
        assert httpx.get(f"{address}/t/{table.id}/replay/0", timeout=PATIENCE).status_code == 200
    assert [job.work.__name__ for job in waiting] == ["older_lines"]
    assert "older_lines" not in drawers.begun
