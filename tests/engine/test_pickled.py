"""What library users hold is pickled and deep-copied in both modes, and goes on as the original does."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import TypeVar

import pytest

import koruna
from koruna.bots import bot, bot_names
from koruna.engine.event import Event

T = TypeVar("T")
LITTLE = koruna.Limit(iterations=4)


def again(thing: T) -> list[T]:
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_a_match_is_pickled_and_goes_on_as_it_would_have(game: koruna.Game) -> None:
    match = koruna.Match.new(game, min(game.seats), names=["Eva"], rng=Random(1), thinking=Random(2))
    greedy = bot("greedy", game, Random(3))
    for _ in range(4):
        match.let(greedy, match.waiting()[0])
    match.record.comment(0, "so it began")
    others = [*zip(again(match), again(greedy), strict=True), (match, greedy)]
    for other, player in others:
        for _ in range(4):
            other.let(player, other.waiting()[0])
    assert len({other.record.text() for other, _ in others}) == 1
    assert len({repr([event.seen_by(0) for event in other.events()]) for other, _ in others}) == 1


def test_a_match_at_chance_stays_there_and_keeps_its_script() -> None:
    match = koruna.Match.read("koruna 2\ngame kingdomino 1\nseats 2\n---\n", chance=["3", "11"], deal=False)
    for other in again(match):
        assert other.turn() == koruna.CHANCE
        assert other.record.lines == []
        other.deal()
        assert other.record.lines[:2] == [(koruna.CHANCE, "3"), (koruna.CHANCE, "11")]


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_a_game_is_pickled_by_its_id_and_its_bots_by_their_seeds(game: koruna.Game) -> None:
    assert all(other is game for other in again(game))
    match = koruna.Match.new(game, min(game.seats), rng=Random(1))
    seat = match.waiting()[0]
    for name in bot_names(game):
        player = bot(name, game, Random(5))
        copies = again(player)
        chosen = player.choose(match.state, seat, LITTLE)
        assert [other.choose(match.state, seat, LITTLE) for other in copies] == [chosen] * 2
        assert repr(player).startswith(f"<{type(player).__name__}")


def test_limits_compare_by_value_and_small_things_are_pickled() -> None:
    assert koruna.Limit(3) == koruna.Limit(3) != koruna.Limit(4)
    assert koruna.Limit(3) != koruna.Limit(seconds=3.0)
    assert len({koruna.Limit(3), koruna.Limit(3), koruna.Limit(seconds=3.0)}) == 2
    assert again(koruna.Limit(3)) == [koruna.Limit(3)] * 2
    match = koruna.Match.new("kingdomino", 2, rng=Random(1))
    found = bot("greedy", match.game, Random(2)).analyse(match.state, match.turn())
    assert [other.moves for other in again(found)] == [found.moves] * 2
    outcome = koruna.Outcome([1, 2], [2, 1], [1])
    assert again(outcome) == [outcome] * 2
    event = Event("took", 1, {"stones": 2}, {"bid": 3}, [1])
    assert [other.seen_by(1) for other in again(event)] == [{"stones": 2, "bid": 3}] * 2
    assert [other.text() for other in again(match.record)] == [match.record.text()] * 2


def test_what_is_one_is_told_in_the_singular() -> None:
    state = koruna.game("kingdomino").at("kingdomino 1 2 | row 3:0 4:0 5:1 6 | agenda over claim:1 | hand 0 0")
    found = bot("greedy", koruna.game("kingdomino"), Random(2)).analyse(state, 1)
    assert repr(found) == "<Analysis of 1 move by 1 visit: claim 6>"
    assert repr(koruna.Progress()) == "<Progress, going on>"
