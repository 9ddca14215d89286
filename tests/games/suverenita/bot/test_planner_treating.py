"""The planner and treaties: what it signs, offers and ends, and when it announces a victory."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board import holding
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.bot.test_planner import chosen
from tests.games.suverenita.positions import ally, ask, position, settle, units


def offer(state: Suverenita, by: int, text: str) -> None:
    ask(state, steps.OFFER, by)
    move = state.read(text)
    assert move in state.moves(by)
    state.play(move, by)


def test_it_refuses_to_pay_and_takes_what_it_is_paid() -> None:
    for text, expected in (("offer P1 receive tribute 2 gold", "no"), ("offer P1 pay tribute 2 gold", "yes")):
        state = position(3, mode="basic", round=5)
        for seat, id in enumerate(("a1", "c3", "isle")):
            settle(state, id, seat)
            state.gold[seat] = 5
        offer(state, 1, text)
        assert chosen(state) == expected


def test_no_peace_with_whose_village_is_about_to_fall() -> None:
    for men, expected in ((6, "no"), (1, "yes")):
        state = position(3, mode="basic", round=5)
        for seat, id in enumerate(("a1", "c3", "isle")):
            settle(state, id, seat)
            state.gold[seat] = 5
        units(state, "c3", 0, count=men)
        offer(state, 1, "offer P1 pay tribute 2 gold")
        assert chosen(state) == expected


def test_no_peace_with_who_cannot_pay() -> None:
    for gold, expected in ((0, "no"), (5, "yes")):
        state = position(3, mode="basic", round=5)
        for seat, id in enumerate(("a1", "c3", "isle")):
            settle(state, id, seat)
        state.gold[1] = gold
        units(state, "c3", 0)
        offer(state, 1, "offer P1 pay tribute 2 gold")
        assert chosen(state) == expected


def test_no_peace_with_whoever_has_announced_a_victory() -> None:
    for announced, expected in ((1, "no"), (0, "yes")):
        state = position(3, mode="basic", round=5)
        for seat, id in enumerate(("a1", "c3", "isle")):
            settle(state, id, seat)
            state.gold[seat] = 5
        state.announced[1] = announced
        offer(state, 1, "offer P1 pay tribute 2 gold")
        assert chosen(state) == expected


def test_what_makes_it_sovereign_is_always_signed() -> None:
    state = position(2, mode="basic", round=5)
    settle(state, "a1", 0)
    settle(state, "c3", 1)
    state.gold[1] = 0
    units(state, "c3", 0, count=8)
    offer(state, 1, "offer P1 pay tribute 2 gold")
    assert chosen(state) == "yes"


def test_a_single_man_before_the_walls_is_not_paid() -> None:
    for men, expected in ((1, "no"), (4, "yes")):
        state = position(3, mode="basic", round=5)
        for seat, id in enumerate(("a1", "c3", "isle")):
            settle(state, id, seat)
            state.gold[seat] = 5
        units(state, "a1", 1, count=men)
        offer(state, 1, "offer P1 receive tribute 2 gold")
        assert chosen(state) == expected


def test_a_vassal_revolts_against_a_lord_who_is_about_to_win() -> None:
    for announced, round, expected in ((1, 5, "revolt P2"), (0, 5, "done"), (0, 17, "revolt P2")):
        state = position(4, mode="basic", round=round)
        for seat, id in enumerate(("a1", "c3", "isle", "a3")):
            settle(state, id, seat)
        ally(state, 1, 0, "vassalage")
        state.announced[1] = announced
        ask(state, steps.REVOLT, 0)
        assert chosen(state) == expected


def test_it_pays_a_besieger_but_not_if_that_ends_the_game() -> None:
    for seats, expected in ((3, "yes"), (2, "no")):
        state = position(seats, mode="basic", round=5)
        for seat, id in enumerate(("a1", "c3", "isle")[:seats]):
            settle(state, id, seat)
            state.gold[seat] = 5
        units(state, "a1", 1, count=4)
        offer(state, 1, "offer P1 receive tribute 2 gold")
        assert chosen(state) == expected


def test_it_does_not_pay_whom_it_can_drive_away() -> None:
    state = position(3, mode="basic", round=5)
    for seat, id in enumerate(("a1", "c3", "isle")):
        settle(state, id, seat)
        state.gold[seat] = 5
    units(state, "a1", 1)
    units(state, "b1", 0, count=3)
    offer(state, 1, "offer P1 receive tribute 2 gold")
    assert chosen(state) == "no"


def test_a_weak_vassal_is_released_once_he_has_paid() -> None:
    for is_paid, expected in ((1, "release P2"), (0, "done")):
        state = position(3, mode="basic", round=6)
        for seat, id in enumerate(("a1", "c3", "isle")):
            settle(state, id, seat)
        units(state, "a1", 0, count=8)
        units(state, "c3", 1)
        units(state, "isle", 2, count=8)
        ally(state, 0, 1, "vassalage")
        state.is_paid[holding.pair(state, 0, 1)] = is_paid
        ask(state, steps.REVOLT, 0)
        assert chosen(state) == expected


def test_it_asks_the_weaker_to_pay_in_spring() -> None:
    for has_treaty, expected in ((False, "offer P2 receive tribute 2 gold"), (True, "done")):
        state = position(3, mode="basic", round=5)
        for seat, id in enumerate(("a1", "c3", "isle")):
            settle(state, id, seat)
        units(state, "a1", 0, count=6)
        units(state, "c3", 1)
        units(state, "isle", 2, count=6)
        if has_treaty:
            ally(state, 0, 1, "tribute", 9)
        ask(state, steps.OFFER, 0)
        assert chosen(state) == expected


def test_it_announces_dominance() -> None:
    state = position(mode="basic", round=6)
    settle(state, "a1", 0, grain=5)
    settle(state, "isle", 1)
    state.vp[0] = 10
    ask(state, steps.ANNOUNCE, 0)
    assert chosen(state) == "announce dominance"
