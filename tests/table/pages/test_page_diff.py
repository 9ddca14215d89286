"""Updates contain only what a page lacks: new lines, changed pieces of a drawing, and what it missed while offline."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from koruna.engine.errors import Trouble
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Name, Seed
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_diff import GROWING, ClientParts, PartsDiff, mark_after, marks_after
from koruna.table.pages.page_parts import PARTS, parts_of
from koruna.table.pages.replay_moments import SHOWN, at_moment, moments, replayed
from koruna.table.pages.table_stream import Update, event, update
from koruna.table.store.store import Head
from tests.table.seats import Client, Seats, joined, update_in

GAMES = ["kingdomino", "eight_minute_empire", "tiny_epic_kingdoms", "wonderful_kingdom", "suverenita"]


def live(game: str) -> Live:
    head, log = Head("table", game, 1, {}, 2), [Seed("pages"), Name(0, "Eva"), Name(1, "Petr 🦄")]
    return Live(head, log + Live(head, log).deal())


def play(table: Live, rng: Random, moves: int = 1) -> None:
    for _ in range(moves):
        state = table.match.state
        if not state.waiting():
            return
        seat = rng.choice(state.waiting())
        texts = [state.write(move, seat) for move in state.moves(seat)]
        long = [text for text in texts if text != "yes"] or texts  # a treaty between two would end Suverenita
        table.read(table.move(rng.choice(long), seat)[0])


class Lost(Exception):
    """An update is based on a part that the page does not have."""


class Page:
    """Applies updates as the script of the page does."""

    def __init__(self, parts: dict[str, str] | None = None) -> None:
        self.shown = dict(parts or {})
        self.marks = marks_after(self.shown, {}, {})
        self.html: dict[str, str] = {}

    def have(self) -> dict[str, str]:
        return self.marks.copy()

    def take(self, new: Update) -> dict[str, Any]:
        sent: dict[str, Any] = json.loads(event(new).encode().split(b"data: ", 1)[1])
        grown, cut, parts = sent.get("grown", {}), sent.get("cut", {}), sent["parts"]
        marks, on = sent.get("marks", {}), sent.get("on", {})
        assert set(on) == set(grown) | set(cut)
        assert set(marks) == set(on) | set(parts)
        for name in on:
            if self.marks[name] != on[name] or (name in cut and name not in self.html):
                raise Lost
        for name, pieces in cut.items():
            parts[name] = joined(self.html[name], pieces)
        for name, more in grown.items():
            self.shown[name] = more + self.shown[name]
            self.html.pop(name, None)
        self.html |= parts
        self.shown |= parts
        self.marks |= marks
        return sent


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_makes_the_whole_page_whatever_is_played_and_taken_back(game: str) -> None:
    table, rng = live(game), Random(game)
    context = PageContext(table, 0, [0], "cs")
    page = Page(parts_of(context))
    sent = ClientParts(page.have())
    for at in range(60):
        if at % 7 == 6:
            with suppress(Trouble):  # whoever was refused twice has to play on first
                table.read(table.undo(1) or table.undo(0))
        else:
            play(table, rng)
        if at % 13 == 12:
            sent = ClientParts(page.have())  # it has reconnected
        page.take(update(context, sent))
        assert page.shown == parts_of(context)
        assert page.marks == marks_after(page.shown, {}, {})


def test_of_a_drawing_only_the_pieces_that_changed_are_sent() -> None:
    table, rng = live("suverenita"), Random(3)
    context = PageContext(table, 0, [0], "en")
    page = Page(parts_of(context))
    sent = ClientParts(page.have())
    whole, cut = [], []
    for _ in range(60):
        play(table, rng)
        new = page.take(update(context, sent))
        if "board" in new.get("cut", {}):
            cut.append(len(json.dumps(new["cut"]["board"])))
        elif "board" in new["parts"]:
            whole.append(len(new["parts"]["board"]))
    assert 1 <= len(whole) <= 3, "when the page has not kept its text, or hardly anything is as it was"
    assert len(cut) > 20
    assert min(whole) > 20_000
    assert sorted(cut)[len(cut) // 2] < 5_000


def test_a_page_that_says_nothing_of_what_it_keeps_gets_no_pieces() -> None:
    table, rng = live("suverenita"), Random(3)
    context = PageContext(table, 0, [0], "en")
    sent = ClientParts()
    for _ in range(20):
        assert not update(context, sent).cut
        play(table, rng)


def came_back(
    between: Callable[[Live], object], game: str = "suverenita", moves: int = 120
) -> tuple[dict[str, Any], Page, PageContext]:
    """What a page is sent that has seen much and was away while something happened."""
    table, rng = live(game), Random(4)
    context = PageContext(table, 0, [0], "en")
    play(table, rng, moves)
    page = Page()
    page.take(update(context, ClientParts({})))
    between(table)
    sent = page.take(update(context, ClientParts(page.have())))
    assert page.shown == parts_of(context)
    return sent, page, context


def test_whoever_comes_back_is_sent_of_the_chronicle_only_what_is_new() -> None:
    sent, page, context = came_back(lambda table: play(table, Random(5), 3))
    assert GROWING not in sent["parts"]
    assert 0 < len(sent["grown"][GROWING]) < len(page.shown[GROWING]) / 4
    assert not {"beside", "menu"} & set(sent["parts"])
    whole = zlib.compress(event(update(context, ClientParts({}))).encode(), 2)
    assert len(zlib.compress(json.dumps(sent).encode(), 2)) < len(whole) / 2


def test_whoever_comes_back_after_something_was_taken_back_is_sent_the_chronicle_anew() -> None:
    def take_back(table: Live) -> None:
        table.read(next(lines for lines in (table.undo(0), table.undo(1)) if lines))
        if table.undo_request is not None:
            table.read(table.undo(1 - table.undo_request[0]))

    sent, _, _ = came_back(take_back, "kingdomino", 15)
    assert GROWING in sent["parts"]
    assert GROWING not in sent.get("grown", {})


def test_whoever_missed_nothing_is_sent_nothing() -> None:
    sent, _, _ = came_back(lambda table: None)
    assert (sent["parts"], sent.get("marks"), sent.get("grown")) == ({}, None, None)


def test_another_seat_or_language_is_sent_what_differs() -> None:
    table, rng = live("suverenita"), Random(4)
    play(table, rng, 60)
    page = Page()
    page.take(update(PageContext(table, 0, [0], "en"), ClientParts({})))
    for other in (PageContext(table, 1, [1], "en"), PageContext(table, 1, [1], "cs"), PageContext(table, 0, [0], "cs")):
        new = page.take(update(other, ClientParts(page.have())))
        assert page.shown == parts_of(other)
        assert "beside" not in new["parts"], "the land is the same in every language"


def test_what_goes_on_from_something_else_is_noticed() -> None:
    """Two streams, or an answer between two changes of one."""
    table, rng = live("kingdomino"), Random(1)
    context = PageContext(table, 0, [0], "en")
    page = Page(parts_of(context))
    stream = ClientParts(page.have())
    play(table, rng)
    page.take(update(context, ClientParts(page.have())))  # fetched before the stream sent it
    play(table, rng)
    with pytest.raises(Lost):
        page.take(update(context, stream))
    page.take(update(context, ClientParts(page.have())))
    assert page.shown == parts_of(context)


# --- over the wire -------------------------------------------------------------------------------


def test_a_page_has_the_marks_of_its_parts_and_may_ask_for_the_rest(client: Client) -> None:
    table = Seats(client)
    table.play(9)
    table.sit(0)
    marks = update_in(table.get().text)["marks"]
    assert set(marks) == set(PARTS)
    have = ",".join(f"{name}:{mark}" for name, mark in marks.items())
    now = table.get(f"/now?have={have}").json()
    assert (now["parts"], now.get("grown"), now["seq"]) == ({}, None, table.now()["seq"])
    assert now["moves"] == table.get("/now").json()["moves"]
    before = table.get("/now").json()["parts"]
    table.play(2)
    later, whole = table.get(f"/now?have={have}").json(), table.get("/now").json()
    assert later["grown"]["lines"] + before["lines"] == whole["parts"]["lines"]
    assert later["on"]["lines"] == marks["lines"]
    assert later["parts"] == {
        name: html for name, html in whole["parts"].items() if html != before[name] and name != "lines"
    }


@pytest.mark.parametrize(
    "have",
    [
        *("", ",", ":", "lines", "lines:", "lines:9999999999999999999999.ab", "lines:-5.ab", "lines:0.", "lines:²5.ab"),
        *("board:1.2:3", "nothing:5.ab", "lines:5.ab," * 400, "lines:%00.%FF"),
    ],
)
def test_marks_that_are_none_are_as_if_nothing_were_there(client: Client, have: str) -> None:
    table = Seats(client)
    table.play(3)
    now = table.get(f"/now?have={have}").json()
    assert set(now["parts"]) == set(PARTS)


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_is_told_again_without_sending_everything_again(game: str) -> None:
    table, rng = live(game), Random(game)
    play(table, rng, 40)
    context = PageContext(table, 0, [0], "en")
    last = len(moments(table, 0)) - 1
    found = replayed(context, last - 12, last)
    parts: dict[str, str] = {}
    for moment in found:
        parts |= {name: more + parts[name] for name, more in moment.grown.items()}
        parts |= {name: joined(parts[name], pieces) for name, pieces in moment.cut.items()}
        parts |= moment.parts
        anew = parts_of(context._replace(table=at_moment(table, moments(table, 0)[moment.move])))
        assert parts == {name: anew[name] for name in SHOWN}
    assert len(msgspec.json.encode(found)) < len(found) * sum(map(len, parts.values())) * 0.7


def test_marks_of_parts_that_stayed_are_taken_over() -> None:
    before, now = {"board": "<g one", "menu": "m"}, {"board": "<g two", "menu": "m", "end": "e"}
    assert marks_after(now, before, marks_after(before, {}, {})) == marks_after(now, {}, {})
    assert marks_after(now, before, {"board": "old", "menu": "kept"})["menu"] == "kept", "and not computed again"


def test_new_text_of_a_part_that_is_cut_is_what_the_client_does_not_have() -> None:
    diff = PartsDiff({"menu": "whole"}, {"lines": "more"}, {"board": [[0, 3], "new", [4, 5], "newer"]}, {}, {})
    assert [diff.new_text(name) for name in ("menu", "lines", "board")] == ["whole", "more", "new newer"]


def test_the_mark_of_a_part_that_grows_depends_on_all_its_lines() -> None:
    lines = [f'<li data-event="{at}">What happened {at}</li>' for at in range(6)]
    mark, text = "", ""
    for line in lines:
        mark, text = mark_after(GROWING, line + text, text, mark), line + text
        assert mark == mark_after(GROWING, text), "the same however it came about"
    other = ["".join([*lines[:at], "<li>Another happened</li>", *lines[at + 1 :]]) for at in range(6)]
    swapped = "".join([lines[1], lines[0], *lines[2:]])
    assert len({mark_after(GROWING, each) for each in [text, "".join(lines), swapped, *other]}) == 9
