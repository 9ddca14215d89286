"""What is on the fields: control, buildings, crops, herds, stacks with counts, plunder, encirclement.

A field's pieces are arranged around its centre, things above units, as large as fits.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from koruna.games.suverenita.forms.drawing_ground import shape_id
from koruna.games.suverenita.forms.drawing_land import land_of
from koruna.games.suverenita.forms.field_view import FieldView, HerdView, StackView
from koruna.games.suverenita.forms.map_view import MapKey, MapView
from koruna.look import colour
from koruna.look.lettering import width_of

INK, BADGE, BADGE_INK = colour("map-ink"), colour("badge"), colour("badge-ink")
PIECE_INK, BAD, GOOD_INK = colour("spr-ink"), colour("spr-red"), colour("map-text")
HALO, BUILT = colour("map-text-halo"), colour("spr-gold")
UNITS = {
    "LI": "k-u-light",
    "HI": "k-u-heavy",
    "SE": "k-u-siege",
    "CA": "k-u-cavalry",
    "TR": "k-u-transport",
    "WS": "k-u-warship",
    "ME": "k-u-mercenary",
    "CO": "k-u-corsair",
}
THINGS = (
    *("k-b-village", "k-b-city", "k-b-dock", "k-b-harbour", "k-b-fort", "k-b-site", "k-grain", "k-fish"),
    *("k-h-sheep", "k-h-pigs", "k-h-cows", "k-h-horses", "k-lock", "k-act-strike", "k-plunder", "k-meat", "k-vp"),
)
# Marks of levels (12.1): recruits white, experienced grey, veterans black, elites gold.
MARKS = {"recruit": "#fff", "experienced": "#9b948a", "veteran": "#2a2420", "elite": "#f2b632"}
SIZES = (52, 46, 41, 36, 32, 28, 24, 20, 17)
APART = 1.1  # distance between pieces, relative to their size
LINE = 1.04  # distance between rows, relative to their size
NAME = 15  # the height of a line of a field's name
LETTERS = (13, 12, 11, 10, 9)  # its font sizes


class Here(NamedTuple):
    """A field and everything on it; a cache key, so that an unchanged field is not drawn again."""

    map: MapKey
    field: int
    content: FieldView


class Piece(NamedTuple):
    """Something to draw: a symbol, its owner, a number on it, and its marks."""

    name: str  # as `data-piece`
    kin: str
    symbol: str
    owner: int | None
    number: str
    level: str = ""
    inside: bool = False
    faded: bool = False
    done: int = -1  # how far it is built, in per cent


def all_here(view: MapView, contents: list[FieldView]) -> list[Here]:
    return [Here(view.key, field, content) for field, content in enumerate(contents)]


# --- what there is ---------------------------------------------------------------------------------


def things_of(id: str, content: FieldView) -> list[Piece]:
    found: list[Piece] = []
    lord = content.lord
    if content.settlement:
        found.append(Piece(f"settlement-{id}", "", f"k-b-{content.settlement}", lord, ""))
    if content.dockyard:
        found.append(Piece(f"dockyard-{id}", "", f"k-b-{content.dockyard}", lord, ""))
    if content.fort:
        found.append(Piece(f"fort-{id}", "", "k-b-fort", lord, ""))
    if content.site:
        found.append(Piece(f"site-{id}", "", "k-b-site", content.site_owner, "", done=content.site_done))
    if content.crop:
        found.append(Piece(f"crop-{id}", "", "k-grain", content.crop_owner, str(content.crop)))
    found += [herd_piece(id, at, herd) for at, herd in enumerate(content.herds)]
    return found


def herd_piece(id: str, at: int, herd: HerdView) -> Piece:
    kin = f"herd-{herd.owner + 1}-{herd.kind}"
    return Piece(f"{kin}-{id}-{at + 1}", kin, f"k-h-{herd.kind}", herd.owner, "", inside=herd.inside)


def units_of(id: str, content: FieldView, fades: bool = False) -> list[Piece]:
    """Stacks of one owner, type, level and place, merged whether or not they have moved."""
    counts: dict[tuple[int, str, str, str], int] = {}
    fresh: set[tuple[int, str, str, str]] = set()
    for stack in content.stacks:
        key = key_of(stack)
        counts[key] = counts.get(key, 0) + stack.count
        if not stack.moved:
            fresh.add(key)
    found: list[Piece] = []
    for key in sorted(counts):
        owner, type, level, place = key
        kin = f"unit-{owner + 1}-{type}-{level}"
        away = place in ("inside", "dock", "aboard")
        name = f"{kin}-{place}-{id}"
        found.append(Piece(name, kin, UNITS[type], owner, str(counts[key]), level, away, fades and key not in fresh))
    return found


def key_of(stack: StackView) -> tuple[int, str, str, str]:
    return stack.owner, stack.type, stack.level, stack.place


# --- drawn -----------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def draw_all_control(map: MapKey, contents: tuple[FieldView, ...]) -> str:
    """The bands of all fields; the same for all who see the same."""
    return "".join([draw_control(Here(map, field, content)) for field, content in enumerate(contents)])


@lru_cache(maxsize=64)
def draw_all_pieces(map: MapKey, contents: tuple[FieldView, ...], fades: bool, language: str) -> str:
    """Everything on all fields; the same for all who see the same."""
    return "".join([draw_pieces(Here(map, field, content), fades, language) for field, content in enumerate(contents)])


@lru_cache(maxsize=4096)
def draw_control(here: Here) -> str:
    """A band in the colours of the player who controls the field, or owns its crops and herds."""
    content = here.content
    if here.map.view.fields[here.field].colour == "sea":
        return ""
    shape = shape_id(here.map.view, here.field)
    owner = content.control if content.control is not None else owner_of(content)
    band = ""
    if owner is not None:
        full = content.control is not None
        wide = 19 if full else 9
        band = (
            f'<use href="#{shape}" fill="none" stroke="{INK}" stroke-width="{wide + 2}" opacity=".75"/>'
            f'<use href="#{shape}" fill="none" stroke="url(#pp-{owner + 1})" stroke-width="{wide}"/>'
        )
    if content.plundered:
        band += f'<use href="#{shape}" fill="{BADGE}" opacity=".38"/>'
        band += (
            f'<use href="#{shape}" fill="none" stroke="{BADGE}" stroke-width="{27 if owner is not None else 11}"'
            f' stroke-dasharray="7 7" opacity=".55"/>'
        )
    if content.encircled:
        band += (
            f'<use href="#{shape}" fill="none" stroke="{BAD}" stroke-width="30" stroke-dasharray="3 9" opacity=".9"/>'
        )
    if not band:
        return ""
    line = f'<use href="#{shape}" fill="none" stroke="{INK}" stroke-width="1.7"/>'
    return f'<g class="p{(owner or 0) + 1}" clip-path="url(#{shape}-in)">{band}</g>{line}'


def owner_of(content: FieldView) -> int | None:
    if content.crop_owner is not None:
        return content.crop_owner
    return content.herds[0].owner if content.herds else None


@lru_cache(maxsize=4096)
def draw_pieces(here: Here, fades: bool = False, language: str = "en") -> str:
    """Everything on a field; while units move, those that have moved may be faded."""
    view = here.map.view
    place, land = view.fields[here.field], land_of(view)
    things = things_of(place.id, here.content)
    units = units_of(place.id, here.content, fades)
    x, y = land.middles[here.field]
    wide, high = land.boxes[here.field]
    name, letters = lettered(place.names[language], wide)
    rows, size = arrange(things, units, wide - 16, high - 12 - NAME * len(name))
    top = y - size * LINE * (len(rows) - 1) / 2 + (NAME * len(name) / 2 if high > 80 else 4)
    drawn = "".join([draw_row(row, x, top + size * LINE * at, size) for at, row in enumerate(rows)])
    up = y - high / 2 + NAME + 4
    if place.colour == "sea":  # directly above the ships, because a coastal field may be tall and narrow
        up = (top - size / 2 - 1 if rows else y + NAME / 3) - letters * (len(name) - 1) / (1 if rows else 2)
    called = draw_name(name, letters, x, up)
    return f'<g class="pieces" data-field="{place.id}">{called}{drawn}{draw_signs(here, x, y)}</g>'


def arrange(things: list[Piece], units: list[Piece], wide: float, high: float) -> tuple[list[list[Piece]], float]:
    """Rows of pieces, and the largest size at which all of them fit."""
    for size in SIZES:
        most = max(1, int((wide / size + APART - 1) / APART))
        rows = cut(things, most) + cut(units, most)
        if len(rows) * size * LINE <= max(high, size):
            return rows, size
    return rows, size


def cut(pieces: list[Piece], most: int) -> list[list[Piece]]:
    """Split pieces into rows of nearly equal length."""
    if not pieces:
        return []
    count = -(-len(pieces) // most)
    each = -(-len(pieces) // count)
    return [pieces[at : at + each] for at in range(0, len(pieces), each)]


def draw_row(row: list[Piece], x: float, y: float, size: float) -> str:
    left = x - size * APART * (len(row) - 1) / 2
    return "".join([draw_piece(piece, left + size * APART * at, y, size) for at, piece in enumerate(row)])


def draw_piece(piece: Piece, x: float, y: float, size: float) -> str:
    half = size / 2
    owner = 0 if piece.owner is None else piece.owner + 1
    kin = f' data-kin="{piece.kin}"' if piece.kin else ""
    drawn = f'<use href="#{piece.symbol}" x="{x - half:.1f}" y="{y - half:.1f}" width="{size}" height="{size}"/>'
    if piece.level in MARKS:
        drawn += (
            f'<path d="M{x - half * 0.92:.1f} {y - half * 0.55:.1f}l{size * 0.16:.1f}-{size * 0.22:.1f}'
            f' {size * 0.16:.1f} {size * 0.22:.1f}z" fill="{MARKS[piece.level]}" stroke="{PIECE_INK}"'
            f' stroke-width="1.3" stroke-linejoin="round"/>'
        )
    if piece.inside:
        drawn += (
            f'<path d="M{x - half:.1f} {y + half * 0.95:.1f}v-{size * 0.2:.1f}h{size * 0.2:.1f}v{size * 0.1:.1f}'
            f"h{size * 0.2:.1f}v-{size * 0.1:.1f}h{size * 0.2:.1f}v{size * 0.1:.1f}h{size * 0.2:.1f}v-{size * 0.1:.1f}"
            f'h{size * 0.2:.1f}v{size * 0.2:.1f}z" fill="{BADGE}" stroke="{PIECE_INK}" stroke-width="1.2"/>'
        )
    if piece.done >= 0:
        drawn += draw_progress(piece.done, x - half, y + half * 0.72, size)
    if piece.number:
        drawn += draw_count(piece.number, x + half * 0.78, y + half * 0.66, size)
    faded = ' opacity=".72"' if piece.faded else ""
    return f'<g class="p{owner}" data-piece="{piece.name}"{kin}{faded}>{drawn}</g>'


def draw_progress(done: int, x: float, y: float, size: float) -> str:
    high = max(5.0, size * 0.17)
    bar = f'x="{x:.1f}" y="{y:.1f}" height="{high:.1f}" rx="2"'
    return (
        f'<rect {bar} width="{size}" fill="{BADGE}" stroke="{PIECE_INK}" stroke-width="1.3"/>'
        f'<rect {bar} width="{size * min(done, 100) / 100:.1f}" fill="{BUILT}" stroke="{PIECE_INK}" stroke-width=".8"/>'
    )


def draw_count(count: str, x: float, y: float, size: float) -> str:
    radius = max(7.5, size * 0.26)
    letters = radius * 1.36
    wide = radius * (0.75 + 0.62 * len(count)) if len(count) > 1 else radius
    return (
        f'<rect x="{x - wide:.1f}" y="{y - radius:.1f}" width="{2 * wide:.1f}" height="{2 * radius:.1f}"'
        f' rx="{radius:.1f}" fill="{BADGE}" stroke="{PIECE_INK}" stroke-width="1.5"/>'
        f'<text x="{x:.1f}" y="{y + letters * 0.36:.1f}" font-size="{letters:.1f}" font-weight="700"'
        f' text-anchor="middle" fill="{BADGE_INK}">{escape(count)}</text>'
    )


def lettered(name: str, wide: float) -> tuple[list[str], int]:
    """A name on one line or, if it is too long for the field, on two; and its font size."""
    lines = [name] if width_of(name, LETTERS[0]) <= wide else name.split(" ", 1)
    widest = max(width_of(line, 1) for line in lines)
    return lines, next((size for size in LETTERS if widest * size <= wide), LETTERS[-1])


def draw_name(lines: list[str], size: int, x: float, y: float) -> str:
    text = escape(lines[0])
    for line in lines[1:]:
        text += f' <tspan x="{x:.0f}" dy="{size}">{escape(line)}</tspan>'
    return (
        f'<text class="name" x="{x:.0f}" y="{y:.0f}" font-size="{size}" font-style="italic" font-weight="600"'
        f' text-anchor="middle" fill="{GOOD_INK}" stroke="{HALO}" stroke-width="3.5"'
        f' paint-order="stroke">{text}</text>'
    )


def draw_signs(here: Here, x: float, y: float) -> str:
    """Signs for enemies facing each other, an encircled settlement, and a plundered field."""
    content = here.content
    wide, high = land_of(here.map.view).boxes[here.field]
    drawn = ""
    left, top = x - wide / 2 + 18, y - high / 2 + 17
    if content.locked or content.encircled:
        drawn += (
            f'<circle cx="{left:.1f}" cy="{top:.1f}" r="13" fill="{BADGE}" stroke="{BAD}" stroke-width="2.6"/>'
            f'<use href="#{"k-lock" if content.encircled else "k-act-strike"}" x="{left - 9:.1f}" y="{top - 9:.1f}"'
            f' width="18" height="18"/>'
        )
    if content.plundered:
        right = x + wide / 2 - 18
        drawn += f'<use href="#k-plunder" x="{right - 11:.1f}" y="{top - 11:.1f}" width="22" height="22"/>'
    return drawn
