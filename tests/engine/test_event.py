"""What happened, as each seat may know it."""

from __future__ import annotations

from koruna.engine.event import NOBODY, Event
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
