"""A record is the whole game: it replays to the same bytes, and so does every prefix of it."""

from __future__ import annotations

from msgspec import json

from koruna.engine.event import Event
from koruna.engine.match import Match
from koruna.engine.record import Record, read_record
from koruna.engine.state import CHANCE, OVER
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import Table, every_table

NAMES = ["Eva", "Žofie Černá", "bot:random", "Ľuboš"]


def random_match(table: Table, purpose: str) -> Match:
    """One whole game through `Match`, in which any waiting seat may be the next to decide."""
    rng = table.rng(purpose)
    match = Match.new(table.game, table.seats, table.options, NAMES[: table.seats], rng=rng)
    while not match.over():
        seat = rng.choice(match.state.waiting())
        match.choose(rng.choice(match.state.moves(seat)), seat)
    return match


def without_result(text: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("result "))


def as_data(events: list[Event]) -> list[object]:
    return [(event.kind, event.seat, event.facts, event.secret, event.knows) for event in events]


@every_table
def test_a_record_replays_to_the_same_bytes(table: Table) -> None:
    match = random_match(table, "record")
    text = match.record.text()
    again = Match(table.game, read_record(text))
    assert again.record.text() == text
    assert again.over()
    assert fingerprint(again.state) == fingerprint(match.state)
    assert (again.state.scores(), again.state.ranks()) == (match.state.scores(), match.state.ranks())
    assert as_data(again.events()) == as_data(match.events())
    for viewer in table.viewers():
        assert json.encode(again.state.view(viewer)) == json.encode(match.state.view(viewer))


@every_table
def test_the_chance_of_a_record_as_a_script_makes_the_same_game(table: Table) -> None:
    """Moves are among the texts that the match offers, and the winners are in first place."""
    record = random_match(table, "record").record
    script = [text for seat, text in record.lines if seat == CHANCE]
    match = Match.new(table.game.id, table.seats, table.options, record.names, chance=script)
    for seat, text in record.lines:
        if seat != CHANCE:
            assert match.outcome() is None
            assert text in match.moves(seat)
            match.play(text, seat)
    assert match.record.text() == record.text()
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.points == match.scores()
    assert {outcome.places[seat] for seat in outcome.winners} <= {1}


@every_table
def test_every_beginning_of_a_record_is_a_record(table: Table) -> None:
    """Replaying passes through all prefixes; some are also written, read and replayed on their own."""
    match = random_match(table, "record")
    whole = match.record
    chosen = set(table.rng("beginnings").sample(range(len(whole.lines)), 3))
    passing = Match(table.game, whole.first(0), deal=False)
    for at, (seat, text) in enumerate(whole.lines):
        assert passing.state.turn() != OVER
        if at in chosen:
            check_beginning(table, whole, at, passing)
        if seat == CHANCE:
            passing.happen(text)
        else:
            passing.play_one(text, seat)
        assert passing.record.lines == whole.lines[: at + 1]
    assert passing.state.turn() == OVER


def check_beginning(table: Table, whole: Record, at: int, passing: Match) -> None:
    text = whole.first(at).text()
    assert without_result(whole.text()).startswith(text)
    assert len(text.splitlines()) == whole.line_number(at) - 2, "the whole has a result"
    short = Match(table.game, read_record(text), deal=False)
    assert short.record.text() == text
    assert fingerprint(short.state) == fingerprint(passing.state)
    assert as_data(short.events()) == as_data(passing.events())
