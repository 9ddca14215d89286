"""What the text of a move means, as far as it means one at all; notation.py lists the texts."""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import NotAMove
from koruna.games.wonderful_kingdom.rules import refusals
from koruna.games.wonderful_kingdom.rules.content import Content
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.numbers import (
    AREA,
    BEAT_GIANTS,
    BEAT_THIEF,
    BEATS,
    CHANGES,
    COLOURS,
    COVERS,
    CRYSTALS,
    CUBES,
    DISCARDS,
    DONE,
    DUCHY_IS,
    ENLISTS,
    EXCHANGES,
    FILLS,
    FLIPS,
    GIANT,
    KEEPS,
    LAB,
    LAB_ALL,
    LAYS,
    LOSES,
    NONE,
    PICKS,
    PLACES,
    QUESTS,
    REMOVES,
    RESOURCES,
    SEARCHES,
    SHIFTS,
    SLATES,
    SPIES,
    STARTER_IS,
    SYMBOL_NAMES,
    THIEF,
    THREATS,
    TUCK_CARDS,
    TUCK_SITES,
    USES,
)
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

GAME: Final = "wonderful_kingdom"
WITH_CARD: Final = {
    "use": USES,
    "keep": KEEPS,
    "remove": REMOVES,
    "slate": SLATES,
    "exchange": EXCHANGES,
    "lose": LOSES,
    "tuck card": TUCK_CARDS,
}
WITH_PLACE: Final = {"spy": SPIES, "flip": FLIPS, "shift": SHIFTS}
WITH_SITE: Final = {
    "tuck site": TUCK_SITES,
    "beat": BEAT_GIANTS,
    "discard": DISCARDS,
    "enlist": ENLISTS,
    "fill": FILLS,
}
LONGEST: Final = 200


class Heard:
    """A text that means a move: its word, the number of the move without a site, and the site if there is one."""

    word: str
    move: int
    site: str  # "" if the move names none
    scale: int  # what the place of the site is multiplied with

    def __init__(self, word: str, move: int, site: str = "", scale: int = 1) -> None:
        self.word = word
        self.move = move
        self.site = site
        self.scale = scale


def hear(state: WonderfulKingdom, text: str) -> Heard:
    """What a text means, as far as it means a move at all."""
    content = state.setup.content
    words = text.split(" ") if len(text) <= LONGEST else []
    word, rest = (words[0], words[1:]) if words else ("", [])
    if word in ("tuck", "beat") and rest:
        return hear_threat(content, word, rest, text)
    if word == "change":
        return Heard(word, CHANGES + read_cubes(rest, text))
    if len(rest) == 1:
        return hear_one(content, word, rest[0], text)
    if len(rest) == 2:
        if word in ("place", "crystal") and rest[0] in RESOURCES[: CUBES if word == "place" else CUBES + 1]:
            first = PLACES if word == "place" else CRYSTALS
            return Heard(word, first + RESOURCES.index(rest[0]), read_site(content, rest[1], text), 8)
        if word == "lay":
            return Heard(word, LAYS + 4 * read_card(content, rest[0], text) + 2 * read_area(rest[1], text))
        if word == "lab" and rest[0] in RESOURCES[:CUBES] and rest[1] == "all":
            return Heard(word, LAB_ALL + RESOURCES.index(rest[0]))
        if word == "quest" and rest[0] in content.boards:
            return hear_quest(state, rest, text)
    if len(rest) == 3 and word == "lay" and rest[2] == "down":
        return Heard(word, LAYS + 4 * read_card(content, rest[0], text) + 2 * read_area(rest[1], text) + 1)
    if text == "done":
        return Heard(word, DONE)
    raise NotAMove(text, GAME)


def hear_one(content: Content, word: str, rest: str, text: str) -> Heard:
    if word in WITH_CARD:
        return Heard(word, WITH_CARD[word] + read_card(content, rest, text))
    if word in WITH_SITE:
        return Heard(word, WITH_SITE[word], read_site(content, rest, text))
    if word in WITH_PLACE:
        area, _, place = rest.partition("-")
        return Heard(word, WITH_PLACE[word] + AREA * read_area(area, text) + read_number(place, 1, AREA, text) - 1)
    if word == "pick" or word == "search":
        return Heard(word, (PICKS if word == "pick" else SEARCHES) + read_area(rest, text))
    if word == "lab" and rest in RESOURCES[:CUBES]:
        return Heard(word, LAB + RESOURCES.index(rest))
    if word == "cover" and rest in SYMBOL_NAMES:
        return Heard(word, COVERS + SYMBOL_NAMES.index(rest))
    raise NotAMove(text, GAME)


def hear_threat(content: Content, word: str, rest: list[str], text: str) -> Heard:
    """`tuck site mill`, `tuck card mill`, `beat shadow`, `beat thief gold`, `beat frost_giant mill`."""
    if word == "tuck":
        if len(rest) == 2 and rest[0] == "site":
            return Heard(word, TUCK_SITES, read_site(content, rest[1], text))
        if len(rest) == 2 and rest[0] == "card":
            return Heard(word, TUCK_CARDS + read_card(content, rest[1], text))
        raise NotAMove(text, GAME)
    threats = content.ids[content.first_threat : content.first_threat + THREATS]
    kind = threats.index(rest[0]) if rest[0] in threats else NONE
    if len(rest) == 1 and kind != NONE:
        return Heard(word, BEATS + kind)
    if len(rest) == 2 and kind == THIEF and rest[1] in SYMBOL_NAMES:
        return Heard(word, BEAT_THIEF + SYMBOL_NAMES.index(rest[1]))
    if len(rest) == 2 and kind == GIANT:
        return Heard(word, BEAT_GIANTS, read_site(content, rest[1], text))
    raise NotAMove(text, GAME)


def hear_quest(state: WonderfulKingdom, rest: list[str], text: str) -> Heard:
    """A board that is not in play has no number; it is refused by its name."""
    step = read_number(rest[1], 1, STEPS, text) - 1
    board = state.setup.content.boards.index(rest[0])
    if board not in state.setup.boards:
        return Heard("quest", refusals.NO_SUCH_QUEST)
    return Heard("quest", QUESTS + STEPS * state.setup.boards.index(board) + step)


def read_card(content: Content, id: str, text: str) -> int:
    if id not in content.ids:
        raise NotAMove(text, GAME)
    return content.ids.index(id)


def read_site(content: Content, name: str, text: str) -> str:
    id, dash, number = name.partition("-")
    read_card(content, id, text)
    if dash:
        read_number(number, 2, 99, text)
    return name


def read_area(word: str, text: str) -> int:
    return read_number(word, 1, 2, text) - 1


def read_cubes(words: list[str], text: str) -> int:
    """`3 gold 2 colourless`: each colour at most once, in their order, so that there is one text for every change."""
    found, before = 0, -1
    if not words or len(words) % 2:
        raise NotAMove(text, GAME)
    for at in range(0, len(words), 2):
        colour = COLOURS.index(words[at + 1]) if words[at + 1] in COLOURS else -1
        if colour <= before:
            raise NotAMove(text, GAME)
        found += int(6**colour) * read_number(words[at], 1, 5, text)
        before = colour
    return found


def read_number(word: str, low: int, high: int, text: str) -> int:
    """Within bounds, so that no text can mean a move of another kind."""
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and word[0] != "0" and low <= int(word) <= high):
        raise NotAMove(text, GAME)
    return int(word)


def read_chance(content: Content, text: str) -> int:
    word, _, rest = text.partition(" ")
    if text in content.ids:
        return content.ids.index(text)
    if word == "duchy" and rest in content.duchies:
        return DUCHY_IS + content.duchies.index(rest)
    if word == "starter":
        return STARTER_IS + read_number(rest, 1, 2, text) - 1
    raise NotAMove(text, GAME)
