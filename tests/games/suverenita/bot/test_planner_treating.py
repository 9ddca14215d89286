"""The planner and treaties: what it signs, offers and ends, and when it announces a victory."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.bot.planning import chosen
from tests.games.suverenita.positions import ask, change, set_up


def offer(state: Suverenita, by: int, text: str) -> None:
    ask(state, steps.OFFER, by)
    move = state.read(text)
    assert move in state.moves(by)
    state.play(move, by)


def test_it_refuses_to_pay_and_takes_what_it_is_paid() -> None:
    for text, expected in (("offer P1 receive tribute 2 gold", "no"), ("offer P1 pay tribute 2 gold", "yes")):
        state = set_up(
            "round 5 | field a1 settlement village:0 | field c3 settlement village:1"
            " | field isle settlement village:2 | player 0 gold 5 | player 1 gold 5 | player 2 gold 5",
            seats=3,
            mode="basic",
        )
        offer(state, 1, text)
        assert chosen(state) == expected


def test_no_peace_with_whose_village_is_about_to_fall() -> None:
    for men, expected in ((6, "no"), (1, "yes")):
        state = set_up(
            f"round 5 | field a1 settlement village:0 | field c3 settlement village:1, units 0:LI*{men}"
            " | field isle settlement village:2 | player 0 gold 5 | player 1 gold 5 | player 2 gold 5",
            seats=3,
            mode="basic",
        )
        offer(state, 1, "offer P1 pay tribute 2 gold")
        assert chosen(state) == expected


def test_no_peace_with_who_cannot_pay() -> None:
    for gold, expected in ((0, "no"), (5, "yes")):
        state = set_up(
            "round 5 | field a1 settlement village:0 | field c3 settlement village:1, units 0:LI"
            f" | field isle settlement village:2 | player 1 gold {gold}",
            seats=3,
            mode="basic",
        )
        offer(state, 1, "offer P1 pay tribute 2 gold")
        assert chosen(state) == expected


def test_no_peace_with_whoever_has_announced_a_victory() -> None:
    for announced, expected in (("player 1 announced dominance", "no"), ("", "yes")):
        state = set_up(
            "round 5 | field a1 settlement village:0 | field c3 settlement village:1"
            " | field isle settlement village:2 | player 0 gold 5 | player 1 gold 5 | player 2 gold 5",
            announced,
            seats=3,
            mode="basic",
        )
        offer(state, 1, "offer P1 pay tribute 2 gold")
        assert chosen(state) == expected


def test_what_makes_it_sovereign_is_always_signed() -> None:
    state = set_up(
        "round 5 | field a1 settlement village:0 | field c3 settlement village:1, units 0:LI*8 | player 1 gold 0",
        mode="basic",
    )
    offer(state, 1, "offer P1 pay tribute 2 gold")
    assert chosen(state) == "yes"


def test_a_single_man_before_the_walls_is_not_paid() -> None:
    for men, expected in ((1, "no"), (4, "yes")):
        state = set_up(
            f"round 5 | field a1 settlement village:0, units 1:LI*{men} | field c3 settlement village:1"
            " | field isle settlement village:2 | player 0 gold 5 | player 1 gold 5 | player 2 gold 5",
            seats=3,
            mode="basic",
        )
        offer(state, 1, "offer P1 receive tribute 2 gold")
        assert chosen(state) == expected


def test_a_vassal_revolts_against_a_lord_who_is_about_to_win() -> None:
    for announced, round, expected in (
        ("player 1 announced dominance", 5, "revolt P2"),
        ("", 5, "done"),
        ("", 17, "revolt P2"),
    ):
        state = set_up(
            f"round {round} | field a1 settlement village:0 | field c3 settlement village:1"
            " | field isle settlement village:2 | field a3 settlement village:3"
            " | pair 0-1 treaty vassalage:1, due 1",
            announced,
            seats=4,
            mode="basic",
        )
        ask(state, steps.REVOLT, 0)
        assert chosen(state) == expected


def test_it_pays_a_besieger_but_not_if_that_ends_the_game() -> None:
    for seats, expected in ((3, "yes"), (2, "no")):
        state = set_up("round 5", seats=seats, mode="basic")
        for seat, id in enumerate(("a1", "c3", "isle")[:seats]):
            change(state, f"field {id} settlement village:{seat} | player {seat} gold 5")
        change(state, "field a1 units 1:LI*4")
        offer(state, 1, "offer P1 receive tribute 2 gold")
        assert chosen(state) == expected


def test_it_does_not_pay_whom_it_can_drive_away() -> None:
    state = set_up(
        "round 5 | field a1 settlement village:0, units 1:LI | field c3 settlement village:1"
        " | field isle settlement village:2 | field b1 units 0:LI*3 | player 0 gold 5 | player 1 gold 5"
        " | player 2 gold 5",
        seats=3,
        mode="basic",
    )
    offer(state, 1, "offer P1 receive tribute 2 gold")
    assert chosen(state) == "no"


def test_a_weak_vassal_is_released_once_he_has_paid() -> None:
    for is_paid, expected in ((1, "release P2"), (0, "done")):
        state = set_up(
            "round 6 | field a1 settlement village:0, units 0:LI*8 | field c3 settlement village:1, units 1:LI"
            f" | field isle settlement village:2, units 2:LI*8 | pair 0-1 treaty vassalage:0, due 1, is_paid {is_paid}",
            seats=3,
            mode="basic",
        )
        ask(state, steps.REVOLT, 0)
        assert chosen(state) == expected


# Two neighbours who could rob each other, and a third player far away who leads.
NEIGHBOURS = (
    "round 5 | field a1 settlement village:0, grain 5, units 0:LI*{} | field b2 settlement village:1, grain 5"
    " | field a2 units 1:LI*2 | field b1 crop 3:1 | field isle settlement village:2, units 2:LI*6"
    " | player 0 gold 5 | player 1 gold 5 | player 2 gold 5, vp 6"
)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_one_planner_offers_another_signs(mode: str) -> None:
    signed = 0
    for men in range(1, 9):
        state = set_up(NEIGHBOURS.format(men), seats=3, mode=mode)
        ask(state, steps.OFFER, 0)
        text = chosen(state)
        if text != "done":
            state.play(state.read(text), 0)
            assert chosen(state, 1) == "yes", text
            signed += 1
    assert signed


def test_nobody_far_away_is_asked_to_pay() -> None:
    state = set_up(
        "round 5 | field a1 settlement village:0, units 0:LI*6 | field c3 settlement village:1, units 1:LI"
        " | field isle settlement village:2, units 2:LI*6",
        seats=3,
        mode="basic",
    )
    ask(state, steps.OFFER, 0)
    assert chosen(state) == "done"


def test_a_vassal_revolts_when_his_lord_is_at_his_mercy() -> None:
    for men, expected in ((4, "revolt P2"), (1, "done")):
        state = set_up(
            f"round 5 | field a1 settlement village:0, units 0:LI*{men} | field c3 settlement village:1"
            " | field a2 crop 3:1 | field b1 crop 3:1 | field a3 settlement village:2 | field isle settlement village:3"
            " | player 0 vp 4 | pair 0-1 treaty vassalage:1, due 1",
            seats=4,
            mode="basic",
        )
        ask(state, steps.REVOLT, 0)
        assert chosen(state) == expected


def test_it_announces_dominance() -> None:
    state = set_up(
        "round 6 | field a1 settlement village:0, grain 5 | field isle settlement village:1 | player 0 vp 10",
        mode="basic",
    )
    ask(state, steps.ANNOUNCE, 0)
    assert chosen(state) == "announce dominance"
