"""The six scenarios: set-up, special rules, and everything that loses one (X1 to X9)."""

from __future__ import annotations

from pathlib import Path

import pytest

import koruna
from koruna.engine.match import Match
from koruna.engine.record import read_record
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    GAME,
    change,
    completed,
    legal,
    met,
    named,
    pass_over,
    play,
    realm_of,
    refusal,
    sites,
    start,
    table,
    threats,
)

NEEDED = {
    "SC01": "farmstead farmstead farmstead farmstead",
    "SC02": "hell_gate secret_society royal_gaol",
    "SC03": "great_lighthouse seafarers harbour giants_last_refuge",
    "SC04": "recruiters allied_armies barracks enchanted_forge",
    "SC05": "",
    "SC06": "barracks royal_guard ramparts sappers",
}
RECORDS = Path(__file__).parents[1] / "records"
LAST_STEPS = {"SC03": "northern_lands-4", "SC04": "usurper-4", "SC06": "usurper-4 lord_of_ruin-4"}


def scenario(id: str, items: str = "", step: str = "") -> WonderfulKingdom:
    return table(items, seats=1, scenario=id, step=step)


def end(state: WonderfulKingdom) -> bool:
    """Whether the game is lost if it ends now."""
    change(state, "round 4", step="end_round")
    while state.turn() != koruna.OVER:
        play(state, "done")
    return state.is_lost


def fulfilled(id: str, completed: str, steps: str) -> WonderfulKingdom:
    """Every demand of a scenario is met, with these cards and last steps of quests."""
    cards = f", completed {completed}" if completed else ""
    return scenario(id, f"realm 0 sites{cards}, quests {steps}, threats")


@pytest.mark.parametrize("id", NEEDED)
@pytest.mark.parametrize("ending", ["won", "lost"])
def test_whole_games_of_every_scenario_are_won_and_lost(id: str, ending: str) -> None:
    """Records of whole games replay, with every draw and move."""
    text = (RECORDS / f"{id}-{ending}.txt").read_text("utf-8")
    match = Match(GAME, read_record(text))
    assert match.over()
    view = match.state.view()
    assert view.scenario == id
    assert view.lost == (ending == "lost")
    assert match.state.ranks() == [1]
    assert match.state.utility() == [0.0 if ending == "lost" else 1.0]
    assert view.medal != "none" or ending == "lost"
    assert match.record.text() == text


@pytest.mark.parametrize("id", NEEDED)
def test_a_scenario_can_be_won(id: str) -> None:
    assert not end(fulfilled(id, NEEDED[id], LAST_STEPS.get(id, "")))


@pytest.mark.parametrize("id", [id for id in NEEDED if NEEDED[id]])
def test_a_scenario_is_lost_without_one_of_its_cards(id: str) -> None:
    cards = NEEDED[id].split()
    for at in range(len(cards)):
        assert end(fulfilled(id, " ".join(cards[:at] + cards[at + 1 :]), LAST_STEPS.get(id, "")))


@pytest.mark.parametrize("id", LAST_STEPS)
def test_a_scenario_is_lost_without_a_last_step(id: str) -> None:
    for step in LAST_STEPS[id].split():
        assert end(fulfilled(id, NEEDED[id], LAST_STEPS[id].replace(step, "")))


def test_I7_decks_of_the_scenarios() -> None:
    sizes = {id: start(1, scenario=id) for id in NEEDED}
    for id, state in sizes.items():
        assert state.stack == (70 if id == "SC05" else 68)
        assert state.hazards == 12


@pytest.mark.parametrize("id", NEEDED)
def test_what_lies_ready(id: str) -> None:
    state = scenario(id)
    assert sorted(sites(state).split()) == sorted(NEEDED[id].split())
    special = {"SC01": "giant_rat", "SC03": "frost_giant", "SC05": "shadow"}.get(id, "calamity")
    assert named(state, state.setup.specials) == special
    advisors = {"SC02": "enlightened_prophet grey_eminence", "SC04": "renowned_cartographer"}.get(id, "")
    assert named(state, realm_of(state).advisors) == advisors
    assert realm_of(state).soldiers == {"SC02": 6, "SC04": 2}.get(id, 0)
    assert (realm_of(state).spies, realm_of(state).spies_ready) == ((0, 0) if id == "SC02" else (2, 1))
    treasures = state.setup.deck[state.setup.content.first_treasure : state.setup.content.first_advisor]
    in_deck = state.setup.deck[state.setup.content.first_advisor : state.setup.content.calamity]
    assert (sum(treasures), sum(in_deck)) == {"SC02": (0, 9), "SC04": (0, 10)}.get(id, (10, 0))
    boards = {"SC03": ["northern_lands"], "SC04": ["usurper"], "SC06": ["usurper", "lord_of_ruin"]}.get(id, [])
    assert [state.setup.content.boards[board] for board in state.setup.boards] == boards
    assert state.setup.has_combat == (id in ("SC01", "SC03", "SC05"))  # X4


def test_side_a_costs_fifteen_in_scenarios_too() -> None:
    assert realm_of(table(seats=1, scenario="SC06", side="A")).score() == -15


# --- SC01 ----------------------------------------------------------------------------------


def test_X1_after_combat_vermin_come_for_every_unfinished_farmstead() -> None:
    state = scenario("SC01", f"realm 0 sites {'farmstead ' * 5} mill", "begin_combat")
    play(state, "done")
    assert (threats(state, 0, "vermin"), state.vermin) == (5, 5)


def test_X1_taking_the_last_vermin_loses_at_once() -> None:
    state = scenario("SC01", "vermin 4", "begin_combat")
    play(state, "done")
    assert state.turn() == koruna.OVER
    assert state.is_lost
    state = scenario("SC01", f"vermin 1 | realm 0 picks giant_rat | {met(1)}", "end_choice")
    assert state.is_lost
    assert state.moves() == state.waiting() == []


def test_SC01_beaten_vermin_return_to_their_deck() -> None:
    state = scenario("SC01", "vermin 6 | realm 0 krystallium 0, soldiers 1, threats vermin:2", "begin_combat")
    play(state, "beat vermin")
    assert (state.vermin, threats(state, 0, "vermin")) == (7, 1)


def test_X2_only_the_four_given_farmsteads_are_protected() -> None:
    state = scenario("SC01", "realm 0 picks farmstead", "end_choice")
    play(state, "slate farmstead")
    assert refusal(state, "discard farmstead") == "protected-site"
    assert legal(state, "discard") == ["discard farmstead-5"]


def test_X2_a_fifth_farmstead_counts_as_one_of_the_four() -> None:
    assert not end(scenario("SC01", "realm 0 sites farmstead, completed farmstead*4"))


# --- the others ----------------------------------------------------------------------------


def test_SC02_there_are_no_spies() -> None:
    state = scenario("SC02")
    assert refusal(state, "spy 1-1") == "no-spy"


def test_SC02_a_needed_card_may_be_discarded_which_loses() -> None:
    state = scenario("SC02")
    play(state, "discard hell_gate")
    assert end(state)


def test_X9_a_giant_may_freeze_a_needed_card() -> None:
    state = scenario("SC03", f"realm 0 picks frost_giant | {met(1)}", "end_choice")
    assert "tuck site harbour" in legal(state)


def test_X6_SC05_starts_with_two_cards_that_produce_nothing_and_four_thieves() -> None:
    state = scenario("SC05")
    realm = realm_of(state)
    assert completed(state) == "mill guild_house"
    assert threats(state, 0, "thief") == 4
    assert realm.soldiers == 0, "no completion bonus"
    assert [realm.volume(resource) for resource in range(4)] == [2, 1, 1, 0]
    change(state, "realm 0 krystallium 0, soldiers 8", step="begin_combat")
    play(state, "beat thief gold", "beat thief materials", "beat thief gold", "beat thief population")
    assert [realm_of(state).volume(resource) for resource in range(4)] == [3, 2, 3, 0]


def test_SC05_is_lost_with_a_thief_left() -> None:
    assert end(scenario("SC05", "realm 0 threats thief:1"))


def test_X6_cubes_lost_to_shadows_are_stored_and_five_lose_at_once() -> None:
    state = scenario("SC05", f"realm 0 picks shadow*2 mill guild_tithe quarry | {met(2)}", "end_choice")
    play(state, "lose guild_tithe", "lose mill")
    assert state.stored == 3
    assert realm_of(state).in_lab == 0
    change(state, "stored 4")
    assert not state.is_lost
    fresh = scenario("SC05", f"stored 4 | realm 0 picks shadow quarry | {met(1)}", "end_choice")
    assert fresh.is_lost
    assert fresh.turn() == koruna.OVER


def test_X6_a_game_is_lost_once_and_no_more_cards_with_it() -> None:
    state = scenario("SC05", f"area1 | area2 | stored 4 | realm 0 picks shadow*2 mill quarry | {met(2)}")
    assert state.journal is not None
    pass_over(state, steps.END_CHOICE)
    assert [event.kind for event in state.journal][-2:] == ["lost-card", "lost"]
    assert (state.stored, [event.kind for event in state.journal].count("lost")) == (5, 1)


def test_L8_a_lost_game_brings_no_medal() -> None:
    state = scenario("SC02", "realm 0 extra 200")
    assert state.view().medal == "gold"
    assert end(state)
    assert (state.view().medal, state.scores()) == ("none", [200])


def test_X3_all_solo_advisors_are_in_play_in_SC02() -> None:
    state = start(1, scenario="SC02")
    assert (state.setup.deck_size, state.stack) == (76, 68)


def test_X5_the_usurper_has_its_solo_side() -> None:
    for id in ("SC04", "SC06"):
        assert price_of_step(scenario(id), "usurper", 4) == {"soldier": 12}


def price_of_step(state: WonderfulKingdom, board: str, step: int) -> dict[str, int]:
    return next(found.cost for found in state.view().quests if (found.board, found.step) == (board, step))


def test_X8_SC06_has_eight_steps_and_one_laboratory() -> None:
    state = scenario("SC06")
    assert [(step.board, step.step) for step in state.view().quests][3:5] == [("usurper", 4), ("lord_of_ruin", 1)]
    assert not state.setup.changes_at_five
