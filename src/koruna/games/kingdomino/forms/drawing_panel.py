"""The panel of one player: name, kingdom and score."""

from __future__ import annotations

from html import escape

from koruna.games.kingdomino.forms.drawing_domino import DISPLAY, FAINT_INK, GOLD, INK, king
from koruna.games.kingdomino.forms.drawing_kingdom import LABELS, Window, draw_board
from koruna.games.kingdomino.forms.view import Area, Bonus, KingdomView
from koruna.games.kingdomino.rules.dominoes import TERRAINS
from koruna.games.kingdomino.rules.scoring import HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from koruna.locale import Words
from koruna.look import colour, letters, shorten
from koruna.look.lettering import width_of

LINE = colour("line")
STRONG_LINE = colour("line-strong")
SURFACE = colour("surface")
SOFT_INK = colour("ink-2")
GOLD_SOFT = colour("gold-soft")
ON_GOLD_SOFT = colour("on-gold-soft")

PADDING = 14
HEADER = 58
COLUMN_GAP = 22
TALLY_ROW = 29
BONUS_ROW = 35
RIGHT = 'text-anchor="end"'
FADED = ' opacity=".45"'
TIMES = "\N{MULTIPLICATION SIGN}"

# The style of a bonus: fill, edge, ink, and further attributes of its edge and its text.
BONUS_LOOKS: dict[Bonus, tuple[str, str, str, str, str]] = {
    "possible": ("none", STRONG_LINE, SOFT_INK, ' stroke-dasharray="4 3"', ""),
    "lost": ("none", LINE, FAINT_INK, "", ' text-decoration="line-through" opacity=".8"'),
    "granted": (GOLD_SOFT, GOLD, ON_GOLD_SOFT, "", ""),
}


def draw_header(
    seat: int, name: str, points: str, rank: str, home: list[int], marked: bool, width: float, height: float
) -> list[str]:
    """The card with the player's arms, name, place and points. `home` are the kings that stand on no domino."""
    edge = f'stroke="{GOLD}" stroke-width="3"' if marked else f'stroke="{LINE}" stroke-width="1.5"'
    right = width - PADDING
    lines = [f'<rect x="2" y="2" width="{width - 4:g}" height="{height - 4:g}" rx="14" fill="{SURFACE}" {edge}/>']
    if marked:
        lines.append(f'<path d="M4 50V16A12 12 0 0 1 16 4H{width - 16:g}a12 12 0 0 1 12 12V50z" fill="{GOLD_SOFT}"/>')
    ink = ON_GOLD_SOFT if marked else INK
    lines.append(f'<use href="#k-arms-{seat + 1}" x="{PADDING}" y="9" width="36" height="36"/>')
    lines.append(letters(right, 35, points, 22, f'{DISPLAY} fill="{ink}" {RIGHT}'))
    free = right - width_of(points, 22) - 8
    if rank:
        pill = width_of(rank, 14) + 16
        free -= pill
        lines.append(
            f'<rect x="{free:g}" y="15" width="{pill:g}" height="26" rx="13" fill="{GOLD if marked else LINE}"/>'
        )
        lines.append(
            letters(
                free + pill / 2,
                33,
                rank,
                14,
                f'font-weight="600" fill="{SURFACE if marked else INK}" text-anchor="middle"',
            )
        )
    for number in home:
        free -= 42
        lines.append(king(seat, number, free, 5, 42))
    lines.append(letters(PADDING + 46, 35, shorten(name, free - PADDING - 54, 20), 20, f'{DISPLAY} fill="{ink}"'))
    return lines


def draw_panel(
    kingdom: KingdomView,
    size: int,
    window: Window,
    across: int,
    say: Words,
    width: float,
    height: float,
    columns: int,
) -> list[str]:
    """The kingdom with its tally beside it, or under it in this many columns."""
    if columns:
        side = width - 2 * PADDING - LABELS
        tally = draw_tally(kingdom, say, PADDING + 4, HEADER + side + LABELS + 12, width - 2 * PADDING - 8, columns)
    else:
        side = height - HEADER - PADDING - LABELS
        left = PADDING + LABELS + side + 16
        tally = draw_tally(kingdom, say, left, HEADER + 6, width - PADDING - left, 1)
    return [*draw_board(kingdom, size, window, across, PADDING, HEADER, side), *tally]


def draw_tally(kingdom: KingdomView, say: Words, left: float, top: float, width: float, columns: int) -> list[str]:
    """Points by terrain, then the bonuses, then the discards."""
    column = (width - COLUMN_GAP * (columns - 1)) / columns
    lines = []
    for at, terrain in enumerate(TERRAINS):
        x, y = left + at % columns * (column + COLUMN_GAP), top + at // columns * TALLY_ROW
        lines.append(draw_terrain_points(kingdom, terrain, say, x, y, column))
    top += TALLY_ROW * len(TERRAINS) / columns + 8
    bonuses = [
        (kingdom.middle_kingdom, MIDDLE_KINGDOM_BONUS, "k-castle", "board-middle-kingdom"),
        (kingdom.harmony, HARMONY_BONUS, "k-harmony", "board-harmony"),
    ]
    for state, points, symbol, name in bonuses:
        if state != "off":
            piece = f'href="#{symbol}" class="p{kingdom.seat + 1}"'
            lines.append(draw_bonus(state, points, piece, say.say(name), left, top, width))
            top += BONUS_ROW
    if kingdom.discards:
        text = say.say("board-discards", {"dominoes": ", ".join(map(str, kingdom.discards))})
        lines.append(letters(left + 2, top + 17, text, 15, f'fill="{SOFT_INK}"'))
    return lines


def draw_terrain_points(kingdom: KingdomView, terrain: str, say: Words, x: float, y: float, width: float) -> str:
    """The areas of one terrain that score, and their sum."""
    areas = [area for area in kingdom.areas if area.terrain == terrain and area.points]
    points = sum([area.points for area in areas])
    return (
        f'<g data-terrain="{terrain}"{"" if areas else FADED}>'
        f'<use href="#k-chip-{terrain}" x="{x:g}" y="{y:g}" width="25" height="25"/>'
        f"<title>{escape(say.say(f'terrain-{terrain}.title'))}</title>"
        + draw_areas(areas, x + 32, y + 18, width - 32 - width_of(str(points), 18) - 4)
        + letters(x + width, y + 19, str(points), 18, f'{DISPLAY} fill="{INK}" {RIGHT}')
        + "</g>"
    )


def draw_areas(areas: list[Area], x: float, y: float, width: float) -> str:
    """Squares times crowns of every area: on one line, or in smaller type, or on two lines."""
    each = [f"{len(area.squares)}{TIMES}{area.crowns}" for area in areas]
    ink = f'fill="{SOFT_INK}"'
    if width_of(" + ".join(each), 15) <= width:
        return letters(x, y, " + ".join(each), 15, ink)
    if width_of("+".join(each), 12.5) <= width:
        return letters(x, y - 1, "+".join(each), 12.5, ink)
    half = -(-len(each) // 2)
    first, second = "+".join(each[:half]) + "+", "+".join(each[half:])
    return letters(x, y - 8, shorten(first, width, 12), 12, ink) + letters(
        x, y + 6, shorten(second, width, 12), 12, ink
    )


def draw_bonus(state: Bonus, points: int, symbol: str, name: str, x: float, y: float, width: float) -> str:
    """A bonus that is still possible, lost, or granted. Its name is only written where it fits."""
    fill, edge, ink, line, strike = BONUS_LOOKS[state]
    shown = name if width_of(name, 13) < width - 66 else ""
    return (
        f'<g data-bonus="{state}"><title>{escape(name)}</title>'
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="29" rx="14.5"'
        f' fill="{fill}" stroke="{edge}" stroke-width="1.5"{line}/>'
        f'<use {symbol} x="{x + 9:g}" y="{y + 4:g}" width="21" height="21"{FADED if state == "lost" else ""}/>'
        + letters(x + 36, y + 19.5, shown, 13, f'fill="{ink}"{strike}')
        + letters(x + width - 12, y + 20.5, f"+{points}", 17, f'{DISPLAY} fill="{ink}" {RIGHT}{strike}')
        + "</g>"
    )
