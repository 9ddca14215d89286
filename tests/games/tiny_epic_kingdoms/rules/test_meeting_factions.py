"""Any two factions in one war."""

from __future__ import annotations

import pytest

from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.invariants import broken_invariants
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import (
    fight,
    figures,
    have,
    idle,
    most,
    play,
    war_of,
    winner,
)

MEETINGS = [(one, other) for one in FACTIONS for other in FACTIONS if one != other]


@pytest.mark.parametrize(("one", "other"), MEETINGS, ids=str)
def test_any_two_factions_at_the_top_of_their_magic_fight_to_a_result(one: str, other: str) -> None:
    """Whatever both set, the right one wins, both can pay, nothing is lost or doubled, and the turn goes on."""
    for attack, defence in ((3, 2), (2, 3), (2, 2), (0, 2), (2, 0), (0, 0)):
        state = war_of(one, 5, other, 5, target="a5", origin="c5")
        have(state, 0, food=4, ore=4, mana=4)
        have(state, 1, food=4, ore=4, mana=4)
        fight(state, attack, defence)
        while state.step_name() == "raise":
            play(state, "decline")
        if attack or defence:
            assert winner(state) == expected_winner(state, attack, defence)
        while state.step_name() != "offer":
            assert broken_invariants(state) == []
            idle(state)
        assert state.turn() == 1
        for seat in range(2):
            stays = attack == defence == 0 or seat == expected_winner(state, attack, defence)
            assert ("a5" in figures(state, seat)) == stays


def expected_winner(state: TinyEpicKingdoms, attack: int, defence: int) -> int:
    if attack == defence:
        return 0 if state.realms[0].powers.wins_ties else 1
    return 0 if attack > defence else 1


# With 2 food, 3 ore and 2 mana, on fields by water, attacked by Quest: what is added to the worth of ore and mana.
ATTACKS = {"orcs": 3, "centaurs": 2, "merfolk": 1}
DEFENDS = {"orcs": 3, "centaurs": 1, "merfolk": 1, "dark_elves": 1}


@pytest.mark.parametrize(("one", "other"), MEETINGS, ids=str)
def test_any_two_factions_may_set_what_their_abilities_allow(one: str, other: str) -> None:
    state = war_of(one, 4, other, 4, target="a3", origin="c5")
    for seat, own, opponent, more in ((0, one, other, ATTACKS), (1, other, one, DEFENDS)):
        have(state, seat, food=2, ore=3, mana=2)
        mana = 2 if opponent == "elves" else 4
        expected = 3 + mana + more.get(own, 0)
        if own == "humans":  # all resources together, or one kind alone with a discount of 2
            expected = max(3 + mana, 3 + 2, mana + 2)
        assert most(state, seat) == expected
