"""The last cycle: our own limit, so that no game goes on for ever."""

from __future__ import annotations

import koruna
from koruna.games.tiny_epic_kingdoms.forms.sentences import why_ended
from koruna.games.tiny_epic_kingdoms.rules.invariants import broken_invariants
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, LAST_CYCLE, SHIELDS
from tests.games.tiny_epic_kingdoms.tabletop import change, choose, end_turn, round_of, table


def test_a_game_of_passive_players_ends_with_the_last_cycle() -> None:
    for seats in (2, 5):
        state = table(*["orcs", "dwarves", "undead", "elves", "humans"][:seats])
        turns = 0
        while state.turn() != koruna.OVER:
            choose(state, ACTIONS[turns % SHIELDS])
            end_turn(state)
            turns += 1
            assert not broken_invariants(state)
        assert turns == LAST_CYCLE * SHIELDS
        assert why_ended(state.view()) == ("ended-last-cycle", {"cycle": LAST_CYCLE})


def test_the_last_cycle_is_announced_and_is_the_final_part() -> None:
    state = table("orcs", "dwarves", "undead")
    change(state, f"cycle {LAST_CYCLE - 1}")
    state.journal = []
    round_of(state, *ACTIONS[:SHIELDS])
    assert (state.cycle, state.is_final) == (LAST_CYCLE, True)
    assert [event.facts for event in state.journal if event.kind == "last-cycle"] == [{"cycle": LAST_CYCLE}]
    round_of(state, *ACTIONS[: SHIELDS - 1])
    assert state.step_name() == "select"
    round_of(state, ACTIONS[SHIELDS - 1])
    assert state.turn() == koruna.OVER


def test_the_cycles_are_counted() -> None:
    state = table("orcs", "dwarves", "undead")
    assert state.view().cycle == 1
    round_of(state, *ACTIONS[:SHIELDS])
    assert (state.view().cycle, state.copy().cycle) == (2, 2)
