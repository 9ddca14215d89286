"""Numbers for learners, as they are put together and written into a buffer."""

from __future__ import annotations

from array import array

import pytest

from koruna.engine.errors import Trouble
from koruna.engine.observation import Field, Observation


def filled(is_named: bool = False) -> Observation:
    seen = Observation(is_named)
    seen.field("round")
    seen.number(3, 4.0)
    seen.flag(True)
    seen.field("cards", "those in hand, those seen")
    seen.one_of(2, 3)
    seen.one_of(-1, 2)
    seen.members(0b101, 3)
    seen.counts([1, 1, 0], 3, 2.0)
    seen.field("rest")
    seen.numbers([1, 2], 2.0)
    seen.nothing(1)
    return seen


NUMBERS = [0.75, 1, *(0, 0, 1), *(0, 0), *(1, 0, 1), *(0.5, 1, 0), *(0.5, 1), 0]


def test_numbers_are_in_the_order_in_which_they_were_put() -> None:
    assert filled().values == NUMBERS


def test_fields_are_described_only_for_the_layout() -> None:
    assert filled(is_named=True).layout() == [
        Field("round", 0, 2),
        Field("cards", 2, 11, "those in hand, those seen"),
        Field("rest", 13, 3),
    ]
    assert filled().names == []


def test_they_are_written_into_any_buffer_of_that_many_floats() -> None:
    out = array("f", [9.0]) * len(NUMBERS)
    filled().write_to(out)
    assert out.tolist() == NUMBERS
    filled().write_to(memoryview(bytearray(4 * len(NUMBERS))).cast("f"))


@pytest.mark.parametrize("out", [array("f", [0.0]), array("d", NUMBERS), bytes(4 * len(NUMBERS)), NUMBERS, None])
def test_anything_else_is_refused(out: object) -> None:
    with pytest.raises(Trouble, match="it has 16 numbers"):
        filled().write_to(out)
