"""The whole table drawn from a view alone, as one self-contained SVG.

It is put together from parts, each an SVG inside the SVG (`data-part`), so that a narrow page can stack them one under
another. Every line is one thing, and a thing that did not change gives the same line, so that the many drawings of a
replay share most of theirs. A piece is named by `data-piece` (`figure-1-a3-2`: the second figure of player 1 in region
a3, `token-b2`, `castle-1`), a region by `data-region`.
"""

from __future__ import annotations

from html import escape

from koruna.games.tiny_epic_kingdoms.drawing_land import WIDTH as LAND_WIDTH
from koruna.games.tiny_epic_kingdoms.drawing_map import (
    HEAD,
    SHEET,
    draw_frame,
    draw_pieces,
    pieces_of,
    territory_name,
)
from koruna.games.tiny_epic_kingdoms.drawing_map import HEIGHT as LAND_HEIGHT
from koruna.games.tiny_epic_kingdoms.drawing_terrain import draw_ground
from koruna.games.tiny_epic_kingdoms.view import TerritoryView, TinyEpicKingdomsView
from koruna.locale import Words, words
from koruna.look import colour, letters, with_kit

GAME = "tiny_epic_kingdoms"
BACKGROUND, INK = colour("bg"), colour("ink")
MARGIN = 16
WIDTH = 1280


def draw(view: TinyEpicKingdomsView, language: str = "en", names: list[str] | None = None) -> str:
    """The table as SVG. A player without a name is called by the number."""
    say = words(language, GAME)
    players = [
        names[seat] if names and seat < len(names) and names[seat] else say.say("board-player", {"number": seat + 1})
        for seat in range(view.seats)
    ]
    name = say.say("name")
    rows = max(1, -(-len(view.territories) // 2))
    height = 60 + rows * (LAND_HEIGHT + MARGIN)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="koruna" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" style="max-width:100%;height:auto" role="img" aria-label="{escape(name)}"'
        f' font-family="var(--font-ui,sans-serif)">',
        f"<defs>{SHEET}</defs>",
        f'<rect width="{WIDTH}" height="{height}" rx="18" fill="{BACKGROUND}"/>',
    ]
    for at, territory in enumerate(view.territories):
        row, column = divmod(at, 2)
        x, y = MARGIN + column * (LAND_WIDTH + MARGIN), 60 + row * (LAND_HEIGHT + MARGIN)
        lines += draw_territory(view, territory, x, y, say, players)
    for seat, player in enumerate(players):
        lines.append(letters(900, 80 + 30 * seat, f"{player} {view.scores[seat]}", 18, f'fill="{INK}"'))
    return with_kit("\n".join([*lines, "</svg>"]))


def draw_territory(
    view: TinyEpicKingdomsView, territory: TerritoryView, x: float, y: float, say: Words, names: list[str]
) -> list[str]:
    player = say.say("page-lost-kingdom") if territory.owner is None else names[territory.owner]
    name = say.say("territory", {"territory": territory.side})
    return [
        f'<svg data-part="land-{territory.letter}" x="{x:g}" y="{y:g}" width="{LAND_WIDTH}" height="{LAND_HEIGHT}"'
        f' viewBox="0 0 {LAND_WIDTH} {LAND_HEIGHT}" role="img">',
        f"<title>{escape(territory_name(territory, say, names), quote=False)}</title>",
        f'<g clip-path="url(#k-tek-sheet)"><g transform="translate(0 {HEAD})">',
        draw_ground(territory.side),
        *[draw_pieces(pieces_of(view, territory, region)) for region in territory.regions],
        "</g></g>",
        draw_frame(territory.letter, territory.owner, name, player),
        "</svg>",
    ]
