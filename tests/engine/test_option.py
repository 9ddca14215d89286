"""Options and their values."""

from __future__ import annotations

from koruna.engine.option import Option


def test_a_switch_is_off_unless_said_otherwise() -> None:
    assert Option("harmony").values == [False, True]
    assert Option("music", default=True).values == [True, False]


def test_the_default_of_several_values_comes_first() -> None:
    assert Option("pace", default="slow", choices=["fast", "slow"]).values == ["slow", "fast"]


def test_an_option_fits_every_seat_count_unless_it_names_some() -> None:
    assert Option("harmony").fits(7)
    assert Option("duel", seats=[2]).fits(2)
    assert not Option("duel", seats=[2]).fits(3)
