"""Requests for the pages around the table, as a browser sends them."""

from __future__ import annotations

import re
from typing import Any

import httpx

from .seats import Client

BROWSER = {"Accept": "text/html,application/xhtml+xml", "Accept-Language": "en", "Sec-Fetch-Site": "same-origin"}


class Browser:
    """Sends the headers of a browser, and keeps its own cookies."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.cookies = httpx.Cookies()

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
        self.client.cookies = self.cookies
        sent = {name: value for name, value in {**BROWSER, **(headers or {})}.items() if value}
        answer = self.client.request(method, path, headers=sent, **more)
        self.cookies = httpx.Cookies(self.client.cookies)
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("POST", path, **more)


def another_browser(server: Browser) -> Browser:
    return Browser(server.client)


def form(**changes: str) -> dict[str, str]:
    """What the set-up page sends: me against a bot."""
    return {"seats": "2", "who0": "me", "name0": "Eva", "who1": "bot:greedy", "name1": "", **changes}


def set_up(client: Browser, **changes: str) -> httpx.Response:
    return client.post("/new/kingdomino", data=form(**changes), follow_redirects=False)


def table_of(answer: httpx.Response) -> str:
    assert answer.status_code == 303
    return answer.headers["location"].removesuffix("/invite").removeprefix("/t/")


def look(client: Browser, table: str) -> dict[str, Any]:
    seen: dict[str, Any] = client.get(f"/api/tables/{table}").json()
    return seen


def seat_links(page: str) -> list[str]:
    return re.findall(r'value="http://[^/"]*(/t/[^"]*/sit/[^"]*)"', page)
