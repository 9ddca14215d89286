"""The whole world in small, beside a map of which only a part is seen: whose land is where, and what is seen now.

The page moves and sizes the frame (`table-overview.js`), and a click in the inset moves the map. It says nothing that
the map does not say, so screen readers pass over it.
"""

from __future__ import annotations

from functools import lru_cache

from koruna.games.suverenita.forms.drawing_ground import shape_id
from koruna.games.suverenita.forms.drawing_land import land_of
from koruna.games.suverenita.forms.drawing_map import owner_of
from koruna.games.suverenita.forms.field_view import FieldView
from koruna.games.suverenita.forms.map_view import MapKey
from koruna.look import colour

INK, SEA, LAND = colour("map-ink"), colour("t-sea-1"), colour("t-barren-1")


@lru_cache(maxsize=64)
def draw_inset(map: MapKey, contents: tuple[FieldView, ...], seat: int) -> str:
    view, land = map.view, land_of(map.view)
    drawn = f'<path d="{land.world}" fill="{SEA}" stroke="{INK}" stroke-width="14"/>'
    islands: list[str] = []
    held: list[str] = []
    for field, (place, content) in enumerate(zip(view.fields, contents, strict=True)):
        if place.colour == "sea":
            continue
        shape = shape_id(view, field)
        islands += [f'<use href="#{shape}" fill="{LAND}"/>'] if place.island else []
        owner = content.control if content.control is not None else owner_of(content)
        if owner is not None:
            own = " own" if owner == seat else ""
            held.append(f'<use class="p{owner + 1}{own}" href="#{shape}" fill="var(--p)"/>')
    coast = f'<path d="{land.mainland}" fill="{LAND}" fill-rule="evenodd" stroke="{INK}" stroke-width="6"/>'
    frame = '<rect class="seen casing" data-seen/><rect class="seen" data-seen/>'
    box = f"{-land.radius:.0f} {-land.radius:.0f} {2 * land.radius:.0f} {2 * land.radius:.0f}"
    return (
        f'<svg class="inset" data-overview="map" viewBox="{box}" aria-hidden="true">'
        f"{drawn}{coast}{''.join(islands)}{''.join(held)}{frame}</svg>"
    )
