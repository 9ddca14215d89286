"""Building (12.2) and the tiles it needs (12.3)."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.games.suverenita.rules.board.holding import is_encircled, touch
from koruna.games.suverenita.rules.numbers import (
    BUILD,
    BUILDINGS,
    CITY,
    COUNT_BIT,
    DOCK_SITE,
    ELITE,
    FORT_SITE,
    GIVE_UP,
    HARBOUR_SITE,
    INSIDE,
    JOIN,
    LIGHT,
    NOBODY,
    OPEN,
    SITE,
    VILLAGE,
    field_of,
    moved_count,
    moved_item,
    rest_of,
)
from koruna.games.suverenita.rules.numbers import move as make
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade.market import Market, count_like, items_of, market_of, tiles_of_site, turn_into


def tiles(state: Suverenita, seat: i64) -> int:
    """12.3: the tiles a player uses, including those reserved for sites."""
    return int(market_of(state, seat).tiles)


# --- subphase 7 --------------------------------------------------------------------------


def grow(state: Suverenita) -> None:
    """Every site grows by a step per required number of light infantry, unless its settlement is encircled."""
    values = state.setup.values
    for field in range(len(state.site)):
        building = state.site[field]
        if building == 0 or is_encircled(state, field):
            continue
        least = max(1, values.build_least[building])
        turns = int(workers(state, field)) // least
        if turns == 0:
            continue
        state.site_done[field] += turns * values.site_step
        if state.site_done[field] >= 100:
            complete(state, field)
        elif state.journal is not None:
            state.tell("site-grew", state.site_owner[field], site_facts(state, field))


def workers(state: Suverenita, field: i64) -> i64:
    """The number of builders on a site; elites count twice (12.1)."""
    found: i64 = 0
    for pieces in state.armies[field]:
        units: i64 = pieces
        if units >> 6 & 7 == SITE:
            count = units >> COUNT_BIT
            found += count * state.setup.values.elite_counts if units >> 3 & 7 == ELITE else count
    return found


def on_site(state: Suverenita, field: i64) -> i64:
    """The number of units on a site."""
    found: i64 = 0
    for pieces in state.armies[field]:
        units: i64 = pieces
        if units >> 6 & 7 == SITE:
            found += units >> COUNT_BIT
    return found


def complete(state: Suverenita, field: i64) -> None:
    """Complete a building; its builders come out."""
    building = state.site[field]
    owner = state.site_owner[field]
    if building in (VILLAGE, CITY):
        state.settlement[field] = building
        state.lord[field] = owner
        state.plundered[field] = 0  # 11.3
    elif building == FORT_SITE:
        state.fort[field] = 1
    else:
        state.dockyard[field] = 2 if building == HARBOUR_SITE else 1
    clear(state, field, OPEN)
    state.known_networks[owner] = None  # a new free settlement may connect more
    if state.journal is not None:
        state.tell("built", owner, {"field": state.setup.world.ids[field], "building": BUILDINGS[building]})


def clear(state: Suverenita, field: i64, place: i64) -> None:
    """Move the builders to another place on the field and remove the site."""
    owner: i64 = state.site_owner[field]
    for pieces in items_of(state, field, owner):
        item: i64 = pieces
        if item >> 6 == SITE:
            turn_into(state, field, owner, item, count_like(state, field, owner, item), item & 63 | place << 6)
    state.site[field] = 0
    state.site_owner[field] = NOBODY
    state.site_done[field] = 0
    touch(state, field)


# --- in Trade ----------------------------------------------------------------------------


def add(state: Suverenita, market: Market, field: i64, items: list[int], found: list[int]) -> None:
    """What can be begun, joined or given up on a field."""
    building = state.site[field]
    if building and state.site_owner[field] == market.seat:
        found.append(make(GIVE_UP, field))
    kinds: list[int] | None = None  # what can be begun here, independent of the builders
    for what in items:
        item: i64 = what
        if item & 7 != LIGHT or item >> 6 != OPEN:
            continue
        most = count_like(state, field, market.seat, item)
        if building:
            if why_not_join(state, market, field, item, 1) == "":
                most = min(most, state.setup.values.site_most - on_site(state, field))
                found += [make(JOIN, field, 0, item, count) for count in range(1, most + 1)]
            continue
        most = min(most, state.setup.values.site_most)
        if kinds is None:
            kinds = sites_here(state, market, field)
        for kind in kinds:
            found += [make(BUILD, field, 0, item, count, kind) for count in range(1, most + 1)]


def sites_here(state: Suverenita, market: Market, field: i64) -> list[int]:
    found: list[int] = []
    kind: i64 = VILLAGE
    last: i64 = FORT_SITE if state.lord[field] == market.seat else VILLAGE
    while kind <= last:
        if why_not_paid(state, market, kind) == "" and why_not_site(state, market, field, kind) == "":
            found.append(int(kind))
        kind += 1
    return found


def why_not_paid(state: Suverenita, market: Market, building: i64) -> str:
    values = state.setup.values
    if market.tiles + tiles_of_site(state, building) > values.most_tiles:
        return "tile-limit"
    return "" if market.gold >= values.build_gold[building] else "not-enough-gold"


def why_not_site(state: Suverenita, market: Market, field: i64, building: i64) -> str:
    """The rule that forbids a building on a field, independent of builders and gold."""
    if state.site[field]:
        return "one-site"
    if building == VILLAGE:
        world = state.setup.world
        if world.is_sea[field] or state.settlement[field] or state.control[field] != market.seat:
            return "village-where"
    elif state.lord[field] != market.seat:
        return "extension-where"
    elif is_encircled(state, field):
        return "building-encircled"
    elif building == CITY:
        if state.settlement[field] != VILLAGE:
            return "city-where"
        if market.cities and state.dockyard[field] != 2:
            return "second-city"
    elif building == DOCK_SITE:
        if not state.setup.world.is_coast[field] or state.dockyard[field]:
            return "dock-where"
    elif building == HARBOUR_SITE:
        if state.dockyard[field] != 1:
            return "harbour-where"
    elif state.fort[field]:
        return "one-fort"
    return ""


def why_not_build(state: Suverenita, market: Market, field: i64, building: i64, item: i64, count: i64) -> str:
    reason = why_not_site(state, market, field, building)
    if reason == "":
        reason = why_not_builders(state, market, field, item, count)
    return why_not_paid(state, market, building) if reason == "" else reason


def why_not_builders(state: Suverenita, market: Market, field: i64, item: i64, count: i64) -> str:
    if item & 7 != LIGHT:
        return "only-infantry-builds"
    if item >> 6 != OPEN or count < 1 or count > count_like(state, field, market.seat, item):
        return "no-such-units"
    return "" if on_site(state, field) + count <= state.setup.values.site_most else "site-full"


def why_not_join(state: Suverenita, market: Market, field: i64, item: i64, count: i64) -> str:
    if state.site[field] == 0 or state.site_owner[field] != market.seat:
        return "own-site"
    if is_encircled(state, field):
        return "building-encircled"
    return why_not_builders(state, market, field, item, count)


def why_not(state: Suverenita, market: Market, move: i64) -> str:
    kind = move & 63
    field = field_of(move)
    if kind == GIVE_UP:
        return "own-site"
    if kind == JOIN:
        return why_not_join(state, market, field, moved_item(move), moved_count(move))
    return why_not_build(state, market, field, rest_of(move), moved_item(move), moved_count(move))


def build(state: Suverenita, seat: i64, field: i64, building: i64, item: i64, count: i64) -> None:
    """Pay, and move the builders to the site; in the first game sites start with more progress (18)."""
    values = state.setup.values
    state.gold[seat] -= values.build_gold[building]
    state.site[field] = int(building)
    state.site_owner[field] = int(seat)
    state.site_done[field] = values.site_start if state.setup.has_farms else values.quick_site_start
    turn_into(state, field, seat, item, count, item & 63 | SITE << 6)
    if state.journal is not None:
        facts = site_facts(state, field)
        facts["gold"] = values.build_gold[building]
        facts["count"] = int(count)
        state.tell("site-begun", int(seat), facts)


def join(state: Suverenita, seat: i64, field: i64, item: i64, count: i64) -> None:
    turn_into(state, field, seat, item, count, item & 63 | SITE << 6)
    if state.journal is not None:
        facts = site_facts(state, field)
        facts["count"] = int(count)
        state.tell("site-joined", int(seat), facts)


def give_up(state: Suverenita, seat: i64, field: i64) -> None:
    """1 gold is refunded. Builders in an encircled settlement stay in it (7.8)."""
    refund = state.setup.values.site_refund
    state.gold[seat] += refund
    if state.journal is not None:
        facts = site_facts(state, field)
        facts["gold"] = refund
        state.tell("site-given-up", int(seat), facts)
    clear(state, field, INSIDE if is_encircled(state, field) else OPEN)


def site_facts(state: Suverenita, field: i64) -> dict[str, int | str | list[int]]:
    building = BUILDINGS[state.site[field]]
    return {"field": state.setup.world.ids[field], "building": building, "done": state.site_done[field]}
