"""Positions for tests, on a small map.

s1 --- s2 --- s3        sea; the isle touches s1 and s2
|      |      |
a1 --- a2 --- a3        yellow, green, brown: the coast
|      |      |
b1 --- b2 --- b3        green, yellow, turquoise
|      |      |
c1 --- c2 --- c3        grey, yellow, green
   \\   |   /
      hub               neutral
"""

from __future__ import annotations

from functools import cache

from koruna.engine.content import Content
from koruna.engine.position import content_of
from koruna.games.suverenita.game import GAME
from koruna.games.suverenita.rules import steps, values_reading
from koruna.games.suverenita.rules.board.options import Edition
from koruna.games.suverenita.rules.board.world import World
from koruna.games.suverenita.rules.notation import write_item
from koruna.games.suverenita.rules.numbers import (
    BROWN,
    GREEN,
    GREY,
    SEA,
    TURQUOISE,
    YELLOW,
    count_of,
    item_of,
    owner_of,
)
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values import Values
from koruna.locale import LANGUAGES

MODES = {"first": "first_game", "basic": "basic", "advanced": "advanced"}
SMALL = "small"
NEVER = 999
COLOURS = {
    "a1": YELLOW,
    "a2": GREEN,
    "a3": BROWN,
    "b1": GREEN,
    "b2": YELLOW,
    "b3": TURQUOISE,
    "c1": GREY,
    "c2": YELLOW,
    "c3": GREEN,
    "hub": GREY,
    "isle": TURQUOISE,
    "s1": SEA,
    "s2": SEA,
    "s3": SEA,
}
BORDERS = (
    "a1-a2 a2-a3 b1-b2 b2-b3 c1-c2 c2-c3 a1-b1 a2-b2 a3-b3 b1-c1 b2-c2 b3-c3 hub-c1 hub-c2 hub-c3 "
    "s1-s2 s2-s3 s1-a1 s2-a2 s3-a3 isle-s1 isle-s2"
)


def small_world() -> World:
    ids = list(COLOURS)
    borders: list[list[int]] = [[] for _ in ids]
    for ends in BORDERS.split():
        one, other = (ids.index(end) for end in ends.split("-"))
        borders[one].append(other)
        borders[other].append(one)
    neutral = [id == "hub" for id in ids]
    colours, rings = list(COLOURS.values()), [""] * 14
    names = [{} if id == "hub" else dict.fromkeys(LANGUAGES, id) for id in ids]  # as short as the ids
    return World("small", ids, colours, neutral, [sorted(b) for b in borders], [], rings, [0] * 14, 1, 1, names)


def set_up(
    *items: str, seats: int = 2, mode: str = "advanced", values: Values | None = None, **options: str
) -> Suverenita:
    """The moment that the items of a position describe, on the small map.

    Unless they say otherwise it is round 1, nothing but a battle, if there is one, is to be done, and everybody's rival
    is the next player. What is said twice of a field, a player or a pair is as it is said last.
    """
    lines = [f"player {seat} rival {(seat + 1) % seats}" for seat in range(seats)]
    lines += [line for text in items for line in text.split(" | ") if line]
    given = {line.split()[0] for line in lines}
    agenda = "agenda over battle_dice" if "battle" in given else "agenda over"
    lines += [line for name, line in {"agenda": agenda, "round": "round 1"}.items() if name not in given]
    chosen = [f"{option}={value}" for option, value in {"mode": MODES[mode], **options, "content": SMALL}.items()]
    content = plain_content(seats) if values is None else small_content(seats, values)
    state = GAME.at(f"suverenita 1 {seats} {' '.join(chosen)} | {' | '.join(lines)}", content=content)
    assert isinstance(state, Suverenita)
    state.journal = []  # no part of a position
    return state


def change(state: Suverenita, items: str) -> None:
    """Give a state other items of a position; the rest stays, and so do the journal and how the round began."""
    new = {line.split()[0] for line in items.split(" | ")} - {"field", "player", "pair"}
    kept = [line for line in state.position().split(" | ") if line.split()[0] not in new]
    for field, id in enumerate(state.setup.world.ids):
        owners = [str(seat) for seat in range(state.setup.seats) if state.was_whose[field] >> seat & 1]
        kept.append(f"field {id} was_free {state.was_free[field]}, was_whose {' '.join(owners) or '-'}")
    changed = GAME.at(" | ".join([*kept, items]), content=content_of(state))
    assert isinstance(changed, Suverenita)
    changed.copy_to(state)


def sheet(**numbers: int | bool | list[int]) -> Values:
    """The house values with some others. Rivals bring no swords (9.6), unless they are among these."""
    values = {name: getattr(house_values(), name) for name in value_names()}
    return values_reading.make("small", {**values, "rival_units_per_sword": NEVER, **numbers})


@cache
def house_values() -> Values:
    return values_reading.house()


@cache
def plain_content(seats: int) -> Content:
    return small_content(seats, sheet())


def small_content(seats: int, values: Values) -> Content:
    """The small map with these values; made by hand, because a file with a map so unfair is refused."""
    edition = Edition(SMALL, values, None)
    edition.worlds[seats] = small_world()
    return Content(SMALL, GAME.id, {}, edition)


def at(state: Suverenita, id: str) -> int:
    return state.setup.world.ids.index(id)


def ask(state: Suverenita, kind: int, seat: int = 0, number: int = 0) -> None:
    """Push a step onto the agenda, as the calendar would."""
    if kind <= steps.LAST_SHARED and kind > steps.LAST_CHANCE:
        state.begin_shared(kind)
    else:
        state.push(kind, seat, number)
    state.go_on()


def value_names() -> set[str]:
    """The names of all values; compiled and interpreted classes list them differently."""
    return set(getattr(Values, "__mypyc_attrs__", Values.__annotations__)) - {"name"}


def texts(state: Suverenita, seat: int = -1) -> list[str]:
    """The legal moves as text: of a given seat, or of the one that decides next."""
    return [state.write(move) for move in moves(state, state.turn() if seat < 0 else seat)]


def moves(state: Suverenita, seat: int) -> list[int]:
    """Without the cached moves, because tests call parts of the rules out of turn."""
    state.known_moves = None
    return state.moves(seat)


def play(state: Suverenita, text: str, seat: int = -1) -> None:
    """Play a legal move by its text."""
    who = state.turn() if seat < 0 else seat
    move = state.read(text)
    assert move in moves(state, who), f"{text} is not among {texts(state, who)}"
    state.play(move, who)


def refused(state: Suverenita, text: str, seat: int = -1) -> str:
    """The name of the rule that forbids a move, or ""."""
    state.known_moves = None
    reason = state.why_not(text, state.turn() if seat < 0 else seat)
    return "" if reason is None else reason.rule


def roll(state: Suverenita, swords: str) -> None:
    """Make the dice show these swords of both sides, such as 3-2; bonuses for blanks are included."""
    move = state.read(f"roll {swords}")
    assert move in [outcome for outcome, _ in state.odds()], f"{swords} cannot be rolled"
    state.play(move)


def army(state: Suverenita, id: str, seat: int = 0) -> list[str]:
    """A seat's units on a field as text, ignoring what happened to them this round."""
    counts: dict[str, int] = {}
    for pieces in state.armies[at(state, id)]:
        if owner_of(pieces) == seat:
            name = write_item(int(item_of(pieces)))
            counts[name] = counts.get(name, 0) + int(count_of(pieces))
    return [f"{name}*{count}" for name, count in sorted(counts.items())]


def events(state: Suverenita) -> list[str]:
    """The kinds of all events."""
    assert state.journal is not None
    return [event.kind for event in state.journal]
