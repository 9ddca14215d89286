"""The proposal for a winter (15.6) is as good as any other choice."""

from __future__ import annotations

from itertools import product

from koruna.games.suverenita.rules.farm.larder import larders_of
from koruna.games.suverenita.rules.farm.rationing import best_plan, seeds_of, weigh
from tests.games.suverenita.positions import set_up, sheet
from tests.games.suverenita.winters import WINTER


def test_15_6_the_proposal_keeps_breeding_pairs_and_seed() -> None:
    state = set_up(
        f"round {WINTER} | field c3 settlement village:1, grain 5"
        " | field a1 settlement village:0, herds 0:sheep*2, grain 4 | field a2 herds 0:pigs, units 0:LI*3"
    )
    larder = larders_of(state, 0)[0]
    weights = weigh(state, -1)
    weights.seeds = seeds_of(state, 0, larder)
    plan = best_plan(state, larder, weights)
    # Four to feed and 4 grain: one herd has to go, and the lone pig gives what is needed.
    assert plan.kills == [0, 1, 0, 0]
    assert plan.hungry == []


def test_15_6_the_proposal_is_as_good_as_any_choice() -> None:
    """Compared by brute force with every choice of herds and of units that go hungry."""
    for grain, fish, people, sheep, cows in (
        (0, 0, 3, 1, 1),
        (1, 3, 4, 2, 0),
        (3, 2, 6, 2, 1),
        (2, 0, 2, 0, 2),
        (6, 1, 3, 2, 2),
    ):
        state = set_up(
            f"round {WINTER} | field c3 settlement village:1, grain 5"
            f" | field a1 settlement village:0, dockyard harbour, grain {grain}, fish {fish}"
            f" | field b1 units 0:LI*{people}"
            f" | field a1 herds {' '.join(['0:sheep'] * sheep)} | field b1 herds {' '.join(['0:cows'] * cows)}",
            values=sheet(store_grain=[0, 6, 10]),
        )
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
    state = set_up(
        "round 20 | field c3 settlement village:1, grain 5"
        " | field a1 settlement village:0, dockyard dock, herds 0:cows, grain 1, fish 2"
    )
    larder = larders_of(state, 0)[0]
    plan = best_plan(state, larder, weigh(state, -1))
    assert plan.kills == [0, 0, 0, 0]
    assert (plan.grain, plan.fish) == (1, 2)


def test_15_6_the_proposal_weighs_riders_against_all_others() -> None:
    """Riders need grain besides their food: compared with every number of riders, other units and herds."""
    for grain, fish, riders, people, pigs in product((0, 2, 4), (0, 3), (1, 2), (0, 2), (0, 1, 2)):
        state = set_up(
            f"round {WINTER} | field c3 settlement village:1, grain 5"
            f" | field a1 settlement village:0, dockyard harbour, grain {grain}, fish {fish}"
            f" | field a2 units 0:CA*{riders} | field a1 herds {' '.join(['0:pigs'] * pigs)}",
            f"field b1 units 0:LI*{people}" if people else "",
        )
        larder = larders_of(state, 0)[0]
        plan = best_plan(state, larder, weigh(state, -1))
        best = -1
        for killed, fed_riders, fed, village in product(range(pigs + 1), range(riders + 1), range(people + 1), (0, 1)):
            left = grain - (pigs - killed) - fed_riders
            needed = fed_riders + fed + village
            for by_fish, by_meat in product(range(fish // 2 + 1), range(5 * killed + 1)):
                by_grain = needed - by_fish - by_meat
                if not 0 <= by_grain <= left:
                    continue
                kept = pigs - killed
                worth = fed_riders * (100 + 60 + 20) + fed * (100 + 20 + 20) + village * 600 + kept * 70
                worth += (kept // 2 * 6 + kept % 2 * 2) * 35 // 6
                worth += (left - by_grain) * 12 + (fish - 2 * by_fish) * 4 + (5 * killed - by_meat) * 10
                best = max(best, worth)
        assert plan.worth == best
