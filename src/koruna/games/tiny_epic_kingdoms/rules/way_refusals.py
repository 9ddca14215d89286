"""Why a figure may not go where a move would take it."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import bit, count
from koruna.engine.reason import Reason
from koruna.games.tiny_epic_kingdoms.rules import moving
from koruna.games.tiny_epic_kingdoms.rules.numbers import HALL, MOVES, PLACES, STANDS, STRIDE, SWAPS
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.values import PATROL, QUEST


def why_not_way(state: TinyEpicKingdoms, word: str, move: int, seat: int) -> Reason | None:
    """A Patrol, a Quest, a swap, or standing up."""
    if word == "stand":
        return None if state.realms[seat].lying >> (move - STANDS) & 1 else Reason("nobody-lies")
    origin, target = divmod(move - (SWAPS if word == "swap" else MOVES), PLACES)
    for place in (origin, target):
        if place != HALL and not state.map.land >> place & 1:
            return Reason("no-such-region")
    if word == "swap":
        return why_not_swap(state, origin, target, seat)
    stays = HALL not in (origin, target) and origin // STRIDE == target // STRIDE
    if stays != (word == "patrol"):
        return Reason("patrol-or-quest")
    if HALL in (origin, target):
        return why_not_hall(state, origin, target, seat)
    reason = why_not_leave(state, origin, seat)
    if reason is not None:
        return reason
    if word == "patrol":
        if not moving.patrol_reach(state, state.realms[seat], origin) >> target & 1:
            return Reason("not-adjacent")
    elif not state.map.borders >> origin & state.map.borders >> target & 1:
        return Reason("border-regions")
    return why_not_enter(state, target, seat, PATROL if word == "patrol" else QUEST, state.realms[seat].on_map == 1)


def why_not_leave(state: TinyEpicKingdoms, origin: int, seat: int) -> Reason | None:
    realm = state.realms[seat]
    if not realm.has >> origin & 1:
        return Reason("no-figure-there")
    return None if realm.upright() >> origin & 1 else Reason("lying")


def why_not_hall(state: TinyEpicKingdoms, origin: int, target: int, seat: int) -> Reason | None:
    realm = state.realms[seat]
    if not realm.powers.hall:
        return Reason("no-hall")
    if target == HALL:
        if origin == HALL:
            return Reason("patrol-or-quest")
        reason = why_not_leave(state, origin, seat)
        if reason is not None:
            return reason
        if not state.map.borders >> origin & 1:
            return Reason("border-regions")
        if realm.hall >= realm.powers.hall:
            return Reason("hall-full", {"room": realm.powers.hall})
        return Reason("last-stays-on-map") if realm.on_map == 1 else None
    if realm.hall == 0:
        return Reason("no-figure-there")
    if not state.map.borders >> target & 1:
        return Reason("border-regions")
    return why_not_enter(state, target, seat, QUEST, False)


def why_not_enter(state: TinyEpicKingdoms, target: int, seat: int, by: int, is_last: bool) -> Reason | None:
    if moving.open_regions(state, seat, by, is_last) >> target & 1:
        return None
    here = bit(target)
    if moving.full_regions(state) & here:
        return Reason(why_not_enter_full(state, here, seat, by, is_last))
    if state.neutrals & here:
        return Reason("neutral-price", {"number": int(count(state.neutrals))})
    if is_last:
        return Reason("own-last-figure")
    for other in range(state.setup.seats):
        theirs = state.realms[other]
        if other != seat and theirs.has & here and moving.is_protected(theirs):
            return Reason("last-figure" if theirs.on_map == 1 else "protected-figures")
    return Reason("safe-terrain")


def why_not_enter_full(state: TinyEpicKingdoms, here: i64, seat: int, by: int, is_last: bool) -> str:
    """Two figures are there; some may attack two of one opponent, but not with or against the last ones."""
    may_attack = state.realms[seat].powers.attacks_pairs >> by & 1
    if may_attack and any(theirs.pair & here for other, theirs in enumerate(state.realms) if other != seat):
        return "own-last-figure" if is_last else "last-two"
    return "two-figures"


def why_not_swap(state: TinyEpicKingdoms, origin: int, target: int, seat: int) -> Reason | None:
    realm = state.realms[seat]
    if not realm.powers.swaps:
        return Reason("no-swap")
    reason = why_not_leave(state, origin, seat)
    if reason is not None:
        return reason
    found: list[int] = []
    moving.list_swaps(state, seat, found)
    return None if SWAPS + PLACES * origin + target in found else Reason("swap-where")
