"""The gold that moves would bring and that their texts do not say: plunder, and refunds for units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.connecting import has_harbour
from koruna.games.suverenita.rules.fight import plundering
from koruna.games.suverenita.rules.numbers import TYPES, owner_of
from koruna.games.suverenita.rules.trade import downgrading

if TYPE_CHECKING:
    from koruna.games.suverenita.rules.state import Suverenita


class GainsView(Struct, frozen=True, omit_defaults=True):
    """What the moves that can be made now would bring, where that takes reckoning."""

    plunder: dict[str, int] = {}  # by field
    homeland: tuple[str, ...] = ()  # those of the fields that nobody else held when the season began
    refunds: dict[str, int] = {}  # by field and type, such as `o11 TR`


NO_GAINS = GainsView()


def view_of_gains(state: Suverenita, seat: int) -> GainsView:
    ids = state.setup.world.ids
    if seat not in state.waiting():
        return NO_GAINS
    if state.kind() == steps.PLUNDER:
        ours = [field for field in range(len(ids)) if plundering.is_ours(state, seat, field)]
        home = tuple([ids[field] for field in ours if not plundering.was_foreign(state, seat, field)])
        return GainsView({ids[field]: plundering.gold_of(state, seat, field) for field in ours}, home)
    if state.kind() != steps.TRADE:
        return NO_GAINS
    refunds: dict[str, int] = {}
    for field, armies in enumerate(state.armies):
        for units in armies:
            if owner_of(units) == seat:
                refunds[f"{ids[field]} {TYPES[units & 7]}"] = int(downgrading.refund(state, field, seat, units & 7))
    return GainsView(refunds={unit: gold for unit, gold in refunds.items() if gold})


def harbours_of(state: Suverenita, seat: int) -> list[int]:
    """Fields from which a trading seat sells at harbour prices."""
    if state.kind() != steps.TRADE or seat not in state.waiting():
        return []
    return [field for field in range(len(state.lord)) if state.lord[field] == seat and has_harbour(state, seat, field)]
