"""The items of a position. Fields are as in position_fields.py, players and pairs as in position_players.py.

agenda over phase:0:11 trade    what is still to be done, the next step last; automatic steps on top are done at once
round 5 | subphase 8 | first 1 | closed 0
offer 0 P2 pay tribute 2 gold   seat 0 waits for an answer
battle siege m00 0 1, round 2, swords 3 1, choice 1 ?    the field, the attacker and the other
sent grain:m00>m01              goods sent in this subphase
fought m00:0-1 m01:ambush-0     battles and ambushes of this round
merits m00:0:2 | fallen m00:0+defended | meat 0:m00:3 | hungry m00 m01/0:LI*1
field m00 settlement village:0, units 0:LI*2
player 0 gold 12
pair 0-1 treaty vassalage:0
shown m00 0:LI*2                while orders or start parts are hidden: where others see other units than there are
orders ?                        what others do is not known
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from koruna.engine.bits import listed
from koruna.engine.position_agenda import Steps
from koruna.engine.position_items import UNKNOWN, Item, Number, Parts, Value, Viewer, bad_item, read_number
from koruna.games.suverenita.rules import notation, steps
from koruna.games.suverenita.rules.board.holding import know_foes
from koruna.games.suverenita.rules.course.calendar import SUBPHASE
from koruna.games.suverenita.rules.course.course import Course
from koruna.games.suverenita.rules.farm.feeding import SALE
from koruna.games.suverenita.rules.farm.larder import HUNGRY_FIELD, HUNGRY_KEY_BIT, MEAT_COUNT_BIT, MEAT_FIELD_BIT
from koruna.games.suverenita.rules.fight.battling import AFTER_SECOND_FLIGHT
from koruna.games.suverenita.rules.fight.falling import DEFENDED
from koruna.games.suverenita.rules.march.ambushing import AMBUSHED
from koruna.games.suverenita.rules.numbers import CARRY_FISH, CARRY_GRAIN, HERDS, NOBODY, OFFER, move, rest_of
from koruna.games.suverenita.rules.pacts.offering import BY_BIT
from koruna.games.suverenita.rules.position_battle import Fight
from koruna.games.suverenita.rules.position_fields import FIELD, Fields, remember_the_beginning, seen_stacks
from koruna.games.suverenita.rules.position_pieces import (
    read_field,
    read_name,
    read_seat,
    read_stack,
    read_stacks,
    write_stack,
    write_stacks,
)
from koruna.games.suverenita.rules.position_players import PAIR, PLAYER, Pairs, Players, read_pair
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.winning import VICTORIES

STEPS: Final = [
    *["over", "first_is", "rival_is", "ambush_dice", "charge_dice", "battle_dice", "siege_dice", "young_die"],
    *["parts", "orders", "herds", "merit", "trade", "young", "sow", "harvest", "feed", "charge", "convert"],
    *["village", "relocate", "units", "ride", "retreat", "attrition", "withdraw", "fight", "hit", "yield", "flee"],
    *["spill", "assault", "storm", "fall", "plunder", "revolt", "offer", "answer", "corsair", "feed_first"],
    *["surrender", "announce", "room", "", "", "", "", "", "phase", "ambushes", "battles", "battle_round", "losses"],
    *["aftermath", "sieges", "siege_round", "breach", "come_out", "surrenders", "checks", "parts_begin"],
]
LAST_FIELD: Final = 255
OF_A_FIELD: Final = 1 << 24  # the field, and how many were asked, are lost or were fought before
MOST: Final = {
    "young_die": len(HERDS) - 1,
    "attrition": OF_A_FIELD,
    "fight": LAST_FIELD,
    "flee": LAST_FIELD + 1,
    "spill": LAST_FIELD,
    "assault": LAST_FIELD,
    "storm": LAST_FIELD,
    "fall": OF_A_FIELD,
    "surrender": LAST_FIELD,
    "room": LAST_FIELD,
    "phase": len(SUBPHASE) - 1,
    "battles": OF_A_FIELD,
    "aftermath": AFTER_SECOND_FLIGHT,
    "sieges": OF_A_FIELD,
    "surrenders": SALE,
}
ABOVE: Final[dict[str, list[str]]] = {
    **{STEPS[kind]: [] for kind in range(steps.PARTS, steps.LAST_SHARED + 1)},
    **{STEPS[kind]: [] for kind in steps.DICE},
    "first_is": [],
    "answer": [],
    "losses": ["hit", "yield"],
    "aftermath": ["spill", "flee"],
}
SENT: Final = {CARRY_GRAIN: "grain", CARRY_FISH: "fish"}
AMBUSH: Final = "ambush-"
HIDDEN: Final = (steps.PARTS, steps.ORDERS)
MOST_ROUNDS: Final = 99


class Closed(Value):
    """The seats that are done with a shared step."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([str(seat) for seat in listed(of.closed)])

    def read(self, of: Any, words: list[str]) -> None:
        of.closed = 0
        for word in words:
            of.closed |= 1 << read_seat(self.name, of, word)


class Offer(Value):
    """Who made it, and its terms as in the move."""

    def write(self, of: Any, viewer: Viewer) -> str:
        if not of.offer:
            return "-"
        text = notation.write(of, move(OFFER, rest=of.offer & (1 << BY_BIT) - 1))
        return f"{of.offer >> BY_BIT} {text.partition(' ')[2]}"

    def read(self, of: Any, words: list[str]) -> None:
        found = notation.parse(of, " ".join(["offer", *words[1:]]))
        if len(words) < 2 or found < 0:
            raise bad_item(self.name, words)
        of.offer = int(rest_of(found)) | read_seat(self.name, of, words[0]) << BY_BIT


class Victory(Value):
    def write(self, of: Any, viewer: Viewer) -> str:
        return VICTORIES[of.victory] or "-"

    def read(self, of: Any, words: list[str]) -> None:
        of.victory = read_name(self.name, VICTORIES, " ".join(words))


class Entries(Value):
    """A list of ints that pack a field with something else."""

    def write(self, of: Any, viewer: Viewer) -> str:
        return " ".join([self.word(of, entry) for entry in getattr(of, self.name)])

    def read(self, of: Any, words: list[str]) -> None:
        setattr(of, self.name, [self.entry(of, word) for word in words])

    @abstractmethod
    def word(self, state: Suverenita, entry: int) -> str:
        raise NotImplementedError

    @abstractmethod
    def entry(self, state: Suverenita, word: str) -> int:
        raise NotImplementedError


class Sent(Entries):
    def word(self, state: Suverenita, entry: int) -> str:
        ids = state.setup.world.ids
        return f"{SENT[entry >> 16]}:{ids[entry & 255]}>{ids[entry >> 8 & 255]}"

    def entry(self, state: Suverenita, word: str) -> int:
        good, _, way = word.partition(":")
        a, _, b = way.partition(">")
        for kind, name in SENT.items():
            if name == good:
                return kind << 16 | read_field(self.name, state, b) << 8 | read_field(self.name, state, a)
        raise bad_item(self.name, [word])


class Fought(Entries):
    """A battle of two players, or an ambush on one."""

    def word(self, state: Suverenita, entry: int) -> str:
        field = state.setup.world.ids[entry & 255]
        if entry & AMBUSHED:
            return f"{field}:{AMBUSH}{entry >> 8 & 15}"
        one, other = divmod(entry >> 8, state.setup.seats)
        return f"{field}:{one}-{other}"

    def entry(self, state: Suverenita, word: str) -> int:
        id, _, who = word.partition(":")
        field = read_field(self.name, state, id)
        if who.startswith(AMBUSH):
            return field | read_seat(self.name, state, who.removeprefix(AMBUSH)) << 8 | AMBUSHED
        return field | read_pair(self.name, state, who) << 8


class Merits(Entries):
    def word(self, state: Suverenita, entry: int) -> str:
        return f"{state.setup.world.ids[entry & 255]}:{entry >> 8 & 15}:{entry >> 12}"

    def entry(self, state: Suverenita, word: str) -> int:
        field, _, rest = word.partition(":")
        seat, _, count = rest.partition(":")
        found = read_field(self.name, state, field) | read_seat(self.name, state, seat) << 8
        return found | read_number(self.name, count, 0, 999) << 12


class Fallen(Entries):
    def word(self, state: Suverenita, entry: int) -> str:
        defended = "+defended" if entry & DEFENDED else ""
        return f"{state.setup.world.ids[entry & 255]}:{entry >> 8 & 15}{defended}"

    def entry(self, state: Suverenita, word: str) -> int:
        field, _, rest = word.partition(":")
        found = read_field(self.name, state, field) | read_seat(self.name, state, rest.removesuffix("+defended")) << 8
        return found | DEFENDED if rest.endswith("+defended") else found


class Meat(Entries):
    def word(self, state: Suverenita, entry: int) -> str:
        field = entry >> MEAT_FIELD_BIT & 255
        return f"{entry & 15}:{state.setup.world.ids[field]}:{entry >> MEAT_COUNT_BIT}"

    def entry(self, state: Suverenita, word: str) -> int:
        seat, _, rest = word.partition(":")
        field, _, count = rest.partition(":")
        found = read_seat(self.name, state, seat) | read_field(self.name, state, field) << MEAT_FIELD_BIT
        return found | read_number(self.name, count, 0, 999) << MEAT_COUNT_BIT


class Hungry(Entries):
    """A settlement by its field, or units there."""

    def word(self, state: Suverenita, entry: int) -> str:
        field, units = state.setup.world.ids[entry & HUNGRY_FIELD], entry >> HUNGRY_KEY_BIT
        return f"{field}/{write_stack(state, units)}" if units else field

    def entry(self, state: Suverenita, word: str) -> int:
        field, slash, units = word.partition("/")
        found = read_field(self.name, state, field)
        return found | read_stack(self.name, state, units) << HUNGRY_KEY_BIT if slash else found


class Shown(Parts):
    """Armies as others see them."""

    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        if of.shown is None:
            return []
        found: list[str] = []
        for field, id in enumerate(of.setup.world.ids):
            if of.shown[field] != seen_stacks(of, field, viewer):
                found.append(f"{self.name} {id} {write_stacks(of, of.shown[field])}".rstrip())
        return found

    def read(self, of: Any, words: list[str]) -> None:
        if not words or of.kind() not in HIDDEN:
            raise bad_item(self.name, words)
        if of.shown is None:
            of.shown = [stacks.copy() for stacks in of.armies]
        of.shown[read_field(self.name, of, words[0])] = read_stacks(self.name, of, words[1:])


class Orders(Item):
    """Whether there are orders or start parts that the viewer does not know; `imagine` gives them anew."""

    def lines(self, of: Any, start: Any, viewer: Viewer) -> list[str]:
        return [f"{self.name} {UNKNOWN}"] if of.shown is not None and not viewer.knows_all() else []

    def read(self, of: Any, words: list[str]) -> None:
        if words != [UNKNOWN] or of.kind() not in HIDDEN:
            raise bad_item(self.name, words)


ITEMS: Final[list[Item]] = [
    Steps(STEPS, MOST, ABOVE),
    Number("round", most=MOST_ROUNDS),
    Number("subphase", most=10),
    Number("first", most=11),
    Closed("closed"),
    Offer("offer"),
    Fight("battle"),
    Sent("sent"),
    Fought("fought"),
    Merits("merits"),
    Fallen("fallen"),
    Meat("meat"),
    Hungry("hungry"),
    Number("winner", -1, 11),
    Victory("victory"),
    Fields("field", "armies", [*FIELD]),
    Players("player", "gold", PLAYER),
    Pairs("pair", "treaty", PAIR),
    Shown("shown", "shown", []),
    Orders("orders"),
]


def items() -> list[Item]:
    return ITEMS


def complete(state: Suverenita) -> None:
    """Who is hostile, who stands where and who controls what; then automatic steps."""
    if state.first >= state.setup.seats or state.winner >= state.setup.seats:
        raise ValueError("there is no such player")
    shown = state.shown
    if shown is None and state.kind() in HIDDEN:
        shown = [stacks.copy() for stacks in state.armies]
    if state.round and state.setup.seats == 2 and state.rival == [NOBODY, NOBODY]:
        state.rival = [1, 0]
    armies = state.armies
    if shown is not None:
        state.armies = shown  # what is hidden changes nothing yet
    state.shown = None
    know_foes(state)
    state.armies, state.shown = armies, shown
    remember_the_beginning(state)
    assert isinstance(state, Course)
    state.go_on()


assert len(STEPS) == steps.PARTS_BEGIN + 1
