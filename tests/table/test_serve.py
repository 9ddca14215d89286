"""`koruna serve`, `koruna tables` and `koruna tables prune`, run as a person runs them."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
import uvicorn

import koruna
from koruna.locale import LANGUAGES
from koruna.table.config import ServerConfig
from koruna.table.log_lines import Chance, Name
from koruna.table.pages import first_drawing
from koruna.table.pages.public_address import address_for_others
from koruna.table.serve import database, get_ready, print_address, serve
from koruna.table.store.store import Addition, Head, Store
from koruna.table.tables_commands import age
from koruna.terminal.run import run as obey
from tests.table.seats import PEOPLE
from tests.table.store.older import old_database

COMMAND = [sys.executable, "-m", "koruna.terminal"]
PATIENCE = 60  # seconds; on an idle machine nothing takes two


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(home), "KORUNA_LANG": "en", "BROWSER": "true"}


class Said(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """A command that ends by itself, in this process: to start one takes longer than what it does."""
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)

    def obeyed(*arguments: str) -> Said:
        code = obey([*arguments])
        return Said(code, *capsys.readouterr())

    return obeyed


@contextmanager
def running(home: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server on a free port, and its address."""
    pipe = subprocess.PIPE
    command = [*COMMAND, "serve", "--port", "0", *arguments]
    server = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment(home))
    try:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert found, server.stderr.read() if server.stderr else ""
        yield found.group(), server
    finally:
        server.kill()
        server.communicate(timeout=PATIENCE)  # until all its processes are gone: they hold its output open


def test_serving_keeps_tables_in_the_data_folder_and_writes_no_key_anywhere(tmp_path: Path) -> None:
    with running(tmp_path) as (address, server), httpx.Client(base_url=address, timeout=PATIENCE) as client:
        assert client.get("/").status_code == 200
        people = {"game": "kingdomino", "seats": PEOPLE}
        made = client.post("/api/tables", json=people).json()
        for seat in made["seats"]:
            assert client.get(seat["link"]).status_code in (200, 303)
            assert httpx.get(f"{address}{seat['link']}x", timeout=PATIENCE).status_code == 403
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert all(seat["key"] not in out + err for seat in made["seats"])
    assert err == ""
    assert (tmp_path / "koruna" / "tables.db").exists() or sys.platform in ("darwin", "win32")
    with running(tmp_path) as (address, _):
        assert httpx.get(f"{address}/api/tables/{made['table']}", timeout=PATIENCE).status_code == 200, (
            "a restart resumes every table"
        )


@pytest.mark.parametrize(("end", "code"), [(signal.SIGTERM, 0), (signal.SIGKILL, -signal.SIGKILL)])
def test_bots_move_at_a_table_that_is_served_and_end_with_it(tmp_path: Path, end: int, code: int) -> None:
    with running(tmp_path) as (address, server):
        bots = {"game": "kingdomino", "seats": [{"kind": "bot", "level": "random"}] * 2}
        made = httpx.post(f"{address}/api/tables", json=bots, timeout=PATIENCE).json()
        path = f"{address}/api/tables/{made['table']}"
        first = httpx.get(path, timeout=PATIENCE).json()["seq"]
        deadline = time.monotonic() + PATIENCE
        while httpx.get(path, timeout=PATIENCE).json()["seq"] == first:
            assert time.monotonic() < deadline, "no bot moves"
            time.sleep(0.1)
        server.send_signal(end)
        _, err = server.communicate(timeout=PATIENCE)  # returns only when the processes of bots are gone, too
    assert server.returncode == code
    assert end == signal.SIGKILL or err == ""


def test_a_server_ends_while_somebody_listens_for_news(tmp_path: Path) -> None:
    with running(tmp_path) as (address, server):
        seats = PEOPLE
        wish = {"game": "kingdomino", "seats": seats}
        table = httpx.post(f"{address}/api/tables", json=wish, timeout=PATIENCE).json()["table"]
        with httpx.stream("GET", f"{address}/api/tables/{table}/events", timeout=PATIENCE) as news:
            next(news.iter_lines())
            started = time.monotonic()
            server.send_signal(signal.SIGINT)
            _, err = server.communicate(timeout=PATIENCE)
    assert time.monotonic() - started < PATIENCE / 2, "the stream would keep it for ever"
    assert err == "", "whoever ends it with Ctrl-C reads nothing of what they left open"


def test_a_port_in_use_is_told_in_a_sentence(run: Callable[..., Said]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        answer = run("serve", "--port", str(port))
    assert answer.returncode == 2
    assert answer.stderr.startswith(f"Port {port} on 127.0.0.1 is already in use.")
    assert answer.stderr.count("\n") == 1
    assert answer.stdout == ""


def test_a_broken_database_is_told_and_left_alone(run: Callable[..., Said], tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"SQLite format 3\0" + b"nonsense" * 1000)
    before = broken.read_bytes()
    answer = run("serve", "--port", "0", "--data", f"sqlite:///{broken}")
    assert answer.returncode == 2
    assert "left untouched" in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert broken.read_bytes() == before


WRONG = [
    (["serve", "--port", "http"], "is not a port"),
    (["serve", "--port", "70000"], "is not a port"),
    (["serve", "--port", "0", "--host", "999.1.1.1"], "cannot listen"),
    (["serve", "--port", "0", "--data", "mysql://x/y"], "is not the address of a database"),
    (["serve", "--port", "0", "--config", "none.toml"], "The configuration none.toml cannot be read"),
    (["tables", "prune", "--older-than", "long"], "is not an age"),
    (["tables", "sweep"], "no command"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_what_cannot_be_done_is_told_in_a_sentence(
    arguments: list[str], sentence: str, run: Callable[..., Said]
) -> None:
    answer = run(*arguments)
    assert answer.returncode == 2
    assert sentence in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_the_browser_is_opened_when_the_server_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []

    def visit(address: str) -> bool:
        opened.append(httpx.get(address, timeout=PATIENCE).status_code)
        signal.raise_signal(signal.SIGINT)
        return True

    monkeypatch.setattr("webbrowser.open", visit)
    assert serve("127.0.0.1", "0", str(tmp_path / "tables.db"), True, [], "en") == 0
    assert opened == [200]


def test_the_start_says_where_it_is_and_what_may_have_been_forgotten(capsys: pytest.CaptureFixture[str]) -> None:
    here, there = "http://127.0.0.1:8000", "http://192.0.2.7:8000"
    print_address(here, "", False, "en", ServerConfig(public=True, path_prefix="/koruna"))
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"Koruna is at {here}/koruna ")
    assert told[1].startswith("Only this machine reaches it directly")
    assert told[2].startswith("There is no page for the operator")
    config = ServerConfig(public=True, public_address="https://example.org", operator_secret="0123456789abcdef")
    print_address(here, there, False, "en", config)
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"For friends on the same network: {there}",
        "For everybody: https://example.org",
    ]


def test_pruning_forgets_old_finished_tables_only(run: Callable[..., Said], tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    for id in ("playing", "finished", "later"):
        store.create(Head(id, "kingdomino", 1, {}, 2), [Name(0, "Eva")], listed=False)
    store.append([Addition("finished", 1, [Name(1, "Petr")], True)])
    time.sleep(0.01)
    assert run("tables", "prune", "--data", str(file)).stdout == "0 finished tables were cleared away.\n"
    answer = run("tables", "prune", "--older-than", "0d", "--data", f"sqlite:///{file}")
    assert answer.stdout == "1 finished table was cleared away.\n"
    assert [id for id in ("playing", "finished", "later") if store.head(id)] == ["playing", "later"]
    store.close()


def test_listing_tables_changes_nothing_in_a_database_of_an_older_version(
    run: Callable[..., Said], tmp_path: Path
) -> None:
    old_database(tmp_path)
    before = (tmp_path / "old.db").read_bytes()
    listed = run("tables", "--data", str(tmp_path / "old.db"))
    assert listed.stdout.startswith("17 tables: running 13, finished 4.")
    assert (tmp_path / "old.db").read_bytes() == before


def test_tables_that_are_frozen_are_told(run: Callable[..., Said], tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    for id, version in (("fine", 1), ("later", 999)):
        log = [*map(Chance, ["3", "11", "24", "41", "king 0"])]
        store.create(Head(id, "kingdomino", version, {}, 2), log, listed=False)
    store.close()
    told = run("tables", "--data", str(file)).stdout.splitlines()
    assert told[:2] == ["2 tables: running 1, finished 0.", "1 table is frozen:"]
    assert told[2].startswith("  later  This table cannot go on here: it was begun with version 999 of the rules")


@pytest.mark.parametrize("command", [["tables"], ["tables", "prune"]])
@pytest.mark.parametrize("address", ["new/tables.db", "sqlite:///new/tables.db"])
def test_only_serving_makes_a_database(
    command: list[str], address: str, run: Callable[..., Said], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run(*command, "--data", address)
    assert answer == (2, "", f"There is no database {Path('new/tables.db')}.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["sqlite:///:memory:", ":memory:", "./:memory:"])
@pytest.mark.parametrize(
    ("language", "told"), [("en", "in memory alone"), ("cs", "jen v paměti"), ("sk", "iba v pamäti")]
)
def test_tables_are_not_kept_in_memory_alone(
    address: str, language: str, told: str, run: Callable[..., Said], tmp_path: Path
) -> None:
    answer = run("serve", "--port", "0", "--data", address, "--lang", language)
    assert answer.returncode == 2
    assert told in answer.stderr
    assert list(tmp_path.iterdir()) == []


def test_ages_and_databases_as_people_write_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [age(typed) for typed in ("90d", "12h", "2w")] == [90 * 86400, 12 * 3600, 14 * 86400]
    assert database(f"{tmp_path}/new/tables.db") == database(f"sqlite:///{tmp_path}/new/tables.db")
    assert (tmp_path / "new").is_dir()
    assert database("postgresql://eva@host/koruna") == "postgresql://eva@host/koruna"
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Exception, match="one more library"):
        database("postgresql://eva@host/koruna")


def test_the_address_for_friends_is_told_where_there_is_one(tmp_path: Path) -> None:
    others = address_for_others("0.0.0.0", 0)
    with running(tmp_path, "--host", "0.0.0.0") as (address, server):
        assert server.stdout is not None
        port = address.rpartition(":")[2]
        if others:  # this machine is in a network
            line = server.stdout.readline()
            assert line == f"For friends on the same network: {others.rpartition(':')[0]}:{port}\n"
            assert httpx.get(line.split()[-1], timeout=PATIENCE).status_code == 200


def test_a_server_for_strangers_loads_the_texts_before_they_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_drawing, "drawn", set())
    monkeypatch.setattr(koruna, "all_games", lambda: [koruna.game("sealed_bids")])
    server = uvicorn.Server(uvicorn.Config(lambda: None))
    server.should_exit = True
    get_ready(server)
    assert not first_drawing.drawn, "one that does not start needs none"
    server.started = True
    get_ready(server)
    assert {(setup[0], language) for setup, language in first_drawing.drawn} == {
        ("sealed_bids", language) for language in LANGUAGES
    }
