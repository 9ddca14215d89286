"""The cards and the goods on them, from `data/cards.csv` and `data/goods.csv`.

A card is its number: its place in the file, from 0. A good is its index in `GOODS`, and the joker comes after them.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from koruna.engine.bits import bit
from koruna.engine.event import Fact

GOODS: Final = ["ruby", "stone", "wood", "anvil", "carrot"]
JOKER: Final = 5  # in place of a good: wild cards
KINDS: Final = 6  # five goods and the joker
ACTIONS: Final = ["add", "move", "sail", "city", "destroy"]
PRICES: Final = [0, 1, 1, 2, 2, 3]  # by the place in the row
ROW: Final = 6
MOST_POINTS_AT: Final = 8  # of no good does a ninth bring more points
TOKENS_OF_A_GOOD: Final = 2

# By card.
IDS: Final[list[str]] = []
GOOD: Final[list[int]] = []
ICONS: Final[list[int]] = []
JOINED: Final[list[str]] = []  # how two actions are joined: none, and, or
IS_EITHER: Final[list[bool]] = []  # one of two actions, never both
ADD: Final[list[int]] = []  # how many armies may be added
MOVE: Final[list[int]] = []  # how many moves may be made, over land or over land and sea
BY_SEA: Final[list[bool]] = []
CITY: Final[list[int]] = []
DESTROY: Final[list[int]] = []
ONLY_FIVE: Final[list[bool]] = []  # in play only with five players
EDITION: Final[list[str]] = []  # both, symbols or words: the two printings differ in one card
ORDER: Final[list[list[str]]] = []  # the actions in the order they are printed
COUNTS: Final[list[list[int]]] = []  # and how many armies, moves or cities each of them allows

# By good, then by how many of it: the points.
POINTS: Final[list[list[int]]] = []


def rows(name: str) -> list[list[str]]:
    """The lines of a data file without its heading."""
    text = files("koruna.games.eight_minute_empire").joinpath("data").joinpath(name).read_text("utf-8")
    return [line.split(",") for line in text.splitlines()[1:]]


def load() -> None:
    """Read the files once, when this module is imported."""
    for id, good, icons, joined, action, count, action2, count2, five, edition, _ in rows("cards.csv"):
        allowed = {action: int(count)}
        if action2:
            allowed[action2] = int(count2)
        IDS.append(id)
        GOOD.append(JOKER if good == "wild" else GOODS.index(good))
        ICONS.append(int(icons))
        JOINED.append(joined)
        IS_EITHER.append(joined == "or")
        ADD.append(allowed.get("add", 0))
        MOVE.append(allowed.get("move", 0) + allowed.get("sail", 0))
        BY_SEA.append("sail" in allowed)
        CITY.append(allowed.get("city", 0))
        DESTROY.append(allowed.get("destroy", 0))
        ONLY_FIVE.append(five == "yes")
        EDITION.append(edition)
        ORDER.append(list(allowed))
        COUNTS.append(list(allowed.values()))
    for row in rows("goods.csv"):
        assert row[0] == GOODS[len(POINTS)], f"goods.csv: {row[0]} is out of order"
        assert int(row[-2]) == TOKENS_OF_A_GOOD, f"goods.csv: {row[-2]} tokens of {row[0]}"
        POINTS.append([int(points) for points in row[1:-2]])
    assert len(IDS) <= 62, "cards.csv: the cards do not fit the bits of a number"


load()


def deck(five_players: bool, stone6_city: bool) -> i64:
    """The set of cards a game is played with."""
    return DECKS[2 * five_players + stone6_city]


def choose_deck(five_players: bool, stone6_city: bool) -> i64:
    edition = "words" if stone6_city else "symbols"
    found: i64 = 0
    for card in range(len(IDS)):
        if EDITION[card] in ("both", edition) and (five_players or not ONLY_FIVE[card]):
            found |= bit(card)
    return found


DECKS: Final[list[i64]] = [choose_deck(five, city) for five in (False, True) for city in (False, True)]


def about(card: int) -> dict[str, Fact]:
    """The facts of an event about a card, as the message for a card expects them."""
    first, second = ORDER[card][0], ORDER[card][-1]
    return {
        "card": IDS[card],
        "good": "joker" if GOOD[card] == JOKER else GOODS[GOOD[card]],
        "icons": ICONS[card],
        "joined": JOINED[card],
        "action": first,
        "count": COUNTS[card][0],
        "action2": second,
        "count2": COUNTS[card][-1],
    }
