"""Suverenita on the web page of a table: the year above, the world in the middle, one's realm beside it.

A field is the target `field:m02`. A move that names two fields takes two clicks; where several moves share their fields
(how many march, what is bought) the page asks which, beside the board (`data-asks-first`). Everything else is a button.
The ground never changes: it stands beside the board as definitions, so that a change does not send it again. On a small
screen the map is moved about and zoomed (`data-pan`).
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.engine.page import Figure, Page
from koruna.games.suverenita.drawing_desk import draw_calendar, draw_legend, draw_realm, draw_tracker
from koruna.games.suverenita.drawing_ground import ROCK, draw_ground, draw_ridges, draw_shapes, shape_id
from koruna.games.suverenita.drawing_land import land_of
from koruna.games.suverenita.drawing_map import Here, draw_control, draw_pieces, here_of
from koruna.games.suverenita.drawing_panels import draw_fight, draw_forecasts, draw_goals, draw_offer, draw_treaties
from koruna.games.suverenita.field_label import field_label
from koruna.games.suverenita.player_view import PlayerView
from koruna.games.suverenita.view import SuverenitaView
from koruna.locale import Words, words

GAME = "suverenita"
# What a click on a field may mean in a step, to ask why it means nothing.
ASKS = {
    "village": "village {id}",
    "relocate": "",
    "sow": "sow {id}",
    "trade": "rec {id}",
    "plunder": "loot {id}",
    "young": "young {id} sheep",
    "corsair": "corsair {id} CO*1",
}


def draw_page(view: SuverenitaView, seat: int, language: str, names: list[str]) -> Page:
    say = words(language, GAME)
    label = escape(say.say("board-map"))
    mine = view.players[seat if seat >= 0 else view.turn or 0]
    desk = "" if view.over else draw_calendar(view, say) + draw_realm(mine, say) + draw_legend(say)
    board = (
        f'<div class="suv{" over" if view.over else ""}" data-asks-first>{draw_tracker(view, say)}'
        f'<div class="lhs">{desk}</div>'
        f'<div class="fit pan" data-pan="map" tabindex="0" role="group" aria-label="{label}">'
        f'{draw_world(view, seat, say, names)}<i class="centre"></i></div></div>'
    )
    panels = [
        draw_offer(view, say, names),
        draw_fight(view, say, names),
        draw_forecasts(view, say, names),
        draw_goals(view, say, names),
        draw_treaties(view, say, names),
    ]
    figures = [count(player, say) for player in view.players]
    return Page(draw_steps(view, say), board, [panel for panel in panels if panel], figures, draw_definitions(view))


def count(player: PlayerView, say: Words) -> list[Figure]:
    return [
        Figure("k-vp", player.vp, say.say("page-vp", {"points": player.vp})),
        Figure("k-coin", player.gold, say.say("page-gold", {"gold": player.gold})),
        Figure("k-chip-meadow", player.lands, say.say("page-lands", {"lands": player.lands})),
        Figure("k-u-light", player.units, say.say("page-units", {"units": player.units})),
    ]


def draw_steps(view: SuverenitaView, say: Words) -> str:
    if view.over:
        return f"<b>{escape(say.say('board-over'))}</b>"
    if not view.round:
        return f"<b>{escape(say.say('board-prelude'))}</b>"
    when = escape(say.say("page-when", {"year": view.year, "season": view.season}))
    what = escape(say.say("page-subphase", {"subphase": view.subphase}))
    return f'<b>{when}</b><span class="wide">{what}</span>'


def draw_definitions(view: SuverenitaView) -> str:
    ground = f'<g id="k-suv-ground">{draw_ground(view.map)}</g><g id="k-suv-ridges">{draw_ridges(view.map)}</g>'
    defs = f"<defs>{ROCK}{draw_shapes(view.map)}{ground}</defs>"
    return f'<svg class="grounds" width="0" height="0" aria-hidden="true">{defs}</svg>'


def draw_world(view: SuverenitaView, seat: int, say: Words, names: list[str]) -> str:
    called = tuple(names)
    here = [here_of(view.map, field, content) for field, content in enumerate(view.fields)]
    ask = ASKS.get(view.step, "mv {id}>{id} LI*1")
    radius = land_of(view.map).radius
    lines = ['<use href="#k-suv-ground"/>', *map(draw_control, here), '<use href="#k-suv-ridges"/>']
    if not view.over:
        lines += [draw_target(each, ask, say, called) for each in here]
    lines += map(draw_pieces, here)
    box = f"{-radius:.0f} {-radius:.0f} {2 * radius:.0f} {2 * radius:.0f}"
    label = escape(say.say("board-map"))
    return f'<svg class="world" viewBox="{box}" role="group" aria-label="{label}">{"".join(lines)}</svg>'


@lru_cache(maxsize=8192)
def draw_target(here: Here, ask: str, say: Words, names: tuple[str, ...]) -> str:
    """A field as something to click."""
    view = here.map.view
    id = view.fields[here.field].id
    shape = shape_id(view, here.field)
    asked = f' data-ask="{ask.format(id=id)}"' if ask else ""
    return (
        f'<g data-target="field:{id}"{asked} data-label="{field_label(here, say, names)}"'
        f' data-place="field-{id} from-{id} to-{id}"><use class="hit" href="#{shape}"/>'
        f'<g clip-path="url(#{shape}-in)"><use class="casing" href="#{shape}"/>'
        f'<use class="ring" href="#{shape}"/></g></g>'
    )
