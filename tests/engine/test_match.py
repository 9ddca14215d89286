"""A match checks moves, draws chance, writes the record and keeps the journal."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.errors import BadSetup, Bug, IllegalMove, NotAMove, Trouble
from koruna.engine.event import snapshot
from koruna.engine.library import game
from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import CHANCE, OVER, SPECTATOR
from koruna.locale import LANGUAGES
from tests.engine.nim import NimGame, nim

# --- starting -----------------------------------------------------------------------------


def test_a_new_match_is_dealt_up_to_the_first_decision() -> None:
    match = Match.new(NimGame(), 2, names=["Eva", "Jan"], rng=Random(1))
    assert match.state.turn() == 0
    assert [seat for seat, _ in match.record.lines] == [CHANCE]
    assert match.record.names == ["Eva", "Jan"]
    assert match.events() == []


def test_a_new_match_writes_only_options_that_were_changed() -> None:
    match = Match.new(NimGame(), 2, {"league": False, "timed": False, "pile": "small"})
    assert match.record.options == {"timed": False, "pile": "small"}


def test_a_new_match_refuses_a_wrong_setup_as_a_wrong_setup() -> None:
    with pytest.raises(BadSetup):
        Match.new(NimGame(), 5)


def test_the_same_stream_deals_the_same_game() -> None:
    texts = {Match.new(NimGame(), 2, rng=Random(5)).record.text() for _ in range(3)}
    assert len(texts) == 1


def test_a_game_may_be_given_by_its_id() -> None:
    match = Match.new("sealed_bids", 3, {"second_price": True}, rng=Random(5))
    assert match.game is game("sealed_bids")
    assert match.record.text() == Match.new(match.game, 3, {"second_price": True}, rng=Random(5)).record.text()
    with pytest.raises(BadSetup, match="chess"):
        Match.new("chess", 2)


# --- what can be asked ----------------------------------------------------------------------


def test_what_can_be_asked_while_a_game_goes_on() -> None:
    match = nim((0, "take 2"))
    assert (match.turn(), match.waiting(), match.scores(), match.outcome()) == (1, [1], [2, 0], None)
    assert match.moves() == match.moves(1) == ["take 1", "take 2"]
    assert match.moves(0) == match.moves(17) == []
    assert (match.view().seen_by, match.view(1).seen_by) == (SPECTATOR, 1)


def test_the_outcome_of_a_finished_game() -> None:
    match = nim((0, "take 2"), (1, "take 2"), (0, "take 1"))
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.places, outcome.winners) == ([3, 2], [1, 2], [0])
    assert (match.turn(), match.waiting(), match.moves()) == (OVER, [], [])


def test_moves_in_a_simultaneous_decision() -> None:
    match = Match.new("sealed_bids", 2, rng=Random(3))
    assert match.waiting() == [0, 1]
    assert match.moves(0) == match.moves(1) == [f"bid {coins}" for coins in range(13)]


@pytest.mark.parametrize("seat", [2, -1, -2, 17])
def test_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(Trouble) as refusal:
        nim().view(seat)
    assert refusal.value.message == "no-such-seat"


def test_the_odds_of_chance_and_none_at_a_decision() -> None:
    assert Match(NimGame(), Record("kingdomino", 7, 2), deal=False).odds() == {f"pile {n}": 1 / 3 for n in (3, 4, 5)}
    with pytest.raises(Trouble) as refusal:
        nim().odds()
    assert refusal.value.message == "nothing-drawn"


def test_a_move_is_played_and_written_down() -> None:
    match = nim()
    match.play("take 2")
    match.play("take 1", 1)
    assert match.record.lines[1:] == [(0, "take 2"), (1, "take 1")]
    assert match.state.scores() == [2, 1]
    assert [(event.kind, event.seat) for event in match.events()] == [("took", 0), ("took", 1)]


@pytest.mark.parametrize(
    ("text", "seat", "kind", "rule"),
    [
        ("steal 2", 0, NotAMove, ""),
        ("", 0, NotAMove, ""),
        ("take 3", 0, IllegalMove, "must-place"),
        ("take 2", 1, IllegalMove, "not-your-turn"),
        ("take 2", 17, IllegalMove, "not-your-turn"),
    ],
)
def test_a_refused_move_changes_nothing(text: str, seat: int, kind: type[Trouble], rule: str) -> None:
    match = nim()
    before = match.record.text()
    with pytest.raises(kind) as refusal:
        match.play(text, seat)
    if isinstance(refusal.value, IllegalMove):
        assert refusal.value.reason.rule == rule
        assert refusal.value.text == text
    assert match.record.text() == before
    assert match.state.turn() == 0


def test_before_a_draw_every_move_is_refused_because_chance_is_next() -> None:
    match = Match(NimGame(), Record("kingdomino", 7, 2), deal=False)
    with pytest.raises(IllegalMove, match="Chance is next"):
        match.play("take 2")
    with pytest.raises(IllegalMove, match="Chance is next"):
        match.play("steal", 0)
    with pytest.raises(IllegalMove, match="Chance is next"):
        match.choose(1, 0)
    assert match.record.lines == []


def test_after_the_end_every_move_is_refused() -> None:
    match = nim((0, "take 2"), (1, "take 2"), (0, "take 1"))
    assert match.over()
    with pytest.raises(IllegalMove) as refusal:
        match.play("take 1")
    assert refusal.value.reason.rule == "game-over"


@pytest.mark.parametrize(
    ("move", "seat", "rule"), [(3, 0, "no-such-move"), (-1, 0, "no-such-move"), (1, 1, "not-your-turn")]
)
def test_a_number_that_is_no_move_is_refused(move: int, seat: int, rule: str) -> None:
    match = nim()
    before = match.record.text()
    with pytest.raises(IllegalMove) as refusal:
        match.choose(move, seat)
    assert refusal.value.reason.rule == rule
    assert all(refusal.value.say(language) for language in LANGUAGES)
    assert match.record.text() == before


def test_a_number_chosen_after_the_end_is_refused() -> None:
    match = nim((0, "take 2"), (1, "take 2"), (0, "take 1"))
    with pytest.raises(IllegalMove) as refusal:
        match.choose(1)
    assert refusal.value.reason.rule == "game-over"


def test_a_rule_that_does_not_agree_with_the_moves_is_our_own_bug() -> None:
    match = Match.new(NimGame(honest=False), 2, rng=Random(1))
    with pytest.raises(Bug, match="take 5"):
        match.play("take 5")
    assert not issubclass(Bug, Trouble)


def test_choosing_by_number_writes_the_text() -> None:
    match = nim()
    match.choose(2)
    assert match.record.lines[-1] == (0, "take 2")


def test_chance_is_drawn_between_decisions() -> None:
    match = Match.new(game("sealed_bids"), 2, rng=Random(3))
    dealt = len(match.record.lines)
    match.play("bid 3", 1)
    assert match.record.lines[dealt:] == [(1, "bid 3")]
    match.play("bid 4", 0)
    assert match.record.lines[dealt + 1] == (0, "bid 4")
    assert match.record.lines[dealt + 2][0] == CHANCE
    assert match.state.waiting() == [0, 1]


# --- undo ---------------------------------------------------------------------------------


def test_undo_goes_back_to_before_the_last_decision_of_a_seat() -> None:
    match = nim((0, "take 2"), (1, "take 1"))
    assert match.undo(0)
    assert match.record.lines == [(CHANCE, "pile 5")]
    assert match.state.turn() == 0
    assert match.events() == []


def test_undo_of_a_seat_that_has_not_decided_is_none() -> None:
    match = nim((0, "take 2"))
    before = match.record.text()
    assert not match.undo(1)
    assert match.record.text() == before


def test_undo_of_one_bid_among_several() -> None:
    match = Match.new(game("sealed_bids"), 3, rng=Random(3))
    match.play("bid 3", 2)
    match.play("bid 4", 0)
    assert match.undo(0)
    assert match.record.lines[-1] == (2, "bid 3")
    assert match.state.waiting() == [0, 1]


def test_undo_reaches_into_an_earlier_game_of_a_series() -> None:
    match = Match.new(NimGame(), 2, {"league": True}, rng=Random(1))
    played = 0
    while len(match.state.view().results) < 1:
        match.choose(1)
        played += 1
    last = next(seat for seat, _ in reversed(match.record.lines) if seat >= 0)
    assert match.undo(last)
    assert match.state.view().results == []
    assert match.state.turn() == last


def test_a_match_is_taken_up_from_a_snapshot() -> None:
    match = Match.new(game("sealed_bids"), 2, rng=Random(3))
    lines, state = len(match.record.lines), match.state.copy()
    state.journal = snapshot(match.events())
    before = match.record.text()
    match.play("bid 1", 0)
    match.play("bid 2", 1)
    after = match.record.text()
    other = Match(match.game, match.record.first(0), Random(3), deal=False)
    for _ in range(2):
        other.take_up(match, lines, state)
        assert other.record.text() == before
        assert (len(other.sealed), len(other.learned), len(other.events_after)) == (lines, lines, lines)
        other.go_on(match.record.lines[lines:])
        assert other.record.text() == after
        assert [repr(event) for event in other.events()] == [repr(event) for event in match.events()]
        assert (other.sealed, other.learned) == (match.sealed, match.learned)


def test_a_snapshot_without_its_journal_is_our_fault() -> None:
    match = nim((0, "take 2"))
    with pytest.raises(Bug, match="no journal"):
        match.take_up(match, 1, match.state.copy())


def test_a_match_says_where_it_stands() -> None:
    assert repr(nim((0, "take 2"))) == "<Match kingdomino, 2 seats, move 2, seat 1 decides>"
    assert repr(nim((0, "take 2"), (1, "take 2"), (0, "take 1"))) == "<Match kingdomino, 2 seats, 3 moves, over>"
    assert repr(Match.new("sealed_bids", 3)) == "<Match sealed_bids, 3 seats, move 1, seats 0, 1, 2 decide>"
    alone = Record("sealed_bids", 1, 2)
    assert repr(Match("sealed_bids", alone, deal=False)) == "<Match sealed_bids, 2 seats, move 1, chance is next>"


def test_a_notebook_draws_a_match_for_a_spectator() -> None:
    assert Match.new(NimGame(), 2, names=["Eva", "Jan"], rng=Random(1))._repr_svg_().endswith("['Eva', 'Jan']")
