"""What may be taken back without asking anybody."""

from __future__ import annotations

from random import Random

from koruna.engine.match import Match


def test_who_places_last_in_turn_sees_what_the_others_placed() -> None:
    """Start parts are secret until all are placed, also where players decide one after another."""
    match = Match.new("suverenita", 2, {"turns": "in_turn"}, rng=Random(1))
    while "auto" not in match.moves():
        match.play(match.moves()[0])
    first = match.turn()
    match.play("auto")
    assert match.turn() != first
    assert match.nothing_new(len(match.record.lines) - 1, first), "the others have placed nothing yet"
    last, before = match.turn(), len(match.record.lines)
    match.play("auto")
    assert not match.nothing_new(before, last)
