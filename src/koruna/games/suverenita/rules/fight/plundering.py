"""Plunder (11): markers, foreign crops and herds, empty foreign sites."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koruna.engine.event import Fact
from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.connecting import is_connected
from koruna.games.suverenita.rules.board.holding import forget_goods, touch
from koruna.games.suverenita.rules.numbers import (
    BURN,
    DESTROY,
    DONE,
    FIRST_HERD,
    HERD_INSIDE,
    HERDS,
    NOBODY,
    PLUNDER,
    SITE,
    TAKE,
    field_of,
    herd,
    herd_kind,
    herd_owner,
    kind_of,
    move,
    rest_of,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita

CROP: Final = FIRST_HERD + 5  # after the herds and meat in the names of goods


class Plundering(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        found = [DONE]
        foes: i64 = state.foes[seat]
        bit: i64 = 1 << seat
        for field in range(len(state.armies)):
            if not state.present[field] & bit or not is_ours(state, seat, field):
                continue
            if not state.plundered[field]:
                found.append(move(PLUNDER, field))
            owner = state.crop_owner[field]
            if owner >= 0 and foes >> owner & 1:
                found.append(move(TAKE, field, rest=CROP))
                found.append(move(BURN, field, rest=CROP))
            kinds: i64 = 0
            for animals in state.herds[field]:
                animal = int(herd_kind(animals))
                if is_loot(state, seat, animals) and not kinds >> animal & 1:
                    kinds |= 1 << animal
                    found.append(move(TAKE, field, rest=FIRST_HERD + animal))
                    found.append(move(BURN, field, rest=FIRST_HERD + animal))
            if has_empty_site(state, seat, field):
                found.append(move(DESTROY, field))
        return found

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        field = int(field_of(move))
        deed = kind_of(move)
        if deed == PLUNDER:
            plunder(state, seat, field)
        elif deed == DESTROY:
            state.site[field] = 0
            state.site_owner[field] = NOBODY
            state.site_done[field] = 0
            touch(state, field)
            tell(state, "site-removed", seat, field, {})
        elif rest_of(move) == CROP:
            rob_crop(state, seat, field, deed == TAKE)
        else:
            rob_herd(state, seat, field, int(rest_of(move)) - FIRST_HERD, deed == TAKE)
        return False

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        deed = kind_of(move)
        if deed not in (PLUNDER, DESTROY, TAKE, BURN):
            return Reason("plunder-or-not")
        field = int(field_of(move))
        if state.setup.world.is_sea[field]:
            return Reason("plunder-on-land")
        if not state.present[field] >> seat & 1:
            return Reason("only-units-plunder")
        if state.control[field] != seat:
            return Reason("plunder-needs-control")
        if deed == PLUNDER:
            return Reason("plundered-already")
        if deed == DESTROY:
            return Reason("no-empty-foreign-site")
        return Reason("nothing-to-rob")


def is_ours(state: Suverenita, seat: int, field: int) -> bool:
    """11.1: whether a field is land that the seat controls with units."""
    if state.control[field] != seat or state.setup.world.is_sea[field]:
        return False
    return state.present[field] >> seat & 1 != 0


def is_loot(state: Suverenita, seat: int, animals: int) -> bool:
    """11.4: whether a herd is in the open and belongs to a hostile player."""
    return not animals & HERD_INSIDE and state.foes[seat] >> int(herd_owner(animals)) & 1 != 0


def has_empty_site(state: Suverenita, seat: int, field: int) -> bool:
    """11.5: only the site of a new village; other sites are protected by their settlement (10.8)."""
    if not state.site[field] or state.settlement[field] or not state.foes[seat] >> state.site_owner[field] & 1:
        return False
    return all(stack >> 6 & 7 != SITE for stack in state.armies[field])


# --- playing -----------------------------------------------------------------------------


def plunder(state: Suverenita, seat: int, field: int) -> None:
    """11.1: a marker; gold if connected to an own free settlement; by a house setting only from foreign land (Q31)."""
    state.plundered[field] = 1
    gold = gold_of(state, seat, field)
    state.gold[seat] += gold
    tell(state, "plunders", seat, field, {"gold": gold})


def gold_of(state: Suverenita, seat: int, field: int) -> int:
    values = state.setup.values
    if values.gold_only_if_foreign and not was_foreign(state, seat, field):
        return 0
    return values.sack_field if is_connected(state, seat, field) else 0


def was_foreign(state: Suverenita, seat: int, field: int) -> bool:
    """Whether somebody else held the field, too, when the season began."""
    return state.was_whose[field] & ~(1 << seat) != 0


def rob_crop(state: Suverenita, seat: int, field: int, takes: bool) -> None:
    owner = state.crop_owner[field]
    forget_goods(state, field)
    if takes:
        state.crop_owner[field] = seat
    else:
        state.crop_owner[field] = NOBODY
        state.crop[field] = 0
    forget_goods(state, field)
    score(state, seat, owner, field, takes, "crop")


def rob_herd(state: Suverenita, seat: int, field: int, kind: int, takes: bool) -> None:
    forget_goods(state, field)
    for animals in state.herds[field]:
        if herd_kind(animals) == kind and is_loot(state, seat, animals):
            state.herds[field].remove(animals)
            if takes:
                state.herds[field].append(herd(kind, seat))
                state.herds[field].sort()
            forget_goods(state, field)
            score(state, seat, int(herd_owner(animals)), field, takes, HERDS[kind])
            return
    raise AssertionError("a herd robbed that is not there")


def score(state: Suverenita, seat: int, owner: int, field: int, takes: bool, good: str) -> None:
    """11.4, per herd and per sown field: taking gains points, destroying does not, the owner loses points."""
    points = state.setup.values.vp_loot
    state.vp[owner] -= points
    if takes:
        state.vp[seat] += points
    tell(state, "robs" if takes else "burns", seat, field, {"good": good, "other": owner})


def tell(state: Suverenita, kind: str, seat: int, field: int, facts: dict[str, Fact]) -> None:
    if state.journal is not None:
        facts["field"] = state.setup.world.ids[field]
        state.tell(kind, seat, facts)
