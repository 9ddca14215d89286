"""Where the points of a realm come from, for the count at the end."""

from __future__ import annotations

from koruna.games.suverenita.forms.drawing_ground import shape_id
from koruna.games.suverenita.forms.field_view import FieldView
from koruna.games.suverenita.forms.map_view import MapView
from koruna.games.suverenita.forms.sentences import tally
from koruna.games.suverenita.forms.view import SuverenitaView


def scored_on(view: SuverenitaView, seat: int) -> list[list[str]]:
    """The places of every line of `tally`: fields; victory points and treaties are on the player's card."""
    found: dict[str, list[str]] = {"tally-fields": [], "tally-settlements": [], "tally-farms": []}
    for field, here in zip(view.map.fields, view.fields, strict=True):
        place = f"field-{field.id}"
        if here.control == seat:
            found["tally-fields"].append(place)
        if here.settlement and here.lord == seat:
            found["tally-settlements"].append(place)
        if is_farmed(here, seat):
            found["tally-farms"].append(place)
    return [found.get(name, []) for name, _ in tally(view, seat)[:-1]]


def is_farmed(here: FieldView, seat: int) -> bool:
    """Whether a seat has stores or herds there."""
    stores = here.lord == seat and here.grain + here.fish > 0
    return stores or any(herd.owner == seat for herd in here.herds)


def draw_scoring(map: MapView) -> list[str]:
    """The fields, invisible until they are counted."""
    return [
        f'<g data-place="field-{field.id}"><use class="light" href="#{shape_id(map, at)}"/></g>'
        for at, field in enumerate(map.fields)
    ]
