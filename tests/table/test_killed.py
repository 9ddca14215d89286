"""The server killed in the middle of play, again and again: every acknowledged move is there afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import httpx
import pytest

from koruna.table.live.live_table import Live
from koruna.table.log_lines import Move
from koruna.table.store.store import Store
from tests.how_many import how_many

from .postgres import free_port
from .seats import PEOPLE

# Begins a server where all is loaded already whenever it reads a line, and buries it at the next line.
SERVERS = """
import os, sys
import uvicorn
import koruna
from koruna.locale import LANGUAGES, words
from koruna.table.server import make_app
for language in LANGUAGES:
    for game in koruna.all_games():
        words(language, game.id)
while sys.stdin.readline():
    server = os.fork()
    if not server:
        uvicorn.run(make_app(sys.argv[1], pace=0), port=int(sys.argv[2]), log_level="error")
        os._exit(0)
    print(server, flush=True)
    sys.stdin.readline()
    os.waitpid(server, 0)
"""
KILLS = how_many(interpreted=5, compiled=5, nightly=40)


class Player:
    """Plays for both seats of a table and remembers what was acknowledged; after a finished table comes a new one."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=30)
        self.table: dict[str, Any] | None = None
        # by table: the number of the line that the server acknowledged for each move, and the move
        self.acknowledged: dict[str, list[tuple[int, Move]]] = {}

    def count(self) -> int:
        return sum(len(moves) for moves in self.acknowledged.values())

    def play_on(self) -> None:
        if self.table is None:
            people = {"game": "kingdomino", "seats": PEOPLE}
            made = self.client.post("/api/tables", json=people).json()
            self.table = made
            self.acknowledged[made["table"]] = []
        path = f"/api/tables/{self.table['table']}"
        turn = self.client.get(path).json()["turn"]
        if turn is None:
            self.table = None
            return
        headers = {"Authorization": f"Bearer {self.table['seats'][turn]['key']}"}
        seen = self.client.get(path, headers=headers).json()
        move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
        answer = self.client.post(f"{path}/moves", json=move, headers=headers)
        assert answer.status_code == 200, answer.text
        self.acknowledged[self.table["table"]].append((seen["seq"] + 1, Move(turn, move["move"])))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    port = free_port()
    player = Player(f"http://127.0.0.1:{port}")
    rng = Random(1)
    command = [sys.executable, "-c", SERVERS, database, str(port)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as servers:
        assert servers.stdin
        assert servers.stdout
        for _ in range(KILLS):
            print(file=servers.stdin, flush=True)
            server = int(servers.stdout.readline())
            killer = Timer(rng.uniform(0.02, 0.25), os.kill, (server, signal.SIGKILL))
            try:
                wait_for(player)
                acknowledged = player.count()
                while player.count() == acknowledged:  # however busy the machine is
                    player.play_on()
                killer.start()
                play_until_it_dies(player)
            finally:
                killer.cancel()
                os.kill(server, signal.SIGKILL)
                print(file=servers.stdin, flush=True)
    assert player.count() > KILLS
    store = Store(database)
    for table, moves in player.acknowledged.items():
        head = store.head(table)
        assert head is not None
        log = store.log(table)
        for line, move in moves:
            assert log[line - 1] == move
        Live(head, log)  # and the whole table can still be played on


def play_until_it_dies(player: Player) -> None:
    while True:
        try:
            player.play_on()
        except httpx.TransportError:
            return


def wait_for(player: Player) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            player.client.get("/api/games")
            return
        except httpx.TransportError:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.02)
