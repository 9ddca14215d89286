"""Taxes (15.4) and the forecast of gold."""

from __future__ import annotations

from koruna.games.suverenita.rules.trade import forecast
from koruna.games.suverenita.rules.trade.taxing import taxes_of
from tests.games.suverenita.positions import ally, at, pen, position, settle, units


def test_15_4_village_one_city_three_harbour_two_and_half_a_gold_a_field() -> None:
    state = position()
    settle(state, "a1", 0)
    assert taxes_of(state, 0) == 1  # and a half
    settle(state, "a2", 0, city=True)
    assert taxes_of(state, 0) == 1 + 3 + 1
    settle(state, "a3", 0, dockyard=2)
    assert taxes_of(state, 0) == 1 + 3 + 1 + 2 + 1
    units(state, "b1", 0)
    assert taxes_of(state, 0) == 1 + 3 + 1 + 2 + 2
    assert taxes_of(state, 1) == 0


def test_15_4_a_dock_pays_nothing() -> None:
    state = position()
    settle(state, "a1", 0, dockyard=1)
    assert taxes_of(state, 0) == 1


def test_15_4_fields_must_be_connected_controlled_land_and_not_plundered() -> None:
    state = position()
    settle(state, "a1", 0)
    units(state, "a2", 0)
    assert taxes_of(state, 0) == 2
    state.plundered[at(state, "a2")] = 1
    assert taxes_of(state, 0) == 1
    pen(state, "b1", 0, "sheep")  # owned only
    units(state, "s1", 0, "TR")
    units(state, "c3", 0)  # not connected
    assert taxes_of(state, 0) == 1


def test_7_6_a_locked_settlement_still_pays_its_own_tax_an_encircled_one_does_not() -> None:
    state = position()
    settle(state, "a1", 0, city=True, dockyard=2)
    units(state, "a1", 1)
    assert taxes_of(state, 0) == 0
    units(state, "a1", 0)
    assert taxes_of(state, 0) == 3 + 2


def test_15_4_the_forecast_knows_when_taxes_come() -> None:
    state = position(round=2)
    settle(state, "a1", 0, city=True)
    assert (forecast.next_taxes_in(state), forecast.coming_taxes(state, 0)) == (3, 3)
    state.round = 4
    assert forecast.next_taxes_in(state) == 7
    state.round = 20
    assert (forecast.next_taxes_in(state), forecast.coming_taxes(state, 0)) == (0, 0)
    first = position(round=2, mode="first")
    assert forecast.next_taxes_in(first) == 2
    first.round = 4
    assert forecast.next_taxes_in(first) == 5


def test_16_1_the_forecast_counts_tribute_and_vassals_dues_that_still_run() -> None:
    state = position(seats=3, round=1)
    ally(state, 0, 1, "tribute", ends_in=5)
    ally(state, 2, 0, "vassalage")
    assert forecast.coming_dues(state, 0) == 2 - 1
    assert forecast.coming_dues(state, 1) == -2
    assert forecast.coming_dues(state, 2) == 1
    ally(state, 0, 1, "tribute", ends_in=3)  # ends in Trade of autumn
    assert forecast.coming_dues(state, 1) == 0
    ally(state, 0, 1, "aid", ends_in=9)
    assert forecast.coming_dues(state, 1) == 0
    state.round = 20
    assert forecast.coming_dues(state, 2) == 0


def test_13_5_the_forecast_of_wages() -> None:
    state = position()
    units(state, "a1", 0, "ME", 2)
    units(state, "b1", 0, "ME", level="elite")
    units(state, "c1", 1, "ME")
    assert forecast.coming_wages(state, 0) == 6
