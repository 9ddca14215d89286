"""9.2 and 7.8: withdrawal, sally, builders; herds inside; coming out."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.march import coming_out, withdrawing
from koruna.games.suverenita.rules.numbers import HERD_INSIDE, HERDS, PULLED
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import ask, at, play, refused, set_up, texts
from tests.games.suverenita.rules.test_sailing import there


def attacked(items: str = "") -> Suverenita:
    """A village that was free when the round began, with enemies around it now."""
    return set_up("field b2 settlement village:0, units 1:LI*2, was_free 1", items)


def herds(state: Suverenita, id: str) -> list[str]:
    return sorted(HERDS[h & 3] + (" inside" if h & HERD_INSIDE else "") for h in state.herds[at(state, id)])


def test_9_2_units_withdraw_up_to_the_capacity() -> None:
    state = attacked("field b2 units 0:LI*7 1:LI*2")
    ask(state, steps.WITHDRAW)
    assert texts(state) == ["done", *(f"wd b2 LI*{count}" for count in range(1, 6))]
    assert refused(state, "wd b2 LI*6") == "no-room-inside"
    play(state, "wd b2 LI*5")
    assert there(state, "b2") == ["LI*2", "LI*2", "LI@inside*5"]
    assert refused(state, "wd b2 LI*1") == "game-over"


def test_13_1_a_fort_holds_one_more_and_a_city_ten() -> None:
    for city, fort, most in ((False, True, 6), (True, False, 10), (True, True, 11)):
        state = attacked(
            f"field b2 settlement {'city' if city else 'village'}:0, fort {int(fort)}, units 0:LI*15 1:LI*2"
        )
        ask(state, steps.WITHDRAW)
        assert texts(state)[-1] == f"wd b2 LI*{most}"


def test_9_2_when_nobody_stays_out_the_settlement_is_encircled() -> None:
    state = attacked("field b2 units 0:LI*2 1:LI*2")
    assert state.control[at(state, "b2")] == 0
    ask(state, steps.WITHDRAW)
    play(state, "wd b2 LI*2")
    assert state.control[at(state, "b2")] == 1


def test_9_2_only_a_settlement_that_was_free_takes_units_in() -> None:
    state = attacked("field b2 units 0:LI*2 0:HI@inside 1:LI*2, was_free 0")
    ask(state, steps.WITHDRAW)
    assert refused(state, "wd b2 LI*1") == "was-not-free"
    assert refused(state, "pull b2 sheep") == "was-not-free"


def test_9_2_nobody_withdraws_without_an_enemy() -> None:
    state = attacked("field b2 units 0:LI 1:LI*2 | field c2 settlement village:0, units 0:LI")
    ask(state, steps.WITHDRAW)
    assert refused(state, "wd c2 LI*1") == "no-foes-here"
    assert refused(state, "wd b2 HI*1") == "no-such-units"
    assert refused(state, "mv b2>c2 LI*1") == "other-subphase"


def test_9_2_herds_are_pulled_in_even_where_no_unit_stands_outside() -> None:
    state = attacked("field b2 herds 0:sheep 0:pigs")
    ask(state, steps.WITHDRAW)
    assert texts(state) == ["done", "pull b2 sheep", "pull b2 pigs"]
    assert refused(state, "pull b2 cows") == "no-such-herd"
    play(state, "pull b2 pigs")
    assert herds(state, "b2") == ["pigs inside", "sheep"]
    assert state.kind() == steps.OVER


def test_13_1_a_city_takes_in_two_herds() -> None:
    state = attacked("field b2 settlement city:0, herds 0:sheep 0:pigs")
    ask(state, steps.WITHDRAW)
    play(state, "pull b2 pigs")
    assert refused(state, "pull b2 pigs") == "herd-inside"
    play(state, "pull b2 sheep")
    assert herds(state, "b2") == ["pigs inside", "sheep inside"]


def test_9_2_an_encircled_owner_sallies() -> None:
    state = attacked("field b2 units 0:LI@inside*3 0:HI@inside 1:LI*2, was_free 0")
    ask(state, steps.WITHDRAW)
    play(state, "sally b2 LI*2")
    assert there(state, "b2") == ["HI@inside*1", "LI*2", "LI*2", "LI@inside*1"]
    assert state.present[at(state, "b2")] == 3
    play(state, "sally b2 HI*1")
    assert "HI*1" in there(state, "b2")
    assert refused(state, "sally b2 LI*2") == "no-such-units"


def test_q29_a_unit_withdraws_or_sallies_not_both() -> None:
    state = attacked("field b2 units 0:LI*2 0:HI 1:LI*2")
    ask(state, steps.WITHDRAW)
    play(state, "wd b2 LI*2")
    assert refused(state, "sally b2 LI*1") == "withdrew-or-sallied"
    assert all(stack & PULLED for stack in state.armies[at(state, "b2")] if stack >> 6 & 7 == 1)


def test_9_2_builders_leave_their_site() -> None:
    state = set_up("field b2 site village:0:0, units 0:LI@site*2 1:LI")
    ask(state, steps.WITHDRAW)
    assert texts(state) == ["done", "leave b2 LI*1", "leave b2 LI*2"]
    assert refused(state, "wd b2 LI*1") == "no-own-settlement"
    play(state, "leave b2 LI*1")
    assert there(state, "b2") == ["LI*1", "LI*1", "LI@site*1"]


def test_7_8_builders_who_stay_take_room_inside() -> None:
    state = attacked("field b2 site fort:0:0, units 0:LI@site*4 0:LI*3 1:LI*2")
    ask(state, steps.WITHDRAW)
    assert "wd b2 LI*1" in texts(state)
    assert refused(state, "wd b2 LI*2") == "no-room-inside"
    play(state, "leave b2 LI*2")
    assert "wd b2 LI*3" in texts(state)


# --- after the fighting ------------------------------------------------------------------


def test_9_2_a_herd_inside_costs_grain_of_its_settlement() -> None:
    state = attacked("field b2 settlement city:0, herds 0:sheep+inside 0:pigs+inside, grain 3")
    withdrawing.feed_inside(state)
    assert state.grain[at(state, "b2")] == 1
    assert herds(state, "b2") == ["pigs inside", "sheep inside"]


def test_9_2_a_herd_without_grain_is_lost_without_points() -> None:
    state = attacked("field b2 settlement city:0, herds 0:sheep+inside 0:pigs+inside, grain 1 | field c2 herds 0:cows")
    withdrawing.feed_inside(state)
    assert state.grain[at(state, "b2")] == 0
    assert herds(state, "b2") == ["pigs inside"]
    assert herds(state, "c2") == ["cows"]
    assert state.vp == [0, 0]
    assert state.journal is not None
    assert [event.kind for event in state.journal] == ["starved-inside", "fed-inside"]


def test_9_2_in_winter_the_feeding_phase_asks_instead() -> None:
    state = attacked("round 4 | field b2 herds 0:sheep+inside")
    withdrawing.feed_inside(state)
    assert herds(state, "b2") == ["sheep inside"]


def test_7_8_everything_comes_out_when_no_enemy_is_there() -> None:
    state = set_up("field b2 settlement village:0, herds 0:sheep+inside, units 0:LI@inside*2 0:HI@inside")
    coming_out.come_out(state)
    assert there(state, "b2") == ["HI*1", "LI*2"]
    assert herds(state, "b2") == ["sheep"]
    assert state.present[at(state, "b2")] == 1


def test_7_8_nothing_comes_out_of_an_encircled_settlement() -> None:
    state = attacked("field b2 herds 0:sheep+inside, units 0:LI@inside*2 1:LI*2")
    coming_out.come_out(state)
    assert there(state, "b2") == ["LI*2", "LI@inside*2"]
    assert herds(state, "b2") == ["sheep inside"]


def test_q35_a_herd_without_room_goes_next_door_by_its_owners_choice() -> None:
    state = set_up(
        "field b2 settlement village:0, herds 0:sheep 0:pigs 0:cows+inside | field b1 settlement village:0"
        " | field c2 units 0:LI | field b3 units 1:LI"
    )
    ask(state, steps.COME_OUT)
    assert state.turn() == 0
    assert texts(state) == ["house b2>b1 cows", "house b2>c2 cows"]
    assert refused(state, "house b2>b2 cows") == "no-room-for-herd"
    assert refused(state, "house b2>b3 cows") == "house-nearby"
    assert refused(state, "house b2>b1 sheep") == "no-such-herd"
    assert refused(state, "done") == "room-first"
    play(state, "house b2>c2 cows")
    assert herds(state, "c2") == ["cows"]
    assert herds(state, "b2") == ["pigs", "sheep"]
    assert state.kind() == steps.OVER


def test_q35_the_only_way_out_is_taken_unasked() -> None:
    state = set_up("field b2 settlement village:0, crop 1:1, herds 0:cows+inside | field b1 settlement village:0")
    ask(state, steps.COME_OUT)
    assert herds(state, "b1") == ["cows"]
    assert state.kind() == steps.OVER


def test_q35_without_any_room_the_herd_is_lost_without_points() -> None:
    state = set_up("field b2 settlement city:0, herds 0:sheep 0:pigs 0:cows+inside*2")
    ask(state, steps.COME_OUT)
    assert herds(state, "b2") == ["pigs", "sheep"]
    assert state.vp == [0, 0]
    assert state.kind() == steps.OVER


def test_q35_several_herds_are_housed_one_after_another() -> None:
    state = set_up(
        "field b2 settlement city:0, herds 0:sheep 0:cows+inside 0:horses+inside"
        " | field b1 settlement village:0, herds 0:pigs"
    )
    ask(state, steps.COME_OUT)
    assert texts(state) == [
        "house b2>b2 cows",
        "house b2>b1 cows",
        "house b2>b2 horses",
        "house b2>b1 horses",
    ]
    play(state, "house b2>b1 cows")
    assert herds(state, "b1") == ["cows", "pigs"]
    assert herds(state, "b2") == ["horses", "sheep"]
    assert state.kind() == steps.OVER
