"""Warnings before a card that a scenario needs is lost."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.forms.warning import warning
from koruna.locale import LANGUAGES, words
from tests.games.wonderful_kingdom.tabletop import change, table


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
