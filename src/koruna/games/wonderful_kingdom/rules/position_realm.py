"""The items of a realm: what one player has.

duchy teressie, sites mill:gold2+materials1, laboratory gold:3, threats giant_rat:2, quests usurper-1, used cartographer

A site is written with the pieces that are on it, and `frozen` or `protected`. Sums and points follow from the cards.
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.position_items import Item, Number, Value, Viewer, bad_item, read_number
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    CARD,
    COLOURS,
    CUBES,
    DEVELOPMENT,
    FROZEN,
    NONE,
    PROTECTED,
    RESOURCES,
    SPACE_BITS,
    SPACES,
    SYMBOL_NAMES,
    THREATS,
)
from koruna.games.wonderful_kingdom.rules.numbers import THREAT as THREAT_CARD
from koruna.games.wonderful_kingdom.rules.position_cards import Cards, Entries, SecretCards, read_card
from koruna.games.wonderful_kingdom.rules.realm import IN_HAND, INCOME, LABORATORY, THREAT, WORTH, Realm

NO_DUCHY: Final = "-"
MOST: Final = 999


class Members(Value):
    """A bit set."""

    def names(self, of: Any) -> list[str]:
        """By bit."""
        if self.name == "closed":
            return [str(seat) for seat in range(of.setup.seats)]
        content = of.setup.content
        if self.name == "used":
            return list(content.ids[content.first_advisor : content.calamity])
        boards = [content.boards[board] for board in of.setup.boards]
        if self.name == "claims":
            return boards
        return [f"{board}-{step + 1}" for board in boards for step in range(STEPS)]

    def write(self, of: Any, viewer: Viewer) -> str:
        members = getattr(of, self.name)
        return " ".join([name for at, name in enumerate(self.names(of)) if members >> at & 1])

    def read(self, of: Any, words: list[str]) -> None:
        names, members = self.names(of), 0
        for word in words:
            if word not in names:
                raise bad_item(self.name, [word])
            members |= 1 << names.index(word)
        setattr(of, self.name, members)


class Amounts(Value):
    """Numbers by name, `gold:2`, in a part of `sums`, or in `covered`."""

    first: int  # in `sums`, or NONE
    of_what: list[str]  # empty for threats, whose names are ids of cards

    def __init__(self, name: str, first: int, of_what: list[str]) -> None:
        super().__init__(name)
        self.first = first
        self.of_what = of_what

    def names(self, of: Any) -> list[str]:
        content = of.setup.content
        return self.of_what or list(content.ids[content.first_threat : content.first_threat + THREATS])

    def write(self, of: Any, viewer: Viewer) -> str:
        assert isinstance(of, Realm)
        amounts = of.covered if self.first == NONE else of.sums[self.first :]
        found = [f"{name}:{amounts[at]}" for at, name in enumerate(self.names(of)) if amounts[at]]
        return " ".join(found)

    def read(self, of: Any, words: list[str]) -> None:
        assert isinstance(of, Realm)
        names = self.names(of)
        amounts = [0] * len(names)
        for word in words:
            name, _, amount = word.rpartition(":")
            if name not in names:
                raise bad_item(self.name, [word])
            amounts[names.index(name)] = read_number(self.name, amount, 0, MOST)
        if self.first == NONE:
            of.covered = amounts
        else:
            of.sums[self.first : self.first + len(amounts)] = amounts


class DuchyName(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        return NO_DUCHY if of.duchy == NONE else str(of.setup.content.duchies[of.duchy])

    def read(self, of: Any, words: list[str]) -> None:
        duchies = of.setup.content.duchies
        if len(words) != 1 or (words[0] not in duchies and words[0] != NO_DUCHY):
            raise bad_item(self.name, words)
        of.duchy = NONE if words[0] == NO_DUCHY else duchies.index(words[0])


class Sites(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([self.word(of, at) for at in range(len(of.sites))])

    def word(self, of: Any, at: int) -> str:
        assert isinstance(of, Realm)
        site, content = of.sites[at], of.setup.content
        card = site & CARD
        filled = [content.cost[card][resource] - of.open_spaces(at, resource) for resource in range(len(RESOURCES))]
        marks = [f"{RESOURCES[resource]}{pieces}" for resource, pieces in enumerate(filled) if pieces]
        marks += ["frozen"] if site & FROZEN else []
        marks += ["protected"] if site & PROTECTED else []
        return f"{content.ids[card]}:{'+'.join(marks)}" if marks else content.ids[card]

    def read(self, of: Any, words: list[str]) -> None:
        of.sites = [self.site(of, word) for word in words]

    def site(self, of: Any, word: str) -> int:
        content = of.setup.content
        id, colon, marks = word.partition(":")
        card = read_card(self.name, content, id)
        if content.kind[card] != DEVELOPMENT:
            raise bad_item(self.name, [word])
        site: int = content.new_site[card]
        for mark in marks.split("+") if colon else []:
            resource = mark.rstrip("0123456789")
            if mark == "frozen":
                site |= FROZEN
            elif mark == "protected":
                site |= PROTECTED
            elif resource in RESOURCES:
                at = RESOURCES.index(resource)
                shift = SPACES + SPACE_BITS * at
                site -= read_number(self.name, mark.removeprefix(resource), 1, site >> shift & 15) << shift
            else:
                raise bad_item(self.name, [word])
        return site


REALM: Final[list[Item]] = [
    DuchyName("duchy"),
    SecretCards("hand", DEVELOPMENT, THREAT_CARD),
    Entries("picks"),
    Sites("sites"),
    Cards("completed", DEVELOPMENT, DEVELOPMENT),
    Cards("advisors", ADVISOR, ADVISOR),
    Members("used"),
    Number("krystallium", most=MOST),
    Number("soldiers", most=MOST),
    Number("trained", most=1),
    Amounts("laboratory", LABORATORY, COLOURS),
    Amounts("cubes", IN_HAND, RESOURCES[:CUBES]),
    Number("calamities", most=MOST),
    Amounts("threats", THREAT, []),
    Amounts("covered", NONE, SYMBOL_NAMES),
    Number("traps", most=MOST),
    Number("snares", most=1),
    Number("spies", most=MOST),
    Number("spies_ready", most=MOST),
    Number("renews_both", most=1),
    Members("quests"),
    Members("claims"),
    Number("doubled", most=MOST),
    Number("boost", most=MOST),
    Number("extra", -MOST, MOST),
    Number("discarded", most=MOST),
    Number("averted", most=MOST),
    Number("given_up", most=MOST),
]


def count(realm: Realm) -> None:
    """The sums of a realm, from its cards."""
    sums, content = realm.sums, realm.setup.content
    sums[INCOME:LABORATORY] = [0] * LABORATORY
    if realm.duchy != NONE:
        side = content.duchy_sides[realm.duchy][realm.setup.side]
        sums[INCOME : INCOME + CUBES] = side.income
        if side.points_family >= 0:
            sums[WORTH + side.points_family] = side.points_each
    completed, realm.completed, realm.points = realm.completed, [], 0
    for card in completed:
        realm.add_completed(card)
    for symbol, tokens in enumerate(realm.covered):
        sums[INCOME + symbol] -= tokens
    realm.in_lab = sum(sums[LABORATORY:THREAT])
    realm.in_hand = sum(sums[IN_HAND:])
    realm.giants = sum(1 for site in realm.sites if site & FROZEN)


assert len(COLOURS) == THREAT - LABORATORY
