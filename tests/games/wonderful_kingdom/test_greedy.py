"""The greedy player, and what it judges by."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

import koruna
from koruna.bots.greedy import Greedy
from koruna.engine.option import Options
from koruna.games.wonderful_kingdom.evaluation import evaluate
from koruna.games.wonderful_kingdom.rules import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    GAME,
    build,
    completed,
    have,
    make,
    play,
    skip_choice,
    skip_to_combat,
    skip_to_end,
    skip_to_step,
    table,
    threaten,
)


def played(seats: int, options: Options, greedy: list[int], seed: str) -> WonderfulKingdom:
    """A whole game; seats that are not greedy play at random."""
    rng, bot = Random(seed), Greedy(GAME, Random(seed + " thinks"))
    state = GAME.start(seats, options)
    while state.turn() != koruna.OVER:
        seat = state.turn()
        if seat == koruna.CHANCE:
            state.play(state.draw(rng))
        elif seat in greedy:
            state.play(bot.choose(state.imagine(seat, rng), seat), seat)
        else:
            state.play(rng.choice(state.moves(seat)), seat)
    assert isinstance(state, WonderfulKingdom)
    return state


@pytest.mark.parametrize("module", ["basic", "threats", "advisors", "quests"])
def test_greedy_beats_random(module: str) -> None:
    games = 100 if koruna.compiled else 2
    wins = 0.0
    for number in range(games):
        own_seat = number % 2
        ranks = played(2, {"module": module}, [own_seat], f"greedy {module} {number}").ranks()
        wins += 1 / ranks.count(1) if ranks[own_seat] == 1 else 0
    assert wins / games >= 0.95


def test_greedy_reaches_bronze_in_most_basic_games_alone() -> None:
    games = 60 if koruna.compiled else 3
    scores = [played(1, {"module": "basic", "side": "B"}, [0], f"alone {n}").scores()[0] for n in range(games)]
    assert mean(scores) >= (70 if koruna.compiled else 45)


# --- single decisions ----------------------------------------------------------------------


def choice(state: WonderfulKingdom, seat: int = 0) -> str:
    """The move after which the prospects are best."""
    values: dict[str, float] = {}
    for move in state.moves(seat):
        after = state.copy()
        after.play(move, seat)
        values[state.write(move, seat)] = evaluate(after, seat)
    return max(values, key=lambda text: values[text])


def test_a_site_is_finished_when_it_can_be() -> None:
    state = table(1)
    have(state, 0)
    make(state, 0, gold=7)
    build(state, 0, "dawn_cathedral")
    skip_to_step(state, "gold")
    while state.realms[0].in_hand:
        play(state, choice(state))
    assert completed(state) == "dawn_cathedral"


def test_krystallium_is_used_before_the_points_are_counted() -> None:
    state = table(1)
    have(state, 0, krystallium=2)
    build(state, 0, "farmstead star_lake")
    state.realms[0].fill(1, 3, 2)
    skip_to_end(state)
    assert choice(state) == "crystal exploration star_lake"


def test_a_threat_is_beaten_when_there_are_soldiers() -> None:
    state = table(1, module="threats")
    have(state, 0, soldiers=3)
    threaten(state, 0, giant_rat=1)
    skip_to_combat(state)
    assert choice(state) == "beat giant_rat"


def test_what_cannot_be_built_in_the_last_round_is_exchanged() -> None:
    state = table(1)
    state.round = 4
    have(state, 0)
    make(state, 0, materials=3)
    build(state, 0, "ramparts")
    state.realms[0].fill(0, 0, 1)
    skip_choice(state, "quarry")
    assert choice(state) == "exchange quarry"  # its cube is the one that is missing
