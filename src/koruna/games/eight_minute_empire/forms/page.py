"""Eight-Minute Empire on the web page of a table: the row as a list, the map as the drawing, all players beside it.

A card of the row is the target `card:3`, a region `region:12`, an army to be destroyed `army:4:2` (of player 2 in
region 4), a bid `bid:5`, a player who is to start `start:2`; a choice between two actions is clicked first,
`action:add`, and `done` ends the action. `data-ask` lists the moves whose refusal is shown when a target without a
legal move is clicked; `data-carry` names the moves that dragging a piece from the supply makes, and cards can be
dragged to where `data-drop` is. On a small screen the map can be panned (`data-pan`); `centre` and `data-centre` mark
its initial viewport.
"""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape

from koruna.engine.page import Figure, Page
from koruna.games.eight_minute_empire.forms.drawing_land import HEIGHT, WIDTH
from koruna.games.eight_minute_empire.forms.drawing_map import (
    NOBODY,
    Pieces,
    Stack,
    arrange,
    draw_band,
    draw_castle,
    draw_land,
    draw_names,
    draw_plate,
    draw_stack,
    pieces_of,
)
from koruna.games.eight_minute_empire.forms.drawing_panels import draw_goods, draw_holdings
from koruna.games.eight_minute_empire.forms.drawing_row import draw_row, draw_strip
from koruna.games.eight_minute_empire.forms.region_names import region_name
from koruna.games.eight_minute_empire.forms.scoring_places import draw_scoring
from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView, GoodCount, RegionView
from koruna.games.eight_minute_empire.rules.map import SIDES
from koruna.locale import Words, words
from koruna.look.faults import drawn, shown

GAME = "eight_minute_empire"


def draw_page(view: EightMinuteEmpireView, seat: int, language: str, names: list[str]) -> Page:
    say = words(language, GAME)
    label = escape(say.say("map-map", {"side": view.side}))
    row = drawn("cards", language, draw_row, view, say)
    strip = drawn("part", language, draw_strip, view, seat, say, names)
    land = drawn("map", language, draw_map, view, say, names)
    board = (
        f'<div class="eme" data-usual="done">{row}{strip}'
        f'<div class="fit pan" data-pan="map" data-drop="card" tabindex="0" role="group" aria-label="{label}">'
        f'{land}<i class="centre"></i></div></div>'
    )
    panels = [
        drawn("panel", language, draw_holdings, view, say, names),
        drawn("panel", language, draw_goods, view, seat, say, names),
    ]
    figures = shown(lambda: [count(player.coins, tuple(player.goods), say) for player in view.players], lambda: [])
    return Page(drawn("steps", language, draw_steps, view, say), board, panels, figures)


@lru_cache(maxsize=1024)
def count(coins: int, goods: tuple[GoodCount, ...], say: Words) -> list[Figure]:
    """The number of coins and of each good."""
    found = [Figure("k-coin", coins, say.say("map-coins-held", {"coins": coins}))]
    for good in goods:
        if good.count:
            label = say.say("map-good-held", {"good": good.good, "count": good.count, "points": good.points})
            found.append(Figure(f"k-{good.good}", good.count, label))
    return found


def draw_steps(view: EightMinuteEmpireView, say: Words) -> str:
    if view.step == "over":
        return f"<b>{say.say('board-final')}</b>"
    if not view.round:
        return f"<b>{say.say('board-before')}</b>"
    look = ["done" if n < view.round else "now" if n == view.round else "" for n in range(1, view.rounds + 1)]
    pips = "".join([f'<i class="{name}"></i>' for name in look])
    progress = say.say("board-round", {"round": view.round, "rounds": view.rounds})
    return f'<b>{progress}</b><span class="pips" aria-hidden="true">{pips}</span>'


# --- the map -------------------------------------------------------------------------------


def draw_map(view: EightMinuteEmpireView, say: Words, names: list[str]) -> str:
    open_ = view.step != "over"
    return draw_regions(view.side, tuple(view.regions), asked_about(view), open_, say, tuple(names))


@lru_cache(maxsize=64)  # 50 kilobytes each
def draw_regions(
    side: str,
    regions: tuple[RegionView, ...],
    asked: tuple[str, ...],
    open_: bool,
    say: Words,
    names: tuple[str, ...],
) -> str:
    """The map, the same for all viewers."""
    here = [pieces_of(side, region) for region in regions]
    lines = [draw_land(side)]
    lines += [draw_band(each.side, each.region, each.controller) for each in here if each.controller is not None]
    if open_:
        lines += [draw_target(each, asked, say, names) for each in here]
    else:
        lines += [draw_scoring(side, each.region) for each in here]
    lines.append(draw_names(side, say.language))
    lines += [draw_pieces(each, open_, say, names) for each in here]
    return (
        f'<svg class="map" viewBox="0 0 {WIDTH} {HEIGHT}"><g clip-path="url(#k-map-sheet)">{"".join(lines)}</g></svg>'
    )


def asked_about(view: EightMinuteEmpireView) -> tuple[str, ...]:
    """The kinds of moves that a click on a region may mean now."""
    if view.step == "neutral":
        return ("neutral",)
    return tuple(act.action for act in view.acting.left) if view.acting else ("add",)


@lru_cache(maxsize=2048)
def draw_target(here: Pieces, asked: tuple[str, ...], say: Words, names: tuple[str, ...]) -> str:
    """A region as a click target."""
    shape = f"{here.side.lower()}-{here.region}"
    asks = "|".join(moves_to(here.side, here.region, asked))
    centre = " data-centre" if here.start else ""
    label = region_label(here, say, names)
    return (
        f'<g data-target="region:{here.region}"{centre} data-ask="{asks}" data-label="{label}"'
        f' data-place="region-{here.region} from-{here.region} to-{here.region}">'
        f'<use class="hit" href="#k-land-{shape}"/><g clip-path="url(#k-shape-{shape})">'
        f'<use class="casing" href="#k-land-{shape}"/><use class="ring" href="#k-land-{shape}"/></g></g>'
    )


@cache
def moves_to(side: str, region: int, asked: tuple[str, ...]) -> list[str]:
    """The moves that a click on a region could mean; if none is legal, their refusal is shown."""
    found = [f"{word} {region}" for word in asked if word in ("neutral", "add", "city")]
    if "move" in asked or "sail" in asked:
        ways = zip(SIDES[side].departs, SIDES[side].arrives, strict=True)
        found += [f"move {departs}-{arrives}" for departs, arrives in ways if arrives == region]
    return found or [f"add {region}"]


def region_label(here: Pieces, say: Words, names: tuple[str, ...]) -> str:
    """The region and everything in it, in words."""
    parts = [say.say("map-region", {"region": region_name(here.side, here.region)})]
    for seat, (armies, cities) in enumerate(zip(here.armies, here.cities, strict=True)):
        if armies or cities:
            parts.append(say.say("map-standing", {"player": names[seat], "armies": armies, "cities": cities}))
    if here.neutral:
        parts.append(say.say("map-standing-neutral", {"armies": here.neutral}))
    return escape("; ".join(parts))


@lru_cache(maxsize=2048)
def draw_pieces(here: Pieces, open_: bool, say: Words, names: tuple[str, ...]) -> str:
    plate = draw_plate(here.side, here.region, here.controller, say.language)
    castle = draw_castle(here.side, here.region) if here.start else ""
    stacks = [
        draw_stack_target(stack, here, say, names) if open_ else draw_stack(stack, here.region)
        for stack in arrange(here)
    ]
    return f'<g class="pieces">{castle}{plate}{"".join(stacks)}</g>'


def draw_stack_target(stack: Stack, here: Pieces, say: Words, names: tuple[str, ...]) -> str:
    """A stack of armies as a click target, to destroy one of them."""
    region = here.region
    drawn = draw_stack(stack, region)
    if stack.kind != "army":
        return drawn
    owner = "neutral" if stack.owner == NOBODY else str(stack.owner + 1)
    half = 20 * stack.scale
    box = f'x="{stack.x - half:.1f}" y="{stack.y - half:.1f}" width="{2 * half:.1f}" height="{2 * half:.1f}" rx="9"'
    whose = say.say("board-neutral") if stack.owner == NOBODY else names[stack.owner]
    label = escape(
        say.say("map-army", {"player": whose, "region": region_name(here.side, region), "armies": stack.many})
    )
    return (
        f'<g data-target="army:{region}:{owner}" data-ask="destroy {region} {owner}" data-label="{label}">'
        f'<rect class="hit" {box}/>{drawn}<rect class="casing" {box}/><rect class="ring" {box}/></g>'
    )
