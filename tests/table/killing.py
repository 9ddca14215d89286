"""Servers that are killed in the middle of play, and players who go on by themselves and remember every answer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Protocol, Self

import httpx

import koruna
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Move
from koruna.table.store.store import Store

from .postgres import free_port
from .seats import PEOPLE

SECONDS_TO_GO_ON = 120.0  # after a kill, however busy the machine is
SUPERVISORS_KILLED = 0.2  # of all kills where there is one
PERSON_AND_BOT = [PEOPLE[0], {"kind": "bot", "level": "greedy"}]
COMPANIES = (("kingdomino", PEOPLE), ("kingdomino", PEOPLE), ("kingdomino", PERSON_AND_BOT))
# A game with secrets, and bots that think.
WITH_SECRETS = ("wonderful_kingdom", PERSON_AND_BOT)

# Begins a server where all is loaded already whenever it reads a line, and buries it at the next line. Summaries and
# positions are stored all the time.
SERVERS = """
import os, sys
import uvicorn
import koruna
from koruna.locale import LANGUAGES, words
from koruna.table import server
for language in LANGUAGES:
    for game in koruna.all_games():
        words(language, game.id)
server.SECONDS_BETWEEN_SUMMARIES = server.SECONDS_LEFT_ALONE = 0.02
app = server.make_app("sqlite:///:memory:")
while sys.stdin.readline():
    child = os.fork()
    if not child:
        app.state.update(server.open_tables(sys.argv[1], pace=0))
        uvicorn.run(app, port=int(sys.argv[2]), log_level="error")
        os._exit(0)
    print(child, flush=True)
    sys.stdin.readline()
    os.waitpid(child, 0)
"""


class Killable(Protocol):
    """A server that can be killed, and is there again."""

    address: str

    def kill(self, rng: Random) -> None: ...


class OneServer:
    """A process that serves alone; another one takes its place."""

    def __init__(self, database: str) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-c", SERVERS, database, str(port)]
        self.maker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.pid = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def start(self) -> None:
        assert self.maker.stdin
        assert self.maker.stdout
        print(file=self.maker.stdin, flush=True)
        self.pid = int(self.maker.stdout.readline())

    def kill(self, rng: Random) -> None:
        self.end()
        self.start()

    def end(self) -> None:
        assert self.maker.stdin
        os.kill(self.pid, signal.SIGKILL)
        print(file=self.maker.stdin, flush=True)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()
        assert self.maker.stdin
        assert self.maker.stdout
        self.maker.stdin.close()
        self.maker.wait()
        self.maker.stdout.close()


class ManyWorkers:
    """`koruna serve --workers N`: the others go on while one of the workers is started again. If the supervisor is
    killed, all of them end, and the server's process manager restarts it."""

    def __init__(self, database: str, errors: Path, workers: int = 2) -> None:
        self.workers = workers
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.errors = errors.open("a+")
        self.command = [sys.executable, "-m", "koruna", "serve", "--port", str(self.port), "--data", database]
        self.command += ["--workers", str(workers)]

    def __enter__(self) -> Self:
        self.start()
        return self

    def start(self) -> None:
        self.server = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=self.errors)
        self.wait_for_workers()

    def wait_for_workers(self) -> None:
        """Until all of them serve. The server is started again, as by systemd, if it ends: the port may not be free."""
        deadline = time.monotonic() + SECONDS_TO_GO_ON
        while listening(self.port) < self.workers:
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.05)
            if self.server.poll() is not None:
                self.server = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=self.errors)

    def kill(self, rng: Random) -> None:
        self.wait_for_workers()
        if rng.random() < SUPERVISORS_KILLED:
            self.server.kill()
            self.server.wait()
            self.start()
        else:
            os.kill(rng.choice(serving(self.server.pid)), signal.SIGKILL)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.server.kill()
        self.server.wait()
        self.errors.seek(0)
        assert "never retrieved" not in self.errors.read()  # what happens to a worker is no fault of the supervisor
        self.errors.close()


def serving(supervisor: int) -> list[int]:
    """The workers; the supervisor has another child that looks after what they leave behind."""
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]


def listening(port: int) -> int:
    """How many processes listen there, as the system tells it."""
    return Path("/proc/net/tcp").read_text().count(f":{port:04X} 00000000:0000 0A ")


class Player(threading.Thread):
    """Plays for all people of a table; after a finished table comes a new one. A move that was not answered is sent
    again, as pages do."""

    def __init__(self, address: str, game: str, seats: Sequence[dict[str, str]]) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(base_url=address, timeout=30)
        self.game = koruna.game(game)
        self.seats = seats
        self.table: dict[str, Any] | None = None
        self.sent: tuple[int, dict[str, Any]] | None = None  # a seat and its move, which is not yet acknowledged
        # by table: what was seen of it when each move was made, and the move
        self.acknowledged: dict[str, list[tuple[int, Move]]] = {}
        self.seen: dict[str, int] = {}  # by table: how many changes spectators were told of
        self.ended = False
        self.fault: Exception | None = None

    def run(self) -> None:
        while not self.ended and self.fault is None:
            try:
                self.play_on()
            except httpx.TransportError:
                time.sleep(0.02)
            except Exception as fault:  # raised where this player is awaited
                self.fault = fault

    def count(self) -> int:
        if self.fault is not None:
            raise self.fault
        return sum(len(moves) for moves in self.acknowledged.values())

    def play_on(self) -> None:
        if self.table is None:
            made = self.client.post("/api/tables", json={"game": self.game.id, "seats": self.seats})
            made.raise_for_status()
            self.table = made.json()
            self.acknowledged[self.table["table"]] = []
        id = self.table["table"]
        if self.sent is None:
            self.choose(id)
        if self.sent is not None:
            seat, move = self.sent
            answer = self.client.post(f"/api/tables/{id}/moves", json=move, headers=self.key(seat))
            now = "" if answer.status_code == 200 else self.look(id, seat)
            assert answer.status_code == 200, f"{self.game.id} {id}, {self.sent}: {answer.text} Now: {now}"
            self.sent = None
            self.acknowledged[id].append((move["seq"], Move(seat, move["move"])))

    def choose(self, id: str) -> None:
        """A move of somebody who has to decide, if anybody has."""
        now = self.look(id)
        assert now["seq"] >= self.seen.get(id, 0), "what was told is no longer there"
        self.seen[id] = now["seq"]
        if now["over"]:
            self.table = None
            return
        people = [seat for seat in now["waiting"] if str(seat) not in now["bots"]]
        if not people:
            time.sleep(0.01)
            return
        seen = self.look(id, people[0])
        if seen["moves"]:
            self.sent = people[0], {"seq": seen["seq"], "move": seen["moves"][0]["text"]}

    def look(self, id: str, seat: int | None = None) -> dict[str, Any]:
        answer = self.client.get(f"/api/tables/{id}", headers=self.key(seat))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def key(self, seat: int | None) -> dict[str, str]:
        assert self.table is not None
        return {} if seat is None else {"Authorization": f"Bearer {self.table['seats'][seat]['key']}"}

    def check(self, store: Store) -> None:
        """Everything acknowledged is there, once, and the tables can be played on."""
        for table, moves in self.acknowledged.items():
            head, log = store.head(table), store.log(table)
            assert head is not None
            if self.game.all_open:  # what was seen is counted as the lines of the log are
                assert len(log) >= self.seen.get(table, 0)
                assert [log[line] for line, _ in moves] == [move for _, move in moves]
            played = [line for line in log if isinstance(line, Move)]
            people = {move.seat for _, move in moves}
            assert [line for line in played if line.seat in people][: len(moves)] == [move for _, move in moves]
            Live(head, log)


def kill_again_and_again(server: Killable, kills: int, with_bots_every: int) -> list[Player]:
    """Each time some of the players have gone on; at times all of them, so that bots have thought, too."""
    rng = Random(1)
    players = [Player(server.address, *company) for company in (*COMPANIES, WITH_SECRETS)]
    for player in players:
        player.start()
    try:
        for number in range(kills):
            wait_for(players if number % with_bots_every == 0 else players[:1])
            time.sleep(rng.uniform(0.0, 0.25))
            server.kill(rng)
        wait_for(players[:1])
    finally:
        for player in players:
            player.ended = True
        for player in players:
            player.join(SECONDS_TO_GO_ON)
    return players


def wait_for(players: Sequence[Player]) -> None:
    """Until each of them has moved once more."""
    before = [player.count() for player in players]
    deadline = time.monotonic() + SECONDS_TO_GO_ON
    while not all(player.count() > count for player, count in zip(players, before, strict=True)):
        assert time.monotonic() < deadline, "the server does not answer"
        time.sleep(0.01)
