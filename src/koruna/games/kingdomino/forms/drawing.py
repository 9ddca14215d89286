"""The whole table drawn from a view alone, as one self-contained SVG.

It consists of nested SVGs (`data-part`), which a narrow page can stack. Every element is on a line of its own and an
unchanged element gives the same line, so that the drawings of a replay share most lines.

A piece is named by `data-piece` (`domino-17`, `king-0-1`, `castle-2`) and keeps that name wherever it moves.
A square is named by `data-square` (`e4`), a domino in a row by `data-offer`.
"""

from __future__ import annotations

from typing import NamedTuple

from koruna.engine.series_view import SeriesView, in_series
from koruna.games.kingdomino.forms.drawing_domino import (
    DISPLAY,
    GOLD,
    INK,
    draw_domino,
    draw_row,
    kings_on_dominoes,
)
from koruna.games.kingdomino.forms.drawing_kingdom import draw_kingdom, span, window_of
from koruna.games.kingdomino.forms.drawing_panel import (
    SOFT_INK,
    STRONG_LINE,
    draw_header,
    draw_panel,
)
from koruna.games.kingdomino.forms.view import KingdominoView
from koruna.locale import Words, words
from koruna.look import colour, letters, shorten
from koruna.look.ending_text import ending_drawn
from koruna.look.names import players_named
from koruna.look.parts import part, whole_table
from koruna.look.top_bar import BAR, draw_moment, draw_turn, progress_in_series

__all__ = ["draw", "draw_domino", "draw_kingdom"]

BACKGROUND = colour("bg")

WIDTH = 1280
MARGIN = 16


class Layout(NamedTuple):
    """The layout for a number of kingdoms."""

    columns: int
    left: float  # the x of the first column
    width: float  # of a panel
    height: float
    tally: int  # columns of the tally under the land; 0 puts it beside the land
    rows: list[tuple[float, float, float, float]]  # x, y, width and height of the row to place and the row to claim
    first: int  # the first cell that holds a kingdom


TOP = 2 * MARGIN + BAR
BESIDE = 246  # the width of rows placed beside all kingdoms


def rows_beside(height: float) -> list[tuple[float, float, float, float]]:
    each = (height - MARGIN) / 2
    return [(MARGIN, TOP, BESIDE, each), (MARGIN, TOP + each + MARGIN, BESIDE, each)]


LAYOUTS = {
    2: Layout(2, BESIDE + 2 * MARGIN, 485, 730, 2, rows_beside(730), 0),
    # For three the rows take the place of a fourth kingdom.
    3: Layout(2, MARGIN, 616, 400, 0, [(MARGIN + 8, TOP, 284, 400), (MARGIN + 8 + 300, TOP, 284, 400)], 1),
    4: Layout(2, BESIDE + 2 * MARGIN, 485, 392, 0, rows_beside(2 * 392 + MARGIN), 0),
}


def draw(
    view: KingdominoView, language: str = "en", names: list[str] | None = None, series: SeriesView | None = None
) -> str:
    """The table as SVG. A player without a name gets a number."""
    say = words(language, "kingdomino")
    view, totals = in_series(view, series)  # K-F1
    players = players_named(view.seats, names, say)
    layout = LAYOUTS[view.seats]
    height = TOP + (1 if view.seats == 2 else 2) * (layout.height + MARGIN)
    progress = progress_in_series(moment(view, series, say, players), series, say)
    whose_turn = turn(view, series, say, players)
    lines = [
        *draw_bar(view, progress, whose_turn),
        *(draw_result(view, say, players, totals) if view.step == "over" else draw_rows(view, say)),
        *draw_panels(view, say, players),
    ]
    return whole_table(WIDTH, height, f"Kingdomino, {progress}", f"Kingdomino, {progress}, {whose_turn}", lines)


# --- the bar on top: progress and turn ---------------------------------------------------


def moment(view: KingdominoView, series: SeriesView | None, say: Words, players: list[str]) -> str:
    """The progress of the game; at the end, why it ended."""
    if view.step == "over":
        return ending_drawn("kingdomino", view, players, say.language, series).why
    if view.round == 0:
        return say.say("board-first-claims")
    return say.say("board-round", {"round": view.round, "rounds": view.rounds})


def turn(view: KingdominoView, series: SeriesView | None, say: Words, players: list[str]) -> str:
    """Whose turn it is; at the end who won by how much."""
    if view.turn is not None:
        return say.say("board-turn", {"player": players[view.turn]})
    if view.step == "over":
        return ending_drawn("kingdomino", view, players, say.language, series).outcome
    return "…"


def draw_bar(view: KingdominoView, progress: str, whose_turn: str) -> list[str]:
    wide = (WIDTH - 3 * MARGIN) / 2
    has_pips = view.step != "over" and len(progress) < 18
    pips = [draw_pip(view, number) for number in range(1, view.rounds + 1)] if has_pips else []
    return [
        *part("round", MARGIN, MARGIN, wide, BAR, progress, draw_moment("Kingdomino", progress, wide) + pips),
        *part("turn", 2 * MARGIN + wide, MARGIN, wide, BAR, whose_turn, draw_order(view, whose_turn, wide)),
    ]


def draw_pip(view: KingdominoView, number: int) -> str:
    """A bead for every round: played, being played, to come."""
    x = 378 + 18 * number
    if number < view.round:
        return f'<circle cx="{x}" cy="26" r="5.5" fill="{STRONG_LINE}"/>'
    if number == view.round:
        return f'<circle cx="{x}" cy="26" r="7" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>'
    return f'<circle cx="{x}" cy="26" r="5" fill="none" stroke="{STRONG_LINE}" stroke-width="1.5"/>'


def draw_order(view: KingdominoView, whose_turn: str, wide: float) -> list[str]:
    """Whose turn it is on a golden band, followed by the coats of arms of those who are next."""
    if view.step == "over":
        winners = [seat for seat in range(view.seats) if view.ranks[seat] == 1]
        order, left, crown = winners, 100, ['<use href="#k-crown" x="56" y="10" width="32" height="32"/>']
    else:
        order, left, crown = view.king_order or ([] if view.turn is None else [view.turn]), 60, []
    later = order[1:]
    lines = draw_turn(whose_turn, order, wide, left, 22 + 30 * len(later)) + crown
    for at, seat in enumerate(later):
        x = wide - 12 - 30 * (len(later) - at)
        lines.append(f'<use href="#k-arms-{seat + 1}" x="{x:g}" y="13" width="26" height="26" opacity=".85"/>')
    return lines


# --- the rows ------------------------------------------------------------------------------


def draw_rows(view: KingdominoView, say: Words) -> list[str]:
    kings = kings_on_dominoes(view)
    active = next((offer.domino for offer in view.to_place if not offer.done), 0) if view.step == "place" else 0
    (px, py, pw, ph), (cx, cy, cw, ch) = LAYOUTS[view.seats].rows
    place, claim = say.say("board-place"), say.say("board-claim")
    places = max(3, len(view.to_place), len(view.to_claim))
    to_place = draw_row(view.to_place, kings, place, pw, ph, places, active, False)
    to_claim = draw_row(view.to_claim, kings, claim, cw, ch, places, 0, view.step == "claim")
    return [
        *(part("place", px, py, pw, ph, place, to_place) if to_place else []),
        *(part("claim", cx, cy, cw, ch, claim, to_claim) if to_claim else []),
    ]


def draw_result(view: KingdominoView, say: Words, players: list[str], totals: list[int]) -> list[str]:
    """The final ranking, in the place of the rows."""
    x, y, width, height = LAYOUTS[view.seats].rows[0]
    text = say.say("board-final")
    lines = [
        letters(2, 21, text, 19, f'{DISPLAY} fill="{INK}"'),
        f'<path d="M2 29h{width - 4:g}" stroke="{GOLD}" stroke-width="2"/>',
    ]
    for at, seat in enumerate(sorted(range(view.seats), key=lambda seat: (view.ranks[seat], seat))):
        top = 48 + 74 * at
        first = view.ranks[seat] == 1
        rank = say.say("board-place-rank", {"rank": view.ranks[seat]})
        points = say.say("board-points", {"points": totals[seat]})
        lines.append(f'<use href="#k-arms-{seat + 1}" x="0" y="{top}" width="54" height="54"/>')
        if first:
            lines.append(f'<use href="#k-crown" x="14" y="{top - 15}" width="26" height="26"/>')
        lines.append(letters(66, top + 22, shorten(players[seat], width - 70, 19), 19, f'{DISPLAY} fill="{INK}"'))
        lines.append(letters(66, top + 45, rank, 15, f'fill="{SOFT_INK}"'))
        lines.append(letters(width - 4, top + 45, points, 15, f'fill="{SOFT_INK}" font-weight="600" text-anchor="end"'))
    return part("result", x, y, width, height, text, lines)


# --- the kingdoms ----------------------------------------------------------------------------


def draw_panels(view: KingdominoView, say: Words, players: list[str]) -> list[str]:
    layout = LAYOUTS[view.seats]
    width, height = layout.width, layout.height
    over = view.step == "over"
    windows = [window_of(kingdom, view.size, over) for kingdom in view.kingdoms]
    across = max(map(span, windows))  # one scale for all, as on a real table
    standing = kings_on_dominoes(view).values()
    lines: list[str] = []
    for seat, kingdom in enumerate(view.kingdoms):
        points = say.say("board-points", {"points": view.scores[seat]})
        rank = say.say("board-place-rank", {"rank": view.ranks[seat]}) if over else ""
        marked = view.ranks[seat] == 1 if over else view.turn == seat
        home = [number for number in range(2 if view.seats == 2 else 1) if (seat, number) not in standing]
        card = draw_header(seat, players[seat], points, rank, home, marked, width, height)
        card += draw_panel(kingdom, view.size, windows[seat], across, say, width, height, layout.tally)
        row, column = divmod(layout.first + seat, layout.columns)
        x, y = layout.left + column * (width + MARGIN), TOP + row * (height + MARGIN)
        lines += part(f"kingdom-{seat}", x, y, width, height, ", ".join([players[seat], points]), card)
    return lines
