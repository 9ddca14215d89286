"""The cache of matches in a bot's process."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.match import Match
from koruna.table.live import bot_workers as thinking
from koruna.table.live.bot_workers import MOST_CACHED, decide, match_of
from tests.laws.fingerprint import fingerprint


@pytest.fixture(autouse=True)
def nothing_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "cache", [])


def played(moves: int, seed: int = 1) -> Match:
    rng = Random(seed)
    match = Match.new(koruna.game("kingdomino"), 2, rng=rng)
    for _ in range(moves):
        match.choose(rng.choice(match.state.moves()))
    return match


def test_a_game_that_went_on_is_taken_up_where_it_was() -> None:
    record = played(10).record
    match = match_of(record.first(len(record.lines) - 4))
    assert match_of(record) is match
    assert fingerprint(match.state) == fingerprint(Match(match.game, record).state)
    assert match_of(record) is match


def test_a_game_that_took_another_course_is_played_from_the_start() -> None:
    record = played(10).record
    match = match_of(record)
    shorter = record.first(len(record.lines) - 4)
    other = match_of(shorter)
    assert other is not match
    assert other.record.text() == shorter.text()


def test_only_some_games_stay_in_mind() -> None:
    first = match_of(played(3, seed=0).record)
    for seed in range(1, MOST_CACHED + 1):
        match_of(played(3, seed).record)
    assert len(thinking.cache) == MOST_CACHED
    assert match_of(first.record) is not first


def test_a_bot_asked_again_decides_the_same() -> None:
    record = played(5).record
    seat = Match(koruna.game("kingdomino"), record).turn()
    assert len({decide(record.text(), seat, "greedy", "seed") for _ in range(3)}) == 1


def test_a_random_bot_is_not_the_same_in_every_move() -> None:
    """Though it has the same seed in the whole game: it would always take the first of its moves, or the last."""
    match = played(0)
    parts = []
    while not match.over():
        moves = match.moves()
        chosen = decide(match.record.text(), match.turn(), "random", "seed").text
        if len(moves) > 3:
            parts.append(moves.index(chosen) / len(moves))
        match.play(chosen)
    assert max(parts) - min(parts) > 0.5


def test_a_bot_decides_by_the_whole_record() -> None:
    match = played(5)
    for _ in range(4):
        seat = match.state.turn()
        match.play(decide(match.record.text(), seat, "greedy", "seed").text, seat)
    assert len(thinking.cache) == 1
