"""Players who are out of the game (17.8, Q24, Q32), and what leaves the board with them."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.holding import forget_goods, know_foes, pair, take
from koruna.games.suverenita.rules.numbers import (
    CORSAIR,
    NO_TREATY,
    NOBODY,
    count_of,
    herd_owner,
    owner_of,
    type_of,
)
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.winning import AS_THE_LAST, BY_SIGNIFICANCE, end, look_for_sovereigns


def look_for_the_fallen(state: Suverenita) -> None:
    """A player with no settlement and no unit but corsairs is out; the last one left wins at once."""
    alive: i64 = 0
    expected: i64 = 0
    for seat in range(state.setup.seats):
        if not state.is_out[seat]:
            expected |= 1 << seat
    for field in range(len(state.armies)):
        if alive == expected:
            return
        lord: i64 = state.lord[field]
        if lord >= 0:
            alive |= 1 << lord
        for stack in state.armies[field]:
            units: i64 = stack
            if type_of(units) != CORSAIR:
                alive |= 1 << owner_of(units)
    fallen = False
    left = 0
    last = NOBODY
    for seat in range(state.setup.seats):
        if state.is_out[seat]:
            continue
        if alive >> seat & 1:
            left += 1
            last = seat
        else:
            leave(state, seat)
            fallen = True
    if not fallen:
        return  # everybody was found after all
    know_foes(state)
    if left == 1:
        end(state, last, AS_THE_LAST)
    elif left == 0:
        end(state, NOBODY, BY_SIGNIFICANCE)  # the last players fell together
    else:
        look_for_sovereigns(state)


def leave(state: Suverenita, seat: int) -> None:
    """Q32: corsairs, herds, crops and sites leave the board, treaties end."""
    state.is_out[seat] = True
    state.announced[seat] = 0
    state.to_place[seat] = 0
    for field in range(len(state.armies)):
        for stack in state.armies[field].copy():
            if owner_of(stack) == seat:
                take(state, field, stack, count_of(stack))
        forget_goods(state, field)
        state.herds[field] = [herd for herd in state.herds[field] if herd_owner(herd) != seat]
        if state.crop_owner[field] == seat:
            state.crop[field] = 0
            state.crop_owner[field] = NOBODY
        if state.site_owner[field] == seat:
            state.site[field] = 0
            state.site_owner[field] = NOBODY
            state.site_done[field] = 0
    for other in range(state.setup.seats):
        if other != seat:
            between = pair(state, seat, other)
            state.treaty[between] = NO_TREATY
            state.superior[between] = NOBODY
            state.ends_in[between] = state.due[between] = state.is_paid[between] = 0
    state.tell("out", seat, {})
