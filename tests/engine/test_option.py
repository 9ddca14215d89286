"""Options and their values."""

from __future__ import annotations

import pytest

from koruna.engine.option import Option, Value


def test_a_switch_is_off_unless_said_otherwise() -> None:
    assert Option("harmony").values == [False, True]
    assert Option("music", default=True).values == [True, False]


def test_the_default_of_several_values_comes_first() -> None:
    assert Option("pace", default="slow", choices=["fast", "slow"]).values == ["slow", "fast"]


def test_an_option_fits_every_seat_count_unless_it_names_some() -> None:
    assert Option("harmony").fits(7)
    assert Option("duel", seats=[2]).fits(2)
    assert not Option("duel", seats=[2]).fits(3)


def test_an_order_of_the_seats_is_left_to_the_game_by_default() -> None:
    ages = Option("ages", order=True)
    assert ages.default == ""
    assert ages.values == [""]
    assert ages.allows("", 3)


@pytest.mark.parametrize("order", ["1-2-3", "3-1-2"])
def test_an_order_names_every_seat_once(order: str) -> None:
    assert Option("ages", order=True).allows(order, 3)


@pytest.mark.parametrize("order", ["1-2", "1-2-3-4", "1-1-2", "0-1-2", "1-2-", "1,2,3", "01-2-3", " 1-2-3", "x", True])
def test_what_is_no_order_of_the_seats_is_not_allowed(order: Value) -> None:
    assert not Option("ages", order=True).allows(order, 3)


def test_only_values_of_its_own_kind_are_allowed() -> None:
    assert Option("harmony").allows(True, 2)
    assert not Option("harmony").allows("true", 2)
    assert Option("pace", default="slow", choices=["fast", "slow"]).allows("fast", 2)
    assert not Option("pace", default="slow", choices=["fast", "slow"]).allows("", 2)


@pytest.mark.parametrize(
    "said",
    [
        "Option('harmony')",
        "Option('timed', default=True, against=['league'], why='no-clock')",
        "Option('board', default='A', choices=['A', 'B'], seats=[2, 3])",
        "Option('map_seed', default='1', most=99)",
        "Option('ages', order=True)",
    ],
)
def test_an_option_says_how_to_make_it(said: str) -> None:
    assert repr(eval(said, {"Option": Option})) == said
