"""Suverenita 15.5: the harvest, theft, and what rots."""

from __future__ import annotations

from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.farms import autumn, realm
from tests.games.suverenita.positions import at, play, refused, texts

# --- harvest -----------------------------------------------------------------------------


def field_ready(items: str = "") -> Suverenita:
    return realm(f"field a1 crop 4:0 | field b1 crop 3:0 | {items}")


def test_15_5_crops_go_to_connected_settlements_with_room_and_the_rest_rots() -> None:
    state = field_ready()
    autumn(state)
    assert texts(state) == [
        "auto",
        "reap a1>a1 *4",
        "reap a1>a1 *3",
        "reap a1>a1 *2",
        "reap a1>a1 *1",
        "reap b1>a1 *3",
        "done",
    ]
    play(state, "reap a1>a1 *4")
    play(state, "reap b1>a1 *1")
    assert state.grain[at(state, "a1")] == 5
    assert state.crop == [0] * len(state.crop)
    assert state.crop_owner == [-1] * len(state.crop)


def test_15_5_a_village_stores_five_a_city_ten_and_a_fort_one_more() -> None:
    for city, fort, most in ((False, False, 5), (True, False, 10), (False, True, 6), (True, True, 11)):
        state = field_ready(
            f"field a1 settlement {'city' if city else 'village'}:0, fort {int(fort)} | field a2 crop 4:0"
        )
        autumn(state)
        play(state, "auto")
        assert state.grain[at(state, "a1")] == most


def test_15_5_the_proposal_lets_nothing_rot_that_finds_room() -> None:
    state = field_ready("field a1 grain 3 | field a2 settlement village:0, grain 2")
    autumn(state)
    play(state, "auto")
    assert state.grain[at(state, "a1")] + state.grain[at(state, "a2")] == 10


def test_15_5_only_controlled_land_is_harvested() -> None:
    state = field_ready("field b2 crop 4:0")  # owned, but nobody stands there
    autumn(state)
    assert refused(state, "reap b2>a1 *4") == "harvest-controlled-land"
    play(state, "auto")
    assert state.crop[at(state, "b2")] == 0


def test_15_5_harvesting_another_players_crop_is_theft() -> None:
    state = field_ready("field a1 grain 4 | field b1 crop 3:1")
    autumn(state)
    play(state, "reap b1>a1 *1")
    assert state.vp == [1, -1]
    assert state.crop == [0] * len(state.crop)


def test_15_5_theft_counts_once_per_field() -> None:
    state = field_ready("field b1 crop 3:1")
    autumn(state)
    play(state, "reap b1>a1 *1")
    play(state, "reap b1>a1 *2")
    assert state.vp == [1, -1]


def test_15_5_the_proposal_takes_a_foreign_crop_for_its_point() -> None:
    state = field_ready("field a1 grain 4 | field b1 crop 3:1 | field a2 settlement village:0, grain 4")
    autumn(state)
    play(state, "auto")
    assert state.vp == [1, -1]
    assert state.grain[at(state, "a1")] == state.grain[at(state, "a2")] == 5


def test_7_1_partners_do_not_rob_each_other() -> None:
    state = field_ready("field b1 crop 3:1 | pair 0-1 treaty vassalage:0, due 1")
    autumn(state)
    assert refused(state, "reap b1>a1 *3") == "partners-do-not-rob"


def test_15_5_refusals() -> None:
    state = field_ready("field a1 grain 2 | field a3 settlement village:0 | field isle settlement village:0")
    autumn(state)
    assert refused(state, "reap c1>a1 *1") == "nothing-sown"
    assert refused(state, "reap a1>isle *1") == "harvest-to-connected-settlement"
    assert refused(state, "reap a1>c3 *1") == "harvest-to-connected-settlement"
    assert refused(state, "reap a1>a1 *4") == "store-full"
    assert refused(state, "reap b1>a3 *4") == "harvest-what-stands"
    assert refused(state, "reap b1>a1 *1") == "harvest-in-order"
    assert refused(state, "sow a1") == "harvest-only"
