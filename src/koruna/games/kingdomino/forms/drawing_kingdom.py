"""One kingdom: its castle, its land, and the plots where the next domino could go."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.kingdomino.forms.drawing_domino import EDGE, FAINT_INK, tile
from koruna.games.kingdomino.forms.view import KingdomView, Square
from koruna.games.kingdomino.rules.notation import square_name
from koruna.look import colour, with_kit

PLOT = colour("surface-3")
CASING = colour("legal-casing")
LAST = colour("last-move")
COAST = colour("ink-2")  # against the table, which is dark in the dark

Window = tuple[int, int, int, int]  # west, south, east, north
LABELS = 18  # space for the coordinates


def draw_kingdom(kingdom: KingdomView, size: int, name: str = "", over: bool = False, width: int = 560) -> str:
    """One kingdom as an SVG of its own. `size` is the box it must fit."""
    window = window_of(kingdom, size, over)
    lines = draw_board(kingdom, size, window, span(window), 4, 4, width - LABELS - 8)
    return with_kit(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="koruna" data-part="kingdom-{kingdom.seat}"'
        f' viewBox="0 0 {width} {width}" width="{width}" height="{width}" role="img"'
        f' font-family="var(--font-ui,sans-serif)">\n<title>{escape(name, quote=False)}</title>\n'
        + "\n".join(lines)
        + "\n</svg>"
    )


def window_of(kingdom: KingdomView, size: int, over: bool) -> Window:
    """The squares to show: where the next domino can go, and at the end only the kingdom."""
    west, south, east, north = kingdom.outline
    if over:
        return west, south, east, north
    reach = size - 1
    return (
        max(west - 2, east - reach),
        max(south - 2, north - reach),
        min(east + 2, west + reach),
        min(north + 2, south + reach),
    )


def span(window: Window) -> int:
    """The longer side, in squares."""
    west, south, east, north = window
    return max(east - west, north - south) + 1


def draw_board(
    kingdom: KingdomView, size: int, window: Window, across: int, left: float, top: float, side: float
) -> list[str]:
    """The window, centred in a square of the drawing that is `across` squares wide and high."""
    west, south, east, north = window
    cell = side / across
    x0 = left + LABELS + (across - (east - west + 1)) * cell / 2
    y0 = top + (across - (north - south + 1)) * cell / 2
    below = y0 + (north - south + 1) * cell + 14
    columns = [
        f'<text x="{x0 + (x - west + 0.5) * cell:.1f}" y="{below:.1f}">{square_name(x, 0, size)[0]}</text>'
        for x in range(west, east + 1)
    ]
    rows = [
        f'<text x="{x0 - 10:.1f}" y="{y0 + (north - y + 0.5) * cell + 4:.1f}">{y + size}</text>'
        for y in range(south, north + 1)
    ]
    place = f"translate({x0 - west * cell:.2f} {y0 + north * cell:.2f}) scale({cell / 100:.4f})"
    return [
        f'<g font-size="12" fill="{FAINT_INK}" text-anchor="middle">{"".join(columns)}{"".join(rows)}</g>',
        f'<g transform="{place}">',
        draw_land(kingdom, size, window),
        "</g>",
    ]


@lru_cache(maxsize=512)
def draw_land(kingdom: KingdomView, size: int, window: Window) -> str:
    """The squares, 100 by 100 each, with a corner of the castle at 0, 0."""
    squares = kingdom.squares
    taken = {(square.x, square.y) for square in squares}
    taken.add((0, 0))
    west, south, east, north = window
    shadow = "".join([f"M{x * 100} {8 - y * 100}h100v100h-100z" for x, y in sorted(taken)])
    lines = [
        f'<g fill="{PLOT}" opacity=".42">',
        *[
            draw_plot(x, y, size)
            for y in range(north, south - 1, -1)
            for x in range(west, east + 1)
            if (x, y) not in taken
        ],
        "</g>",
        f'<path d="{shadow}" stroke="{EDGE}" stroke-width="8" fill="{EDGE}" opacity=".3"/>',
        draw_castle(kingdom.seat, size),
        *[draw_laid(a, b, size) for a, b in zip(squares[::2], squares[1::2], strict=True)],
        f'<path d="{coast(taken)}" fill="none" stroke="{COAST}" stroke-width="6" stroke-linecap="round"/>',
    ]
    if squares:
        lines.append(draw_last(squares[-2], squares[-1]))
    return "\n".join(lines)


def draw_plot(x: int, y: int, size: int) -> str:
    name = square_name(x, y, size)
    return f'<rect data-square="{name}" x="{x * 100 + 5}" y="{5 - y * 100}" width="90" height="90" rx="12"/>'


def draw_castle(seat: int, size: int) -> str:
    return (
        f'<g data-piece="castle-{seat}" class="p{seat + 1}">'
        f'<use data-square="{square_name(0, 0, size)}" href="#k-t-castle" width="100" height="100"/>'
        f'<use href="#k-arms-{seat + 1}" x="33" y="54" width="34" height="34"/></g>'
    )


def draw_laid(a: Square, b: Square, size: int) -> str:
    """A domino at its place in the kingdom."""
    ax, ay, bx, by = a.x * 100, -a.y * 100, b.x * 100, -b.y * 100
    lying = ay == by
    return (
        f'<g data-piece="domino-{a.domino}">'
        + tile(ax, ay, a.terrain, a.crowns, a.domino, square_name(a.x, a.y, size))
        + tile(bx, by, b.terrain, b.crowns, b.domino + 1, square_name(b.x, b.y, size))
        + f'<use href="#k-seam-{"h" if lying else "v"}" x="{min(ax, bx)}" y="{min(ay, by)}"'
        + (' width="200" height="100"/></g>' if lying else ' width="100" height="200"/></g>')
    )


def draw_last(a: Square, b: Square) -> str:
    """The mark of the domino placed last."""
    x, y = min(a.x, b.x) * 100 + 9, 9 - max(a.y, b.y) * 100
    width, height = (182, 82) if a.y == b.y else (82, 182)
    box = f'x="{x}" y="{y}" width="{width}" height="{height}" rx="9" fill="none"'
    return (
        f'<g class="last"><rect {box} stroke="{CASING}" stroke-width="7" opacity=".6"/>'
        f'<rect {box} stroke="{LAST}" stroke-width="3.5" stroke-dasharray=".1 8" stroke-linecap="round"/></g>'
    )


def coast(taken: set[tuple[int, int]]) -> str:
    """The outer edges of the kingdom."""
    sides = []
    for x, y in sorted(taken):
        left, top = x * 100, -y * 100
        if (x, y + 1) not in taken:
            sides.append(f"M{left} {top}h100")
        if (x, y - 1) not in taken:
            sides.append(f"M{left} {top + 100}h100")
        if (x - 1, y) not in taken:
            sides.append(f"M{left} {top}v100")
        if (x + 1, y) not in taken:
            sides.append(f"M{left + 100} {top}v100")
    return "".join(sides)
