"""Duchies, quest boards and scenarios, read from their tables."""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import BadContent
from koruna.games.wonderful_kingdom.rules.numbers import CUBES, RESOURCES
from koruna.games.wonderful_kingdom.rules.reading import GAME, Row, parts

BOARDS: Final = ["usurper", "northern_lands", "lord_of_ruin"]
SCENARIOS: Final = ["SC01", "SC02", "SC03", "SC04", "SC05", "SC06"]
STEPS: Final = 4  # of a quest, the last of which is needed to win
SIDES: Final = ["two_player", "solo"]
REWARDS: Final = ["krystallium", "soldier", "spy", "discard_calamities", "points"]
DUCHIES: Final = 2
MODULES: Final = ["threats", "advisors", "quests"]
SPECIAL_RULES: Final = ["add_vermin_per_unfinished", "return_beaten", "store_shadow_cubes"]
LOSSES: Final = ["vermin_deck_empty", "stored_cubes", "threat_left", "last_step_missing"]


class Duchy:
    """One side of a duchy card."""

    income: list[int]
    points_family: int
    points_each: int
    krystallium: int
    soldiers: int
    penalty: int  # points lost in a solo game
    names: list[str]

    def __init__(self, row: Row) -> None:
        self.income = row.cubes("production")
        points, self.points_family = row.product("points")
        if points and self.points_family < 0:
            raise row.wrong("points", "unknown")
        self.points_each = row.as_number("points", points, 1, 99) if self.points_family >= 0 else 0
        start = row.amounts("start", RESOURCES[CUBES:])
        self.krystallium, self.soldiers = start[0], start[1]
        self.penalty = row.number("solo_penalty", 0, 99)
        self.names = row.names()
        row.check_provenance()


class Quest:
    """One step of a quest."""

    cost: list[int]  # by resource
    krystallium: int
    soldiers: int
    spies: int
    calamities: int  # up to this many leave the duchy
    points: int
    first_only: bool
    names: list[str]

    def __init__(self, row: Row) -> None:
        self.cost = row.amounts("cost", RESOURCES)
        if not any(self.cost):
            raise row.wrong("cost", "empty")
        reward = row.amounts("reward", REWARDS)
        self.krystallium, self.soldiers, self.spies, self.calamities, self.points = reward
        self.first_only = row.yes("first_only")
        self.names = row.names()


class Scenario:
    id: str
    names: list[str]
    medals: list[int]
    modules: list[int]
    special: int  # the card that goes four times into the hazard deck
    treasures: bool
    advisors_in_deck: bool
    sites: list[int]  # cards
    protected: bool  # these sites may not be discarded
    threats: list[tuple[int, int]]  # a threat's card, and how many
    completed: list[int]
    stolen: list[int]  # resources whose symbols are covered
    advisors: list[int]
    soldiers: int
    spies_ready: int
    spies_used: int
    boards: list[int]
    vermin_for: int  # the card that brings vermin while it is not finished, or -1
    vermin_return: bool
    stores_cubes: bool
    needs: list[tuple[int, int]]  # a card, and how many have to be completed
    vermin_loses: bool  # an empty vermin deck loses the game
    stored_loses: int  # this many cubes beside the hazard deck lose the game; 0 if they never do
    threat_loses: int  # a threat's card: one left at the end loses the game; or -1
    last_step_needed: bool

    def __init__(self, row: Row, developments: list[str], cards: list[str], boards: list[str]) -> None:
        self.id = row.filled("id")
        self.names = row.names()
        self.medals = row.medals("medals")
        self.modules = row.list_of("modules", MODULES)
        hazard = row.amounts("hazard", cards)
        if sum(hazard) != 4 or max(hazard) != 4:
            raise row.wrong("hazard", "four-alike")
        self.special = hazard.index(4)
        self.treasures = row.yes("treasures")
        self.advisors_in_deck = row.yes("advisors_in_deck")
        if self.treasures == self.advisors_in_deck:
            raise row.wrong("advisors_in_deck", "advisors-or-treasures")
        self.sites = cards_of(row, "sites", developments)
        self.protected = row.yes("protected")
        self.threats = [(card, count) for card, count in enumerate(row.amounts("threats", cards)) if count]
        self.completed = cards_of(row, "completed", developments)
        self.stolen = stolen(row, developments)
        self.advisors = row.list_of("advisors", cards)
        self.soldiers = row.number("soldiers", 0)
        spies = row.filled("spies").split("/")
        if len(spies) != 2:
            raise row.wrong("spies", "spies")
        self.spies_ready = row.as_number("spies", spies[0], 0, 2)
        self.spies_used = row.as_number("spies", spies[1], 0, 2)
        self.boards = row.list_of("boards", boards)
        rules = words(row, "rules", SPECIAL_RULES)
        self.vermin_for = -1
        if "add_vermin_per_unfinished" in rules:
            self.vermin_for = row.as_one_of("rules", rules["add_vermin_per_unfinished"], developments)
        self.vermin_return = "return_beaten" in rules
        self.stores_cubes = "store_shadow_cubes" in rules
        self.needs = [(card, count) for card, count in enumerate(row.amounts("needs", developments)) if count]
        lose = words(row, "lose", LOSSES)
        self.vermin_loses = "vermin_deck_empty" in lose
        self.stored_loses = row.as_number("lose", lose["stored_cubes"], 1, 99) if "stored_cubes" in lose else 0
        self.threat_loses = row.as_one_of("lose", lose["threat_left"], cards) if "threat_left" in lose else -1
        self.last_step_needed = "last_step_missing" in lose
        row.check_provenance()


def cards_of(row: Row, field: str, known: list[str]) -> list[int]:
    """`mill:1+farmstead:4` as a list of cards, each repeated by its count."""
    return [card for card, count in enumerate(row.amounts(field, known)) for _ in range(count)]


def stolen(row: Row, developments: list[str]) -> list[int]:
    """`guild_house:gold:2` as resources; which card the symbol is on makes no difference."""
    found: list[int] = []
    for part in parts(row.text("stolen"), "+"):
        card, _, rest = part.partition(":")
        resource, _, count = rest.partition(":")
        row.as_one_of("stolen", card, developments)
        found += [row.as_one_of("stolen", resource, RESOURCES[:CUBES])] * row.as_number("stolen", count, 1, 9)
    return found


def words(row: Row, field: str, known: list[str]) -> dict[str, str]:
    """`stored_cubes:5 last_step_missing` as values by name."""
    found: dict[str, str] = {}
    for word in row.text(field).split():
        name, _, value = word.partition(":")
        row.as_one_of(field, name, known)
        found[name] = value
    return found


def read_duchies(rows: list[Row]) -> tuple[list[str], list[list[Duchy]]]:
    ids: list[str] = []
    sides: list[list[Duchy]] = []
    for row in rows:
        id = row.filled("id")
        if id not in ids:
            ids.append(id)
            sides.append([])
        if row.one_of("side", ["A", "B"]) != len(sides[ids.index(id)]):
            raise row.wrong("side", "sides")
        sides[ids.index(id)].append(Duchy(row))
    if len(ids) != DUCHIES or any(len(both) != 2 for both in sides):
        raise BadContent("count", {"file": "duchies.csv", "found": len(rows), "wanted": 2 * DUCHIES}, GAME)
    return ids, sides


def read_quests(boards: list[Row], rows: list[Row]) -> tuple[list[str], list[list[str]], list[list[list[Quest]]]]:
    ids: list[str] = []
    names: list[list[str]] = []
    quests: list[list[list[Quest]]] = []
    for board in boards:
        board.check_provenance()
        board.as_one_of("id", board.filled("id"), BOARDS)
        ids.append(board.filled("id"))
        names.append(board.names())
        quests.append([[], []])
    if sorted(ids) != sorted(BOARDS):
        raise BadContent("count", {"file": "boards.csv", "found": len(ids), "wanted": len(BOARDS)}, GAME)
    for row in rows:
        steps = quests[row.one_of("board", ids)][row.one_of("side", SIDES)]
        if row.number("step", 1, STEPS) != len(steps) + 1:
            raise row.wrong("step", "steps")
        steps.append(Quest(row))
    for at, sides in enumerate(quests):
        if any(len(steps) != STEPS for steps in sides):
            raise boards[at].wrong("id", "four-steps")
    return ids, names, quests


def read_scenarios(
    rows: list[Row], developments: list[str], cards: list[str], boards: list[str], copies: list[int]
) -> list[Scenario]:
    found: list[Scenario] = []
    if [row.filled("id") for row in rows] != SCENARIOS:
        raise BadContent("count", {"file": "scenarios.csv", "found": len(rows), "wanted": len(SCENARIOS)}, GAME)
    for row in rows:
        scenario = Scenario(row, developments, cards, boards)
        used = scenario.sites + scenario.completed
        if any(used.count(card) > copies[card] for card in used):
            raise row.wrong("sites", "copies")
        found.append(scenario)
    return found
