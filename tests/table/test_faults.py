"""A missing sentence or a fault in a drawing takes no page away: the rest is shown, and its place says so."""

from __future__ import annotations

import html
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

import koruna
from koruna.locale import LANGUAGES, words

from .seats import Client, Seats, update_in

if TYPE_CHECKING:
    from tests.conftest import Heard

GAME = type(koruna.game("sealed_bids"))
PAGES = ("", "/now", "/replay/3", "/moments?move=0", "/older")


def missing(*_: Any) -> tuple[str, dict[str, int | str]]:
    return "a-sentence-nobody-wrote", {}


def broken(*_: Any) -> Any:
    raise ZeroDivisionError("a fault of ours")


# What a game may fail at, and what is said in its place.
FAULTS = [
    ("prompt", missing, "at-not-shown"),
    ("prompt", broken, "at-not-shown"),
    ("label", missing, "at-move-untold"),
    ("label", broken, "at-move-untold"),
    ("targets", broken, "at-move-untold"),
    ("tell_event", missing, "at-event-untold"),
    ("tell_event", broken, "at-event-untold"),
    ("draw_page", broken, "at-not-shown"),
]


def in_place(name: str, language: str, move: str = "bid 0") -> str:
    return words(language).say(name, {"move": move})


@pytest.mark.parametrize(("what", "fault", "said"), FAULTS)
def test_the_rest_of_the_page_is_shown(
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    faults_heard: Heard,
    what: str,
    fault: Callable[..., Any],
    said: str,
) -> None:
    table = Seats(client, "sealed_bids")
    table.play(3)
    seat = table.now()["waiting"][0]
    table.sit(seat)
    moves = [move["text"] for move in table.now(seat)["moves"]]
    monkeypatch.setattr(GAME, what, fault)
    for language in LANGUAGES:
        client.cookies.set("lang", language)
        pages = {path: table.get(path) for path in PAGES}
        assert {answer.status_code for answer in pages.values()} == {200}
        told = html.unescape(pages[""].text)
        assert in_place(said, language) in told
        update = update_in(pages[""].text)
        assert [move["text"] for move in update["moves"]] == moves, "all can be made"
        parts = pages["/now"].json()["parts"]
        assert "Eva" in parts["seats"]
        assert 'data-do="confirm"' in parts["actions"]
        assert ("<svg" in parts["board"]) == (what != "draw_page")
    assert table.now(seat)["moves"]
    table.play()
    kinds = {record.splitlines()[-1] for record in faults_heard.take()}
    assert 1 <= len(kinds) <= len(LANGUAGES), "of each language that has not got it, once"


@pytest.mark.parametrize("fault", [missing, broken])
@pytest.mark.parametrize("what", ["tally", "tell_end"])
def test_the_end_is_shown(
    client: Client, monkeypatch: pytest.MonkeyPatch, faults_heard: Heard, what: str, fault: Callable[..., Any]
) -> None:
    table = Seats(client, "sealed_bids")
    table.play_to_the_end()
    table.sit(0)
    monkeypatch.setattr(
        GAME, what, (lambda *_: [missing(), missing()]) if (what, fault) == ("tally", missing) else fault
    )
    for path in PAGES:
        assert table.get(path).status_code == 200
    shown = html.unescape(table.get("/now").json()["parts"]["end"])
    assert in_place("at-not-shown", "en") in shown
    assert f"/t/{table.id}/rematch" in shown
    assert 1 <= len(faults_heard.take()) <= 2, "the lines of a score, and what made the difference"


def test_a_fault_is_logged_once_however_often_it_is_met(
    client: Client, monkeypatch: pytest.MonkeyPatch, faults_heard: Heard
) -> None:
    table = Seats(client, "sealed_bids")
    monkeypatch.setattr(GAME, "draw_page", broken)
    for _ in range(5):
        table.get()
        table.get("/now")
    [record] = faults_heard.take()
    assert "Traceback" in record
    assert record.endswith("ZeroDivisionError: a fault of ours")


def test_a_refusal_that_has_no_words_is_still_a_refusal(
    client: Client, monkeypatch: pytest.MonkeyPatch, faults_heard: Heard
) -> None:
    table = Seats(client)
    monkeypatch.setattr(koruna.Trouble, "say", broken)
    seat = table.now()["waiting"][0]
    wish = {"seq": table.now()["seq"], "move": "claim 99"}
    headers = {"Authorization": f"Bearer {table.keys[seat]}"}
    answer = client.post(f"/api/tables/{table.id}/moves", json=wish, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (422, words("en").say("table-refused"))
    assert len(faults_heard.take()) == 1
