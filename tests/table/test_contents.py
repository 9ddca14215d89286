"""The owner's numbers, cards and maps at one server: several at once, for people and for bots."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

import koruna
from koruna.engine.content import Content
from koruna.table.server import make_app
from tests.contents import two_contents
from tests.table.browsing import Browser
from tests.table.seats import Client

CONTENTS = [content for both in two_contents().values() for content in both]
BOTS = [{"kind": "bot", "level": "random"}] * 3
PATIENCE = 60.0  # seconds


def browse(client: Client) -> Browser:
    return Browser(client)


def bots_at_a_table(client: Client, content: Content) -> str:
    seats = BOTS[:2] if content.game == "wonderful_kingdom" else BOTS
    order = {"game": content.game, "options": {"content": content.digest()}, "seats": seats}
    answer = client.post("/api/tables", json=order)
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["table"]
    return made


def after_some_moves(client: Client, table: str) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        now: dict[str, Any] = client.get(f"/api/tables/{table}").json()
        if now["seq"] > 8:
            return now
        time.sleep(0.05)
    raise AssertionError("the bots do not move")


def test_tables_with_different_contents_stand_side_by_side(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    with TestClient(make_app(database, pace=0, contents=CONTENTS)) as client:
        tables = {content: bots_at_a_table(client, content) for content in CONTENTS}
        for content, table in tables.items():
            now = after_some_moves(client, table)
            assert now["options"]["content"] == content.digest()
            assert browse(client).get(f"/t/{table}").status_code == 200
            record = client.get(f"/api/tables/{table}/record").text
            assert f"\noption content {content.digest()}\n" in record
    with TestClient(make_app(database, pace=0, contents=CONTENTS[1:])) as client:  # one folder is not given any more
        gone = client.get(f"/api/tables/{tables[CONTENTS[0]]}")
        assert CONTENTS[0].digest() in gone.text
        assert client.get(f"/api/tables/{tables[CONTENTS[1]]}").status_code == 200


def test_the_set_up_page_offers_every_content_of_the_game(tmp_path: Path) -> None:
    own = [content for content in CONTENTS if content.game == "suverenita"]
    with TestClient(make_app(f"sqlite:///{tmp_path}/koruna.db", pace=0, contents=CONTENTS)) as client:
        page = browse(client).get("/new/suverenita").text
        for content in CONTENTS:
            name = f"those from your folder ({content.digest()})"
            assert bool(re.search(rf'value="{content.digest()}"> {re.escape(name)}<', page)) == (content in own)
        [game] = [each for each in client.get("/api/games").json() if each["id"] == "suverenita"]
        [option] = [each for each in game["options"] if each["id"] == "content"]
        assert option["choices"] == ["house", *(content.digest() for content in own)]
    assert koruna.game("suverenita").options[-1].choices == ["house"]


def test_the_last_set_up_with_a_content_is_offered_again(tmp_path: Path) -> None:
    digest = CONTENTS[0].digest()
    form = {"seats": "2", "who0": "me", "name0": "Eva", "who1": "bot:random", "name1": "", "option-content": digest}
    with TestClient(make_app(f"sqlite:///{tmp_path}/koruna.db", pace=0, contents=CONTENTS[:1])) as client:
        browser = browse(client)
        assert browser.post("/new/wonderful_kingdom", data=form, follow_redirects=False).status_code == 303
        again = browser.get("/new/wonderful_kingdom?again=1").text
        assert re.search(rf'value="{digest}"[^>]*checked[^>]*> the cards from your folder<', again)
