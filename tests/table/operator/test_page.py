"""The page of the operator: who gets in, what it shows, and what can be done there."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from koruna.table.config import ServerConfig
from koruna.table.live.tables import LiveTables
from koruna.table.operator.figures import FIGURES, SharedFigures
from koruna.table.operator.measurements import MEASUREMENTS, Measurements
from koruna.table.operator.page import busiest, figures
from koruna.table.operator.secret import OPERATOR, WRONG_A_MINUTE
from koruna.table.requests.client_address import Client
from koruna.table.requests.rate_limits import Limits, RateLimit
from tests.table.browsing import Browser, another_browser, set_up, table_of
from tests.table.servers import the_app

SECRET = "a secret of the operator"
CONFIG = ServerConfig(public=True, operator_secret=SECRET)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Browser]:
    with TestClient(the_app(f"sqlite:///{tmp_path}/koruna.db", CONFIG), raise_server_exceptions=False) as client:
        yield Browser(client)


@pytest.fixture
def operator(server: Browser) -> Browser:
    operator = another_browser(server)
    answer = operator.post("/operator/login", data={"secret": SECRET}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/operator")
    return operator


def tables_of(browser: Browser) -> LiveTables:
    found: LiveTables = browser.client.app.state["tables"]
    return found


# --- who gets in ---------------------------------------------------------------------------------


def test_without_a_secret_in_the_configuration_there_is_no_such_page(tmp_path: Path) -> None:
    with TestClient(the_app(f"sqlite:///{tmp_path}/koruna.db")) as client:
        browser = Browser(client)
        assert browser.get("/operator").status_code == 404
        for secret in ("", "None"):
            assert browser.post("/operator/login", data={"secret": secret}).status_code == 404
        assert browser.post("/operator/blocks", data={"network": "192.0.2.1"}).status_code == 404


def test_the_page_asks_for_the_secret_and_shows_nothing_before(server: Browser) -> None:
    table = table_of(set_up(server))
    asked = server.get("/operator")
    assert asked.status_code == 200
    assert 'type="password"' in asked.text
    assert table not in asked.text
    assert server.post("/operator/login", data={"secret": "a guess"}).status_code == 401
    assert table not in server.get("/operator").text


@pytest.mark.parametrize(
    "path", ["tables/TABLE/remove", "tables/TABLE/unlist", "tables/TABLE/list", "blocks", "unblock"]
)
def test_nobody_else_does_anything_there(server: Browser, path: str) -> None:
    table = table_of(set_up(server))
    server.cookies.set("operator", "f" * 32)
    refused = server.post(f"/operator/{path.replace('TABLE', table)}", data={"network": "192.0.2.1"})
    assert refused.status_code == 401
    assert tables_of(server).store.head(table) is not None


def test_a_guesser_has_to_wait(server: Browser) -> None:
    guesses = [server.post("/operator/login", data={"secret": f"guess {n}"}) for n in range(WRONG_A_MINUTE + 2)]
    assert [answer.status_code for answer in guesses] == [401] * WRONG_A_MINUTE + [429] * 2
    assert server.post("/operator/login", data={"secret": SECRET}).status_code == 429, "even the right one"


def test_the_right_secret_does_not_count(server: Browser) -> None:
    key = {"Authorization": f"Bearer {SECRET}"}
    assert {server.get("/metrics", headers=key).status_code for _ in range(3 * WRONG_A_MINUTE)} == {200}


def test_a_session_ends_by_itself_and_by_logging_out(operator: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    cookie = next(cookie for cookie in operator.cookies.jar if cookie.name == "operator")
    assert cookie.path == "/operator"
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert SECRET not in str(cookie.value)
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 13 * 3600)
    assert 'type="password"' in operator.get("/operator").text
    monkeypatch.undo()
    assert 'type="password"' not in operator.get("/operator").text
    operator.post("/operator/logout")
    assert operator.client.app.state[OPERATOR].sessions == {}
    assert 'type="password"' in operator.get("/operator").text


def test_another_site_does_nothing_there(operator: Browser) -> None:
    table = table_of(set_up(operator))
    answer = operator.post(f"/operator/tables/{table}/remove", headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403
    assert tables_of(operator).store.head(table) is not None


# --- what it shows ---------------------------------------------------------------------------------


def test_tables_are_found_by_id_game_and_player(operator: Browser) -> None:
    made = [table_of(set_up(operator, name0=name)) for name in ("Eva", "Žofie 100%", "Ivan_x")]

    def found(text: str) -> list[int]:
        page = operator.get("/operator", params={"search": text}).text
        return [at for at, id in enumerate(made) if f"<code>{id}</code>" in page]

    assert found("") == [0, 1, 2]
    assert found(made[1]) == [1]
    assert found("KINGDOM") == [0, 1, 2]
    assert found("eva") == [0]
    assert found("100%") == [1]
    assert found("n_x") == [2], "signs that mean anything to a database are none"
    assert found("%") == [1]
    assert found("suverenita") == []


def test_a_table_without_names_says_so(operator: Browser) -> None:
    table_of(set_up(operator, who0="bot:random"))
    assert "bots only, or nobody yet" in operator.get("/operator").text


def test_tables_that_several_processes_hold_are_not_told_as_more_tables(operator: Browser) -> None:
    shared: SharedFigures = operator.client.app.state[FIGURES]
    one = shared.measure()
    assert "tables" in figures([one])
    assert figures([one, one])["tables-in-all"] == 2 * one.tables
    assert "tables" not in figures([one, one])


def test_who_asks_for_most_is_told_by_the_requests_of_the_last_minute() -> None:
    limits, now = Limits(CONFIG), [100.0]
    limits.requests = RateLimit(1200, lambda: now[0])
    for _ in range(30):
        now[0] += 1.5
        limits.count_request(Client("192.0.2.1", True), "/")
    assert [(client.network, client.requests) for client in busiest(limits)] == [("192.0.2.1", 30)]
    now[0] += 45
    assert busiest(limits)[0].requests == 15, "half a minute is left of the one before"
    now[0] += 60
    assert busiest(limits) == []


def test_faults_are_shown_without_what_is_secret(operator: Browser) -> None:
    try:
        raise ZeroDivisionError("a fault of ours")
    except ZeroDivisionError:
        logging.getLogger("koruna.table").exception("drawing <b>failed</b>")
    logging.getLogger("koruna.bots").warning("a bot of somebody's own is late")
    page = operator.get("/operator").text
    assert "drawing &lt;b&gt;failed&lt;/b&gt;" in page
    assert "ZeroDivisionError, test_page.py:" in page
    measured: Measurements = operator.client.app.state[MEASUREMENTS]
    assert measured.fault_count == 1


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Operator"), ("cs", "Správa serveru"), ("sk", "Správa servera")]
)
def test_it_speaks_every_language(operator: Browser, language: str, title: str) -> None:
    table_of(set_up(operator))
    operator.post("/operator/blocks", data={"network": "192.0.2.7", "hours": "1"})
    for path in ("/operator", "/operator?search=nothing"):
        page = operator.get(path, headers={"Accept-Language": language})
        assert page.status_code == 200
        assert f"<h1>{title}</h1>" in page.text


# --- what can be done --------------------------------------------------------------------------------


def test_a_table_is_deleted(operator: Browser) -> None:
    table = table_of(set_up(operator))
    assert operator.get(f"/t/{table}").status_code == 200
    assert operator.post(f"/operator/tables/{table}/remove").status_code == 200
    assert operator.get(f"/t/{table}").status_code == 404
    assert operator.post(f"/operator/tables/{table}/remove").status_code == 404


def test_a_table_is_taken_from_the_lobby_and_shown_again(operator: Browser, server: Browser) -> None:
    table = table_of(set_up(operator, who1="link", listed="on"))
    link = f'href="/t/{table}"'
    assert link in server.get("/").text
    operator.post(f"/operator/tables/{table}/unlist")
    assert link not in server.get("/").text
    assert server.post(f"/t/{table}/join", data={"name": "Petr"}).status_code == 403
    operator.post(f"/operator/tables/{table}/list")
    assert link in server.get("/").text
    assert operator.post("/operator/tables/none/list").status_code == 404


def test_a_game_is_ended_where_it_stands(operator: Browser) -> None:
    table = table_of(set_up(operator))
    assert operator.post(f"/operator/tables/{table}/end").status_code == 200
    page = operator.get(f"/t/{table}").text
    assert "Whoever runs this server ended it. Nobody has won." in page
    assert "ended here by whoever runs the server" in operator.get(f"/t/{table}/record").text
    assert operator.post(f"/t/{table}/hint").status_code in (403, 422)
    kept = len(tables_of(operator).store.log(table))
    assert operator.post(f"/operator/tables/{table}/end").status_code == 200
    assert len(tables_of(operator).store.log(table)) == kept, "once is enough"
    assert tables_of(operator).store.over(table)
    page = operator.get("/operator").text
    assert "End the game" not in page
    assert "Show in the lobby" not in page, "it lists no finished games"
    assert operator.post("/operator/tables/none/end").status_code == 404
