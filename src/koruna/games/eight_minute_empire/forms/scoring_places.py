"""Where the points of an empire come from, for the count at the end."""

from __future__ import annotations

from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView


def scored_on(view: EightMinuteEmpireView, seat: int) -> list[list[str]]:
    """The places of every line of `tally`: the regions, those of the continents, and each good."""
    player = view.players[seat]
    lines: list[list[str]] = []
    if player.points_regions:
        lines.append([f"region-{region}" for region in player.regions])
    if player.points_continents:
        continents = [continent for continent in view.continents if continent.number in player.continents]
        lines.append([f"region-{region}" for continent in continents for region in continent.regions])
    return [*lines, *[[f"good-{good.good}-{seat}"] for good in player.goods if good.points]]


def draw_scoring(side: str, region: int) -> str:
    """A region, invisible until it is counted."""
    return f'<g data-place="region-{region}"><use class="light" href="#k-land-{side.lower()}-{region}"/></g>'
