"""The cards, boards, duchies and scenarios a game is played with, as lists of small numbers.

A card is its number: first the developments in the order of their file, then the treasures, the advisors, the
calamity, and the threats.
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.errors import BadContent
from koruna.games.wonderful_kingdom.rules.content_boards import Duchy, Quest, Scenario
from koruna.games.wonderful_kingdom.rules.numbers import MOST_CARDS, THREATS
from koruna.games.wonderful_kingdom.rules.reading import GAME, Row

PHASES: Final = ["choice", "planning", "production", "end"]
CHOICE: Final = 0
PLANNING: Final = 1
PRODUCTION: Final = 2
END: Final = 3

# Effects of advisors; PARAMS names their parameters.
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


class Edition:
    """Everything printed that a game is played with."""

    name: str  # HOUSE, or the digest of its tables
    ids: list[str]  # of cards
    names: list[list[str]]  # by card: cs, sk, en
    kind: list[int]
    copies: list[int]
    # Of developments; empty for other cards.
    family: list[int]
    new_site: list[int]  # with all its spaces open
    cost: list[list[int]]
    spaces: list[int]  # how many in all
    gives: list[list[int]]  # the cubes received for exchanging it
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
    first: list[int]  # the first parameter of the effect, and the second
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
    known_setups: dict[tuple[int, tuple[bool | str, ...]], Any]  # a cache, by seats and options

    def __init__(self, name: str) -> None:
        self.name = name
        self.known_setups = {}
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
        """Add a card with nothing on it yet."""
        card = len(self.ids)
        id = row.filled("id")
        if id in self.ids or not all(part.isalnum() and part.isascii() for part in id.split("_")):
            raise row.wrong("id", "id")
        if card == MOST_CARDS:
            raise BadContent("too-many", {"file": row.file}, GAME)
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
