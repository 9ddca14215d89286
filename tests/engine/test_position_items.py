"""What games write in their positions: one value in a line, or a line for each part."""

from __future__ import annotations

import pytest

import koruna
from koruna.engine.position_items import Item, Number, Parts, Value, Viewer, read_items
from koruna.engine.state import ALL_KNOWING
from tests.laws.tables import GAMES


class Realm:
    def __init__(self, gold: int, magic: int) -> None:
        self.gold = gold
        self.magic = magic


class Land:
    def __init__(self, *realms: Realm) -> None:
        self.realms = list(realms)


REALMS = Parts("realm", "realms", [Number("gold", most=9), Number("magic", most=9)])
START = Land(Realm(1, 0), Realm(1, 0))
READER = Viewer(koruna.game("kingdomino").start(2), ALL_KNOWING)


def test_a_value_is_written_only_if_it_differs_from_the_start() -> None:
    gold = Number("gold")
    assert gold.lines(Realm(3, 0), START.realms[0], READER) == ["gold 3"]
    assert gold.lines(Realm(1, 0), START.realms[0], READER) == []


def test_parts_have_a_line_each_with_what_differs() -> None:
    land = Land(Realm(1, 0), Realm(3, 2))
    assert REALMS.lines(land, START, READER) == ["realm 1 gold 3, magic 2"]
    again = Land(Realm(1, 0), Realm(1, 0))
    read_items([REALMS], again, REALMS.lines(land, START, READER))
    assert (again.realms[1].gold, again.realms[1].magic) == (3, 2)


def test_only_a_value_can_appear_once() -> None:
    land = Land(Realm(1, 0), Realm(1, 0))
    read_items([REALMS], land, ["realm 0 gold 2", "realm 1 gold 4"])
    assert [realm.gold for realm in land.realms] == [2, 4]
    with pytest.raises(koruna.BadPosition, match="gold"):
        read_items([Number("gold")], land.realms[0], ["gold 2", "gold 3"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_is_not_one_value_has_no_value_to_write(game: koruna.Game) -> None:
    items: list[Item] = game.items()
    assert all(isinstance(item, Value) or not hasattr(item, "write") for item in items)
