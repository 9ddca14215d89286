"""Steps packed into ints."""

from __future__ import annotations

import pytest

from koruna.engine.agenda import OVER_NOW, kind_of, number_of, pack, seat_of


@pytest.mark.parametrize("kind", [1, 63])
@pytest.mark.parametrize("seat", [0, 1, 15])
@pytest.mark.parametrize("number", [0, 1, 1 << 40])
def test_a_step_holds_its_kind_its_seat_and_its_number(kind: int, seat: int, number: int) -> None:
    step = pack(kind, seat, number)
    assert (kind_of(step), seat_of(step), number_of(step)) == (kind, seat, number)


def test_a_kind_alone_is_a_step_of_no_seat_and_no_number() -> None:
    assert pack(OVER_NOW) == OVER_NOW
    assert pack(7) == 7
