"""The greedy bot, and its evaluation of states."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.bots.greedy import Greedy
from koruna.engine.option import Options
from koruna.games.wonderful_kingdom.bot.evaluation import evaluate
from koruna.games.wonderful_kingdom.rules.scoring import medal
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    GAME,
    completed,
    deal,
    making,
    met,
    picks,
    play,
    sites,
    table,
)
from tests.how_many import NIGHTLY, how_many


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


def test_at_the_end_a_game_is_worth_its_points() -> None:
    state = played(2, {"module": "basic"}, [], "worth")
    assert [evaluate(state, seat) for seat in (0, 1)] == state.scores()


MODULES = ["basic", "threats", "advisors", "quests"]


@pytest.mark.parametrize("module", MODULES if NIGHTLY else MODULES[:1])
def test_greedy_beats_random(module: str) -> None:
    games = how_many(interpreted=1, compiled=5, nightly=60)
    wins = 0.0
    for number in range(games):
        own_seat = number % 2
        ranks = played(2, {"module": module}, [own_seat], f"greedy {module} {number}").ranks()
        wins += 1 / ranks.count(1) if ranks[own_seat] == 1 else 0
    assert wins / games >= 0.95


# Games alone, and the share of them in which at least bronze is won.
ALONE: list[tuple[Options, float]] = [
    ({"module": "basic"}, 0.8),
    ({"module": "threats", "threat": "shadows"}, 0.6),
    ({"module": "advisors"}, 0.7),
    ({"module": "quests", "quest": "usurper"}, 0.4),
]
ALONE += [({"scenario": f"SC0{number}"}, 0.4) for number in range(1, 7)]


# Alone a game takes half a second, in scenarios a whole one.
@pytest.mark.parametrize(("options", "bronze"), ALONE if NIGHTLY else [*ALONE[:1], *ALONE[-1:]])
def test_greedy_alone_wins_a_medal_in_most_games(options: Options, bronze: float) -> None:
    games = how_many(interpreted=1, compiled=3, nightly=30)
    medals = [medal(played(1, {**options, "side": "B"}, [0], f"alone {number}")) for number in range(games)]
    assert sum(won != "none" for won in medals) >= bronze * games


# --- single decisions ----------------------------------------------------------------------


def choice(state: WonderfulKingdom, seat: int = 0) -> str:
    """The move with the best evaluation after it."""
    values: dict[str, float] = {}
    for move in state.moves(seat):
        after = state.copy()
        after.play(move, seat)
        values[state.write(move, seat)] = evaluate(after, seat)
    return max(values, key=lambda text: values[text])


def test_a_site_is_finished_when_it_can_be() -> None:
    items = "agenda over end_round produce:0:2 | realm 0 sites dawn_cathedral, krystallium 0, cubes gold:7"
    state = table(items, seats=1, step="end_round")
    while state.realms[0].in_hand:
        play(state, choice(state))
    assert completed(state) == "dawn_cathedral"


def test_krystallium_is_used_before_the_points_are_counted() -> None:
    state = table("round 4 | realm 0 sites farmstead star_lake:exploration2, krystallium 2", seats=1, step="end_round")
    assert choice(state) == "crystal exploration star_lake"


def test_a_threat_is_beaten_when_there_are_soldiers() -> None:
    state = table(
        f"{met(1)} | realm 0 krystallium 0, soldiers 3, threats giant_rat:1",
        seats=1,
        module="threats",
        step="begin_combat",
    )
    assert choice(state) == "beat giant_rat"


def test_what_cannot_be_built_in_the_last_round_is_exchanged() -> None:
    ramparts = f"realm 0 {making(materials=3)}, sites ramparts:materials1, krystallium 0, picks quarry"
    state = table(f"round 4 | {ramparts}", seats=1, step="end_choice")
    assert choice(state) == "exchange quarry"  # its cube is the one that is missing


def test_a_card_that_a_scenario_asks_for_is_finished_before_one_with_more_points() -> None:
    mills = "completed mill*4 petrified_forest quarry"
    state = table(
        f"round 4 | realm 0 duchy -, {mills}, sites chasm_bridge:gold3 ramparts, krystallium 0",
        seats=1,
        scenario="SC06",
        step="begin_step",
    )
    while state.realms[0].in_hand:
        play(state, choice(state))
    assert "ramparts" in completed(state).split()


def test_a_card_that_a_scenario_asks_for_is_never_discarded() -> None:
    state = table("realm 0 picks mill", seats=1, scenario="SC03", step="end_choice")
    while state.realms[0].picks or state.realms[0].in_hand:
        play(state, choice(state))
    assert {"great_lighthouse", "giants_last_refuge"} <= set(sites(state).split())


def test_a_spy_looks_at_a_hazard_card_that_decides_between_the_areas() -> None:
    state = table("area1 mill quarry # | area2 mill quarry | pick_number 1", seats=1)
    assert choice(state) == "spy 1-3"


def test_no_site_is_discarded_while_cards_are_picked() -> None:
    state = table(
        "area1 farmstead quarry | area2 portal scholars | realm 0 sites dawn_cathedral abyssal_throne",
        seats=1,
    )
    for move in ("search 1", "remove farmstead", "remove quarry"):
        assert not choice(state).startswith(("discard", "crystal")), move
        play(state, move)
    deal(state)
    assert choice(state).startswith("keep")


def test_the_last_step_of_a_quest_is_done_rather_than_a_card_built() -> None:
    state = table(
        f"round 4 | realm 0 {making(gold=7)}, sites dawn_cathedral, krystallium 0, soldiers 3",
        seats=1,
        module="quests",
        quest="lord_of_ruin",
        step="begin_step:0:2",
    )
    while state.realms[0].in_hand:
        play(state, choice(state))
    assert state.realms[0].quests >> 3 & 1


# --- simultaneous phases -------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_is_done_with_planning_can_hurry_no_card(seat: int) -> None:
    """The ramparts lack four materials: the two that are made anyway, and two if the quarry is completed now."""
    sites = "sites quarry:materials2 ramparts:materials1, krystallium 1"
    state = table(f"round 4 | realm {1 - seat} sites mill | realm {seat} {sites}", step="end_choice")
    assert state.waiting() == [0, 1]
    assert choice(state, seat) == "crystal materials quarry"


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_is_done_with_combat_beats_nothing_more(seat: int) -> None:
    threatened = "krystallium 0, soldiers 3, threats giant_rat:1"
    state = table(f"realm 0 {threatened} | realm 1 {threatened}", module="threats", step="begin_combat")
    assert state.waiting() == [0, 1]
    assert choice(state, seat) == "beat giant_rat"


def test_whoever_is_asked_first_at_the_end_uses_krystallium_too() -> None:
    """The other player is asked after that, but who is done is not asked again."""
    lake, mill = "sites star_lake:exploration2, krystallium 2", "sites mill, krystallium 2"
    first = table(f"round 4 | realm 0 {lake} | realm 1 {mill}", step="end_round")
    assert first.turn() == 0
    assert choice(first, 0) == "crystal exploration star_lake"
    second = table(f"round 4 | realm 0 {mill} | realm 1 {lake}", step="end_round")
    play(second, "done")
    assert second.turn() == 1
    assert choice(second, 1) == "crystal exploration star_lake"


def test_the_reward_of_a_last_step_counts_before_the_phase_is_over() -> None:
    state = table(
        "realm 0 picks mill, krystallium 0, soldiers 6, laboratory gold:6 | realm 1 picks mill",
        module="quests",
        quest="lord_of_ruin",
        step="end_choice",
    )
    before = evaluate(state, 0)
    play(state, "quest lord_of_ruin 4", seat=0)
    assert state.realms[0].claims
    assert evaluate(state, 0) == pytest.approx(before)  # it was planned, reward and all


def test_a_choice_is_made_before_the_others() -> None:
    """Nothing of what the other player has done in the phase counts, not even in a guess."""
    state = table("realm 0 picks mill quarry | realm 1 picks mill quarry", step="end_choice")
    play(state, "slate mill", "exchange quarry", "lab materials", "done", seat=1)
    before = GAME.before_others(state.imagine(0, Random(2)), 0)
    assert isinstance(before, WonderfulKingdom)
    assert before.waiting() == [0, 1]
    assert (sites(before, 1), picks(before, 1)) == ("", "mill quarry")
    assert state.waiting() == [0]


def test_judging_changes_nothing() -> None:
    state = table("realm 0 picks mill quarry portal", seats=1, module="threats", step="end_choice")
    before = state.view(0)
    evaluate(state, 0)
    assert state.view(0) == before
