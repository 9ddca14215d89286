"""Young, sowing, growth and taxes (15.1 to 15.4)."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.state import CHANCE
from koruna.games.suverenita.forms.sentences import label
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.farm import farming, sowing
from tests.games.suverenita.farms import autumn, herds_of, realm, spring
from tests.games.suverenita.positions import ask, at, change, play, refused, set_up, texts

# --- young -------------------------------------------------------------------------------


def test_15_1_two_herds_of_a_kind_have_one_young() -> None:
    state = realm("field a1 herds 0:sheep*2")
    spring(state)
    assert state.kind() == steps.YOUNG
    assert texts(state) == ["young a2 sheep", "young b1 sheep", "young c1 sheep", "done"]
    play(state, "young c1 sheep")
    assert herds_of(state, 0) == ["sheep", "sheep", "sheep"]


def test_15_1_the_odd_herd_has_young_on_one_or_two_of_the_brown_die() -> None:
    state = realm("field a1 herds 0:cows")
    spring(state)
    assert state.turn() == CHANCE
    chances = {state.write(outcome): chance for outcome, chance in state.odds()}
    assert chances == pytest.approx({"born 0": 4 / 6, "born 1": 2 / 6})
    born = sum(state.write(state.draw(Random(seed))) == "born 1" for seed in range(300))
    assert 70 < born < 130
    other = state.copy()
    other.play(other.read("born 0"))
    assert other.kind() != steps.YOUNG
    state.play(state.read("born 1"))
    play(state, "young c1 cows")
    assert herds_of(state, 0) == ["cows", "cows"]


def test_15_1_every_odd_kind_of_every_player_has_its_die() -> None:
    state = realm("field a1 herds 0:sheep 0:pigs | field c3 herds 1:cows")
    spring(state)
    for outcome in ("born 1", "born 0", "born 1"):
        assert state.turn() == CHANCE
        state.play(state.read(outcome))
    assert state.kind() == steps.YOUNG
    assert texts(state, 0)[0] == "young a2 sheep"
    assert texts(state, 1) == ["young c3 cows", "done"]


def test_15_1_herds_are_counted_over_the_whole_realm() -> None:
    state = realm("field a2 herds 0:pigs | field c1 herds 0:pigs")
    spring(state)
    assert state.turn() == 0


def test_15_1_herds_inside_an_encircled_settlement_have_no_young() -> None:
    state = realm("field b3 settlement village:0, herds 0:sheep+inside, units 1:LI | field a1 herds 0:sheep")
    spring(state)
    assert state.turn() == CHANCE  # only the one outside counts


def test_15_1_young_without_room_are_lost() -> None:
    state = set_up("field a1 settlement village:0, herds 0:sheep*2 | field c3 settlement village:1")
    spring(state)
    assert state.kind() == steps.OVER
    assert herds_of(state, 0) == ["sheep", "sheep"]
    assert state.dues == [0, 0]  # nothing hidden is left over


def test_15_1_the_proposal_takes_land_that_sowing_misses_least() -> None:
    state = realm("field a1 herds 0:sheep*2 | field a2 herds 0:pigs*2")
    spring(state)
    assert texts(state)[0] == "auto"
    play(state, "auto")
    assert len(state.herds[at(state, "c1")]) == 2  # grey, cannot be sown
    assert state.herds[at(state, "b1")] == []


def test_15_1_refusals() -> None:
    state = realm("field a1 herds 0:sheep*2 | field a2 herds 0:pigs*2 | field b1 crop 1:0")
    spring(state)
    assert refused(state, "young c1 pigs") == "young-in-order"
    assert refused(state, "young c3 sheep") == "young-on-controlled-land"
    assert refused(state, "young a1 sheep") == "no-room-for-herd"
    assert refused(state, "young b1 sheep") == "no-room-for-herd"
    assert refused(state, "sow c1") == "young-first"


# --- sowing ------------------------------------------------------------------------------


def test_15_2_a_stored_grain_is_sown_on_free_controlled_connected_land() -> None:
    state = realm("field a1 grain 4 | field a2 herds 0:sheep | field c2 units 0:LI")
    ask(state, steps.SOW)
    assert texts(state) == ["auto", "sow a1", "sow b1", "sow c2", "done"]  # no herd, no grey
    play(state, "sow b1")
    assert state.grain[at(state, "a1")] == 3
    assert state.crop[at(state, "b1")] == 1
    assert state.crop_owner[at(state, "b1")] == 0
    assert refused(state, "sow b1") == "sow-free-land"
    assert refused(state, "sow a2") == "sow-free-land"
    assert refused(state, "sow c1") == "sow-not-on-grey"
    assert refused(state, "sow c3") == "sow-controlled-land"
    assert refused(state, "sow s1") == "sow-controlled-land"
    assert refused(state, "reap b1>a1 *1") == "sow-only"


@pytest.mark.parametrize("plundered", [0, 1])
def test_15_2_sowing_tells_its_grain_and_its_harvest(plundered: int) -> None:
    state = realm(f"field a1 grain 4 | field b1 plundered {plundered}")
    ask(state, steps.SOW)
    name, facts = label(state.view(0), "sow b1")
    play(state, "sow b1")
    assert name == "move-sow"
    assert facts["seed"] == 4 - state.grain[at(state, "a1")]
    farming.grow(state)
    assert facts["harvest"] == state.crop[at(state, "b1")]


def test_15_2_only_grain_of_the_same_network() -> None:
    state = realm("field a3 settlement village:0, grain 2 | field a2 units")
    ask(state, steps.SOW)
    assert texts(state) == ["sow a3", "done"]
    assert refused(state, "sow b1") == "sow-needs-grain"
    change(state, "field c2 units 0:LI | field c1 units")
    assert refused(state, "sow c2") == "sow-connected"


def test_11_2_sowing_plundered_land_costs_one_more_grain() -> None:
    state = realm("field a1 grain 2 | field b1 plundered 1")
    ask(state, steps.SOW)
    play(state, "sow b1")
    assert state.grain[at(state, "a1")] == 0
    state = realm("field a1 grain 1 | field b1 plundered 1")
    ask(state, steps.SOW)
    assert refused(state, "sow b1") == "sow-needs-grain"


def test_15_2_the_proposal_sows_the_best_fields_first() -> None:
    state = realm("field a1 fort 1, grain 2")
    ask(state, steps.SOW)
    assert sowing.proposal(state, 0) == [at(state, "a1"), at(state, "a2")]  # yellow and green; of equals the first
    play(state, "auto")
    assert state.grain[at(state, "a1")] == 0
    assert state.crop[at(state, "a1")] == state.crop[at(state, "a2")] == 1


def test_15_2_the_proposal_sows_no_more_than_the_stores_will_hold() -> None:
    state = realm("field a1 grain 4")
    # One grain of room: the yellow field alone brings it.
    assert sowing.proposal(state, 0) == [at(state, "a1")]
    change(state, "field a1 grain 5")
    assert sowing.proposal(state, 0) == []
    # A village that is being built will store more by then.
    change(state, "field b1 site village:0:0")
    assert sowing.proposal(state, 0) == [at(state, "a1"), at(state, "a2")]


def test_15_2_the_proposal_prefers_two_clean_fields_to_a_plundered_one() -> None:
    state = realm("field a1 grain 2, plundered 1")
    # Yellow and plundered: 4 for 2. Two green ones: 6 for 2.
    assert sowing.proposal(state, 0) == [at(state, "a2"), at(state, "b1")]


def test_15_2_the_proposal_trusts_fields_next_to_enemies_less() -> None:
    state = realm("field a1 grain 1")
    assert sowing.proposal(state, 0) == [at(state, "a1")]
    change(state, "field a2 units 1:LI")
    assert sowing.proposal(state, 0) == [at(state, "b1")]


# --- growth ------------------------------------------------------------------------------


def test_15_3_growth_by_colour_and_the_seed_stays() -> None:
    for field, harvest in (("a1", 4), ("a2", 3), ("a3", 2), ("b3", 2)):
        state = set_up(f"field {field} crop 1:0")  # controlled by nobody: it grows all the same
        farming.grow(state)
        assert state.crop[at(state, field)] == harvest


# --- taxes -------------------------------------------------------------------------------


def test_15_4_taxes() -> None:
    # Village 1, harbour 2, city 3; three fields: 1.
    own = "field a1 settlement village:0, dockyard harbour | field a2 settlement city:0 | field b1 units 0:LI"
    state = set_up(f"round 3 | {own} | field c3 settlement village:1")
    autumn(state)
    assert state.gold == [5 + 1 + 2 + 3 + 1, 5 + 1]


def test_6_3_the_first_game_has_no_farms() -> None:
    state = set_up(mode="first")
    assert not state.setup.has_farms


def test_15_1_everybody_sees_what_was_born_and_is_not_yet_placed() -> None:
    """The die is public."""
    state = set_up("round 5 | field a1 settlement village:0, herds 0:sheep*2 | field b1 units 0:LI")
    farming.begin_spring(state)
    assert [player.young for player in state.view(1).players] == [{"sheep": 1}, {}]
    play(state, "done", 0)
    assert [player.young for player in state.view(1).players] == [{}, {}]
