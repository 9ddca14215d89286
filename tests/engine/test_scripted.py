"""Chance may be scripted."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.errors import Trouble
from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import CHANCE
from koruna.locale import LANGUAGES

WISHES = ["wish amber", "wish silk"]


def test_chance_goes_by_its_script_and_then_by_the_stream() -> None:
    match = Match.new("sealed_bids", 2, rng=Random(3), chance=[*WISHES, "treasure 3"])
    assert [text for _, text in match.record.lines] == [*WISHES, "treasure 3"]
    for seat in (0, 1):
        match.play(f"bid {seat}", seat)
    assert match.record.lines[-1][1].startswith("treasure ")


def test_a_script_goes_on_between_decisions() -> None:
    match = Match.new("sealed_bids", 2, chance=[*WISHES, "treasure 3", "lot 1", "treasure 6"])
    for seat in (0, 1):
        match.play("bid 2", seat)
    assert [text for _, text in match.record.lines[-2:]] == ["lot 1", "treasure 6"]


def test_a_script_of_a_record_begins_where_the_record_ends() -> None:
    record = Record("sealed_bids", 1, 2)
    record.lines = [(CHANCE, wish) for wish in WISHES]
    match = Match("sealed_bids", record, chance=["treasure 4"])
    assert [text for _, text in match.record.lines] == [*WISHES, "treasure 4"]


def test_the_same_scripted_chance_comes_back_after_an_undo() -> None:
    match = Match.new("sealed_bids", 2, chance=[*WISHES, "treasure 3", "lot 1", "treasure 6"])
    for _ in range(3):
        match.play("bid 2", 0)
        assert [text for _, text in match.foresee("bid 2", 1)[0]] == ["bid 2", "lot 1", "treasure 6"]
        match.play("bid 2", 1)
        assert match.record.lines[-1][1] == "treasure 6"
        match.undo(0)


@pytest.mark.parametrize("text", ["wish amber", "treasure 3", "gobble"])
def test_scripted_chance_that_cannot_be_is_named(text: str) -> None:
    with pytest.raises(Trouble) as refusal:
        Match.new("sealed_bids", 2, chance=["wish amber", text])
    for language in LANGUAGES:
        assert text in refusal.value.say(language)
        assert "wish silk" in refusal.value.say(language)


def test_a_move_before_scripted_chance_that_cannot_be_is_not_made() -> None:
    match = Match.new("sealed_bids", 2, chance=[*WISHES, "treasure 3", "lot 1", "gobble"])
    match.play("bid 2", 0)
    before, lines, events = match.state.position(), list(match.record.lines), len(match.events())
    with pytest.raises(Trouble, match="gobble"):
        match.play("bid 2", 1)
    assert (match.state.position(), match.record.lines, len(match.events())) == (before, lines, events)
    with pytest.raises(Trouble, match="gobble"):
        match.choose(match.state.read("bid 2", 1), 1)
    assert (match.state.position(), match.record.lines, len(match.events())) == (before, lines, events)


def test_a_script_is_a_list_and_not_one_text() -> None:
    with pytest.raises(Trouble, match="“34” is a single text"):
        Match.new("kingdomino", 2, chance="34")
