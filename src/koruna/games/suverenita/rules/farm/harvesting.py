"""Harvest (15.5): crops of controlled fields go into connected free settlements with room; the rest rots."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.reason import Reason
from koruna.games.suverenita.rules.board.connecting import network
from koruna.games.suverenita.rules.board.holding import forget_goods, is_hostile
from koruna.games.suverenita.rules.farm.sowing import is_exposed
from koruna.games.suverenita.rules.numbers import ACCEPT, DONE, NOBODY, REAP, field_of, kind_of, moved_count, target_of
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.phase import Phase
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.paying import grain_room


def ripe(state: Suverenita, seat: i64, parts: list[int]) -> list[int]:
    """Fields a player may harvest: controlled and connected, with an own or a hostile crop."""
    found: list[int] = []
    for field in range(len(parts)):
        if state.crop[field] and parts[field] > 0 and state.control[field] == seat:
            owner = state.crop_owner[field]
            if owner == seat or is_hostile(state, seat, owner):
                found.append(field)
    return found


def open_stores(state: Suverenita, seat: i64, parts: list[int]) -> list[int]:
    return [
        field
        for field in range(len(parts))
        if parts[field] > 0 and state.lord[field] == seat and grain_room(state, field)
    ]


class Harvesting(Phase):
    def moves(self, state: Suverenita, seat: int, number: int) -> list[int]:
        """From every ripe field all that fits into a store; from the first own one of each part also less.

        It does not matter which own crops are cut, because the others rot, so this covers every result.
        """
        parts = network(state, seat)
        fields = ripe(state, seat, parts)
        if not fields:
            return []
        targets = open_stores(state, seat, parts)
        found: list[int] = []
        begun: list[int] = []
        most = 0
        for field in fields:
            part = parts[field]
            is_first = part not in begun or state.crop_owner[field] != seat
            if state.crop_owner[field] == seat:
                begun.append(part)
            for store in targets:
                if parts[store] != part:
                    continue
                fits = min(state.crop[field], int(grain_room(state, store)))
                most = max(most, fits)
                found.append(make(REAP, field, store, 0, fits))
                if is_first:
                    found += [make(REAP, field, store, 0, count) for count in range(fits - 1, 0, -1)]
        if not found:
            return []
        found.append(DONE)
        if reapable(state, parts, fields, targets) > most:
            found.insert(0, make(ACCEPT))
        return found

    def play(self, state: Suverenita, seat: int, number: int, move: int) -> bool:
        if kind_of(move) == REAP:
            reap(state, seat, int(field_of(move)), int(target_of(move)), int(moved_count(move)))
            return not self.moves(state, seat, number)
        if move == ACCEPT:
            bring_in(state, seat)
        return True

    def why_not(self, state: Suverenita, seat: int, number: int, move: int) -> Reason:
        if kind_of(move) != REAP:
            return Reason("harvest-only")
        field, store = field_of(move), target_of(move)
        parts = network(state, seat)
        if not state.crop[field]:
            return Reason("nothing-sown")
        if state.control[field] != seat:
            return Reason("harvest-controlled-land")
        if state.crop_owner[field] != seat and not is_hostile(state, seat, state.crop_owner[field]):
            return Reason("partners-do-not-rob")
        if state.lord[store] != seat or parts[store] <= 0 or parts[store] != parts[field]:
            return Reason("harvest-to-connected-settlement")
        count = moved_count(move)
        if count > grain_room(state, store):
            return Reason("store-full", {"room": int(grain_room(state, store))})
        if not 0 < count <= state.crop[field]:
            return Reason("harvest-what-stands", {"grain": state.crop[field]})
        return Reason("harvest-in-order")

    def finish(self, state: Suverenita) -> None:
        """Crops that are not harvested rot (Q19)."""
        lost = [0] * state.setup.seats
        for field in range(len(state.crop)):
            owner = state.crop_owner[field]
            if owner != NOBODY:
                lost[owner] += state.crop[field]
                forget_goods(state, field)
                state.crop[field] = 0
                state.crop_owner[field] = NOBODY
        for seat in range(state.setup.seats):
            if lost[seat]:
                state.tell("rot", seat, {"grain": lost[seat]})


def reapable(state: Suverenita, parts: list[int], fields: list[int], targets: list[int]) -> int:
    """How much grain can be brought in altogether."""
    total = 0
    done: list[int] = []
    for field in fields:
        part = parts[field]
        if part not in done:
            done.append(part)
            standing = sum(state.crop[other] for other in fields if parts[other] == part)
            total += min(standing, sum(int(grain_room(state, store)) for store in targets if parts[store] == part))
    return total


def reap(state: Suverenita, seat: int, field: int, store: int, count: int) -> None:
    owner = state.crop_owner[field]
    facts: dict[str, int | str | list[int]] = {
        "field": state.setup.world.ids[field],
        "store": state.setup.world.ids[store],
        "grain": count,
    }
    forget_goods(state, field)
    if owner != seat:  # theft, 11.4: scored once per field, however much is taken
        points = state.setup.values.vp_loot
        state.vp[seat] += points
        state.vp[owner] -= points
        state.crop_owner[field] = seat
        facts["victim"] = owner
    state.crop[field] -= count
    state.grain[store] += count
    if state.crop[field] == 0:
        state.crop_owner[field] = NOBODY
    forget_goods(state, field)
    state.tell("theft" if owner != seat else "harvest", seat, facts)


def bring_in(state: Suverenita, seat: int) -> None:
    """Bring in all that there is room for: first one grain of each foreign crop, for the point, then the others."""
    parts = network(state, seat)
    fields = ripe(state, seat, parts)
    for field in fields:
        if state.crop_owner[field] != seat:
            store = best_store(state, seat, parts, parts[field])
            if store != NOBODY:
                reap(state, seat, field, store, 1)
    for field in fields:
        while state.crop[field]:
            store = best_store(state, seat, parts, parts[field])
            if store == NOBODY:
                break
            reap(state, seat, field, store, min(state.crop[field], int(grain_room(state, store))))


def best_store(state: Suverenita, seat: int, parts: list[int], part: int) -> int:
    """Preferably a settlement out of an enemy's reach, then the one with most room."""
    found = NOBODY
    most = (False, 0)
    for store in open_stores(state, seat, parts):
        if parts[store] == part:
            merit = (not is_exposed(state, seat, store), int(grain_room(state, store)))
            if found == NOBODY or merit > most:
                found, most = store, merit
    return found
