"""Winter (15.6), by the numbers of the rules; 18 for the first game."""

from __future__ import annotations

from koruna.games.suverenita import feeding, steps
from koruna.games.suverenita.larder import larders_of
from koruna.games.suverenita.rationing import best_plan, seeds_of, weigh
from koruna.games.suverenita.rules import Suverenita
from tests.games.suverenita.positions import at, pen, play, position, refused, settle, texts, units

WINTER = 4


def winter(state: Suverenita) -> None:
    """Feeding begins."""
    feeding.begin(state)
    state.go_on()


def far_away(state: Suverenita, seat: int = 1) -> None:
    """Somebody who has enough to eat and nothing to decide that matters."""
    settle(state, "c3", seat, grain=5)


def events(state: Suverenita, kind: str) -> list[dict[str, object]]:
    assert state.journal is not None
    return [dict(event.facts) for event in state.journal if event.kind == kind]


def test_19_4_winter() -> None:
    state = position(round=WINTER)
    far_away(state)
    for village in ("a1", "a2", "b1"):
        settle(state, village, 0, grain=4, dockyard=1 if village == "a1" else 0)
    units(state, "a1", 0, "LI", 8)
    units(state, "a2", 0, "CA")
    units(state, "a1", 0, "TR", place="dock")
    pen(state, "a1", 0, "sheep", "sheep")
    pen(state, "b1", 0, "cows", "pigs")
    larder = larders_of(state, 0)[0]
    assert sum(mouth.food for mouth in larder.mouths) == 13
    assert sum(mouth.grain for mouth in larder.mouths) == 1
    assert sum(larder.herds) == 4
    # 18 grain are needed and 12 are there: the cow saves 1 grain and gives 7 food.
    winter(state)
    play(state, "kill b1 cows", 0)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert sum(state.grain[at(state, village)] for village in ("a1", "a2", "b1")) == 12 + 7 - 13 - 1 - 3
    assert len(state.herds[at(state, "b1")]) == 1
    assert len(state.herds[at(state, "a1")]) == 2
    assert events(state, "starved") == []


def test_15_6_a_unit_or_a_village_costs_one_grain_or_two_fish_or_one_meat() -> None:
    for grain, fish, killed, left in ((2, 0, "", 0), (0, 4, "", 0), (0, 0, "sheep", 0)):
        state = position(round=WINTER)
        far_away(state)
        settle(state, "a1", 0, grain=grain, fish=fish, dockyard=2)
        units(state, "a1", 0)
        if killed:
            pen(state, "a1", 0, killed)
        winter(state)
        play(state, "auto", 0)
        play(state, "auto", 1)
        assert state.settlement[at(state, "a1")] == 1
        assert len(state.armies[at(state, "a1")]) == 1
        assert state.grain[at(state, "a1")] == state.fish[at(state, "a1")] == left
        assert state.gold[0] == 5 + (1 if killed else 0)  # one of three meat is sold


def test_15_6_a_city_counts_as_two_and_becomes_a_village_when_fed_for_one() -> None:
    for grain, becomes in ((2, 2), (1, 1), (0, 0)):
        state = position(round=WINTER)
        far_away(state)
        settle(state, "a1", 0, city=True, grain=grain)
        winter(state)
        play(state, "auto", 0)
        play(state, "auto", 1)
        assert state.settlement[at(state, "a1")] == becomes
        assert state.vp == [0, 0]


def test_15_6_cavalry_needs_a_grain_besides_its_food() -> None:
    for grain, fish, survives in ((2, 2, True), (1, 4, True), (0, 4, False)):
        state = position(round=WINTER)
        far_away(state)
        settle(state, "a1", 0, grain=grain, fish=fish, dockyard=2)
        units(state, "a1", 0, "CA")
        winter(state)
        play(state, "auto", 0)
        play(state, "auto", 1)
        assert bool(state.armies[at(state, "a1")]) == survives


def test_15_6_mercenaries_and_corsairs_are_not_fed() -> None:
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=1)
    units(state, "a1", 0, "ME", 3)
    units(state, "s1", 0, "CO")
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert len(state.armies[at(state, "a1")]) == 1
    assert len(state.armies[at(state, "s1")]) == 1
    assert state.settlement[at(state, "a1")] == 1


def test_15_6_herds_are_fed_with_one_grain_or_slaughtered_for_full_meat_where_connected() -> None:
    for kind, meat in (("sheep", 3), ("pigs", 5), ("cows", 7), ("horses", 5)):
        state = position(round=WINTER)
        far_away(state)
        settle(state, "a1", 0)
        pen(state, "a1", 0, kind)
        winter(state)
        play(state, "auto", 0)
        play(state, "auto", 1)
        assert state.herds[at(state, "a1")] == []
        assert events(state, "slaughter") == [{"field": "a1", "herd": kind, "meat": meat}]
        assert state.gold[0] == 5 + meat - 1  # the village eats one


def test_15_6_meat_is_reduced_in_an_encircled_settlement_and_not_sold() -> None:
    for kind, meat in (("sheep", 2), ("pigs", 3), ("cows", 4), ("horses", 3)):
        state = position(round=WINTER)
        settle(state, "b1", 1, grain=5)
        settle(state, "a1", 0)
        pen(state, "a1", 0, kind, inside=True)
        units(state, "a1", 1)
        winter(state)
        play(state, "auto", 1)
        play(state, "auto", 0)
        assert {"field": "a1", "herd": kind, "meat": meat} in events(state, "slaughter")
        assert state.gold[0] == 5
        assert state.settlement[at(state, "a1")] == 1


def test_15_6_a_field_without_connection_has_only_the_meat_of_its_herds() -> None:
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=5)
    units(state, "c1", 0, count=3)
    pen(state, "c1", 0, "sheep")
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert state.armies[at(state, "c1")][0] >> 30 == 2  # two reduced meat
    assert state.herds[at(state, "c1")] == []
    assert state.grain[at(state, "a1")] == 4


def test_15_6_a_locked_field_is_a_larder_of_its_own() -> None:
    state = position(round=WINTER)
    settle(state, "a1", 0, grain=5)
    settle(state, "b1", 0, grain=1)
    units(state, "b1", 0, count=2)
    settle(state, "c3", 1, grain=5)
    units(state, "b1", 1)
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert state.grain[at(state, "a1")] == 4
    assert state.settlement[at(state, "b1")] == 1  # the village is worth more than a unit
    assert [
        stack >> 30 for stack in state.armies[at(state, "b1")]
    ] == []  # all starved, the enemy without connection too


def test_15_6_besiegers_feed_first() -> None:
    state = position(round=WINTER)
    settle(state, "a1", 0, grain=5)
    settle(state, "c3", 1, grain=5)
    units(state, "a1", 1, count=2)
    winter(state)
    assert state.kind() == steps.FEED_FIRST
    assert state.waiting() == [1]
    play(state, "auto", 1)
    # The besieger without connection starved, so that the settlement is free when its owner feeds.
    assert state.armies[at(state, "a1")] == []
    assert state.waiting() == [0]


def test_15_6_losses_of_those_who_feed_together_come_at_the_same_time() -> None:
    state = position(round=WINTER)
    settle(state, "a1", 0)
    units(state, "a1", 0)
    settle(state, "c3", 1)
    units(state, "c3", 1)
    winter(state)
    assert state.waiting() == [0, 1]
    play(state, "auto", 1)
    assert len(state.armies[at(state, "c3")]) == 1
    assert state.settlement[at(state, "c3")] == 1
    play(state, "auto", 0)
    assert state.armies[at(state, "c3")] == []
    assert state.settlement[at(state, "c3")] == 0
    assert state.vp == [0, 0]  # hunger without an enemy


def besieged(grain: int, city: bool = False) -> Suverenita:
    """A settlement of seat 0 without food, encircled by seat 1, who has so much grain."""
    state = position(round=WINTER)
    settle(state, "a1", 0, city=city)
    settle(state, "c3", 0, grain=5)
    settle(state, "b1", 1, grain=grain)
    units(state, "a1", 1, count=2)
    units(state, "a1", 0, place="inside")
    winter(state)
    play(state, "auto", 1)
    play(state, "auto", 0)
    return state


def test_15_6_an_unfed_encircled_settlement_surrenders_to_a_besieger_who_feeds_it() -> None:
    for city, points in ((False, 4), (True, 8)):
        state = besieged(5, city)
        assert state.kind() == steps.SURRENDER
        assert state.waiting() == [1]
        assert texts(state) == ["spare a1", "done"]
        play(state, "spare a1")
        assert state.lord[at(state, "a1")] == 1
        assert state.settlement[at(state, "a1")] == (2 if city else 1)
        assert state.vp == [-points, points]
        assert state.grain[at(state, "b1")] == 5 - 3 - (2 if city else 1)
        assert all(stack >> 9 & 15 == 1 for stack in state.armies[at(state, "a1")])


def test_15_6_a_settlement_nobody_feeds_is_removed_at_its_owners_cost() -> None:
    for city, points in ((False, -4), (True, -8)):
        state = besieged(5, city)
        play(state, "done")
        assert state.settlement[at(state, "a1")] == 0
        assert state.vp == [points, 0]


def test_15_6_a_besieger_without_food_left_is_not_asked() -> None:
    state = besieged(3)
    assert state.kind() != steps.SURRENDER
    assert state.vp == [-4, 0]


def test_15_6_why_a_settlement_is_not_spared() -> None:
    state = besieged(5)
    assert refused(state, "spare c3") == "spare-or-not"
    state.grain[at(state, "b1")] = 0
    state.ready = None
    assert refused(state, "spare a1") == "spare-needs-food"
    state = besieged(5)
    state.setup.values.most_tiles = 1
    state.ready = None
    assert refused(state, "spare a1") == "no-tiles-left"


def test_q33_an_encircled_city_fed_for_one_becomes_a_village_without_points() -> None:
    state = position(round=WINTER)
    settle(state, "a1", 0, city=True, grain=1)
    settle(state, "b1", 1, grain=5)
    units(state, "a1", 1)
    winter(state)
    play(state, "auto", 1)
    play(state, "auto", 0)
    assert state.settlement[at(state, "a1")] == 1
    assert state.lord[at(state, "a1")] == 0
    assert state.vp == [0, 0]


def test_15_6_unused_meat_can_feed_a_surrendered_settlement_before_it_is_sold() -> None:
    state = position(round=WINTER)
    settle(state, "a1", 0)
    settle(state, "b1", 1)
    units(state, "a1", 1)
    pen(state, "b1", 1, "cows")
    winter(state)
    play(state, "auto", 1)
    play(state, "auto", 0)
    play(state, "spare a1", 1)
    assert state.gold[1] == 5 + 7 - 3


def test_15_6_by_hand() -> None:
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=5, fish=4, dockyard=2)
    settle(state, "a2", 0, city=True, grain=0)
    units(state, "a1", 0, "LI", 2)
    units(state, "b1", 0, "HI", 1, "veteran")
    pen(state, "a2", 0, "sheep", "pigs")
    winter(state)
    assert set(texts(state, 0)) == {
        "auto",
        "feed grain",
        "feed fish",
        "feed meat",
        "kill a2 sheep",
        "kill a2 pigs",
        "pen a2 sheep",
        "pen a2 pigs",
        "raze a1",
        "raze a2",
        "starve a1 LI*2",
        "starve a1 LI*1",
        "starve b1 HI.veteran*1",
    }
    play(state, "feed grain", 0)
    play(state, "kill a2 pigs", 0)
    play(state, "pen a2 sheep", 0)
    play(state, "starve a1 LI*1", 0)
    play(state, "raze a2", 0)
    assert set(texts(state, 0)) == {"auto", "raze a1", "raze a2", "starve a1 LI*1", "starve b1 HI.veteran*1"}
    play(state, "auto", 0)
    play(state, "auto", 1)
    # 4 to be fed: LI, HI, two villages. 4 grain are left, and grain goes first; 5 meat are sold.
    assert state.grain[at(state, "a1")] == 0
    assert state.fish[at(state, "a1")] == 4
    assert state.gold[0] == 5 + 5
    assert state.settlement[at(state, "a2")] == 1
    assert [stack >> 30 for stack in state.armies[at(state, "a1")]] == [1]


def test_15_6_refusals() -> None:
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=1, fish=2, dockyard=1)
    units(state, "a1", 0)
    pen(state, "a1", 0, "sheep")
    winter(state)
    assert refused(state, "kill a1 cows", 0) == "no-such-herd"
    assert refused(state, "starve a1 LI*2", 0) == "no-such-units-to-feed"
    assert refused(state, "raze c3", 0) == "no-such-settlement-to-feed"
    assert refused(state, "feed sheep", 0) == "no-such-food"
    assert refused(state, "done", 0) == "feed-first"
    assert refused(state, "sow a1", 0) == "feed-first"
    play(state, "feed fish", 0)
    assert refused(state, "feed grain", 0) == "food-chosen-already"
    state.grain[at(state, "a1")] = 0
    assert refused(state, "pen a1 sheep", 0) == "herd-needs-grain"


def test_15_6_the_proposal_keeps_breeding_pairs_and_seed() -> None:
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=4)
    units(state, "a2", 0, count=3)
    pen(state, "a1", 0, "sheep", "sheep")
    pen(state, "a2", 0, "pigs")
    larder = larders_of(state, 0)[0]
    weights = weigh(state, -1)
    weights.seeds = seeds_of(state, 0, larder)
    plan = best_plan(state, larder, weights)
    # Four to feed and 4 grain: one herd has to go, and the lone pig gives what is needed.
    assert plan.kills == [0, 1, 0, 0]
    assert plan.hungry == []


def test_15_6_the_proposal_is_as_good_as_any_choice() -> None:
    """Against trying every choice of herds and of the hungry by brute force."""
    for grain, fish, people, sheep, cows in (
        (0, 0, 3, 1, 1),
        (1, 3, 4, 2, 0),
        (3, 2, 6, 2, 1),
        (2, 0, 2, 0, 2),
        (6, 1, 3, 2, 2),
    ):
        state = position(round=WINTER)
        far_away(state)
        settle(state, "a1", 0, grain=grain, fish=fish, dockyard=2)
        units(state, "b1", 0, count=people)
        state.herds[at(state, "a1")] = []
        pen(state, "a1", 0, *["sheep"] * sheep)
        pen(state, "b1", 0, *["cows"] * cows)
        larder = larders_of(state, 0)[0]
        weights = weigh(state, -1)
        plan = best_plan(state, larder, weights)
        best = -1
        for kill_sheep in range(sheep + 1):
            for kill_cows in range(cows + 1):
                for fed in range(people + 1):
                    for village in (0, 1):
                        meat = 3 * kill_sheep + 7 * kill_cows
                        left = grain - (sheep - kill_sheep) - (cows - kill_cows)
                        needed = fed + village
                        for by_fish in range(min(needed, fish // 2) + 1):
                            for by_meat in range(min(needed - by_fish, meat) + 1):
                                by_grain = needed - by_fish - by_meat
                                if left < by_grain:
                                    continue
                                worth = fed * (100 + 20 + 20) + village * 600
                                worth += (left - by_grain) * 12 + (fish - 2 * by_fish) * 4 + (meat - by_meat) * 10
                                for there, killed, price in ((sheep, kill_sheep, 50), (cows, kill_cows, 90)):
                                    kept = there - killed
                                    young = kept // 2 * 6 + kept % 2 * 2
                                    worth += kept * price + young * (price // 2) // 6
                                best = max(best, worth)
        assert plan.worth == best


def test_15_6_in_the_last_winter_the_proposal_counts_points() -> None:
    state = position(round=20)
    far_away(state)
    settle(state, "a1", 0, grain=1, fish=2, dockyard=1)
    pen(state, "a1", 0, "cows")
    larder = larders_of(state, 0)[0]
    plan = best_plan(state, larder, weigh(state, -1))
    assert plan.kills == [0, 0, 0, 0]
    assert (plan.grain, plan.fish) == (1, 2)


def test_9_9_the_load_of_a_starved_transport_is_lost() -> None:
    state = position(round=WINTER)
    far_away(state)
    settle(state, "b2", 0, grain=3)
    units(state, "s1", 0, "TR")
    units(state, "s1", 0, "LI", 2, place="aboard")
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert state.armies[at(state, "s1")] == []
    state = position(round=WINTER)
    far_away(state)
    settle(state, "a1", 0, grain=2)
    units(state, "s1", 0, "TR")
    units(state, "s1", 0, "LI", 2, place="aboard")
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert [stack & 7 for stack in state.armies[at(state, "s1")]] == [4]  # the ship is fed before its load


# --- the first game, 18 ------------------------------------------------------------------


def test_18_upkeep_of_the_first_game() -> None:
    state = position(mode="first", round=WINTER)
    settle(state, "a1", 0, city=True)
    settle(state, "b1", 0)
    units(state, "a1", 0, count=3)
    settle(state, "c3", 1)
    state.gold = [20, 20]
    feeding.pay_or_tax(state)
    state.go_on()
    assert state.gold == [20 - 2 - 1 - 3, 19]


def test_18_upkeep_is_double_when_encircled_and_the_unconnected_are_lost() -> None:
    state = position(mode="first", round=WINTER)
    settle(state, "a1", 0)
    units(state, "a1", 0, count=2, place="inside")
    settle(state, "b1", 1)
    units(state, "a1", 1)
    units(state, "c3", 0)
    state.gold = [20, 20]
    feeding.pay_or_tax(state)
    state.go_on()
    assert state.gold[1] == 20 - 2
    play(state, "auto", 0)
    assert state.gold[0] == 20 - 2 * 3
    assert state.armies[at(state, "c3")] == []


def test_18_who_cannot_pay_chooses_what_is_lost() -> None:
    state = position(mode="first", round=WINTER)
    settle(state, "a1", 0)
    units(state, "a1", 0, count=2)
    units(state, "a2", 0, "HI")
    settle(state, "c3", 1)
    state.gold = [2, 5]
    feeding.pay_or_tax(state)
    state.go_on()
    assert set(texts(state, 0)) == {"auto", "raze a1", "starve a1 LI*2", "starve a1 LI*1", "starve a2 HI*1"}
    play(state, "starve a2 HI*1", 0)
    play(state, "auto", 0)
    assert state.gold[0] == 0
    assert state.settlement[at(state, "a1")] == 1
    assert [stack >> 30 for stack in state.armies[at(state, "a1")]] == [1]


def test_18_taxes_of_the_first_game_come_in_three_seasons() -> None:
    for round, gold in ((1, 6), (2, 6), (3, 6), (4, 4)):
        state = position(mode="first", round=round)
        settle(state, "a1", 0)
        settle(state, "c3", 1)
        feeding.pay_or_tax(state)
        state.go_on()
        assert state.gold == [gold, gold]
