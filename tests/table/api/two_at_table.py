"""A table of two people, asked and played at through the JSON interface."""

from __future__ import annotations

from typing import Any

from tests.table.seats import Client


def table_for_two(client: Client, **options: bool) -> tuple[str, list[dict[str, str]]]:
    """A table for two people; its path and the headers of each."""
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]
    made = client.post("/api/tables", json={"game": "kingdomino", "options": options, "seats": seats})
    assert made.status_code == 201
    created = made.json()
    return f"/api/tables/{created['table']}", [{"Authorization": f"Bearer {seat['key']}"} for seat in created["seats"]]


def now(client: Client, path: str, headers: dict[str, str] | None = None) -> dict[str, Any]:
    answer = client.get(path, headers=headers or {})
    assert answer.status_code == 200
    seen: dict[str, Any] = answer.json()
    return seen


def play_first(client: Client, path: str, headers: list[dict[str, str]]) -> dict[str, Any]:
    """The first legal move of the seat that decides."""
    seat = now(client, path)["turn"]
    seen = now(client, path, headers[seat])
    move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
    answer = client.post(f"{path}/moves", json=move, headers=headers[seat])
    assert answer.status_code == 200
    return {"seat": seat, "sent": move, "seq": answer.json()["seq"]}
