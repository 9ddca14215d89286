"""9.1 and 9.5: who fights whom."""

from __future__ import annotations

from koruna.engine.state import CHANCE
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board import forces
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ask, at, play, refused, roll, set_up, texts


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
