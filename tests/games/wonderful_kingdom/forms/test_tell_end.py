"""How the end of a game is told, and why it was lost."""

from __future__ import annotations

import koruna
from koruna.games.wonderful_kingdom.forms.tell_end import tell_end
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.locale import words
from koruna.look.ending_text import ending_text
from tests.games.wonderful_kingdom.tabletop import change, play, table

GAME = koruna.game("wonderful_kingdom")


def ended(state: WonderfulKingdom) -> WonderfulKingdom:
    change(state, "round 4", step="end_round")
    while state.turn() != koruna.OVER:
        play(state, "done", seat=state.turn())
    assert state.turn() == koruna.OVER
    return state


def test_a_lost_scenario_says_lost_why_and_how_near_it_was() -> None:
    state = table("realm 0 sites royal_gaol secret_society, completed hell_gate", seats=1, scenario="SC02")
    ending = ending_text(GAME, ended(state).view(0), ["Eva"], "en", 0)
    assert state.ranks() == [1], "places stay as they are"
    assert ending.winners == ()
    assert ending.outcome == "You lose."
    assert ending.why == "Four rounds are over, and not everything that was asked for is there."
    assert ending.details == ("Royal Gaol: 0 of 1 completed.", "Secret Society: 0 of 1 completed.")


def test_a_scenario_lost_before_its_end_says_what_lost_it() -> None:
    state = table("vermin 0 | round 3", seats=1, scenario="SC01")
    state.lose()
    ending = tell_end(state.view(0))
    assert (ending.why, ending.winners) == (("ended-vermin", {"round": 3}), [])
    assert words("cs", "wonderful_kingdom").say(*ending.details[0]) == "Statek: dokončeno 0/4."


def test_a_quest_that_neither_finished_is_lost_by_both() -> None:
    view = ended(table(module="quests")).view()
    assert view.lost
    ending = ending_text(GAME, view, ["Eva", "Petr"], "en", 0)
    assert (ending.outcome, ending.winners) == ("Everybody loses.", ())
    assert ending.why == "Four rounds are over, and nobody has done the last step of the quest."
    assert ending.details == (
        "Eva, The Usurper: the last step is missing (steps done: 0 of 4).",
        "Petr, The Usurper: the last step is missing (steps done: 0 of 4).",
    )


def test_alone_the_medal_is_told_and_what_the_next_one_lacks() -> None:
    state = ended(table(seats=1, side="B"))
    assert tell_end(state.view(0)).why == ("ended", {})
    for points, medal, missing in ((60, "none", 10), (70, "bronze", 25), (100, "silver", 15), (130, "gold", 0)):
        change(state, f"realm 0 extra {points}")
        assert tell_end(state.view(0)).details == [("ended-medal", {"medal": medal, "missing": missing})]
