"""Fishing (14): one fish from every controlled sea field that is not locked, into a connected dockyard with room."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.state import Suverenita


def fish(state: Suverenita) -> None:
    for seat in range(state.setup.seats):
        if not state.is_out[seat]:
            fish_for(state, seat)


def fish_for(state: Suverenita, seat: i64) -> None:
    """Dockyards take what they have room for, in map order; the rest is lost."""
    parts = network(state, seat)
    is_sea = state.setup.world.is_sea
    caught = [0] * (len(parts) + 1)  # by part of the network, which has no locked fields
    has_any = False
    for field in range(len(parts)):
        if parts[field] > 0 and is_sea[field]:
            caught[parts[field]] += 1
            has_any = True
    if not has_any:
        return
    for field in range(len(parts)):
        part = parts[field]
        if part <= 0 or not caught[part] or state.lord[field] != seat or not state.dockyard[field]:
            continue
        some = min(caught[part], state.setup.values.store_fish[state.dockyard[field]] - state.fish[field])
        if some <= 0:
            continue
        caught[part] -= some
        state.fish[field] += some
        if state.journal is not None:
            state.tell("fished", int(seat), {"field": state.setup.world.ids[field], "count": some})
