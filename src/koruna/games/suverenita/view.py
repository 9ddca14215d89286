"""All that a seat, or a spectator, may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from koruna.games.suverenita.rules import Suverenita


class SuverenitaView(msgspec.Struct):
    seats: int


def view_of(state: Suverenita, seat: int) -> SuverenitaView:
    return SuverenitaView(state.setup.seats)
