"""The cards in a position: by their ids, those that lie face down with the seat that laid them, hidden ones as `?`.

mill tavern*2          cards, the same one twice
0:mill, 0:?            laid face down by seat 0
#                      a card of the hazard deck, which nobody has seen
0:2:mill               left the game unseen: the seat that knows it, and the round (0 for an advisor not kept, 5 for
                       one that was looked at)
"""

from __future__ import annotations

from typing import Any, Final

from koruna.engine.position_items import UNKNOWN, Value, Viewer, bad_item, read_number, repeated, unrolled
from koruna.engine.state import SPECTATOR
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.imagining import Hidden
from koruna.games.wonderful_kingdom.rules.numbers import CALAMITY, CARD, DOWN, HAZARD, NONE
from koruna.games.wonderful_kingdom.rules.numbers import UNKNOWN as UNSEEN
from koruna.games.wonderful_kingdom.rules.realm import Realm
from koruna.games.wonderful_kingdom.rules.searching import LOOKED_AT
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

FROM_HAZARDS: Final = "#"
SOME_CARD: Final = 254  # read for `?`, until `deal_unknown` finds a card for it
ROUND: Final = 12  # where the round begins in an entry of `buried`


def hides_from(viewer: Viewer, owner: int) -> bool:
    """Whether a viewer cannot know what only this seat knows; a solo game has no secrets."""
    state: Any = viewer.state
    return state.setup.seats > 1 and viewer.is_stranger_to(owner)


def seat_of_realm(viewer: Viewer, realm: Realm) -> int:
    """Whose realm this is; NONE for one of another state, such as the start of a game."""
    state: Any = viewer.state
    for seat in range(len(state.realms)):
        if state.realms[seat] is realm or (state.shown and state.shown[seat] is realm):
            return seat
    return NONE


def read_card(name: str, content: Edition, word: str) -> int:
    if word not in content.ids:
        raise bad_item(name, [word])
    return content.ids.index(word)


class Cards(Value):
    """A list of cards of some kinds."""

    first: int  # kind
    last: int

    def __init__(self, name: str, first: int, last: int) -> None:
        super().__init__(name)
        self.first = first
        self.last = last

    def write(self, of: Any, viewer: Viewer) -> str:
        return repeated([of.setup.content.ids[card] for card in getattr(of, self.name)])

    def read(self, of: Any, words: list[str]) -> None:
        setattr(of, self.name, [self.read_one(of.setup.content, word) for word in unrolled(self.name, words)])

    def read_one(self, content: Edition, word: str) -> int:
        card = read_card(self.name, content, word)
        if not self.first <= content.kind[card] <= self.last:
            raise bad_item(self.name, [word])
        return card


class SecretCards(Cards):
    """Cards that only one player sees: a hand, or cards that are looked at."""

    def write(self, of: Any, viewer: Viewer) -> str:
        owner = seat_of_realm(viewer, of) if isinstance(of, Realm) else int(of.agenda[-1] >> 6 & 15)
        cards = getattr(of, self.name)
        if owner != NONE and hides_from(viewer, owner):
            return repeated([UNKNOWN] * len(cards))
        return super().write(of, viewer)

    def read_one(self, content: Edition, word: str) -> int:
        return SOME_CARD if word == UNKNOWN else super().read_one(content, word)


class Entries(Value):
    """An area, or the cards that somebody has picked."""

    area: int  # or NONE

    def __init__(self, name: str, area: int = NONE) -> None:
        super().__init__(name)
        self.area = area

    def entries(self, of: Any) -> list[int]:
        found: list[int] = of.picks if self.area == NONE else of.areas[self.area]
        return found

    def write(self, of: Any, viewer: Viewer) -> str:
        return repeated([self.word(of.setup.content, entry, viewer) for entry in self.entries(of)])

    def word(self, content: Edition, entry: int, viewer: Viewer) -> str:
        down = entry >> DOWN
        if down == HAZARD:
            return FROM_HAZARDS
        if not down:
            return content.ids[entry]
        return f"{down - 1}:{UNKNOWN if hides_from(viewer, down - 1) else content.ids[entry & CARD]}"

    def read(self, of: Any, words: list[str]) -> None:
        self.entries(of)[:] = [self.entry(of, word) for word in unrolled(self.name, words)]

    def entry(self, of: Any, word: str) -> int:
        if word == FROM_HAZARDS and of.setup.seats == 1:
            return UNSEEN | HAZARD << DOWN
        seat, colon, card = word.rpartition(":")
        if not colon:
            return read_card(self.name, of.setup.content, word)
        if of.setup.seats == 1:
            raise bad_item(self.name, [word])
        found = SOME_CARD if card == UNKNOWN else read_card(self.name, of.setup.content, card)
        return found | read_number(self.name, seat, 0, 1) + 1 << DOWN


class Buried(Value):
    """Cards that left the game and only one player has seen."""

    def write(self, of: Any, viewer: Viewer) -> str:
        found: list[str] = []
        for entry in of.buried:
            seat = (entry >> DOWN & 3) - 1
            card = UNKNOWN if hides_from(viewer, seat) else of.setup.content.ids[entry & CARD]
            found.append(f"{seat}:{entry >> ROUND}:{card}")
        return repeated(found)

    def read(self, of: Any, words: list[str]) -> None:
        of.buried = [self.entry(of, word) for word in unrolled(self.name, words)]

    def entry(self, of: Any, word: str) -> int:
        parts = word.split(":")
        if len(parts) != 3 or of.setup.seats == 1:
            raise bad_item(self.name, [word])
        seat, round = read_number(self.name, parts[0], 0, 1), read_number(self.name, parts[1], 0, LOOKED_AT)
        card = SOME_CARD if parts[2] == UNKNOWN else read_card(self.name, of.setup.content, parts[2])
        return card | seat + 1 << DOWN | round << ROUND


class Top(Value):
    """The card on top of the deck of a solo game, `-` for none."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return "-" if of.top == NONE else str(of.setup.content.ids[of.top])

    def read(self, of: Any, words: list[str]) -> None:
        if len(words) != 1:
            raise bad_item(self.name, words)
        of.top = NONE if words == ["-"] else read_card(self.name, of.setup.content, words[0])


# --- what is hidden ------------------------------------------------------------------------


class Lurking(Value):
    """Where a viewer knows that a calamity or a threat is among the hidden cards of a player and a round, `1:3`."""

    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        text = self.write(of, viewer)
        return [f"{self.name} {text}"] if text else []

    def write(self, of: Any, viewer: Viewer) -> str:
        if viewer.knows_all() or of.setup.seats == 1:
            return ""
        hidden = Hidden(of, viewer.seat)
        found: list[str] = []
        for group, cards in sorted(hidden.groups().items()):
            found += [f"{group & 1}:{group >> 1}" for card in cards if hidden.is_special(card)]
        return repeated(found)

    def read(self, of: Any, words: list[str]) -> None:
        assert isinstance(of, WonderfulKingdom)
        for word in unrolled(self.name, words):
            seat, _, round = word.partition(":")
            owner = read_number(self.name, seat, 0, of.setup.seats - 1)
            hidden = Hidden(of, SPECTATOR)
            groups = hidden.groups()
            cards = groups.get(hidden.group(owner, read_number(self.name, round, 0, LOOKED_AT)), [])
            if any(card != SOME_CARD and hidden.is_special(card) for card in cards):
                continue  # as at the start of a game
            if SOME_CARD not in cards:
                raise bad_item(self.name, [word])
            cards[cards.index(SOME_CARD)] = of.setup.specials[owner]
            hidden.put_back(groups)


def deal_unknown(state: WonderfulKingdom) -> None:
    """Put cards of the deck where the text has `?`, whichever: `imagine` deals them again."""
    if state.setup.seats == 1:
        return
    hidden = Hidden(state, SPECTATOR)
    groups = hidden.groups()
    if not any(SOME_CARD in cards for cards in groups.values()):
        return
    pool = [card for card, count in enumerate(state.pool) for _ in range(count)]
    for group in sorted(groups):
        cards = groups[group]
        wanted = cards.count(SOME_CARD)
        fresh = hidden.advisors_from(pool, wanted) if group < 2 else [pool.pop() for _ in range(wanted)]
        for card in fresh:
            cards[cards.index(SOME_CARD)] = card
            state.pool[card] -= 1
    hidden.put_back(groups)


# --- the deck ------------------------------------------------------------------------------


class Gone(Value):
    """The cards of the deck that left the game for all to see; read into `pool`, from which `complete` goes on."""

    def write(self, of: Any, viewer: Viewer) -> str:
        assert isinstance(of, WonderfulKingdom)
        realms = [
            of.shown[seat] if of.shown and hides_from(viewer, seat) else realm for seat, realm in enumerate(of.realms)
        ]
        here = cards_on_table(of, realms)
        missing = [all - of.pool[card] - here[card] for card, all in enumerate(whole_deck(of))]
        return repeated([of.setup.content.ids[card] for card, count in enumerate(missing) for _ in range(count)])

    def read(self, of: Any, words: list[str]) -> None:
        for word in unrolled(self.name, words):
            card = read_card(self.name, of.setup.content, word)
            if of.setup.content.kind[card] >= CALAMITY:
                raise bad_item(self.name, [word])
            of.pool[card] -= 1
            of.discarded += 1


def whole_deck(state: WonderfulKingdom) -> list[int]:
    """By card, with those that a scenario lays out."""
    found, scenario = state.setup.deck.copy(), state.setup.scenario
    if scenario is not None:
        for card in scenario.sites + scenario.completed + scenario.advisors:
            found[card] += 1
    return found


def cards_on_table(state: WonderfulKingdom, realms: list[Realm]) -> list[int]:
    """By card: how many are neither in the deck nor gone. Of calamities and threats there is no deck."""
    kind = state.setup.content.kind
    entries = [*state.areas[0], *state.areas[1], *state.looked, *state.buried]
    if state.top != NONE:
        entries.append(state.top)
    for realm in realms:
        entries += realm.hand + realm.picks + realm.sites + realm.completed + realm.advisors
    found = [0] * len(kind)
    for entry in entries:
        card = entry & CARD
        if card < SOME_CARD and kind[card] < CALAMITY:
            found[card] += 1
    return found
