"""Whole games between bots, without a match."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.bots import bot
from koruna.bots.playing import imagines, let_play
from koruna.bots.random_bot import RandomBot
from koruna.engine.bot import Bot
from koruna.engine.errors import IllegalMove, Trouble
from koruna.engine.limit import USUAL, Limit
from koruna.engine.state import OVER, State
from tests.engine.nim import Nim, NimGame


class Peeking(Bot):
    """Notes what it is handed, spoils it, and takes one stone."""

    def __init__(self, taken: int = 1) -> None:
        self.seen: list[State] = []
        self.taken = taken

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        self.seen.append(state)
        assert isinstance(state, Nim)
        state.pile = 0
        return self.taken


def test_bots_decide_from_what_they_can_know() -> None:
    peeking, state = Peeking(), Nim()
    decisions = let_play(NimGame(), state, [peeking, RandomBot(Random(1))], Random(2), Random(3))
    assert state.turn() == OVER
    assert decisions >= len(peeking.seen) + 1
    assert sum(state.scores()) in (3, 4, 5), "though the bot spoiled what it was handed"
    assert all(isinstance(seen, Nim) and seen.imagined for seen in peeking.seen)


def test_where_all_is_open_a_bot_gets_a_copy_without_resampling() -> None:
    game, peeking, state = NimGame(), Peeking(), Nim()
    game.all_open = True
    let_play(game, state, [peeking, RandomBot(Random(1))], Random(2), None)
    assert state.turn() == OVER
    assert sum(state.scores()) in (3, 4, 5)
    assert all(isinstance(seen, Nim) and not seen.imagined for seen in peeking.seen)


def test_hidden_information_is_never_handed_out() -> None:
    players = [Peeking(), RandomBot(Random(1))]
    assert imagines(NimGame(), players)
    assert not imagines(NimGame(), players[1:])
    with pytest.raises(Trouble, match="hidden"):
        let_play(NimGame(), Nim(), players, Random(2), None)


def test_a_bot_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(IllegalMove):
        let_play(NimGame(), Nim(), [Peeking(9), RandomBot(Random(1))], Random(2), Random(3))


@pytest.mark.parametrize("number", [0, 1])
def test_every_seat_has_a_bot(number: int) -> None:
    players: list[Bot] = [RandomBot(Random(1))] * number
    with pytest.raises(Trouble, match=f"2 seats, and the number of bots given is {number}"):
        let_play(NimGame(), Nim(), players, Random(2), Random(3))


@pytest.mark.parametrize("name", ["full-greedy", "greedy"])
def test_a_bot_of_another_game_is_refused(name: str) -> None:
    kingdomino, empire = koruna.game("kingdomino"), koruna.game("eight_minute_empire")
    player = bot(name, kingdomino, Random(1))
    with pytest.raises(Trouble, match="plays only “kingdomino”"):
        koruna.Match.new(empire, 2).let(player)
    with pytest.raises(Trouble, match="plays only “kingdomino”"):
        let_play(empire, empire.start(2), [player] * 2, Random(2), Random(3))
