"""The territories: what the rules say of them is derived from the outlines too, and compared."""

from __future__ import annotations

import pytest

from koruna.games.tiny_epic_kingdoms.rules.reading import rows
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDES, CardSide
from koruna.games.tiny_epic_kingdoms.rules.values import TERRAINS
from tests.games.tiny_epic_kingdoms.geometry import (
    HEIGHT,
    WIDTH,
    Outline,
    apart,
    area,
    common_borders,
    distance,
    is_inside,
    rim_length,
)

PROVENANCE = {"rulebook", "several", "one", "house"}
every_side = pytest.mark.parametrize("side", SIDES, ids=lambda side: side.id)


def outlines(side: CardSide) -> dict[str, Outline]:
    found = {}
    for row in rows("outlines.csv"):
        if row["side"] == side.id:
            points = [point.split(",") for point in row["polygon"].split(" ")]
            found[row["area"]] = [(float(x), float(y)) for x, y in points]
    return found


def ways(side: CardSide, over: str) -> set[frozenset[str]]:
    lines = [row for row in rows("ways.csv") if row["side"] == side.id and row["over"] == over]
    return {frozenset(("r" + row["from"], "r" + row["to"])) for row in lines}


def waters(side: CardSide) -> list[dict[str, str]]:
    """Water and cliffs, which have an area."""
    return [row for row in rows("waters.csv") if row["side"] == side.id and row["kind"] != "river"]


def regions(side: CardSide) -> list[str]:
    return [f"r{number}" for number in range(1, len(side.terrain) + 1)]


def test_there_are_eight_cards_with_two_sides_each() -> None:
    assert [(row["card"], row["side"]) for row in rows("sides.csv")] == [
        (str(card), side) for card in range(1, 9) for side in "AB"
    ]
    assert len({side.id for side in SIDES}) == 16


@pytest.mark.parametrize("table", ["sides", "regions", "ways", "waters"])
def test_every_value_has_its_provenance(table: str) -> None:
    columns = ["name_cs", "name_sk", "name_en", "layout", "rivers", "drawing", "pairing"]
    columns = columns if table == "sides" else ["provenance"]
    assert {row[column] for row in rows(f"{table}.csv") for column in columns} <= PROVENANCE


@every_side
def test_the_outlines_fill_the_card_without_gap_or_overlap(side: CardSide) -> None:
    drawn = outlines(side)
    assert set(drawn) == {*regions(side), *(row["id"] for row in waters(side))}
    assert all(area(outline) > 0 and 6 <= len(outline) <= 14 for outline in drawn.values())
    assert sum(area(outline) for outline in drawn.values()) == pytest.approx(WIDTH * HEIGHT)
    assert sum(rim_length(outline) for outline in drawn.values()) == pytest.approx(2 * (WIDTH + HEIGHT))
    for x in range(5, 300, 20):
        for y in range(7, 200, 20):
            assert sum(is_inside((x + 0.37, y + 0.53), outline) for outline in drawn.values()) == 1


@every_side
def test_neighbours_are_those_that_touch_but_for_rivers(side: CardSide) -> None:
    drawn = outlines(side)
    touching = {pair for pair in common_borders(drawn) if pair <= set(regions(side))}
    land, rivers = ways(side, "land"), ways(side, "river")
    assert not land & rivers
    assert touching == land | rivers
    near = {frozenset((f"r{one + 1}", f"r{other + 1}")) for one, other in neighbours(side.near)}
    assert near == land


def neighbours(sets: list[int]) -> list[tuple[int, int]]:
    return [(one, other) for one, near in enumerate(sets) for other in range(6) if near >> other & 1]


@every_side
def test_border_regions_reach_the_rim_and_no_others(side: CardSide) -> None:
    """M3."""
    drawn = outlines(side)
    for at, name in enumerate(regions(side)):
        shown = rim_length(drawn[name])
        assert (shown >= 25) == bool(side.borders >> at & 1)
        assert shown == 0 or shown >= 25
    assert 2 <= side.borders.bit_count() <= 5


@every_side
def test_shores_are_the_regions_that_touch_a_water(side: CardSide) -> None:
    borders = common_borders(outlines(side))
    wet: set[int] = set()
    for row in waters(side):
        shores = {name for name in regions(side) if frozenset((name, row["id"])) in borders}
        assert shores == {"r" + number for number in row["touches"].split("+")}
        assert (rim_length(outlines(side)[row["id"]]) > 0) == (row["rim"] == "yes")
        if row["kind"] == "water":
            wet |= {int(name[1:]) - 1 for name in shores}
    assert wet == {at for at in range(6) if side.wet >> at & 1}
    assert {at for at, _ in neighbours(side.swim)} <= wet


@every_side
def test_a_river_touches_the_regions_that_it_parts(side: CardSide) -> None:
    rivers = [row for row in rows("waters.csv") if row["side"] == side.id and row["kind"] == "river"]
    banks = [{"r" + number for number in row["touches"].split("+")} for row in rivers]
    for pair in ways(side, "river"):
        assert sum(pair <= bank for bank in banks) == 1
    assert {name for bank in banks for name in bank} == {name for pair in ways(side, "river") for name in pair}
    assert {f"r{at + 1}" for at in range(6) if side.banks >> at & 1} == {name for bank in banks for name in bank}
    across = {frozenset((f"r{one + 1}", f"r{other + 1}")) for one, other in neighbours(side.ford)}
    assert across == {frozenset((one, other)) for bank in banks for one in bank for other in bank if one != other}


@every_side
def test_what_does_not_touch_keeps_its_distance(side: CardSide) -> None:
    """No corner leaves it in doubt whether regions touch, and no border is too short to be seen."""
    drawn, names = outlines(side), regions(side)
    borders = common_borders(drawn)
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            shared = borders.get(frozenset((one, other)), 0.0)
            assert shared >= 18 or (shared == 0 and apart(drawn[one], drawn[other]) >= 8)


@every_side
def test_a_region_has_room_for_two_figures(side: CardSide) -> None:
    drawn = outlines(side)
    for row in rows("outlines.csv"):
        if row["side"] == side.id:
            anchor = (float(row["anchor_x"]), float(row["anchor_y"]))
            outline, radius = drawn[row["area"]], float(row["radius"])
            assert is_inside(anchor, outline)
            assert distance(anchor, outline) >= radius - 0.6
            assert radius >= 28 or row["area"][0] != "r"


@every_side
def test_the_land_is_connected(side: CardSide) -> None:
    reached = 1
    for _ in side.terrain:
        for at, near in enumerate(side.near):
            if reached >> at & 1:
                reached |= near
    assert reached == (1 << len(side.terrain)) - 1


@every_side
def test_a_side_is_balanced(side: CardSide) -> None:
    counts = [side.terrain.count(terrain) for terrain in range(len(TERRAINS))]
    assert all(1 <= count <= 3 for count in counts[:3])
    assert all(count <= 1 for count in counts[3:])
    assert 4 <= sum(counts[:3]) <= 5 <= len(side.terrain) <= 6


def test_the_resources_of_all_sides_are_balanced() -> None:
    totals = [sum(side.terrain.count(terrain) for side in SIDES) for terrain in range(3)]
    assert max(totals) - min(totals) <= 2


def test_the_river_of_the_rulebook_parts_the_first_region() -> None:
    [side] = [side for side in SIDES if side.id == "vrtichvostan"]
    assert [other for one, other in neighbours(side.near) if one == 0] == [3]
