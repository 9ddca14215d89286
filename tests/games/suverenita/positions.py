"""Positions for tests: a small map with nothing on it, and functions that put pieces there.

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

from koruna.engine.position import fill
from koruna.games.suverenita.rules import position as notation
from koruna.games.suverenita.rules import steps, values_reading
from koruna.games.suverenita.rules.board import holding
from koruna.games.suverenita.rules.board.world import World
from koruna.games.suverenita.rules.course import beginning
from koruna.games.suverenita.rules.notation import write_item
from koruna.games.suverenita.rules.numbers import (
    BROWN,
    GREEN,
    GREY,
    HERD_INSIDE,
    HERDS,
    LEVELS,
    NOBODY,
    PLACES,
    SEA,
    TREATIES,
    TURQUOISE,
    TYPES,
    YELLOW,
    count_of,
    herd,
    item_of,
    owner_of,
    stack,
)
from koruna.games.suverenita.rules.setup import ADVANCED, BASIC, FIRST_GAME, Setup
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values import Values
from koruna.locale import LANGUAGES

MODES = {"first": FIRST_GAME, "basic": BASIC, "advanced": ADVANCED}
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


def position(
    seats: int = 2, mode: str = "advanced", round: int = 1, values: Values | None = None, first: int = 0
) -> Suverenita:
    """A state with an empty map and an empty agenda."""
    setup = Setup(seats, values_reading.house() if values is None else values, small_world(), MODES[mode], False, False)
    state = beginning.empty(setup)
    state.round = round
    state.first = first
    state.journal = []
    return state


def set_up(items: str, seats: int = 2, mode: str = "advanced", round: int = 1) -> Suverenita:
    """A state by the items of a position on the small map; automatic steps on top of the agenda are done.

    Players are nobody's rivals, unless the items say so.
    """
    state = position(seats, mode, round)
    fill(notation.items(), state, items.split(" | "), notation.complete)
    if "rival" not in items:
        state.rival = [NOBODY] * seats
    return state


def at(state: Suverenita, id: str) -> int:
    return state.setup.world.ids.index(id)


def units(
    state: Suverenita,
    id: str,
    seat: int,
    type: str = "LI",
    count: int = 1,
    level: str = "standard",
    place: str = "open",
) -> None:
    """Put units on a field; ships at sea are in the open."""
    key = stack(TYPES.index(type), LEVELS.index(level), PLACES.index(place), seat, 0)
    holding.put(state, at(state, id), key, count)


def settle(
    state: Suverenita,
    id: str,
    seat: int,
    *,
    city: bool = False,
    grain: int = 0,
    dockyard: int = 0,
    fish: int = 0,
    fort: bool = False,
) -> None:
    """Put a village or a city with its buildings and stores on a field; dockyard 1 is a dock, 2 a harbour."""
    field = at(state, id)
    state.settlement[field] = 2 if city else 1
    state.lord[field] = seat
    state.grain[field] = grain
    state.dockyard[field] = dockyard
    state.fish[field] = fish
    state.fort[field] = int(fort)
    holding.touch(state, field)


def pen(state: Suverenita, id: str, seat: int, *kinds: str, inside: bool = False) -> None:
    """Put herds on a field."""
    field = at(state, id)
    for kind in kinds:
        state.herds[field].append(herd(HERDS.index(kind), seat) | (HERD_INSIDE if inside else 0))
    state.herds[field].sort()
    holding.forget_goods(state, field)


def sow(state: Suverenita, id: str, seat: int, tokens: int = 1) -> None:
    """Put sown grain on a field."""
    field = at(state, id)
    state.crop[field] = tokens
    state.crop_owner[field] = seat
    holding.forget_goods(state, field)


def ally(state: Suverenita, superior: int, inferior: int, treaty: str = "vassalage", ends_in: int = 0) -> None:
    """Put a treaty into force."""
    pair = holding.pair(state, superior, inferior)
    state.treaty[pair] = TREATIES.index(treaty)
    state.superior[pair] = superior
    state.ends_in[pair] = ends_in
    if treaty in ("tribute", "vassalage"):
        state.due[pair] = state.setup.values.treaty_gold[state.treaty[pair]]
    holding.know_foes(state)


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
    """The legal moves as text: of a seat, or of whoever decides next."""
    return [state.write(move) for move in moves(state, state.turn() if seat < 0 else seat)]


def moves(state: Suverenita, seat: int) -> list[int]:
    """Without the cached moves, because a test may have changed the state since."""
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
