"""Subphase 1 (8.1, 8.2): units march, ride and sail, in turn or by hidden orders; the free move of cavalry in subphase
2; and Retreat (8.4)."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import all_of, bit
from koruna.engine.event import Event
from koruna.engine.reason import Reason
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.holding import is_locked, touch_all
from koruna.games.suverenita.rules.march import forbidding, going, sailing
from koruna.games.suverenita.rules.march.going import BY_LAND, FOOT, GROUP_BIT, SHIPS, able, may_enter, types_left
from koruna.games.suverenita.rules.numbers import (
    CAVALRY,
    DONE,
    KEY,
    MARCH,
    OPEN,
    RODE,
    RODE_BEFORE,
    field_of,
    kind_of,
    moved_count,
    moved_item,
    target_of,
)
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita


def begin(state: Suverenita) -> None:
    if state.setup.hides_orders:
        state.shown = [stacks.copy() for stacks in state.armies]
        state.begin_shared(steps.ORDERS)
        return
    for seat in reversed(state.initiative()):
        state.push(steps.UNITS, seat)


def rest_horses(state: Suverenita) -> None:
    """Q17: with three free moves, cavalry has one in each of the three subphases of Movement."""
    if state.setup.values.cavalry_free_moves <= 1:
        return
    for field, stacks in enumerate(state.armies):
        if any(units & 7 == CAVALRY and units & RODE for units in stacks):
            counts: dict[int, int] = {}
            for units in stacks:
                key = units & KEY
                if units & 7 == CAVALRY and units & RODE:
                    key = key & ~RODE | RODE_BEFORE
                counts[key] = counts.get(key, 0) + (units & ~KEY)
            state.armies[field] = [key | counts[key] for key in sorted(counts)]


class Moving(Phase):
    """In turn, in one of the three subphases of Movement; the rules that differ ask for the kind of step."""

    step: int

    def __init__(self, step: int) -> None:
        self.step = step

    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        return orders(state, self.step, seat)

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if move == DONE:
            return True
        go(state, self.step, seat, move)
        return False

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        return forbidding.why_not(state, self.step, seat, move)


class Ordering(Moving):
    """All at once, by hidden orders."""

    def finish(self, state: Suverenita) -> None:
        """Reveal the hidden orders when all have been given."""
        state.shown = None
        touch_all(state)
        if state.journal is None:
            return
        for event in state.journal.copy():
            if event.kind == "ordered" and event.secret:
                facts = {**event.secret}
                state.journal.append(Event(str(facts.pop("order")), event.seat, facts))
                event.secret, event.knows = {}, []


def orders(state: Suverenita, kind: int, seat: int) -> list[int]:
    """All moves of units in subphases 1, 2 or 3; each uses some capacity, so the step ends."""
    found = [DONE]
    step: i64 = kind
    who: i64 = seat
    world = state.setup.world
    for field in range(len(state.armies)):
        types = types_left(state, field, who)
        if step == steps.RIDE:
            types &= 1 << CAVALRY
        if not types or (step != steps.UNITS and step != steps.ORDERS and is_locked(state, field)):
            continue  # 8.2: units can leave a locked field only in subphase 1
        if types & FOOT:
            if world.is_sea[field]:
                sailing.add_landing(state, step, who, field, found)
            else:
                add_marches(state, step, who, field, found)
                sailing.add_embarking(state, step, who, field, found)
        if types & SHIPS:
            sailing.add_sailing(state, step, who, field, found)
    if (step == steps.UNITS or step == steps.ORDERS) and is_guest(state, who, found):
        del found[0]
    return found


def is_guest(state: Suverenita, seat: i64, found: list[int]) -> bool:
    """16.3: whether a unit on a partner's field can leave it; then it must."""
    if state.foes[seat] == all_of(state.setup.seats) & ~bit(seat):
        return False
    return any(move != DONE and not may_enter(state, field_of(move), seat) for move in found)


def add_marches(state: Suverenita, step: i64, seat: i64, field: i64, found: list[int]) -> None:
    """From land to adjacent land; in Retreat only to an own settlement, encircled or not."""
    groups: list[int] | None = None
    for to in state.setup.world.lands[field]:
        if (step == steps.RETREAT and state.lord[to] != seat) or not may_enter(state, to, seat):
            continue
        if groups is None:
            groups = able(state, step, BY_LAND, seat, field)
        for group in groups:
            packed: i64 = group
            sailing.add_counts(found, MARCH, field, to, packed >> GROUP_BIT, packed & 255)


def go(state: Suverenita, step: int, seat: int, move: int) -> None:
    """Play a march or a move of ships, in subphases 1, 2 and 3."""
    kind = kind_of(move)
    if kind != MARCH:
        sailing.play(state, step, seat, kind, move)
        return
    a = field_of(move)
    b = target_of(move)
    item = moved_item(move)
    count = moved_count(move)
    going.go(state, step, BY_LAND, seat, a, b, item, count, OPEN)
    going.tell(state, "marched", seat, a, b, item, count)
