"""Where the points of a kingdom come from, for the count at the end."""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.forms.drawing_map import Pieces
from koruna.games.tiny_epic_kingdoms.forms.sentences import tally
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView


def scored_on(view: TinyEpicKingdomsView, seat: int) -> list[list[str]]:
    """The places of every line of `tally`: regions; castle and magic are on the player's card."""
    held = [(land, here) for land in view.territories for here in land.regions if here.figures[seat]]
    places = {
        "score-figures": [here for _, here in held if here.terrain != "ruins"],
        "score-capitals": [here for _, here in held if here.terrain == "capital"],
        "score-towns": [here for _, here in held if here.token == "town"],
        "score-lost-kingdom": [here for land, here in held if land.owner is None],
    }
    return [[f"region-{here.id}" for here in places.get(name, [])] for name, _ in tally(view, seat)[:-1]]


def draw_scoring(here: Pieces) -> str:
    """A region, invisible until it is counted."""
    shape = f"k-tek-{here.side}-{here.area()}"
    return f'<g data-place="region-{here.id}"><use class="light" href="#{shape}"/></g>'
