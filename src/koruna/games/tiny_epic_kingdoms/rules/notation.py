"""Moves as text, and why one is refused.

    faction orcs                 a faction out of those that are left
    side B                       this side of the territory card up
    split 3 food 1 ore 2 mana    the first resources
    start a3                     the first two figures in this region
    lay a2                       a hidden token there (five players)
    choose patrol                the action of the turn
    shield trade                 where the shield of the turn is put instead
    patrol a1-a2, quest a1-b3    a figure moves; `quest a1-hall` and `quest hall-b3` where there is a hall
    swap a1-b3                   a figure changes places with one there
    stand a3                     a lying figure stands up
    build, research              the next level of castle or magic
    expand a1                    a new figure there
    trade 3 food for ore         an exchange
    take mana 2                  a mana of player 2
    collect, pass, done          resources; nothing; nothing more
    flag, war 5                  the die in a war
    raise mana, raze, decline    after a war's dice are shown; in a dragon's lair; neither
    pay 2 ore 1 mana             a price, or what one has to give up
    gain food                    a resource of one's choice
    retreat a1-a2, lose a1       a beaten figure; `shelter a1-b2` into a church, `haven b3` for the last one
    reveal b2                    the hidden token there comes next
    rearrange a1-b3              a figure is put somewhere else
    remove b3 2                  a figure of player 2
    standing, lying              of two figures in the same ruins, the one that leaves

A region is the letter of its territory and its number there; territories have the letters of the seats, and with two
players `c` is the Lost Kingdom. Players are numbered from 1. Chance is written as `starter 2`, `faction orcs`,
`card 3`, `side A`, `empty b3` and `token crown`; in an imagined game what the other side of a war has set is `flag` or
`war 5`.
"""

from __future__ import annotations

from typing import Final

from koruna.engine.errors import IllegalMove, NotAMove
from koruna.engine.notation import read_number, word_of
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE
from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    BUILD_UP,
    CARD_IS,
    COLLECT,
    DECLINE,
    DIAL_IS,
    DIALS,
    DONE,
    DRAFTS,
    EMPTY_IS,
    EXPANDS,
    FACTION_IS,
    GAINS,
    HALL,
    HAVENS,
    LAYS,
    LEARN,
    LETTERS,
    LOSES,
    LYING,
    MOVES,
    PASS,
    PAYS,
    PLACES,
    RAISES,
    REARRANGES,
    REMOVES,
    RETREATS,
    REVEALS,
    SEATS,
    SELECTS,
    SHELTERS,
    SHIELDS_ON,
    SIDE_IS,
    SIDES_UP,
    STANDING,
    STANDS,
    STARTER_IS,
    STARTS,
    STRIDE,
    SWAPS,
    TAKES,
    TEAR_DOWN,
    TOKEN_IS,
    TRADES,
    named,
)
from koruna.games.tiny_epic_kingdoms.rules.sides import CARDS
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from koruna.games.tiny_epic_kingdoms.rules.tokens import TOKENS
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, CAP, HIGHEST_NUMBER, KINDS

GAME: Final = "tiny_epic_kingdoms"
# The first number of each word: of a word alone; of a word and a region; of a word, a place left and a place entered.
ALONE: Final = {
    "pass": PASS,
    "collect": COLLECT,
    "build": BUILD_UP,
    "research": LEARN,
    "done": DONE,
    "decline": DECLINE,
    "raze": TEAR_DOWN,
    "flag": DIALS,
    "standing": STANDING,
    "lying": LYING,
}
WITH_REGION: Final = {
    "expand": EXPANDS,
    "stand": STANDS,
    "start": STARTS,
    "lay": LAYS,
    "haven": HAVENS,
    "reveal": REVEALS,
    "lose": LOSES,
}
WITH_TWO: Final = {
    "patrol": MOVES,
    "quest": MOVES,
    "swap": SWAPS,
    "retreat": RETREATS,
    "shelter": SHELTERS,
    "rearrange": REARRANGES,
}
WITH_KIND: Final = {"raise": RAISES, "gain": GAINS}
WITH_ACTION: Final = {"choose": SELECTS, "shield": SHIELDS_ON}


def amounts_text(amounts: int) -> str:
    parts = [(amounts // 100, "food"), (amounts // 10 % 10, "ore"), (amounts % 10, "mana")]
    return " ".join(f"{amount} {kind}" for amount, kind in parts if amount)


# --- writing -------------------------------------------------------------------------------


def write(state: TinyEpicKingdoms, move: int) -> str:
    if state.turn() == CHANCE:
        return write_chance(move)
    if move >= TRADES:
        receive, given = divmod(move - TRADES, 1000)
        return f"trade {amounts_text(given)} for {KINDS[receive]}"
    if move >= PAYS:
        return f"{'split' if state.step_name() == 'split' else 'pay'} {amounts_text(move - PAYS)}"
    if move >= MOVES:
        return write_way(move)
    if move >= STANDING:
        return word_of(ALONE, move)[0]
    if move >= REMOVES:
        region, seat = divmod(move - REMOVES, SEATS)
        return f"remove {named(region)} {seat + 1}"
    if move >= EXPANDS:
        word, first = word_of(WITH_REGION, move)
        return f"{word} {named(move - first)}"
    return write_small(move)


def write_way(move: int) -> str:
    word, first = word_of(WITH_TWO, move)
    origin, target = divmod(move - first, PLACES)
    if first == MOVES:
        stays = HALL not in (origin, target) and origin // STRIDE == target // STRIDE
        word = "patrol" if stays else "quest"
    return f"{word} {named(origin)}-{named(target)}"


def write_small(move: int) -> str:
    if move >= TAKES:
        seat, kind = divmod(move - TAKES, 3)
        return f"take {KINDS[kind]} {seat + 1}"
    if move >= DRAFTS:
        return f"faction {FACTIONS[move - DRAFTS]}"
    if move >= SIDES_UP:
        return f"side {'AB'[move - SIDES_UP]}"
    if move >= SELECTS:
        word, first = word_of(WITH_ACTION, move)
        return f"{word} {ACTIONS[move - first]}"
    if move >= RAISES:
        word, first = word_of(WITH_KIND, move)
        return f"{word} {KINDS[move - first]}"
    if move > DIALS:
        return f"war {move - DIALS}"
    return word_of(ALONE, move)[0]


def write_chance(outcome: int) -> str:
    if outcome >= DIAL_IS:
        return "flag" if outcome == DIAL_IS else f"war {outcome - DIAL_IS}"
    if outcome >= TOKEN_IS:
        return f"token {TOKENS[outcome - TOKEN_IS]}"
    if outcome >= EMPTY_IS:
        return f"empty {named(outcome - EMPTY_IS)}"
    if outcome >= SIDE_IS:
        return f"side {'AB'[outcome - SIDE_IS]}"
    if outcome >= CARD_IS:
        return f"card {outcome - CARD_IS + 1}"
    if outcome >= FACTION_IS:
        return f"faction {FACTIONS[outcome - FACTION_IS]}"
    return f"starter {outcome - STARTER_IS + 1}"


# --- reading -------------------------------------------------------------------------------


def read(state: TinyEpicKingdoms, text: str, seat: int) -> int:
    if seat == CHANCE:
        return read_chance(text)
    word, move = parse(text)
    if not fits_word(word, move):
        raise IllegalMove(text, Reason("patrol-or-quest"), GAME)
    return move


def fits_word(word: str, move: int) -> bool:
    """Whether a move is what its word says: a Patrol stays on its territory, a Quest leaves it; they share numbers."""
    if word not in ("patrol", "quest"):
        return True
    origin, target = divmod(move - MOVES, PLACES)
    stays = HALL not in (origin, target) and origin // STRIDE == target // STRIDE
    return stays == (word == "patrol")


def parse(text: str) -> tuple[str, int]:
    """The first word of a move, and its number; without looking at the state."""
    words = text.split()
    word, arguments = (words[0], words[1:]) if words else ("", [])
    if not arguments and word in ALONE:
        return word, ALONE[word]
    if word in ("split", "pay"):
        return word, PAYS + read_amounts(arguments, text)
    if word == "trade" and len(arguments) >= 4 and arguments[-2] == "for" and arguments[-1] in KINDS:
        return word, TRADES + 1000 * KINDS.index(arguments[-1]) + read_amounts(arguments[:-2], text)
    if len(arguments) == 1:
        return word, read_one(word, arguments[0], text)
    if len(arguments) == 2 and word == "take" and arguments[0] in KINDS:
        return word, TAKES + 3 * (read_number(arguments[1], 1, SEATS, text, GAME) - 1) + KINDS.index(arguments[0])
    if len(arguments) == 2 and word == "remove":
        region, number = arguments
        return word, REMOVES + SEATS * read_region(region, text) + read_number(number, 1, SEATS, text, GAME) - 1
    raise NotAMove(text, GAME)


def read_one(word: str, argument: str, text: str) -> int:
    if word in WITH_TWO:
        origin, _, target = argument.partition("-")
        return WITH_TWO[word] + PLACES * read_place(word, origin, text) + read_place(word, target, text)
    if word in WITH_REGION:
        return WITH_REGION[word] + read_region(argument, text)
    if word in WITH_KIND and argument in KINDS:
        return WITH_KIND[word] + KINDS.index(argument)
    if word in WITH_ACTION and argument in ACTIONS:
        return WITH_ACTION[word] + ACTIONS.index(argument)
    if word == "war":
        return DIALS + read_number(argument, 1, HIGHEST_NUMBER, text, GAME)
    if word == "faction" and argument in FACTIONS:
        return DRAFTS + FACTIONS.index(argument)
    if word == "side" and argument in ("A", "B"):
        return SIDES_UP + "AB".index(argument)
    raise NotAMove(text, GAME)


def read_place(word: str, name: str, text: str) -> int:
    return HALL if name == "hall" and word == "quest" else read_region(name, text)


def read_region(name: str, text: str) -> int:
    if len(name) != 2 or name[0] not in LETTERS:
        raise NotAMove(text, GAME)
    return STRIDE * LETTERS.index(name[0]) + read_number(name[1], 1, STRIDE, text, GAME) - 1


def read_amounts(words: list[str], text: str) -> int:
    """`2 food 1 ore`: each kind at most once, in this order, so that there is one text for every amount."""
    found, before = 0, -1
    if not words or len(words) % 2:
        raise NotAMove(text, GAME)
    for at in range(0, len(words), 2):
        kind = KINDS.index(words[at + 1]) if words[at + 1] in KINDS else -1
        if kind <= before:
            raise NotAMove(text, GAME)
        found += read_number(words[at], 1, CAP, text, GAME) * [100, 10, 1][kind]
        before = kind
    return found


def read_chance(text: str) -> int:
    word, _, argument = text.partition(" ")
    if word == "token" and argument in TOKENS:
        return TOKEN_IS + TOKENS.index(argument)
    if word == "empty":
        return EMPTY_IS + read_region(argument, text)
    if word == "side" and argument in ("A", "B"):
        return SIDE_IS + "AB".index(argument)
    if word == "card":
        return CARD_IS + read_number(argument, 1, CARDS, text, GAME) - 1
    if word == "faction" and argument in FACTIONS:
        return FACTION_IS + FACTIONS.index(argument)
    if text == "flag":
        return DIAL_IS
    if word == "war":
        return DIAL_IS + read_number(argument, 1, HIGHEST_NUMBER, text, GAME)
    if word == "starter":
        return STARTER_IS + read_number(argument, 1, SEATS, text, GAME) - 1
    raise NotAMove(text, GAME)
