"""Every bot of every game plays legal moves to the end, and the better ones win."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.bots import LEVELS, bot, bot_names, usual_bot
from koruna.bots.roster import USUAL_LEVEL
from koruna.engine.bot import Bot
from koruna.engine.limit import USUAL, Limit
from koruna.engine.state import State
from tests.how_many import NIGHTLY, how_many
from tests.laws.choosing import A_LITTLE, steady_bots
from tests.laws.tables import is_long

from .contest import contest

A_BEGINNING = how_many(interpreted=50, compiled=400, nightly=400)  # decisions


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_every_bot_plays_every_game_to_its_end(game: koruna.Game) -> None:
    """With every seat count; by day long games, and interpreted all, with the fewest only."""
    counts = game.seats if NIGHTLY or not is_long(game) else game.seats[:1]
    for name in [*steady_bots(game), "random"]:
        for seats in counts if koruna.compiled else game.seats[:1]:
            match = koruna.Match.new(game, seats, rng=Random(1), thinking=Random(2))
            player = bot(name, game, Random(3))
            while not match.over():
                for seat in match.state.waiting():
                    match.let(player, seat, A_LITTLE)
            assert 1 in match.state.ranks()


def test_every_bot_begins_a_long_game_of_the_most_players() -> None:
    """Which nightly is played to its end, above."""
    long = [(game, name) for game in koruna.all_games() if is_long(game) for name in steady_bots(game)]
    assert long
    for game, name in long:
        match = koruna.Match.new(game, game.seats[-1], rng=Random(1), thinking=Random(2))
        player = bot(name, game, Random(3))
        for _ in range(A_BEGINNING):
            match.let(player, match.state.waiting()[0], A_LITTLE)
        assert not match.over()


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(koruna.BadSetup) as refused:
        bot("grandmaster", koruna.game("kingdomino"), Random())
    assert refused.value.facts["known"] == ("libuse, svatopluk, eliska, pribina, premysl, greedy, full-greedy, random")


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_opponents_are_in_the_order_of_strength(game: koruna.Game) -> None:
    assert bot_names(game) == [*reversed(LEVELS), *game.bots_by_strength()]
    names = game.bots_by_strength()
    assert sorted(names) == sorted({"greedy", "random", *game.bots()})
    assert names[-1] == "random"
    assert not set(LEVELS) & set(names)


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_the_usual_opponent_is_the_one_in_the_middle(game: koruna.Game) -> None:
    assert usual_bot(game) == USUAL_LEVEL == LEVELS[len(LEVELS) // 2]


@pytest.mark.skipif(not NIGHTLY, reason="a few games would not tell, and many take too long")
def test_of_two_greedy_bots_of_kingdomino_the_plain_one_is_stronger() -> None:
    """It wins three games of five, as the order of the list says."""
    stronger, weaker, _ = koruna.game("kingdomino").bots_by_strength()
    wins, _ = contest("kingdomino", [stronger, weaker], 200, {}, seed=1)
    assert wins > 0.5


def test_greedy_beats_random() -> None:
    wins, _ = contest(
        "kingdomino", ["greedy", "random"], how_many(interpreted=15, compiled=50, nightly=200), {}, seed=1
    )
    assert wins > 0.9


def test_random_plays_every_move_as_often_as_any_other() -> None:
    match = koruna.Match.new(koruna.game("kingdomino"), 4, rng=Random(4))
    moves = match.state.moves()
    player = bot("random", match.game, Random(5))
    seen = [player.choose(match.state, match.state.turn()) for _ in range(4000)]
    assert set(seen) == set(moves)
    for move in moves:
        assert 0.2 < seen.count(move) / 4000 < 0.3


class Spy(Bot):
    """Remembers the states it was given."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        self.shown.append(state)
        return state.moves(seat)[0]


def test_a_bot_is_never_handed_the_true_state() -> None:
    match = koruna.Match.new(koruna.game("kingdomino"), 2, rng=Random(6))
    spy = Spy()
    match.let(spy)
    assert spy.shown[0] is not match.state
    assert spy.shown[0].journal is None
