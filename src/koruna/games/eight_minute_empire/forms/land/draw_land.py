"""Draws the land of Eight-Minute Empire, both sides of the board, from its graph.

    PYTHONPATH=src python -m koruna.games.eight_minute_empire.forms.land.draw_land

writes the land into `forms/symbols.svg` (the map without its pieces, the outline of every region, and the outline
as a clip path) and the space for names and pieces into the game's `data/land.csv`. Run it after changing this code
or the graph; its output is the same on every machine.
"""

from __future__ import annotations

from pathlib import Path

from koruna.games.eight_minute_empire.forms.land.cells import LandPlan, Outlines, label
from koruna.games.eight_minute_empire.forms.land.picture import draw_outlines, draw_picture
from koruna.games.eight_minute_empire.forms.land.spaces import spaces
from koruna.games.eight_minute_empire.rules.map import SIDES

GAME = Path(__file__).parents[2]
SHEET = GAME / "forms" / "symbols.svg"
TABLE = GAME / "data" / "land.csv"

# Positions were read off the board and adjusted so that names and armies fit.
PLACES = {
    "A": "176,117 170,203 300,176 372,92 272,264 140,322 172,424 684,122 668,200 946,126 476,304 652,320 772,244"
    " 948,236 560,400 786,366 892,330 566,498 716,452 846,506 344,562 448,530 960,440 700,622 940,575",
    "B": "150,122 268,136 444,140 540,176 728,108 850,124 978,110 150,300 322,284 172,438 326,420 150,588 304,568"
    " 456,580 640,318 800,330 948,362 960,246 700,470 860,448 716,592 880,588 1012,506",
}
REACH = {
    "A": {12: 62, 20: 56, 9: 54, 25: 58, 24: 54, 10: 54, 14: 52, 23: 52, 21: 50, 11: 52, 5: 52},
    "B": {15: 66, 3: 48, 4: 46, 18: 50, 23: 48},
}
USUAL_REACH = {"A": 50.0, "B": 56.0}
SEEDS = {"A": 11, "B": 23}


def plan_of(letter: str) -> LandPlan:
    graph = SIDES[letter]
    regions = range(1, graph.regions + 1)
    ways = [way for way in zip(graph.departs, graph.arrives, graph.crosses, strict=True) if way[0] < way[1]]
    places = [place.split(",") for place in PLACES[letter].split()]
    return LandPlan(
        letter.lower(),
        [[r for r in regions if graph.continent[r] == c] for c in range(1, graph.continents + 1)],
        [(a, b) for a, b, over_sea in ways if not over_sea],
        [(a, b) for a, b, over_sea in ways if over_sea],
        graph.start,
        {r: (float(x), float(y)) for r, (x, y) in zip(regions, places, strict=True)},
        {r: float(REACH[letter].get(r, USUAL_REACH[letter])) for r in regions},
        SEEDS[letter],
    )


def main() -> None:
    lines = SHEET.read_text("utf-8").splitlines()
    kept = [line for line in lines if 'id="k-land-' not in line and 'id="k-shape-' not in line]
    made: list[str] = []
    table = ["side,region,x,y,width,height"]
    for letter in "AB":
        plan = plan_of(letter)
        labels = label(plan)
        outlines = Outlines(labels, plan.seed)
        space_of = spaces(plan, labels)
        made += draw_outlines(plan, outlines)
        made.append(draw_picture(plan, labels, outlines, space_of))
        for region, space in space_of.items():
            table.append(f"{letter},{region},{space.x:g},{space.y:g},{space.width:g},{space.height:g}")
    SHEET.write_text("\n".join([*kept[:-1], *made, kept[-1]]) + "\n", "utf-8")
    TABLE.write_text("\n".join(table) + "\n", "utf-8")


if __name__ == "__main__":
    main()
