"""9.5: pairs of swords become shields, or are saved for the next round."""

from __future__ import annotations

from random import Random

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules.battle import STARTER
from koruna.games.suverenita.rules.board import forces
from tests.games.suverenita.positions import army, play, refused, roll, texts
from tests.games.suverenita.rules.test_fighting import facing


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
