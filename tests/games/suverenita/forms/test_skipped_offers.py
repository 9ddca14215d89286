"""Which treaties are not asked about."""

from __future__ import annotations

from koruna.engine.event import Event
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.pacts import diplomacy
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita import positions
from tests.games.suverenita.pacts import three, trade
from tests.games.suverenita.positions import change, set_up
from tests.games.suverenita.unasked import made

# --- treaties ------------------------------------------------------------------------------


def test_16_2_offers_are_made_by_who_wants_to_make_them() -> None:
    state = three()
    trade(state)
    assert made(state) == "done"
    assert made(state, 0, "offers") == ""


def test_16_4_a_vassal_is_asked_in_spring_whether_to_revolt_and_a_lord_need_not_be() -> None:
    state = three("pair 0-1 treaty vassalage:0, due 1")
    trade(state)
    assert state.kind() == steps.REVOLT
    assert made(state) == "done"
    positions.play(state, "done")
    assert state.turn() == 1
    assert made(state, 1) == ""


def offered_twice(second: str, between: Event | None = None) -> Suverenita:
    """Player 2 has refused an offer of player 1, and gets another a season later."""
    state = three()
    trade(state)
    positions.play(state, "offer P2 receive tribute 2 gold")
    positions.play(state, "no")
    assert state.journal is not None
    if between is not None:
        state.journal.append(between)
    change(state, f"agenda over | round {state.round + 1}")
    diplomacy.begin(state)
    state.go_on()
    positions.play(state, second)
    return state


def test_16_2_an_offer_that_was_refused_is_refused_again() -> None:
    state = offered_twice("offer P2 receive tribute 2 gold")
    assert made(state, 1) == "no"
    assert made(state, 1, "offers") == ""


def test_16_2_another_offer_is_asked_about() -> None:
    assert made(offered_twice("offer P2 receive tribute 3 gold"), 1) == ""


def test_16_2_who_thinks_again_opens_offers() -> None:
    attack = Event("battle", 0, {"field": "a1", "other": 1})
    state = offered_twice("offer P2 receive tribute 2 gold", attack)
    assert made(state, 1) == "no"
    assert made(state, 1, "offers") == ""


def test_16_2_of_two_offers_in_turns_both_were_refused() -> None:
    """A refused offer counts, whatever else was offered in between."""
    state = offered_twice("offer P2 receive tribute 3 gold")
    positions.play(state, "no")
    change(state, f"agenda over | round {state.round + 1}")
    diplomacy.begin(state)
    state.go_on()
    positions.play(state, "offer P2 receive tribute 2 gold")
    assert made(state, 1) == "no"


def two_rich() -> Suverenita:
    """Two players with a settlement each and gold to offer."""
    state = set_up(
        "field a1 settlement village:0 | field a3 settlement village:1 | player 0 gold 20 | player 1 gold 20",
        mode="basic",
    )
    trade(state)
    return state


def test_17_1_an_offer_by_which_one_would_lose_is_asked_about_once() -> None:
    state = two_rich()
    positions.play(state, "offer P2 receive tribute 2 gold")
    assert made(state, 1) == ""
    assert state.journal is not None
    state.journal += [Event("refusal", 1, {"partner": 0}), *state.journal]
    assert made(state, 1) == "no"


def test_17_1_an_offer_by_which_one_would_win_is_always_asked_about() -> None:
    state = two_rich()
    positions.play(state, "offer P2 pay tribute 2 gold")
    assert state.journal is not None
    state.journal += [Event("refusal", 1, {"partner": 0}), *state.journal]
    assert made(state, 1) == ""
