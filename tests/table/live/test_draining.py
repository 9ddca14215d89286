"""Stopping for an update: no new tables, everybody is told, and the games go on afterwards."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from koruna.table.config import ServerConfig
from koruna.table.live import draining
from koruna.table.live.draining import DRAINING, Draining
from tests.table.browsing import Browser, form, set_up, table_of
from tests.table.seats import PEOPLE, Client, Seats
from tests.table.servers import serving
from tests.table.test_serve import PATIENCE, running

SECRET = "a secret of the operator"
OPERATOR = {"Authorization": f"Bearer {SECRET}"}
TOLD = "This server is restarted soon for an update."
LANGUAGES = [("en", TOLD), ("cs", "se brzy restartuje"), ("sk", "sa čoskoro reštartuje")]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draining, "SECONDS_BETWEEN_LOOKS", 0.05)


def begin(client: Client) -> Draining:
    """Without the task that waits."""
    found: Draining = client.app.state[DRAINING]
    found.is_on = True
    return found


def test_no_new_tables_are_made(client: Client) -> None:
    table = Seats(client)
    table.play_to_the_end()
    table.sit(0)
    begin(client)
    refused = [
        client.post("/api/tables", json={"game": "kingdomino", "seats": PEOPLE}),
        client.post("/new/kingdomino", data=form()),
        client.post(f"/t/{table.id}/rematch"),
        client.post(f"/t/{table.id}/replay/3/play-on"),
    ]
    assert [answer.status_code for answer in refused] == [503] * 4
    assert all(answer.json()["error"].startswith(TOLD) and answer.headers["Retry-After"] for answer in refused)


def test_games_that_have_begun_go_on(client: Client) -> None:
    table = Seats(client)
    begin(client)
    table.play(5)
    assert client.get("/healthz").json()["draining"] is True


@pytest.mark.parametrize(
    ("language", "told"), [("en", TOLD), ("cs", "se brzy restartuje"), ("sk", "sa čoskoro reštartuje")]
)
def test_every_page_tells(server: Browser, language: str, told: str) -> None:
    table = table_of(set_up(server))
    paths = ["/", "/new/kingdomino", "/rules/kingdomino", f"/t/{table}", f"/t/{table}/replay/0", "/keeps", "/nothing"]
    headers = {"Accept-Language": language}
    before = [server.get(path, headers=headers).text for path in paths if path != f"/t/{table}"]
    assert not any(told in page for page in before)
    assert 'data-draining role="status" hidden>' in server.get(f"/t/{table}").text
    begin(server.client)
    assert all(told in server.get(path, headers=headers).text for path in paths)
    assert 'data-draining role="status">' in server.get(f"/t/{table}").text


def wait_until_it_is_gone(address: str) -> float:
    started = time.monotonic()
    while time.monotonic() - started < PATIENCE:
        try:
            httpx.get(f"{address}/healthz", timeout=PATIENCE)
        except httpx.TransportError:
            return time.monotonic() - started
        time.sleep(0.05)
    raise AssertionError("the server does not stop")


@pytest.fixture
def drained(tmp_path: Path, quick: None) -> Iterator[str]:
    config = ServerConfig(operator_secret=SECRET)
    with serving(f"sqlite:///{tmp_path}/koruna.db", config) as address:
        yield address


def test_a_server_where_nobody_is_stops_soon(drained: str) -> None:
    assert httpx.post(f"{drained}/operator/drain", headers=OPERATOR, timeout=PATIENCE).status_code == 303
    assert wait_until_it_is_gone(drained) < 20


def test_it_waits_for_those_who_play_but_not_for_ever(drained: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draining, "A_MINUTE", 0.3)  # ten of them are the longest that it waits
    table = httpx.post(f"{drained}/api/tables", json={"game": "kingdomino", "seats": PEOPLE}, timeout=PATIENCE).json()
    with httpx.stream("GET", f"{drained}/t/{table['table']}/stream", timeout=PATIENCE) as stream:
        lines = stream.iter_lines()
        next(lines)
        httpx.post(f"{drained}/operator/drain", headers=OPERATOR, timeout=PATIENCE)
        assert "event: draining" in lines, "whoever is at a table is told at once"
        started = time.monotonic()
        assert httpx.get(f"{drained}/healthz", timeout=PATIENCE).status_code == 200
        for _ in lines:
            pass
        assert time.monotonic() - started > 2
    wait_until_it_is_gone(drained)


def test_it_stops_once_those_who_play_pause(drained: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draining, "SECONDS_IDLE", 0.5)
    table = httpx.post(f"{drained}/api/tables", json={"game": "kingdomino", "seats": PEOPLE}, timeout=PATIENCE).json()
    with httpx.stream("GET", f"{drained}/t/{table['table']}/stream", timeout=PATIENCE) as stream:
        lines = stream.iter_lines()
        next(lines)
        httpx.post(f"{drained}/operator/drain", headers=OPERATOR, timeout=PATIENCE)
        for _ in lines:
            pass
    wait_until_it_is_gone(drained)


def test_it_waits_for_players_without_an_open_page(drained: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draining, "SECONDS_IDLE", 3.0)
    with httpx.Client(base_url=drained, timeout=PATIENCE) as client:
        table = Seats(client)
        table.play()
        client.post("/operator/drain", headers=OPERATOR)
        for _ in range(4):
            time.sleep(0.5)
            table.play()
    wait_until_it_is_gone(drained)


def test_the_operator_thinks_better_of_it(drained: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draining, "SECONDS_BETWEEN_LOOKS", 1.0)
    people = {"game": "kingdomino", "seats": PEOPLE}
    httpx.post(f"{drained}/operator/drain", headers=OPERATOR, timeout=PATIENCE)
    assert httpx.post(f"{drained}/api/tables", json=people, timeout=PATIENCE).status_code == 503
    httpx.post(f"{drained}/operator/go-on", headers=OPERATOR, timeout=PATIENCE)
    time.sleep(1.5)
    assert httpx.post(f"{drained}/api/tables", json=people, timeout=PATIENCE).status_code == 201


def test_only_the_operator_stops_it(drained: str) -> None:
    for path in ("drain", "go-on"):
        assert httpx.post(f"{drained}/operator/{path}", timeout=PATIENCE).status_code == 401
    assert httpx.get(f"{drained}/healthz", timeout=PATIENCE).json()["draining"] is False


@pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="this system has no such signal")
def test_a_signal_stops_it_gracefully(tmp_path: Path) -> None:
    with running(tmp_path) as (address, server):
        assert httpx.get(address, timeout=PATIENCE).status_code == 200
        server.send_signal(signal.SIGUSR1)
        _, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    told = [line.rpartition(" - ")[2].partition(":")[0] for line in err.splitlines()]
    assert told == ["draining", "stopped"], "so that the log says why it stopped"
    assert "stopped: nobody plays" in err
