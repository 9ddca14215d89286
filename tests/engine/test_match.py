"""A match checks moves, draws chance, writes the record and keeps the journal."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.bot import Bot
from koruna.engine.errors import BadRecord, BadSetup, Bug, IllegalMove, NotAMove, Trouble
from koruna.engine.event import snapshot
from koruna.engine.library import game
from koruna.engine.limit import USUAL, Limit
from koruna.engine.match import Match
from koruna.engine.record import Record, read_record
from koruna.engine.state import CHANCE, OVER, SPECTATOR, State
from koruna.locale import LANGUAGES
from tests.engine.nim import Nim, NimGame, nim
from tests.laws.fingerprint import fingerprint


class Spy(Bot):
    """Takes one stone and remembers the states it was given."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        self.shown.append(state)
        return 1


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


# --- moves --------------------------------------------------------------------------------


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


# --- bots ---------------------------------------------------------------------------------


def test_a_bot_sees_what_is_imagined_and_never_the_state() -> None:
    match, spy = nim(), Spy()
    assert match.let(spy) == "take 1"
    assert match.let(spy, 1) == "take 1"
    for state in spy.shown:
        assert isinstance(state, Nim)
        assert state.imagined
        assert state is not match.state
    assert isinstance(match.state, Nim)
    assert not match.state.imagined


def test_a_bot_cannot_know_the_secrets_of_others() -> None:
    """Over many samples of the same state seat 0 always sees its own wish, and every possible wish of seat 1."""
    seen = set()
    for thinking in range(60):
        match = Match.new(game("sealed_bids"), 2, rng=Random(3), thinking=Random(thinking))
        wishes = [text for _, text in match.record.lines if text.startswith("wish")]
        spy = Spy()
        match.let(spy, 0)
        (state,) = spy.shown
        while state.turn() != OVER:
            state.play(state.moves()[0] if state.turn() >= 0 else state.odds()[0][0])
        seen.add(tuple(f"wish {bidder.wish}" for bidder in state.view().bidders))
    assert {mine for mine, _ in seen} == {wishes[0]}
    assert {theirs for _, theirs in seen} == {"wish amber", "wish silk", "wish spice", "wish wine"} - {wishes[0]}


def test_a_bot_is_asked_the_same_after_an_undo() -> None:
    """What it imagines depends on the seed and the line of the record, not on how often it was asked."""
    match = Match.new(game("sealed_bids"), 2, rng=Random(3), thinking=Random(4))
    spy = Spy()
    for _ in range(3):
        match.let(spy, 0)
        match.undo(0)
    first, *others = [fingerprint(state) for state in spy.shown]
    assert others == [first, first]
    other = Match(match.game, match.record.text(), thinking=Random(4))
    assert fingerprint(other.imagined(0)) == first


def test_thinking_does_not_disturb_the_deal() -> None:
    """The deal depends only on its own stream, not on how many random numbers bots use."""
    texts = set()
    for thoughts in range(3):
        match = Match.new(game("sealed_bids"), 2, rng=Random(3), thinking=Random(thoughts))
        while not match.over():
            for _ in range(thoughts):
                match.imagined(0)
            match.let(Spy())
        texts.add(match.record.text())
    assert len(texts) == 1


# --- resuming a record --------------------------------------------------------------------


def test_a_record_is_taken_up_where_it_ends() -> None:
    match = nim((0, "take 2"))
    assert match.state.turn() == 1
    assert len(match.events()) == 1


def test_a_match_leaves_the_record_it_was_given_alone() -> None:
    record = nim((0, "take 2")).record
    match = Match(NimGame(), record)
    match.play("take 1")
    assert len(record.lines) == 2
    assert len(match.record.lines) == 3


def test_a_record_may_be_given_as_text_and_names_its_game() -> None:
    text = Match.new("sealed_bids", 2, rng=Random(3)).record.text()
    assert Match("sealed_bids", text).record.text() == text
    assert Match.read(text).record.text() == text
    assert Match.read(text).game is game("sealed_bids")
    with pytest.raises(BadRecord, match="chess") as refusal:
        Match.read(text.replace("sealed_bids", "chess"))
    assert refusal.value.line == 2
    with pytest.raises(BadRecord):
        Match.read("sealed_bids")


def test_a_record_that_ends_at_chance_is_dealt_on_unless_told_otherwise() -> None:
    record = Record("sealed_bids", 1, 2)
    record.lines = [(CHANCE, "wish amber")]
    assert Match("sealed_bids", record).waiting() == [0, 1]
    left = Match("sealed_bids", record, deal=False)
    assert left.record.lines == record.lines
    assert (left.turn(), left.moves()) == (CHANCE, [])


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ((0, "take 4"), "rule-must-place"),
        ((1, "take 1"), "rule-not-your-turn"),
        ((0, "gobble"), "not-a-move"),
        ((CHANCE, "pile 3"), "no-chance-now"),
    ],
)
def test_a_wrong_line_is_named_with_its_cause(line: tuple[int, str], cause: str) -> None:
    record = Record("kingdomino", 7, 2, None, ["Eva", ""])
    record.lines = [(CHANCE, "pile 5"), line]
    with pytest.raises(BadRecord) as refusal:
        Match(NimGame(), record)
    assert refusal.value.line == 7
    assert record.text().splitlines()[6].endswith(line[1])
    assert refusal.value.cause is not None
    assert refusal.value.cause.message == cause


@pytest.mark.parametrize("text", ["pile 2", "gobble"])
def test_chance_that_cannot_be_is_named_with_its_cause(text: str) -> None:
    record = Record("kingdomino", 7, 2)
    record.lines = [(CHANCE, text)]
    with pytest.raises(BadRecord) as refusal:
        Match(NimGame(), record)
    assert refusal.value.line == 5
    assert refusal.value.cause is not None
    assert refusal.value.cause.message == "impossible-chance"


def test_a_record_of_another_game_or_version_is_refused_by_name() -> None:
    for record in (Record("kingdomino", 8, 2), Record("chess", 7, 2)):
        with pytest.raises(BadRecord) as refusal:
            Match(NimGame(), record)
        assert (refusal.value.line, refusal.value.message) == (2, "record-version")
        assert refusal.value.facts["known"] == "kingdomino 7"


def test_a_record_with_a_wrong_setup_names_the_line() -> None:
    for head, line in (
        ("seats 4\n", 3),
        ("seats 2\noption timed off\noption league\n", 4),
        ("seats 3\noption timed off\noption pile small\n", 5),
        ("seats 2\noption chess\n", 4),
        ("seats 2\noption pile huge\n", 4),
    ):
        with pytest.raises(BadRecord) as refusal:
            Match(NimGame(), read_record(f"koruna 1\ngame kingdomino 7\n{head}---\n"))
        assert refusal.value.line == line
        assert isinstance(refusal.value.cause, BadSetup)


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
