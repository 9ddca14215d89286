"""One visitor does not push the tables of others off the lobby."""

from __future__ import annotations

from pathlib import Path

import httpx

from koruna.table.config import ServerConfig
from koruna.table.live.listed_by import MOST_OF_CLIENT
from tests.table.servers import serving

OPEN = {"game": "kingdomino", "seats": [{"kind": "person", "name": "Eva"}, {"kind": "person"}], "listed": True}


def test_a_visitor_with_many_tables_leaves_room_for_others(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/koruna.db", ServerConfig(public=True)) as address:

        def made_by(client: str) -> str:
            headers = {"X-Forwarded-For": client}
            answer = httpx.post(f"{address}/api/tables", json=OPEN, headers=headers, timeout=30)
            assert answer.status_code == 201
            return str(answer.json()["table"])

        real = made_by("192.0.2.1")
        spam = [made_by("192.0.2.66") for _ in range(20)]
        lobby = httpx.get(f"{address}/", headers={"X-Forwarded-For": "192.0.2.2"}, timeout=30).text
    assert real in lobby
    assert [id for id in spam if id in lobby] == spam[-MOST_OF_CLIENT:], "the newest ones"
