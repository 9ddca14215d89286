"""What games can be played with: the house edition in `data/`, or the printed cards that an owner has entered into
tables of the same kind. Such a content is named by a digest of all tables, so that a record can never be replayed with
another.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.content import chosen_edition
from koruna.engine.errors import BadContent
from koruna.engine.option import HOUSE
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.content_boards import read_duchies, read_quests, read_scenarios
from koruna.games.wonderful_kingdom.rules.content_cards import read_advisor, read_development, read_threats
from koruna.games.wonderful_kingdom.rules.content_checks import check_counts, check_scenario
from koruna.games.wonderful_kingdom.rules.numbers import CALAMITY, CUBES, RESOURCES, TREASURE
from koruna.games.wonderful_kingdom.rules.reading import GAME, Row, digest, house_files, read_tables


def read_edition(texts: dict[str, str], name: str) -> Edition:
    tables = read_tables(texts)
    content = Edition(name)
    read_values(content, tables["values.csv"])
    for row in tables["developments.csv"]:
        read_development(content, row)
    content.first_treasure = len(content.ids)
    for row in tables["treasures.csv"]:
        card = content.add(row, TREASURE, 1)
        content.gives[card] = row.list_of("gives", RESOURCES[:CUBES])
        if len(content.gives[card]) != 2:
            raise row.wrong("gives", "two-cubes")
    content.first_advisor = len(content.ids)
    for row in tables["advisors.csv"]:
        read_advisor(content, row)
    content.calamity = len(content.ids)
    calamity = tables["calamities.csv"][0]
    if len(tables["calamities.csv"]) > 1:
        raise BadContent("count", {"file": "calamities.csv", "found": len(tables["calamities.csv"]), "wanted": 1}, GAME)
    content.calamities = calamity.number("copies", 8, 8)
    content.calamity_points = calamity.number("points", -99, 0)
    content.add(calamity, CALAMITY, content.calamities)
    content.first_threat = len(content.ids)
    read_threats(content, tables["threats.csv"])
    check_counts(content)
    content.boards, content.board_names, content.quests = read_quests(tables["boards.csv"], tables["quests.csv"])
    content.duchies, content.duchy_sides = read_duchies(tables["duchies.csv"])
    content.scenarios = read_scenarios(
        tables["scenarios.csv"], content.ids[: content.first_treasure], content.ids, content.boards, content.copies
    )
    for row, scenario in zip(tables["scenarios.csv"], content.scenarios, strict=True):
        check_scenario(content, row, scenario)
    return content


def read_values(content: Edition, rows: list[Row]) -> None:
    for row in rows:
        name = row.filled("name")
        row.check_provenance()
        if name.startswith("medals."):
            content.medals[name.removeprefix("medals.")] = row.medals("value")
        else:
            content.values[name] = row.number("value")
    for wanted in WANTED:
        if wanted not in content.values and wanted.removeprefix("medals.") not in content.medals:
            raise BadContent("no-value", {"file": "values.csv", "field": wanted}, GAME)
        if wanted in FIXED and content.values[wanted] != FIXED[wanted]:
            raise BadContent("fixed-value", {"file": "values.csv", "field": wanted, "value": FIXED[wanted]}, GAME)


WANTED: Final = [
    "rounds",
    "hand.cards",
    "traps",
    "laboratory.cubes",
    "hazard.deck_cards",
    "hazard.others",
    "solo.dominance",
    "solo.spies.ready",
    "solo.spies.used",
    "search.look",
    "search.remove",
    "theft.tokens",
    "spies",
    "advisor.reward",
    "advisor.start.two_player",
    "advisor.start.solo",
    "medals.advisors",
    "medals.quests",
    "medals.basic",
]
# The rules rely on these values: with others it would be a different game.
FIXED: Final = {
    "rounds": 4,
    "hand.cards": 7,
    "laboratory.cubes": 5,
    "hazard.deck_cards": 8,
    "hazard.others": 4,
    "search.look": 3,
    "search.remove": 2,
    "spies": 2,
    "solo.spies.ready": 1,
    "solo.spies.used": 1,
}


HOUSE_EDITION: Final = read_edition(house_files(), HOUSE)


def read_own(texts: dict[str, str]) -> Edition:
    """The edition in an owner's tables, checked and named by their digest. Raises `BadContent`."""
    edition = read_edition(texts, "")
    edition.name = digest(texts)
    return edition


def edition_of(content: object) -> Edition:
    """What a value of the option `content` stands for."""
    return chosen_edition(content, HOUSE_EDITION)
