"""Patrol and Quest: where figures may go, and going there."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import bit, count, lowest
from koruna.engine.event import Event
from koruna.games.tiny_epic_kingdoms.rules import figures, gathering, warring
from koruna.games.tiny_epic_kingdoms.rules.numbers import HALL, MOVES, PLACES, STANDS, STRIDE, SWAPS
from koruna.games.tiny_epic_kingdoms.rules.paying import attack_terms, highest
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.step import Step
from koruna.games.tiny_epic_kingdoms.rules.steps import ARRIVE
from koruna.games.tiny_epic_kingdoms.rules.tokens import STRONGHOLD
from koruna.games.tiny_epic_kingdoms.rules.values import PATROL, QUEST, RUINS


def full_regions(state: TinyEpicKingdoms) -> i64:
    """Where two figures are, of whatever colours (M4)."""
    some = state.neutrals
    two: i64 = 0
    for realm in state.realms:
        two |= (some & realm.has) | realm.pair
        some |= realm.has
    return two


def foreign_regions(state: TinyEpicKingdoms, seat: int) -> i64:
    """Where figures of others are, neutral ones included."""
    found = state.neutrals
    for other in range(state.setup.seats):
        if other != seat:
            found |= state.realms[other].has
    return found


def is_protected(realm: Realm) -> bool:
    """Its figures may not be attacked or removed: the last on the map (M5), or few enough for an ability."""
    return realm.on_map <= 1 or realm.in_play() <= realm.powers.protects


def in_terrains(state: TinyEpicKingdoms, terrains: i64) -> i64:
    """The regions of a set of terrains."""
    found: i64 = 0
    for terrain in range(len(state.map.of_terrain)):
        if terrains >> terrain & 1:
            found |= state.map.of_terrain[terrain]
    return found


def open_regions(state: TinyEpicKingdoms, seat: int, by: int, is_last: bool) -> i64:
    """Where a figure may go as far as the figures there are concerned; `is_last`: it is its player's last (M5)."""
    realm = state.realms[seat]
    full = full_regions(state)
    found = state.map.land & ~full
    pairs_too = realm.powers.attacks_pairs >> by & 1 and not is_last
    for other in range(state.setup.seats):
        theirs = state.realms[other]
        if other == seat:
            continue
        alone = theirs.has & ~full
        if is_last or is_protected(theirs):
            found &= ~alone
            continue
        forbidden: i64 = 0
        if theirs.powers.forbids:
            forbidden = in_terrains(state, theirs.powers.forbids)
            found &= ~(alone & forbidden)
        if pairs_too and theirs.on_map > 2:
            found |= theirs.pair & ~forbidden
    if state.neutrals:
        found &= ~unpayable_neutrals(state, seat, by)
    return found


def unpayable_neutrals(state: TinyEpicKingdoms, seat: int, by: int) -> i64:
    """Where neutral figures are that the player cannot pay for, and so may not attack (L2)."""
    realm = state.realms[seat]
    number = count(state.neutrals)
    from_stronghold = stands_on_stronghold(state, seat)
    found: i64 = 0
    rest = state.neutrals
    while rest != 0:
        region = lowest(rest)
        rest &= rest - 1
        terms = attack_terms(realm, None, state.map, int(region), by, from_stronghold)
        if highest(terms, realm.stock) < number:
            found |= bit(region)
    return found


def stands_on_stronghold(state: TinyEpicKingdoms, seat: int) -> bool:
    return state.realms[seat].has & state.open_tokens[STRONGHOLD] != 0


# --- what may be done ----------------------------------------------------------------------


def patrol_reach(state: TinyEpicKingdoms, realm: Realm, region: i64) -> i64:
    reach = state.map.near[region]
    if realm.powers.patrol_anywhere:
        reach = state.map.whole[region] & ~bit(region)
    if realm.powers.patrol_water:
        reach |= state.map.swim[region]
    return reach


def list_patrols(state: TinyEpicKingdoms, seat: int, found: list[int]) -> None:
    realm = state.realms[seat]
    open = open_regions(state, seat, PATROL, realm.on_map == 1)
    rest = realm.upright()
    while rest != 0:
        region = lowest(rest)
        rest &= rest - 1
        add_moves(MOVES + PLACES * region, patrol_reach(state, realm, region) & open, found)
    lying = realm.lying
    while lying != 0:
        found.append(int(STANDS + lowest(lying)))
        lying &= lying - 1


def list_quests(state: TinyEpicKingdoms, seat: int, found: list[int]) -> None:
    realm = state.realms[seat]
    borders = state.map.borders
    open = borders & open_regions(state, seat, QUEST, realm.on_map == 1)
    rest = realm.upright() & borders
    while rest != 0:
        region = lowest(rest)
        rest &= rest - 1
        add_moves(MOVES + PLACES * region, open & ~state.map.whole[region], found)
        if realm.hall < realm.powers.hall and realm.on_map > 1:
            found.append(int(MOVES + PLACES * region + HALL))
    if realm.hall:
        if realm.on_map == 1:
            open = borders & open_regions(state, seat, QUEST, False)
        add_moves(MOVES + PLACES * HALL, open, found)
    if realm.powers.swaps:
        list_swaps(state, seat, found)


def add_moves(first: i64, targets: i64, found: list[int]) -> None:
    while targets != 0:
        found.append(int(first + lowest(targets)))
        targets &= targets - 1


def list_swaps(state: TinyEpicKingdoms, seat: int, found: list[int]) -> None:
    realm = state.realms[seat]
    if is_protected(realm):
        return
    rest = realm.upright() & state.map.borders
    while rest != 0:
        region = lowest(rest)
        rest &= rest - 1
        targets: i64 = 0
        for other in range(state.setup.seats):
            if other != seat and not is_protected(state.realms[other]):
                targets |= swap_targets(state, seat, other, region)
        add_moves(SWAPS + PLACES * region, targets & state.map.borders & ~state.map.whole[region], found)


def swap_targets(state: TinyEpicKingdoms, seat: int, other: int, region: i64) -> i64:
    """Where one player alone has figures, at least one of them standing; with two players no region may be shared."""
    realm, theirs = state.realms[seat], state.realms[other]
    targets = theirs.upright() & ~foreign_regions(state, other)
    if state.setup.has_lost_kingdom:
        if realm.pair & bit(region):
            return 0
        targets &= ~theirs.pair
    return targets


# --- doing it ------------------------------------------------------------------------------


def stand_up(state: TinyEpicKingdoms, seat: int, region: int) -> None:
    state.realms[seat].stand_up(region)
    if state.journal is not None:
        state.journal.append(Event("stood-up", seat, state.map.where("region", region)))


def move(state: TinyEpicKingdoms, seat: int, origin: int, target: int) -> None:
    """A figure moves; what an ability brings for entering comes at once, before a war."""
    realm = state.realms[seat]
    if target == HALL:
        realm.leave(origin)
        realm.hall += 1
        if state.journal is not None:
            state.journal.append(Event("to-hall", seat, state.map.where("from", origin)))
        return
    by = PATROL if origin != HALL and origin // STRIDE == target // STRIDE else QUEST
    state.from_stronghold = stands_on_stronghold(state, seat)
    if origin == HALL:
        realm.hall -= 1
    else:
        realm.leave(origin)
    realm.arrive(target)
    state.moved_from = origin
    state.moved_to = target
    state.moved_by = by
    if state.journal is not None:
        kind = "patrolled" if by == PATROL else "from-hall" if origin == HALL else "quested"
        state.journal.append(Event(kind, seat, state.map.way(origin, target)))
    state.push(ARRIVE, seat)
    if realm.powers.move_gains:
        across = by == PATROL and realm.powers.patrol_water and state.map.swim[origin] & bit(target) != 0
        terrain = state.map.terrain[target]
        for reward in realm.powers.move_gains:
            if reward.actions >> by & 1 and reward.terrains >> terrain & 1 and (across or not reward.across_water):
                gathering.gain(state, seat, reward.gain, terrain)


class Arrive(Step):
    def go_on(self, state: TinyEpicKingdoms, seat: int, number: int) -> None:
        """The figure has arrived: a war begins if others are there, or else it stays."""
        here = bit(state.moved_to)
        if state.neutrals & here:
            warring.attack_neutral(state, seat)
            return
        for other in range(state.setup.seats):
            if other != seat and state.realms[other].has & here:
                warring.attack(state, seat, other)
                return
        figures.settle(state, seat, state.moved_to)


def swap(state: TinyEpicKingdoms, seat: int, origin: int, target: int) -> None:
    """Two figures change places without a war, and turn up no token."""
    here = bit(target)
    other = 0
    while other == seat or not state.realms[other].has & here:
        other += 1
    realm, theirs = state.realms[seat], state.realms[other]
    realm.leave(origin)
    theirs.leave(target)
    realm.arrive(target)
    theirs.arrive(origin)
    if state.map.terrain[target] == RUINS:
        realm.lie_down(target)
    if state.map.terrain[origin] == RUINS:
        theirs.lie_down(origin)
    if state.journal is not None:
        state.journal.append(Event("swapped", seat, state.map.way(origin, target)))
        state.journal.append(Event("was-swapped", other, state.map.way(target, origin)))
