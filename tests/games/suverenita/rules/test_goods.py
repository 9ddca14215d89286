"""Prices of goods (13.2) and plunder markers (11.3)."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules.board.connecting import is_connected
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import trading
from tests.games.suverenita.markets import trade
from tests.games.suverenita.positions import at, change, play, refused, set_up, texts

VILLAGE = "field a1 settlement village:0, grain 4"
HERD_PRICES = [("sheep", 5, 3, 3), ("pigs", 7, 5, 5), ("cows", 9, 7, 7), ("horses", 7, 5, 5)]


def market(items: str = "", *, gold: int, mode: str = "advanced") -> Suverenita:
    """A village on the coast, units on the field next to it, and Trade."""
    return trade(set_up(f"{VILLAGE} | field a2 units 0:LI | player 0 gold {gold}", items, mode=mode))


@pytest.mark.parametrize(("kind", "buy", "sell", "_meat"), HERD_PRICES)
def test_13_2_herds_are_bought_and_sold_only_with_a_harbour(kind: str, buy: int, sell: int, _meat: int) -> None:
    state = market("field a1 dockyard harbour, fish 2", gold=buy - 1)
    assert refused(state, f"purchase a2 {kind} *1") == "not-enough-gold"
    state = market("field a1 dockyard harbour, fish 2", gold=buy)
    play(state, f"purchase a2 {kind} *1")
    assert state.gold[0] == 0
    play(state, f"sell a2 {kind} *1")
    assert (state.gold[0], state.halves[0]) == (sell, 0)
    assert state.herds[at(state, "a2")] == []
    inland = market("field a1 dockyard dock, fish 2", gold=buy)
    assert refused(inland, f"purchase a2 {kind} *1") == "herds-need-harbour"
    change(inland, f"field a2 herds 0:{kind}")
    assert refused(inland, f"sell a2 {kind} *1") == "sale-needs-harbour"


@pytest.mark.parametrize(("kind", "_buy", "_sell", "meat"), HERD_PRICES)
def test_13_2_a_slaughtered_herd_is_sold_as_meat_for_half_a_gold_each(
    kind: str, _buy: int, _sell: int, meat: int
) -> None:
    state = market(f"field a2 herds 0:{kind}", gold=0)
    play(state, f"kill a2 {kind}")
    assert (state.gold[0], state.halves[0]) == (meat // 2, meat % 2)
    assert state.herds[at(state, "a2")] == []


def test_13_2_slaughter_only_in_spring_and_summer() -> None:
    for round, is_allowed in ((1, True), (2, True), (3, False), (4, False)):
        state = market(f"round {round} | field a2 herds 0:sheep", gold=1)
        assert ("kill a2 sheep" in texts(state)) is is_allowed
        if not is_allowed:
            assert refused(state, "kill a2 sheep") == "slaughter-season"


def test_13_2_grain_costs_two_and_brings_half_a_gold_or_one_with_a_harbour() -> None:
    state = market(gold=2)
    play(state, "purchase a1 grain *1")
    assert (state.gold[0], state.grain[at(state, "a1")]) == (0, 5)
    play(state, "sell a1 grain *5")
    assert (state.gold[0], state.halves[0], state.grain[at(state, "a1")]) == (2, 1, 0)
    port = market("field a1 dockyard harbour, fish 2", gold=0)
    play(port, "sell a1 grain *4")
    assert port.gold[0] == 4
    change(port, "player 0 gold 2")
    play(port, "purchase a1 grain *1")
    assert port.gold[0] == 0


def test_13_2_fish_cost_one_everywhere_and_are_sold_with_a_harbour_only() -> None:
    dock = market("field a1 dockyard dock, fish 2", gold=1)
    assert refused(dock, "sell a1 fish *1") == "sale-needs-harbour"
    assert refused(dock, "purchase a1 fish *1") == "store-full"
    change(dock, "field a1 fish 1")
    play(dock, "purchase a1 fish *1")
    assert (dock.gold[0], dock.fish[at(dock, "a1")]) == (0, 2)
    port = market("field a1 dockyard harbour, fish 2", gold=1)
    play(port, "purchase a1 fish *1")
    assert (port.gold[0], port.fish[at(port, "a1")]) == (0, 3)
    play(port, "sell a1 fish *3")
    assert (port.gold[0], port.halves[0]) == (1, 1)
    assert refused(market(gold=1), "purchase a1 fish *1") == "goods-need-store"


def test_13_2_meat_is_neither_bought_nor_kept() -> None:
    state = market("field a1 dockyard harbour, fish 2", gold=5)
    assert refused(state, "purchase a1 meat *1") == "meat-not-traded"
    assert refused(state, "sell a1 meat *1") == "meat-not-traded"
    assert refused(state, "sell a1 crop *1") == "crop-not-traded"


def test_13_2_two_halves_make_a_gold_and_the_last_half_is_dropped() -> None:
    state = market(gold=0)
    play(state, "sell a1 grain *1")
    assert state.gold[0] == 0
    assert refused(state, "rec a1") == "not-enough-gold"
    play(state, "sell a1 grain *1")
    assert (state.gold[0], state.halves[0]) == (1, 0)
    play(state, "sell a1 grain *1")
    assert state.halves[0] == 1
    play(state, "done")
    assert (state.gold[0], state.halves[0]) == (1, 0)


def test_13_1_stores_take_five_ten_and_one_more_with_a_fort() -> None:
    for city, fort, size in ((False, False, 5), (False, True, 6), (True, False, 10), (True, True, 11)):
        state = set_up(f"field b2 settlement {'city' if city else 'village'}:0, fort {int(fort)} | player 0 gold 40")
        trading.begin(state)
        assert refused(state, f"purchase b2 grain *{size + 1}") == "store-full"
        play(state, f"purchase b2 grain *{size}")
        assert state.grain[at(state, "b2")] == size


def test_13_2_goods_must_be_connected_to_a_free_settlement() -> None:
    state = market("field a1 dockyard harbour, fish 2 | field c3 herds 0:sheep", gold=20)  # owned, but far away
    assert refused(state, "sell c3 sheep *1") == "goods-connected"
    assert refused(state, "purchase c3 sheep *1") == "goods-connected"
    change(state, "field a1 units 1:LI")  # encircled
    assert refused(state, "sell a1 grain *1") == "goods-connected"
    assert refused(state, "purchase a1 grain *1") == "goods-connected"


def test_3_8_a_bought_herd_needs_room_beside_at_most_one_and_no_crop() -> None:
    state = market("field a1 dockyard harbour, fish 2 | field a2 herds 0:sheep 0:pigs", gold=20)
    assert refused(state, "purchase a2 sheep *1") == "field-full"
    change(state, "field a1 crop 1:0")
    assert refused(state, "purchase a1 sheep *1") == "field-full"
    assert refused(state, "purchase s1 sheep *1") == "goods-connected"


def test_7_6_a_field_held_by_its_herd_alone_is_lost_with_it() -> None:
    state = market("field a1 dockyard harbour, fish 2 | field b1 herds 0:cows", gold=0)
    assert is_connected(state, 0, at(state, "b1"))
    play(state, "sell b1 cows *1")
    assert not is_connected(state, 0, at(state, "b1"))


def test_13_2_goods_go_in_lots_and_only_what_is_there() -> None:
    state = market("field a1 settlement city:0, grain 8", gold=0)
    sales = [text for text in texts(state) if text.startswith("sell")]
    assert sales == [f"sell a1 grain *{count}" for count in (1, 2, 5, 8)]
    assert refused(state, "sell a1 grain *3") == "lots"
    assert refused(state, "sell a1 grain *9") == "no-such-goods"
    assert refused(state, "sell a1 fish *1") == "no-such-goods"
    assert refused(state, "kill a1 sheep") == "no-such-goods"


def test_11_3_a_plunder_marker_is_paid_away_for_three_gold() -> None:
    state = market("field a2 plundered 1 | field c3 plundered 1", gold=2)
    assert refused(state, "clean a2") == "not-enough-gold"
    change(state, "player 0 gold 3")
    assert refused(state, "clean a1") == "no-marker"
    assert refused(state, "clean c3") == "clean-where"
    play(state, "clean a2")
    assert (state.gold[0], state.plundered[at(state, "a2")]) == (0, 0)


def test_18_the_first_game_knows_no_goods() -> None:
    state = market("field a1 dockyard harbour, grain 0", gold=20, mode="first")
    assert not any(text.split()[0] in ("sell", "purchase", "kill") for text in texts(state))
    for text in ("sell a1 grain *1", "purchase a1 grain *1", "purchase a2 horses *1", "kill a2 sheep"):
        assert refused(state, text) == "no-goods"
    assert "purchase a1 grain *1" in texts(market(gold=20, mode="basic"))
