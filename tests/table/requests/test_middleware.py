"""Odd requests, all answered: characters that no database takes, JSON without end, strange cookies and hosts."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from koruna.table.requests.middleware import has_port
from tests.table.requests.nul import ANSWERED, ask_with_nul
from tests.table.seats import Client, Seats

JSON = {"Content-Type": "application/json"}


# --- what databases and cookies do not take ---------------------------------------------------------


def test_nul_is_no_fault(client: Client) -> None:
    assert ask_with_nul(client) == ANSWERED


@pytest.mark.parametrize("name", ["seats_a,b", "seats_", 'seats_a"b', "seats_a%00b", "seats_" + "x" * 40, "seats_\xe9"])
def test_a_cookie_with_a_strange_name_is_ignored(client: Client, name: str) -> None:
    answer = client.get("/", headers=[(b"cookie", f"{name}=x".encode("latin-1"))])
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("body", ["[" * 60_000, '{"a":' * 12_000, "[" * 30_000 + "]" * 30_000])
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{}/moves", "/api/tables/{}/seats/0/bot"])
def test_json_that_is_nested_too_deeply_is_refused(client: Client, path: str, body: str) -> None:
    table = Seats(client)
    table.sit(0)
    answer = client.post(path.format(table.id), content=body, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("That was not understood")


def test_a_host_whose_port_is_none_is_refused(client: Client) -> None:
    table = Seats(client)
    table.sit(0)
    for host in ("club.example:99999", "club.example:x", "[::1]:70000", "127.0.0.1:-1"):
        assert client.get(f"/t/{table.id}/invite", headers={"Host": host}).status_code == 400, host
    hosts = ("club.example", "club.example:65535", "[::1]:80", "[::1]", "10.0.0.1:8000", "")
    assert [has_port(host) for host in hosts] == [True] * len(hosts)


# --- clients that disconnect --------------------------------------------------------------------------


def test_a_request_that_is_cut_short_is_no_fault_of_ours(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    """A body of which the rest does not come: the client has gone."""
    sent: list[dict[str, Any]] = []
    parts = iter([{"type": "http.request", "body": json.dumps("x").encode(), "more_body": True}])

    async def receive() -> Any:
        return next(parts, {"type": "http.disconnect"})

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b"", "headers": []}
    scope |= {"client": ("192.0.2.1", 1), "server": ("x", 80), "scheme": "http", "root_path": "", "http_version": "1.1"}
    asyncio.run(client.app(scope, receive, send))
    assert sent[0]["status"] == 400
    assert "failed" not in caplog.text
