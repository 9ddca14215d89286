"""Maps (3, Q1): the Ring of Twelve, fair ones generated for any number of players, and custom ones."""

from __future__ import annotations

import pytest

from koruna.engine.errors import BadContent
from koruna.games.suverenita.rules.board import world_checking, world_making, world_reading
from koruna.games.suverenita.rules.numbers import BROWN, GREEN, GREY, TURQUOISE, YELLOW

LAND = {2: 24, 3: 36, 4: 36, 5: 45, 6: 54, 7: 63, 8: 72, 9: 81, 10: 90, 11: 99, 12: 108}
SEA = {2: 8, 3: 12, 4: 12, 5: 21, 6: 25, 7: 29, 8: 17, 9: 19, 10: 21, 11: 23, 12: 25}


@pytest.mark.parametrize("players", LAND)
@pytest.mark.parametrize("seed", [1, 5, 77])
def test_3_2_generated_maps_are_sound_and_fair(players: int, seed: int) -> None:
    atlas = world_making.generate(players, seed)
    assert world_checking.problem(atlas) is None
    layout = atlas.layout_for(players)
    assert layout is not None
    world = atlas.world(layout)
    land = [field for field in range(len(world.ids)) if not world.is_sea[field] and not world.is_neutral[field]]
    assert len(land) == LAND[players]
    assert sum(world.is_sea) == SEA[players]
    assert sum(world.is_neutral) == (1 if players < 5 else 0)
    assert sum(world.is_island) == players


def test_3_2_a_seed_gives_the_same_map_and_another_another() -> None:
    assert world_making.generate(4, 7).written() == world_making.generate(4, 7).written()
    assert world_making.generate(4, 7).written() != world_making.generate(4, 8).written()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_2_the_ring_of_twelve(players: int) -> None:
    atlas = world_reading.ring_of_twelve()
    assert world_checking.problem(atlas) is None
    layout = atlas.layout_for(players)
    assert layout is not None
    world = atlas.world(layout)
    colours = [world.colours[field] for field in range(len(world.ids)) if not world.is_neutral[field]]
    even = [8, 12, 8, 4, 4]
    three = [9, 12, 9, 3, 3]
    counted = [colours.count(colour) for colour in (YELLOW, GREEN, BROWN, TURQUOISE, GREY)]
    assert counted == (three if players == 3 else even)
    assert len(world.closed) == (18 if players == 3 else 24)


def test_3_3_islands_touch_sea_only_and_3_4_coasts_touch_it() -> None:
    atlas = world_reading.ring_of_twelve()
    layout = atlas.layout_for(4)
    assert layout is not None
    world = atlas.world(layout)
    island = world.ids.index("o01")
    assert world.is_island[island]
    assert world.lands[island] == []
    assert world.is_coast[world.ids.index("o00")]
    assert not world.is_coast[world.ids.index("m00")]


def test_a_map_survives_its_file() -> None:
    for atlas in (world_reading.ring_of_twelve(), world_making.generate(6, 3)):
        assert world_reading.own_map(atlas.written()).written() == atlas.written()


def broken(change: str, to: str) -> str:
    """Why a changed Ring of Twelve is refused."""
    text = world_reading.ring_of_twelve().written()
    assert change in text
    with pytest.raises(BadContent) as refusal:
        world_reading.own_map(text.replace(change, to, 1))
    return refusal.value.message


def test_a_broken_map_is_refused_with_the_reason() -> None:
    assert broken("[[fields]]", "[fields") == "content-not-toml"
    assert broken("sectors = 12", "") == "content-map-part"
    assert broken('id = "i01"', 'id = "i00"') == "content-map-twice"
    assert broken('id = "i01"', 'id = "i 1"') == "content-map-id"
    assert broken('borders = ["hub", "i01"', 'borders = ["hub", "q01"') == "content-map-unknown-field"
    assert broken('borders = ["hub", "i01"', 'borders = ["i01"') == "content-map-one-way"
    assert broken('"green"', '"blue"') == "content-map-colour"
    assert broken("players = [2, 4]", "players = [2, 13]") == "content-map-field-part"
    assert broken("neutral = true", 'neutral = "yes"') == "content-map-field-part"
    assert broken('["i00", "i11"]', '["i00", "i05"]') == "content-map-no-border"
    assert broken("sectors = 12", "sectors = 0") == "content-map-part"
    assert broken("outer_seas = 12", "outer_seas = 0") == "content-map-part"
    assert broken("[layouts.even]", "[layouts]\nodd = 5\n[layouts.even]") == "content-map-part"
    assert broken("sectors = 12", "sectors = 0x" + "f" * 5000) == "content-not-toml"
    assert broken('borders = ["hub", "i01"', 'borders = ["hub", "hub", "i01"') == "content-map-own-border"
    assert broken('borders = ["hub", "i01"', 'borders = ["hub", "i00", "i01"') == "content-map-own-border"
    assert broken('id = "i01"', 'id = "iiiiiiiiiii01"') == "content-map-id"


def test_what_is_wrong_with_the_place_of_a_field_is_told_with_its_name() -> None:
    i01 = 'id = "i01"\nring = "i"\nsector = 1\n'
    for given, why in (
        (i01.replace("1\n", "true\n"), "field-part"),
        (i01.replace("sector = 1\n", ""), "field-part"),
        (i01.replace("sector = 1", "sector = 12"), "sector"),
        (i01.replace("sector = 1", "sector = -1"), "sector"),
        (i01.replace("sector = 1", "sector = 2"), "place"),
        (i01.replace('ring = "i"', 'ring = "m"'), "place"),
        (i01.replace('ring = "i"', 'ring = "q"'), "ring"),
        (i01.replace('ring = "i"', "ring = 5"), "ring"),
        (i01.replace('ring = "i"\n', ""), "middle"),
    ):
        with pytest.raises(BadContent) as refusal:
            world_reading.own_map(world_reading.ring_of_twelve().written().replace(i01, given))
        assert (refusal.value.message, refusal.value.facts["field"]) == (f"content-map-{why}", "i01")
    with pytest.raises(BadContent) as refusal:
        world_reading.own_map(world_reading.ring_of_twelve().written().replace('id = "i01"\n', ""))
    assert refusal.value.facts["field"] == "fields[2]"


def test_a_map_without_room_for_all_villages_is_refused() -> None:
    fields = [f'[[fields]]\nid = "i0{at}"\nring = "i"\nsector = {at}\ncolour = "green"' for at in range(4)]
    borders = [f'borders = ["i0{(at + 1) % 4}", "i0{(at + 3) % 4}", "sea"]' for at in range(4)]
    sea = '[[fields]]\nid = "sea"\ncolour = "sea"\nborders = ["i00", "i01", "i02", "i03"]'
    text = "sectors = 4\nouter_seas = 4\n[layouts.two]\nplayers = [2]\nclosed = []\n"
    text += "\n".join([f"{field}\n{near}" for field, near in zip(fields, borders, strict=True)] + [sea])
    with pytest.raises(BadContent) as refusal:
        world_reading.own_map(text)
    assert refusal.value.message == "content-map-few-land"


def test_an_unfair_map_is_refused_with_the_reason() -> None:
    assert broken('even = "green", three = "brown"', 'even = "brown", three = "brown"') == "content-map-colours"
    assert broken('["i00", "i11"], ', "") == "content-map-borders"
    assert broken("players = [2, 4]", "players = [5]") == "content-map-sectors"
