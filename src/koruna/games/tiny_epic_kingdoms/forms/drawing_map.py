"""A territory with everything on it: figures standing and lying, tokens face down and up, a war.

Every region has a plate with its name and yield; figures are below it, a token beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from html import escape
from typing import NamedTuple

from koruna.games.tiny_epic_kingdoms.forms.drawing_land import HEIGHT as LAND
from koruna.games.tiny_epic_kingdoms.forms.drawing_land import WIDTH, land
from koruna.games.tiny_epic_kingdoms.forms.map_view import RegionView, TerritoryView
from koruna.games.tiny_epic_kingdoms.forms.region_names import names_of, region_name
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView
from koruna.locale import Named, Words
from koruna.look import colour, letters, shorten
from koruna.look.lettering import width_of

HEAD = 32  # the height of the title over the land
HEIGHT = LAND + HEAD
INK, BADGE, BADGE_INK = colour("map-ink"), colour("badge"), colour("badge-ink")
BAD = colour("spr-red")
DISPLAY = 'font-family="var(--font-display,Georgia,serif)" font-weight="700"'
YIELDS = {"fields": "k-food", "mountains": "k-ore", "forest": "k-mana", "ruins": "k-treasure", "capital": "k-vp"}
TOKEN_SYMBOLS = {"dragon_lair": "k-ex-dragon"}
NOBODY = -1  # owner of neutral figures
SIZE = 44  # of a figure
PLATE, LETTERING = 38, 18  # the width of a plate without its name, and the font size of the name
ABOVE, HIGH = 36, 29  # how far a plate is above the centre of its region, and its height
HEADING = 18  # the font size of the title
TOKEN = 30  # the size of a token, at the end of a plate
EDGE = 7  # the margin of the card that plates keep clear
# Clips the land to the rounded corners of its card.
SHEET = f'<clipPath id="k-tek-sheet"><rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="14"/></clipPath>'


class Pieces(NamedTuple):
    """What is in a region: the cache key of its drawing."""

    side: str
    id: str
    terrain: str
    figures: tuple[int, ...]
    lying: tuple[int, ...]
    neutral: bool
    token: str  # its kind, `hidden`, or ""
    war: bool

    def number(self) -> int:
        return int(self.id[1:])

    def name(self) -> Named:
        return region_name(self.side, self.id)

    def area(self) -> str:
        return f"r{self.id[1:]}"


def pieces_of(side: str, region: RegionView, war_in: str) -> Pieces:
    token, war = "hidden" if region.hidden else region.token or "", region.id == war_in
    return Pieces(side, region.id, region.terrain, region.figures, region.lying, region.neutral, token, war)


def region_of_war(view: TinyEpicKingdomsView) -> str:
    """Where a war is fought, or ""."""
    return "" if view.war is None else view.war.region


def token_symbol(token: str) -> str:
    return TOKEN_SYMBOLS.get(token, f"k-ex-{token}")


# --- the frame -----------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def draw_frame(letter: str, owner: int | None, name: str, player: str) -> str:
    """The title in the owner's colours, and the edge of the card over the land."""
    seat = 0 if owner is None else owner + 1
    arms = f'<use href="#k-arms-{seat}" x="8" y="4" width="25" height="25"/>' if seat else ""
    left = 40 if seat else 14
    title = f"{letter.upper()} · {name}"
    wide = WIDTH - left - 14
    text = 'fill="var(--p-ink)"'
    right = f'{text} text-anchor="end" font-weight="600"'
    who = shorten(player, wide - 10 * len(title) - 20, HEADING)
    return (
        f'<g class="p{seat}"><path d="M2 {HEAD + 4}V16A14 14 0 0 1 16 2H{WIDTH - 16}A14 14 0 0 1 {WIDTH - 2} 16'
        f'V{HEAD + 4}z" fill="var(--p)"/>{arms}{letters(left, 23, title, HEADING, f"{DISPLAY} {text}")}'
        f"{letters(WIDTH - 14, 23, who, HEADING, right)}"
        f'<path d="M2 {HEAD}H{WIDTH - 2}" stroke="{INK}" stroke-width="3"/>'
        f'<rect x="3.5" y="3.5" width="{WIDTH - 7}" height="{HEIGHT - 7}" rx="13" fill="none" stroke="var(--p)"'
        f' stroke-width="5"/><rect x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="15" fill="none"'
        f' stroke="{INK}" stroke-width="2.5"/></g>'
    )


# --- what is in a region ---------------------------------------------------------------------------


class PlacedFigure(NamedTuple):
    owner: int
    lying: bool
    number: int  # its index among the owner's figures there
    x: float  # the centre
    y: float


@lru_cache(maxsize=4096)
def arrange(here: Pieces) -> tuple[PlacedFigure, ...]:
    """Figures in a row under the plate, closer together when there are many."""
    found = [(owner, n < here.lying[owner], n + 1) for owner, count in enumerate(here.figures) for n in range(count)]
    found += [(NOBODY, False, 1)] if here.neutral else []
    area = land(here.side).areas[here.area()]
    apart = 39 if len(found) < 3 else 30
    left = area.x - apart * (len(found) - 1) / 2
    return tuple(PlacedFigure(*figure, left + apart * at, area.y + 20) for at, figure in enumerate(found))


@lru_cache(maxsize=2048)
def draw_pieces(here: Pieces, language: str) -> str:
    figures = "".join([draw_figure(figure, here.id) for figure in arrange(here)])
    name = here.name().by_language[language]
    return f'<g class="pieces" data-region="{here.id}">{draw_plate(here, name)}{draw_token(here, name)}{figures}</g>'


def plate_of(here: Pieces, name: str) -> tuple[float, float]:
    """Left edge and width of the plate: centred in the region together with its token, but within the card."""
    return plate_at(here.side, here.number(), name, here.token != "")


def plate_at(side: str, region: int, name: str, token: bool) -> tuple[float, float]:
    wide = PLATE + width_of(name, LETTERING)
    both = wide + (TOKEN / 2 if token else 0)
    left = land(side).areas[f"r{region}"].x - both / 2
    return max(EDGE, min(left, WIDTH - EDGE - both)), wide


@cache
def plate_tops(side: str) -> dict[int, float]:
    """The upper edges of the plates by region: above the figures, moved up where two might touch in some language."""
    areas = {int(name[1:]): area for name, area in land(side).areas.items() if name[0] == "r"}
    tops = {region: area.y - ABOVE for region, area in areas.items()}
    low_first = sorted(tops, key=lambda region: -tops[region])
    names = names_of(side)
    for at, upper in enumerate(low_first):
        for lower in low_first[:at]:
            if tops[lower] - tops[upper] < HIGH + 1 and any(
                meets(
                    plate_at(side, upper, names[upper - 1][each], True),
                    plate_at(side, lower, names[lower - 1][each], True),
                )
                for each in names[0]
            ):
                tops[upper] = tops[lower] - HIGH - 1
    return tops


def meets(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether two plates with tokens would touch if they were at the same height."""
    return one[0] < other[0] + other[1] + TOKEN / 2 and other[0] < one[0] + one[1] + TOKEN / 2


def draw_plate(here: Pieces, name: str) -> str:
    (x, wide), y = plate_of(here, name), plate_tops(here.side)[here.number()]
    sword = f'<use href="#k-sword" x="{max(2, x - 20):.1f}" y="{y - 3:.1f}" width="30" height="30"/>'
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{HIGH}" rx="{HIGH / 2}" fill="{BADGE}"'
        f' stroke="{BAD if here.war else INK}" stroke-width="{3 if here.war else 1.6}"/>'
        f'<use href="#{YIELDS[here.terrain]}" x="{x + 3:.1f}" y="{y + 2:.1f}" width="25" height="25"/>'
        f'<text x="{x + 30:.1f}" y="{y + 20.5:.1f}" font-size="{LETTERING}" {DISPLAY} fill="{BADGE_INK}">{name}</text>'
        f"{sword if here.war else ''}"
    )


def draw_token(here: Pieces, name: str) -> str:
    if not here.token:
        return ""
    (x, wide), y = plate_of(here, name), plate_tops(here.side)[here.number()] - 8
    return (
        f'<g data-piece="token-{here.id}"><use href="#{token_symbol(here.token)}" x="{x + wide - TOKEN / 2:.1f}"'
        f' y="{y:.1f}" width="{TOKEN}" height="{TOKEN}"/></g>'
    )


def draw_figure(figure: PlacedFigure, region: str) -> str:
    owner, half = figure.owner + 1, SIZE / 2
    symbol, dx, dy = ("k-figure-lying", -2.0, 3.0) if figure.lying else ("k-figure", 0.0, 4.5)
    mark = 12
    return (
        f'<ellipse cx="{figure.x:.1f}" cy="{figure.y + 19:.1f}" rx="16" ry="5" fill="{INK}" opacity=".4"/>'
        f'<g class="p{owner}" data-piece="figure-{owner}-{region}-{figure.number}" data-kin="figure-{owner}">'
        f'<use href="#{symbol}" x="{figure.x - half:.1f}" y="{figure.y - half:.1f}" width="{SIZE}" height="{SIZE}"/>'
        f'<use href="#k-e{owner}" x="{figure.x + dx - mark / 2:.1f}" y="{figure.y + dy - mark / 2:.1f}"'
        f' width="{mark}" height="{mark}"/></g>'
    )


# --- in words --------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def region_label(here: Pieces, say: Words, names: tuple[str, ...]) -> str:
    """The region and everything in it, in words."""
    parts = [say.say("page-region", {"region": here.name(), "terrain": here.terrain})]
    for seat, count in enumerate(here.figures):
        if count:
            parts.append(say.say("page-figures-here", {"player": names[seat], "figures": count}))
        if here.lying[seat]:
            parts.append(say.say("page-lying-here", {"figures": here.lying[seat]}))
    if here.neutral:
        parts.append(say.say("page-neutral"))
    if here.token == "hidden":
        parts.append(say.say("page-hidden"))
    elif here.token:
        parts.append(say.say("page-token", {"token": here.token}))
    return escape("; ".join(parts))


def territory_name(territory: TerritoryView, say: Words, names: Sequence[str]) -> str:
    facts: dict[str, int | str] = {"letter": territory.letter.upper(), "territory": territory.side}
    if territory.owner is None:
        return say.say("board-lost-kingdom", facts)
    return say.say("board-home", {**facts, "player": names[territory.owner]})
