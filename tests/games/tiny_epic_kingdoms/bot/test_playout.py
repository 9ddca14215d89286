"""The move of a play-out: legal at every moment, better than any move, and on the way to the end."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.games.tiny_epic_kingdoms.bot.playout import likely, most_wanted, number_to_show, useful_trade
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import change, choose, have, play, stand, start, table
from tests.how_many import how_many

GAMES = how_many(interpreted=8, compiled=60, nightly=600)


def played(state: TinyEpicKingdoms, rng: Random, sensible: list[int]) -> int:
    """Play to the end, some seats by likely moves and the others by any; the number of decisions."""
    decisions = 0
    while state.turn() != koruna.OVER:
        seat = state.turn()
        if seat == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        moves = state.moves(seat)
        move = likely(state, seat, rng) if seat in sensible else rng.choice(moves)
        assert move in moves, f"{state.step_name()}: {state.write(move, seat)}"
        state.play(move, seat)
        decisions += 1
    return decisions


@pytest.mark.parametrize(("seats", "share"), [(2, 0.9), (4, 0.8)])
def test_likely_moves_beat_random_ones(seats: int, share: float) -> None:
    wins = 0.0
    for number in range(GAMES):
        state = start(seats, exploration=number % 2 == 0, draft=number % 3 == 0)
        played(state, Random(number), [number % seats])
        wins += state.utility()[number % seats]
    assert wins / GAMES >= share


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_likely_moves_are_legal_and_end_the_game_sooner(seats: int) -> None:
    lengths = [0, 0]
    for number in range(GAMES // 4):
        for kind, sensible in enumerate(([], list(range(seats)))):
            lengths[kind] += played(start(seats, exploration=number % 2 == 0), Random(number), sensible)
    assert lengths[1] < lengths[0]


def test_a_trade_pays_for_what_comes_next() -> None:
    state = table("dwarves", "undead", "humans")
    have(state, 0, food=6, ore=1)
    change(state, "realm 0 castle 2")
    choose(state, "trade")
    assert state.write(useful_trade(state.realms[0]), 0) == "trade 2 food for ore"
    have(state, 0, food=1)
    assert useful_trade(state.realms[0]) == 0


def test_the_kind_picked_is_the_one_that_is_missing_most() -> None:
    state = table("dwarves", "undead", "humans")
    have(state, 0, food=3, ore=4, mana=1)
    state.realms[0].castle, state.realms[0].magic = 4, 4
    assert most_wanted(state.realms[0]) == 2


def test_whoever_can_win_a_war_for_sure_does_not_show_the_flag() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, "a1 a1 a2")
    stand(state, 1, "a5 b1 b1")
    have(state, 0, ore=9)
    have(state, 1, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a5")
    shown = [number_to_show(state, 0, Random(number)) for number in range(50)]
    assert sum(number > 0 for number in shown) > 40
