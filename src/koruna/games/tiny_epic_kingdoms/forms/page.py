"""Tiny Epic Kingdoms on the web page of a table: territories, the action card, the viewer's decision and faction.

A region is the target `region:a3`, the hall of a player `hall`, a figure to be removed `figure:b3:2` (of player 2);
everything else is a button named by its move, such as `choose:patrol`, `war:5` or `amounts:2-1-0`. The land never
changes once it is laid out: its definitions are outside the board, so that updates do not send it again.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from koruna.engine.page import Figure, Page
from koruna.games.tiny_epic_kingdoms.forms.drawing_card import draw_actions, draw_castle, draw_keep
from koruna.games.tiny_epic_kingdoms.forms.drawing_desk import USUAL, draw_desk
from koruna.games.tiny_epic_kingdoms.forms.drawing_land import HEIGHT as LAND
from koruna.games.tiny_epic_kingdoms.forms.drawing_land import WIDTH, land
from koruna.games.tiny_epic_kingdoms.forms.drawing_map import (
    HEAD,
    HEIGHT,
    SHEET,
    Pieces,
    arrange,
    draw_frame,
    draw_pieces,
    pieces_of,
    region_label,
    region_of_war,
    territory_name,
)
from koruna.games.tiny_epic_kingdoms.forms.drawing_realm import draw_magic, draw_peoples, draw_realm
from koruna.games.tiny_epic_kingdoms.forms.drawing_terrain import draw_ground
from koruna.games.tiny_epic_kingdoms.forms.map_view import TerritoryView
from koruna.games.tiny_epic_kingdoms.forms.scoring_places import draw_scoring
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView
from koruna.games.tiny_epic_kingdoms.rules.values import SHIELDS
from koruna.locale import Words, words
from koruna.look.faults import drawn, shown

GAME = "tiny_epic_kingdoms"
FEWEST = 3  # territories; places are kept for those to come


def draw_page(view: TinyEpicKingdomsView, seat: int, language: str, names: list[str]) -> Page:
    say = words(language, GAME)
    lands = drawn("map", language, draw_lands, view, seat, say, names)
    beside = "" if view.step == "over" else drawn("part", language, draw_beside, view, seat, say, names)
    cards = max(len(view.territories) + (2 if view.step == "side" else 0), view.seats, FEWEST)
    look = " over" if view.step == "over" else " at-war" if view.war else ""
    board = f'<div class="tek fit of-{cards}{look}" data-usual="{USUAL}">{lands}{beside}</div>'
    figures = shown(lambda: [count(each.in_play, each.castle, each.magic, say) for each in view.players], lambda: [])
    steps = drawn("steps", language, draw_steps, view, say, names)
    panels = [drawn("panel", language, draw_peoples, view, say, names)]
    return Page(steps, board, panels, figures, drawn("map", language, draw_grounds, view))


def draw_beside(view: TinyEpicKingdomsView, seat: int, say: Words, names: list[str]) -> str:
    """Beside the map: the action card, the decision, the castle, and the faction of the viewer or of who is on turn."""
    drafts = view.step == "draft" and view.turn == seat
    card = "" if drafts else drawn("cards", say.language, draw_actions, view, say)
    castle = "" if view.active is None else drawn("part", say.language, draw_castle, view, say, names)
    whose = seat if seat >= 0 else view.turn or 0
    realm = drawn("realm", say.language, draw_realm, view.players[whose], view.turn == seat, say)
    desk = drawn("part", say.language, draw_desk, view, seat, say, names)
    return f'<div class="side">{card}{desk}</div>{castle}{realm}'


@lru_cache(maxsize=1024)
def count(in_play: int, castle: int, magic: int, say: Words) -> list[Figure]:
    return [
        Figure("k-figure", in_play, say.say("page-count-figures", {"figures": in_play})),
        Figure("k-act-castle", castle, say.say("page-count-castle", {"level": castle})),
        Figure("k-book", magic, say.say("page-count-magic", {"level": magic})),
    ]


def draw_steps(view: TinyEpicKingdomsView, say: Words, names: list[str]) -> str:
    if view.step == "over":
        return f"<b>{escape(say.say('board-over'))}</b>"
    if view.active is None:
        return f"<b>{escape(say.say('page-before'))}</b>"
    done = SHIELDS - view.shields_left
    pips = "".join([f'<i class="{"done" if n < done else ""}"></i>' for n in range(SHIELDS)])
    turn = escape(say.say("page-turn", {"player": names[view.active]}))
    final = f'<span class="chip gold">{escape(say.say("page-final"))}</span>' if view.final else ""
    return f'<b>{turn}</b><span class="pips" aria-hidden="true">{pips}</span>{final}'


# --- the land --------------------------------------------------------------------------------------


def draw_grounds(view: TinyEpicKingdomsView) -> str:
    sides = {territory.side for territory in view.territories}
    if view.step == "side" and view.turn is not None:
        sides |= set(view.players[view.turn].card)
    return draw_definitions(frozenset(sides), view.active is not None)


@lru_cache(maxsize=256)
def draw_definitions(sides: frozenset[str], with_keep: bool) -> str:
    keep = f'<g id="k-tek-keep">{draw_keep()}</g>' if with_keep else ""
    grounds = "".join([f'<g id="k-ground-{side}">{draw_ground(side)}</g>' for side in sorted(sides)])
    return f'<svg class="grounds" width="0" height="0" aria-hidden="true"><defs>{SHEET}{keep}{grounds}</defs></svg>'


def draw_lands(view: TinyEpicKingdomsView, seat: int, say: Words, names: list[str]) -> str:
    if view.step == "draft" and view.turn == seat:
        return draw_draft(view, say)
    removing = view.step == "remove" and view.turn == seat
    now = OnAllTerritories(asked_about(view, seat), region_of_war(view), removing, view.step == "over")
    drawn = [draw_territory(each, each.owner == seat, now, say, tuple(names)) for each in view.territories]
    if view.step == "side" and view.turn is not None:
        drawn += draw_sides(view, view.turn, seat, say, names)
    return f'<div class="lands">{"".join(drawn)}</div>'


class OnAllTerritories(NamedTuple):
    """What the drawing of a territory depends on, besides what is there."""

    asked: tuple[str, ...]  # see asked_about
    war_in: str  # a region, or ""
    removing: bool  # the viewer chooses a figure to remove
    is_over: bool


@lru_cache(maxsize=256)  # 13 kilobytes each
def draw_territory(
    territory: TerritoryView, is_own: bool, now: OnAllTerritories, say: Words, names: tuple[str, ...]
) -> str:
    """Cached, since most territories look the same to most viewers, and after most moves."""
    player = say.say("page-lost-kingdom") if territory.owner is None else names[territory.owner]
    frame = draw_frame(territory.letter, territory.owner, say.say("territory", {"territory": territory.side}), player)
    targets, pieces = "", ""
    for region in territory.regions:
        here = pieces_of(territory.side, region, now.war_in)
        if now.is_over:
            targets += draw_scoring(here)
        else:
            targets += draw_target(here, "|".join([f"{move}{here.id}" for move in now.asked]), say, names)
        pieces += draw_pieces(here, say.language)
        if now.removing:
            pieces += draw_removable(here, say, names)
    label = escape(territory_name(territory, say, names))
    return (
        f'<svg class="terr{" own" if is_own else ""}" viewBox="0 0 {WIDTH} {HEIGHT}" role="group"'
        f' aria-label="{label}"><g clip-path="url(#k-tek-sheet)"><svg y="{HEAD}" width="{WIDTH}" height="{LAND}">'
        f'<use href="#k-ground-{territory.side}"/>{targets}{pieces}</svg></g>{frame}</svg>'
    )


def asked_about(view: TinyEpicKingdomsView, seat: int) -> tuple[str, ...]:
    """The moves that a click on a region could mean, without that region; if none is legal, their refusal is shown."""
    if view.step in ("start", "lay", "reveal"):
        return (f"{view.step} ",)
    if view.step == "fate" and view.war is not None:
        return tuple(f"retreat {region}-" for region in view.war.leaving)
    word = view.chosen if view.step == "offer" else view.step
    if word == "expand":
        return ("expand ",)
    if word not in ("patrol", "quest", "rearrange") or seat < 0:
        return ("stand ",)
    regions = [region for territory in view.territories for region in territory.regions]
    return tuple(f"{word} {region.id}-" for region in regions if region.figures[seat])


@lru_cache(maxsize=4096)
def draw_target(here: Pieces, asked: str, say: Words, names: tuple[str, ...]) -> str:
    """A region as a click target; its largest inscribed circle is inside it, however it is curved."""
    shape, area = f"k-tek-{here.side}-{here.area()}", land(here.side).areas[here.area()]
    return (
        f'<g data-target="region:{here.id}" data-ask="{asked}" data-label="{region_label(here, say, names)}"'
        f' data-place="region-{here.id} from-{here.id} to-{here.id}"><use class="ground" href="#{shape}"/>'
        f'<circle class="hit" cx="{area.x:.0f}" cy="{area.y:.0f}" r="{area.radius - 8:.0f}"/>'
        f'<g clip-path="url(#{shape}-in)"><use class="casing" href="#{shape}"/>'
        f'<use class="ring" href="#{shape}"/></g></g>'
    )


def draw_removable(here: Pieces, say: Words, names: tuple[str, ...]) -> str:
    """The figures of each player there as click targets, to remove one of them."""
    found = ""
    for owner in sorted({figure.owner for figure in arrange(here) if figure.owner >= 0}):
        figures = [figure for figure in arrange(here) if figure.owner == owner]
        left, right = figures[0].x - 22, figures[-1].x + 22
        box = f'x="{left:.1f}" y="{figures[0].y - 23:.1f}" width="{right - left:.1f}" height="46" rx="10"'
        label = escape(say.say("page-figure", {"player": names[owner], "region": here.name()}))
        found += (
            f'<g data-target="figure:{here.id}:{owner + 1}" data-ask="remove {here.id} {owner + 1}"'
            f' data-label="{label}"><rect class="hit" {box}/><rect class="casing" {box}/><rect class="ring" {box}/></g>'
        )
    return found


# --- before the first turn -------------------------------------------------------------------------


def draw_draft(view: TinyEpicKingdomsView, say: Words) -> str:
    """The factions that are left, each with all its abilities."""
    cards = []
    for text in view.choices:
        faction = text.split()[1]
        name, motto = say.say("faction", {"faction": faction}), say.say("motto", {"faction": faction})
        label = say.say("page-faction", {"faction": faction})
        inside = f"<b>{escape(name)}</b><p>{escape(motto)}</p>{draw_magic(faction, 0, say)}"
        target = f'class="card" data-target="faction:{faction}" data-label="{escape(label)}"'
        cards.append(f"<li><div {target}>{inside}</div></li>")
    return f'<ol class="draft">{"".join(cards)}</ol>'


def draw_sides(view: TinyEpicKingdomsView, turn: int, seat: int, say: Words, names: list[str]) -> list[str]:
    """Both sides of the card of the player who chooses."""
    drawn = []
    for letter, side in zip("AB", view.players[turn].card, strict=True):
        name = say.say("territory", {"territory": side})
        target = f' data-target="side:{letter}"' if turn == seat else ""
        label = escape(say.say("move-side", {"side": letter, "territory": side}))
        frame = draw_frame(letter, turn, name, names[turn])
        box = f'x="-5" y="-5" width="{WIDTH + 10}" height="{HEIGHT + 10}" rx="20"'
        drawn.append(
            f'<svg class="terr choice" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{label}"><g{target}'
            f' data-label="{label}"><g clip-path="url(#k-tek-sheet)"><svg y="{HEAD}" width="{WIDTH}" height="{LAND}">'
            f'<use href="#k-ground-{side}"/></svg></g>{frame}<rect class="hit" {box}/><rect class="casing" {box}/>'
            f'<rect class="ring" {box}/></g></svg>'
        )
    return drawn
