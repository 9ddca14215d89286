"""A page that is open while the server is updated: it is told, and goes on by itself."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Browser, expect

from koruna.table.config import ServerConfig
from tests.table.servers import serving

from .conftest import People
from .people import PATIENCE, my_turn, turn_by_mouse

SECRET = "a secret of the operator"
CONFIG = ServerConfig(operator_secret=SECRET)
TOLD = "This server is restarted soon for an update."


def test_an_open_page_comes_back_by_itself(chromium: Browser, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    with serving(database, CONFIG) as address:
        people = People(chromium, address)
        page = people.open("/")
        page.get_by_role("button", name="Play against Eliška of Bohemia now: Kingdomino").click()
        page.wait_for_url("**/t/*")
        assert my_turn(page)
        turn_by_mouse(page)
        expect(page.get_by_text(TOLD)).to_be_hidden()
        httpx.post(f"{address}/operator/drain", headers={"Authorization": f"Bearer {SECRET}"}, timeout=PATIENCE)
        expect(page.get_by_text(TOLD)).to_be_visible()
        assert my_turn(page)
        turn_by_mouse(page)  # the game goes on meanwhile
    expect(page.get_by_text("No connection.")).to_be_visible()
    with serving(database, CONFIG, port=int(address.rpartition(":")[2])):
        expect(page.get_by_text("No connection.")).to_be_hidden()
        expect(page.get_by_text(TOLD)).to_be_hidden()
        assert my_turn(page)
        turn_by_mouse(page)
        page.context.close()
    # While the server was away nothing could be fetched, the script for offline pages among it.
    away = ("ERR_", "fetching the script")
    assert [text for text in people.complaints if not any(part in text for part in away)] == []
