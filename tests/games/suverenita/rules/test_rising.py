"""12.1: experience from combat, and completed training."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.numbers import ENTERED, FOUGHT, FROM_BIT, FROM_MASK, IN_TRAINING, RISEN
from koruna.games.suverenita.rules.pacts import rising
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import army, ask, at, events, play, position, refused, roll, settle, texts, units


def flag(state: Suverenita, id: str, flags: int, seat: int = 0) -> None:
    field = at(state, id)
    state.armies[field] = sorted(stack | flags if stack >> 9 & 15 == seat else stack for stack in state.armies[field])


def veterans_of_b2(merits: int, *groups: tuple[str, int, str]) -> Suverenita:
    """Survivors on b2 who have destroyed this many enemies."""
    state = position()
    for type, count, level in groups:
        units(state, "b2", 0, type, count, level)
    flag(state, "b2", FOUGHT)
    state.merits = [at(state, "b2") | merits << 12]
    return state


def begin(state: Suverenita) -> Suverenita:
    rising.begin(state)
    state.go_on()
    return state


# --- merit -------------------------------------------------------------------------------


def test_12_1_a_battle_brings_a_level_for_each_destroyed_unit() -> None:
    state = position()
    units(state, "b2", 0, "LI", 3)
    units(state, "b2", 1, "LI", 1)
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    roll(state, "1-0")
    assert state.merits == [at(state, "b2") | 1 << 12]
    begin(state)  # all survivors are alike: nobody is asked
    assert army(state, "b2", 0) == ["LI*2", "LI.experienced*1"]
    assert state.kind() == steps.OVER
    assert events(state)[-1] == "rises"


def test_12_1_both_sides_earn_by_what_they_destroyed() -> None:
    state = position()
    units(state, "b2", 0, "LI", 3)
    units(state, "b2", 1, "LI", 2)
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    roll(state, "1-1")
    roll(state, "1-1")
    assert state.merits == [at(state, "b2") | 2 << 12, at(state, "b2") | 1 << 8 | 2 << 12]
    begin(state)
    assert army(state, "b2", 0) == ["LI.experienced*1"]  # one level, for all that it has destroyed


def test_12_1_only_one_s_own_units_rise() -> None:
    state = veterans_of_b2(1, ("LI", 2, "standard"))
    units(state, "b2", 1, "HI", 1)
    flag(state, "b2", FOUGHT, seat=1)
    begin(state)  # the player's own are alike: nobody is asked
    assert army(state, "b2", 0) == ["LI*1", "LI.experienced*1"]
    assert army(state, "b2", 1) == ["HI*1"]


def test_12_1_the_owner_picks_among_the_survivors() -> None:
    state = begin(veterans_of_b2(1, ("LI", 2, "standard"), ("LI", 1, "recruit"), ("HI", 1, "elite")))
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
    state = begin(veterans_of_b2(3, ("LI", 1, "standard"), ("HI", 1, "standard")))
    assert army(state, "b2", 0) == ["HI.experienced*1", "LI.experienced*1"]  # nobody is left for the third
    assert state.kind() == steps.OVER


def test_12_1_the_proposal_raises_the_dearest() -> None:
    state = begin(veterans_of_b2(2, ("LI", 2, "standard"), ("HI", 1, "standard"), ("CA", 1, "recruit")))
    assert texts(state)[0] == "auto"
    play(state, "auto")
    assert army(state, "b2", 0) == ["CA*1", "HI.experienced*1", "LI*2"]


def test_12_1_only_survivors_of_that_fight_also_those_who_fled() -> None:
    state = veterans_of_b2(1, ("LI", 1, "standard"))
    units(state, "b2", 0, "HI", 1)  # came after the fight
    units(state, "b1", 0, "LI", 1, "recruit")
    flag(state, "b1", FOUGHT)
    field = at(state, "b1")
    state.armies[field] = [stack & ~FROM_MASK | at(state, "b2") << FROM_BIT for stack in state.armies[field]]
    begin(state)
    assert texts(state) == ["raise b2 LI*1", "raise b1 LI.recruit*1"]
    assert refused(state, "raise b2 HI*1") == "survivors-rise"


def test_12_1_who_left_the_field_before_the_fight_is_no_survivor_of_it() -> None:
    state = veterans_of_b2(1, ("LI", 1, "standard"))
    units(state, "b2", 0, "HI", 1)
    ask(state, steps.UNITS)
    play(state, "mv b2>b1 HI*1")
    flag(state, "b1", FOUGHT)  # in a battle of its own
    state.agenda = [steps.OVER]
    begin(state)
    assert army(state, "b2") == ["LI.experienced*1"]


def test_12_1_who_has_risen_does_not_rise_again() -> None:
    state = veterans_of_b2(1, ("LI", 1, "standard"), ("HI", 1, "standard"), ("ME", 1, "standard"))
    field = at(state, "b2")
    state.armies[field] = sorted(stack | RISEN if stack & 7 == 0 else stack for stack in state.armies[field])
    begin(state)
    assert texts(state) == ["raise b2 HI*1", "raise b2 ME*1"]
    assert refused(state, "raise b2 LI*1") == "one-level-a-round"


def test_12_1_several_players_choose_at_the_same_time() -> None:
    state = veterans_of_b2(1, ("LI", 1, "standard"), ("HI", 1, "standard"))
    units(state, "c2", 1, "LI", 1)
    units(state, "c2", 1, "ME", 1)
    flag(state, "c2", FOUGHT, 1)
    state.merits.append(at(state, "c2") | 1 << 8 | 1 << 12)
    begin(state)
    assert state.waiting() == [0, 1]
    play(state, "raise c2 ME*1", 1)
    assert state.waiting() == [0]
    play(state, "raise b2 HI*1", 0)
    assert state.kind() == steps.OVER


def test_18_no_experience_in_the_basic_game() -> None:
    state = position(mode="basic")
    units(state, "b2", 0, "LI", 3)
    units(state, "b2", 1, "LI", 1)
    ask(state, steps.BATTLES)
    play(state, "fight b2 P2")
    roll(state, "1-0")
    assert state.merits == []


# --- training ----------------------------------------------------------------------------


def test_12_1_training_is_finished_at_a_free_settlement() -> None:
    state = position()
    settle(state, "a2", 0, dockyard=1)
    units(state, "a2", 0, "LI", 2, "recruit")
    units(state, "a2", 0, "TR", 1, place="dock")
    flag(state, "a2", IN_TRAINING)
    begin(state)
    assert army(state, "a2", 0) == ["LI*2", "TR.experienced@dock*1"]
    assert not any(stack & IN_TRAINING for stack in state.armies[at(state, "a2")])
    assert events(state) == ["trained", "trained"]


def test_12_1_who_left_or_is_encircled_loses_the_training() -> None:
    state = position()
    settle(state, "b2", 0)
    units(state, "b2", 0, "LI", 1)
    flag(state, "b2", IN_TRAINING | ENTERED)
    settle(state, "c2", 0)
    units(state, "c2", 0, "HI", 1, place="inside")
    units(state, "c2", 1, "LI", 1)
    flag(state, "c2", IN_TRAINING)
    begin(state)
    assert army(state, "b2", 0) == ["LI*1"]
    assert army(state, "c2", 0) == ["HI@inside*1"]
    assert not any(stack & IN_TRAINING for id in ("b2", "c2") for stack in state.armies[at(state, id)])


def test_12_1_training_and_merit_are_one_level_together() -> None:
    state = position()
    settle(state, "b2", 0)
    units(state, "b2", 0, "LI", 1)
    flag(state, "b2", IN_TRAINING | FOUGHT)
    state.merits = [at(state, "b2") | 1 << 12]
    begin(state)
    assert army(state, "b2", 0) == ["LI.experienced*1"]
