"""Where the points of a kingdom come from, for the count at the end."""

from __future__ import annotations

from koruna.games.kingdomino.forms.view import Area, KingdominoView, KingdomView


def scored_on(view: KingdominoView, seat: int) -> list[list[str]]:
    """The places of every line of `tally`: each area, then the castle or the whole kingdom for the bonuses."""
    kingdom = view.kingdoms[seat]
    areas = [f"area-{seat}-{at}" for at in range(len(scoring(kingdom)))]
    lines = [[area] for area in areas]
    if kingdom.middle_kingdom == "granted":
        lines.append([f"castle-{seat}"])
    if kingdom.harmony == "granted":
        lines.append([f"castle-{seat}", *areas])
    return lines


def scoring(kingdom: KingdomView) -> list[Area]:
    return [area for area in kingdom.areas if area.points]


def draw_scoring(kingdom: KingdomView) -> str:
    """The areas that score, invisible until they are counted; squares are 100 by 100."""
    drawn = ""
    for at, area in enumerate(scoring(kingdom)):
        squares = "".join([f"M{x * 100 + 3} {3 - y * 100}h94v94h-94z" for x, y in area.squares])
        drawn += f'<g data-place="area-{kingdom.seat}-{at}"><path class="light" d="{squares}"/></g>'
    return drawn
