"""The whole table drawn from a view alone, as one self-contained SVG: the world, and beside it the players.

It consists of nested SVGs (`data-part`), which a narrow page can stack. A field is named by `data-field`, a stack,
a herd or a building by `data-piece`.
"""

from __future__ import annotations

from koruna.games.suverenita.forms.drawing_desk import FIRST_GAME
from koruna.games.suverenita.forms.drawing_ground import ROCK, draw_ground, draw_ridges, draw_shapes
from koruna.games.suverenita.forms.drawing_land import land_of
from koruna.games.suverenita.forms.drawing_map import all_here, draw_control, draw_pieces
from koruna.games.suverenita.forms.player_view import PlayerView
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.locale import Words, words
from koruna.look import colour, letters, shorten
from koruna.look.ending_text import ending_drawn
from koruna.look.names import players_named
from koruna.look.parts import part, whole_table
from koruna.look.top_bar import BAR, draw_moment, draw_turn

GAME = "suverenita"
BACKGROUND, SURFACE, LINE = colour("bg"), colour("surface"), colour("line")
INK, SOFT_INK = colour("ink"), colour("ink-2")
GOLD_SOFT, ON_GOLD_SOFT = colour("gold-soft"), colour("on-gold-soft")
DISPLAY = 'font-family="var(--font-display,Georgia,serif)" font-weight="700"'
WIDTH = 1280
MARGIN, GAP = 16, 10
TOP = 2 * MARGIN + BAR
WORLD = 900
SIDE = WIDTH - WORLD - 3 * MARGIN
HEIGHT = TOP + WORLD + MARGIN
MOST_ROW = 104.0


def draw(view: SuverenitaView, language: str = "en", names: list[str] | None = None) -> str:
    """The table as SVG. A player without a name gets a number."""
    say = words(language, GAME)
    players = players_named(view.seats, names, say)
    name, now = say.say("name"), moment(view, say, players)
    lines = [
        *draw_bar(view, say, players, name, now),
        *draw_world(view, say),
        *draw_players(view, say, players),
    ]
    defs = f"{ROCK}{draw_shapes(view.map)}"
    return whole_table(WIDTH, HEIGHT, name, f"{name}, {now}, {turn(view, say, players)}", lines, defs)


# --- the bar on top --------------------------------------------------------------------------------


def moment(view: SuverenitaView, say: Words, players: list[str]) -> str:
    """The progress of the game; at the end, why it ended."""
    if view.over:
        return ending_drawn(GAME, view, players, say.language).why
    if not view.round:
        return say.say("board-prelude")
    facts = {"year": view.year, "season": view.season, "subphase": view.subphase, "mode": view.mode}
    return say.say("board-moment-gold" if view.mode == FIRST_GAME else "board-moment", facts)


def turn(view: SuverenitaView, say: Words, players: list[str]) -> str:
    """Whose turn it is, or all who decide; at the end who won by how much."""
    if view.over:
        return ending_drawn(GAME, view, players, say.language).outcome
    if not view.waiting:
        return "…"
    return say.say("board-turn", {"player": ", ".join([players[seat] for seat in view.waiting])})


def draw_bar(view: SuverenitaView, say: Words, players: list[str], name: str, now: str) -> list[str]:
    status = turn(view, say, players)
    seats = [seat for seat in range(view.seats) if view.ranks[seat] == 1] if view.over else view.waiting
    return [
        *part("moment", MARGIN, MARGIN, WORLD, BAR, now, draw_moment(name, now, WORLD)),
        *part("turn", WORLD + 2 * MARGIN, MARGIN, SIDE, BAR, status, draw_turn(status, seats, SIDE)),
    ]


# --- the world and the players ---------------------------------------------------------------------


def draw_world(view: SuverenitaView, say: Words) -> list[str]:
    here = all_here(view.map, view.fields)
    radius = land_of(view.map).radius
    lines = [
        draw_ground(view.map),
        *[line for line in map(draw_control, here) if line],
        draw_ridges(view.map),
        *[draw_pieces(each, False, say.language) for each in here],
    ]
    box = f"{-radius:.0f} {-radius:.0f} {2 * radius:.0f} {2 * radius:.0f}"
    return part("world", MARGIN, TOP, WORLD, WORLD, say.say("board-map"), lines, box)


def draw_players(view: SuverenitaView, say: Words, names: list[str]) -> list[str]:
    x = WORLD + 2 * MARGIN
    each = min(MOST_ROW, (WORLD - GAP * (view.seats - 1)) / view.seats)
    lines: list[str] = []
    for player in view.players:
        name = names[player.seat]
        title = f"{name}, {say.say('points', {'points': player.points})}"
        drawn = draw_player(view, player, name, say, each)
        lines += part(f"player-{player.seat}", x, TOP + player.seat * (each + GAP), SIDE, each, title, drawn)
    return lines


def draw_player(view: SuverenitaView, player: PlayerView, name: str, say: Words, high: float) -> list[str]:
    """Coat of arms, name, victory points, and the holdings in one line."""
    seat = player.seat + 1
    now = player.seat in view.waiting
    look = f'fill="{GOLD_SOFT if now else SURFACE}" stroke="{LINE}" stroke-width="1.5"'
    text = ON_GOLD_SOFT if now else INK
    tall = high > 60
    size = 40 if tall else 28
    middle = high / 2
    first = middle - 8 if tall else middle + 6
    lines = [
        f'<rect x="1" y="1" width="{SIDE - 2}" height="{high - 2:.1f}" rx="12" {look}/>',
        f'<use href="#k-arms-{seat}" x="10" y="{middle - size / 2:.1f}" width="{size}" height="{size}"/>',
        letters(60, first, shorten(name, SIDE - 150, 18), 18, f'{DISPLAY} fill="{text}"'),
        letters(SIDE - 14, first + 2, str(player.points), 22, f'{DISPLAY} fill="{text}" text-anchor="end"'),
    ]
    if not tall:
        return lines
    figures = [("k-vp", player.vp), ("k-coin", player.gold), ("k-chip-meadow", player.lands)]
    figures += [("k-b-village", player.settlements), ("k-u-light", player.units)]
    if view.mode != FIRST_GAME:
        figures.append(("k-grain", player.grain))
    for at, (symbol, number) in enumerate(figures):
        left = 60 + at * (SIDE - 70) / len(figures)
        lines.append(
            f'<g class="p{seat}"><use href="#{symbol}" x="{left:.1f}" y="{middle + 6:.1f}" width="18" height="18"/></g>'
        )
        lines.append(letters(left + 21, middle + 20, str(number), 14, f'fill="{text}" font-weight="600"'))
    return lines
