"""The territories for a terminal: regions with their names as in moves, terrain, figures and tokens."""

from __future__ import annotations

from koruna.games.tiny_epic_kingdoms.forms.drawing_land import AreaOutline, outlines
from koruna.games.tiny_epic_kingdoms.forms.map_view import RegionView, TerritoryView
from koruna.games.tiny_epic_kingdoms.forms.region_names import region_name
from koruna.games.tiny_epic_kingdoms.forms.text_board import HIDDEN, NEUTRAL, WATER
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView
from koruna.locale import Words, words
from koruna.look.columns import shorten
from koruna.look.names import players_named
from koruna.look.terminal_colours import BOLD, DIM, PLAYERS, ground
from koruna.look.text_map import Area, Glyph, TextMap, draw_areas, spaced

ACROSS = 39  # columns that a territory needs
LEAST, MOST = 11, 16  # rows of a territory, its title included
CLIFFS = "^"


def draw(view: TinyEpicKingdomsView, language: str, names: list[str], width: int, height: int) -> TextMap:
    """As many territories side by side as fit."""
    say = words(language, "tiny_epic_kingdoms", codes=True)
    called = players_named(view.seats, names, say)
    count = max(1, len(view.territories))
    across = min(count, max(1, width // ACROSS))
    down = -(-count // across)
    wide, high = max(width, ACROSS) // across, max(LEAST, min(MOST, height // down))
    found = TextMap(wide * across, high * down)
    for at, territory in enumerate(view.territories):
        row, column = at // across * high, at % across * wide
        owner = territory.owner
        player = "" if owner is None else called[owner]
        found.put(row, column + 1, title(territory, player, say, wide - 2), BOLD if owner is None else PLAYERS[owner])
        found.place(row + 1, column, draw_areas(areas_of(territory, say), wide - 1, high - 1))
    found.home = next((f"region:{id}" for id in own_regions(view) if f"region:{id}" in found.places), "")
    return found


def title(territory: TerritoryView, player: str, say: Words, room: int) -> str:
    facts: dict[str, int | str] = {"letter": territory.letter, "territory": territory.side}
    if not player:
        return shorten(say.say("board-lost-kingdom", facts), room)
    return shorten(say.say("board-home", {**facts, "player": player}), room)


def own_regions(view: TinyEpicKingdomsView) -> list[str]:
    """Where the viewer has figures."""
    seat = view.seat
    regions = [region for territory in view.territories for region in territory.regions]
    return [] if seat is None else [region.id for region in regions if region.figures[seat]]


def areas_of(territory: TerritoryView, say: Words) -> list[Area]:
    regions = {f"r{region.id[1:]}": region for region in territory.regions}
    return [
        region_area(territory.side, regions[area.name], area, say) if area.name in regions else empty_area(area)
        for area in outlines()[territory.side]
    ]


def empty_area(area: AreaOutline) -> Area:
    return Area("", [*area.points], WATER if area.terrain == "water" else CLIFFS, "", [], DIM)


def region_area(side: str, region: RegionView, area: AreaOutline, say: Words) -> Area:
    """A region where figures of only one player are has the colour of that player."""
    seats = [seat for seat, figures in enumerate(region.figures) if figures]
    surface = ground(seats[0]) if len(seats) == 1 else ""
    name = region_name(side, region.id).by_language[say.language]
    return Area(f"region:{region.id}", [*area.points], region.id, name, content_of(region, say, surface), surface)


def content_of(region: RegionView, say: Words, surface: str) -> list[Glyph]:
    """Figures as the text board writes them, those that lie in brackets; then a token and the terrain."""
    found: list[Glyph] = []
    for seat, figures in enumerate(region.figures):
        lying = region.lying[seat]
        standing = [str(seat + 1)] * (figures - lying) + [f"({seat + 1})"] * lying
        found += [(text, surface or PLAYERS[seat]) for text in standing]
    if region.neutral:
        found.append((NEUTRAL, surface))
    if region.hidden:
        found.append((HIDDEN, surface))
    if region.token:
        found.append((f"[{say.say('token', {'token': region.token})}]", surface))
    terrain = say.say("terrain", {"terrain": region.terrain})
    return spaced([*found, (terrain, surface or DIM)], surface)
