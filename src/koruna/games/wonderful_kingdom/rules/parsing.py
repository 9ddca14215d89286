"""Parses the texts of moves, which notation.py lists."""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import NotAMove
from koruna.games.wonderful_kingdom.rules.content import Edition
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

NO_SUCH_QUEST: Final = 1  # instead of the number of a move
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


class ParsedMove:
    """A text that is a move of this game, legal or not.

    Sites are looked up later, because a site has a number only if the player has it.
    """

    word: str
    move: int  # its number, without the site
    site: str  # "" if the move names none
    scale: int  # the factor of the index of the site in the number of the move

    def __init__(self, word: str, move: int, site: str = "", scale: int = 1) -> None:
        self.word = word
        self.move = move
        self.site = site
        self.scale = scale


def parse(state: WonderfulKingdom, text: str) -> ParsedMove:
    """Raises `NotAMove` for a text that is never a move."""
    content = state.setup.content
    words = text.split(" ") if len(text) <= LONGEST else []
    word, args = (words[0], words[1:]) if words else ("", [])
    if word in ("tuck", "beat") and args:
        return parse_threat(content, word, args, text)
    if word == "change":
        return ParsedMove(word, CHANGES + read_cubes(args, text))
    if len(args) == 1:
        return parse_with_one(content, word, args[0], text)
    if len(args) == 2:
        if word in ("place", "crystal") and args[0] in RESOURCES[: CUBES if word == "place" else CUBES + 1]:
            first = PLACES if word == "place" else CRYSTALS
            return ParsedMove(word, first + RESOURCES.index(args[0]), read_site(content, args[1], text), 8)
        if word == "lay":
            return ParsedMove(word, LAYS + 4 * read_card(content, args[0], text) + 2 * read_area(args[1], text))
        if word == "lab" and args[0] in RESOURCES[:CUBES] and args[1] == "all":
            return ParsedMove(word, LAB_ALL + RESOURCES.index(args[0]))
        if word == "quest" and args[0] in content.boards:
            return parse_quest(state, args, text)
    if len(args) == 3 and word == "lay" and args[2] == "down":
        return ParsedMove(word, LAYS + 4 * read_card(content, args[0], text) + 2 * read_area(args[1], text) + 1)
    if text == "done":
        return ParsedMove(word, DONE)
    raise NotAMove(text, GAME)


def parse_with_one(content: Edition, word: str, arg: str, text: str) -> ParsedMove:
    if word in WITH_CARD:
        return ParsedMove(word, WITH_CARD[word] + read_card(content, arg, text))
    if word in WITH_SITE:
        return ParsedMove(word, WITH_SITE[word], read_site(content, arg, text))
    if word in WITH_PLACE:
        area, _, place = arg.partition("-")
        return ParsedMove(word, WITH_PLACE[word] + AREA * read_area(area, text) + read_number(place, 1, AREA, text) - 1)
    if word == "pick" or word == "search":
        return ParsedMove(word, (PICKS if word == "pick" else SEARCHES) + read_area(arg, text))
    if word == "lab" and arg in RESOURCES[:CUBES]:
        return ParsedMove(word, LAB + RESOURCES.index(arg))
    if word == "cover" and arg in SYMBOL_NAMES:
        return ParsedMove(word, COVERS + SYMBOL_NAMES.index(arg))
    raise NotAMove(text, GAME)


def parse_threat(content: Edition, word: str, args: list[str], text: str) -> ParsedMove:
    """`tuck site mill`, `tuck card mill`, `beat shadow`, `beat thief gold`, `beat frost_giant mill`."""
    if word == "tuck":
        if len(args) == 2 and args[0] == "site":
            return ParsedMove(word, TUCK_SITES, read_site(content, args[1], text))
        if len(args) == 2 and args[0] == "card":
            return ParsedMove(word, TUCK_CARDS + read_card(content, args[1], text))
        raise NotAMove(text, GAME)
    threats = content.ids[content.first_threat : content.first_threat + THREATS]
    kind = threats.index(args[0]) if args[0] in threats else NONE
    if len(args) == 1 and kind != NONE:
        return ParsedMove(word, BEATS + kind)
    if len(args) == 2 and kind == THIEF and args[1] in SYMBOL_NAMES:
        return ParsedMove(word, BEAT_THIEF + SYMBOL_NAMES.index(args[1]))
    if len(args) == 2 and kind == GIANT:
        return ParsedMove(word, BEAT_GIANTS, read_site(content, args[1], text))
    raise NotAMove(text, GAME)


def parse_quest(state: WonderfulKingdom, args: list[str], text: str) -> ParsedMove:
    """A board that is not in play has no number; it is refused by its name."""
    step = read_number(args[1], 1, STEPS, text) - 1
    board = state.setup.content.boards.index(args[0])
    if board not in state.setup.boards:
        return ParsedMove("quest", NO_SUCH_QUEST)
    return ParsedMove("quest", QUESTS + STEPS * state.setup.boards.index(board) + step)


def read_card(content: Edition, id: str, text: str) -> int:
    if id not in content.ids:
        raise NotAMove(text, GAME)
    return content.ids.index(id)


def read_site(content: Edition, name: str, text: str) -> str:
    id, dash, number = name.partition("-")
    read_card(content, id, text)
    if dash:
        read_number(number, 2, 99, text)
    return name


def read_area(word: str, text: str) -> int:
    return read_number(word, 1, 2, text) - 1


def read_cubes(words: list[str], text: str) -> int:
    """`3 gold 2 colourless`: each colour at most once and in order, so that every change has exactly one text."""
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
    """Unlike the one of the engine without a leading zero, because a site is found by its text."""
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and word[0] != "0" and low <= int(word) <= high):
        raise NotAMove(text, GAME)
    return int(word)


def read_chance(content: Edition, text: str) -> int:
    word, _, arg = text.partition(" ")
    if text in content.ids:
        return content.ids.index(text)
    if word == "duchy" and arg in content.duchies:
        return DUCHY_IS + content.duchies.index(arg)
    if word == "starter":
        return STARTER_IS + read_number(arg, 1, 2, text) - 1
    raise NotAMove(text, GAME)
