"""Trade as a whole (6.4, 13): how it begins and ends, and that lists of moves and refusals agree."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.state import OVER
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.farm import fishing
from koruna.games.suverenita.rules.numbers import (
    BUILD,
    BUY,
    CLEAN,
    COUNT_BIT,
    DONE,
    DOWNGRADE,
    GIVE_UP,
    JOIN,
    LAND,
    LIGHT,
    MERCENARY,
    RECRUIT_UNIT,
    SELL,
    SLAUGHTER,
    TRAIN,
    UPGRADE,
    item,
    move,
)
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import building, trading
from koruna.games.suverenita.rules.trade.market import market_of
from tests.games.suverenita.markets import home
from tests.games.suverenita.positions import ask, at, change, play, refused, set_up, sheet, texts

LANDS = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]
SEAS = ["s1", "s2", "s3"]
LEVELS = ["recruit", "standard", "experienced", "elite"]


def some_realms(seed: int, mode: str = "advanced") -> Suverenita:
    """Two players with random possessions, in the middle of a war."""
    rng = Random(seed)
    levels = LEVELS if mode == "advanced" else ["standard"]
    lines = [f"round {rng.randint(1, 8)} | player 0 gold {rng.randint(0, 25)} | player 1 gold {rng.randint(0, 25)}"]
    for id in rng.sample(LANDS, 5):
        lines.append(f"field {id} settlement {rng.choice(['village', 'village', 'city'])}:{rng.randint(0, 1)}")
        if id[0] == "a" and rng.random() < 0.7:
            lines.append(f"field {id} dockyard {rng.choice(['dock', 'harbour'])}")
        if mode != "first":
            lines.append(f"field {id} grain {rng.randint(0, 5)}")
    for id in rng.sample(LANDS, 6):
        kinds = {(rng.randint(0, 1), rng.choice(["LI", "LI", "HI", "SE"]), rng.choice(levels)) for _ in range(2)}
        lines.append(f"field {id} units {' '.join(f'{seat}:{type}.{level}' for seat, type, level in sorted(kinds))}")
    lines += [f"field {id} units {rng.randint(0, 1)}:{rng.choice(['TR', 'WS'])}" for id in rng.sample(SEAS, 2)]
    if mode != "first":
        *grazed, sown = rng.sample(LANDS, 4)
        lines += [f"field {id} herds {rng.randint(0, 1)}:{rng.choice(['sheep', 'horses'])}" for id in grazed]
        lines.append(f"field {sown} crop 1:0")
    lines += [f"field {id} plundered 1" for id in rng.sample(LANDS, 2)]
    return set_up(*lines, mode=mode)


def standard_units(state: Suverenita, seat: int) -> int:
    return sum(
        stack >> COUNT_BIT
        for stacks in state.armies
        for stack in stacks
        if stack >> 9 & 15 == seat and stack & 7 < MERCENARY
    )


def every_deal(state: Suverenita, seat: int) -> list[int]:
    """Moves of every kind with every field and item, sensible or not; except goods, which are traded in lots."""
    found: list[int] = []
    items = [int(item(type, level, place)) for type in range(8) for level in range(5) for place in range(5)]
    for field in range(len(state.armies)):
        found += [move(kind, field) for kind in (RECRUIT_UNIT, GIVE_UP, CLEAN)]
        for what in items:
            found += [move(kind, field, 0, what, 1) for kind in (BUY, DOWNGRADE, TRAIN)]
            found += [move(UPGRADE, field, 0, what, 1, type) for type in range(8)]
            found += [move(LAND, field, near, what, 1) for near in state.setup.world.borders[field]]
            found += [move(JOIN, field, 0, what, count) for count in (1, 2, 5)]
            found += [move(BUILD, field, 0, what, count, kind) for count in (1, 2, 5) for kind in range(1, 6)]
    return found


@pytest.mark.parametrize("mode", ["advanced", "basic", "first"])
def test_13_a_deal_is_listed_exactly_when_no_rule_forbids_it(mode: str) -> None:
    for seed in range(2):
        state = some_realms(seed, mode)
        trading.begin(state)
        for seat in state.waiting():
            listed = set(state.moves(seat))
            market = market_of(state, seat)
            for deal in every_deal(state, seat):
                if deal & 63 == GIVE_UP:
                    continue  # there is no site yet
                rule = trading.broken_rule(state, market, deal)
                assert (deal in listed) == (rule == ""), (seed, state.write(deal), rule)


@pytest.mark.parametrize("mode", ["advanced", "basic", "first"])
def test_13_nothing_comes_from_nothing_and_no_limit_is_passed(mode: str) -> None:
    for seed in range(25):
        state = some_realms(seed, mode)
        rng = Random(seed)
        rounds = 0
        trading.begin(state)
        while state.turn() != OVER:
            seat = rng.choice(state.waiting())
            moves = state.moves(seat)
            assert len(set(moves)) == len(moves)
            assert DONE in moves
            assert all(state.read(state.write(move)) == move for move in moves)
            state.play(rng.choice(moves), seat)
            rounds += 1
            assert rounds < 500
            check_limits(state)
        assert state.halves == [0, 0]
        building.grow(state)
        check_limits(state)


def check_limits(state: Suverenita) -> None:
    values = state.setup.values
    for seat in range(2):
        assert state.gold[seat] >= 0
        assert standard_units(state, seat) <= values.most_units
        assert building.tiles(state, seat) <= values.most_tiles
    for field in range(len(state.armies)):
        room = values.store_grain[state.settlement[field]] + values.fort_grain * state.fort[field]
        assert 0 <= state.grain[field] <= room
        assert 0 <= state.fish[field] <= values.store_fish[state.dockyard[field]]
        assert len(state.herds[field]) <= values.most_herds
        assert building.on_site(state, field) <= values.site_most
        assert all(stack >> COUNT_BIT > 0 for stack in state.armies[field])


def test_6_4_players_trade_in_any_order_until_all_are_done() -> None:
    state = set_up("field a1 settlement village:0 | field a3 settlement village:1")
    trading.begin(state)
    assert state.waiting() == [0, 1]
    play(state, "rec a3", 1)
    play(state, "done", 1)
    assert state.waiting() == [0]
    assert refused(state, "rec a3", 1) == "not-your-turn"
    play(state, "done", 0)
    assert state.turn() == OVER


def test_13_whoever_can_do_nothing_is_not_asked() -> None:
    state = set_up("field a1 settlement village:0 | field a3 settlement village:1 | player 0 gold 0 | player 1 gold 1")
    trading.begin(state)
    assert state.waiting() == [1]


def test_13_moves_of_other_phases_are_refused() -> None:
    state = set_up("field a1 settlement village:0, units 0:LI")
    trading.begin(state)
    assert refused(state, "mv a1>a2 LI*1") == "trade-now"
    reason = state.why_not("build a1 city LI*1", 0)
    assert reason is None
    change(state, "player 0 gold 4")
    reason = state.why_not("build a1 city LI*1", 0)
    assert reason is not None
    assert (reason.rule, reason.facts) == ("not-enough-gold", {"price": 5, "gold": 4})


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("rec a1", 1),
        ("buy a1 ME.elite*1", 10),
        ("up a1 LI*1 TR", 2),
        ("train a1 LI*1", 2),
        ("purchase a1 grain *3", 6),
        ("clean a1", 3),
    ],
)
def test_13_a_refusal_for_lack_of_gold_names_the_price(text: str, price: int) -> None:
    state = set_up(
        f"field a1 settlement village:0, dockyard dock, plundered {0 if text == 'rec a1' else 1}, units 0:LI"
        f" | field c1 units 0:HI | player 0 gold {price - 1} | player 1 gold 0"
    )
    trading.begin(state)
    reason = state.why_not(text, 0)
    assert reason is not None
    assert (reason.rule, reason.facts) == ("not-enough-gold", {"price": price, "gold": price - 1})


def test_13_the_list_stays_short_for_the_richest_player() -> None:
    """Nine settlements, three of them harbours, 20 infantry, all stores and fields in use, and gold for everything."""
    villages = [f"field {id} settlement village:0, grain 3, herds 0:sheep, units 0:LI*2" for id in LANDS]
    cities = "field a1 settlement city:0 | field b2 settlement city:0"
    harbours = [f"field {id} dockyard harbour, fish 2" for id in LANDS if id[0] == "a"]
    rest = "field s1 units 0:TR | field s2 units 0:WS | player 0 gold 50"
    state = set_up(*villages, cities, *harbours, rest, values=sheet(most_tiles=63))
    trading.begin(state)
    kinds: dict[str, int] = {}
    for text in texts(state, 0):
        kinds[text.split()[0]] = kinds.get(text.split()[0], 0) + 1
    assert sum(kinds.values()) <= 250, kinds


def test_13_every_deal_is_told() -> None:
    state = set_up(
        "field a1 settlement city:0, dockyard harbour, herds 0:horses 0:cows, grain 4, fish 1, plundered 1"
        " | field a1 units 0:LI*6 | field s1 units 0:TR | player 0 gold 60"
    )
    trading.begin(state)
    assert state.journal is not None
    state.journal.clear()
    for text in (
        "clean a1",
        "sell a1 grain *1",
        "purchase a1 fish *1",
        "kill a1 cows",
        "up a1 LI*1 CA",
        "down a1 CA*1",
        "train a1 LI*1",
        "rec a1",
        "buy a1 ME*1",
        "land s1>a1 TR*1",
        "build a1 fort LI*1",
        "join a1 LI*1",
        "drop a1",
    ):
        play(state, text, 0)
    kinds = [event.kind for event in state.journal]
    assert kinds == [
        "cleaned",
        "sold",
        "purchased",
        "slaughtered",
        "herd-mounted",
        "upgraded",
        "downgraded",
        "training",
        "recruited",
        "bought",
        "landed",
        "site-begun",
        "site-joined",
        "site-given-up",
    ]


def test_7_to_9_what_happens_by_itself_is_told() -> None:
    state = set_up(
        "round 4 | field a1 settlement village:0, dockyard dock, units 0:LI*2 | field b1 units 0:ME*2"
        " | field b2 units 0:ME.elite | player 0 gold 16"
    )
    trading.begin(state)
    play(state, "build a1 fort LI*1", 0)
    play(state, "buy a1 CO*1", 0)
    play(state, "done", 0)
    assert state.journal is not None
    state.journal.clear()
    trading.pay_wages(state)
    ask(state, steps.CORSAIR)
    play(state, "corsair s1 CO*1")
    fishing.fish(state)
    for _ in range(3):
        building.grow(state)
    events = [(event.kind, event.seat, event.facts) for event in state.journal]
    assert events == [
        ("wages", 0, {"count": 2, "gold": 4}),
        ("mercenaries-left", 0, {"count": 1}),
        ("corsair-placed", 0, {"field": "s1", "level": "standard"}),
        ("fished", 0, {"field": "a1", "count": 1}),
        ("site-grew", 0, {"field": "a1", "building": "fort", "done": 50}),
        ("site-grew", 0, {"field": "a1", "building": "fort", "done": 75}),
        ("built", 0, {"field": "a1", "building": "fort"}),
    ]


def test_whoever_has_nothing_left_to_trade_is_done_without_saying_so() -> None:
    state = set_up(
        "field a1 settlement village:0 | field c3 settlement village:1 | field c1 settlement village:2"
        " | player 0 gold 1 | player 1 gold 1 | player 2 gold 0",
        seats=3,
    )
    trading.begin(state)
    assert state.waiting() == [0, 1]
    play(state, "rec a1", 0)
    assert state.waiting() == [1]
    play(state, "rec c3", 1)
    assert state.kind() == steps.OVER


def test_13_4_only_what_is_paid_for_has_a_price() -> None:
    state = home("field a1 dockyard dock")
    field = at(state, "a1")
    assert trading.price_of(state, move(CLEAN, field)) == 3
    assert trading.price_of(state, move(BUILD, field, 0, item(LIGHT), 1, 5)) == 2
    for free in (GIVE_UP, JOIN, DOWNGRADE, LAND, SELL, SLAUGHTER):
        assert trading.price_of(state, move(free, field)) == 0
