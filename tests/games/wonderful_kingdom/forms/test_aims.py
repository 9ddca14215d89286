"""The aims of a solo game and their progress."""

from __future__ import annotations

import pytest

from koruna.games.wonderful_kingdom.forms.aims import about_scenario, aims
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from koruna.locale import LANGUAGES, words
from tests.games.wonderful_kingdom.tabletop import change, table

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


def test_without_a_scenario_the_last_step_of_a_quest_is_the_aim() -> None:
    assert aims_in_words(table(seats=1, module="quests")) == [
        (False, "The Usurper: the last step is missing (steps done: 0 of 4).")
    ]
    assert aims_in_words(table(seats=1)) == []
