"""Every card and every way of the board written down a second time, so that a slip in a data file is noticed."""

from __future__ import annotations

import pytest

from koruna.games.eight_minute_empire.rules.cards import COUNTS, EDITION, GOODS, ICONS, IDS, JOINED, ONLY_FIVE, ORDER
from koruna.games.eight_minute_empire.rules.map import SIDES

# `!` is for five players only, `*` shows its good twice.
CARDS = {
    "ruby": ["add 2", "add 2", "add 1", "move 2", "add 2 !"],
    "stone": ["add 3", "add 3", "sail 2", "sail 3", "move 2", "add 2", "sail 2 !"],
    "wood": ["add 2 or move 3", "destroy 1 or city 1", "add 3", "sail 4", "city 1", "sail 3", "move 3", "move 6 !"],
    "anvil": [
        *["add 3", "add 3", "sail 3", "city 1", "add 3 or move 3"],
        *["move 4", "add 3 or move 4", "move 5", "move 4 * !"],
    ],
    "carrot": [
        *["city 1", "city 1", "move 4", "move 4", "sail 3"],
        *["add 3 *", "add 3", "move 5", "destroy 1 and add 1", "add 4 or move 2 !"],
    ],
    "wild": ["sail 2", "sail 2", "add 2"],
}

# By side: ways over land, then over sea. By region: the neighbours with a higher number, so that a way is listed once.
LAND = {
    "A": "1:2,3,4 2:3,5,6 3:4,5 6:7 8:9 9:12,13 10:14 11:12,15 12:13,15,16,19 13:16 14:17 15:18,19 16:17,19 18:19"
    " 19:20 21:22 23:25 24:25",
    "B": "1:2 3:4 5:6 6:7 8:9,10,11 9:11 10:11,12,13 11:13,14 12:13 13:14 15:16 16:17,19,20 17:18,20,23 19:20,21"
    " 20:21,22,23 21:22 22:23",
}
SEA = {"A": "4:8 5:11 7:21 8:10 15:22 17:23 18:24", "B": "1:8 2:3 4:5 4:15 7:18 9:15 14:19"}
# By side: the last region of every continent; they are numbered one continent after another.
LAST_REGIONS = {"A": [7, 20, 22, 25], "B": [2, 4, 7, 14, 23]}


def printed(card: int) -> str:
    actions = f" {JOINED[card]} ".join(
        f"{action} {count}" for action, count in zip(ORDER[card], COUNTS[card], strict=True)
    )
    return actions + (" *" if ICONS[card] == 2 else "") + (" !" if ONLY_FIVE[card] else "")


@pytest.mark.parametrize("good", [*GOODS, "wild"])
def test_data_cards_of_a_good(good: str) -> None:
    cards = [card for card in range(len(IDS)) if IDS[card].startswith(f"{good}-") and EDITION[card] != "words"]
    assert [printed(card) for card in cards] == CARDS[good]


def test_data_the_editions_differ_in_one_card() -> None:
    assert [IDS[card] for card in range(len(IDS)) if EDITION[card] == "symbols"] == ["stone-6"]
    [other] = [card for card in range(len(IDS)) if EDITION[card] == "words"]
    assert (IDS[other], printed(other)) == ("stone-6-city", "add 2 or city 1")


def pairs(text: str) -> set[tuple[int, int]]:
    found = set()
    for entry in text.split():
        one, _, others = entry.partition(":")
        found |= {(int(one), int(other)) for other in others.split(",")}
    return found


@pytest.mark.parametrize("letter", ["A", "B"])
def test_data_ways_of_the_board(letter: str) -> None:
    side = SIDES[letter]
    for over_sea, ways in ((False, LAND[letter]), (True, SEA[letter])):
        marches = zip(side.departs, side.arrives, side.crosses, strict=True)
        found = {(one, other) for one, other, crosses in marches if crosses == over_sea and one < other}
        assert found == pairs(ways)


@pytest.mark.parametrize("letter", ["A", "B"])
def test_data_continents_of_the_board(letter: str) -> None:
    side = SIDES[letter]
    first = 1
    for number, last in enumerate(LAST_REGIONS[letter], 1):
        assert side.continent[first : last + 1] == [number] * (last + 1 - first)
        first = last + 1
    assert first == side.regions + 1
