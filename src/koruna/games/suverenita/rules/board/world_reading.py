"""Reads maps from files: the Ring of Twelve, and custom ones."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from koruna.engine.errors import BadContent
from koruna.games.suverenita.rules.board.atlas import Atlas, MapLayout
from koruna.games.suverenita.rules.board.world_checking import problem
from koruna.games.suverenita.rules.numbers import COLOURS
from koruna.games.suverenita.rules.values_reading import GAME, parse_toml
from koruna.locale import LANGUAGES

FILE: Final = "map.toml"
LONGEST_ID: Final = 12
LONGEST_NAME: Final = 24
RINGS: Final = ["i", "m", "o", "x", "n"]  # land from the inside outwards, outer sea, inner sea


@cache
def ring_of_twelve() -> Atlas:
    """The map for three and four players; two may choose it too."""
    text = files(f"koruna.games.{GAME}").joinpath("data").joinpath("ring_of_twelve.toml").read_text("utf-8")
    return parse(text)


def own_map(text: str) -> Atlas:
    """A custom map; a broken or unfair one is refused with the reason."""
    atlas = parse(text)
    wrong = problem(atlas)
    if wrong is not None:
        raise wrong
    return atlas


def parse(text: str) -> Atlas:
    document = parse_toml(FILE, text)
    fields = table(document, "fields", list)
    if not all(isinstance(field, dict) for field in fields):
        raise BadContent("map-part", {"file": FILE, "part": "fields"}, GAME)
    ids = [str(need(field, "id", str, f"fields[{at}]")) for at, field in enumerate(fields)]
    if len(set(ids)) != len(ids):
        raise BadContent("map-twice", {"file": FILE, "field": next(id for id in ids if ids.count(id) > 1)[:60]}, GAME)
    for id in ids:
        if not (id.isascii() and id.isalnum() and id.lower() == id and len(id) <= LONGEST_ID):
            raise BadContent("map-id", {"file": FILE, "field": id[:60], "most": LONGEST_ID}, GAME)
    layouts = [layout_of(name, given, fields, ids) for name, given in table(document, "layouts", dict).items()]
    if not layouts:
        raise BadContent("map-part", {"file": FILE, "part": "layouts"}, GAME)
    sectors, outer_seas = how_many(document, "sectors"), how_many(document, "outer_seas")
    rings = [ring_of(field, ids[at]) for at, field in enumerate(fields)]
    middle = [ids[at] for at, ring in enumerate(rings) if not ring]
    if len(middle) > 1:
        raise BadContent("map-middle", {"file": FILE, "field": middle[1], "other": middle[0]}, GAME)
    sizes = {"x": outer_seas, "n": rings.count("n")}
    return Atlas(
        str(document.get("title", FILE)),
        sectors,
        outer_seas,
        ids,
        rings,
        [sector_of(field, ids[at], rings[at], sizes.get(rings[at], sectors)) for at, field in enumerate(fields)],
        ["neutral" in field and bool(need(field, "neutral", bool, ids[at])) for at, field in enumerate(fields)],
        [borders_of(at, field, ids) for at, field in enumerate(fields)],
        layouts,
        given_names(fields, ids),
    )


def table(document: dict[str, Any], part: str, kind: type) -> Any:
    found = document.get(part)
    if not isinstance(found, kind) or type(found) is bool:
        raise BadContent("map-part", {"file": FILE, "part": part}, GAME)
    return found


def how_many(document: dict[str, Any], part: str) -> int:
    found = int(table(document, part, int))
    if found < 1:
        raise BadContent("map-part", {"file": FILE, "part": part}, GAME)
    return found


def need(field: dict[str, Any], part: str, kind: type, id: str) -> Any:
    found = field.get(part)
    if not isinstance(found, kind) or (type(found) is bool) != (kind is bool):
        raise BadContent("map-field-part", {"file": FILE, "field": id[:60], "part": part}, GAME)
    return found


def ring_of(field: dict[str, Any], id: str) -> str:
    ring = field.get("ring", "")
    if ring != "" and ring not in RINGS:
        raise BadContent("map-ring", {"file": FILE, "field": id, "value": str(ring)[:60]}, GAME)
    return str(ring)


def sector_of(field: dict[str, Any], id: str, ring: str, size: int) -> int:
    """The sector of a field in its ring; its id must match, because the check by rotation uses ids."""
    if not ring:
        return 0
    sector = int(need(field, "sector", int, id))
    if not 0 <= sector < size:
        raise BadContent("map-sector", {"file": FILE, "field": id, "value": sector, "most": size - 1}, GAME)
    if id != f"{ring}{sector:02d}":
        raise BadContent("map-place", {"file": FILE, "field": id, "other": f"{ring}{sector:02d}"}, GAME)
    return sector


def given_names(fields: list[dict[str, Any]], ids: list[str]) -> list[dict[str, str]]:
    """The names of fields in the map itself, one for all languages or one for each; {} for a field without."""
    found: list[dict[str, str]] = []
    for at, field in enumerate(fields):
        given = field.get("name", {})
        names = given if isinstance(given, dict) else dict.fromkeys(LANGUAGES, given)
        if "name" in field and not (set(names) == set(LANGUAGES) and all(is_name(name) for name in names.values())):
            raise BadContent("map-name", {"file": FILE, "field": ids[at], "most": LONGEST_NAME}, GAME)
        for language in names:
            other = [ids[earlier] for earlier, taken in enumerate(found) if taken.get(language) == names[language]]
            if other:
                facts: dict[str, int | str] = {"field": ids[at], "other": other[0], "value": names[language]}
                raise BadContent("map-name-twice", {"file": FILE, **facts}, GAME)
        found.append({language: names[language] for language in LANGUAGES if names})
    return found


def is_name(name: object) -> bool:
    return isinstance(name, str) and name == name.strip() and name.isprintable() and 0 < len(name) <= LONGEST_NAME


def borders_of(at: int, field: dict[str, Any], ids: list[str]) -> list[int]:
    found = sorted(number(ids, other, ids[at]) for other in need(field, "borders", list, ids[at]))
    if at in found or len(set(found)) != len(found):
        raise BadContent("map-own-border", {"file": FILE, "field": ids[at]}, GAME)
    return found


def number(ids: list[str], id: object, where: str) -> int:
    if id not in ids:
        raise BadContent("map-unknown-field", {"file": FILE, "field": where[:60], "other": str(id)[:60]}, GAME)
    return ids.index(str(id))


def layout_of(name: str, given: object, fields: list[dict[str, Any]], ids: list[str]) -> MapLayout:
    if not isinstance(given, dict):
        raise BadContent("map-part", {"file": FILE, "part": f"layouts.{name[:60]}"}, GAME)
    players = need(given, "players", list, name)
    if not players or not all(type(count) is int and 2 <= count <= 12 for count in players):
        raise BadContent("map-field-part", {"file": FILE, "field": name, "part": "players"}, GAME)
    closed: list[tuple[int, int]] = []
    for pair in need(given, "closed", list, name):
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadContent("map-field-part", {"file": FILE, "field": name, "part": "closed"}, GAME)
        one, other = number(ids, pair[0], name), number(ids, pair[1], name)
        closed.append((min(one, other), max(one, other)))
    return MapLayout(name, list(players), sorted(closed), [colour_of(field, name) for field in fields])


def colour_of(field: dict[str, Any], layout: str) -> int:
    given = field.get("colour")
    colour = given.get(layout) if isinstance(given, dict) else given
    if colour not in COLOURS:
        raise BadContent(
            "map-colour", {"file": FILE, "field": str(field.get("id"))[:60], "value": str(colour)[:60]}, GAME
        )
    return COLOURS.index(str(colour))
