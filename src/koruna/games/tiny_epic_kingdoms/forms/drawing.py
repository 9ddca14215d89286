"""The whole table drawn from a view alone, as one self-contained SVG.

It consists of nested SVGs (`data-part`), which a narrow page can stack. Every element is on a line of its own and an
unchanged element gives the same line, so that the drawings of a replay share most lines. A piece is named by
`data-piece` (`figure-1-a3-2`: the second figure of player 1 in region a3, `token-b2`), a region by `data-region`, an
action by `data-action`.
"""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.forms.drawing_land import WIDTH as LAND_WIDTH
from koruna.games.tiny_epic_kingdoms.forms.drawing_map import (
    HEAD,
    SHEET,
    draw_frame,
    draw_pieces,
    pieces_of,
    region_of_war,
    territory_name,
)
from koruna.games.tiny_epic_kingdoms.forms.drawing_map import HEIGHT as LAND_HEIGHT
from koruna.games.tiny_epic_kingdoms.forms.drawing_player import (
    draw_actions,
    draw_player,
    draw_war,
)
from koruna.games.tiny_epic_kingdoms.forms.drawing_terrain import draw_ground
from koruna.games.tiny_epic_kingdoms.forms.map_view import TerritoryView
from koruna.games.tiny_epic_kingdoms.forms.region_names import region_name_in
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView
from koruna.locale import Words, words
from koruna.look import colour
from koruna.look.ending_text import ending_drawn
from koruna.look.names import players_named
from koruna.look.parts import part, whole_table
from koruna.look.top_bar import BAR, draw_moment, draw_turn

GAME = "tiny_epic_kingdoms"
BACKGROUND = colour("bg")
WIDTH = 1280
MARGIN, GAP = 16, 10
TOP = 2 * MARGIN + BAR
STAGE = 2 * LAND_WIDTH + GAP
SIDE = WIDTH - STAGE - 3 * MARGIN
CARD, WAR = 148, 84  # heights


def draw(view: TinyEpicKingdomsView, language: str = "en", names: list[str] | None = None) -> str:
    """The table as SVG. A player without a name gets a number."""
    say = words(language, GAME)
    players = players_named(view.seats, names, say)
    name, progress, whose_turn = say.say("name"), moment(view, say, players), turn(view, say, players)
    rows = 3 if max(view.seats, len(view.territories)) > 4 else 2
    height = TOP + rows * LAND_HEIGHT + (rows - 1) * GAP + MARGIN
    lines = [
        *draw_bar(view, name, progress, whose_turn),
        *draw_lands(view, say, players),
        *draw_side(view, say, players, height),
    ]
    return whole_table(WIDTH, height, name, f"{name}, {progress}, {whose_turn}", lines, SHEET)


# --- the bar on top --------------------------------------------------------------------------------


def moment(view: TinyEpicKingdomsView, say: Words, players: list[str]) -> str:
    """The progress of the game; at the end, why it ended."""
    if view.step == "over":
        return ending_drawn(GAME, view, players, say.language).why
    if view.active is None:
        return say.say("page-before")
    if view.final:
        return say.say("board-final")
    return say.say("page-turn", {"player": players[view.active]})


def turn(view: TinyEpicKingdomsView, say: Words, players: list[str]) -> str:
    """Whose turn it is, or both who set a die; at the end who won by how much."""
    if view.step == "over":
        return ending_drawn(GAME, view, players, say.language).outcome
    if not view.waiting:
        return "…"
    return say.say("board-turn", {"player": ", ".join([players[seat] for seat in view.waiting])})


def draw_bar(view: TinyEpicKingdomsView, name: str, progress: str, whose_turn: str) -> list[str]:
    seats = [seat for seat in range(view.seats) if view.ranks[seat] == 1] if view.step == "over" else view.waiting
    return [
        *part("moment", MARGIN, MARGIN, STAGE, BAR, progress, draw_moment(name, progress, STAGE)),
        *part("turn", STAGE + 2 * MARGIN, MARGIN, SIDE, BAR, whose_turn, draw_turn(whose_turn, seats, SIDE)),
    ]


# --- the land and the players ----------------------------------------------------------------------


def draw_lands(view: TinyEpicKingdomsView, say: Words, names: list[str]) -> list[str]:
    lines: list[str] = []
    for at, territory in enumerate(view.territories):
        row, column = divmod(at, 2)
        alone = column == 0 and at == len(view.territories) - 1
        x = MARGIN + ((STAGE - LAND_WIDTH) / 2 if alone else column * (LAND_WIDTH + GAP))
        y = TOP + row * (LAND_HEIGHT + GAP)
        title = territory_name(territory, say, names)
        drawn = draw_territory(view, territory, say, names)
        lines += part(f"land-{territory.letter}", x, y, LAND_WIDTH, LAND_HEIGHT, title, drawn)
    return lines


def draw_territory(view: TinyEpicKingdomsView, territory: TerritoryView, say: Words, names: list[str]) -> list[str]:
    player = say.say("page-lost-kingdom") if territory.owner is None else names[territory.owner]
    name = say.say("territory", {"territory": territory.side})
    here = [pieces_of(territory.side, region, region_of_war(view)) for region in territory.regions]
    return [
        f'<g clip-path="url(#k-tek-sheet)"><g transform="translate(0 {HEAD})">',
        draw_ground(territory.side),
        *[draw_pieces(each, say.language) for each in here],
        "</g></g>",
        draw_frame(territory.letter, territory.owner, name, player),
    ]


def draw_side(view: TinyEpicKingdomsView, say: Words, names: list[str], height: float) -> list[str]:
    """The card of actions, or the war when there is one, and the players."""
    x, y = STAGE + 2 * MARGIN, float(TOP)
    lines: list[str] = []
    if view.active is not None and view.war is None:
        lines += part("actions", x, y, SIDE, CARD, say.say("page-actions"), draw_actions(view, say, SIDE, CARD))
        y += CARD + GAP
    if view.war is not None:
        title = say.say("page-war", {"region": region_name_in(view, view.war.region)})
        lines += part("war", x, y, SIDE, WAR, title, draw_war(view.war, title, names, say, SIDE, WAR))
        y += WAR + GAP
    each = min(130.0, (height - MARGIN - y - GAP * (view.seats - 1)) / view.seats)
    for player in view.players:
        name = names[player.seat]
        title = f"{name}, {say.say('points', {'points': player.points})}"
        drawn = draw_player(view, player, name, say, SIDE, each)
        lines += part(f"player-{player.seat}", x, y + player.seat * (each + GAP), SIDE, each, title, drawn)
    return lines
