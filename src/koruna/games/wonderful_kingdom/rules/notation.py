"""Moves as text, and why one is refused.

    keep grey_eminence         an advisor at the start, or one of the cards looked at
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

from koruna.engine.errors import IllegalMove
from koruna.engine.notation import word_of
from koruna.engine.reason import Reason
from koruna.engine.state import CHANCE
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.content_boards import STEPS
from koruna.games.wonderful_kingdom.rules.free_actions import cubes_changed
from koruna.games.wonderful_kingdom.rules.numbers import (
    AREA,
    BEAT_GIANTS,
    BEAT_THIEF,
    BEATS,
    CARD,
    CHANGES,
    COLOURS,
    COVERS,
    CRYSTALS,
    DUCHY_IS,
    GIANT,
    LAB,
    LAB_ALL,
    LAYS,
    NONE,
    PICKS,
    PLACES,
    QUESTS,
    RESOURCES,
    SEARCHES,
    SPIES,
    STARTER_IS,
    SYMBOL_NAMES,
    THIEF,
    TUCK_SITES,
    USES,
)
from koruna.games.wonderful_kingdom.rules.parsing import (
    GAME,
    WITH_CARD,
    WITH_PLACE,
    WITH_SITE,
    ParsedMove,
    parse,
    read_chance,
)
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


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
        word, first = word_of(WITH_SITE, move)
        if first == BEAT_GIANTS:
            word = f"beat {content.ids[content.threat(GIANT)]}"
        return f"{word} {site_name(state, seat, move - first)}"
    if move >= LAYS:
        card, place = move - LAYS >> 2, move - LAYS & 3
        return f"lay {content.ids[card]} {1 + (place >> 1)}{' down' if place & 1 else ''}"
    if move >= USES:
        word, first = word_of(WITH_CARD, move)
        return f"{word} {content.ids[move - first]}"
    if move >= SPIES:
        word, first = word_of(WITH_PLACE, move)
        return f"{word} {(move - first) // AREA + 1}-{(move - first) % AREA + 1}"
    return write_small(state, content, move)


def write_small(state: WonderfulKingdom, content: Edition, move: int) -> str:
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


def site_name(state: WonderfulKingdom, seat: int, site: int) -> str:
    """The id of its card; of several sites with that card, from the second on, with a number."""
    sites = state.realms[seat].sites
    card = sites[site] & CARD
    before = sum(1 for other in sites[:site] if other & CARD == card)
    id = state.setup.content.ids[card]
    return f"{id}-{before + 1}" if before else id


def write_chance(content: Edition, outcome: int) -> str:
    if outcome >= DUCHY_IS:
        return f"duchy {content.duchies[outcome - DUCHY_IS]}"
    return f"starter {outcome - STARTER_IS + 1}" if outcome >= STARTER_IS else content.ids[outcome]


def read(state: WonderfulKingdom, text: str, seat: int) -> int:
    if seat == CHANCE:
        return read_chance(state.setup.content, text)
    move = number_of(state, parse(state, text), seat)
    if move == NONE:
        raise IllegalMove(text, Reason("no-such-site"), GAME)
    return move


def number_of(state: WonderfulKingdom, parsed: ParsedMove, seat: int) -> int:
    """The number of a move, or NONE when the player has no such site."""
    if not parsed.site:
        return parsed.move
    site = find_site(state, parsed.site, seat)
    return NONE if site == NONE else parsed.move + parsed.scale * site


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
