"""A table for tests, requested by a browser that has some of its seats."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
from litestar.testing import TestClient

from koruna.table.pages.page_diff import PIECE
from koruna.table.requests.request_identity import SESSION

Client = TestClient[Any]
PEOPLE = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]
FOUR = [*PEOPLE, {"kind": "person", "name": "Jana"}, {"kind": "person", "name": "Ivan"}]


class Seats:
    """A table and the keys of its seats."""

    def __init__(
        self,
        client: httpx.Client,
        game: str = "kingdomino",
        seats: list[dict[str, str]] | None = None,
        clock: int | None = None,
        **options: bool | str,
    ) -> None:
        self.client = client
        wish = {"game": game, "options": options, "seats": seats or PEOPLE, "clock": clock}
        created = client.post("/api/tables", json=wish).json()
        self.id = created["table"]
        self.host = created["key"]
        self.keys = [seat["key"] for seat in created["seats"]]
        self.links = [seat["link"] for seat in created["seats"]]
        self.sessions: dict[tuple[int, ...], str] = {(): ""}

    def sit(self, *seats: int) -> None:
        """From now on the client is a browser that has these seats, and no other."""
        self.client.cookies.clear()
        if seats not in self.sessions:
            for seat in seats:
                answer = self.client.post(f"/t/{self.id}/sit/{self.keys[seat]}", data={}, follow_redirects=False)
                assert answer.status_code == 303, answer.text
            self.sessions[seats] = self.client.cookies[SESSION]
            self.client.cookies.clear()
        if seats:
            self.client.cookies.set(SESSION, self.sessions[seats])

    def sit_and_leave(self, seat: int, name: str) -> None:
        """Somebody takes a free seat, with which the game may begin, and gets up again."""
        token = self.links[seat].rpartition("/")[2]
        path = f"/api/tables/{self.id}/seats"
        self.client.post(path, json={"token": token, "name": name}).raise_for_status()
        headers = {"Authorization": f"Bearer {self.host}"}
        self.client.delete(f"{path}/{seat}", headers=headers).raise_for_status()

    def get(self, path: str = "") -> Any:
        return self.client.get(f"/t/{self.id}{path}")

    def now(self, seat: int | None = None) -> dict[str, Any]:
        headers = {} if seat is None else {"Authorization": f"Bearer {self.keys[seat]}"}
        seen: dict[str, Any] = self.client.get(f"/api/tables/{self.id}", headers=headers).json()
        return seen

    def play(self, moves: int = 1) -> None:
        for _ in range(moves):
            seat = self.now()["waiting"][0]
            seen = self.now(seat)
            wish = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
            headers = {"Authorization": f"Bearer {self.keys[seat]}"}
            assert self.client.post(f"/api/tables/{self.id}/moves", json=wish, headers=headers).status_code == 200

    def play_to_the_end(self) -> None:
        while not self.now()["over"]:
            self.play()

    def play_until_placing(self) -> int:
        while self.now()["view"]["step"] != "place":
            self.play()
        turn: int = self.now()["turn"]
        return turn


def update_in(html: str) -> dict[str, Any]:
    """The first update, which is embedded in the page."""
    found = re.search(r'data-update="([^"]*)"', html)
    assert found is not None
    text = found.group(1).replace("&#34;", '"').replace("&#39;", "'").replace("&lt;", "<").replace("&amp;", "&")
    update: dict[str, Any] = json.loads(text)
    return update


def joined(before: str, pieces: list[list[int] | str]) -> str:
    """A part of the page, rebuilt from pieces of the old one as pieces.js does it."""
    had = before.split(PIECE)
    each = [[piece] if isinstance(piece, str) else had[piece[0] : piece[1]] for piece in pieces]
    return PIECE.join([text for texts in each for text in texts])
