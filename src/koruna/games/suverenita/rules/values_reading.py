"""Reads the numbers of the rules, the house values and custom ones, and reports errors in a file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, TypeAlias

from koruna.engine.errors import BadContent
from koruna.engine.option import HOUSE
from koruna.games.suverenita.rules.numbers import DOCK_SITE, VILLAGE
from koruna.games.suverenita.rules.values import Values

GAME: Final = "suverenita"
FILE: Final = "values.toml"
LEAST: Final = 0
MOST: Final = 63
DIGEST: Final = 12  # letters of the digest that names a custom file

Number: TypeAlias = bool | int | list[int]
Entry: TypeAlias = dict[str, object]


def house_text() -> str:
    return files(f"koruna.games.{GAME}").joinpath("data").joinpath(FILE).read_text("utf-8")


def entries() -> dict[str, Entry]:
    """Every house value by name, with its tag, section and bounds."""
    found: dict[str, Entry] = {}
    for group in tomllib.loads(house_text()).values():
        found.update(group)
    return found


def house() -> Values:
    """The house values."""
    return make(HOUSE, {name: as_number(entry["is"]) for name, entry in entries().items()})


def plain(values: Values) -> Values:
    """The same numbers without the house settings: those of the plain sheet."""
    numbers: dict[str, Number] = {name: getattr(values, name) for name in entries()}
    for name, entry in entries().items():
        if "plain" in entry:
            numbers[name] = as_number(entry["plain"])
    return make(values.name, numbers)


def parse_toml(file: str, text: str) -> dict[str, Any]:
    """Parse a custom file; also refuses numbers that are too long to be shown."""
    try:
        document = tomllib.loads(text)
        str(document)
    except (ValueError, RecursionError) as trouble:
        raise BadContent("not-toml", {"file": file, "why": str(trouble)}, GAME) from trouble
    return document


def own(text: str) -> Values:
    """The house values with the changes of a custom file."""
    known = entries()
    numbers: dict[str, Number] = {name: as_number(entry["is"]) for name, entry in known.items()}
    changed: dict[str, Number] = {}
    for group, given in parse_toml(FILE, text).items():
        if not isinstance(given, dict):
            raise BadContent("no-group", {"file": FILE, "value": group[:60]}, GAME)
        for name, value in given.items():
            if name not in known:
                raise BadContent("unknown-value", {"file": FILE, "value": name[:60]}, GAME)
            changed[name] = check(name, value.get("is") if isinstance(value, dict) else value, known[name])
    numbers.update(changed)
    values = make(digest(changed), numbers)
    check_start(values)
    check_ends(values)
    return values


def check(name: str, value: object, entry: Entry) -> Number:
    """A custom value: of the same kind and length as the house value, and within bounds."""
    ours = entry["is"]
    facts: dict[str, int | str] = {"file": FILE, "value": name, "given": str(value)[:60], "ours": str(ours)}
    if isinstance(ours, bool):
        if not isinstance(value, bool):
            raise BadContent("no-switch", facts, GAME)
        return value
    if isinstance(ours, list):
        if not isinstance(value, list) or len(value) != len(ours):
            raise BadContent("no-list", facts | {"length": len(ours)}, GAME)
        given = value
        lowest = min(LEAST, *ours) * 2
    else:
        given = [value]
        assert isinstance(ours, int)
        lowest = min(LEAST, ours) * 2
    among = entry.get("among")
    if isinstance(among, list) and not (type(value) is int and value in among):
        raise BadContent("not-among", facts | {"among": ", ".join(str(number) for number in among)}, GAME)
    for at, number in enumerate(given):
        least = bound(entry.get("least", lowest), at)
        most = bound(entry.get("most", MOST), at)
        if type(number) is not int or not least <= number <= most:
            raise BadContent("out-of-bounds", facts | {"least": least, "most": most}, GAME)
    return as_number(value)


def bound(given: object, at: int) -> int:
    """A bound: the same for all numbers of a list, or one for each."""
    found = given[at] if isinstance(given, list) else given
    assert isinstance(found, int)
    return found


def check_start(values: Values) -> None:
    """What a player starts with must be within the limits (5.1, 5.6)."""
    villages = values.start_villages
    tiles = villages * values.build_tiles[VILLAGE] + values.build_tiles[DOCK_SITE]
    limits = [
        ("most_units", "start_light", values.most_units, values.start_light + values.start_transports),
        ("most_units", "inland_light", values.most_units, values.inland_light),
        ("most_tiles", "start_villages", values.most_tiles, tiles),
        ("most_herds", "start_sheep", villages * values.most_herds, values.start_sheep + values.start_pigs),
        ("store_ships", "start_transports", values.store_ships[1], values.start_transports),
        ("store_grain", "start_grain", villages * values.store_grain[VILLAGE], values.start_grain),
    ]
    for name, other, most, needed in limits:
        if needed > most:
            raise BadContent("no-start", {"file": FILE, "value": name, "other": other}, GAME)


def check_ends(values: Values) -> None:
    """Buying and selling, or beginning and giving up, must cost something, so that Trade cannot go on forever."""
    losses = [  # in halves of a gold; a good that sells for nothing cannot be sold
        ("grain_price", "grain_sale_halves", 2 * values.grain_price - values.grain_sale_halves),
        ("grain_price", "grain_harbour_halves", 2 * values.grain_price - values.grain_harbour_halves),
        ("fish_price", "fish_sale_halves", 2 * values.fish_price - values.fish_sale_halves),
    ]
    losses = [loss for loss in losses if getattr(values, loss[1])]
    for kind, price in enumerate(values.herd_price):
        losses.append(("herd_price", "herd_sale_halves", 2 * price - values.herd_sale_halves[kind]))
        losses.append(("herd_price", "meat_sale_halves", 2 * price - values.meat_full[kind] * values.meat_sale_halves))
    losses += [("build_gold", "site_refund", price - values.site_refund) for price in values.build_gold[1:]]
    for name, other, loss in losses:
        if loss <= 0:
            raise BadContent("no-end", {"file": FILE, "value": name, "other": other}, GAME)


def as_number(value: object) -> Number:
    if isinstance(value, list):
        return [int(number) for number in value]
    if isinstance(value, bool):  # before ints, because compiled code would take it for one
        return value
    assert isinstance(value, int)
    return value


def digest(changed: Mapping[str, Number | str]) -> str:
    """A short name for exactly these changes."""
    if not changed:
        return HOUSE
    return sha256(repr(sorted(changed.items())).encode()).hexdigest()[:DIGEST]


def make(name: str, numbers: dict[str, Number]) -> Values:
    values = Values()
    values.name = name
    for attribute, number in numbers.items():
        setattr(values, attribute, number)
    return values
