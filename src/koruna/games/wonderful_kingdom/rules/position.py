"""The items of a position. Cards are written as in position_cards.py, realms as in position_realm.py.

agenda over end_round plan      what is still to be done, the next step last; automatic steps on top are done at once
round 3
closed 1                        the seats that are done with the simultaneous phase
area1 mill 0:?                  the two areas
gone tavern*2                   cards that left the game for all to see
lurking 1:3                     among the hidden cards of seat 1 from round 3 is a calamity or a threat
realm 0 duchy teressie, sites mill, soldiers 2
shown 0 picks mill              in a simultaneous phase: what differs in the realm that others see; `?` if only that is
                                known
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.agenda import kind_of
from koruna.engine.position_agenda import Steps
from koruna.engine.position_items import (
    UNKNOWN,
    Item,
    Number,
    Numbers,
    Parts,
    Viewer,
    bad_item,
    read_items,
    read_number,
)
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.course import WonderfulKingdomCourse
from koruna.games.wonderful_kingdom.rules.dealing import hazards_to_come
from koruna.games.wonderful_kingdom.rules.invariants import specials_met, specials_so_far
from koruna.games.wonderful_kingdom.rules.numbers import ADVISOR, AREA, CUBES, DEVELOPMENT, DOWN, NONE
from koruna.games.wonderful_kingdom.rules.position_cards import (
    Buried,
    Entries,
    Gone,
    Lurking,
    SecretCards,
    Top,
    cards_on_table,
    deal_unknown,
    hides_from,
    whole_deck,
)
from koruna.games.wonderful_kingdom.rules.position_realm import MOST, REALM, Members, count
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

STEPS: Final = [
    *["over", "draw_starter", "draw_duchy", "draw_advisor", "deal", "turn_up", "draw_top", "show_hazard", "show_pick"],
    *["look", "keep", "plan", "produce", "combat", "", "", "offer", "pick", "flip", "shift", "choose", "remove"],
    *["lose", "cover", "tuck", "declare", "final", *[""] * 13],
    *["begin_round", "begin_keeping", "refill", "take", "end_choice", "settle", "breed", "shadows", "thieves"],
    *["giants", "begin_planning", "begin_step", "compare", "begin_combat", "end_round", "finish"],
]
MOST_STEPS: Final = {
    "turn_up": 1,
    "show_hazard": 2 * AREA - 1,
    "show_pick": AREA - 1,
    "produce": CUBES - 1,
    "offer": 1,
    "flip": 2 * AREA + 1,
    "choose": 2,
    "remove": 2 * AREA + 1,
    "declare": CUBES - 1,
    "refill": 1,
    "take": 1,
    "begin_step": CUBES - 1,
    "compare": CUBES - 1,
}
ABOVE: Final[dict[str, list[str]]] = {
    "over": ["begin_round", "end_round", "finish"],
    "draw_starter": [],
    "draw_duchy": ["draw_starter"],
    "keep": [],
    "plan": [],
    "produce": [],
    "combat": [],
    "deal": ["deal"],
    "refill": ["refill", "draw_top"],
    "take": ["remove", "choose"],
    "remove": ["remove", "show_hazard"],
    "choose": ["draw_top", "look", "show_hazard"],
    "flip": ["show_hazard"],
    "show_hazard": [],
    "show_pick": ["show_pick"],
    "draw_top": ["look"],
    "look": ["look"],
}
TURNING_UP: Final = (steps.END_CHOICE, steps.SHOW_PICK)  # one of them is to come while cards lie face down


class Realms(Parts):
    """Of a player whose decisions are hidden, what is shown."""

    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        found: list[str] = []
        for seat, realm in enumerate(of.realms):
            seen = of.shown[seat] if of.shown and hides_from(viewer, seat) else realm
            inner = [line for item in self.items for line in item.lines(seen, start.realms[seat], viewer)]
            if inner:
                found.append(f"{self.name} {seat} {', '.join(inner)}")
        return found


class Shown(Parts):
    """What others see of a realm, where it differs."""

    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        found: list[str] = []
        for seat, shown in enumerate(of.shown):
            inner = [line for item in self.items for line in item.lines(shown, of.realms[seat], viewer)]
            if hides_from(viewer, seat):
                found.append(f"{self.name} {seat} {UNKNOWN}")
            elif inner:
                found.append(f"{self.name} {seat} {', '.join(inner)}")
        return found

    def read(self, of: Any, words: list[str]) -> None:
        assert isinstance(of, WonderfulKingdom)
        if len(words) < 2 or of.setup.seats == 1 or not of.is_shared():
            raise bad_item(self.name, words)
        seat = read_number(self.name, words[0], 0, of.setup.seats - 1)
        if not of.shown:
            of.shown = [realm.copy() for realm in of.realms]
        if words[1] != UNKNOWN:
            read_items(self.items, of.shown[seat], " ".join(words[1:]).split(", "))
        elif of.kind() == steps.KEEP and of.closed >> seat & 1:  # either of the two; `imagine` decides again
            realm = of.realms[seat]
            realm.advisors, realm.hand = realm.hand[:1], realm.hand[1:]


ITEMS: Final[list[Item]] = [
    Steps(STEPS, MOST_STEPS, ABOVE),
    Number("round", most=4),
    Number("starter", -1, 1),
    Members("closed"),
    Entries("area1", 0),
    Entries("area2", 1),
    SecretCards("looked", DEVELOPMENT, ADVISOR),
    Numbers("volumes", most=MOST, is_fixed=True),
    Number("vermin", most=MOST),
    Numbers("first_done", -1, 1, is_fixed=True),
    Top("top"),
    Number("hazards", most=MOST),
    Number("hazard_specials", most=MOST),
    Number("pick_number", most=4),
    Number("has_searched", most=1),
    Number("stored", most=MOST),
    Number("is_lost", most=1),
    Buried("buried"),
    Gone("gone"),
    Realms("realm", "realms", REALM),
    Shown("shown", "shown", REALM),
    Lurking("lurking"),
]


def items() -> list[Item]:
    return ITEMS


def complete(state: WonderfulKingdom) -> None:
    """Count what follows from the cards, find cards for the hidden ones, and do automatic steps."""
    if state.is_shared() and state.setup.seats > 1 and not state.shown:
        state.shown = state.realms.copy()
    for realm in state.realms + state.shown:
        count(realm)
    here = cards_on_table(state, state.realms)
    laid_out = [all - deck for all, deck in zip(whole_deck(state), state.setup.deck, strict=True)]
    state.pool = [left + laid_out[card] - here[card] for card, left in enumerate(state.pool)]
    deal_unknown(state)
    state.pool_size = sum(state.pool)
    state.discarded -= sum(realm.discarded for realm in state.realms)
    state.averted = specials_so_far(state) - specials_met(state)
    if state.setup.seats == 1 and state.round:
        state.stack = state.pool_size - state.hazards + state.hazard_specials + (state.top != NONE)
        state.hazards_left = hazards_to_come(state.round, state.pick_number)
    if min(state.discarded, state.averted, *state.pool) < 0:
        raise ValueError("there are more cards than in the box")
    if has_face_down(state) and not any(kind_of(step) in TURNING_UP for step in state.agenda):
        raise ValueError("cards lie face down after the choice")
    assert isinstance(state, WonderfulKingdomCourse)
    state.go_on()


def has_face_down(state: WonderfulKingdom) -> bool:
    places = [*state.areas, *[realm.picks for realm in state.realms]]
    return any(entry >> DOWN for entries in places for entry in entries)


assert len(STEPS) == steps.FINISH + 1
