"""9.1 and 9.5: who fights whom, the rounds of a battle, conversion of swords, and the end."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.battle import OTHER, STARTER
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.fight.dice import RED, WHITE
from koruna.games.suverenita.rules.fight.rolling import tables
from koruna.games.suverenita.rules.numbers import (
    FOUGHT,
    STANDARD,
)
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import army, ask, at, events, play, refused, roll, set_up, texts


def facing(
    one: int, other: int, type: str = "LI", against: str = "LI", id: str = "b2", mode: str = "basic"
) -> Suverenita:
    """Two sides on one field, in a battle that player 1 has started."""
    state = set_up(f"field {id} units 0:{type}*{one} 1:{against}*{other}", mode=mode)
    ask(state, steps.BATTLES)
    play(state, f"fight {id} P2")
    return state


def dice(state: Suverenita, side: int, roll: int = forces.ALL) -> dict[tuple[int, int], int]:
    """The dice of a side by colour and level."""
    found = forces.handful(state, forces.the_battle(state), side, roll)
    return {(place // 5, place % 5): count for place, count in enumerate(found) if count}


# --- who fights whom ---------------------------------------------------------------------


def test_9_5_a_battle_if_at_least_one_wants_it() -> None:
    state = set_up("field b2 units 0:LI 1:LI")
    ask(state, steps.BATTLES)
    assert state.turn() == 0
    assert texts(state) == ["fight b2 P2", "done"]
    play(state, "done")
    assert state.turn() == 1
    assert texts(state) == ["fight b2 P1", "done"]
    play(state, "fight b2 P1")
    assert state.battle is not None
    assert state.battle.sides == [1, 0]
    assert state.turn() == CHANCE


def test_9_5_if_neither_wants_both_stay_and_the_field_remains_locked() -> None:
    state = set_up("field b2 units 0:LI 1:LI")
    ask(state, steps.BATTLES)
    play(state, "done")
    play(state, "done")
    assert state.kind() == steps.OVER
    assert state.control[at(state, "b2")] == -1


def test_9_1_battles_go_field_by_field_in_map_order() -> None:
    state = set_up("first 1 | field c2 units 0:LI 1:LI | field a1 units 0:LI 1:LI")
    ask(state, steps.BATTLES)
    assert state.turn() == 1
    assert texts(state) == ["fight a1 P1", "done"]
    assert refused(state, "fight c2 P1") == "battles-in-map-order"
    play(state, "done")
    play(state, "done")
    assert texts(state) == ["fight c2 P1", "done"]


def test_9_5_with_three_sides_each_names_one_opponent_until_nobody_wants_to_fight() -> None:
    state = set_up("field b2 units 0:ME 1:ME 2:ME", seats=3, mode="basic")
    ask(state, steps.BATTLES)
    assert texts(state) == ["fight b2 P2", "fight b2 P3", "done"]
    play(state, "fight b2 P2")
    for _ in range(3):
        roll(state, "0-0")  # drawn after three rounds
    assert state.turn() == 1
    assert texts(state) == ["fight b2 P3", "done"]
    assert refused(state, "fight b2 P1") == "one-battle-per-pair"
    play(state, "done")
    assert state.turn() == 2
    play(state, "done")
    assert state.turn() == 0
    assert texts(state) == ["fight b2 P3", "done"]
    play(state, "done")
    play(state, "done")
    play(state, "done")
    assert state.kind() == steps.OVER


def test_7_1_treaty_partners_do_not_fight() -> None:
    state = set_up("field b2 units 0:LI 1:LI 2:LI | pair 0-1 treaty vassalage:0, due 1", seats=3)
    ask(state, steps.BATTLES)
    assert texts(state) == ["fight b2 P3", "done"]
    assert refused(state, "fight b2 P2") == "partners-do-not-fight"
    assert refused(state, "fight b2 P1") == "nobody-to-fight"
    assert refused(state, "charge") == "fight-or-not"


def test_9_1_an_ambush_is_no_battle_after_which_all_are_asked_again() -> None:
    state = set_up("field a1 units 0:LI 1:LI | fought a1:ambush-0")
    ask(state, steps.BATTLES)
    play(state, "done")
    play(state, "done")
    assert state.kind() == steps.OVER


# --- rounds ------------------------------------------------------------------------------


def test_19_2_six_light_against_three_heavy() -> None:
    state = facing(6, 3, "LI", "HI", "a2")  # green
    assert dice(state, STARTER) == {(WHITE, STANDARD): 7}
    assert dice(state, OTHER) == {(RED, STANDARD): 3}
    assert forces.the_battle(state).shields == [1, 0]
    chances = tables(state, steps.BATTLE_DICE)
    one_of_seven, two_of_seven = 7 * (1 / 3) * (2 / 3) ** 6, 21 * (1 / 3) ** 2 * (2 / 3) ** 5
    # Three swords are two and one for five blanks, or one and two for six blanks.
    assert chances[STARTER].each[3] == pytest.approx(one_of_seven + two_of_seven)
    roll(state, "3-3")
    assert army(state, "a2", 0) == ["LI*4"]
    assert army(state, "a2", 1) == ["HI*2"]
    assert state.turn() == CHANCE
    assert forces.the_battle(state).round == 2
    roll(state, "1-1")  # lives were restored: one sword does nothing to heavy infantry
    assert army(state, "a2", 0) == ["LI*3"]
    assert army(state, "a2", 1) == ["HI*2"]


def test_9_5_losses_are_taken_at_the_same_time() -> None:
    state = facing(2, 2)
    roll(state, "2-2")
    assert army(state, "b2", 0) == []
    assert army(state, "b2", 1) == []
    assert state.vp == [0, 0]
    assert events(state)[-1] == "battle-drawn"


def test_9_5_the_winner_gains_a_point_and_the_loser_loses_one() -> None:
    state = facing(2, 1)
    roll(state, "1-0")
    assert state.vp == [1, -1]
    assert events(state)[-1] == "battle-won"
    assert state.battle is None
    assert state.control[at(state, "b2")] == 0
    assert state.armies[at(state, "b2")][0] & FOUGHT


def test_9_5_three_rounds_without_a_destroyed_unit_are_a_draw_and_both_stay() -> None:
    state = facing(2, 2, "ME", "ME")
    roll(state, "1-1")
    roll(state, "1-1")
    roll(state, "2-0")  # blood: the count starts again
    for _ in range(2):
        roll(state, "1-1")
        assert state.battle is not None
    roll(state, "0-1")
    assert state.battle is None
    assert state.vp == [0, 0]
    assert army(state, "b2", 0) == ["ME*2"]
    assert army(state, "b2", 1) == ["ME*1"]


def test_9_5_odds_of_a_round_are_exact() -> None:
    state = facing(1, 1)
    chances = {state.write(move): chance for move, chance in state.odds()}
    assert chances == pytest.approx({"roll 0-0": 4 / 9, "roll 0-1": 2 / 9, "roll 1-0": 2 / 9, "roll 1-1": 1 / 9})
    assert state.draw(Random(3)) in dict(state.odds())


# --- conversion --------------------------------------------------------------------------


def test_9_5_pairs_of_swords_become_shields_or_are_saved() -> None:
    state = facing(4, 4, mode="advanced")
    roll(state, "4-2")
    assert state.waiting() == [0, 1]
    assert texts(state, 0) == ["done", "conv 0 1", "conv 0 2", "conv 1 0", "conv 1 1", "conv 2 0"]
    assert texts(state, 1) == ["done", "conv 0 1", "conv 1 0"]
    assert refused(state, "conv 2 1", 0) == "pairs-of-swords"
    assert refused(state, "charge", 0) == "convert-or-not"
    play(state, "conv 1 1", 0)
    play(state, "done", 1)
    # Player 1 has a shield against two swords, none of his four left to hit with, and one for the next round.
    assert army(state, "b2", 0) == ["LI*3"]
    assert army(state, "b2", 1) == ["LI*4"]
    assert forces.the_battle(state).saved == [1, 0]
    roll(state, "1-1")
    play(state, "done", 0)
    assert army(state, "b2", 1) == ["LI*2"]  # one sword and the saved one


def test_9_5_a_conversion_is_secret_until_both_have_chosen() -> None:
    views = []
    for choice in ("done", "conv 1 0"):
        state = facing(4, 4, mode="advanced")
        roll(state, "2-2")
        play(state, choice, 0)
        assert state.journal is not None
        events = [(event.kind, event.seen_by(1)) for event in state.journal]
        views.append((events, texts(state, 1), army(state, "b2", 0), army(state, "b2", 1)))
    assert views[0] == views[1]


def test_an_imagined_battle_does_not_know_the_others_choice() -> None:
    state = facing(6, 6, mode="advanced")
    roll(state, "4-2")
    play(state, "conv 2 0", 0)
    imagined = {forces.the_battle(state.imagine(1, Random(seed))).choice[STARTER] for seed in range(40)}
    assert len(imagined) > 1
    assert forces.the_battle(state.imagine(0, Random(1))).choice == [2, -1]


def test_18_without_conversion_in_the_basic_game() -> None:
    state = facing(4, 4, mode="basic")
    roll(state, "2-2")
    assert state.turn() == CHANCE
    assert army(state, "b2", 0) == ["LI*2"]


def test_9_5_more_shields_than_the_enemy_has_swords_are_not_offered() -> None:
    state = facing(20, 1, mode="advanced")
    roll(state, "10-0")
    assert [text for text in texts(state, 0) if text.startswith("conv 1")] == []
