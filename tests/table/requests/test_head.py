"""HEAD, which monitors and link previews send."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.table.seats import Client, Seats
from tests.table.servers import serving


def test_head_is_get_without_the_body(client: Client) -> None:
    table = Seats(client)
    for path in ("/", "/keeps", "/nowhere", f"/t/{table.id}", f"/api/tables/{table.id}", "/static/x/base.css"):
        head, got = client.head(path), client.get(path)
        assert head.status_code == got.status_code, path
        assert head.content == b""
        for name in ("content-type", "content-length", "content-security-policy", "cache-control"):
            assert head.headers.get(name) == got.headers.get(name), (path, name)
    assert client.head("/api/tables").status_code == 405


def test_head_of_a_stream_ends(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/koruna.db") as address, httpx.Client(base_url=address, timeout=30) as client:
        table = Seats(client)
        for path in (f"/t/{table.id}/stream", f"/api/tables/{table.id}/events"):
            head = client.head(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-type"].startswith("text/event-stream")
        assert client.get("/keeps").status_code == 200, "on the same connection"
