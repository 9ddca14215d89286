"""9.5: rows, who chooses losses, and what the choice may be."""

from __future__ import annotations

from itertools import combinations
from random import Random

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.forces import the_battle
from koruna.games.suverenita.rules.fight.proposing import best_losses
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import army, ask, play, refused, roll, set_up, texts


def struck(enemies: str, swords: int, against: int | None = None) -> Suverenita:
    """Twenty mercenaries of player 1 roll this many swords against these units of player 2."""
    return after_roll(set_up(f"field b2 units 0:ME*20 {enemies}"), "b2", swords, against)


def after_roll(state: Suverenita, id: str, swords: int, against: int | None = None) -> Suverenita:
    ask(state, steps.BATTLES)
    play(state, f"fight {id} P2")
    while state.waiting():
        play(state, "done")  # no charge
    if against is None:  # as few swords as possible
        against = min(int(state.write(move).split("-")[1]) for move, _ in state.odds())
    roll(state, f"{swords}-{against}")
    while state.step_name() == "convert":
        play(state, "done")
    return state


# --- rows --------------------------------------------------------------------------------


def test_9_5_front_falls_before_the_middle_and_that_before_the_back() -> None:
    state = struck("1:LI.recruit 1:LI 1:LI.experienced*2", swords=9)
    assert army(state, "b2", 1) == []
    state = set_up("field b2 units 0:LI*3 1:LI.recruit 1:LI 1:LI.experienced*2")
    after_roll(state, "b2", 3)
    assert army(state, "b2", 1) == ["LI.experienced*1"]


def test_9_5_a_row_must_be_empty_before_the_next_is_hit() -> None:
    state = set_up("field b2 units 0:LI 1:HI.recruit 1:LI*3")
    after_roll(state, "b2", 1)
    assert army(state, "b2", 1) == ["HI.recruit*1", "LI*3"]


def test_9_6_shields_cover_recruits_too() -> None:
    state = set_up("field b2 units 0:LI*2 1:LI*5 1:LI.recruit")
    after_roll(state, "b2", 1)
    assert army(state, "b2", 1) == ["LI*5", "LI.recruit*1"]


# --- choices -----------------------------------------------------------------------------


def mixed(swords: int) -> Suverenita:
    state = set_up("field b2 units 0:HI*4 1:HI 1:LI*3 1:LI.veteran")
    return after_roll(state, "b2", swords + 1)  # five units have a shield


def test_9_5_the_roller_chooses_in_front_and_middle() -> None:
    state = mixed(4)
    assert state.turn() == 0
    assert texts(state) == ["auto", "hit LI*1", "hit HI*1"]
    assert refused(state, "hit LI.veteran*1") == "rows-in-order"
    assert refused(state, "hit ME*1") == "no-such-units"
    assert refused(state, "hit LI*2") == "one-at-a-time"
    assert refused(state, "lose b2 LI*1") == "hit-first"
    assert refused(state, "done") == "hit-first"
    play(state, "hit LI*1")
    assert texts(state) == ["auto", "hit LI*1", "hit HI*1"]
    play(state, "hit LI*1")
    assert texts(state) == ["hit LI*1", "hit HI*1"]  # the proposal is one of these
    play(state, "hit HI*1")  # two swords for its two lives
    assert army(state, "b2", 1) == ["LI*1", "LI.veteran*1"]


def test_9_5_the_proposal_destroys_the_most_worth() -> None:
    state = mixed(4)
    play(state, "auto")
    assert army(state, "b2", 1) == ["LI*1", "LI.veteran*1"]  # 5 + 2 + 2 gold; the three light and a lost sword are 6


def test_9_5_a_unit_beyond_the_swords_left_is_not_in_reach() -> None:
    state = set_up("field b2 units 0:LI 0:HI 1:HI 1:LI", mode="basic")
    after_roll(state, "b2", 1)
    assert army(state, "b2", 1) == ["HI*1"]  # the only one a sword destroys, so nobody is asked


def test_9_5_not_enough_swords_is_said_so() -> None:
    state = set_up("field s1 units 0:WS*2 1:WS 1:CO 1:TR 1:LI@aboard", mode="basic")
    after_roll(state, "s1", 2)
    assert texts(state) == ["hit WS*1", "hit LI@aboard*1"]
    assert refused(state, "hit CO*1") == "not-enough-swords"
    assert refused(state, "auto") == "nothing-to-propose"


def test_9_5_the_owner_chooses_in_back() -> None:
    state = set_up("field b2 units 0:HI*2 1:SE*2 1:LI.elite")
    after_roll(state, "b2", 2)
    assert state.turn() == 1
    assert state.step_name() == "yield"
    assert texts(state) == ["lose b2 SE*1", "lose b2 LI.elite*1"]
    assert refused(state, "hit SE*1") == "yield-first"
    assert refused(state, "lose b1 SE*1") == "no-such-units"
    play(state, "lose b2 LI.elite*1")  # its two lives take both swords
    assert army(state, "b2", 1) == ["SE*2"]


def test_9_5_the_owners_proposal_loses_the_least_worth() -> None:
    state = set_up("field b2 site village:1:0, units 0:HI*2 1:LI@site*3 1:LI.veteran")
    after_roll(state, "b2", 2)
    play(state, "auto")
    assert army(state, "b2", 1) == ["LI.veteran*1", "LI@site*1"]  # two builders are 4 gold, the veteran 6


def test_9_6_builders_of_a_new_village_stand_in_back() -> None:
    state = set_up("field b2 site village:1:0, units 0:HI*2 1:LI@site*2 1:LI", mode="basic")
    after_roll(state, "b2", 2)
    assert army(state, "b2", 1) == ["LI@site*1"]


def test_9_5_both_choose_before_anybody_falls() -> None:
    state = set_up("field b2 units 0:HI 0:LI*3 1:HI 1:LI*3", mode="basic")
    after_roll(state, "b2", 2, 2)
    assert state.turn() == 0
    play(state, "hit HI*1")
    assert army(state, "b2", 1) == ["HI*1", "LI*3"]  # falls with the others, not before
    assert state.turn() == 1
    play(state, "hit HI*1")
    assert army(state, "b2", 0) == ["LI*3"]
    assert army(state, "b2", 1) == ["LI*3"]


def test_9_8_a_charge_lets_choose_whom_it_wounds() -> None:
    state = set_up("field b2 units 0:CA 1:HI 1:ME", mode="basic")
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    play(state, "charge")
    roll(state, "1-0")
    assert texts(state) == ["hit HI*1", "hit ME*1"]
    play(state, "hit ME*1")
    assert the_battle(state).wounds == [0, 1]
    assert army(state, "b2", 1) == ["HI*1", "ME*1"]


# --- the best choice ---------------------------------------------------------------------


def test_the_proposal_is_the_best_of_all_choices() -> None:
    rng = Random(11)
    for _ in range(60):
        size = rng.randrange(1, 8)
        costs = [rng.randrange(1, 4) for _ in range(size)]
        worths = [rng.randrange(1, 12) for _ in range(size)]
        swords = rng.randrange(1, 9)
        possible = []
        for count in range(size + 1):
            for chosen in combinations(range(size), count):
                left = swords - sum(costs[i] for i in chosen)
                others = [costs[i] for i in range(size) if i not in chosen]
                if left >= 0 and all(cost > left for cost in others):
                    possible.append(sum(worths[i] for i in chosen))
        for is_owner, best in ((False, max(possible)), (True, min(possible))):
            found = best_losses(costs, worths, list(range(size)), swords, is_owner)
            assert sum(worths[i] for i in found) == best
