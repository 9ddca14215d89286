"""9.9: more load than ships."""

from __future__ import annotations

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import army, ask, change, events, play, refused, roll, set_up, texts
from tests.games.suverenita.rules.test_hitting import after_roll


def drowning() -> Suverenita:
    """Two transports with a full load of six meet two warships."""
    state = set_up(
        "field s1 units 0:WS*2 1:TR*2 1:CA.experienced@aboard 1:HI.experienced@aboard 1:LI.experienced@aboard*3"
    )
    after_roll(state, "s1", 2)
    play(state, "lose s1 TR*1")
    play(state, "lose s1 LI.experienced@aboard*1")
    return state


def test_9_9_the_owner_removes_what_no_transport_carries() -> None:
    state = drowning()
    assert state.step_name() == "spill"
    assert state.turn() == 1
    assert "auto" in texts(state)
    assert refused(state, "lose s1 TR*1") == "no-such-units"
    assert refused(state, "lose s1 LI.experienced@aboard*2") == "one-at-a-time"
    assert refused(state, "done") == "spill-first"
    play(state, "lose s1 LI.experienced@aboard*1")
    play(state, "lose s1 LI.experienced@aboard*1")
    assert army(state, "s1", 1) == ["CA.experienced@aboard*1", "HI.experienced@aboard*1", "TR*1"]


def test_9_9_the_proposal_keeps_the_most_worth_aboard() -> None:
    state = drowning()
    play(state, "auto")
    assert army(state, "s1", 1) == ["CA.experienced@aboard*1", "HI.experienced@aboard*1", "TR*1"]


def test_9_9_without_a_transport_all_aboard_are_lost() -> None:
    state = set_up("field s1 units 0:WS 1:WS 1:TR 1:LI.experienced@aboard*2")
    ask(state, steps.BATTLES)
    play(state, "fight s1 P2")
    # Swords enough for the warship and one more.
    change(state, "battle battle s1 0 1, round 1, bloodless 1, rival 2 0")
    roll(state, "1-1")
    play(state, "done")  # no conversion
    play(state, "lose s1 TR*1")
    assert army(state, "s1", 1) == []
    assert state.vp == [1, -1]
    assert events(state)[-1] == "battle-won"
