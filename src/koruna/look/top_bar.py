"""The bar at the top of a drawing of a whole table: the game, its progress, and whose turn it is on a golden band."""

from __future__ import annotations

from koruna.engine.series_view import SeriesView
from koruna.locale import Words
from koruna.look.colours import colour
from koruna.look.lettering import broken, letters, shorten, width_of

BAR = 52  # its height
DISPLAY = 'font-family="var(--font-display,Georgia,serif)" font-weight="700"'
LOGO_AND_GAPS = 70  # the space around the name of the game


def progress_in_series(progress: str, series: SeriesView | None, words: Words) -> str:
    """The progress of a game, preceded by the number of the game in a series."""
    if series is None or series.over():
        return progress
    return f"{words.say('at-game-of', {'number': series.number, 'length': series.length})} · {progress}"


def draw_moment(name: str, now: str, wide: float) -> list[str]:
    """The name of the game and, after a separator, its progress."""
    line = LOGO_AND_GAPS + width_of(name, 24)
    space, ink = wide - line - 18, f'fill="{colour("ink-2")}" font-weight="600"'
    size = 18 if width_of(now, 18) <= space else 15
    first, rest = broken(now, space, size)
    progress = [letters(line + 18, 23 if rest else 33, first, size, ink)]
    if rest:
        progress.append(letters(line + 18, 42, shorten(rest, space, size), size, ink))
    return [
        '<use href="#k-logo" x="4" y="7" width="38" height="38"/>',
        letters(52, 35, name, 24, f'{DISPLAY} fill="{colour("ink")}"'),
        f'<path d="M{line:g} 12v28" stroke="{colour("line")}" stroke-width="1.5"/>',
        *progress,
    ]


def draw_turn(text: str, seats: list[int], wide: float, left: float = 60, right: float = 16) -> list[str]:
    """Whose turn it is, beside the coat of arms of the first seat; `left` and `right` are margins for other things."""
    band = f'<rect x="1" y="1" width="{wide - 2:g}" height="{BAR - 2}" rx="12" fill="{colour("gold-soft")}"/>'
    arms = [f'<use href="#k-arms-{seat + 1}" x="12" y="8" width="36" height="36"/>' for seat in seats[:1]]
    text = shorten(text, wide - left - right, 19)
    return [band, *arms, letters(left, 33, text, 19, f'{DISPLAY} fill="{colour("on-gold-soft")}"')]
