"""What a player may do once an action is chosen: the action, what an ability allows instead, or collecting."""

from __future__ import annotations

from mypy_extensions import i64

from koruna.engine.bits import lowest
from koruna.engine.event import Event
from koruna.games.tiny_epic_kingdoms.rules import figures, gathering, moving, reaching
from koruna.games.tiny_epic_kingdoms.rules.factions import POWERS
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    BUILD_UP,
    COLLECT,
    EXPANDS,
    LEARN,
    MOVES,
    PASS,
    PLACES,
    STANDS,
    SWAPS,
    TAKES,
    TRADES,
)
from koruna.games.tiny_epic_kingdoms.rules.paying import WEIGHT, can_pay, spend
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.steps import PATROL_ON
from koruna.games.tiny_epic_kingdoms.rules.values import (
    BUILD,
    CAP,
    CASTLE_COST,
    EXPAND,
    EXPAND_COST,
    FOOD,
    KINDS,
    MAGIC_COST,
    MANA,
    ORE,
    PATROL,
    QUEST,
    RESEARCH,
    TOP_CASTLE,
    TOP_MAGIC,
    TRADE,
)


def offers(state: TinyEpicKingdoms, seat: int) -> list[int]:
    """The active player acts or does nothing, everybody else acts or collects (T4)."""
    powers = state.realms[seat].powers
    allowed = powers.instead[state.chosen]
    found: list[int] = [PASS if seat == state.active else COLLECT]
    if allowed >> PATROL & 1:
        moving.list_patrols(state, seat, found)
    if allowed >> QUEST & 1:
        moving.list_quests(state, seat, found)
    if allowed >> BUILD & 1 and can_build(state, seat):
        found.append(BUILD_UP)
    if allowed >> RESEARCH & 1 and can_learn(state.realms[seat]):
        found.append(LEARN)
    if allowed >> EXPAND & 1:
        list_expansions(state, seat, found)
    if allowed >> TRADE & 1:
        list_trades(state.realms[seat], found)
    if powers.take[state.chosen]:
        for victim in range(state.setup.seats):
            if victim != seat:
                found += gathering.takes(state, victim)
    return found


def take_offer(state: TinyEpicKingdoms, seat: int, move: int) -> None:
    if move >= TRADES:
        trade(state, seat, (move - TRADES) // 1000, (move - TRADES) % 1000)
    elif move >= SWAPS:
        moving.swap(state, seat, (move - SWAPS) // PLACES, (move - SWAPS) % PLACES)
    elif move >= MOVES:
        go_on_patrolling(state, seat, move, state.realms[seat].powers.patrols - 1)
        moving.move(state, seat, (move - MOVES) // PLACES, (move - MOVES) % PLACES)
    elif move >= STANDS:
        go_on_patrolling(state, seat, move, state.realms[seat].powers.patrols - 1)
        moving.stand_up(state, seat, move - STANDS)
    elif move >= EXPANDS:
        expand(state, seat, move - EXPANDS)
    elif move >= TAKES:
        amount = state.realms[seat].powers.take[state.chosen]
        gathering.take(state, seat, (move - TAKES) // 3, (move - TAKES) % 3, amount)
    elif move == COLLECT:
        gathering.collect(state, seat)
    elif move == BUILD_UP:
        build(state, seat)
    elif move == LEARN:
        learn(state, seat)
    elif state.journal is not None:
        assert move == PASS
        state.journal.append(Event("passed", seat, {}))


# --- more than one Patrol ------------------------------------------------------------------


def go_on_patrolling(state: TinyEpicKingdoms, seat: int, move: int, left: int) -> None:
    """With an ability a Patrol has further moves, each after the one before is settled."""
    if left > 0 and is_patrol(move):
        state.push(PATROL_ON, seat, left)


def is_patrol(move: int) -> bool:
    if move < MOVES:
        return True
    origin, target = divmod(move - MOVES, PLACES)
    return origin // 6 == target // 6


# --- Build and Research --------------------------------------------------------------------


def build_price(state: TinyEpicKingdoms, seat: int) -> int:
    """The price of the level (B1), and what abilities add to it or take off it."""
    realm = state.realms[seat]
    level = int(realm.castle) + 1
    price = CASTLE_COST[level]
    for other in range(state.setup.seats):
        theirs = state.realms[other]
        if other != seat and theirs.powers.build_surcharge and theirs.castle == level:
            price += theirs.powers.build_surcharge
    price -= realm.powers.build_discount
    return price if price > 0 else 0


def can_build(state: TinyEpicKingdoms, seat: int) -> bool:
    realm = state.realms[seat]
    return realm.castle < TOP_CASTLE and can_pay(realm, build_price(state, seat), ORE, realm.powers.build_with)


def build(state: TinyEpicKingdoms, seat: int) -> None:
    realm = state.realms[seat]
    price = build_price(state, seat)
    realm.castle += 1
    if state.journal is not None:
        state.journal.append(Event("built", seat, {"level": int(realm.castle)}))
    gathering.demand(state, seat, price, ORE, realm.powers.build_with)


def can_learn(realm: Realm) -> bool:
    return realm.magic < TOP_MAGIC and realm.stock[MANA] >= MAGIC_COST[realm.magic + 1]


def learn(state: TinyEpicKingdoms, seat: int) -> None:
    """The new ability holds at once (T8)."""
    realm = state.realms[seat]
    realm.magic += 1
    realm.stock[MANA] -= MAGIC_COST[realm.magic]
    realm.powers = POWERS[realm.faction][realm.magic]
    if realm.magic == TOP_MAGIC:
        state.reached_top |= 1 << seat
    if state.journal is not None:
        state.journal.append(Event("learned", seat, {"level": int(realm.magic)}))
    reaching.reach(state, seat)


# --- Expand and Trade ----------------------------------------------------------------------


def expand_price(realm: Realm) -> int:
    return EXPAND_COST[realm.in_play() + 1]  # C1


def places_to_expand(state: TinyEpicKingdoms, seat: int) -> i64:
    """Where exactly one figure is, the player's own (B2); with an ability also next to any of them."""
    realm = state.realms[seat]
    full = moving.full_regions(state)
    found = realm.has & ~full
    if realm.powers.expand_near:
        rest = realm.has
        near: i64 = 0
        while rest != 0:
            near |= state.map.near[lowest(rest)]
            rest &= rest - 1
        found |= near & ~full & ~moving.foreign_regions(state, seat)
    return found


def list_expansions(state: TinyEpicKingdoms, seat: int, found: list[int]) -> None:
    realm = state.realms[seat]
    if realm.supply > 0 and can_pay(realm, expand_price(realm), FOOD, realm.powers.expand_with):
        moving.add_moves(EXPANDS, places_to_expand(state, seat), found)


def expand(state: TinyEpicKingdoms, seat: int, region: int) -> None:
    realm = state.realms[seat]
    price = expand_price(realm)
    if state.journal is not None:
        state.journal.append(Event("expanded", seat, state.map.where("region", region)))
    figures.place(state, seat, region)
    for ahead in range(1, state.setup.seats):
        other = (seat + ahead) % state.setup.seats
        gathering.gain(state, other, state.realms[other].powers.other_expands, state.map.terrain[region])
    gathering.demand(state, seat, price, FOOD, realm.powers.expand_with)


def list_trades(realm: Realm, found: list[int]) -> None:
    """As many of one kind for as many of another, as far as there is room (B3)."""
    for receive in range(len(KINDS)):
        room = CAP - realm.stock[receive]
        for give in range(len(KINDS)):
            if give != receive:
                most = realm.stock[give] if realm.stock[give] < room else room
                for amount in range(1, most + 1):
                    found.append(TRADES + 1000 * receive + WEIGHT[give] * amount)  # noqa: PERF401  (faster compiled)
    if realm.powers.trade_gives:
        list_mixed_trades(realm, found)


def list_mixed_trades(realm: Realm, found: list[int]) -> None:
    """With an ability several kinds may be given at once."""
    receive = realm.powers.trade_receives
    room = CAP - realm.stock[receive]
    most = [realm.stock[kind] if realm.powers.trade_gives >> kind & 1 else 0 for kind in range(len(KINDS))]
    for food in range(most[FOOD] + 1):
        for ore in range(most[ORE] + 1):
            for mana in range(most[MANA] + 1):
                kinds = (food > 0) + (ore > 0) + (mana > 0)
                if kinds > 1 and food + ore + mana <= room:
                    found.append(TRADES + 1000 * receive + 100 * food + 10 * ore + mana)


def trade(state: TinyEpicKingdoms, seat: int, receive: int, given: int) -> None:
    realm = state.realms[seat]
    amount = given // 100 + given // 10 % 10 + given % 10
    spend(realm, given)
    received = realm.add(receive, amount + realm.powers.trade_bonus)
    if state.journal is not None:
        facts = gathering.payment_facts(given)
        state.journal.append(Event("traded", seat, {**facts, "kind": KINDS[receive], "amount": received}))
