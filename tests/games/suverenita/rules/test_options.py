"""Options, and custom content."""

from __future__ import annotations

from pathlib import Path

import pytest

import koruna
from koruna.engine.errors import BadSetup, Trouble
from koruna.games.suverenita.rules.board import world_making
from koruna.games.suverenita.rules.board.options import OPTIONS, house_world, setup_of, why_not_together

GAME = koruna.game("suverenita")
DEFAULTS = {option.id: option.default for option in OPTIONS}


def test_the_usual_map_goes_by_the_number_of_players() -> None:
    names = [setup_of(seats, DEFAULTS).world.name for seats in (2, 3, 4, 5)]
    assert names == ["2-1", "Ring of Twelve", "Ring of Twelve", "5-1"]
    assert setup_of(4, {**DEFAULTS, "map": "generated", "map_seed": "9"}).world.name == "4-9"


def test_the_number_of_a_map_is_given_in_digits_or_as_a_number() -> None:
    check = koruna.game("suverenita").check
    assert check(4, {"map_seed": 9})["map_seed"] == check(4, {"map_seed": "9"})["map_seed"] == "9"
    for wrong in (0, -3, 1_000_000, True, "nine", 1.5):
        with pytest.raises(BadSetup, match="map_seed"):
            check(4, {"map_seed": wrong})


def test_the_ring_of_twelve_is_for_four_at_most() -> None:
    assert why_not_together(5, {**DEFAULTS, "map": "ring_of_twelve"}) == "ring-for-four"
    assert why_not_together(4, {**DEFAULTS, "map": "ring_of_twelve"}) == ""


def test_18_the_modes_leave_things_out() -> None:
    first, basic, advanced = (setup_of(2, {**DEFAULTS, "mode": mode}) for mode in ("first_game", "basic", "advanced"))
    assert (first.has_farms, basic.has_farms, advanced.has_farms) == (False, True, True)
    assert (basic.has_levels, advanced.has_levels) == (False, True)
    assert first.treaties == [False, False, False, False, True]
    assert basic.treaties == [False, False, True, False, True]
    assert advanced.treaties == [False, True, True, True, True]


def test_a_folder_of_ones_own(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"values\.toml"):  # a folder without our files is somebody else's
        GAME.content(tmp_path)
    (tmp_path / "values.toml").write_text("[win]\nwin_vp = 15\n")
    numbers = GAME.content(tmp_path)
    assert setup_of(3, {**DEFAULTS, "content": numbers}).values.win_vp == 15
    (tmp_path / "map.toml").write_text(world_making.generate(3, 44).written())
    with_map = GAME.content(tmp_path)
    assert with_map != numbers
    assert setup_of(3, {**DEFAULTS, "content": with_map}).world.name == "3-44"
    assert why_not_together(4, {**DEFAULTS, "content": with_map}) == "map-for-others"
    assert setup_of(3, {**DEFAULTS, "content": with_map, "map": "ring_of_twelve"}).world.name == "Ring of Twelve"


def test_the_plain_pace_is_that_of_ones_own_numbers_too(tmp_path: Path) -> None:
    (tmp_path / "values.toml").write_text("[win]\nwin_vp = 15\n")
    plain = setup_of(3, {**DEFAULTS, "content": GAME.content(tmp_path), "pace": "plain"}).values
    assert (plain.win_vp, plain.first_assault_round) == (15, 1)


def test_a_file_without_changes_is_the_games_own(tmp_path: Path) -> None:
    (tmp_path / "values.toml").write_text("[win]\n")
    assert GAME.check(3, {}, GAME.content(tmp_path)) == DEFAULTS


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "values.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Trouble, match=r"values\.toml cannot be read"):
        GAME.content(tmp_path)


def test_maps_of_all_seeds_are_not_kept_for_ever() -> None:
    house_world.cache_clear()
    for seed in range(1, 101):
        house_world("generated", 2, seed)
    assert house_world.cache_info().currsize < 100
