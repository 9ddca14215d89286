"""What machines are told, and the log of requests."""

from __future__ import annotations

import io
import json
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

import koruna
from koruna.table.config import ServerConfig
from koruna.table.operator import health
from koruna.table.operator.measurements import Histogram
from koruna.table.operator.request_log import MASK, REQUEST_LOG, RequestLog, writing
from koruna.table.store.store import Store
from tests.table.browsing import Browser, set_up, table_of
from tests.table.seats import Client, Seats
from tests.table.servers import serving, the_app

SECRET = "a secret of the operator"
KEY = {"Authorization": f"Bearer {SECRET}"}


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Client]:
    with TestClient(the_app(f"sqlite:///{tmp_path}/koruna.db", ServerConfig(operator_secret=SECRET))) as client:
        yield client


# --- whether it works ------------------------------------------------------------------------------


def test_a_server_whose_database_answers_is_healthy(client: Client) -> None:
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"ok": True, "version": koruna.__version__, "draining": False})
    assert client.head("/healthz").status_code == 200


def test_a_server_whose_database_does_not_answer_is_not(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Store) -> None:
        raise OperationalError("SELECT", {}, Exception("gone"))

    monkeypatch.setattr(Store, "ask", fail)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)


def test_a_database_that_hangs_is_not_waited_for(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()
    monkeypatch.setattr(Store, "ask", lambda _: ended.wait(60))
    monkeypatch.setattr(health, "SECONDS_FOR_DATABASE", 0.1)
    started = time.monotonic()
    assert [client.get("/healthz").status_code for _ in range(3)] == [503] * 3
    assert time.monotonic() - started < 30
    ended.set()


# --- numbers ---------------------------------------------------------------------------------------


def numbers(client: Client) -> dict[str, float]:
    answer = client.get("/metrics", headers=KEY)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = {}
    for line in answer.text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            assert re.fullmatch(r'koruna_[a-z_]+(\{([a-z]+="[^"]*",?)+\})?', name), name
            found[name.removeprefix("koruna_")] = float(value)
    return found


def test_numbers_for_prometheus(watched: Client) -> None:
    table = Seats(watched)
    table.play(3)
    watched.get("/nothing")
    found = numbers(watched)
    assert found["tables_in_memory"] == 1
    assert found["tables_memory_bytes"] > 50_000
    assert found["moves_total"] == 3
    assert found['requests_total{status="404"}'] == 1
    assert found['requests_total{status="201"}'] == 1
    assert found['request_seconds_count{to="move"}'] == 3
    assert found['request_seconds_bucket{to="move",le="+Inf"}'] == 3
    assert found['request_seconds_sum{to="move"}'] > 0
    assert found["faults_total"] == found["streams"] == found["tables_frozen"] == 0
    assert any(name.startswith(f'info{{version="{koruna.__version__}"') for name in found)


def test_every_number_is_explained_once(watched: Client) -> None:
    watched.get("/")
    text = watched.get("/metrics", headers=KEY).text
    explained = re.findall("^# TYPE (koruna_[a-z_]+) (?:gauge|counter|histogram)$", text, re.MULTILINE)
    used = {re.sub("_(bucket|sum|count)$", "", name) for name in re.findall("^(koruna_[a-z_]+)", text, re.MULTILINE)}
    assert sorted(explained) == sorted(used)
    assert re.findall("^# HELP (koruna_[a-z_]+) .", text, re.MULTILINE) == explained


@pytest.mark.parametrize(
    ("public", "headers", "status"),
    [
        (False, {}, 200),
        (False, {"X-Forwarded-For": "192.0.2.1"}, 401),
        (False, {"Host": "games.example.org"}, 401),
        (False, {"Host": "games.example.org", **KEY}, 200),
        (True, {}, 401),  # a proxy that tells nothing of its clients looks the same
        (True, {"Authorization": "Bearer a guess"}, 401),
        (True, KEY, 200),
    ],
)
def test_numbers_are_for_the_operator_and_for_who_is_at_the_machine(
    public: bool, headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    config = ServerConfig(public=public, operator_secret=SECRET)
    with serving(f"sqlite:///{tmp_path}/koruna.db", config) as address:
        assert httpx.get(f"{address}/metrics", headers=headers, timeout=30).status_code == status


def test_how_long_most_answers_took() -> None:
    histogram = Histogram()
    assert histogram.bound_for(0.99) is None
    for seconds in [0.004] * 98 + [0.2, 60.0]:
        histogram.add(seconds)
    assert [histogram.bound_for(share) for share in (0.5, 0.98, 0.99, 1.0)] == [0.005, 0.005, 0.25, None]
    assert histogram.total() == 100


# --- the log -----------------------------------------------------------------------------------------


class Logged:
    """A server that logs its requests, into memory."""

    def __init__(self, tmp_path: Path, **settings: Any) -> None:
        config = ServerConfig(public=True, log_requests=True, **settings)
        self.app = the_app(f"sqlite:///{tmp_path}/koruna.db", config)
        self.out = io.StringIO()
        self.app.state[REQUEST_LOG] = RequestLog(self.out)

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.getvalue().splitlines()]


def test_every_request_is_a_line_without_keys(tmp_path: Path) -> None:
    logged = Logged(tmp_path)
    with TestClient(logged.app, raise_server_exceptions=False) as client:
        browser = Browser(client)
        table = table_of(set_up(browser, who1="link"))
        secrets = {str(cookie.value) for cookie in browser.cookies.jar if len(str(cookie.value)) > 20}
        tokens = set(re.findall("/sit/([0-9a-f]{32})", browser.get(f"/t/{table}/invite").text))
        assert secrets
        assert tokens
        for token in tokens:
            browser.get(f"/t/{table}/sit/{token}")
            browser.get(f"/t/{table}/sit/{token}x")
            browser.get(f"/{token}?key={token}&again={token.upper()}")
        browser.get("/rules/kingdomino?lang=cs")
        browser.get("/healthz")
    text = logged.out.getvalue()
    assert all(secret.lower() not in text.lower() for secret in secrets | tokens)
    asked = [(line["method"], line["path"], line["status"]) for line in logged.lines()]
    assert ("POST", "/new/kingdomino", 303) in asked
    assert ("GET", f"/t/{table}/sit/{MASK}", 200) in asked
    assert ("GET", f"/{MASK}?key={MASK}&again={MASK}", 404) in asked
    assert ("GET", "/rules/kingdomino?lang=cs", 200) in asked
    assert all(line["ms"] > 0 and line["client"] and line["time"].endswith("+00:00") for line in logged.lines())
    assert "/healthz" not in text


def test_nobody_fills_the_log_by_asking_too_often(tmp_path: Path) -> None:
    logged = Logged(tmp_path, requests_a_minute=20)
    with TestClient(logged.app) as client:
        answers = [client.get("/api/games").status_code for _ in range(60)]
    assert answers.count(429) > 10
    assert len(logged.lines()) == answers.count(200)


def test_no_line_can_be_forged(tmp_path: Path) -> None:
    logged = Logged(tmp_path)
    with TestClient(logged.app) as client:
        client.get('/x%0A{"status":200}%1b[31m"')
    [line] = logged.out.getvalue().splitlines()
    assert line.isprintable()
    assert len(json.loads(line)["path"]) < 400


def test_who_reads_the_log_too_slowly_holds_nobody_up(tmp_path: Path) -> None:
    class Stuck(io.StringIO):
        def write(self, text: str) -> int:
            go_on.wait(60)
            return super().write(text)

    go_on = threading.Event()
    log = RequestLog(Stuck())
    log.waiting.maxsize = 5
    app = the_app(f"sqlite:///{tmp_path}/koruna.db")
    app.state[REQUEST_LOG] = log
    with TestClient(app) as client:
        assert {client.get("/api/games").status_code for _ in range(20)} == {200}
        assert log.dropped >= 13
        go_on.set()


def test_without_the_setting_nothing_is_written(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    client.get("/")
    assert capsys.readouterr().out == ""
    with writing(None):
        pass


def test_people_are_told_what_this_server_keeps(client: Client, tmp_path: Path) -> None:
    before = client.get("/keeps", headers={"Accept-Language": "en"}).text
    assert "Koruna writes no list of who visited what." in before
    (tmp_path / "other").mkdir()
    public = ServerConfig(public=True, log_requests=True, days_of_finished=90, days_of_unfinished=30)
    with TestClient(the_app(f"sqlite:///{tmp_path}/other/koruna.db", public)) as other:
        told = other.get("/keeps", headers={"Accept-Language": "en"}).text
    assert "Every request is noted with the time, your address and the page" in told
    assert "is deleted after 90 days, an unfinished one after 30." in told
