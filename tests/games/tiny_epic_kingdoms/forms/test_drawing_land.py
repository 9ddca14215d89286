"""The land drawn from its outlines."""

from __future__ import annotations

import re
from random import Random

import pytest

from koruna.games.tiny_epic_kingdoms.forms.drawing_land import HEIGHT, WIDTH, bent, is_inside, land, path_of
from koruna.games.tiny_epic_kingdoms.forms.drawing_terrain import draw_ground, strew
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDES, CardSide

every_side = pytest.mark.parametrize("side", SIDES, ids=[side.id for side in SIDES])


def ends(path: str) -> tuple[float, float]:
    """The end of an open path: the sum of its steps."""
    start = re.match(r"M(-?[\d.]+) ?(-?[\d.]+)", path)
    assert start
    x, y = float(start[1]), float(start[2])
    for numbers in re.findall(r"[lq]([^lqz]*)", path):
        found = re.findall(r"-?[\d.]+", numbers)
        x, y = x + float(found[-2]), y + float(found[-1])
    return x, y


@every_side
def test_every_area_is_a_closed_line_within_the_card(side: CardSide) -> None:
    here = land(side.id)
    assert {name for name in here.areas if name[0] == "r"} == {f"r{n + 1}" for n in range(len(side.terrain))}
    for shape in here.shapes.values():
        assert shape.endswith("z")
        start = re.match(r"M(\d+) (\d+)", shape)
        assert start
        assert ends(shape[:-1]) == (float(start[1]), float(start[2]))


@every_side
def test_neighbours_are_drawn_with_the_same_border(side: CardSide) -> None:
    here = land(side.id)
    for border in here.borders:
        back = border._replace(points=border.points[::-1])
        there, again = bent(border.points), bent(back.points)
        turns = {tuple(round(n) for n in step[0]) for step in there if len(step) > 1}
        assert turns == {tuple(round(n) for n in step[0]) for step in again if len(step) > 1}
        assert ends(path_of([border])) == tuple(round(n) for n in border.points[-1])


@every_side
def test_rivers_run_where_the_rules_have_them_and_nowhere_else(side: CardSide) -> None:
    here = land(side.id)
    for border in here.borders:
        if border.one[0] == border.other[0] == "r":
            one, other = int(border.one[1]) - 1, int(border.other[1]) - 1
            is_river = frozenset((border.one, border.other)) in here.rivers
            assert is_river != bool(side.near[one] >> other & 1)


@every_side
def test_a_region_has_an_arrow_at_the_rim_exactly_when_quests_may_leave_it(side: CardSide) -> None:
    here = land(side.id)
    for at in range(len(side.terrain)):
        places = here.gates[f"r{at + 1}"]
        assert bool(places) == bool(side.borders >> at & 1)
        assert all(x in (0, WIDTH) or y in (0, HEIGHT) for x, y in places)


@every_side
def test_what_is_scattered_is_inside_its_area_and_leaves_space_for_pieces(side: CardSide) -> None:
    for area in land(side.id).areas.values():
        if area.terrain == "water":
            continue
        for x, y in strew(area, Random(1)):
            assert is_inside((x, y), area)
            if area.name[0] == "r":
                assert abs(x - area.x) + abs(y - area.y) > 20


@every_side
def test_the_ground_is_the_same_every_time_and_light(side: CardSide) -> None:
    drawn = draw_ground(side.id)
    draw_ground.cache_clear()
    assert draw_ground(side.id) == drawn
    assert len(drawn) < 16_000
    for terrain in ("water", "cliffs"):
        has = any(area.terrain == terrain for area in land(side.id).areas.values())
        assert (f"url(#pat-{terrain})" in drawn) == has
