"""War: dials, results, payments."""

from __future__ import annotations

from random import Random

import koruna
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import (
    choose,
    fight,
    figures,
    happen,
    have,
    learn,
    legal,
    play,
    refusal,
    stand,
    stock,
    table,
)


def war(attacker: str = "dwarves", defender: str = "undead", homes: str = "", quest: bool = False) -> TinyEpicKingdoms:
    """Player 1 has just attacked the only figure of player 2 in a2 (a forest); both have others elsewhere."""
    state = table(attacker, defender, "centaurs", homes=homes)
    stand(state, 0, "a1 a1" if not quest else "a1 b5")
    stand(state, 1, "a2 b1")
    choose(state, "quest" if quest else "patrol")
    play(state, "quest b5-a2" if quest else "patrol a1-a2")
    return state


def dials(state: TinyEpicKingdoms, seat: int) -> list[str]:
    return legal(state, "war", seat) + legal(state, "flag", seat)


def test_W1_the_die_has_one_to_eleven_and_the_flag() -> None:
    state = war()
    have(state, 0, mana=9)
    assert dials(state, 0) == [*sorted(f"war {number}" for number in range(1, 12)), "flag"]
    assert dials(state, 1) == ["flag"]  # a player who can pay nothing can only show the flag


def test_W2_a_number_must_be_payable() -> None:
    state = war()
    have(state, 0, food=5, ore=1, mana=1)
    assert refusal(state, "war 3", 0) is None
    assert refusal(state, "war 4", 0) == "number-too-high"


def test_W3_the_higher_number_wins() -> None:
    for attack, defence, winner in ((3, 2, 0), (2, 3, 1)):
        state = war()
        have(state, 0, ore=3)
        have(state, 1, ore=3)
        fight(state, attack, defence)
        assert state.war is not None
        assert state.war.winner == winner


def test_W3_equal_numbers_are_the_defenders() -> None:
    state = war()
    have(state, 0, ore=2)
    have(state, 1, ore=2)
    fight(state, 2, 2)
    assert state.war is not None
    assert state.war.winner == 1


def test_W3_a_flag_against_a_number_loses_and_pays_nothing() -> None:
    state = war()
    have(state, 0, ore=2)
    have(state, 1, ore=2)
    fight(state, 1, 0)
    assert state.war is not None
    assert state.war.winner == 0
    assert stock(state, 1) == (0, 2, 0)


def test_W3_two_flags_make_an_alliance() -> None:
    state = war()
    fight(state, 0, 0)
    assert state.war is None
    assert figures(state, 0) == "a1 a2"
    assert figures(state, 1) == "a2 b1"


def test_W4_both_pay_for_their_numbers() -> None:
    state = war()
    have(state, 0, ore=3)
    have(state, 1, ore=2)
    fight(state, 3, 2)
    assert stock(state, 0) == (0, 0, 0)
    assert stock(state, 1) == (0, 0, 0)


def test_W4_the_cost_is_never_below_nothing() -> None:
    state = war(attacker="orcs")
    learn(state, 0, 3)
    fight(state, 1, 0)
    assert stock(state, 0) == (0, 0, 0)


def test_W5_the_payer_chooses_but_no_smaller_part_may_do() -> None:
    state = war()
    have(state, 0, ore=3, mana=2)
    fight(state, 3, 0)
    assert state.step_name() == "pay-war"
    assert legal(state) == ["pay 1 ore 1 mana", "pay 2 mana", "pay 3 ore"]
    assert refusal(state, "pay 2 ore 1 mana") == "pay-exactly"
    assert refusal(state, "pay 1 ore") == "pay-exactly"
    play(state, "pay 2 mana")  # no change is given
    assert stock(state, 0) == (0, 3, 0)


def test_W6_paying_nothing_is_paying_with_one_kind() -> None:
    state = war(attacker="humans", defender="dwarves")
    learn(state, 0, 3)
    assert dials(state, 0) == ["war 1", "war 2", "flag"]
    have(state, 0, mana=1, ore=1)
    fight(state, 2, 0)
    assert stock(state, 0) == (0, 1, 1)


def test_W7_the_example_of_the_rulebook() -> None:
    """One mana, two ore and a discount of 1 allow a 5; won against a flag, all is gone; the flag costs nothing."""
    state = war(attacker="orcs")
    learn(state, 0, 3)
    have(state, 0, ore=2, mana=1)
    have(state, 1, food=2, ore=2, mana=3)
    assert refusal(state, "war 5", 0) is None
    assert refusal(state, "war 6", 0) == "number-too-high"
    fight(state, 5, 0)
    assert stock(state, 0) == (0, 0, 0)
    assert stock(state, 1) == (2, 2, 3)
    assert state.step_name() == "fate"
    assert state.turn() == 1
    assert legal(state) == ["lose a2", "retreat a2-a3"]


def test_W8_a_number_is_secret_until_both_are_set() -> None:
    state = war()
    have(state, 0, ore=5)
    have(state, 1, ore=5)
    state.journal = []
    play(state, "war 4", seat=0)
    assert (state.turn(), state.waiting()) == (1, [1])
    assert refusal(state, "war 3", 0) == "dial-stays"
    for viewer in (1, 2, koruna.SPECTATOR):
        seen = state.view(viewer).war
        assert seen is not None
        assert (seen.attack_set, seen.attack) == (True, None)
        assert (seen.most_attack, seen.most_defence) == (5, 5)
        assert all("number" not in event.seen_by(viewer) for event in state.journal)
    own = state.view(0).war
    assert own is not None
    assert own.attack == 4
    play(state, "war 5", seat=1)
    shown = state.view(2).war
    assert shown is not None
    assert (shown.attack, shown.defence) == (4, 5)


def test_W8_either_side_may_set_first() -> None:
    state = war()
    play(state, "flag", seat=1)
    assert state.waiting() == [0]
    assert state.turn() == 0


def test_W8_what_is_imagined_of_a_secret_number_can_be_paid() -> None:
    state = war()
    have(state, 0, ore=5)
    play(state, "war 4", seat=0)
    seen = set()
    for number in range(60):
        war_imagined = state.imagine(1, Random(number)).war
        assert war_imagined is not None
        seen.add(war_imagined.attack)
    assert seen == {0, 1, 2, 3, 4, 5}
    own = state.imagine(0, Random(1)).war
    assert own is not None
    assert own.attack == 4


def test_W8_in_an_imagined_game_the_number_is_drawn_when_it_is_shown() -> None:
    state = war()
    have(state, 0, ore=2)
    have(state, 1, ore=2)
    play(state, "war 2", seat=0)
    imagined = state.imagine(1, Random(1))
    play(imagined, "war 1", seat=1)
    assert [imagined.write(outcome) for outcome, _ in imagined.odds()] == ["flag", "war 1", "war 2"]
    happen(imagined, "war 2")
    assert imagined.war is not None
    assert (imagined.war.attack, imagined.war.winner) == (2, 0)
    play(state, "war 1", seat=1)
    assert state.step_name() == "fate"  # in the real game the number is known


def test_W9_a_raise_comes_after_the_reveal_and_may_turn_the_result() -> None:
    state = war(attacker="orcs")
    learn(state, 0, 4)
    have(state, 0, mana=2)
    have(state, 1, ore=4)
    fight(state, 3, 4)
    assert state.step_name() == "raise"
    assert legal(state) == ["decline", "raise mana"]
    play(state, "raise mana")
    assert state.war is not None
    assert state.war.winner == 0
    assert stock(state, 0) == (0, 0, 0)


def test_W9_only_from_what_is_left_when_the_number_is_covered() -> None:
    state = war(attacker="orcs")
    learn(state, 0, 4)
    have(state, 0, mana=2)
    have(state, 1, ore=5)
    fight(state, 5, 5)  # 2 mana and the discount are just enough
    assert state.step_name() != "raise"


def test_W10_what_is_won_comes_before_the_beaten_figure_goes() -> None:
    state = war(attacker="goblins")
    learn(state, 0, 2)
    have(state, 0, ore=1)
    fight(state, 1, 0)
    assert state.step_name() == "gain"
    play(state, "gain mana")
    assert state.step_name() == "fate"
    assert stock(state, 0) == (0, 0, 1)
