"""8.3: herds, grain and fish move within one network."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.numbers import HERDS, herd_kind, herd_owner
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ask, at, play, refused, set_up, texts


def grazing(state: Suverenita, id: str, seat: int = 0) -> list[str]:
    return [HERDS[herd_kind(herd)] for herd in state.herds[at(state, id)] if herd_owner(herd) == seat]


def goals(state: Suverenita, start: str) -> set[str]:
    """Where herds and goods can go from a field."""
    return {text.split()[1].split(">")[1] for text in texts(state, 0) if f" {start}>" in text}


def test_8_3_a_herd_goes_any_way_inside_the_network() -> None:
    state = set_up(
        "field a1 settlement village:0, herds 0:sheep | field b1 units 0:LI | field c1 units 0:LI"
        " | field c2 units 0:LI | field c3 units 1:LI"
    )
    ask(state, steps.HERDS)
    assert goals(state, "a1") == {"b1", "c1", "c2"}
    assert refused(state, "herd a1>c3 sheep", 0) == "not-connected"
    assert refused(state, "herd a1>b1 pigs", 0) == "no-such-herd"
    play(state, "herd a1>c2 sheep", 0)
    assert grazing(state, "c2") == ["sheep"]
    assert grazing(state, "a1") == []


def test_q29_each_herd_goes_once_and_is_fresh_again_in_the_next_round() -> None:
    state = set_up("field a1 settlement village:0, herds 0:sheep 0:pigs | field b1 units 0:LI")
    ask(state, steps.HERDS)
    play(state, "herd a1>b1 sheep", 0)
    assert refused(state, "herd b1>a1 sheep", 0) == "herd-went"
    play(state, "herd a1>b1 pigs", 0)
    assert state.kind() == steps.OVER
    ask(state, steps.HERDS)
    assert goals(state, "b1") == {"a1"}


def test_8_3_goods_keep_out_of_locked_fields() -> None:
    state = set_up(
        "field a1 settlement village:0, herds 0:sheep, grain 3 | field c1 settlement village:0"
        " | field a3 settlement village:0 | field b1 herds 0:pigs, units 0:LI 1:LI | field a2 units 0:LI"
    )
    ask(state, steps.HERDS)
    assert goals(state, "a1") == {"a2", "a3"}
    assert refused(state, "herd a1>c1 sheep", 0) == "not-connected"
    assert refused(state, "herd a1>b1 sheep", 0) == "goods-locked"
    assert refused(state, "herd b1>a1 pigs", 0) == "goods-locked"


def test_8_3_a_herd_needs_room() -> None:
    state = set_up(
        "field a1 settlement village:0, herds 0:sheep | field b1 settlement village:0, herds 0:pigs 0:cows"
        " | field b2 settlement village:0, crop 1:0"
    )
    ask(state, steps.HERDS)
    assert refused(state, "herd a1>b1 sheep", 0) == "no-room-for-herd"
    assert refused(state, "herd a1>b2 sheep", 0) == "sown-here"
    assert refused(state, "herd a1>a1 sheep", 0) == "same-field"
    assert goals(state, "b1") == {"a1"}


def test_8_3_across_sea_only_one_land_field_further() -> None:
    state = set_up(
        "field isle settlement village:0, herds 0:sheep | field s1 units 0:TR | field a1 units 0:LI"
        " | field b1 units 0:LI"
    )
    ask(state, steps.HERDS)
    assert goals(state, "isle") == {"a1"}
    assert refused(state, "herd isle>b1 sheep", 0) == "one-field-across-sea"
    play(state, "herd isle>a1 sheep", 0)
    assert state.kind() == steps.OVER  # it went, and stays on the coast


def test_8_3_a_herd_goes_over_land_to_the_coast_and_over_several_seas() -> None:
    state = set_up(
        "field b1 settlement village:0, herds 0:sheep | field a1 units 0:LI | field s1 units 0:TR"
        " | field s2 units 0:TR | field isle units 0:LI | field a2 settlement village:0"
    )
    ask(state, steps.HERDS)
    assert goals(state, "b1") == {"a1", "a2", "isle"}


def test_8_3_sea_that_is_not_controlled_carries_nothing() -> None:
    state = set_up("field isle settlement village:0, herds 0:sheep | field s1 units 0:TR 1:WS | field a1 units 0:LI")
    ask(state, steps.HERDS)
    assert state.kind() == steps.OVER


def test_8_3_a_herd_leaves_only_fields_of_the_network() -> None:
    state = set_up("field a1 settlement village:0 | field b1 herds 0:sheep, units 1:LI | field b2 settlement village:0")
    ask(state, steps.HERDS)
    assert state.kind() == steps.OVER


def test_8_3_an_owned_field_belongs_to_the_network() -> None:
    state = set_up("field a1 settlement village:0 | field b1 herds 0:sheep")
    ask(state, steps.HERDS)
    assert goals(state, "b1") == {"a1"}


# --- grain and fish ----------------------------------------------------------------------


def test_8_3_grain_goes_from_store_to_store_as_far_as_there_is_room() -> None:
    state = set_up(
        "field a1 settlement village:0, grain 4 | field a2 settlement village:0, fort 1, grain 3 | field b1 units 0:LI"
    )
    ask(state, steps.HERDS)
    assert [text for text in texts(state, 0) if text.startswith("grain a1")] == [
        "grain a1>a2 *1",
        "grain a1>a2 *2",
        "grain a1>a2 *3",
    ]
    assert refused(state, "grain a1>b1 *1", 0) == "store-to-store"
    assert refused(state, "grain a1>a2 *4", 0) == "store-full"
    assert refused(state, "grain a1>a2 *5", 0) == "not-so-much-stored"
    play(state, "grain a1>a2 *2", 0)
    assert (state.grain[at(state, "a1")], state.grain[at(state, "a2")]) == (2, 5)


def test_q29_each_store_sends_to_each_other_store_once() -> None:
    state = set_up("field a1 settlement village:0, grain 4 | field a2 settlement village:0")
    ask(state, steps.HERDS)
    play(state, "grain a1>a2 *2", 0)
    assert refused(state, "grain a1>a2 *1", 0) == "sent-once"
    play(state, "grain a2>a1 *2", 0)
    assert state.kind() == steps.OVER


def test_8_3_fish_goes_from_dockyard_to_dockyard() -> None:
    state = set_up(
        "field a1 settlement village:0, dockyard dock, fish 2"
        " | field a2 settlement village:0, dockyard harbour, fish 3 | field a3 settlement village:0"
    )
    ask(state, steps.HERDS)
    assert "fish a1>a2 *1" in texts(state, 0)
    assert refused(state, "fish a1>a2 *2", 0) == "store-full"
    assert refused(state, "fish a1>a3 *1", 0) == "fish-to-dockyard"
    play(state, "fish a1>a2 *1", 0)
    assert (state.fish[at(state, "a1")], state.fish[at(state, "a2")]) == (1, 4)


def test_8_3_grain_crosses_sea_to_the_coast_only() -> None:
    state = set_up(
        "field isle settlement village:0, grain 2 | field a1 settlement village:0"
        " | field b1 settlement village:0 | field s1 units 0:TR"
    )
    ask(state, steps.HERDS)
    assert goals(state, "isle") == {"a1"}


def test_7_6_an_encircled_settlement_neither_sends_nor_receives() -> None:
    state = set_up("field a1 settlement village:0, grain 4 | field a2 settlement village:0, grain 4, units 1:LI")
    ask(state, steps.HERDS)
    assert state.kind() == steps.OVER


def test_8_3_all_send_their_goods_at_the_same_time() -> None:
    state = set_up(
        "field a1 settlement village:0, grain 1 | field b1 settlement village:0"
        " | field a3 settlement village:1, grain 1 | field b3 settlement village:1"
    )
    ask(state, steps.HERDS)
    assert state.waiting() == [0, 1]
    assert refused(state, "grain a3>b3 *1", 0) == "store-to-store"
    assert refused(state, "mv a1>b1 LI*1", 0) == "other-subphase"
    play(state, "grain a3>b3 *1", 1)
    play(state, "done", 0)
