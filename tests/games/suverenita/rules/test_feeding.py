"""Winter (15.6): who is fed, and with what."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.farm.larder import larders_of
from koruna.games.suverenita.rules.numbers import COUNT_BIT
from tests.games.suverenita.positions import at, change, play, refused, set_up, texts
from tests.games.suverenita.winters import WINTER, crowded, events, feed, winter


def test_19_4_winter() -> None:
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5"
        " | field a1 settlement village:0, dockyard dock, herds 0:sheep*2, grain 4, units 0:LI*8 0:TR@dock"
        " | field a2 settlement village:0, grain 4, units 0:CA"
        " | field b1 settlement village:0, herds 0:cows 0:pigs, grain 4"
    )
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
        state = set_up(
            f"round {WINTER} | field c3 settlement village:1, grain 5"
            f" | field a1 settlement village:0, dockyard harbour, grain {grain}, fish {fish}, units 0:LI"
        )
        if killed:
            change(state, f"field a1 herds 0:{killed}")
        winter(state)
        play(state, "auto", 0)
        play(state, "auto", 1)
        assert state.settlement[at(state, "a1")] == 1
        assert len(state.armies[at(state, "a1")]) == 1
        assert state.grain[at(state, "a1")] == state.fish[at(state, "a1")] == left
        assert state.gold[0] == 5 + (1 if killed else 0)  # one of three meat is sold


def test_15_6_a_city_counts_as_two_and_becomes_a_village_when_fed_for_one() -> None:
    for grain, becomes in ((2, 2), (1, 1), (0, 0)):
        state = set_up(
            f"round {WINTER} | field c3 settlement village:1, grain 5 | field a1 settlement city:0, grain {grain}"
        )
        winter(state)
        feed(state, 0)
        play(state, "auto", 1)
        assert state.settlement[at(state, "a1")] == becomes
        assert state.vp == [0, 0]


def test_15_6_cavalry_needs_a_grain_besides_its_food() -> None:
    for grain, fish, survives in ((2, 2, True), (1, 4, True), (0, 4, False)):
        state = set_up(
            f"round {WINTER} | field c3 settlement village:1, grain 5"
            f" | field a1 settlement village:0, dockyard harbour, grain {grain}, fish {fish}, units 0:CA"
        )
        winter(state)
        play(state, "auto", 0)
        play(state, "auto", 1)
        assert bool(state.armies[at(state, "a1")]) == survives


def test_15_6_mercenaries_and_corsairs_are_not_fed() -> None:
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5"
        " | field a1 settlement village:0, grain 1, units 0:ME*3 | field s1 units 0:CO"
    )
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert len(state.armies[at(state, "a1")]) == 1
    assert len(state.armies[at(state, "s1")]) == 1
    assert state.settlement[at(state, "a1")] == 1


def test_15_6_herds_are_fed_with_one_grain_or_slaughtered_for_full_meat_where_connected() -> None:
    for kind, meat in (("sheep", 3), ("pigs", 5), ("cows", 7), ("horses", 5)):
        state = set_up(
            f"round {WINTER} | field c3 settlement village:1, grain 5 | field a1 settlement village:0, herds 0:{kind}"
        )
        winter(state)
        play(state, "auto", 0)
        play(state, "auto", 1)
        assert state.herds[at(state, "a1")] == []
        assert events(state, "slaughter") == [{"field": "a1", "herd": kind, "meat": meat}]
        assert state.gold[0] == 5 + meat - 1  # the village eats one


def test_15_6_meat_is_reduced_in_an_encircled_settlement_and_not_sold() -> None:
    for kind, meat in (("sheep", 2), ("pigs", 3), ("cows", 4), ("horses", 3)):
        state = set_up(
            f"round {WINTER} | field b1 settlement village:1, grain 5"
            f" | field a1 settlement village:0, herds 0:{kind}+inside, units 1:LI"
        )
        winter(state)
        play(state, "auto", 1)
        play(state, "auto", 0)
        assert {"field": "a1", "herd": kind, "meat": meat} in events(state, "slaughter")
        assert state.gold[0] == 5
        assert state.settlement[at(state, "a1")] == 1


def test_15_6_a_field_without_connection_has_only_the_meat_of_its_herds() -> None:
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5 | field a1 settlement village:0, grain 5"
        " | field c1 herds 0:sheep, units 0:LI*3"
    )
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert state.armies[at(state, "c1")][0] >> COUNT_BIT == 2  # two reduced meat
    assert state.herds[at(state, "c1")] == []
    assert state.grain[at(state, "a1")] == 4


def test_15_6_a_locked_field_is_a_larder_of_its_own() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement village:0, grain 5"
        " | field b1 settlement village:0, grain 1, units 0:LI*2 1:LI | field c3 settlement village:1, grain 5"
    )
    winter(state)
    play(state, "auto", 0)
    play(state, "auto", 1)
    assert state.grain[at(state, "a1")] == 4
    assert state.settlement[at(state, "b1")] == 1  # the village is worth more than a unit
    assert [
        stack >> COUNT_BIT for stack in state.armies[at(state, "b1")]
    ] == []  # all starved, the enemy without connection too


def test_15_6_besiegers_feed_first() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement village:0, grain 5, units 1:LI*2"
        " | field c3 settlement village:1, grain 5"
    )
    winter(state)
    assert state.kind() == steps.FEED_FIRST
    assert state.waiting() == [1]
    play(state, "auto", 1)
    # The besieger without connection starved, so that the settlement is free when its owner feeds.
    assert state.armies[at(state, "a1")] == []
    assert state.waiting() == [0]


def test_15_6_by_hand() -> None:
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5"
        " | field a1 settlement village:0, dockyard harbour, grain 5, fish 4, units 0:LI*2"
        " | field a2 settlement city:0, herds 0:sheep 0:pigs | field b1 units 0:HI.veteran"
    )
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
    assert [stack >> COUNT_BIT for stack in state.armies[at(state, "a1")]] == [1]


def test_15_6_refusals() -> None:
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5"
        " | field a1 settlement village:0, dockyard dock, herds 0:sheep, grain 1, fish 2, units 0:LI"
    )
    winter(state)
    assert refused(state, "kill a1 cows", 0) == "no-such-herd"
    assert refused(state, "starve a1 LI*2", 0) == "no-such-units-to-feed"
    assert refused(state, "raze c3", 0) == "no-such-settlement-to-feed"
    assert refused(state, "feed sheep", 0) == "no-such-food"
    assert refused(state, "done", 0) == "feed-first"
    assert refused(state, "sow a1", 0) == "feed-first"
    play(state, "feed fish", 0)
    assert refused(state, "feed grain", 0) == "food-chosen-already"
    change(state, "field a1 grain 0")
    assert refused(state, "pen a1 sheep", 0) == "herd-needs-grain"


def test_6_4_it_does_not_matter_who_of_the_others_feeds_first() -> None:
    for seed in range(40):
        results = []
        for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
            state = crowded(seed)
            winter(state)
            while state.kind() == steps.FEED_FIRST:
                play(state, "auto")
            for seat in order:
                if state.kind() == steps.FEED and seat in state.waiting():
                    play(state, "auto", seat)
            results.append((state.armies, state.herds, state.grain, state.settlement, state.vp, state.hungry))
        assert results[0] == results[1] == results[2]


def test_15_6_nobody_is_fed_from_nothing() -> None:
    """Everything from stores and herds was eaten, sold or is left."""
    for seed in range(40):
        state = crowded(seed)
        before = sum(state.grain)
        winter(state)
        while state.turn() >= 0:
            play(state, "auto" if "auto" in texts(state) else texts(state)[-1])
        fed = events(state, "fed")
        lost = events(state, "settlement-starved") + events(state, "city-shrinks")
        eaten = sum(int(str(event["grain"])) for event in fed)
        assert sum(state.grain) <= before - eaten
        if not lost:
            assert sum(state.grain) == before - eaten
        for herds in state.herds:
            assert all(herd < 1 << 8 for herd in herds)  # no marks are left
        assert state.hungry == state.meat == []
