"""Who may see what of a table that cannot be loaded, on every route."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from koruna.engine.state import SPECTATOR
from koruna.table.live.live_table import Live
from koruna.table.log_lines import LogLine, Move
from koruna.table.store.store import Head
from tests.table.frozen_tables import head, played, serving
from tests.table.keys import bearer, key_of, sit
from tests.table.requests.asking import question, routes
from tests.table.seats import Client

GAME = "eight_minute_empire"
BIDS = ("bid 3", "bid 11")
RECORDS = ("/t/icy/record", "/api/tables/icy/record")
PAGES = ["GET /", *routes()]


def bidding(bidder: int, bid: str, newer: bool) -> tuple[Head, list[LogLine]]:
    """A table that froze while a bid was secret: its rules are newer than ours, or the next line makes no sense."""
    log = [*played(0, GAME), Move(bidder, bid)]
    return head(game=GAME, more=int(newer)), log if newer else [*log, Move(bidder, "fly to the moon")]


def answers(client: Client) -> dict[str, tuple[int, str, Any]]:
    """What this browser is told on every route, and in the lobby."""
    told = {}
    for route in PAGES:
        asked = question(route, "icy", key_of(0))
        answer = client.request(asked.method, asked.url, follow_redirects=False, **asked.body)
        told[route] = (answer.status_code, answer.text, answer.headers.get("location"))
    return told


every_bid = pytest.mark.parametrize(("bidder", "newer"), [(0, False), (1, False), (0, True), (1, True)])


@every_bid
def test_nobody_but_the_bidder_alone_learns_a_secret_bid(tmp_path: Path, bidder: int, newer: bool) -> None:
    """A browser of several people, one of somebody else and one without a key are told the same whatever the bid is."""
    others: dict[str, list[Any]] = {}
    for bid in BIDS:
        (tmp_path / bid).mkdir()
        with serving(tmp_path / bid, bidding(bidder, bid, newer)) as client:
            for seats in ([0, 1], [1 - bidder], []):
                sit(client, *seats)
                others.setdefault(str(seats), []).append(answers(client))
            sit(client, bidder)
            assert f"{bidder} {bid}\n" in client.get("/t/icy/record").text
    for who, (low, high) in others.items():
        assert [route for route in PAGES if low[route] != high[route]] == [], f"told to {who}"


@every_bid
def test_people_who_share_a_browser_are_spectators(tmp_path: Path, bidder: int, newer: bool) -> None:
    icy, log = bidding(bidder, BIDS[0], newer)
    with serving(tmp_path, (icy, log)) as client:
        sit(client, 0, 1)
        page = client.get("/t/icy")
        assert ('href="/t/icy/record"' in page.text) == (not newer)
        for path in RECORDS:
            answer = client.get(path)
            if newer:  # nobody knows what is secret
                assert answer.status_code == 423
            else:
                assert answer.text.partition("# missing")[0] == Live(icy, log[:-1]).record(SPECTATOR).text()
            assert f"{bidder} {BIDS[0]}\n" in client.get(path, headers=bearer(bidder)).text, (
                "of the one whose key is sent"
            )
