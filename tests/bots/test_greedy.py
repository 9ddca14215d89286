"""The greedy bot of all games."""

from __future__ import annotations

from collections import Counter
from random import Random

import koruna
from koruna.bots.greedy import Greedy
from koruna.engine.state import State
from tests.engine.nim import NimGame


class Indifferent(NimGame):
    def evaluate(self, state: State, seat: int) -> float:
        return 0.0


def test_of_equal_moves_each_is_as_likely_as_the_others() -> None:
    state = koruna.Match.new(koruna.game("kingdomino"), 4, rng=Random(4)).state
    seat = state.turn()
    chosen = Counter(Greedy(Indifferent(), Random(seed)).choose(state, seat) for seed in range(2000))
    assert sorted(chosen) == sorted(state.moves())
    assert all(400 < times < 600 for times in chosen.values())


def test_asked_again_it_chooses_the_same_of_equal_moves() -> None:
    state = koruna.Match.new(koruna.game("kingdomino"), 4, rng=Random(4)).state
    bot = Greedy(Indifferent(), Random(5))
    assert len({bot.choose(state, state.turn()) for _ in range(20)}) == 1
