"""One figure stands and one lies in the same ruins: the player who takes one away chooses which."""

from __future__ import annotations

import pytest

import koruna
from koruna.games.tiny_epic_kingdoms.forms.sentences import label, prompt, targets
from koruna.games.tiny_epic_kingdoms.rules.invariants import broken_invariants
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import (
    choose,
    figures,
    happen,
    have,
    hide,
    legal,
    place,
    play,
    refusal,
    researching,
    stand,
    table,
)

RUINS_AT_A3 = "tutenstan plebejsko plebejsko"


def rearranging() -> TinyEpicKingdoms:
    """Two figures of player 1 in the ruins a3, one of them standing."""
    state = researching("centaurs", 3, homes=RUINS_AT_A3)
    stand(state, 0, "a3 a3 a1")
    state.realms[0].stand_up(place("a3"))
    play(state, "research")
    return state


def removing() -> TinyEpicKingdoms:
    """The same figures, of player 1, while player 2 has to remove one."""
    state = table("orcs", "valkyries", "undead", homes=RUINS_AT_A3)
    state.active = 1
    state.agenda[-1] += 1 << 6  # player 2 is to choose
    have(state, 1, mana=4)
    realm = state.realms[1]
    realm.magic = 3
    stand(state, 0, "a3 a3 a1")
    state.realms[0].stand_up(place("a3"))
    choose(state, "research")
    play(state, "research", "remove a3 1")
    return state


def test_M6_of_two_own_figures_the_player_says_which_is_lifted() -> None:
    for answer, left in (("standing", "(a3)"), ("lying", "a3")):
        state = rearranging()
        play(state, "rearrange a3-c5")
        assert (state.step_name(), state.turn()) == ("which", 0)
        assert legal(state) == ["lying", "standing"]
        assert refusal(state, "done") == "which-now"
        play(state, answer)
        assert figures(state, 0) == f"a1 {left} c5"
        assert (state.step_name(), state.number()) == ("rearrange", 2)
        assert not broken_invariants(state)


def test_M6_only_the_standing_one_can_be_lifted_to_lie_down() -> None:
    state = rearranging()
    play(state, "rearrange a3-a3")
    assert figures(state, 0) == "a1 (a3) (a3)"


def test_the_moment_of_the_choice_is_a_position() -> None:
    game = koruna.game("tiny_epic_kingdoms")
    own = rearranging()
    play(own, "rearrange a3-c5")
    for state in (own, removing()):
        again = game.at(state.position())
        assert again == state
        assert again.view(state.turn()) == state.view(state.turn())
    with pytest.raises(koruna.Trouble):
        game.at(own.position().replace("a3 a3~", "a3~ a3~"))  # nothing to choose from


def test_M6_nobody_is_asked_where_both_lie() -> None:
    state = researching("centaurs", 3, homes=RUINS_AT_A3)
    stand(state, 0, "a3 a3 a1")
    play(state, "research", "rearrange a3-c5")
    assert state.step_name() == "rearrange"
    assert figures(state, 0) == "a1 (a3) c5"


def test_M6_the_last_figure_lifted_ends_the_rearranging() -> None:
    state = rearranging()
    play(state, "rearrange a1-a2", "rearrange a2-a1", "rearrange a3-a2", "lying")
    assert state.step_name() == "offer"
    assert figures(state, 0) == "a1 a2 a3"


def test_M6_whoever_removes_a_foreign_figure_says_which() -> None:
    for answer, left in (("standing", "(a3)"), ("lying", "a3")):
        state = removing()
        assert (state.step_name(), state.turn()) == ("which", 1)
        assert refusal(state, "lying", 0) == "not-your-turn"
        play(state, answer)
        assert figures(state, 0) == f"a1 {left}"
        assert state.realms[0].supply == 5
        assert not broken_invariants(state)


def test_X4_bandits_take_the_figure_that_came() -> None:
    state = table("orcs", "dwarves", "undead", homes=RUINS_AT_A3, exploration=True)
    stand(state, 0, "a3 a1")
    state.realms[0].stand_up(place("a3"))  # it came by a swap, which turns up no token
    hide(state, "a3")
    choose(state, "patrol")
    play(state, "patrol a1-a3")
    happen(state, "token bandits")
    assert figures(state, 0) == "a3"


def test_the_question_and_its_answers() -> None:
    own, foreign = rearranging(), removing()
    play(own, "rearrange a3-c5")
    for state, seat, is_own in ((own, 0, 1), (foreign, 1, 0)):
        view = state.view(seat)
        assert (view.which_region, view.which_seat) == ("a3", 0)
        name, facts = prompt(view, seat)
        assert (name, facts["own"]) == ("prompt-which", is_own)
        assert [label(view, text)[0] for text in view.choices] == ["move-standing", "move-lying"]
        assert [targets(view, text) for text in view.choices] == [["standing"], ["lying"]]
    assert own.view(0).choices == ["standing", "lying"]
    assert rearranging().view(0).which_region is None
