"""The whole table drawn from a view alone, as one self-contained SVG.

It consists of nested SVGs (`data-part`), which a narrow page can stack. Every element is on a line of its own and an
unchanged element gives the same line, so that the drawings of a replay share most lines. A piece is named by
`data-piece` (`card-wood-3`, `army-12-1-2`: the second army of player 1 in region 12, `city-9-2`, `token-12`), a region
by `data-region`.
"""

from __future__ import annotations

from koruna.engine.series_view import SeriesView, in_series
from koruna.games.eight_minute_empire.forms.drawing_card import HEIGHT as CARD
from koruna.games.eight_minute_empire.forms.drawing_card import INK, SOFT_INK, draw_acts, draw_cards
from koruna.games.eight_minute_empire.forms.drawing_land import HEIGHT as LAND_HEIGHT
from koruna.games.eight_minute_empire.forms.drawing_land import WIDTH as LAND_WIDTH
from koruna.games.eight_minute_empire.forms.drawing_map import draw_map
from koruna.games.eight_minute_empire.forms.drawing_player import (
    DISPLAY,
    draw_player,
    draw_worth,
)
from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView
from koruna.locale import Words, words
from koruna.look import letters, shorten
from koruna.look.ending_text import ending_drawn
from koruna.look.names import players_named
from koruna.look.parts import part, whole_table
from koruna.look.top_bar import BAR, draw_moment, draw_turn, progress_in_series

GAME = "eight_minute_empire"
WIDTH = 1280
MARGIN = 16
TOP = 2 * MARGIN + BAR
STAGE = 916  # the width of the row and of the map
MAP = round(STAGE * LAND_HEIGHT / LAND_WIDTH)
HEIGHT = TOP + CARD + MAP + 2 * MARGIN
SIDE = WIDTH - STAGE - 3 * MARGIN
LOWEST = 176  # the least height that the table of goods needs


def draw(
    view: EightMinuteEmpireView,
    language: str = "en",
    names: list[str] | None = None,
    series: SeriesView | None = None,
) -> str:
    """The table as SVG. A player without a name gets a number."""
    say = words(language, GAME)
    view, totals = in_series(view, series)
    players = players_named(view.seats, names, say)
    progress = progress_in_series(moment(view, series, say, players), series, say)
    whose_turn = turn(view, series, say, players)
    name = say.say("name")
    lines = [
        *draw_bar(view, say, name, progress, whose_turn),
        *draw_top(view, say, players, totals),
        *draw_sheet(view, say),
        *draw_players(view, say, players),
    ]
    return whole_table(WIDTH, HEIGHT, f"{name}, {progress}", f"{name}, {progress}, {whose_turn}", lines)


# --- the bar on top: progress and turn ---------------------------------------------------


def moment(view: EightMinuteEmpireView, series: SeriesView | None, say: Words, players: list[str]) -> str:
    """The progress of the game; at the end, why it ended."""
    if view.step == "over":
        return ending_drawn(GAME, view, players, say.language, series).why
    if not view.round:
        return say.say("board-before")
    return say.say("board-round", {"round": view.round, "rounds": view.rounds})


def turn(view: EightMinuteEmpireView, series: SeriesView | None, say: Words, players: list[str]) -> str:
    """Whose turn it is, or all who still bid; at the end who won by how much."""
    if view.step == "over":
        return ending_drawn(GAME, view, players, say.language, series).outcome
    if not view.waiting:
        return "…"
    return say.say("board-turn", {"player": [players[seat] for seat in view.waiting]})


def draw_bar(view: EightMinuteEmpireView, say: Words, name: str, progress: str, whose_turn: str) -> list[str]:
    wide = (WIDTH - 3 * MARGIN) / 2
    seats = [seat for seat in range(view.seats) if view.ranks[seat] == 1] if view.step == "over" else view.waiting
    band = draw_turn(whose_turn, seats, wide)
    if view.acting is not None:
        band = [*draw_turn(whose_turn, seats, wide, right=256), draw_left(view, say, wide)]
    return [
        *part("round", MARGIN, MARGIN, wide, BAR, progress, draw_moment(name, progress, wide)),
        *part("turn", 2 * MARGIN + wide, MARGIN, wide, BAR, whose_turn, band),
    ]


def draw_left(view: EightMinuteEmpireView, say: Words, wide: float) -> str:
    """What is left of the action in progress."""
    assert view.acting is not None
    return draw_acts("or" if view.acting.either else "and", view.acting.left, wide - 230, 26, 220, say)


# --- the row, or the result -----------------------------------------------------------------


def draw_top(view: EightMinuteEmpireView, say: Words, players: list[str], totals: list[int]) -> list[str]:
    if view.step != "over":
        return part("cards", MARGIN, TOP, STAGE, CARD, say.say("map-row"), draw_cards(view, say, STAGE))
    each = STAGE / view.seats
    lines = []
    for at, seat in enumerate(sorted(range(view.seats), key=lambda seat: (view.ranks[seat], seat))):
        x = at * each
        first = view.ranks[seat] == 1
        lines.append(f'<use href="#k-arms-{seat + 1}" x="{x:g}" y="24" width="54" height="54"/>')
        if first:
            lines.append(f'<use href="#k-crown" x="{x + 14:g}" y="4" width="26" height="26"/>')
        place = say.say("place-ordinal", {"place": view.ranks[seat]})
        points = say.say("points", {"points": totals[seat]})
        lines.append(letters(x + 64, 48, shorten(players[seat], each - 72, 19), 19, f'{DISPLAY} fill="{INK}"'))
        lines.append(letters(x + 64, 72, f"{place} · {points}", 15, f'fill="{SOFT_INK}" font-weight="600"'))
    return part("result", MARGIN, TOP, STAGE, CARD, say.say("board-final"), lines)


# --- the map and the players ------------------------------------------------------------------


def draw_sheet(view: EightMinuteEmpireView, say: Words) -> list[str]:
    lines = ['<g clip-path="url(#k-map-sheet)">', *draw_map(view, say.language), "</g>"]
    title = say.say("map-map", {"side": view.side})
    return part("map", MARGIN, TOP + CARD + MARGIN, STAGE, MAP, title, lines, f"0 0 {LAND_WIDTH} {LAND_HEIGHT}")


def draw_players(view: EightMinuteEmpireView, say: Words, players: list[str]) -> list[str]:
    gap = 10
    height = min(150.0, (HEIGHT - TOP - MARGIN - gap * (view.seats - 1)) / view.seats)
    x = STAGE + 2 * MARGIN
    lines: list[str] = []
    for player in view.players:
        seat = player.seat
        panel = draw_player(view, player, players[seat], view.ranks[seat], say, SIDE, height)
        points = say.say("points", {"points": player.points})
        title = f"{players[seat]}, {points}"
        lines += part(f"player-{seat}", x, TOP + seat * (height + gap), SIDE, height, title, panel)
    below = TOP + view.seats * (height + gap)
    if HEIGHT - MARGIN - below >= LOWEST - gap:
        lines += part("worth", x, below, SIDE, 162, say.say("map-goods"), draw_worth(view, say, SIDE))
    return lines
