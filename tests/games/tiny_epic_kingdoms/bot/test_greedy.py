"""The greedy player, and the evaluation it maximises."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.bots import bot
from koruna.games.tiny_epic_kingdoms.bot.evaluation import evaluate
from koruna.games.tiny_epic_kingdoms.bot.war_outlook import values_of_numbers
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import change, choose, have, learn, play, stand, start, table
from tests.how_many import how_many


def best(state: TinyEpicKingdoms, seat: int) -> int:
    """The move after which the prospects are best, as the greedy player chooses."""
    values: dict[int, float] = {}
    for move in state.moves(seat):
        after = state.copy()
        after.play(move, seat)
        values[move] = evaluate(after, seat)
    return max(values, key=lambda move: values[move])


@pytest.mark.parametrize(("seats", "share"), [(2, 0.95), (4, 0.8)])
def test_greedy_beats_random(seats: int, share: float) -> None:
    games = how_many(interpreted=12, compiled=40, nightly=100)
    wins = 0.0
    for number in range(games):
        rng, own = Random(f"greedy {seats} {number}"), number % seats
        state = start(seats, exploration=number % 2 == 0)
        while state.turn() != koruna.OVER:
            seat = state.turn()
            if seat == koruna.CHANCE:
                state.play(state.draw(rng))
            elif seat == own:
                state.play(best(state.imagine(seat, rng), seat), seat)
            else:
                state.play(rng.choice(state.moves(seat)), seat)
        ranks = state.ranks()
        wins += 1 / ranks.count(1) if ranks[own] == 1 else 0
    assert wins / games >= share


def choice(state: TinyEpicKingdoms, seat: int = 0) -> str:
    return state.write(best(state, seat), seat)


def test_a_sure_win_is_worth_a_war() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, "a1 a1 a2")
    stand(state, 1, "a5 b1 b1")
    have(state, 0, ore=3)
    choose(state, "patrol")
    play(state, "patrol a1-a5")
    assert choice(state) == "war 1"  # the other side can show nothing but the flag


def test_a_hopeless_war_is_not_begun_and_nothing_is_paid_for_it() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, "a1 a1 a2")
    stand(state, 1, "a5 b1 b1")
    have(state, 0, ore=2)
    have(state, 1, ore=9, mana=9)
    choose(state, "patrol")
    assert not choice(state).endswith("-a5")
    play(state, "patrol a1-a5")
    assert choice(state) == "flag"


def test_no_number_is_set_that_is_worth_less_than_the_flag() -> None:
    rng = Random(5)
    for _ in range(40):
        state = table("dwarves", "merfolk", "humans")
        stand(state, 1, "a5 b1 b1")
        have(state, 0, *(rng.randint(0, 4) for _ in range(3)))
        have(state, 1, *(rng.randint(0, 4) for _ in range(3)))
        choose(state, "patrol")
        play(state, "patrol a1-a5")
        set_to = best(state, 0) - state.read("flag", 0)
        values = values_of_numbers(state, 0)
        assert values[set_to] >= values[0]


def test_the_second_to_set_does_not_rely_on_a_guess_at_the_first_number() -> None:
    state = table("dwarves", "merfolk", "humans")
    stand(state, 1, "a5 b1 b1")
    have(state, 0, ore=6)
    have(state, 1, ore=6)
    choose(state, "patrol")
    play(state, "patrol a1-a5", "war 6")
    assert len({best(state.imagine(1, Random(number)), 1) for number in range(20)}) == 1


def test_no_war_is_begun_in_the_hope_of_a_flag_where_numbers_are_likelier() -> None:
    """A region that promises much is worth nothing to a player who will hardly stay there."""
    state = table("dwarves", "merfolk", "humans")
    stand(state, 0, "a1 a1")
    stand(state, 1, "a2 a4 a5 b1")
    have(state, 1, ore=3)
    choose(state, "patrol")
    assert choice(state) == "pass"


def test_building_is_better_than_nothing_and_points_are_better_than_stores() -> None:
    state = table("dwarves", "merfolk", "humans")
    have(state, 0, ore=6)
    change(state, "realm 0 castle 5")
    choose(state, "build")
    assert choice(state) == "build"


def test_the_action_is_chosen_that_brings_the_most() -> None:
    state = table("dwarves", "merfolk", "humans")
    have(state, 0, ore=6)
    change(state, "realm 0 castle 5")
    assert choice(state) == "choose build"


@pytest.mark.parametrize(("seats", "seed"), [(2, 23), (2, 33), (3, 29)])
def test_a_won_game_is_ended(seats: int, seed: int) -> None:
    """The others only pass, collect and show the flag: what is still promised is never worth more than the win."""
    game = koruna.game("tiny_epic_kingdoms")
    state = game.start(seats).running()
    assert isinstance(state, TinyEpicKingdoms)
    player, rng = bot("greedy", game, Random(1)), Random(seed)
    while state.turn() != koruna.OVER:
        seat = state.turn()
        if seat == koruna.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(player.choose(state.imagine(seat, rng), seat) if seat == 0 else state.moves(seat)[0], seat)
    assert state.cycle < 20
    assert state.winners() == [0]


def test_the_last_step_is_taken_by_one_who_leads_and_not_by_one_who_trails() -> None:
    for ahead, wanted in ((True, "research"), (False, "pass")):
        state = table("dwarves", "undead")
        state.shields = 0b010111
        for seat, leads in ((0, ahead), (1, not ahead)):
            state.realms[seat].castle = 5 if leads else 1
            stand(state, seat, "a1 a2 a3 a4 a5 b4" if leads else "b1 b2")
            learn(state, seat, 4)
        have(state, 0, mana=5)
        choose(state, "research")
        assert choice(state) == wanted


def test_losing_one_of_two_figures_is_worse_than_keeping_both() -> None:
    """A single figure collects one more resource (B6), which is no reason to be alone."""
    state = table("dwarves", "merfolk", "humans")
    two = evaluate(state, 0)
    stand(state, 0, "a1")
    assert evaluate(state, 0) < two


def test_a_level_of_magic_is_worth_what_its_ability_is() -> None:
    """The Goblins patrol twice from the first level on; the Valkyries then lose wars a little cheaper."""
    gains = {}
    for faction in ("goblins", "valkyries"):
        state = table(faction, "merfolk", "humans")
        before = evaluate(state, 0)
        learn(state, 0, 1)
        gains[faction] = evaluate(state, 0) - before
    assert gains["goblins"] > gains["valkyries"] > 0


def test_nobody_patrols_there_and_back() -> None:
    """The Goblins may patrol twice; where nothing is to be gained they stay."""
    for region in ("a1", "a2", "a3", "a4", "a5"):
        state = table("goblins", "merfolk", "humans")
        learn(state, 0, 1)
        stand(state, 0, "a1 a2 a3 a4 a5")
        have(state, 0, food=3, ore=3, mana=3)
        choose(state, "patrol")
        first = choice(state)
        if first != "pass":
            play(state, first)
            origin, target = first.split(" ")[1].split("-")
            assert choice(state) != f"patrol {target}-{origin}", region
