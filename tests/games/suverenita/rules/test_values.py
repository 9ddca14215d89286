"""Every number of the rules is in one file, and a custom file can change any of them."""

from __future__ import annotations

import pytest

from koruna.engine.errors import BadContent
from koruna.games.suverenita.rules import values_reading
from tests.games.suverenita.positions import value_names

TAGS = {"stated", "public", "deduced", "gap", "house"}


def test_every_value_is_given_and_no_other() -> None:
    names = value_names()
    assert set(values_reading.entries()) == names
    values = values_reading.house()
    for name in names:
        assert hasattr(values, name)


def test_every_value_tells_where_it_comes_from() -> None:
    for name, entry in values_reading.entries().items():
        assert entry["tag"] in TAGS, name
        assert entry["at"], name
        assert set(entry) <= {"is", "tag", "at", "least", "most", "among", "plain"}, name


def test_house_settings_can_be_left_out() -> None:
    house = values_reading.house()
    plain = values_reading.plain(house)
    assert (house.first_assault_round, house.dominance_from_round, house.lead_from_year) == (3, 4, 2)
    assert (plain.first_assault_round, plain.dominance_from_round, plain.lead_from_year) == (1, 1, 1)
    assert plain.win_vp == house.win_vp


def test_an_own_file_changes_what_it_names() -> None:
    values = values_reading.own("[win]\nwin_vp = 12\n[dice]\nred = { is = [0, 0, 0, 1, 1, 2] }\n")
    assert values.win_vp == 12
    assert values.red == [0, 0, 0, 1, 1, 2]
    assert values.win_lands == values_reading.house().win_lands
    assert values.name == values_reading.own("[dice]\nred = [0, 0, 0, 1, 1, 2]\n[win]\nwin_vp = 12\n").name
    assert values.name != values_reading.own("[win]\nwin_vp = 13\n").name


def test_every_single_value_can_be_turned() -> None:
    for name, entry in values_reading.entries().items():
        value = entry["is"]
        if isinstance(value, bool):
            text = str(not value).lower()
        elif isinstance(value, list):
            text = str(value)
        else:
            assert isinstance(value, int)
            least = entry.get("least", 0)
            assert isinstance(least, int)
            step = (
                1 if name in ("grain_price", "fish_price") else -1
            )  # with lower ones a player could make gold endlessly
            text = str(value + step if value > least else value)
        values = values_reading.own(f"[any]\n{name} = {text}\n")
        assert hasattr(values, name)


def test_13_2_what_cannot_be_sold_may_be_free() -> None:
    values = values_reading.own("[prices]\ngrain_price = 0\ngrain_sale_halves = 0\ngrain_harbour_halves = 0\n")
    assert values.grain_price == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[win\n", "not-toml"),
        ("[win]\nwin_vp = " + "9" * 5000, "not-toml"),
        ("[win]\nwin_vp = 0x" + "f" * 5000, "not-toml"),
        ("[win]\nwin_vp = " + "[" * 100_000, "not-toml"),
        ("win_vp = 3\n", "no-group"),
        ("[win]\nwin_vip = 3\n", "unknown-value"),
        ("[win]\nwin_vp = 0\n", "out-of-bounds"),
        ("[win]\nwin_vp = 1000\n", "out-of-bounds"),
        ("[win]\nwin_vp = true\n", "out-of-bounds"),
        ('[win]\nwin_vp = "10"\n', "out-of-bounds"),
        ("[dice]\nred = [1, 2]\n", "no-list"),
        ("[dice]\nred = [1, 2, 3, 4, 5, 6]\n", "out-of-bounds"),
        ("[plunder]\ngold_only_if_foreign = 1\n", "no-switch"),
        ("[ships]\ncavalry_free_moves = 2\n", "not-among"),  # a round, or one in each of three subphases
        ("[ships]\nsize = [1, 1, 0, 2, 1, 0, 1, 0]\n", "out-of-bounds"),  # ships are not carried
        ("[ships]\nsize = [1, 0, 0, 2, 0, 0, 1, 0]\n", "out-of-bounds"),  # and units that march are
        ("[limits]\nmost_units = 5\n", "no-start"),
        ("[limits]\nmost_units = 6\n", "no-start"),  # without a coast there are seven
        ("[limits]\nmost_tiles = 3\n", "no-start"),
        ("[start]\nstart_villages = 1\n", "no-start"),
        ("[stores]\nstore_ships = [0, 0, 4]\n", "no-start"),
        ("[stores]\nstore_grain = [0, 3, 10]\n", "no-start"),
        ("[prices]\ngrain_price = 1\n", "no-end"),
        ("[prices]\ngrain_sale_halves = 5\n", "no-end"),
        ("[prices]\nfish_sale_halves = 2\n", "no-end"),
        ("[prices]\nherd_price = [5, 7, 7, 7]\n", "no-end"),
        ("[prices]\nmeat_sale_halves = 4\n", "no-end"),
        ("[building]\nsite_refund = 2\n", "no-end"),
        ("[building]\nsite_start = 100\n", "out-of-bounds"),  # it would be complete when it is begun
        ("[treaties]\ntreaty_vp_inferior = [0, 1, -1, -1, -1]\n", "out-of-bounds"),  # it could pass the limit of 17.5
    ],
)
def test_a_wrong_value_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(BadContent) as refusal:
        values_reading.own(text)
    assert refusal.value.message == f"content-{why}"
