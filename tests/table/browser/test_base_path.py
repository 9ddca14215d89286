"""A table below a path of its host: its scripts, stream and moves work there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from koruna.table.config import ServerConfig
from tests.table.servers import serving

from .conftest import People
from .people import my_turn, turn_by_mouse


@pytest.fixture
def below(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    folder = tmp_path_factory.mktemp("below")
    with serving(f"sqlite:///{folder}/koruna.db", ServerConfig(path_prefix="/koruna")) as address:
        people = People(chromium, address)
        yield people
        for context in people.contexts:
            context.close()
        assert people.complaints == []


def test_a_game_is_played_below_a_path(below: People) -> None:
    page = below.open("/koruna/")
    page.get_by_role("button", name="Play against Eliška of Bohemia now: Kingdomino").click()
    page.wait_for_url("**/koruna/t/*")
    for _ in range(3):  # the bot's moves between them come by the stream
        assert my_turn(page)
        turn_by_mouse(page)
    page.get_by_role("link", name="Koruna").first.click()
    expect(page).to_have_url(f"{below.address}/koruna/")
    expect(page.get_by_role("region", name="My tables").get_by_role("listitem").first).to_contain_text("Kingdomino")
