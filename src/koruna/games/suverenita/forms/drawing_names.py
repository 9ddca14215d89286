"""Names of fields on the map: as large as can be read when the map opens, or else to be seen only up close."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from koruna.games.suverenita.forms.drawing_land import READABLE
from koruna.look import colour
from koruna.look.lettering import width_of

INK, HALO = colour("map-text"), colour("map-text-halo")
UP_CLOSE = (12, 10)  # font sizes of names that are seen up close only; `near` and `nearest` of a map show them
CLOSE_LINE = 14  # the height of a line of these


class Lettering(NamedTuple):
    lines: tuple[str, ...]
    size: float
    look: str  # `name`, or with `close` or `closest` for one that is seen up close only

    def height(self) -> float:
        return self.size * 1.1 * len(self.lines)

    def up_close(self, wide: float) -> Lettering:
        return small(" ".join(self.lines), wide)


def lettered(name: str, wide: float, scale: float) -> Lettering:
    """A name on one line or, if it is too long for the field, on two."""
    size = round(READABLE / scale, 1)
    for lines in ((name,), tuple(name.split(" ", 1))):
        if max(width_of(line, size) for line in lines) <= wide:
            return Lettering(lines, size, "name")
    return small(name, wide)


def small(name: str, wide: float) -> Lettering:
    lines = (name,) if width_of(name, UP_CLOSE[-1]) <= wide else tuple(name.split(" ", 1))
    widest = max(width_of(line, 1) for line in lines)
    close = widest * UP_CLOSE[0] <= wide
    return Lettering(lines, UP_CLOSE[0] if close else UP_CLOSE[1], "name close" if close else "name closest")


def draw_name(name: Lettering, x: float, y: float) -> str:
    text = escape(name.lines[0])
    for line in name.lines[1:]:
        text += f' <tspan x="{x:.0f}" dy="{name.size:g}">{escape(line)}</tspan>'
    return (
        f'<text class="{name.look}" x="{x:.0f}" y="{y:.0f}" font-size="{name.size:g}" font-style="italic"'
        f' font-weight="600" text-anchor="middle" fill="{INK}" stroke="{HALO}" stroke-width="3.5"'
        f' paint-order="stroke">{text}</text>'
    )
