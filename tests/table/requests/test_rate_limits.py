"""How much clients may ask for, and what they are told if it was too much."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException, TooManyRequestsException

from koruna.table.config import ServerConfig
from koruna.table.requests import rate_limits
from koruna.table.requests.client_address import Client
from koruna.table.requests.rate_limits import RateLimit, StreamLimit
from koruna.table.requests.security import LIMITS
from tests.table.browsing import form
from tests.table.servers import the_app

BEHIND = ("203.0.113.9", {"X-Forwarded-For": "192.0.2.1"})


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def refused(limit: RateLimit, client: str, cost: float = 1.0) -> int:
    """The seconds after which a client may come back; 0 if it was not refused."""
    try:
        limit.spend(client, cost)
    except TooManyRequestsException as refusal:
        return int((refusal.headers or {})["Retry-After"])
    return 0


# --- so much a minute ----------------------------------------------------------------------------


def test_each_client_has_so_much_a_minute_and_is_told_when_there_is_more() -> None:
    clock = Clock()
    limit = RateLimit(30, clock)
    assert [refused(limit, "eva") for _ in range(31)] == [0] * 30 + [2]
    assert refused(limit, "petr") == 0, "each has their own"
    assert refused(limit, "eva", 5) == 10, "what costs more is further away"
    clock.now += 2
    assert [refused(limit, "eva"), refused(limit, "eva")] == [0, 2]
    clock.now += 3600
    assert [refused(limit, "eva") for _ in range(31)] == [0] * 30 + [2], "not more than a minute's worth is saved"


def test_a_clock_that_is_set_back_locks_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = RateLimit(6000)
    for _ in range(6000):
        limit.spend("eva")
    monkeypatch.setattr(time, "time", lambda: 0.0)
    deadline = time.monotonic() + 30
    while refused(limit, "eva"):
        assert time.monotonic() < deadline, "there is a new one every hundredth of a second"
        time.sleep(0.01)


def test_only_so_many_clients_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_CLIENTS", 3)
    limit = RateLimit(2, Clock())
    for client in ("eva", "eva", "petr", "eva", "jana", "karel"):
        refused(limit, client)
    assert list(limit.spent) == ["eva", "jana", "karel"], "those who asked last"
    assert refused(limit, "eva") > 0


def test_whoever_has_not_asked_for_a_minute_is_forgotten() -> None:
    clock = Clock()
    limit = RateLimit(2, clock)
    for client in ("eva", "petr", "jana"):
        limit.spend(client)
        clock.now += 25
    assert list(limit.spent) == ["eva", "petr", "jana"]
    limit.spend("petr")
    assert list(limit.spent) == ["jana", "petr"]
    clock.now += 61
    limit.spend("petr")
    assert list(limit.spent) == ["petr"]


# --- streams --------------------------------------------------------------------------------------


def test_streams_are_counted_while_they_are_open() -> None:
    limit = StreamLimit(of_client=2, in_all=4)
    eva, petr, here = Client("eva", True), Client("petr", True), Client("127.0.0.1", False)
    with ExitStack() as opened:
        for _ in range(2):
            opened.enter_context(limit.one_more(eva))
        with pytest.raises(TooManyRequestsException) as too_many:
            opened.enter_context(limit.one_more(eva))
        assert too_many.value.headers == {"Retry-After": "10"}
        with limit.one_more(petr):
            pass
        for _ in range(2):
            opened.enter_context(limit.one_more(here))
        for client in (petr, here):
            with pytest.raises(HTTPException) as full, limit.one_more(client):
                pass
            assert full.value.status_code == 503
            assert full.value.headers == {"Retry-After": "10"}
    assert limit.open.here == {}
    with pytest.raises(ZeroDivisionError), limit.one_more(eva):
        raise ZeroDivisionError
    assert limit.open.here == {}, "also of those that fail"


# --- at a server ------------------------------------------------------------------------------------


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Litestar]:
    """A server that gives little, behind a proxy on another machine."""
    config = ServerConfig(
        trusted_proxies=(BEHIND[0],), requests_a_minute=12, tables_a_minute=2, streams_of_client=1, streams=2
    )
    app = the_app(f"sqlite:///{tmp_path}/koruna.db", config)
    limits = app.state[LIMITS]
    limits.requests.clock = limits.tables.clock = Clock()  # which stands still
    yield app
    app.state["tables"].store.close()


def ask(app: Litestar, paths: list[str], peer: str, headers: dict[str, str], **more: Any) -> list[httpx.Response]:
    async def ask_all() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app=app, client=(peer, 4711))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://club.example", headers=headers) as client:
            return [await client.request("POST" if more else "GET", path, **more) for path in paths]

    return asyncio.run(ask_all())


@pytest.mark.parametrize("path", ["/keeps", "/nowhere", "/t/nowhere", "/wp-login.php", "/api/nowhere"])
def test_every_path_counts_and_a_refusal_says_when_to_come_back(app: Litestar, path: str) -> None:
    answers = ask(app, [path] * 13, *BEHIND)
    assert {answer.status_code for answer in answers[:12]} <= {200, 404}
    assert answers[12].status_code == 429
    assert answers[12].headers["Retry-After"] == "5"
    assert answers[12].headers["Content-Security-Policy"]
    [other] = ask(app, [path], BEHIND[0], {"X-Forwarded-For": "192.0.2.2"})
    assert other.status_code != 429, "those behind the same proxy are told apart"


def test_static_files_cost_little(app: Litestar) -> None:
    answers = [answer.status_code for answer in ask(app, ["/static/x/base.css"] * 121, *BEHIND)]
    assert answers == [200] * 120 + [429]


def test_no_header_is_a_way_around(app: Litestar) -> None:
    lies: list[tuple[str, dict[str, str]]] = [
        ("192.0.2.1", {"X-Forwarded-For": f"198.51.100.{number}"}) for number in range(4)
    ]
    lies += [(BEHIND[0], {"X-Forwarded-For": f"198.51.100.{number}, 192.0.2.1"}) for number in range(4)]
    lies += [(f"2001:db8::{number:x}", {}) for number in range(8)]
    asked = [ask(app, ["/keeps"] * 2, *lie) for lie in lies]
    assert [both[0].status_code for both in asked[:8]] == [200] * 6 + [429] * 2, "one address, however it comes"
    assert [both[0].status_code for both in asked[8:]] == [200] * 6 + [429] * 2, "one network"


def test_a_browser_gets_a_page_in_its_language(app: Litestar) -> None:
    browser = {**BEHIND[1], "Accept": "text/html", "Accept-Language": "cs"}
    last = ask(app, ["/nowhere"] * 13, BEHIND[0], browser)[-1]
    assert last.status_code == 429
    assert "Příliš mnoho požadavků najednou." in last.text


def test_tables_are_limited_sooner(app: Litestar) -> None:
    answers = ask(app, ["/new/kingdomino"] * 3, *BEHIND, data=form(who1="bot:nobody"))
    assert [answer.status_code for answer in answers] == [422, 422, 429]
    assert answers[2].headers["Retry-After"] == "30"
    assert ask(app, ["/keeps"], *BEHIND)[0].status_code == 200


# --- several processes ------------------------------------------------------------------------


def test_what_was_spent_elsewhere_was_spent() -> None:
    one, two = RateLimit(10, Clock()), RateLimit(10, Clock())
    for _ in range(6):
        one.spend("eva")
        two.spend("eva")
    two.receive("one", one.news(), complete=False)
    assert two.spent_by("eva") == 12
    with pytest.raises(TooManyRequestsException):
        two.spend("eva")
    assert one.news() == []
    assert two.news() == [("eva", 6.0)], "what others told is not told to them, nor what was refused"


def test_everything_may_be_told_again_and_again() -> None:
    one, two = RateLimit(10, Clock()), RateLimit(10, Clock())
    for _ in range(6):
        one.spend("eva")
    for _ in range(3):
        two.receive("one", one.everything(), complete=True)
    assert two.spent_by("eva") == 6
