"""Suverenita on the web page of a table: the year above, the world in the middle, the viewer's realm beside it.

A field is the target `field:m02`, a player to deal with the target `player:2`. A move that names two fields takes two
clicks; if several moves share their targets (how many march, what is bought) the page asks which, beside the board
(`data-asks-first`). Moves that end a step, or accept a proposal, are on the one button (`data-usual`).
The ground never changes: its definitions are outside the board, so that updates do not send it again. The map can be
panned and zoomed (`data-pan`).
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.engine.page import Figure, Page
from koruna.games.suverenita.forms.drawing_desk import (
    FIRST_GAME,
    draw_calendar,
    draw_legend,
    draw_realm,
    draw_tracker,
)
from koruna.games.suverenita.forms.drawing_ground import ROCK, draw_ground, draw_ridges, draw_shapes, shape_id
from koruna.games.suverenita.forms.drawing_inset import draw_inset
from koruna.games.suverenita.forms.drawing_land import NEAR, READABLE, WHOLE, WINDOW, land_of, opening
from koruna.games.suverenita.forms.drawing_map import (
    THINGS,
    UNITS,
    Here,
    all_here,
    draw_all_control,
    draw_all_pieces,
    draw_hidden_name,
)
from koruna.games.suverenita.forms.drawing_marches import attack_labels, draw_marches
from koruna.games.suverenita.forms.drawing_panels import (
    draw_fight,
    draw_forecasts,
    draw_goals,
    draw_offer,
    draw_treaties,
)
from koruna.games.suverenita.forms.drawing_plan import draw_plan, draw_planned, planned
from koruna.games.suverenita.forms.field_label import field_label
from koruna.games.suverenita.forms.map_view import MapKey
from koruna.games.suverenita.forms.player_view import PlayerView
from koruna.games.suverenita.forms.scoring_places import draw_scoring
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.locale import Words, words
from koruna.look import icon
from koruna.look.faults import drawn, shown

GAME = "suverenita"
# Moves that a click on a field may mean in a step, to explain why they are not legal.
ASKS = {
    "village": "village {id}",
    "relocate": "",
    "parts": "",
    "herds": "herd {id}>{id} sheep",
    "withdraw": "wd {id} LI*1",
    "sow": "sow {id}",
    "trade": "rec {id}",
    "plunder": "loot {id}",
    "young": "young {id} sheep",
    "harvest": "reap {id}>{id} *1",
    "feed": "kill {id} sheep",
    "merit": "raise {id} LI*1",
    "corsair": "corsair {id} CO*1",
}
MARCHING = ("units", "ride", "retreat")
# Steps in which players deal with each other.
DEALING = ("offer", "revolt")
USUAL = "auto done"
# Yes-no steps: both buttons are side by side.
ASKING = ("fight", "charge", "convert", "flee", "assault", "storm", "surrender", "announce")
FIGHTING = ("fight", "charge", "convert", "hit", "yield", "flee", "assault", "storm", "fall")
OPENING = ("village", "relocate")
ZOOMS = (("nearer", "u-plus"), ("further", "u-minus"), ("home", "u-target"))


def draw_page(view: SuverenitaView, seat: int, language: str, names: list[str]) -> Page:
    say = words(language, GAME)
    whose = seat if seat >= 0 else view.turn or 0
    title = say.say("page-realm") if seat >= 0 else names[whose]
    above = (
        drawn("steps", language, draw_tracker, view, say)
        + drawn("part", language, draw_partners, view, seat, names, say)
        + drawn("part", language, draw_plan, view, say)
    )
    realm = drawn("realm", language, draw_realm, view.players[whose], title, say, names, view.season, view.mode)
    label = f'tabindex="0" role="group" aria-label="{escape(title)}"'
    legend = drawn("part", language, draw_legend, view.values, view.mode, say)
    calendar = drawn("part", language, draw_calendar, view, say, names)
    desk = f'<div class="lhs" {label}>{calendar}{realm}{legend}</div>'
    land = drawn("map", language, draw_map, view, seat, say, names)
    look = "suv over" if view.over else "suv opening" if view.step in OPENING else "suv"
    usual = "" if view.step in ASKING else USUAL
    board = (
        f'<div class="{look}" data-asks-first data-usual="{usual}">{"" if view.over else above + desk}'
        f'<div class="mapbox">{land}{drawn("part", language, draw_zooms, say)}</div></div>'
    )
    draw = (draw_offer, draw_fight, draw_marches, draw_forecasts, draw_goals, draw_treaties)
    panels = [panel for each in draw if (panel := drawn("panel", language, each, view, say, names))]
    figures = shown(lambda: [count(player, say) for player in view.players], lambda: [])
    steps = drawn("steps", language, draw_steps, view, say)
    return Page(steps, board, panels, figures, drawn("map", language, draw_definitions, view))


def count(player: PlayerView, say: Words) -> list[Figure]:
    return _count(player.vp, player.gold, player.lands, player.units, say)


@lru_cache(maxsize=2048)
def _count(vp: int, gold: int, lands: int, units: int, say: Words) -> list[Figure]:
    return [
        Figure("k-vp", vp, say.say("page-vp.about", {"points": vp})),
        Figure("k-coin", gold, say.say("page-gold.about", {"gold": gold})),
        Figure("k-chip-meadow", lands, say.say("page-lands.about", {"lands": lands})),
        Figure("k-u-light", units, say.say("page-units.about", {"units": units})),
    ]


def draw_steps(view: SuverenitaView, say: Words) -> str:
    if view.over:
        return f"<b>{escape(say.say('board-over'))}</b>"
    if not view.round:
        return f"<b>{escape(say.say('board-prelude'))}</b>"
    when = escape(say.say("page-when", {"year": view.year, "season": view.season}))
    facts = {"subphase": view.subphase, "season": view.season, "mode": view.mode}
    what = escape(say.say("subphase" if view.mode == FIRST_GAME else "page-subphase", facts))
    return f'<b>{when}</b><span class="wide">{what}</span>'


def draw_partners(view: SuverenitaView, seat: int, names: list[str], say: Words) -> str:
    """The players one may deal with now, as buttons."""
    if view.step not in DEALING or seat < 0 or seat not in view.waiting:
        return ""
    others = [player for player in view.players if player.seat != seat and not player.out]
    buttons = "".join(
        [
            f'<button type="button" class="btn partner" data-target="player:{player.seat + 1}"'
            f' data-label="{escape(say.say("page-partner", {"player": names[player.seat]}))}"'
            f' data-name="{escape(names[player.seat])}"'
            f' data-place="seat-{player.seat}">'
            f"{icon(f'k-arms-{player.seat + 1}')}<span>{escape(names[player.seat])}</span></button>"
            for player in others
        ]
    )
    return f'<div class="partners" role="group" aria-label="{escape(say.say("page-partners"))}">{buttons}</div>'


# --- the map ---------------------------------------------------------------------------------------


def draw_definitions(view: SuverenitaView) -> str:
    """Static definitions: the ground, and every symbol that may be needed later."""
    return _definitions(view.map.key, view.seats)


@lru_cache(maxsize=32)
def _definitions(key: MapKey, seats: int) -> str:
    map = key.view
    ground = f'<g id="k-suv-ground">{draw_ground(map)}</g><g id="k-suv-ridges">{draw_ridges(map)}</g>'
    players = [name.format(seat + 1) for seat in range(seats) for name in ("k-arms-{}", "k-e{}")]
    shown = "".join([f'<use href="#{name}"/>' for name in [*UNITS.values(), *THINGS, *players]])
    bands = "".join([f'<path fill="url(#pp-{seat + 1})"/>' for seat in range(seats)])
    defs = f"<defs>{ROCK}{draw_shapes(map)}{ground}<g>{shown}{bands}</g></defs>"
    return f'<svg class="grounds" width="0" height="0" aria-hidden="true">{defs}</svg>'


def draw_map(view: SuverenitaView, seat: int, say: Words, names: list[str]) -> str:
    called = tuple(names)
    here = all_here(view.map, view.fields)
    ask = "mv {id}>{id} LI*1" if view.step in MARCHING else ASKS.get(view.step, "")
    if view.step == "feed" and view.mode == FIRST_GAME:
        ask = "raze {id}"
    radius = land_of(view.map).radius
    contents = tuple(view.fields)
    control = draw_all_control(view.map.key, contents)
    lines = ['<use href="#k-suv-ground"/>', control, '<use href="#k-suv-ridges"/>']
    if view.over:
        lines += draw_scoring(view.map)
        lines += [f"<g>{draw_hidden_name(each, say.language)}</g>" for each in here]
    else:
        odds = attack_labels(view, say, names)
        lines += [draw_target(each, ask, is_home(each, seat), odds.get(each.field, ""), say, called) for each in here]
        lines += [draw_fight_ring(here[field]) for field in fought_over(view)]
        lines += [draw_planned(here[field]) for field in planned(view)]
    lines.append(draw_all_pieces(view.map.key, contents, view.step in MARCHING, say.language))
    box = f"{-radius:.0f} {-radius:.0f} {2 * radius:.0f} {2 * radius:.0f}"
    label = escape(say.say("board-map"))
    large = view.map.sectors > WHOLE
    nearer = f' data-nearer="{NEAR * 2 * radius / WINDOW:.2f}"' if large else ""
    inset = draw_inset(view.map.key, contents, seat) if large else ""
    return (
        f'<div class="fit pan" data-pan="map"{nearer} tabindex="0" role="group" aria-label="{label}">'
        f'<svg class="world" viewBox="{box}" role="group" aria-label="{label}"'
        f' data-letters="{READABLE / opening(view.map):.1f}">{"".join(lines)}</svg></div>{inset}'
    )


def fought_over(view: SuverenitaView) -> list[int]:
    """The fields that the current step is about."""
    if view.battle is not None:
        return [view.battle.field]
    if view.question is not None:
        return [] if view.question.field is None else [view.question.field]
    if view.step not in FIGHTING:
        return []
    return sorted({forecast.field for forecast in view.forecasts if forecast.siege == (view.step != "fight")})


def draw_fight_ring(here: Here) -> str:
    shape = shape_id(here.map.view, here.field)
    return f'<g class="fought" data-look><use href="#{shape}"/><use href="#{shape}"/></g>'


def is_home(here: Here, seat: int) -> bool:
    return seat >= 0 and seat in (here.content.lord, here.content.control)


@lru_cache(maxsize=6144)
def draw_target(here: Here, ask: str, home: bool, odds: str, say: Words, names: tuple[str, ...]) -> str:
    """A field as a click target, with the odds of an attack there."""
    view = here.map.view
    id = view.fields[here.field].id
    shape = shape_id(view, here.field)
    asked = f' data-ask="{ask.format(id=id)}"' if ask else ""
    label = field_label(here, say, names) + odds
    return (
        f'<g data-target="field:{id}"{asked}{" data-home" if home else ""} data-label="{label}"'
        f' data-name="{escape(view.fields[here.field].names[say.language])}"'
        f' data-place="field-{id} from-{id} to-{id}"><use class="hit" href="#{shape}"/>'
        f'<g clip-path="url(#{shape}-in)"><use class="casing" href="#{shape}"/>'
        f'<use class="ring" href="#{shape}"/></g>{draw_hidden_name(here, say.language)}</g>'
    )


@lru_cache(maxsize=8)
def draw_zooms(say: Words) -> str:
    buttons = ""
    for deed, symbol in ZOOMS:
        label = escape(say.say(f"at-map-{deed}"))
        look = 'type="button" class="btn btn-icon"'
        buttons += f'<button {look} data-do="{deed}" data-tip="{label}" aria-label="{label}">{icon(symbol)}</button>'
    label = escape(say.say("at-map-names"))
    pressed = f'data-do="names" data-names aria-pressed="false" data-tip="{label}" aria-label="{label}"'
    buttons += f'<button type="button" class="btn btn-icon" {pressed}><b aria-hidden="true">Aa</b></button>'
    return f'<div class="zooms">{buttons}</div>'
