"""The replay of a table, and of what happened since an event."""

from __future__ import annotations

import re
from typing import Any

import pytest

from koruna.engine.state import CHANCE
from koruna.table.pages.chronicle import end_of_last_turn
from tests.table.seats import Client, Seats, joined


def test_a_replay_shows_the_table_as_it_was(client: Client) -> None:
    table = Seats(client)
    table.play(7)
    table.sit(0)
    board = table.get("/now").json()["parts"]["lines"]
    table.play(20)
    past = table.get("/replay/7").text
    newest = re.search(r"<span>([^<]*)</span></li>", board)
    assert newest is not None
    assert newest.group(1) in past
    assert table.get("/replay/9999").status_code == 200


def test_other_eyes_only_when_the_game_is_over(client: Client) -> None:
    table = Seats(client)
    table.play(5)
    table.sit(0)
    assert table.get("/replay/3?seat=0").status_code == 200
    assert table.get("/replay/3?seat=1").status_code == 403
    assert client.post(f"/t/{table.id}/replay/3/play-on").status_code == 403
    table.play_to_the_end()
    assert table.get("/replay/3?seat=1").status_code == 200
    assert table.get("/replay/3?seat=7").status_code == 403


def test_what_is_newer_than_an_event_is_told_moment_by_moment(client: Client) -> None:
    table = Seats(client)
    table.play(9)
    table.sit(0)
    events = events_of(table)
    moments = table.get("/moments?seat=0&event=3").json()
    assert moments[0]["event"] <= 3 < moments[1]["event"]
    assert moments[-1]["event"] == events - 1
    assert set(moments[0]["parts"]) >= {"beside", "board", "seats", "log"}
    assert all(moment["said"] for moment in moments[1:])
    now = table.get("/now").json()["parts"]
    last: dict[str, str] = {}
    for moment in moments:
        last = shown(last, moment)
    assert {name: last[name] for name in ("board", "beside", "lines")} == {
        name: now[name] for name in ("board", "beside", "lines")
    }
    assert [moment for moment in moments if "lines" in moment["parts"]] == moments[:1], (
        "of the chronicle only what is new"
    )
    assert table.get("/moments?seat=1&event=3").status_code == 403
    assert table.get("/moments?move=99999").json()[-1]["event"] == events - 1
    assert table.get("/moments?move=-5").status_code == 200


def shown(before: dict[str, str], moment: dict[str, Any]) -> dict[str, str]:
    """What a page shows of a moment after the one before."""
    grown = {name: more + before[name] for name, more in moment.get("grown", {}).items()}
    pieced = {name: joined(before[name], pieces) for name, pieces in moment.get("cut", {}).items()}
    whole: dict[str, str] = moment["parts"]
    return before | whole | grown | pieced


def events_of(table: Seats) -> int:
    """How many things happened."""
    return 1 + max(int(at) for at in re.findall(r'data-event="(\d+)"', table.get().text))


@pytest.mark.parametrize(
    ("doers", "end"),
    [("", -1), ("b", -1), ("ab", 0), ("ab*", 0), ("aba", 0), ("aab*aa", 1), ("a", -1), ("*ba", -1), ("abab", 2)],
)
def test_a_turn_ends_where_others_begin(doers: str, end: int) -> None:
    seats = {"a": 0, "b": 1, "*": CHANCE}
    assert end_of_last_turn([(seats[doer], "") for doer in doers], 0) == end
