"""Every route that the server has for a table, and a request for it."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.table.servers import registered

QUERY = {"/why": "?move=bid 99", "/scene": "?event=0", "/best": "?seat=0", "/lesson/read": "?step=0"}
BODY: dict[str, dict[str, Any]] = {
    "/remark": {"reaction": "hello"},
    "/moves": {"seq": 0, "move": "bid 99"},
    "/bot": {"level": "genius"},
    "/seats": {"token": "0" * 32},
    "/tables/{table_id}/ready": {},
}
FORM = ("/sit/{secret}", "/join", "/undo-answer/{seat}", "/t/{table_id}/ready")


class Question(NamedTuple):
    method: str
    url: str
    body: dict[str, Any]  # arguments of the client


def routes() -> list[str]:
    return sorted(
        f"{method} {route.path_format}"
        for route in registered().routes
        for method in route.methods
        if "/{table_id}" in route.path_format
        and not route.path_format.startswith("/operator")
        and method not in ("OPTIONS", "HEAD")
    )


def question(route: str, table: str, key: str = "", query: str = "") -> Question:
    method, path = route.split(" ")
    end = next((end for end in (*BODY, *FORM) if path.endswith(end)), "")
    url = path.format(table_id=table, stop="herds", seat=0, move=1, line=1, secret=key or "none")
    more = next((more for end, more in QUERY.items() if path.endswith(end)), "")
    url += f"{more}&{query[1:]}" if more and query else more or query
    body: dict[str, Any] = {"data": {"name": ""}} if end in FORM else {"json": BODY[end]} if end in BODY else {}
    return Question(method, url, body)
