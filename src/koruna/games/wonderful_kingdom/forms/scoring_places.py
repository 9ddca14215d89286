"""Where the points of a duchy come from, for the count at the end."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.forms.drawing_names import number_of
from koruna.games.wonderful_kingdom.forms.sentences import tally
from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView


def scored_on(view: WonderfulKingdomView, seat: int) -> list[list[str]]:
    """The places of every line of `tally`: cards, families and calamities; the rest is on the player's card."""
    player, points, duchy = view.players[seat], view.edition.points, f"duchy-{seat}"
    cards = [card for card in dict.fromkeys(player.completed) if points[number_of(view.edition, card)]]
    families = [family for family, worth in player.worth.items() if worth and player.families[family]]
    places = {
        "score-fixed": [f"{duchy}/card-{card}" for card in cards],
        "score-families": [f"{duchy}/family-{family}" for family in families],
        "score-calamities": [f"{duchy}/calamities"],
        "score-penalty": [duchy],
    }
    return [places.get(name, []) for name, _ in tally(view, seat)[:-1]]
