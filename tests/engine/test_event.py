"""Events as each seat may know them."""

from __future__ import annotations

from koruna.engine.event import NOBODY, Event, come_to_light, snapshot
from koruna.engine.state import SPECTATOR


def test_a_secret_is_for_those_who_know_it() -> None:
    event = Event("sealed", 1, {"sale": 4}, {"bid": 7}, [1, 2])
    assert event.seen_by(1) == event.seen_by(2) == {"sale": 4, "bid": 7}
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == {"sale": 4}


def test_an_open_event_is_for_everybody() -> None:
    event = Event("dealt", NOBODY, {"row": [1, 2]})
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == {"row": [1, 2]}


def test_printing_an_event_keeps_its_secret() -> None:
    assert "7" not in repr(Event("sealed", 1, {"sale": 4}, {"bid": 7}, [1]))


def test_a_secret_comes_to_light() -> None:
    journal = [Event("sealed", seat, {}, {"bid": seat + 3}, [seat]) for seat in (0, 1)]
    journal.append(Event("dealt", 0, {}, {"card": 9}, [0]))
    come_to_light(journal, "sealed", 1)
    assert [event.seen_by(SPECTATOR) for event in journal] == [{}, {"bid": 4}, {}]
    come_to_light(journal, "sealed")
    assert [event.seen_by(SPECTATOR) for event in journal] == [{"bid": 3}, {"bid": 4}, {}]
    assert [bool(event.secret) for event in journal] == [False, False, True]


def test_a_snapshot_stays_secret_whatever_comes_to_light_later() -> None:
    journal = [Event("dealt", NOBODY, {"row": [1, 2]}), Event("sealed", 0, {}, {"bid": 3}, [0])]
    before = snapshot(journal)
    come_to_light(journal, "sealed")
    assert [event.seen_by(1) for event in before] == [{"row": [1, 2]}, {}]
    assert before[1].seen_by(0) == {"bid": 3}
    assert before[0] is journal[0], "nothing can happen to what was never secret"
