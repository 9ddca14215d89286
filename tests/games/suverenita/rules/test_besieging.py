"""10.1: who may assault what."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values import Values
from tests.games.suverenita.positions import army, ask, at, play, refused, roll, set_up, sheet, texts


def besieged(
    items: str = "",
    attackers: int = 6,
    id: str = "b2",
    mode: str = "basic",
    seats: int = 2,
    round: int = 3,
    values: Values | None = None,
) -> Suverenita:
    """Light infantry of player 1 around a village of player 2, in the first round in which it may be assaulted."""
    siege = f"round {round} | field {id} settlement village:1, units 0:LI*{attackers}"
    return set_up(siege, items, seats=seats, mode=mode, values=values)


def assaulted(state: Suverenita, id: str = "b2") -> Suverenita:
    ask(state, steps.SIEGES)
    play(state, f"assault {id}")
    return state


# --- who may -----------------------------------------------------------------------------


def test_10_1_an_assault_is_optional() -> None:
    state = besieged()
    ask(state, steps.SIEGES)
    assert texts(state) == ["assault b2", "done"]
    play(state, "done")
    assert state.kind() == steps.OVER
    assert army(state, "b2", 0) == ["LI*6"]


def test_10_1_no_assault_before_the_third_round() -> None:
    state = besieged(round=2)
    ask(state, steps.SIEGES)
    assert state.kind() == steps.OVER
    state = besieged(round=1, values=sheet(first_assault_round=1))  # the plain sheet
    ask(state, steps.SIEGES)
    assert texts(state) == ["assault b2", "done"]


def test_10_1_only_an_encircled_hostile_settlement() -> None:
    state = besieged("field b2 units 0:LI*6 1:LI")  # stands outside: not encircled
    ask(state, steps.SIEGES)
    assert state.kind() == steps.OVER
    state = besieged("pair 0-1 treaty vassalage:0, due 1")
    ask(state, steps.SIEGES)
    assert state.kind() == steps.OVER


def test_8_1_sieges_in_map_order_then_by_initiative() -> None:
    state = besieged(
        "first 2 | field c2 units 0:LI*6 2:LI | field a1 settlement village:1, units 2:LI", id="c2", seats=3
    )
    ask(state, steps.SIEGES)
    assert (state.turn(), texts(state)) == (2, ["assault a1", "done"])
    assert refused(state, "assault c2") == "sieges-in-map-order"
    assert refused(state, "assault b1") == "no-settlement"
    assert refused(state, "loot a1") == "assault-or-not"
    play(state, "done")
    assert (state.turn(), texts(state)) == (2, ["assault c2", "done"])
    assert refused(state, "assault a1") == "sieges-in-map-order"
    play(state, "done")
    assert (state.turn(), texts(state)) == (0, ["assault c2", "done"])
    assert refused(state, "assault a1") == "not-encircled-by-you"


def test_10_3_two_besiegers_one_after_the_other() -> None:
    state = besieged("field b2 units 0:LI*6 2:LI*6", seats=3)
    assaulted(state)
    roll(state, "4-0")
    play(state, "done")
    assert (state.turn(), texts(state)) == (2, ["assault b2", "done"])
    play(state, "assault b2")
    roll(state, "5-0")
    assert state.fallen == [at(state, "b2") | 2 << 8]
    assert state.vp == [0, -4, 4]


def test_10_7_what_has_fallen_is_not_assaulted_again() -> None:
    state = besieged("field b2 units 0:LI*6 2:LI*6", seats=3)
    assaulted(state)
    roll(state, "5-0")
    assert state.kind() == steps.OVER
