"""Nobody fills the disk, or everybody's page, without playing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from koruna.table.config import ServerConfig
from koruna.table.live import log_limit
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import BotPlays, PersonPlays
from tests.how_many import how_many

from .browsing import Browser, set_up
from .seats import Client, Seats
from .servers import the_app

FEW = ServerConfig(public=True, tables_a_minute=3)


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Client]:
    with TestClient(the_app(f"sqlite:///{tmp_path}/koruna.db", FEW)) as client:
        client.headers["Accept-Language"] = "en"
        yield client


def many_a_minute(client: Client, path: str, times: int) -> list[int]:
    return [client.post(path, follow_redirects=False).status_code for _ in range(times)]


def test_playing_on_counts_as_a_new_table(public: Client) -> None:
    table = Seats(public)
    table.play_to_the_end()
    assert many_a_minute(public, f"/t/{table.id}/replay/3/play-on", 4) == [303, 303, 429, 429]


def test_a_rematch_counts_as_a_new_table(public: Client) -> None:
    table, *_ = [Seats(public) for _ in range(3)]
    table.play_to_the_end()
    table.sit(0)
    assert public.post(f"/t/{table.id}/rematch").status_code == 429


def test_a_rematch_that_is_there_is_open_to_all(public: Client) -> None:
    table = Seats(public)
    table.play_to_the_end()
    table.sit(0)
    assert many_a_minute(public, f"/t/{table.id}/rematch", 9) == [303] * 9


def test_tables_of_a_day_are_counted_too(tmp_path: Path) -> None:
    config = ServerConfig(public=True, tables_a_day=2)
    with TestClient(the_app(f"sqlite:///{tmp_path}/koruna.db", config)) as client:
        answers = [set_up(Browser(client)) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [303, 303, 429]
    assert int(answers[-1].headers["Retry-After"]) > 3600


def give_and_take(client: Client, table: Seats, times: int) -> list[httpx.Response]:
    """A player gives the seat to a bot and takes it back; it is not that player's turn."""
    seat = 1 - table.now()["turn"]
    path, key = f"/api/tables/{table.id}/seats/{seat}/bot", {"Authorization": f"Bearer {table.keys[seat]}"}
    answers = []
    for _ in range(times):
        answers.append(client.post(path, json={"level": "greedy"}, headers=key))
        answers.append(client.delete(path, headers=key))
    return answers


def test_giving_a_seat_to_a_bot_again_and_again_does_not_grow_the_page(client: Client) -> None:
    table = Seats(client)
    table.play()
    give_and_take(client, table, 1)
    before = len(table.get().content)
    give_and_take(client, table, how_many(interpreted=60, compiled=150, nightly=600))
    page = table.get()
    assert len(page.content) < before + 500
    assert page.text.count("plays in person again.") == 1


def test_the_log_of_a_table_where_nobody_plays_ends(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_limit, "LINES_AT_FIRST", 40)
    monkeypatch.setattr(log_limit, "LINES_A_MOVE", 2)
    table = Seats(client)
    table.play()
    tables: LiveTables = client.app.state["tables"]
    refused = next(answer for answer in give_and_take(client, table, 40) if answer.status_code != 200)
    assert (refused.status_code, refused.request.method) == (422, "DELETE")
    assert refused.json()["error"].startswith("Too much has been changed at this table without playing.")
    kept = tables.store.log(table.id)
    assert len(kept) < 80
    assert sum(isinstance(line, BotPlays) for line in kept) == 1 + sum(isinstance(line, PersonPlays) for line in kept)
    table.play()
    assert len(tables.store.log(table.id)) > len(kept), "a move is always allowed"
