"""The aims of a solo game, their progress, and how a lost game is explained."""

from __future__ import annotations

import pytest

import koruna
from koruna.games.wonderful_kingdom.forms.aims import about_scenario, aims, tell_end, warning
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.locale import LANGUAGES, words
from koruna.look.ending import ending_text
from tests.games.wonderful_kingdom.tabletop import (
    change,
    play,
    table,
)

GAME = koruna.game("wonderful_kingdom")
SCENARIOS = ["SC01", "SC02", "SC03", "SC04", "SC05", "SC06"]


def aims_in_words(state: WonderfulKingdom, language: str = "en") -> list[tuple[bool, str]]:
    say = words(language, "wonderful_kingdom").say
    return [(aim.met, say(*aim.sentence)) for aim in aims(state.view(0))]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_has_a_story_its_rules_and_aims(scenario: str) -> None:
    state = table(seats=1, scenario=scenario)
    for language in LANGUAGES:
        say = words(language, "wonderful_kingdom").say
        story, rules = [say(*sentence) for sentence in about_scenario(state.view(0))]
        assert story != rules
        assert say("scenario", {"scenario": scenario}) in rules
        assert aims_in_words(state, language)


def test_an_aim_tells_how_far_it_is() -> None:
    state = table(seats=1, scenario="SC01")
    assert (False, "Farmstead: 0 of 4 completed.") in aims_in_words(state)
    change(state, "realm 0 sites farmstead farmstead, completed farmstead*2")
    assert (False, "Farmstead: 2 of 4 completed.") in aims_in_words(state)
    state = table("realm 0 sites, completed farmstead*5", seats=1, scenario="SC01")
    assert (True, "Farmstead: 4 of 4 completed.") in aims_in_words(state)
    assert (True, "Vermin left in their deck: 10. With none left the game is lost.") in aims_in_words(state)


def test_discarding_a_site_that_the_scenario_needs_brings_a_warning() -> None:
    view = table(seats=1, scenario="SC02").view(0)
    needed = [site.card for site in view.players[0].sites]
    assert len(needed) == 3
    for card in needed:
        sentence = warning(view, f"discard {card}")
        assert sentence is not None
        assert all(words(language, "wonderful_kingdom").say(*sentence) for language in LANGUAGES)
    assert warning(view, "discard mill") is None
    assert warning(table(seats=1).view(0), f"discard {needed[0]}") is None


def test_a_needed_card_may_go_as_long_as_there_are_enough_others() -> None:
    state = table("realm 0 picks harbour", seats=1, scenario="SC03")  # and one is a site
    for text in ("discard harbour", "exchange harbour", "lose harbour", "remove harbour"):
        assert warning(state.view(0), text) is None
    change(state, "realm 0 sites")
    assert warning(state.view(0), "exchange harbour") == ("warning-needed", {"card": "harbour"})
    assert warning(state.view(0), "lose harbour") is not None
    assert warning(state.view(0), "remove harbour") is None
    assert warning(state.view(0), "slate harbour") is None
    change(state, "realm 0 picks")
    assert warning(state.view(0), "remove harbour") is not None


def test_without_a_scenario_the_last_step_of_a_quest_is_the_aim() -> None:
    assert aims_in_words(table(seats=1, module="quests")) == [
        (False, "The Usurper: the last step is missing (steps done: 0 of 4).")
    ]
    assert aims_in_words(table(seats=1)) == []


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
