"""Moves as text, and why one is refused.

    keep grey_eminence         an advisor at the start, or a card out of those looked at
    lay mill 1, lay mill 2 down    a card into an area, face up or face down
    pick 1                     every card of an area
    search 1                   an area is taken after a search
    remove mill                a card out of that area
    spy 1-3, flip 1-3          the third card of an area is turned up, by a spy or a prophet
    shift 1-3                  it is moved to the other area
    use grey_eminence          an advisor
    slate mill, exchange mill  a picked card
    place gold mill            a cube in hand onto a site; `fill mill` as many as fit
    lab gold, lab gold all     a cube in hand into the laboratory, or all of them
    crystal gold mill          krystallium onto a space for gold; `crystal krystallium mill` onto one of its own
    enlist mill                a soldier onto a site
    discard mill               a site is given up
    quest usurper 3            a step of a quest
    change 3 gold 2 colourless    five cubes of the laboratory for krystallium
    lose mill                  a picked card to a shadow
    cover gold, cover exploration*company    a symbol by a token of theft
    tuck site mill, tuck card mill    a frost giant under a site, or under a picked card
    beat giant_rat, beat thief gold, beat frost_giant mill    a threat; a thief with the symbol that is freed
    done                       nothing more

Cards are written by their ids. Of several sites with the same card the second is `mill-2`. Chance is written as the id
of the card that comes, `starter 2`, and `duchy teressie`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.errors import IllegalMove, NotAMove
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE
from koruna.games.wonderful_kingdom.rules import refusing
from koruna.games.wonderful_kingdom.rules.content import Content
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.free_actions import cubes_changed
from koruna.games.wonderful_kingdom.rules.numbers import (
    AREA,
    BEAT_GIANTS,
    BEAT_THIEF,
    BEATS,
    CARD,
    CHANGES,
    COVERS,
    CRYSTALS,
    CUBES,
    DISCARDS,
    DONE,
    DUCHY_IS,
    ENLISTS,
    EXCHANGES,
    FAMILIES,
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
    SYMBOLS,
    THIEF,
    THREATS,
    TUCK_CARDS,
    TUCK_SITES,
    USES,
)

if TYPE_CHECKING:
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
COLOURS: Final = [*RESOURCES[:CUBES], "colourless"]
SYMBOL_NAMES: Final = RESOURCES[:CUBES] + [f"{made}*{family}" for made in RESOURCES[:CUBES] for family in FAMILIES]
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


# --- writing -------------------------------------------------------------------------------


def write(state: WonderfulKingdom, move: int, seat: int) -> str:
    content = state.setup.content
    if state.turn() == CHANCE:
        return write_chance(content, move)
    if move >= CHANGES:
        cubes = enumerate(cubes_changed(move - CHANGES))
        return "change " + " ".join(f"{count} {COLOURS[colour]}" for colour, count in cubes if count)
    if move >= PLACES:
        word, first = ("crystal", CRYSTALS) if move >= CRYSTALS else ("place", PLACES)
        return f"{word} {RESOURCES[move - first & 7]} {site_name(state, seat, move - first >> 3)}"
    if move >= TUCK_SITES:
        word, first = last_at(WITH_SITE, move)
        if first == BEAT_GIANTS:
            word = f"beat {content.ids[content.threat(GIANT)]}"
        return f"{word} {site_name(state, seat, move - first)}"
    if move >= LAYS:
        card, place = move - LAYS >> 2, move - LAYS & 3
        return f"lay {content.ids[card]} {1 + (place >> 1)}{' down' if place & 1 else ''}"
    if move >= USES:
        word, first = last_at(WITH_CARD, move)
        return f"{word} {content.ids[move - first]}"
    if move >= SPIES:
        word, first = last_at(WITH_PLACE, move)
        return f"{word} {(move - first) // AREA + 1}-{(move - first) % AREA + 1}"
    return write_small(state, content, move)


def write_small(state: WonderfulKingdom, content: Content, move: int) -> str:
    if move >= COVERS:
        return f"cover {SYMBOL_NAMES[move - COVERS]}"
    if move >= BEAT_THIEF:
        return f"beat {content.ids[content.threat(THIEF)]} {SYMBOL_NAMES[move - BEAT_THIEF]}"
    if move >= BEATS:
        return f"beat {content.ids[content.threat(move - BEATS)]}"
    if move >= QUESTS:
        board, step = divmod(move - QUESTS, STEPS)
        return f"quest {content.boards[state.setup.boards[board]]} {step + 1}"
    if move >= LAB:
        return f"lab {RESOURCES[move & 3]}{' all' if move >= LAB_ALL else ''}"
    if move >= PICKS:
        return f"pick {move - PICKS + 1}"
    return f"search {move - SEARCHES + 1}" if move >= SEARCHES else "done"


def last_at(words: dict[str, int], move: int) -> tuple[str, int]:
    """The word among some, with its first number, whose numbers a move is one of."""
    found, at = "", -1
    for word, first in words.items():
        if at < first <= move:
            found, at = word, first
    return found, at


def site_name(state: WonderfulKingdom, seat: int, site: int) -> str:
    """The id of its card; of several sites with that card, from the second on, with a number."""
    sites = state.realms[seat].sites
    card = sites[site] & CARD
    before = sum(1 for other in sites[:site] if other & CARD == card)
    id = state.setup.content.ids[card]
    return f"{id}-{before + 1}" if before else id


def write_chance(content: Content, outcome: int) -> str:
    if outcome >= DUCHY_IS:
        return f"duchy {content.duchies[outcome - DUCHY_IS]}"
    return f"starter {outcome - STARTER_IS + 1}" if outcome >= STARTER_IS else content.ids[outcome]


# --- reading -------------------------------------------------------------------------------


def read(state: WonderfulKingdom, text: str, seat: int) -> int:
    if seat == CHANCE:
        return read_chance(state.setup.content, text)
    heard = hear(state, text)
    move = number_of(state, heard, seat)
    if move == NONE:
        raise IllegalMove(text, Reason("no-such-site"), GAME)
    return move


def number_of(state: WonderfulKingdom, heard: Heard, seat: int) -> int:
    """The number of a move, or NONE when the player has no such site."""
    if not heard.site:
        return heard.move
    site = find_site(state, heard.site, seat)
    return NONE if site == NONE else heard.move + heard.scale * site


def find_site(state: WonderfulKingdom, name: str, seat: int) -> int:
    if not 0 <= seat < state.setup.seats:
        return NONE
    id, _, number = name.partition("-")
    left = int(number) if number else 1
    for at, site in enumerate(state.realms[seat].sites):
        if state.setup.content.ids[site & CARD] == id:
            left -= 1
            if left == 0:
                return at
    return NONE


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
        return Heard("quest", refusing.NO_SUCH_QUEST)
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


def why_not(state: WonderfulKingdom, text: str, seat: int) -> Reason | None:
    heard = hear(state, text)
    return refusing.why_not(state, heard.word, number_of(state, heard, seat), seat)


assert len(SYMBOL_NAMES) == SYMBOLS
