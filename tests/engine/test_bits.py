"""Bit sets."""

from __future__ import annotations

import pytest

from koruna.engine.bits import all_of, bit, count, listed, lowest, nth


@pytest.mark.parametrize("member", range(63))
def test_every_bit_leads_back_to_its_number(member: int) -> None:
    assert bit(member) == 1 << member
    assert lowest(bit(member)) == member
    assert listed(bit(member)) == [member]


def test_members_come_ascending() -> None:
    members = bit(62) | bit(3) | bit(40)
    assert listed(members) == [3, 40, 62]
    assert [nth(members, skipped) for skipped in range(3)] == [3, 40, 62]
    assert lowest(members) == 3
    assert count(members) == 3


@pytest.mark.parametrize("size", range(63))
def test_all_of_a_size_are_those_below_it(size: int) -> None:
    assert listed(all_of(size)) == list(range(size))


def test_nothing_is_in_an_empty_set() -> None:
    assert listed(0) == []
    assert count(0) == 0
