"""A missing translation or a failing drawing breaks no page: the rest is shown, with a notice in its place."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

import koruna
from koruna.engine.consequences import Consequence
from koruna.engine.library import game_ids
from koruna.locale import LANGUAGES, Words, words
from koruna.table.pages.chronicle import note_line, numbered_line
from koruna.table.pages.move_list import show_move_plainly
from koruna.table.pages.page_parts import drawn
from koruna.table.pages.pictures import picture
from koruna.table.pages.table_stream import drawing_at

from .seats import Client, Seats, update_in

if TYPE_CHECKING:
    from tests.conftest import Heard

GAME = type(koruna.game("sealed_bids"))
PAGES = ("", "/now", "/replay/3", "/moments?move=0", "/older")
LINE: tuple[str, dict[str, int | str]] = ("a-sentence-nobody-wrote", {"points": 3})


def missing(*_: Any) -> tuple[str, dict[str, int | str]]:
    return "a-sentence-nobody-wrote", {}


def broken(*_: Any) -> Any:
    raise ZeroDivisionError("a fault of ours")


# What a game may fail at, and what is said in its place.
FAULTS = [
    ("prompt", missing, "sentence-missing"),
    ("prompt", broken, "at-not-shown prompt"),
    ("label", missing, "at-move-untold"),
    ("label", broken, "at-move-untold"),
    ("targets", broken, "at-move-untold"),
    ("tell_event", missing, "at-event-untold"),
    ("tell_event", broken, "at-event-untold"),
    ("draw_page", broken, "at-not-shown board"),
    ("stops_here", broken, "at-not-shown stops"),
]


def in_place(part: str, language: str) -> str:
    name, _, what = part.partition(" ")
    return words(language).say(name, {"move": "bid 0", "what": what, "name": "a-sentence-nobody-wrote"})


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
        shown = html.unescape(pages[""].text)
        assert in_place(said, language) in shown
        update = update_in(pages[""].text)
        assert [move["text"] for move in update["moves"]] == moves, "all can be made"
        parts = pages["/now"].json()["parts"]
        assert "Eva" in parts["seats"]
        assert 'data-do="confirm"' in parts["actions"]
        assert ("<svg" in parts["board"]) == (what != "draw_page")
    assert table.now(seat)["moves"]
    table.play()
    kinds = {record.splitlines()[-1] for record in faults_heard.take()}
    assert 1 <= len(kinds) <= 2 * len(LANGUAGES), "of each language that has not got it and what it means, once"


@pytest.mark.parametrize(
    ("what", "fault", "said"),
    [
        ("tally", missing, "sentence-missing"),
        ("tally", broken, "at-not-shown points"),
        ("tell_end", missing, "at-not-shown end"),
        ("tell_end", broken, "at-not-shown end"),
    ],
)
def test_the_end_is_shown(
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    faults_heard: Heard,
    what: str,
    fault: Callable[..., Any],
    said: str,
) -> None:
    table = Seats(client, "sealed_bids")
    table.play_to_the_end()
    table.sit(0)
    monkeypatch.setattr(GAME, what, (lambda *_: [LINE, LINE]) if (what, fault) == ("tally", missing) else fault)
    for path in PAGES:
        assert table.get(path).status_code == 200
    shown = html.unescape(table.get("/now").json()["parts"]["end"])
    assert in_place(said, "en") in shown
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
    monkeypatch.setattr(koruna.IllegalMove, "say", broken)
    seat = table.now()["waiting"][0]
    wish = {"seq": table.now()["seq"], "move": "claim 99"}
    headers = {"Authorization": f"Bearer {table.keys[seat]}"}
    answer = client.post(f"/api/tables/{table.id}/moves", json=wish, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (422, words("en").say("table-refused"))
    assert len(faults_heard.take()) == 1


def test_no_page_needs_a_sentence(client: Client, monkeypatch: pytest.MonkeyPatch, faults_heard: Heard) -> None:
    """Should all be missing, every page and the interface are there, each place with the name of what it lacks."""
    table = Seats(client, "sealed_bids")
    table.play(3)
    seat = table.now()["waiting"][0]
    table.sit(seat)
    monkeypatch.setattr(Words, "_pattern", lambda *_: None)
    kept = [words(language, game) for language in LANGUAGES for game in ("", *game_ids())]
    for each in kept:
        monkeypatch.setattr(each, "_formatted", {})
        monkeypatch.setattr(each, "_before", {})
        monkeypatch.setattr(each, "_has", {})
    with nothing_remembered():
        for path in ("/", "/new/sealed_bids", "/rules/sealed_bids", "/keeps", "/api/games", f"/api/tables/{table.id}"):
            answer = client.get(path, headers={"Accept": "text/html"})
            assert answer.status_code == 200, path
        assert "(lobby-title)" in client.get("/").text
        for path in (*PAGES, "/invite", "/record"):
            assert table.get(path).status_code == 200, path
        shown = table.get().text
        assert "(at-hint)" in shown
        assert 'data-do="confirm"' in shown
        assert client.get("/t/none", headers={"Accept": "text/html"}).status_code == 404
    assert faults_heard.take()


@contextmanager
def nothing_remembered() -> Iterator[None]:
    """Pages contain cached parts."""
    for clear in (True, False):
        for made in (drawing_at, drawn, numbered_line, note_line, picture):
            made.cache_clear()
        if clear:
            yield


def test_a_move_that_cannot_be_described_still_warns(monkeypatch: pytest.MonkeyPatch, faults_heard: Heard) -> None:
    game, own = koruna.game("sealed_bids"), words("en", "sealed_bids")
    ends: tuple[str, dict[str, int | str]] = ("warning-ends", {"outcome": "lose", "seat": 1})
    ahead = Consequence(0, "bid 0", -2, ends)
    for what in ("label", "warning"):
        monkeypatch.setattr(GAME, what, broken)
        last, move = show_move_plainly(game, None, ahead, own, ["Eva", "Petr"])
        assert (last, move.text, move.gain) == (1, "bid 0", -2)
        assert move.brings
        assert "Petr" in move.warning
    assert len(faults_heard.take()) == 1
