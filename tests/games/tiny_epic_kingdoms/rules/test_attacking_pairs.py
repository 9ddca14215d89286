"""Dark Elves who attack two figures at once."""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import (
    change,
    choose,
    fight,
    figures,
    have,
    learn,
    legal,
    play,
    refusal,
    stand,
    stock,
    table,
    token,
)


def pair(level: int = 3, figures_of_defender: str = "a2 a2 b1", exploration: bool = False) -> TinyEpicKingdoms:
    """Dark elves are about to act, with two figures of one opponent next door."""
    state = table("dark_elves", "merfolk", "humans", exploration=exploration)
    learn(state, 0, level)
    stand(state, 0, "a1 a1")
    stand(state, 1, figures_of_defender)
    have(state, 0, ore=1)
    choose(state, "patrol")
    return state


def test_dark_elves_3_they_attack_two_at_once_and_both_must_go() -> None:
    assert refusal(pair(2), "patrol a1-a2") == "two-figures"
    state = pair()
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    assert legal(state) == ["lose a2"]
    play(state, "lose a2")
    assert state.turn() == 1
    play(state, "lose a2")
    assert figures(state, 1) == "b1"
    assert figures(state, 0) == "a1 a2"


def test_dark_elves_3_if_they_lose_only_their_figure_is_concerned() -> None:
    state = pair()
    have(state, 1, ore=2)
    play(state, "patrol a1-a2")
    fight(state, 1, 2)
    assert (state.turn(), legal(state)) == (0, ["lose a2"])
    play(state, "lose a2")
    assert figures(state, 1) == "a2 a2 b1"


def test_dark_elves_3_two_flags_send_the_attacker_back() -> None:
    state = pair()
    play(state, "patrol a1-a2")
    fight(state, 0, 0)
    assert figures(state, 0) == "a1 a1"
    assert figures(state, 1) == "a2 a2 b1"
    assert (state.step_name(), state.turn()) == ("offer", 1)


def test_dark_elves_3_not_if_those_two_are_all_he_has() -> None:
    assert refusal(pair(figures_of_defender="a2 a2"), "patrol a1-a2") == "last-two"


def test_dark_elves_3_not_with_a_last_figure() -> None:
    state = pair()
    stand(state, 0, "a1")
    assert refusal(state, "patrol a1-a2") == "own-last-figure"


def test_dark_elves_3_each_retreat_has_its_own_price_and_a_lair_frees_both() -> None:
    state = pair(exploration=True)
    token(state, "dragon_lair", "a1")
    change(state, "realm 1 castle 1")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    play(state, "raze", "retreat a2-a3", "retreat a2-a3")
    assert figures(state, 1) == "a3 a3 b1"
    assert state.realms[1].castle == 0


def test_dark_elves_3_with_two_players_two_flags_are_lost() -> None:
    state = table("dark_elves", "merfolk")
    learn(state, 0, 3)
    stand(state, 1, "a2 a2 b1")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 0, 0)
    assert (state.step_name(), state.turn()) == ("fate", 0)


def test_dark_elves_3_and_halflings_3_two_flags_make_no_alliance_and_bring_nothing() -> None:
    state = table("dark_elves", "halflings", "humans")
    learn(state, 0, 3)
    learn(state, 1, 3)
    stand(state, 1, "a2 a2 b1")
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 0, 0)
    assert (state.step_name(), state.turn()) == ("offer", 1)


def test_dark_elves_3_and_undead_1_food_for_each_of_two_lost() -> None:
    state = table("dark_elves", "undead", "humans")
    learn(state, 0, 3)
    learn(state, 1, 1)
    stand(state, 1, "a2 a2 b1")
    have(state, 0, ore=1)
    choose(state, "patrol")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    play(state, "lose a2", "lose a2")
    assert stock(state, 1) == (4, 0, 0)


def test_dark_elves_3_a_church_takes_one_of_two() -> None:
    state = pair(exploration=True)
    token(state, "church", "b1")
    play(state, "patrol a1-a2")
    fight(state, 1, 0)
    play(state, "shelter a2-b1")
    assert legal(state) == ["lose a2"]
