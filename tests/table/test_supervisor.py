"""`koruna serve --workers 2`: several processes that are one server."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from koruna.engine.errors import Trouble
from koruna.table import supervisor
from koruna.table.config import DEFAULT, ServerConfig
from koruna.table.peers.worker import Worker
from koruna.table.requests.event_stream import SECONDS_BETWEEN_KEEP_ALIVES
from koruna.table.supervisor import serve_by_many

from .seats import PEOPLE
from .test_serve import PATIENCE, running

pytestmark = pytest.mark.skipif(not hasattr(socket, "SO_REUSEPORT"), reason="several processes cannot share a port")

Server = tuple[str, "subprocess.Popen[str]"]
# With a connection for every request, so that any of the processes may answer.
anybody = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))
SECRET = "a secret of the operator"
SPENDING = re.compile(r'koruna_requests_total{status="(?:201|429)".*')
SECONDS_A_TABLE = 15
CONFIG = f'operator_secret = "{SECRET}"\npublic = true\ntrusted_proxies = []\ntables_a_minute = 4\nthinkers = 1\n'


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("several")
    (home / "koruna.toml").write_text(CONFIG)
    return home


@pytest.fixture(scope="module")
def server(home: Path) -> Iterator[Server]:
    with running(home, "--workers", "2", "--config", str(home / "koruna.toml")) as found:
        yield found


def workers(server: subprocess.Popen[str]) -> list[int]:
    """The processes that serve, by their command line: multiprocessing has one more, which looks after the others."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def asked(address: str, path: str, key: str = "") -> Any:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return anybody.get(f"{address}{path}", headers=headers)


def wait_until(is_so: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def play(address: str, made: Any, moves: int) -> list[int]:
    """Moves at a table, and the numbers of the lines by which they were acknowledged."""
    path, found = f"/api/tables/{made['table']}", []
    for _ in range(moves):
        key = made["seats"][asked(address, path).json()["turn"]]["key"]
        seen = asked(address, path, key).json()
        move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
        answer = anybody.post(f"{address}{path}/moves", json=move, headers={"Authorization": f"Bearer {key}"})
        assert answer.status_code == 200, answer.text
        found.append(answer.json()["seq"])
    return found


def metrics_of_both(address: str) -> bool:
    text = asked(address, "/metrics", SECRET).text
    return 'koruna_streams{worker="0"}' in text and 'koruna_streams{worker="1"}' in text


def agree(address: str) -> bool:
    """Whether all processes know the same of each other: then all that was spent before is known, too."""
    text = [asked(address, "/metrics", SECRET).text for _ in range(12)]
    return len({tuple(SPENDING.findall(each)) for each in text}) == 1


def new_table(address: str, seats: list[dict[str, str]]) -> Any:
    answer = anybody.post(f"{address}/api/tables", json={"game": "kingdomino", "seats": seats})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_whoever_answers_knows_what_was_played(server: Server) -> None:
    address, _ = server
    made = new_table(address, PEOPLE)
    acknowledged = play(address, made, 12)
    assert acknowledged == sorted({*acknowledged})
    for _ in range(6):
        assert asked(address, f"/api/tables/{made['table']}").json()["seq"] == acknowledged[-1]


def test_news_arrive_whichever_process_streams_them(server: Server) -> None:
    address, _ = server
    made = new_table(address, PEOPLE)
    path = f"/api/tables/{made['table']}/events"
    streams = [httpx.Client(timeout=PATIENCE) for _ in range(8)]  # all of them at one process: one in 128
    try:
        opened = [client.send(client.build_request("GET", f"{address}{path}"), stream=True) for client in streams]
        lines = [answer.iter_lines() for answer in opened]
        last, began = play(address, made, 2)[-1], time.monotonic()
        for each in lines:
            assert next(line for line in each if line == f"id: {last}")
        assert time.monotonic() - began < SECONDS_BETWEEN_KEEP_ALIVES / 2, "and not only when a stream asks by itself"
    finally:
        for client in streams:
            client.close()


def test_limits_count_for_all_processes_together(server: Server) -> None:
    """Four tables a minute: if each counted for itself, they would allow eight."""
    address, _ = server
    wish = {"game": "kingdomino", "seats": PEOPLE}
    wait_until(lambda: metrics_of_both(address))
    answers, began = [], time.monotonic()
    for _ in range(2):
        answers += [anybody.post(f"{address}/api/tables", json=wish).status_code for _ in range(4)]
        wait_until(lambda: agree(address))
    assert answers.count(201) <= 4 + (time.monotonic() - began) // SECONDS_A_TABLE
    assert {*answers} <= {201, 429}


def test_the_operator_sees_all_processes_whichever_answers(server: Server) -> None:
    address, _ = server

    wait_until(lambda: metrics_of_both(address))
    with httpx.Client(base_url=address, timeout=PATIENCE) as one:
        cookies = one.post("/operator/login", data={"secret": SECRET}).cookies

    def is_let_in() -> bool:
        page = httpx.get(f"{address}/operator", cookies=cookies, timeout=PATIENCE)  # by a connection of its own
        return page.status_code == 200 and "operator/logout" in page.text

    wait_until(lambda: all(is_let_in() for _ in range(12)))


def test_a_worker_listens_once_it_can_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then the system gives connections to the others."""
    done: list[str] = []
    app = SimpleNamespace(state={})

    def make(*_: object, **__: object) -> SimpleNamespace:
        done.append("app")
        return app

    monkeypatch.setattr(supervisor, "make_app", make)
    monkeypatch.setattr(supervisor, "listen", lambda *_, **__: done.append("listen"))
    monkeypatch.setattr(supervisor, "make_server", lambda *_: done.append("server"))
    monkeypatch.setattr(supervisor, "run", lambda *_: done.append("run"))
    ours, theirs = socket.socketpair()
    with ours, theirs:
        supervisor.serve_as_worker(Worker("machine", 0, theirs), "127.0.0.1", 0, "", [], DEFAULT)
    assert done.index("app") < done.index("listen") < done.index("run")


def test_a_worker_that_dies_is_started_again(server: Server) -> None:
    address, process = server
    before = workers(process)
    os.kill(before[0], signal.SIGKILL)
    wait_until(lambda: len(now := workers(process)) == 2 and now != before)
    wait_until(lambda: metrics_of_both(address))
    assert before[1] in workers(process)


def test_when_the_supervisor_is_killed_the_workers_end(tmp_path: Path) -> None:
    with running(tmp_path, "--workers", "2") as (address, server):
        made = new_table(address, PEOPLE)
        acknowledged = play(address, made, 3)
        new_table(address, [{"kind": "bot", "level": "random"}] * 2)  # which has a process of its own to think
        left = workers(server)
        server.kill()
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left))
    with running(tmp_path, "--workers", "2") as (address, server):
        assert asked(address, f"/api/tables/{made['table']}").json()["seq"] == acknowledged[-1]
        bots = new_table(address, [{"kind": "bot", "level": "random"}] * 2)
        first = asked(address, f"/api/tables/{bots['table']}").json()["seq"]
        wait_until(lambda: asked(address, f"/api/tables/{bots['table']}").json()["seq"] > first)
        server.send_signal(signal.SIGUSR1)  # nobody is there, so it stops at once
        _, err = server.communicate(timeout=PATIENCE)
    unusual = [line for line in err.splitlines() if not line.startswith("INFO")]
    assert (server.returncode, unusual) == (0, []), "and leaves nothing of the process that thinks"


def test_a_port_that_is_taken_is_told(server: Server, tmp_path: Path) -> None:
    port = server[0].rpartition(":")[2]
    with pytest.raises(Trouble) as told:
        serve_by_many("127.0.0.1", port, f"{tmp_path}/koruna.db", False, [], "en", ServerConfig(workers=2))
    assert told.value.message == "serve-port-taken"


def test_a_file_that_is_served_is_not_served_twice(server: Server, home: Path) -> None:
    with pytest.raises(Trouble) as told:
        serve_by_many("127.0.0.1", "0", f"{home}/koruna/tables.db", False, [], "en", ServerConfig(workers=2))
    assert told.value.message == "table-database-served"


def test_where_a_port_cannot_be_shared_there_is_one_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delattr(socket, "SO_REUSEPORT")
    with pytest.raises(Trouble) as told:
        serve_by_many("127.0.0.1", "0", f"{tmp_path}/koruna.db", False, [], "en", ServerConfig(workers=2))
    assert told.value.message == "serve-one-process"
