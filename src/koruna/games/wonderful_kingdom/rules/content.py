"""The cards, boards, duchies and scenarios a game is played with, as lists of small numbers.

The content that comes with the game is in `data/`. An owner of the printed game can enter its cards into a folder of
the same tables: `load` reads and checks it, `offer` lets games be played with it. A record names its content by a
digest of all tables, so that it can never be replayed with another.

A card is its number: first the developments in the order of their file, then the treasures, the advisors, the
calamity, and the threats.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Final

from koruna.games.wonderful_kingdom.rules.content_boards import (
    Duchy,
    Quest,
    Scenario,
    read_duchies,
    read_quests,
    read_scenarios,
)
from koruna.games.wonderful_kingdom.rules.content_checks import check_scenario
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    CALAMITY,
    CUBES,
    DEVELOPMENT,
    FAMILIES,
    KRYSTALLIUM,
    MOST_CARDS,
    RESOURCES,
    SOLDIER,
    SPACE_BITS,
    SPACES,
    THREAT,
    THREATS,
    TREASURE,
    VERMIN,
)
from koruna.games.wonderful_kingdom.rules.reading import BadContent, Row, digest, own_folder, params, read_tables

HOUSE: Final = "house"  # the name of the content that comes with the game

DEVELOPMENTS: Final = 70
TREASURES: Final = 10
ADVISORS: Final = 14
SOLO_ADVISORS: Final = 11

PHASES: Final = ["choice", "planning", "production", "end"]
CHOICE: Final = 0
PLANNING: Final = 1
PRODUCTION: Final = 2
END: Final = 3

# What an advisor does, each with its numbers.
EFFECTS: Final = [
    "extra_production",
    "dominance_boost",
    "gain",
    "lab_cubes",
    "double_exchange",
    "reveal",
    "deck_pick",
    "discard_calamity",
    "extra_face_down",
    "move_offer_card",
    "score_per_family",
]
EXTRA: Final = 0
HERALD: Final = 1
GAIN: Final = 2
LAB_CUBES: Final = 3
DOUBLE: Final = 4
REVEAL: Final = 5
DECK_PICK: Final = 6
BANISH: Final = 7
SNARES: Final = 8
SHIFT: Final = 9
MARSHAL: Final = 10
PARAMS: Final = [
    ["resource", "amount"],
    ["amount"],
    ["soldier", "krystallium"],
    ["amount"],
    ["cards"],
    ["cards"],
    ["look", "keep"],
    ["cards"],
    ["cards"],
    ["cards"],
    ["family", "each"],
]
PHASE_OF_EFFECT: Final = [2, 2, 1, 1, 1, 0, 0, 1, 0, 0, 3]

THREAT_EFFECTS: Final = ["breed", "none", "freeze_site", "discard_picks", "cover_symbol"]  # by the kind of threat


class Content:
    name: str  # HOUSE, or the digest of a folder
    ids: list[str]  # of cards
    names: list[list[str]]  # by card: cs, sk, en
    kind: list[int]
    copies: list[int]
    # Of developments; nothing of other cards.
    family: list[int]
    new_site: list[int]  # with all its spaces open
    cost: list[list[int]]
    spaces: list[int]  # how many in all
    gives: list[list[int]]  # the cubes for exchanging it
    income: list[list[int]]  # plain symbols by resource
    income_each: list[int]  # the symbol of production by family, or -1
    bonus_soldiers: list[int]
    bonus_krystallium: list[int]
    points: list[int]
    points_family: list[int]  # the family its combination counts, or -1
    points_each: list[int]
    # Of advisors, by card.
    phase: list[int]
    price: list[int]
    effect: list[int]
    first: list[int]  # the first number that goes with the effect, and the second
    second: list[int]
    for_two: list[bool]
    texts: list[list[str]]
    # Where kinds of cards begin.
    first_treasure: int
    first_advisor: int
    calamity: int
    first_threat: int
    calamity_points: int
    calamities: int
    # By kind of threat.
    threat_price: list[int]
    threat_points: list[int]
    threat_copies: list[int]
    threat_medals: list[list[int]]
    threat_order: list[int]  # the kinds in the order their effects are settled
    values: dict[str, int]
    medals: dict[str, list[int]]  # by module
    boards: list[str]
    board_names: list[list[str]]
    quests: list[list[list[Quest]]]  # by board and side (0 for two players, 1 for one): four steps
    duchies: list[str]
    duchy_sides: list[list[Duchy]]  # by duchy and side (0 for A, 1 for B)
    scenarios: list[Scenario]

    def __init__(self, name: str) -> None:
        self.name = name
        self.ids, self.names, self.kind, self.copies = [], [], [], []
        self.family, self.new_site, self.cost, self.spaces, self.gives = [], [], [], [], []
        self.income, self.income_each, self.bonus_soldiers, self.bonus_krystallium = [], [], [], []
        self.points, self.points_family, self.points_each = [], [], []
        self.phase, self.price, self.effect, self.first, self.second = [], [], [], [], []
        self.for_two, self.texts = [], []
        self.first_treasure = self.first_advisor = self.calamity = self.first_threat = 0
        self.calamity_points = self.calamities = 0
        self.threat_price, self.threat_points, self.threat_copies = [0] * THREATS, [0] * THREATS, [0] * THREATS
        self.threat_medals, self.threat_order = [[] for _ in range(THREATS)], []
        self.values, self.medals = {}, {}
        self.boards, self.board_names, self.quests = [], [], []
        self.duchies, self.duchy_sides, self.scenarios = [], [], []

    def add(self, row: Row, kind: int, copies: int) -> int:
        """A card with nothing on it yet."""
        card = len(self.ids)
        id = row.filled("id")
        if id in self.ids or not all(part.isalnum() and part.isascii() for part in id.split("_")):
            raise row.wrong("id", "id")
        if card == MOST_CARDS:
            raise BadContent("too-many", {"file": row.file})
        self.ids.append(id)
        self.names.append(row.names())
        self.kind.append(kind)
        self.copies.append(copies)
        for of_card in (self.family, self.income_each, self.points_family, self.phase, self.effect):
            of_card.append(-1)
        for of_card in (self.spaces, self.bonus_soldiers, self.bonus_krystallium, self.points, self.points_each):
            of_card.append(0)
        for of_card in (self.price, self.first, self.second):
            of_card.append(0)
        for lists in (self.cost, self.gives, self.income):
            lists.append([])
        self.new_site.append(card)
        self.for_two.append(False)
        self.texts.append([])
        row.check_provenance()
        return card

    def cards(self, kind: int) -> list[int]:
        return [card for card in range(len(self.ids)) if self.kind[card] == kind]

    def threat(self, kind: int) -> int:
        """The card of a kind of threat."""
        return self.first_threat + kind


def read_content(folder: Traversable, name: str) -> Content:
    tables = read_tables(folder)
    content = Content(name)
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
        raise BadContent("count", {"file": "calamities.csv", "found": len(tables["calamities.csv"]), "wanted": 1})
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


def read_values(content: Content, rows: list[Row]) -> None:
    for row in rows:
        name = row.filled("name")
        row.check_provenance()
        if name.startswith("medals."):
            content.medals[name.removeprefix("medals.")] = row.medals("value")
        else:
            content.values[name] = row.number("value")
    for wanted in WANTED:
        if wanted not in content.values and wanted.removeprefix("medals.") not in content.medals:
            raise BadContent("no-value", {"file": "values.csv", "field": wanted})
        if wanted in FIXED and content.values[wanted] != FIXED[wanted]:
            raise BadContent("fixed-value", {"file": "values.csv", "field": wanted, "value": FIXED[wanted]})


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
# The rules count on these: another number would be another game.
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


def read_development(content: Content, row: Row) -> None:
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


def read_advisor(content: Content, row: Row) -> None:
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


def read_threats(content: Content, rows: list[Row]) -> None:
    """One deck for each effect, kept in the order of the effects."""
    orders: dict[int, int] = {}
    for kind, effect in enumerate(THREAT_EFFECTS):
        found = [row for row in rows if row.filled("effect") == effect]
        if len(found) != 1:
            raise BadContent("threat-effects", {"file": "threats.csv", "field": "effect", "value": effect})
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
        raise BadContent("threat-effects", {"file": "threats.csv", "field": "order", "value": len(rows)})
    content.threat_order = [orders[at] for at in sorted(orders)]


def check_counts(content: Content) -> None:
    """The numbers of cards that the rules count on (I1, I4, I8)."""
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
            raise BadContent("count", {"file": file, "found": found, "wanted": wanted})
    spare = 80 - 64
    looks = sum(content.first[card] for card in advisors if content.effect[card] == DECK_PICK)
    if 4 * looks > spare:
        raise BadContent("deck-too-small", {"file": "advisors.csv", "found": 4 * looks, "wanted": spare})


CONTENTS: Final[dict[str, Content]] = {HOUSE: read_content(own_folder(), HOUSE)}


def load(folder: Traversable) -> Content:
    """The content of a folder, checked, under the name of its digest. Raises `BadContent`, a sentence."""
    return read_content(folder, digest(folder))


assert KRYSTALLIUM == CUBES
assert SOLDIER == CUBES + 1
