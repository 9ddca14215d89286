"""Chance that nobody chose: what a record says of it, and what verifying finds."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

import koruna
from koruna.engine.fair_draw import LONGEST_VALUE, FairDraw, clean_value, commitment_to, joined
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.record import Record, read_record
from koruna.engine.verifying import verify
from tests.laws.tables import every_game

SECRET = "3f2a9c"
VALUES = {0: "c0ffee", 1: "blue moon"}


def played(game: str, moves: int = 10_000) -> Record:
    """A game whose chance was drawn by the secret and the values."""
    match = Match.new(game, 2, seed=joined(SECRET, VALUES))
    rng = Random(game)
    while not match.over() and moves:
        seat = match.waiting()[0]
        match.choose(rng.choice(match.state.moves(seat)), seat)
        moves -= 1
    record = match.record
    record.fair_draw = FairDraw(commitment_to(SECRET), VALUES, SECRET)
    return record


@every_game
def test_what_was_drawn_is_drawn_again(game: Game) -> None:
    record = played(game.id, 60)
    draws = sum(seat < 0 for seat, _ in record.lines)
    assert verify(read_record(record.text())) == draws > 0


def test_another_draw_is_found() -> None:
    record = played("kingdomino", 20)
    chance = [at for at, (seat, _) in enumerate(record.lines) if seat < 0]
    dominoes = {text for seat, text in record.lines if seat < 0}
    other = next(str(number) for number in range(1, 49) if str(number) not in dominoes)
    record.lines = record.lines[: chance[1]]
    record.lines.append((-1, other))
    with pytest.raises(koruna.Trouble, match=f"Line {record.line_number(chance[1])} of the record: “{other}”"):
        verify(record)


def test_values_and_secret_matter() -> None:
    for change in (
        FairDraw(commitment_to(SECRET), {**VALUES, 1: "blue noon"}, SECRET),
        FairDraw(commitment_to(SECRET), {0: "c0ffee"}, SECRET),
        FairDraw(commitment_to(SECRET), VALUES, "3f2a9d"),
        FairDraw(commitment_to("3f2a9d"), VALUES, SECRET),
        FairDraw(commitment_to(SECRET), VALUES),
        None,
    ):
        record = played("kingdomino")
        record.fair_draw = change
        with pytest.raises(koruna.Trouble):
            verify(record)


def test_a_record_that_ends_before_a_draw_is_not_proven() -> None:
    record = played("kingdomino", 5)
    record.lines.pop(next(at for at in range(len(record.lines) - 1, -1, -1) if record.lines[at][0] < 0))
    with pytest.raises(koruna.Trouble):
        verify(record)


def test_a_head_with_it_is_read_as_it_was_written() -> None:
    record = played("kingdomino", 3)
    text = record.text()
    assert f"\ncommitment {commitment_to(SECRET)}\nvalue 0 c0ffee\nvalue 1 blue moon\nsecret 3f2a9c\n" in text
    for again in (read_record(text), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
        assert again.text() == text
    assert "secret" not in record.first(2).text(), "before the end it is nobody's"
    assert "commitment" in record.first(2).text()


@pytest.mark.parametrize(
    "lines",
    [
        ["value 0 x"],
        ["secret y"],
        ["commitment a", "value 2 x"],
        ["commitment a", "value x"],
        ["commitment a", "value 1 x", "value 0 x"],
        ["commitment a", "value 0 x", "value 0 x"],
        ["commitment a", "secret y", "value 0 x"],
        ["commitment a", "commitment a"],
        ["commitment a", "value 0  x"],
        ["commitment a", f"value 0 {'x' * (LONGEST_VALUE + 1)}"],
    ],
)
def test_other_lines_in_the_head_are_refused(lines: list[str]) -> None:
    head = ["koruna 2", "game kingdomino 1", "seats 2", *lines, "---", ""]
    with pytest.raises(koruna.BadRecord):
        read_record("\n".join(head))


def test_any_value_fits_on_its_line() -> None:
    assert clean_value("  blue \n moon\x00 ") == "blue moon"
    assert clean_value("") == clean_value("\n") == "-"
    assert len(clean_value("x" * 1000)) == LONGEST_VALUE
