"""The items of a position.

    agenda over next-turn select:1    what is still to be done, the next step last
    map a:3B b:5A                     the sides of the cards that lie there
    shields patrol trade
    realm 0 faction orcs, stock 3 1 2, castle 2, magic 1, figures a3 a3 b2~, hall 1
    war attacker 0, defender 1, region b2, attack 4, defence ?

The figures that are neither on the map nor in the hall are in the supply; the powers of a faction follow from its
level of magic.
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.agenda import OVER_NOW
from koruna.engine.position_agenda import Steps
from koruna.engine.position_items import (
    UNKNOWN,
    Item,
    Number,
    Numbers,
    Optional,
    Parts,
    Value,
    Viewer,
    bad_item,
    repeated,
    unrolled,
)
from koruna.games.tiny_epic_kingdoms.rules import steps
from koruna.games.tiny_epic_kingdoms.rules.course import TinyEpicKingdomsCourse
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS, POWERS
from koruna.games.tiny_epic_kingdoms.rules.map import NO_SIDE
from koruna.games.tiny_epic_kingdoms.rules.numbers import REGIONS, SEATS
from koruna.games.tiny_epic_kingdoms.rules.position_places import Figures, OpenTokens, Place, Regions, Territories
from koruna.games.tiny_epic_kingdoms.rules.powers import PLAIN
from koruna.games.tiny_epic_kingdoms.rules.realm import NO_FACTION
from koruna.games.tiny_epic_kingdoms.rules.setup import LOST_KINGDOM
from koruna.games.tiny_epic_kingdoms.rules.sides import CARDS
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, CAP, FIGURES, LAST_CYCLE, TOP_CASTLE, TOP_MAGIC
from koruna.games.tiny_epic_kingdoms.rules.war import OF_OTHERS, UNSET, War

NO_NAME: Final = "-"
OTHER_STEPS: Final = {
    steps.DRAW_STARTER: "draw-starter",
    steps.DRAW_FACTION: "draw-faction",
    steps.DRAW_CARD: "draw-card",
    steps.DRAW_LOST_CARD: "draw-lost-card",
    steps.DRAW_LOST_SIDE: "draw-lost-side",
    steps.DRAW_EMPTY: "draw-empty",
    steps.DRAW_TOKEN: "draw-token",
    steps.DRAW_DIAL: "draw-dial",
    steps.LAY_OUT: "lay-out",
    steps.HIDE: "hide",
    steps.NEXT_TURN: "next-turn",
    steps.CHECK: "check",
    steps.ARRIVE: "arrive",
    steps.RESULT: "result",
    steps.CHARGE: "charge",
    steps.AFTERMATH: "aftermath",
    steps.JUDGE: "judge",
    steps.AFTER_WAR: "after-war",
    steps.BEAT_NEUTRAL: "beat-neutral",
}
STEPS: Final = [OTHER_STEPS.get(kind, steps.NAMES.get(kind, f"step-{kind}")) for kind in range(OVER_NOW, 64)]

MOST: Final = {
    "draw-token": REGIONS - 1,
    "patrol": FIGURES,
    "pay": 16 * 3 * CAP,
    "gain": CAP,
    "give": 3 * CAP,
    "take": 8 * CAP + SEATS - 1,
    "ransom": REGIONS - 1,
    "rearrange": FIGURES,
    "which": steps.LIFTED * FIGURES + steps.LIFTED - 1,
    "aftermath": OF_OTHERS,
}
ABOVE: Final[dict[str, list[str]]] = {
    "over": ["next-turn", "select", "check"],
    "next-turn": ["lay-out", "hide", "start", "lay", "draw-empty"],
    "lay-out": ["draw-starter"],
    "hide": ["start"],
    "start": ["split"],
    "split": ["side"],
    "side": ["start", "draw-lost-side", "draw-card"],
    "draw-lost-side": ["draw-lost-card"],
    "draw-lost-card": ["draw-card"],
    "draw-card": ["draw-card", "draft", "draw-faction"],
    "draft": ["draft"],
    "draw-faction": ["draw-faction"],
    "draw-starter": [],
    "draw-empty": ["draw-empty"],
    "lay": ["lay"],
    "select": [],
    "shield": [],
    "dial": [],
    "draw-dial": [],
    "raise": ["raise"],
    "pay-war": [],
    "pay": [],
}


class Named(Value):
    """One of several names, by its index; `-` for -1."""

    names: list[str]

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, of: Any, viewer: Viewer) -> str:
        at = getattr(of, self.name)
        return NO_NAME if at < 0 else self.names[at]

    def read(self, of: Any, words: list[str]) -> None:
        if len(words) != 1 or (words[0] != NO_NAME and words[0] not in self.names):
            raise bad_item(self.name, words)
        setattr(of, self.name, NO_FACTION if words[0] == NO_NAME else self.names.index(words[0]))


class Cards(Numbers):
    """The territory cards. That of the Lost Kingdom is not seen before the side is drawn, too."""

    def write(self, of: Any, viewer: Viewer) -> str:
        words = [str(card) for card in of.cards]
        if of.setup.has_lost_kingdom and of.cards[LOST_KINGDOM] >= 0 and of.map.sides[LOST_KINGDOM] == NO_SIDE:
            words[LOST_KINGDOM] = words[LOST_KINGDOM] if viewer.knows_all() else UNKNOWN
        return repeated(words)

    def read(self, of: Any, words: list[str]) -> None:
        known = unrolled(self.name, words)
        free = [str(card) for card in range(CARDS) if str(card) not in known]
        super().read(of, [free.pop() if word == UNKNOWN else word for word in known])


class Shields(Value):
    """The set of actions under a shield."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([action for at, action in enumerate(ACTIONS) if of.shields >> at & 1])

    def read(self, of: Any, words: list[str]) -> None:
        if any(word not in ACTIONS for word in words):
            raise bad_item(self.name, words)
        of.shields = sum(1 << ACTIONS.index(word) for word in set(words))


class WarNumber(Number):
    """The number that a side of a war has set: a secret until the other side has set one, too."""

    def write(self, of: Any, viewer: Viewer) -> str:
        assert isinstance(of, War)
        assert isinstance(viewer.state, TinyEpicKingdoms)
        side, number = (of.attacker, of.attack) if self.name == "attack" else (of.defender, of.defence)
        is_secret = number != UNSET and viewer.state.kind() == steps.DIAL
        return UNKNOWN if is_secret and viewer.is_stranger_to(side) else str(number)

    def read(self, of: Any, words: list[str]) -> None:
        super().read(of, ["0" if word == UNKNOWN else word for word in words])  # `imagine` draws another


class Guess(Number):
    """Whether a number of a war is only a guess, unknown to the imagining seat."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return super().write(of, viewer) if viewer.knows_all() else "0"


def new_war(state: Any) -> War:
    """A war without anything in it yet."""
    return War(0, 0, 0, 0, 0)


WAR: Final[list[Item]] = [
    Number("attacker", 0, SEATS - 1),
    Number("defender", -1, SEATS - 1),
    Place("region"),
    Place("origin"),
    Named("by", ACTIONS),
    Number("pair", most=1),
    Number("from_stronghold", most=1),
    WarNumber("attack", -1, 99),
    WarNumber("defence", -1, 99),
    Guess("is_guess", most=1),
    Number("attack_raise", most=99),
    Number("defence_raise", most=99),
    Number("winner", -1, SEATS - 1),
    Number("loser", -1, SEATS - 1),
    Regions("leaving"),
    Regions("hosts"),
    Number("freed", most=1),
]
REALM: Final[list[Item]] = [
    Named("faction", FACTIONS),
    Numbers("stock", 0, CAP, is_fixed=True),
    Number("castle", most=TOP_CASTLE),
    Number("magic", most=TOP_MAGIC),
    Figures("figures"),
    Number("hall", most=FIGURES),
    Number("beaten", most=99),
]
ITEMS: Final[list[Item]] = [
    Steps(STEPS, MOST, ABOVE),
    Cards("cards", -1, CARDS - 1, is_fixed=True),
    Territories("map"),
    Number("starter", -1, SEATS - 1),
    Number("active", -1, SEATS - 1),
    Named("chosen", ACTIONS),
    Shields("shields"),
    Number("cycle", 1, LAST_CYCLE),
    Number("is_final", most=1),
    Number("reached_top", most=31),
    Number("ended_by", most=31),
    Regions("neutrals"),
    Regions("hidden"),
    Numbers("unseen", 0, 99, is_fixed=True),
    OpenTokens("open_tokens"),
    Number("crown", -1, SEATS - 1),
    Place("moved_from"),
    Place("moved_to"),
    Named("moved_by", ACTIONS),
    Number("from_stronghold", most=1),
    Regions("arrivals"),
    Optional("war", WAR, new_war),
    Parts("realm", "realms", REALM),
]


def items() -> list[Item]:
    return ITEMS


def complete(state: TinyEpicKingdoms) -> None:
    """Count what follows from the items, and do automatic steps."""
    for realm in state.realms:
        realm.supply = FIGURES - realm.on_map - realm.hall
        realm.powers = PLAIN if realm.faction == NO_FACTION else POWERS[realm.faction][realm.magic]
    assert isinstance(state, TinyEpicKingdomsCourse)
    state.go_on()
