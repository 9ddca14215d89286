"""A picture to keep of the end of a game: the winner, everybody's points, and the table, as one self-contained SVG."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any

from koruna.engine.game import Game
from koruna.locale import words
from koruna.look.colours import colour
from koruna.look.ending_text import ending_text
from koruna.look.kit import with_kit, without_kit
from koruna.look.lettering import broken, letters, shorten
from koruna.look.top_bar import DISPLAY

ROOT = re.compile(r"<svg [^>]*>")
VIEW_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
WIDTH, MARGIN = 1280, 28
IN_A_ROW = 4
CARD, GAP = 64, 12  # the height of a player's card, and between them


def draw_end_picture(
    game: Game, view: Any, names: list[str], ranks: Sequence[int], language: str, day: str, crests: Sequence[str]
) -> str:
    """`view` is of a game or a series that is over, `day` when it ended, `crests` the symbol of each player."""
    ending, say = ending_text(game, view, names, language), words(language, game.id).say
    scores = game.ending(view).scores
    order = sorted(range(len(names)), key=lambda seat: (ranks[seat], seat))
    inner, table = nested(game.svg(view, language, names))
    rows = (len(order) + IN_A_ROW - 1) // IN_A_ROW
    top = 132 + rows * (CARD + GAP)
    height = top + table + MARGIN
    title = f"{say('name')}: {ending.short()}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="koruna" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}"'
        f' height="{height:g}" style="color-scheme:light" role="img" font-family="var(--font-ui,sans-serif)">',
        f"<title>{escape(title, quote=False)}</title>",
        f'<rect width="{WIDTH}" height="{height:g}" fill="{colour("surface")}"/>',
        *heading(say("name"), ending.outcome, ending.why, day, bool(ending.winners)),
    ]
    for at, seat in enumerate(order):
        x = MARGIN + at % IN_A_ROW * ((WIDTH - 2 * MARGIN + GAP) / IN_A_ROW)
        y = 124 + at // IN_A_ROW * (CARD + GAP)
        lines += card(x, y, crests[seat], names[seat], scores[seat], seat in ending.winners)
    lines += [f'<g transform="translate({MARGIN} {top})">', inner, "</g>", "</svg>"]
    return with_kit("\n".join(lines))


def nested(drawing: str) -> tuple[str, float]:
    """The drawing of a table as a part of this one, and its height here."""
    bare = without_kit(drawing)
    box = VIEW_BOX.search(bare)
    assert box is not None
    wide = WIDTH - 2 * MARGIN
    high = round(wide * float(box[2]) / float(box[1]), 1)
    root = f'<svg {box[0]} width="{wide}" height="{high:g}" font-family="var(--font-ui,sans-serif)">'
    return ROOT.sub(lambda _: root, bare, count=1), high


def heading(game: str, outcome: str, why: str, day: str, won: bool) -> list[str]:
    first, rest = broken(outcome, WIDTH - 420, 30)
    ink, quiet = f'fill="{colour("ink")}"', f'fill="{colour("ink-2")}"'
    right = WIDTH - MARGIN
    symbol = "k-crown" if won else "k-logo"
    return [
        f'<use href="#{symbol}" x="{MARGIN}" y="26" width="72" height="72"/>',
        letters(MARGIN + 92, 58, first if not rest else shorten(outcome, WIDTH - 420, 30), 30, f"{DISPLAY} {ink}"),
        letters(MARGIN + 92, 90, shorten(why, WIDTH - 420, 18), 18, quiet),
        letters(right, 54, game, 24, f'{DISPLAY} {ink} text-anchor="end"'),
        letters(right, 84, f"Koruna · {day}", 17, f'{quiet} text-anchor="end"'),
    ]


def card(x: float, y: float, crest: str, name: str, score: int, won: bool) -> list[str]:
    """A player with points; winners wear the crown."""
    wide = (WIDTH - 2 * MARGIN + GAP) / IN_A_ROW - GAP
    paint = (colour("gold-soft"), colour("gold")) if won else (colour("surface-2"), colour("line"))
    ink = f'fill="{colour("on-gold-soft" if won else "ink")}"'
    points = str(score).replace("-", "\N{MINUS SIGN}")
    crown = f'<use href="#k-crown" x="{x + wide - 96:g}" y="{y + 16:g}" width="32" height="32"/>' if won else ""
    return [
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{CARD}" rx="10" fill="{paint[0]}" stroke="{paint[1]}"/>',
        f'<use href="#{crest}" x="{x + 12:g}" y="{y + 12:g}" width="40" height="40"/>',
        letters(x + 62, y + 39, shorten(name, wide - 165, 20), 20, f'{ink} font-weight="600"'),
        crown,
        letters(x + wide - 14, y + 43, points, 30, f'{DISPLAY} {ink} text-anchor="end"'),
    ]
