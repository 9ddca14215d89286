"""The greedy player, and the evaluation it maximises."""

from __future__ import annotations

import pytest

from koruna.games.eight_minute_empire.bot.evaluation import RIVALS, evaluate, evaluate_in_series
from koruna.games.eight_minute_empire.bot.worth import IDLE_COIN, WORTHS
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire
from tests.bots.contest import contest
from tests.games.eight_minute_empire.tabletop import acting, give, lay_row, play, put, ready, table
from tests.how_many import how_many


@pytest.mark.parametrize(("seats", "share"), [(2, 0.95), (4, 0.85)])
def test_greedy_beats_random(seats: int, share: float) -> None:
    games = how_many(interpreted=6, compiled=60, nightly=300)
    wins, _ = contest("eight_minute_empire", ["greedy", *["random"] * (seats - 1)], games, {}, seed=3)
    assert wins >= share


def after(state: EightMinuteEmpire, text: str) -> float:
    twin = state.copy()
    twin.play(twin.read(text))
    return evaluate(twin, 0)


def test_a_cheaper_card_is_better_than_the_same_dearer() -> None:
    state = ready(2, "ruby-1", "ruby-2", "stone-3", "stone-4", "stone-5", "anvil-1")
    assert after(state, "take 1") > after(state, "take 2")


def test_the_good_that_completes_a_step_is_worth_a_coin() -> None:
    state = ready(2, "carrot-7", "ruby-1")
    give(state, 0, ruby=3)
    assert after(state, "take 2") > after(state, "take 1")


def test_a_move_that_wins_a_region_is_better_than_one_that_does_not() -> None:
    state = acting("wood-7")
    put(state, 1, 13, armies=3)
    assert after(state, "move 12-9") > after(state, "move 12-13")


def test_bids_are_modest() -> None:
    state = table(2)
    lay_row(state)
    assert after(state, "bid 1") > after(state, "bid 8") > after(state, "bid 14")


def test_rivals_count_against() -> None:
    state = ready(2)
    before = evaluate(state, 0)
    give(state, 1, ruby=4)
    assert evaluate(state, 0) < before


def test_in_a_series_the_rival_to_hold_back_is_the_one_who_leads_it() -> None:
    state = ready(3)
    give(state, 1, ruby=4)
    give(state, 2, ruby=3)
    value = evaluate(state, 0)
    assert evaluate_in_series(state, 0, [5, 0, 0]) == pytest.approx(value + 5)
    assert evaluate_in_series(state, 0, [0, 4, 0]) == pytest.approx(value - RIVALS * 4)
    ahead = evaluate_in_series(state, 0, [0, 0, 9])
    give(state, 1, ruby=5)
    assert evaluate_in_series(state, 0, [0, 0, 9]) == pytest.approx(ahead), "not the one who leads this game"


def test_an_army_is_worth_most_early_and_a_region_late() -> None:
    early, late = WORTHS[13][13], WORTHS[13][0]
    assert early.army > late.army == 0
    assert early.of_one_more(0, 0) < late.of_one_more(0, 0)
    assert late.of_one_more(1, 1) > late.of_one_more(1, 0)


def test_an_action_is_judged_by_what_it_can_do_on_the_map() -> None:
    """Moves are worth less if all armies are needed where they are."""
    state = ready(2, "anvil-6", "stone-1")
    spread = state.copy()
    for region in (9, 13):
        spread.empires[0].leave(12)
        spread.empires[0].arrive(region)
    assert after(state, "take 1") - after(state, "take 2") > after(spread, "take 1") - after(spread, "take 2")


def test_at_the_end_points_count_as_they_are() -> None:
    state = ready(2)
    put(state, 0, 21, armies=1)
    state.taken = state.setup.seats * state.setup.cards
    coins = IDLE_COIN * float(state.empires[0].coins - state.empires[1].coins)
    own, rival = state.scores()
    assert evaluate(state, 0) == pytest.approx(own - rival + coins)


def test_doing_something_is_better_than_nothing() -> None:
    state = acting("anvil-1")
    assert after(state, "add 12") > after(state, "done")
    play(state, "add 12")
    assert after(state, "add 12") > after(state, "done")
