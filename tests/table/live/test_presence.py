"""Who is at a table, and whose seat a bot may have."""

from __future__ import annotations

import time
from random import Random

import pytest

from koruna.table.live import presence
from koruna.table.live.live_table import Live
from koruna.table.live.presence import SECONDS_OF_PATIENCE, Presence
from koruna.table.log_lines import BotPlays, Chance, Free, LogLine, Move, Name, SeatKey
from koruna.table.store.store import Head
from tests.table.live.test_live_table_at_once import KINGDOM, play, two_who_plan

OPENING = [*map(Chance, ["5", "9", "13", "48", "king 0"])]
KEYS = [SeatKey(0, "a hash"), SeatKey(1, "another")]


def table(*log: LogLine) -> Live:
    return Live(Head("abc", "kingdomino", 1, {}, 2), [*OPENING, *log])


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "SECONDS_OF_PATIENCE", 0)


def test_a_seat_is_empty_until_somebody_comes() -> None:
    assert Presence().vacant(table()) == [0, 1]
    assert Presence().vacant(table(Name(0, "Eva"), BotPlays(1, "greedy"))) == []
    assert Presence().vacant(table(*KEYS, Move(0, "claim 48"), Chance("king 1"))) == [1]
    here = Presence()
    here.visit("abc", [1])
    assert here.vacant(table(*KEYS)) == [0]
    assert here.vacant(Live(Head("other", "kingdomino", 1, {}, 2), [*OPENING, *KEYS])) == [0, 1]


def test_a_seat_that_was_left_is_empty_at_once() -> None:
    here = Presence()
    here.visit("abc", [0])
    sat = table(SeatKey(0, "a hash"), Name(0, "Eva"), Name(1, "Petr"), Move(0, "claim 48"))
    assert here.vacant(sat) == []
    sat.read([Free(0)])
    assert here.vacant(sat) == [0]


@pytest.mark.usefixtures("impatient")
def test_who_is_connected_is_there_as_long_as_one_connection_lasts() -> None:
    here, named = Presence(), table(Name(0, "Eva"), Name(1, "Petr"))
    assert here.vacant(named) == [0], "all wait for seat 0"
    with here.connection("abc", [0]):
        with here.connection("abc", [0, 1]):
            assert here.vacant(named) == []
        assert here.vacant(named) == []
    assert here.vacant(named) == [0]
    assert not here.connected


def test_there_is_patience_with_who_just_left() -> None:
    here, named = Presence(), table(Name(0, "Eva"), Name(1, "Petr"))
    with here.connection("abc", [0]):
        pass
    assert here.vacant(named) == []
    here.last_seen["abc", 0] -= presence.SECONDS_OF_PATIENCE
    assert here.vacant(named) == [], "the others have not waited long"
    named.noticed -= presence.SECONDS_OF_PATIENCE
    assert here.vacant(named) == [0]


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_REMEMBERED", 3)
    here = Presence()
    for at in range(5):
        here.visit(f"table {at}", [0])
    here.visit("table 2", [0])
    assert list(here.last_seen) == [("table 3", 0), ("table 4", 0), ("table 2", 0)]


# --- several processes ------------------------------------------------------------------------


def tell(one: Presence, other: Presence, everything: bool = False) -> None:
    if everything:
        other.forget(one.me)
    other.receive(one.me, one.everything() if everything else one.news(), everything)


@pytest.mark.usefixtures("impatient")
def test_who_is_connected_elsewhere_is_there() -> None:
    here, there, named = Presence("a"), Presence("b"), table(Name(0, "Eva"), Name(1, "Petr"))
    with there.connection("abc", [0]):
        tell(there, here)
        assert here.vacant(named) == []
        tell(there, here, everything=True)
        assert here.vacant(named) == []
    tell(there, here)
    assert here.vacant(named) == [0]


def test_there_is_patience_with_who_was_connected_to_a_process_that_ended() -> None:
    here, there, named = Presence("a"), Presence("b"), table(Name(0, "Eva"), Name(1, "Petr"))
    named.noticed -= presence.SECONDS_OF_PATIENCE
    with there.connection("abc", [0]):
        tell(there, here)
    here.last_seen.clear()
    here.forget("b")
    assert here.vacant(named) == []


def test_who_came_elsewhere_has_come() -> None:
    here, there = Presence("a"), Presence("b")
    there.visit("abc", [1])
    assert here.vacant(table(*KEYS)) == [0, 1]
    tell(there, here)
    assert here.vacant(table(*KEYS)) == [0]


def test_of_several_processes_where_somebody_looks_one_lets_bots_play(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    one, two = Presence("a"), Presence("b")

    def playing() -> list[bool]:
        tell(one, two)
        tell(two, one)
        return [one.lets_bots_play("abc"), two.lets_bots_play("abc")]

    assert playing() == [False, False]
    two.look("abc")
    assert playing() == [False, True]
    one.look("abc")
    assert playing() == [True, False]
    now += presence.SECONDS_OF_INTEREST
    two.look("abc")
    assert playing() == [True, False]
    now += 1
    assert playing() == [False, True], "nobody has looked at the first for a while"
    one.look("abc")
    playing()
    two.forget("a")
    assert two.lets_bots_play("abc"), "the first has ended"


def test_everything_tells_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    one, two = Presence("a"), Presence("b")
    one.look("abc")
    two.look("abc")
    now += presence.SECONDS_OF_INTEREST - 1
    two.look("abc")
    tell(one, two, everything=True)
    assert not two.lets_bots_play("abc")
    now += 2
    assert two.lets_bots_play("abc"), "a look is as old as it is there"


def test_a_decision_in_secret_does_not_change_when_others_count_as_gone() -> None:
    log = two_who_plan()
    names = [Name(0, "Eva"), Name(1, "Petr")]
    planned = Live(KINGDOM, [*log, *names])
    planned.noticed -= SECONDS_OF_PATIENCE
    here = Presence()
    here.visit(KINGDOM.id, [0])
    assert here.vacant(planned) == [1]
    before, rng = planned.visible_lines.count([1]), Random(1)
    play(planned, 0, rng)
    assert planned.visible_lines.count([1]) == before, "nobody noticed"
    assert here.vacant(planned) == [1]
