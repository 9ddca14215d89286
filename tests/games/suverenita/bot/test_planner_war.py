"""The planner at war: whom it attacks, with how many, and when it keeps away."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from tests.games.suverenita.bot.planning import all_chosen, chosen, march
from tests.games.suverenita.positions import army, ask, at, set_up, sheet


def test_the_many_attack_the_few() -> None:
    state = set_up(
        "round 5 | field a1 settlement village:0, units 0:LI*5 | field b1 units 1:LI | field isle settlement village:1",
        mode="basic",
    )
    march(state)
    all_chosen(state, steps.UNITS)
    assert army(state, "b1", 0) != []


def test_all_go_together_against_nearly_as_many() -> None:
    state = set_up(
        "round 5 | field a1 settlement village:0, units 0:LI*4 | field b1 units 1:LI*3"
        " | field isle settlement village:1",
        mode="basic",
    )
    march(state)
    assert all_chosen(state, steps.UNITS) == ["mv a1>b1 LI*4"]


def test_the_few_do_not_attack_the_many() -> None:
    state = set_up(
        "round 5 | field a1 settlement village:0, units 0:LI*2 | field b1 units 1:LI*6 | field a2 units 1:LI*6"
        " | field isle settlement village:1",
        mode="basic",
    )
    march(state)
    all_chosen(state, steps.UNITS)
    assert army(state, "b1", 0) == []
    assert army(state, "a2", 0) == []


def test_a_good_battle_is_fought_and_a_bad_one_is_not() -> None:
    for own, other, expected in ((6, 2, "fight b2 P2"), (2, 6, "done")):
        state = set_up(
            f"round 5 | field a1 settlement village:0 | field b2 units 0:LI*{own} 1:LI*{other}"
            " | field isle settlement village:1",
            mode="basic",
        )
        ask(state, steps.FIGHT, 0, at(state, "b2"))
        assert chosen(state) == expected


def test_whoever_has_announced_a_victory_is_fought_at_worse_odds() -> None:
    for announced, expected in (("player 1 announced dominance", "fight b2 P2"), ("", "done")):
        state = set_up(
            "round 5 | field a1 settlement village:0 | field b2 units 0:LI*3 1:LI*3 | field isle settlement village:1",
            announced,
            mode="basic",
        )
        ask(state, steps.FIGHT, 0, at(state, "b2"))
        assert chosen(state) == expected


def test_an_empty_village_is_stormed_by_eight_and_not_by_two() -> None:
    for men, expected in ((8, "assault b2"), (2, "done")):
        state = set_up(
            f"round 5 | field a1 settlement village:0 | field b2 settlement village:1, units 0:LI*{men}", mode="basic"
        )
        ask(state, steps.ASSAULT, 0, at(state, "b2"))
        assert chosen(state) == expected


def test_engines_are_made_where_a_wall_holds_men_up() -> None:
    state = set_up(
        "round 5 | field b1 settlement village:0, grain 5 | field b2 settlement village:1, units 0:LI*4"
        " | player 0 gold 2",
        mode="basic",
    )
    ask(state, steps.TRADE)
    assert chosen(state) == "up b2 LI*1 SE"


def test_few_men_go_behind_their_walls_before_a_great_army() -> None:
    state = set_up(
        "round 5 | field b2 settlement village:0, grain 5, units 0:LI*3 1:LI*9, was_free 1"
        " | field isle settlement village:1",
        mode="basic",
    )
    ask(state, steps.WITHDRAW, 0)
    assert chosen(state) == "wd b2 LI*3"


def test_two_settlers_sail_to_a_free_island_and_land_together() -> None:
    state = set_up(
        "round 5 | field a1 settlement village:0, dockyard dock, grain 5, units 0:LI*2 0:TR@dock"
        " | field c3 settlement village:1 | player 0 gold 3",
        mode="basic",
    )
    march(state)
    assert all_chosen(state, steps.UNITS)[:2] == ["sail a1>s1 TR*1 +LI +LI", "land s1>isle LI*2"]


def test_land_that_will_be_kept_is_not_plundered() -> None:
    for men, expected in ((6, "done"), (1, "loot b2")):
        state = set_up(
            f"round 5 | field b1 settlement village:0 | field b2 settlement village:1, units 0:LI*{men}", mode="basic"
        )
        ask(state, steps.PLUNDER, 0)
        assert (chosen(state) if state.turn() == 0 else "done") == expected


def test_own_land_is_plundered_only_for_gold() -> None:
    """Where a village is being built, which heals the land; but not if only foreign land brings gold (Q31)."""
    for foreign, expected in ((False, "loot b1"), (True, "done")):
        state = set_up(
            "round 5 | field b2 settlement village:0 | field b1 site village:0:25, units 0:LI@site*2"
            " | field isle settlement village:1",
            mode="basic",
            values=sheet(gold_only_if_foreign=foreign),
        )
        ask(state, steps.PLUNDER, 0)
        assert (chosen(state) if state.turn() == 0 else "done") == expected
