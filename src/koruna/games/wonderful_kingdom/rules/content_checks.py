"""Checks that a content has the numbers of cards that the rules rely on, and that its scenarios can be played."""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import BadContent
from koruna.games.wonderful_kingdom.rules.content import DECK_PICK, Edition
from koruna.games.wonderful_kingdom.rules.content_boards import Scenario
from koruna.games.wonderful_kingdom.rules.numbers import ADVISOR, CALAMITY, CUBES, DEVELOPMENT, THREAT, TREASURE, VERMIN
from koruna.games.wonderful_kingdom.rules.reading import GAME, Row

DEVELOPMENTS: Final = 70
TREASURES: Final = 10
ADVISORS: Final = 14
SOLO_ADVISORS: Final = 11


def check_scenario(content: Edition, row: Row, scenario: Scenario) -> None:
    has_threats, has_advisors, has_quests = (module in scenario.modules for module in range(3))
    kind = content.kind
    if kind[scenario.special] != CALAMITY and not is_threat(content, scenario.special, with_vermin=False):
        raise row.wrong("hazard", "unknown")
    if kind[scenario.special] == THREAT and not has_threats:
        raise row.wrong("hazard", "modules")
    if scenario.advisors_in_deck != has_advisors:
        raise row.wrong("advisors_in_deck", "modules")
    if bool(scenario.boards) != has_quests:
        raise row.wrong("boards", "modules")
    if not all(is_threat(content, card, with_vermin=True) for card, _ in scenario.threats):
        raise row.wrong("threats", "unknown")
    if scenario.threats and not has_threats:
        raise row.wrong("threats", "modules")
    if any(kind[card] != ADVISOR or content.for_two[card] for card in scenario.advisors):
        raise row.wrong("advisors", "unknown")
    if scenario.advisors and not has_advisors:
        raise row.wrong("advisors", "modules")
    for field, found in (("advisors", scenario.advisors), ("boards", scenario.boards)):
        if len(set(found)) < len(found):
            raise row.wrong(field, "twice")
    if scenario.spies_ready + scenario.spies_used > content.values["spies"]:
        raise row.wrong("spies", "spies")
    if scenario.threat_loses >= 0 and not is_threat(content, scenario.threat_loses, with_vermin=True):
        raise row.wrong("lose", "unknown")
    check_stolen(content, row, scenario)


def is_threat(content: Edition, card: int, with_vermin: bool) -> bool:
    return content.kind[card] == THREAT and (with_vermin or card != content.threat(VERMIN))


def check_stolen(content: Edition, row: Row, scenario: Scenario) -> None:
    """Only symbols that are there can be covered, and only with the tokens there are."""
    for resource in range(CUBES):
        symbols = sum(content.income[card][resource] for card in scenario.completed)
        if scenario.stolen.count(resource) > symbols:
            raise row.wrong("stolen", "number")
    if len(scenario.stolen) > content.values["theft.tokens"]:
        raise row.wrong("stolen", "number")


def check_counts(content: Edition) -> None:
    """The numbers of cards that the rules rely on (I1, I4, I8)."""
    developments = sum(content.copies[card] for card in content.cards(DEVELOPMENT))
    treasures, advisors = len(content.cards(TREASURE)), content.cards(ADVISOR)
    solo = len([card for card in advisors if not content.for_two[card]])
    for file, found, wanted in (
        ("developments.csv", developments, DEVELOPMENTS),
        ("treasures.csv", treasures, TREASURES),
        ("advisors.csv", len(advisors), ADVISORS),
        ("advisors.csv", solo, SOLO_ADVISORS),
    ):
        if found != wanted:
            raise BadContent("count", {"file": file, "found": found, "wanted": wanted}, GAME)
    spare = 80 - 64
    looks = sum(content.first[card] for card in advisors if content.effect[card] == DECK_PICK)
    if 4 * looks > spare:
        raise BadContent("deck-too-small", {"file": "advisors.csv", "found": 4 * looks, "wanted": spare}, GAME)
