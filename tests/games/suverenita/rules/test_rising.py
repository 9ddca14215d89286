"""12.1: experience from combat, and completed training."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.numbers import IN_TRAINING
from koruna.games.suverenita.rules.pacts import rising
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import army, ask, at, change, events, play, refused, roll, set_up, texts


def veterans_of_b2(merits: int, units: str, items: str = "") -> Suverenita:
    """Survivors on b2 who have destroyed this many enemies."""
    fought = " ".join(f"{word}+fought" for word in units.split())
    return set_up(f"field b2 units {fought} | merits b2:0:{merits}", items)


def begin(state: Suverenita) -> Suverenita:
    rising.begin(state)
    state.go_on()
    return state


# --- merit -------------------------------------------------------------------------------


def test_12_1_a_battle_brings_a_level_for_each_destroyed_unit() -> None:
    state = set_up("field b2 units 0:LI*3 1:LI")
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    roll(state, "1-0")
    assert state.merits == [at(state, "b2") | 1 << 12]
    begin(state)  # all survivors are alike: nobody is asked
    assert army(state, "b2", 0) == ["LI*2", "LI.experienced*1"]
    assert state.kind() == steps.OVER
    assert events(state)[-1] == "rises"


def test_12_1_both_sides_earn_by_what_they_destroyed() -> None:
    state = set_up("field b2 units 0:LI*3 1:LI*2")
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    roll(state, "1-1")
    roll(state, "1-1")
    assert state.merits == [at(state, "b2") | 2 << 12, at(state, "b2") | 1 << 8 | 2 << 12]
    begin(state)
    assert army(state, "b2", 0) == ["LI.experienced*1"]  # one level, for all that it has destroyed


def test_12_1_only_one_s_own_units_rise() -> None:
    state = begin(veterans_of_b2(1, "0:LI*2 1:HI"))  # the player's own are alike: nobody is asked
    assert army(state, "b2", 0) == ["LI*1", "LI.experienced*1"]
    assert army(state, "b2", 1) == ["HI*1"]


def test_12_1_the_owner_picks_among_the_survivors() -> None:
    state = begin(veterans_of_b2(1, "0:LI*2 0:LI.recruit 0:HI.elite"))
    assert texts(state) == ["raise b2 LI.recruit*1", "raise b2 LI*1"]
    assert refused(state, "raise b2 HI.elite*1") == "no-level-above-elite"
    assert refused(state, "raise b2 ME*1") == "no-such-units"
    assert refused(state, "raise b2 LI*2") == "one-at-a-time"
    assert refused(state, "loot b2") == "merit-first"
    assert refused(state, "done") == "merit-first"
    assert refused(state, "auto") == "nothing-to-propose"
    play(state, "raise b2 LI.recruit*1")
    assert army(state, "b2", 0) == ["HI.elite*1", "LI*3"]


def test_12_1_at_most_one_level_per_unit_and_round() -> None:
    state = begin(veterans_of_b2(3, "0:LI 0:HI"))
    assert army(state, "b2", 0) == ["HI.experienced*1", "LI.experienced*1"]  # nobody is left for the third
    assert state.kind() == steps.OVER


def test_12_1_the_proposal_raises_the_dearest() -> None:
    state = begin(veterans_of_b2(2, "0:LI*2 0:HI 0:CA.recruit"))
    assert texts(state)[0] == "auto"
    play(state, "auto")
    assert army(state, "b2", 0) == ["CA*1", "HI.experienced*1", "LI*2"]


def test_12_1_only_survivors_of_that_fight_also_those_who_fled() -> None:
    came_after = "field b2 units 0:LI+fought 0:HI"
    state = begin(veterans_of_b2(1, "0:LI", f"{came_after} | field b1 units 0:LI.recruit+fought+from=b2"))
    assert texts(state) == ["raise b2 LI*1", "raise b1 LI.recruit*1"]
    assert refused(state, "raise b2 HI*1") == "survivors-rise"


def test_12_1_who_left_the_field_before_the_fight_is_no_survivor_of_it() -> None:
    state = veterans_of_b2(1, "0:LI", "field b2 units 0:LI+fought 0:HI")
    ask(state, steps.UNITS)
    play(state, "mv b2>b1 HI*1")
    change(state, "agenda over | field b1 units 0:HI+moved+entered+fought+from=b2")  # in a battle of its own
    begin(state)
    assert army(state, "b2") == ["LI.experienced*1"]


def test_12_1_who_has_risen_does_not_rise_again() -> None:
    state = begin(veterans_of_b2(1, "0:LI+risen 0:HI 0:ME"))
    assert texts(state) == ["raise b2 HI*1", "raise b2 ME*1"]
    assert refused(state, "raise b2 LI*1") == "one-level-a-round"


def test_12_1_several_players_choose_at_the_same_time() -> None:
    b2, c2 = "field b2 units 0:LI+fought 0:HI+fought", "field c2 units 1:LI+fought 1:ME+fought"
    state = begin(set_up(f"{b2} | {c2} | merits b2:0:1 c2:1:1"))
    assert state.waiting() == [0, 1]
    play(state, "raise c2 ME*1", 1)
    assert state.waiting() == [0]
    play(state, "raise b2 HI*1", 0)
    assert state.kind() == steps.OVER


def test_18_no_experience_in_the_basic_game() -> None:
    state = set_up("field b2 units 0:LI*3 1:LI", mode="basic")
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    roll(state, "1-0")
    assert state.merits == []


# --- training ----------------------------------------------------------------------------


def test_12_1_training_is_finished_at_a_free_settlement() -> None:
    state = set_up("field a2 settlement village:0, dockyard dock, units 0:LI.recruit*2+training 0:TR@dock+training")
    begin(state)
    assert army(state, "a2", 0) == ["LI*2", "TR.experienced@dock*1"]
    assert not any(stack & IN_TRAINING for stack in state.armies[at(state, "a2")])
    assert events(state) == ["trained", "trained"]


def test_12_1_who_left_or_is_encircled_loses_the_training() -> None:
    b2 = "field b2 settlement village:0, units 0:LI+training+entered"
    state = begin(set_up(f"{b2} | field c2 settlement village:0, units 0:HI@inside+training 1:LI"))
    assert army(state, "b2", 0) == ["LI*1"]
    assert army(state, "c2", 0) == ["HI@inside*1"]
    assert not any(stack & IN_TRAINING for id in ("b2", "c2") for stack in state.armies[at(state, id)])


def test_12_1_training_and_merit_are_one_level_together() -> None:
    state = begin(set_up("field b2 settlement village:0, units 0:LI+training+fought | merits b2:0:1"))
    assert army(state, "b2", 0) == ["LI.experienced*1"]
