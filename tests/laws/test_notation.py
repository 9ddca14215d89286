"""Moves as text: a bijection between moves and texts, and every refusal names a rule."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koruna.engine.errors import IllegalMove, NotAMove
from koruna.engine.game import Game
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE, SPECTATOR, State
from koruna.locale import LANGUAGES
from tests.laws.hypothesis_settings import careful
from tests.laws.tables import TABLES, Table, choices, every_game, every_table, moments, seat_counts, some_moments


@every_table
def test_every_move_has_a_text_of_its_own_and_reads_back(table: Table) -> None:
    for state in some_moments(table, "notation", 30):
        seats = [CHANCE] if state.turn() == CHANCE else state.waiting()
        for seat in seats:
            moves = [outcome for outcome, _ in state.odds()] if seat == CHANCE else state.moves(seat)
            texts = [state.write(move, seat) for move in moves]
            assert len(set(texts)) == len(texts)
            assert [state.read(text, seat) for text in texts] == moves
            for text in texts:
                assert text == " ".join(text.split()), "a record keeps a move on one line"
                assert text.isprintable()
                assert text


@every_table
def test_a_text_is_refused_exactly_when_it_is_no_legal_move(table: Table) -> None:
    """Tried with every text of the whole game and variations of it, for every seat, also in other states."""
    rng = table.rng("texts")
    texts = sorted(texts_of(table))
    for state in some_moments(table, "notation", 5):
        here = [state.write(move, seat) for seat in state.waiting() for move in state.moves(seat)]
        tried = {*rng.sample(texts, min(30, len(texts))), *rng.sample(here, min(10, len(here)))}
        for text in sorted(tried | near_misses(tried, rng.randrange(50))):
            for seat in (*range(table.seats), table.seats, SPECTATOR):
                check_refusal(state, text, seat, table)


def texts_of(table: Table) -> set[str]:
    """The texts of one game: those of all moves in a few states, and of chance."""
    found: set[str] = set()
    for state in some_moments(table, "notation", 12):
        if state.turn() == CHANCE:
            found |= {state.write(outcome) for outcome, _ in state.odds()}
        for seat in state.waiting():
            found |= {state.write(move, seat) for move in state.moves(seat)}
    return found


def near_misses(texts: Iterable[str], number: int) -> set[str]:
    """The same with other numbers: zero, and a random one."""
    return {re.sub(r"\d+", str(other), text) for text in texts for other in (0, number)}


def check_refusal(state: State, text: str, seat: int, table: Table) -> None:
    legal = is_legal(state, text, seat)
    try:
        reason = state.why_not(text, seat)
    except NotAMove:
        assert not legal, f"{text!r} is a legal move of seat {seat}, yet called none"
        with pytest.raises(NotAMove) as refusal:
            state.read(text, seat)
        assert all(refusal.value.say(language) for language in LANGUAGES)
        return
    assert (reason is None) == legal, f"{text!r} by seat {seat}: {reason}, legal: {legal}"
    if reason is not None:
        check_words(reason, text, table)


def is_legal(state: State, text: str, seat: int) -> bool:
    try:
        return state.read(text, seat) in state.moves(seat)
    except (NotAMove, IllegalMove):
        return False


def check_words(reason: Reason, text: str, table: Table) -> None:
    for language in LANGUAGES:
        assert IllegalMove(text, reason, table.game.id).say(language)


@every_table
def test_chance_is_written_in_one_way(table: Table) -> None:
    """A text that is parsed as a possible outcome is the canonical text of that outcome."""
    texts = texts_of(table)
    for state in some_moments(table, "notation", 8):
        if state.turn() == CHANCE:
            outcomes = [outcome for outcome, _ in state.odds()]
            for text in sorted(texts | {str(outcome) for outcome in outcomes} | near_misses(texts, outcomes[0])):
                outcome = read_outcome(state, text)
                assert outcome not in outcomes or state.write(outcome) == text, f"{text!r} passes for {outcome}"


def read_outcome(state: State, text: str) -> int | None:
    try:
        return state.read(text)
    except NotAMove:
        return None


ODD = ["²", "٣", "½", "\uff10", "-", "+1", " ", "\t", "\n", "\0", "É", "9999999999999", "*", ""]


@every_game
def test_a_misspelt_move_is_answered_politely(game: Game) -> None:
    """Every character of a few moves and chance outcomes, replaced by something odd."""
    for seats in seat_counts(game):
        table = next(table for table in TABLES if table.game is game and table.seats == seats)
        for state in some_moments(table, "misspelt", 4):
            for text in some_texts(state, table):
                for at, odd in product(range(len(text) + 1), ODD):
                    check_politeness(state, text[:at] + odd + text[at + 1 :], table)


def some_texts(state: State, table: Table) -> list[str]:
    texts = [state.write(move, seat) for seat, move in choices(state)]
    return table.rng("texts").sample(texts, min(2, len(texts)))


@careful(examples=60)
@given(st.sampled_from(TABLES), st.integers(0, 60), st.text(max_size=12))
def test_any_text_at_all_is_answered_politely(table: Table, when: int, text: str) -> None:
    check_politeness(moment(table, when), text, table)


def moment(table: Table, when: int) -> State:
    """Some state in which the game is not over."""
    length = sum(1 for _ in moments(table, "misspelt"))
    return next(islice(moments(table, "misspelt"), when % (length - 1), None))


def check_politeness(state: State, text: str, table: Table) -> None:
    """Tried for two of the waiting seats, another seat, and a spectator."""
    for seat in {*state.waiting()[:2], table.seats - 1, SPECTATOR}:
        check_refusal(state, text, seat, table)
    if state.turn() == CHANCE:
        read_outcome(state, text)
