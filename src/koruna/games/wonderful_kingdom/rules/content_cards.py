"""Developments, advisors and threats, read from their tables."""

from __future__ import annotations

from koruna.engine.errors import BadContent
from koruna.games.wonderful_kingdom.rules.content import (
    DECK_PICK,
    EFFECTS,
    GAIN,
    PARAMS,
    PHASE_OF_EFFECT,
    PHASES,
    SHIFT,
    SNARES,
    THREAT_EFFECTS,
    Edition,
)
from koruna.games.wonderful_kingdom.rules.content_checks import DEVELOPMENTS
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    CUBES,
    DEVELOPMENT,
    FAMILIES,
    KRYSTALLIUM,
    RESOURCES,
    SOLDIER,
    SPACE_BITS,
    SPACES,
    THREAT,
    THREATS,
    VERMIN,
)
from koruna.games.wonderful_kingdom.rules.reading import GAME, Row, params


def read_development(content: Edition, row: Row) -> None:
    card = content.add(row, DEVELOPMENT, row.number("copies", 1, DEVELOPMENTS))
    content.family[card] = row.one_of("family", FAMILIES)
    cost = row.amounts("cost", RESOURCES)
    if not any(cost):
        raise row.wrong("cost", "empty")
    content.cost[card] = cost
    content.spaces[card] = sum(cost)
    for resource, spaces in enumerate(cost):
        content.new_site[card] += spaces << SPACES + SPACE_BITS * resource
    content.gives[card] = [row.one_of("exchange", RESOURCES[:CUBES])]
    made, family = row.product("production")
    if family >= 0:
        content.income_each[card] = 4 + 4 * row.as_one_of("production", made, RESOURCES[:CUBES]) + family
    content.income[card] = [0] * CUBES if family >= 0 else row.cubes("production")
    bonus = row.amounts("bonus", RESOURCES[CUBES:])
    content.bonus_krystallium[card], content.bonus_soldiers[card] = bonus[0], bonus[1]
    points, family = row.product("points")
    if family >= 0:
        content.points_family[card], content.points_each[card] = family, row.as_number("points", points, 1, 99)
    elif points:
        content.points[card] = row.as_number("points", points, 0, 99)


def read_advisor(content: Edition, row: Row) -> None:
    card = content.add(row, ADVISOR, 1)
    effect = row.one_of("effect", EFFECTS)
    content.effect[card] = effect
    content.phase[card] = row.one_of("phase", PHASES)
    if content.phase[card] != PHASE_OF_EFFECT[effect]:
        raise row.wrong("phase", "phase")
    content.price[card] = row.number("soldiers", 0)
    content.for_two[card] = row.yes("two_players")
    content.texts[card] = [row.filled(f"text_{language}") for language in ("cs", "sk", "en")]
    given = params(row, "params")
    if not given or not set(given) <= set(PARAMS[effect]) or (effect != GAIN and len(given) < len(PARAMS[effect])):
        raise row.wrong("params", "params")
    numbers: list[int] = []
    for name in PARAMS[effect]:
        if name == "resource":
            numbers.append(row.as_one_of("params", given[name], RESOURCES[:CUBES]))
        elif name == "family":
            numbers.append(row.as_one_of("params", given[name], FAMILIES))
        else:
            numbers.append(row.as_number("params", given.get(name, "0"), 0 if effect == GAIN else 1, 15))
    content.first[card] = numbers[0]
    content.second[card] = numbers[1] if len(numbers) > 1 else 0
    if effect == DECK_PICK and (content.first[card] > 3 or content.second[card] != 1):
        raise row.wrong("params", "params")
    if (effect == SHIFT and content.first[card] != 1) or (effect == SNARES and content.first[card] != 2):
        raise row.wrong("params", "params")


def read_threats(content: Edition, rows: list[Row]) -> None:
    """One deck for each effect, kept in the order of the effects."""
    orders: dict[int, int] = {}
    for kind, effect in enumerate(THREAT_EFFECTS):
        found = [row for row in rows if row.filled("effect") == effect]
        if len(found) != 1:
            raise BadContent("threat-effects", {"file": "threats.csv", "field": "effect", "value": effect}, GAME)
        row = found[0]
        copies = row.number("copies", 1, 20) if kind == VERMIN else row.number("copies", 4, 4)  # I4
        content.add(row, THREAT, copies)
        content.threat_copies[kind] = copies
        content.threat_price[kind] = row.number("soldiers", 1, 15)
        content.threat_points[kind] = row.number("points", -99, 0)
        if effect != "none":
            content.threat_medals[kind] = row.medals("medals")
            orders[row.number("order", 1, 4)] = kind
    if len(orders) != THREATS - 1 or len(rows) != THREATS:
        raise BadContent("threat-effects", {"file": "threats.csv", "field": "order", "value": len(rows)}, GAME)
    content.threat_order = [orders[at] for at in sorted(orders)]


assert KRYSTALLIUM == CUBES
assert SOLDIER == CUBES + 1
