"""Names that look the same, whatever their letters are."""

from __future__ import annotations

import pytest

from koruna.engine.player_names import clean_name
from koruna.table.live.alike import same_name
from tests.table.seats import Client


@pytest.mark.parametrize(
    "name",
    [
        *("eva", " EVA ", "\uff25va", "E\u034fva", "Eva\u3164", "Eva\u2800", "Eva\ufe0f", "\U000e0101Eva"),
        *("\u0415va", "Ev\u0430", "\u0395v\u0430", "\u0415\u0475\u0430"),  # letters of Cyrillic and Greek
    ],
)
def test_what_looks_or_sounds_the_same_is_the_same_name(name: str) -> None:
    assert same_name(name, ["Petr", "Eva"])


@pytest.mark.parametrize(
    ("one", "other"), [("Ilona", "l1ona"), ("Ilona", "ilona"), ("Oto", "0t\u043e"), ("Petr 1", "Petr I")]
)
def test_letters_of_ours_that_look_alike(one: str, other: str) -> None:
    assert same_name(one, [other])
    assert same_name(other, [one])


@pytest.mark.parametrize(
    ("one", "other"), [("Jan", "J\u00e1n"), ("Eva", "Iva"), ("\u0412\u043e\u0432\u0430", "Boba"), ("Petr 1", "Petr 2")]
)
def test_other_names_are_free(one: str, other: str) -> None:
    assert not same_name(one, [other])


@pytest.mark.parametrize("name", ["\u2800", "\u3164 \u034f", "\ufe0f", "\u200b"])
def test_what_cannot_be_seen_is_no_name(client: Client, name: str) -> None:
    assert clean_name(name) == ""
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "person"}]
    made = client.post("/api/tables", json={"game": "kingdomino", "seats": seats}).json()
    path, token = f"/api/tables/{made['table']}/seats", made["seats"][1]["link"].rpartition("/")[2]
    assert client.post(path, json={"token": token, "name": name}).status_code == 422
    assert client.post(path, json={"token": token, "name": "Ev\u0430"}).status_code == 422, "she is called that"
    assert client.post(path, json={"token": token, "name": "Petr"}).status_code == 201
