"""Requests that the JSON interface refuses, each with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.seats import Client

BAD_TABLES: list[Any] = [
    {"game": "chess", "seats": [{"kind": "person"}] * 2},
    {"game": "kingdomino", "seats": [{"kind": "person"}] * 5},
    {"game": "kingdomino", "seats": [{"kind": "person"}] * 4, "options": {"mighty_duel": True}},
    {"game": "kingdomino", "seats": [{"kind": "bot", "level": "genius"}, {"kind": "person"}]},
]


@pytest.mark.parametrize("wish", BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(client: Client, wish: Any) -> None:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["error"].endswith(".")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"game": 5}', b'{"game": "kingdomino", "seats": [], "more": 1}'])
def test_malformed_requests_are_refused_politely(client: Client, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_a_long_name_is_refused(client: Client) -> None:
    wish = {"game": "kingdomino", "seats": [{"kind": "person", "name": "x" * 10_000}, {"kind": "person"}]}
    assert client.post("/api/tables", json=wish).status_code == 400


def test_an_unknown_table_is_not_found(client: Client) -> None:
    for id in ("nothing", "x" * 500):
        answer = client.get(f"/api/tables/{id}", headers={"Accept-Language": "cs"})
        assert answer.status_code == 404
        assert "stůl" in answer.json()["error"]
