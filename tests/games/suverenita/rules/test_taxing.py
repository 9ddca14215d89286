"""Taxes (15.4) and the forecast of gold."""

from __future__ import annotations

from koruna.games.suverenita.rules.trade import forecast
from koruna.games.suverenita.rules.trade.taxing import taxes_of
from tests.games.suverenita.positions import change, set_up


def test_15_4_village_one_city_three_harbour_two_and_half_a_gold_a_field() -> None:
    state = set_up("field a1 settlement village:0")
    assert taxes_of(state, 0) == 1  # and a half
    change(state, "field a2 settlement city:0")
    assert taxes_of(state, 0) == 1 + 3 + 1
    change(state, "field a3 settlement village:0, dockyard harbour")
    assert taxes_of(state, 0) == 1 + 3 + 1 + 2 + 1
    change(state, "field b1 units 0:LI")
    assert taxes_of(state, 0) == 1 + 3 + 1 + 2 + 2
    assert taxes_of(state, 1) == 0


def test_15_4_a_dock_pays_nothing() -> None:
    state = set_up("field a1 settlement village:0, dockyard dock")
    assert taxes_of(state, 0) == 1


def test_15_4_fields_must_be_connected_controlled_land_and_not_plundered() -> None:
    state = set_up("field a1 settlement village:0 | field a2 units 0:LI")
    assert taxes_of(state, 0) == 2
    change(state, "field a2 plundered 1")
    assert taxes_of(state, 0) == 1
    # Owned only, controlled but no land, and not connected.
    change(state, "field b1 herds 0:sheep | field s1 units 0:TR | field c3 units 0:LI")
    assert taxes_of(state, 0) == 1


def test_7_6_a_locked_settlement_still_pays_its_own_tax_an_encircled_one_does_not() -> None:
    state = set_up("field a1 settlement city:0, dockyard harbour, units 1:LI")
    assert taxes_of(state, 0) == 0
    change(state, "field a1 units 0:LI 1:LI")
    assert taxes_of(state, 0) == 3 + 2


def test_15_4_the_forecast_knows_when_taxes_come() -> None:
    state = set_up("round 2 | field a1 settlement city:0")
    assert (forecast.next_taxes_in(state), forecast.coming_taxes(state, 0)) == (3, 3)
    change(state, "round 4")
    assert forecast.next_taxes_in(state) == 7
    change(state, "round 20")
    assert (forecast.next_taxes_in(state), forecast.coming_taxes(state, 0)) == (0, 0)
    first = set_up("round 2", mode="first")
    assert forecast.next_taxes_in(first) == 2
    change(first, "round 4")
    assert forecast.next_taxes_in(first) == 5


def test_16_1_the_forecast_counts_tribute_and_vassals_dues_that_still_run() -> None:
    state = set_up("pair 0-1 treaty tribute:0, ends_in 5, due 2 | pair 0-2 treaty vassalage:2, due 1", seats=3)
    assert forecast.coming_dues(state, 0) == 2 - 1
    assert forecast.coming_dues(state, 1) == -2
    assert forecast.coming_dues(state, 2) == 1
    change(state, "pair 0-1 treaty tribute:0, ends_in 3, due 2")  # ends in Trade of autumn
    assert forecast.coming_dues(state, 1) == 0
    change(state, "pair 0-1 treaty aid:0, ends_in 9")
    assert forecast.coming_dues(state, 1) == 0
    change(state, "round 20")
    assert forecast.coming_dues(state, 2) == 0


def test_13_5_the_forecast_of_wages() -> None:
    state = set_up("field a1 units 0:ME*2 | field b1 units 0:ME.elite | field c1 units 1:ME")
    assert forecast.coming_wages(state, 0) == 6
