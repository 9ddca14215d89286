"""The stream of updates of a table: numbered, resumable, and with only what changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

from koruna.engine.state import SPECTATOR
from koruna.table.api import routes as api
from koruna.table.live import table_view
from koruna.table.pages import page_parts
from koruna.table.pages import table_stream as at_table
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import PARTS

from .seats import Seats
from .servers import serving

SIGN_OF_LIFE = [": still here"]
PEOPLE = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('stream')}/koruna.db"
    with serving(database) as address:
        yield address


class Event:
    def __init__(self, lines: list[str]) -> None:
        self.fields = dict(line.split(": ", 1) for line in lines)
        self.number = int(self.fields["id"])
        self.update: dict[str, Any] = json.loads(self.fields["data"])


class Stream:
    """The events of one connection."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.iter_lines()

    def block(self) -> list[str]:
        """The lines up to the next empty one; nothing when the stream has ended."""
        found: list[str] = []
        for line in self.lines:
            if not line:
                break
            found.append(line)
        return found

    def next(self) -> Event:
        """The next update, without keep-alives."""
        while (block := self.block()) == SIGN_OF_LIFE:
            pass
        return Event(block)

    def ended(self) -> bool:
        return self.block() == []


class TableForTwo:
    """A table, and a browser that has some of its seats."""

    def __init__(self, address: str, game: str = "kingdomino") -> None:
        self.client = httpx.Client(base_url=address, timeout=30, headers={"Accept-Language": "en"})
        made = Seats(self.client, game)
        self.id: str = made.id
        self.keys = made.keys
        self.sit = made.sit

    @contextmanager
    def stream(self, query: str = "", last: str = "") -> Iterator[Stream]:
        """`last` is the Last-Event-ID of a browser that reconnects."""
        headers = {"Last-Event-ID": last} if last else {}
        with self.client.stream("GET", f"/t/{self.id}/stream{query}", headers=headers) as got:
            assert got.status_code == 200
            assert got.headers["content-type"].startswith("text/event-stream")
            yield Stream(got)

    def now(self) -> dict[str, Any]:
        update: dict[str, Any] = self.client.get(f"/t/{self.id}/now").json()
        return update

    def play(self, seat: int | None = None) -> int:
        """The first legal move of a seat that decides; what it was answered."""
        path = f"/api/tables/{self.id}"
        who = self.client.get(path).json()["waiting"][0] if seat is None else seat
        key = {"Authorization": f"Bearer {self.keys[who]}"}
        seen = self.client.get(path, headers=key).json()
        wish = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
        answer = self.client.post(f"{path}/moves", json=wish, headers=key)
        assert answer.status_code == 200
        return int(answer.json()["seq"])


# --- numbers -----------------------------------------------------------------------------------


def test_every_change_is_told_with_its_number(address: str) -> None:
    table = TableForTwo(address)
    table.sit(0)
    with table.stream() as stream:
        first = stream.next()
        assert first.fields["event"] == "table"
        assert set(first.update["parts"]) == set(PARTS)
        for _ in range(8):
            seq = table.play()
            heard = stream.next()
            assert heard.number == heard.update["seq"] == seq
        seat = table.client.get(f"/api/tables/{table.id}").json()["waiting"][0]
        undo = table.client.post(
            f"/api/tables/{table.id}/undo", headers={"Authorization": f"Bearer {table.keys[1 - seat]}"}
        )
        assert stream.next().number == undo.json()["seq"], "a wish to take back is a change too"


def test_only_parts_that_changed_are_told_and_they_make_the_whole_page(address: str) -> None:
    table = TableForTwo(address)
    for own in ([0], []):
        table.sit(*own)
        with table.stream() as stream:
            first = stream.next().update
            page = first["parts"]
            for _ in range(10):
                table.play()
                heard = stream.next().update
                assert all(page[name] != html for name, html in heard["parts"].items())
                assert "lines" not in heard["parts"], "of the chronicle only what is new"
                page |= heard["parts"]
                page["lines"] = heard["grown"]["lines"] + page["lines"]
                now = table.now()
                assert page == now["parts"]
                assert {key: heard[key] for key in ("moves", "title", "mine", "seat")} == {
                    key: now[key] for key in ("moves", "title", "mine", "seat")
                }
                assert own or heard["moves"] == []


# --- coming back -------------------------------------------------------------------------------


def test_whoever_comes_back_gets_what_was_missed(address: str) -> None:
    table = TableForTwo(address)
    table.sit(1)
    with table.stream() as stream:
        seen = stream.next().number
    table.play()
    seq = table.play()
    for query, last in ((f"?seen={seen}", ""), ("", str(seen)), (f"?seen={seq}", str(seen))):
        with table.stream(query, last) as stream:
            missed = stream.next()
            assert missed.number == seq
            assert missed.update["parts"] == table.now()["parts"]


def test_whoever_missed_nothing_hears_only_what_comes(address: str) -> None:
    table = TableForTwo(address)
    table.sit(0)
    seq = table.play()
    for query in ("?seen={}", ""):
        before = table.now()["parts"]
        with table.stream(query.format(seq), last="" if query else str(seq)) as stream:
            assert stream.block() == SIGN_OF_LIFE, "it is open at once"
            seq = table.play()
            heard = stream.next()
            assert heard.number == seq
            now = table.now()["parts"]
            assert now["lines"] == heard.update["grown"]["lines"] + before["lines"]
            changed = {name: now[name] for name in PARTS if now[name] != before[name]}
            assert heard.update["parts"] | {"lines": now["lines"]} == changed


@pytest.mark.parametrize("seen", ["", "x", "-1", "9" * 30, "1.5", "%C2%B2", "99999"])
def test_a_number_that_is_none_is_as_nothing_seen(address: str, seen: str) -> None:
    table = TableForTwo(address)
    with table.stream(f"?seen={seen}") as stream:
        assert set(stream.next().update["parts"]) == set(PARTS)


def test_a_stream_gives_signs_of_life(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableForTwo(address)
    for module, path in ((at_table, f"/t/{table.id}/stream"), (api, f"/api/tables/{table.id}/events")):
        monkeypatch.setattr(module, "SECONDS_BETWEEN_KEEP_ALIVES", 0.1)
        with table.client.stream("GET", path) as got:
            stream = Stream(got)
            stream.next()
            assert stream.block() == SIGN_OF_LIFE
            assert stream.block() == SIGN_OF_LIFE
            seq = table.play()
            assert stream.next().number == seq


# --- who listens --------------------------------------------------------------------------------


def test_two_tabs_of_one_seat_hear_the_same(address: str) -> None:
    table = TableForTwo(address)
    table.sit(0)
    with table.stream() as one, table.stream() as other:
        assert one.next().update == other.next().update
        for _ in range(4):
            table.play()
            assert one.next().fields == other.next().fields


def test_what_many_watch_is_drawn_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableForTwo(address)
    drawn: list[tuple[int, str]] = []
    usual = page_parts.parts_of

    def parts_of(context: PageContext, *more: Any) -> dict[str, str]:
        drawn.append((context.seat, context.language))
        return usual(context, *more)

    monkeypatch.setattr(at_table, "parts_of", parts_of)
    told: list[int] = []
    put_into_words = table_view.table_now

    def table_now(*arguments: Any) -> Any:
        told.append(arguments[1])
        return put_into_words(*arguments)

    monkeypatch.setattr(api, "table_now", table_now)
    with ExitStack() as opened:
        streams = [opened.enter_context(table.stream(query)) for query in ["?have="] * 8 + ["", "?lang=cs"]]
        path = f"/api/tables/{table.id}/events"
        events = [Stream(opened.enter_context(table.client.stream("GET", path))) for _ in range(5)]
        for stream in [*streams, *events]:
            stream.next()
        drawn.clear()
        seq = table.play()
        told.clear()
        heard = [stream.next() for stream in streams]
        assert {each.number for each in [*heard, *(stream.next() for stream in events)]} == {seq}
        assert sorted(drawn) == [(SPECTATOR, "cs"), (SPECTATOR, "en")]
        assert len(told) <= 1
        assert len({each.fields["data"] for each in heard[:8]}) == 1


def test_each_listens_through_own_eyes(address: str) -> None:
    table = TableForTwo(address)
    turn = table.client.get(f"/api/tables/{table.id}").json()["turn"]
    table.sit(turn)
    with table.stream() as stream:
        mine = stream.next().update
    table.sit(1 - turn)
    with table.stream() as stream:
        others = stream.next().update
    assert (mine["seat"], mine["mine"], bool(mine["moves"])) == (turn, True, True)
    assert (others["seat"], others["mine"], others["moves"]) == (1 - turn, False, [])


def test_the_language_is_that_of_the_page(address: str) -> None:
    table = TableForTwo(address)
    table.sit(0)
    with table.stream() as stream:
        english = stream.next()
        table.client.cookies.set("lang", "cs")  # from now on the pages of this browser are Czech
        with table.stream(f"?seen={english.number - 1}") as again:
            czech = again.next()
            assert czech.number == english.number
            assert czech.update["parts"]["lines"] != english.update["parts"]["lines"]
            table.play()
            heard = again.next().update["grown"]["lines"]
            assert table.now()["parts"]["lines"].startswith(heard)
            assert heard != stream.next().update["grown"]["lines"], "a page that is open stays as it is"


# --- one device for several people ---------------------------------------------------------------


def test_where_nothing_is_secret_one_stream_serves_all_on_a_device(address: str) -> None:
    table = TableForTwo(address)
    table.sit(0, 1)
    with table.stream() as stream:
        heard = stream.next().update
        for _ in range(6):
            turn = table.client.get(f"/api/tables/{table.id}?seat=0").json()["turn"]
            assert heard["seat"] == turn
            assert heard["moves"]
            table.play()
            heard = stream.next().update
            assert not heard["hand_over"]


def test_a_stream_ends_where_the_device_goes_to_somebody_else(address: str) -> None:
    table = TableForTwo(address, "sealed_bids")
    table.sit(0, 1)
    with table.stream() as stream:
        asked = stream.next().update
        assert asked["hand_over"]
        assert (asked["parts"], asked["moves"], asked["title"]) == ({}, [], ""), "nobody has said who has the device"
        assert stream.ended()
    table.client.post(f"/t/{table.id}/hand-over/0")
    with table.stream() as stream:
        first = stream.next().update
        assert first["seat"] == 0
        assert first["moves"]
        table.play(0)
        asked = stream.next().update
        assert asked["hand_over"]
        assert (asked["parts"], asked["moves"]) == ({}, []), "now it is the other's turn"
        assert stream.ended()
    table.client.post(f"/t/{table.id}/hand-over/1")
    with table.stream() as stream:
        assert stream.next().update["seat"] == 1


# --- the interface for programs --------------------------------------------------------------------


def test_the_events_of_the_interface_are_numbered_and_resumable(address: str) -> None:
    table = TableForTwo(address)
    path = f"/api/tables/{table.id}"
    key = {"Authorization": f"Bearer {table.keys[0]}"}
    with table.client.stream("GET", f"{path}/events", headers=key) as got:
        stream = Stream(got)
        assert stream.next().update == table.client.get(path, headers=key).json()
        seen = table.play()
        heard = stream.next()
        assert heard.number == seen
        assert heard.update == table.client.get(path, headers=key).json()
    seq = table.play()
    with table.client.stream("GET", f"{path}/events", headers={**key, "Last-Event-ID": str(seen)}) as got:
        assert Stream(got).next().number == seq
