"""What the planner pays for better soldiers, and when it lets its riders charge and turns swords into shields."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import steps
from tests.games.suverenita.bot.planning import all_chosen, chosen
from tests.games.suverenita.positions import ask, at, play, roll, set_up

# Two villages, the second of which is far away, and food for the winter.
HOME = "field a1 settlement village:0, grain 5 | field c3 settlement village:1, grain 5"


LATE, LAST = 18, 20  # rounds in which nothing is built any more: in summer, and in winter, when men go hungry


def trade(items: str, round: int) -> list[str]:
    state = set_up(f"round {round} | {HOME} | {items}")
    ask(state, steps.TRADE)
    return all_chosen(state, steps.TRADE)


def test_a_mercenary_is_hired_where_a_recruit_would_not_save_a_village() -> None:
    threat = "field a1 units 0:LI*2 | field b1 units 1:{} | player 0 gold 4"
    assert trade(threat.format("LI.experienced*3"), 5)[0] == "buy a1 ME*1"
    assert "buy a1 ME*1" not in trade(threat.format("LI*2"), 5)


def test_with_gold_to_spare_mercenaries_are_hired_once_nobody_more_can_be_fed() -> None:
    army = "field a1 units 0:LI*{} | player 0 gold 9"
    assert any(" ME" in deal for deal in trade(army.format(10), LAST))
    assert not any(" ME" in deal for deal in trade(army.format(5), LATE))


def test_horses_are_bought_with_gold_for_their_riders() -> None:
    harbour = "field a1 dockyard harbour, units 0:LI*14 | player 0 gold {}"
    assert "purchase a1 horses *1" in trade(harbour.format(16), LATE)
    assert "purchase a1 horses *1" not in trade(harbour.format(14), LATE)


def test_a_warship_is_built_against_ships_before_the_harbour() -> None:
    harbour = "field a1 dockyard harbour, units 0:LI*4 | field s{} units 1:TR | player 0 gold 9"
    assert "up a1 LI*1 WS" in trade(harbour.format(1), LATE)
    assert "up a1 LI*1 WS" not in trade(harbour.format(3), LATE)


def test_soldiers_are_trained_when_nobody_more_can_be_fed() -> None:
    army = "field a1 units 0:LI*10 | player 0 gold 20"
    assert any(deal == "train a1 LI*1" for deal in trade(army, LAST))


@pytest.mark.parametrize(("enemies", "expected"), [(4, "charge"), (5, "done")])
def test_riders_charge_only_an_enemy_without_shields(enemies: int, expected: str) -> None:
    """Five units have a shield, which counts double against a charge and is whole again in the main roll (9.8)."""
    state = set_up(f"round 5 | {HOME} | field b2 units 0:CA*4 1:LI*{enemies}")
    ask(state, steps.FIGHT, 0, at(state, "b2"))
    play(state, "fight b2 P2")
    assert chosen(state) == expected


def test_swords_beyond_the_last_enemy_become_shields() -> None:
    for men, swords, expected in ((9, "3-1", "conv 1 0"), (4, "2-1", "done")):
        state = set_up(f"round 5 | {HOME} | field b2 units 0:LI*{men} 1:LI")
        ask(state, steps.FIGHT, 0, at(state, "b2"))
        play(state, "fight b2 P2")
        roll(state, swords)
        assert chosen(state) == expected
