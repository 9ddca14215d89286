"""What is on the fields: control, buildings, crops, herds, stacks with counts, plunder, encirclement.

A field's pieces are arranged around its centre, things above units, as large as fits.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import NamedTuple

from koruna.games.suverenita.forms.drawing_ground import shape_id
from koruna.games.suverenita.forms.drawing_land import READABLE, land_of, opening
from koruna.games.suverenita.forms.drawing_names import CLOSE_LINE, Lettering, draw_name, lettered
from koruna.games.suverenita.forms.field_view import FieldView, HerdView, StackView
from koruna.games.suverenita.forms.map_view import MapKey, MapView
from koruna.look import colour

INK, BADGE, BADGE_INK = colour("map-ink"), colour("badge"), colour("badge-ink")
PIECE_INK, BAD, BUILT = colour("spr-ink"), colour("spr-red"), colour("spr-gold")
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
SIZES = (52.0, 46.0, 41.0, 36.0, 32.0, 28.0, 24.0, 22.0)
SMALLEST = 18  # pixels of a piece when the map opens: where more do not fit, they overlap
APART = 1.1  # distance between pieces, relative to their size
LINE = 1.04  # distance between rows, relative to their size
CLOSER = (1.0, 0.86, 0.74, 0.64, 0.55)  # how much of these distances is left where pieces overlap


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
    sign: bool = False


def all_here(view: MapView, contents: list[FieldView]) -> list[Here]:
    return [Here(view.key, field, content) for field, content in enumerate(contents)]


# --- what there is ---------------------------------------------------------------------------------


def things_of(id: str, content: FieldView) -> list[Piece]:
    """Signs of a fight, of an encircled settlement and of a plundered field; and what stands there."""
    found: list[Piece] = []
    lord = content.lord
    if content.locked or content.encircled:
        found.append(Piece(f"sign-{id}", "", "k-lock" if content.encircled else "k-act-strike", None, "", sign=True))
    if content.plundered:
        found.append(Piece(f"plundered-{id}", "", "k-plunder", None, ""))
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
        band += f'<use href="#{shape}" fill="{INK}" opacity=".3"/>'
        band += (
            f'<use href="#{shape}" fill="none" stroke="{INK}" stroke-width="{27 if owner is not None else 11}"'
            f' stroke-dasharray="4 9" opacity=".6"/>'
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


class Arrangement(NamedTuple):
    name: Lettering
    rows: list[list[Piece]]
    size: float  # of a piece
    closer: float  # how much of the usual distances is left


def arranged(here: Here, fades: bool, language: str) -> Arrangement:
    """The name and the pieces of a field, as they fit."""
    view = here.map.view
    place, land = view.fields[here.field], land_of(view)
    things = things_of(place.id, here.content)
    units = units_of(place.id, here.content, fades)
    wide, high = land.boxes[here.field]
    scale = opening(view)
    is_sea = place.colour == "sea"
    name = lettered(place.names[language], wide + (30 if is_sea else 8), scale)
    rows, size, closer = arrange(things, units, wide - 12, high - 10 - name.height(), scale)
    if closer < 1 and not is_sea:  # better without its name, as long as the map is not enlarged
        name = name.up_close(wide)
        rows, size, closer = arrange(things, units, wide - 12, high - 10 - CLOSE_LINE, scale)
    return Arrangement(name, rows, size, closer)


@lru_cache(maxsize=4096)
def draw_pieces(here: Here, fades: bool = False, language: str = "en") -> str:
    """Everything on a field; while units move, those that have moved may be faded."""
    view = here.map.view
    place, land, scale = view.fields[here.field], land_of(view), opening(view)
    x, y = land.middles[here.field]
    _, high = land.boxes[here.field]
    is_sea = place.colour == "sea"
    name, rows, size, closer = arranged(here, fades, language)
    line = size * LINE * closer
    top = y - line * (len(rows) - 1) / 2 + (4 if is_sea else name.height() / 2)
    drawn = "".join([draw_row(row, x, top + line * at, size, closer, scale) for at, row in enumerate(rows)])
    up = y - high / 2 + name.size + 3
    if is_sea:  # directly above the ships, because a coastal field may be tall and narrow
        further = name.size * (len(name.lines) - 1)
        up = top - size / 2 - 1 - further if rows else y + name.size / 3 - further / 2
    called = draw_name(name, x, up)
    return f'<g class="pieces" data-field="{place.id}">{called}{drawn}</g>'


@lru_cache(maxsize=4096)
def draw_hidden_name(here: Here, language: str) -> str:
    """The name of a field without room for it: above its pieces, seen while it is pointed at or told about, and in its
    middle, seen when all names are."""
    view = here.map.view
    name, land = view.fields[here.field].names[language], land_of(view)
    if arranged(here, False, language).name.look == "name":
        return ""
    x, y = land.middles[here.field]
    size = round(READABLE / opening(view), 1)
    above = draw_name(Lettering((name,), size, "called"), x, y - land.boxes[here.field][1] / 2)
    return above + draw_name(Lettering((name,), size, "called among"), x, y + size / 3)


def arrange(
    things: list[Piece], units: list[Piece], wide: float, high: float, scale: float
) -> tuple[list[list[Piece]], float, float]:
    """Rows of pieces, the largest size at which all of them fit, and how close together they are."""
    least = SMALLEST / scale
    for closer in CLOSER:
        for size in [size for size in SIZES if size >= least and closer == 1] or [least]:
            most = max(1, int((wide / size - 1) / (APART * closer) + 1))
            for rows in (cut(things, most) + cut(units, most), cut(things + units, most)):
                if size * (1 + LINE * closer * (len(rows) - 1)) <= max(high, size):
                    return rows, size, closer
    return rows, size, closer


def cut(pieces: list[Piece], most: int) -> list[list[Piece]]:
    """Split pieces into rows of nearly equal length."""
    if not pieces:
        return []
    count = -(-len(pieces) // most)
    each = -(-len(pieces) // count)
    return [pieces[at : at + each] for at in range(0, len(pieces), each)]


def draw_row(row: list[Piece], x: float, y: float, size: float, closer: float, scale: float) -> str:
    apart = size * APART * closer
    left = x - apart * (len(row) - 1) / 2
    return "".join([draw_piece(piece, left + apart * at, y, size, scale) for at, piece in enumerate(row)])


def draw_piece(piece: Piece, x: float, y: float, size: float, scale: float) -> str:
    half = size / 2
    owner = 0 if piece.owner is None else piece.owner + 1
    kin = f' data-kin="{piece.kin}"' if piece.kin else ""
    drawn = f'<use href="#{piece.symbol}" x="{x - half:.1f}" y="{y - half:.1f}" width="{size:g}" height="{size:g}"/>'
    if piece.sign:
        inner = size * 0.62
        drawn = (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half * 0.9:.1f}" fill="{BADGE}" stroke="{BAD}" stroke-width="2.6"/>'
            f'<use href="#{piece.symbol}" x="{x - inner / 2:.1f}" y="{y - inner / 2:.1f}" width="{inner:.1f}"'
            f' height="{inner:.1f}"/>'
        )
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
    if piece.number not in ("", "1"):
        drawn += draw_count(piece.number, x + half * 0.78, y + half * 0.66, size, scale)
    faded = ' opacity=".72"' if piece.faded else ""
    return f'<g class="p{owner}" data-piece="{piece.name}"{kin}{faded}>{drawn}</g>'


def draw_progress(done: int, x: float, y: float, size: float) -> str:
    high = max(5.0, size * 0.17)
    bar = f'x="{x:.1f}" y="{y:.1f}" height="{high:.1f}" rx="2"'
    return (
        f'<rect {bar} width="{size}" fill="{BADGE}" stroke="{PIECE_INK}" stroke-width="1.3"/>'
        f'<rect {bar} width="{size * min(done, 100) / 100:.1f}" fill="{BUILT}" stroke="{PIECE_INK}" stroke-width=".8"/>'
    )


def draw_count(count: str, x: float, y: float, size: float, scale: float) -> str:
    """How many there are; of one alone there is no number."""
    letters = max(READABLE / scale, size * 0.35)
    radius = letters / 1.36
    wide = radius * (0.75 + 0.62 * len(count)) if len(count) > 1 else radius
    return (
        f'<g class="count"><rect x="{x - wide:.1f}" y="{y - radius:.1f}" width="{2 * wide:.1f}"'
        f' height="{2 * radius:.1f}" rx="{radius:.1f}" fill="{BADGE}" stroke="{PIECE_INK}" stroke-width="1.5"/>'
        f'<text x="{x:.1f}" y="{y + letters * 0.36:.1f}" font-size="{letters:.1f}" font-weight="700"'
        f' text-anchor="middle" fill="{BADGE_INK}">{escape(count)}</text></g>'
    )
