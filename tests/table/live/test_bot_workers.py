"""What a process that thinks for bots has in mind."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.match import Match
from koruna.table.live import bot_workers as thinking
from koruna.table.live.bot_workers import MOST_IN_MIND, decide, recall
from tests.laws.fingerprint import fingerprint


@pytest.fixture(autouse=True)
def nothing_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "in_mind", [])


def played(moves: int, seed: int = 1) -> Match:
    rng = Random(seed)
    match = Match.new(koruna.game("kingdomino"), 2, rng=rng)
    for _ in range(moves):
        match.choose(rng.choice(match.state.moves()))
    return match


def test_a_game_that_went_on_is_taken_up_where_it_was() -> None:
    record = played(10).record
    match = recall(record.first(len(record.lines) - 4))
    assert recall(record) is match
    assert fingerprint(match.state) == fingerprint(Match(match.game, record).state)
    assert recall(record) is match


def test_a_game_that_took_another_course_is_played_from_the_start() -> None:
    record = played(10).record
    match = recall(record)
    shorter = record.first(len(record.lines) - 4)
    other = recall(shorter)
    assert other is not match
    assert other.record.text() == shorter.text()


def test_only_some_games_stay_in_mind() -> None:
    first = recall(played(3, seed=0).record)
    for seed in range(1, MOST_IN_MIND + 1):
        recall(played(3, seed).record)
    assert len(thinking.in_mind) == MOST_IN_MIND
    assert recall(first.record) is not first


def test_a_bot_decides_by_the_whole_record() -> None:
    match = played(5)
    for _ in range(4):
        seat = match.state.turn()
        match.play(decide(match.record.text(), seat, "greedy"), seat)
    assert len(thinking.in_mind) == 1
