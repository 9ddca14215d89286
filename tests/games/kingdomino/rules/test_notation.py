"""Moves as text, and the rule behind every refusal."""

from __future__ import annotations

import pytest

import koruna
from koruna.games.kingdomino.rules.state import Kingdomino
from koruna.locale import LANGUAGES, words
from tests.games.kingdomino.tabletop import deal, first_legal, happen, play, table


def placing() -> Kingdomino:
    """Seat 0 is to place domino 5 (forest, forest); the row to claim from is 14, 20, 30, 40."""
    state = table(2)
    deal(state, 5, 9, 13, 48)
    for king, domino in (("king 0", 5), ("king 1", 9), ("king 0", 13), ("king 1", 48)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 14, 20, 30, 40)
    return state


def claiming() -> Kingdomino:
    """Seat 1 is to claim; seat 0 has claimed 40 before."""
    state = placing()
    play(state, "place e6 n", "claim 40", "place f5 e")
    return state


REFUSALS = [
    (placing, "place z5 e", "off-grid"),
    (placing, "place e5 e", "occupied"),
    (placing, "place e4 n", "occupied"),
    (placing, "place g8 e", "no-match"),
    (placing, "discard", "must-place"),
    (placing, "claim 40", "place-first"),
    (claiming, "place e6 n", "claim-now"),
    (claiming, "discard", "claim-now"),
    (claiming, "claim 41", "not-in-row"),
    (claiming, "claim 0", "not-in-row"),
    (claiming, "claim 40", "already-claimed"),
]


@pytest.mark.parametrize(("position", "text", "rule"), REFUSALS)
def test_each_refusal_names_its_rule(position: object, text: str, rule: str) -> None:
    state = placing() if position is placing else claiming()
    reason = state.why_not(text)
    assert reason is not None
    assert reason.rule == rule
    for language in LANGUAGES:
        assert words(language, "kingdomino").say(f"rule-{rule}")


def test_too_wide_names_its_rule() -> None:
    state = placing()
    play(state, "place d5 w", "claim 40")  # seat 0: forest d5 c5
    first_legal(state)
    play(state, "claim 30")
    reason = state.why_not("place h5 e")
    assert reason is not None
    assert reason.rule == "too-wide"
    for language in LANGUAGES:
        told = words(language, "kingdomino").refuse(reason)
        assert "5\N{MULTIPLICATION SIGN}5" in told
        assert "7\N{MULTIPLICATION SIGN}7" not in told  # which is for the Mighty Duel


def test_refusals_are_all_different_sentences() -> None:
    rules = {rule for _, _, rule in REFUSALS} | {"too-wide", "not-your-turn", "game-over"}
    for language in LANGUAGES:
        say = words(language, "kingdomino").say
        assert len({say(f"rule-{rule}") for rule in rules}) == len(rules)


def test_in_the_last_round_there_is_nothing_to_claim() -> None:
    state = table(2)
    while not state.is_last_round():
        first_legal(state)
    reason = state.why_not("claim 40")
    assert reason is not None
    assert reason.rule == "last-round"


def test_while_chance_decides_nobody_has_a_move() -> None:
    state = table(2)
    deal(state, 5)
    for text in ("claim 5", "place e6 n", "discard"):
        reason = state.why_not(text)
        assert reason is not None
        assert reason.rule == "not-your-turn"


def test_not_your_turn() -> None:
    for text in ("place e6 n", "claim 40", "discard"):
        reason = placing().why_not(text, seat=1)
        assert reason is not None
        assert reason.rule == "not-your-turn"


def test_after_the_end_the_game_is_over() -> None:
    state = table(2)
    while state.turn() != koruna.OVER:
        first_legal(state)
    reason = state.why_not("claim 40", seat=0)
    assert reason is not None
    assert reason.rule == "game-over"


NONSENSE = [
    "",
    "  ",
    "hello",
    "claim",
    "claim x",
    "claim 123",
    "claim -1",
    "claim 4 2",
    "place",
    "place e6",
    "place e6 x",
]
NONSENSE += [
    "place 6e n",
    "place é6 n",
    "place e6 ne",
    "place e٣ n",
    "discard 5",
    "Claim 40",
    "place e6 n n",
    "17",
    "king 0",
]


@pytest.mark.parametrize("text", NONSENSE)
def test_text_that_is_no_move(text: str) -> None:
    for state in (placing(), claiming()):
        with pytest.raises(koruna.NotAMove):
            state.why_not(text)
        with pytest.raises(koruna.NotAMove):
            state.read(text)


def test_extra_spaces_are_forgiven() -> None:
    state = placing()
    assert state.read("  place   e6  n ") == state.read("place e6 n")


def test_columns_go_east_and_rows_go_north_from_the_castle() -> None:
    state = placing()
    play(state, "place e6 n")
    assert set(state.kingdoms[0].squares()) == {(0, 0), (0, 1), (0, 2)}
    duel = table(2, mighty_duel=True)
    deal(duel, 5, 9, 13, 48)
    for king, domino in (("king 0", 5), ("king 1", 9), ("king 0", 13), ("king 1", 48)):
        happen(duel, king)
        play(duel, f"claim {domino}")
    deal(duel, 14, 20, 30, 40)
    play(duel, "place h7 e")
    assert set(duel.kingdoms[0].squares()) == {(0, 0), (1, 0), (2, 0)}


def test_half_a_lies_on_the_named_square() -> None:
    state = placing()
    first_legal(state)
    play(state, "claim 14")
    first_legal(state)
    play(state, "claim 20")
    play(state, "place d5 s") if state.why_not("place d5 s") is None else play(state, "place d5 w")
    view = state.view().kingdoms[0]
    halves = [(square.x, square.y, square.terrain) for square in view.squares if square.domino == 13]
    assert halves[0] == (-1, 0, "wheat")


def test_chance_is_written_as_it_is_read() -> None:
    state = table(2)
    assert state.write(17) == "17"
    assert state.read("17") == 17
    deal(state, 5, 9, 13, 48)
    assert [state.write(outcome) for outcome, _ in state.odds()] == ["king 0", "king 1"]
