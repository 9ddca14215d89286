"""A warning before a move that cannot be made good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.sentence import Sentence
from koruna.games.wonderful_kingdom.forms.aims import scenario_of
from koruna.games.wonderful_kingdom.forms.sentences import card_argument

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView

LOSING: Final = ("discard", "exchange", "lose", "remove")  # own cards, but for the last, which lies in an area


def warning(view: WonderfulKingdomView, text: str) -> Sentence | None:
    """Warn before a card that the scenario needs is lost, unless the player has as many others of it as needed."""
    word, *args = text.split()
    scenario = scenario_of(view)
    if word not in LOSING or scenario is None:
        return None
    card, player = args[0].partition("-")[0], view.players[0]
    owned = player.completed.count(card)
    owned += sum(site.card == card for site in player.sites) + sum(pick.card == card for pick in player.picks)
    left = owned if word == "remove" else owned - 1
    content = view.edition
    for needed, count in scenario.needs:
        if content.ids[needed] == card and left < count:
            return "warning-needed", {"card": card_argument(view, card)}
    return None
