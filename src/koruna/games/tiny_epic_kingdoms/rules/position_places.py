"""Items of a position that are about places: a region, a set of regions, the figures of a player, the map itself."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from koruna.engine.bits import bit, listed
from koruna.engine.position_items import Value, Viewer, bad_item
from koruna.games.tiny_epic_kingdoms.rules.map import NO_SIDE
from koruna.games.tiny_epic_kingdoms.rules.numbers import LETTERS, PLACES, SEATS, STRIDE, named
from koruna.games.tiny_epic_kingdoms.rules.realm import Realm
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDE_IDS
from koruna.games.tiny_epic_kingdoms.rules.tokens import TOKENS

LYING = "~"  # behind the region of a figure that lies in ruins


def read_place(name: str, word: str) -> int:
    for place in range(PLACES):
        if named(place) == word:
            return place
    raise bad_item(name, [word])


def read_region(name: str, word: str) -> int:
    place = read_place(name, word)
    if place >= SEATS * STRIDE:
        raise bad_item(name, [word])
    return place


class Place(Value):
    """A region or the hall."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return named(getattr(of, self.name))

    def read(self, of: Any, words: list[str]) -> None:
        if len(words) != 1:
            raise bad_item(self.name, words)
        setattr(of, self.name, read_place(self.name, words[0]))


class Regions(Value):
    """A set of regions."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([named(region) for region in listed(getattr(of, self.name))])

    def read(self, of: Any, words: list[str]) -> None:
        setattr(of, self.name, regions_of(self.name, words))


def regions_of(name: str, words: list[str]) -> i64:
    found: i64 = 0
    for word in words:
        found |= bit(read_region(name, word))
    return found


class Figures(Value):
    """The figures of a player on the map, one word each."""

    def write(self, of: Any, viewer: Viewer) -> str:
        assert isinstance(of, Realm)
        words: list[str] = []
        for region in listed(of.has):
            lying = of.lying_in(region)
            words += [named(region)] * (of.count_in(region) - lying) + [named(region) + LYING] * lying
        return " ".join(words)

    def read(self, of: Any, words: list[str]) -> None:
        assert isinstance(of, Realm)
        of.has = of.pair = of.lying = of.lying_pair = 0
        of.on_map = 0
        for word in words:
            region = read_region(self.name, word.removesuffix(LYING))
            if of.count_in(region) == 2:
                raise bad_item(self.name, words)
            of.arrive(region)
            if word.endswith(LYING):
                of.lie_down(region)


class OpenTokens(Value):
    """Where tokens lie face up, `camp:a3`."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join(
            [f"{TOKENS[kind]}:{named(at)}" for kind in range(len(TOKENS)) for at in listed(of.open_tokens[kind])]
        )

    def read(self, of: Any, words: list[str]) -> None:
        found: list[i64] = [0] * len(TOKENS)
        for word in words:
            token, _, place = word.partition(":")
            if token not in TOKENS:
                raise bad_item(self.name, [word])
            found[TOKENS.index(token)] |= bit(read_region(self.name, place))
        of.open_tokens = found


class Territories(Value):
    """Which side of which card lies where, `a:3B`."""

    def write(self, of: Any, viewer: Viewer) -> str:
        sides = of.map.sides
        return " ".join([f"{LETTERS[at]}:{SIDE_IDS[sides[at]]}" for at in range(SEATS) if sides[at] != NO_SIDE])

    def read(self, of: Any, words: list[str]) -> None:
        for word in words:
            letter, _, side = word.partition(":")
            if len(letter) != 1 or letter not in LETTERS or side not in SIDE_IDS:
                raise bad_item(self.name, [word])
            of.map = of.map.with_side(LETTERS.index(letter), SIDE_IDS.index(side))
