"""The table of numbers: players, coins, cards, and the deck that must not run out."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.playout import play_out
from koruna.games.eight_minute_empire.rules.cards import EDITION, GOOD, ICONS, IDS, ONLY_FIVE
from koruna.games.eight_minute_empire.rules.map import SIDES
from tests.games.eight_minute_empire.tabletop import deal, legal, play, ready, table

NUMBERS = [(2, 14, 13, 26, 37), (3, 11, 10, 30, 37), (4, 9, 8, 32, 37), (5, 8, 7, 35, 42)]
PRICES = [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize(("seats", "coins", "cards", "taken", "deck"), NUMBERS)
def test_numbers_of_players(seats: int, coins: int, cards: int, taken: int, deck: int) -> None:
    state = table(seats)
    assert [empire.coins for empire in state.empires] == [coins] * seats
    assert state.unseen_count == deck
    play_out(state, Random(seats))
    assert [len(empire.cards) for empire in state.empires] == [cards] * seats
    assert state.taken == taken
    assert state.unseen_count == deck - 6 - (taken - 1)


@pytest.mark.parametrize("place", range(1, 7))
def test_numbers_prices_by_place(place: int) -> None:
    state = ready(2)
    play(state, f"take {place}")
    assert state.empires[0].coins == 14 - PRICES[place - 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_numbers_row_is_full_before_every_take(seats: int) -> None:
    rng, state = Random(seats), table(seats)
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        if state.step() == "take":
            assert len(state.row) == 6
        state.play(rng.choice(state.moves()))


def test_numbers_four_players_use_the_whole_deck() -> None:
    """The pile is empty at the last take, and nothing is drawn after it."""
    rng, state = Random(1), table(4)
    while state.taken < 31 or state.turn() == koruna.CHANCE or state.step() != "take":
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
    assert state.unseen_count == 0
    assert len(state.row) == 6
    play_out(state, rng)
    assert state.unseen_count == 0
    assert len(state.row) == 5


def test_numbers_cards_of_the_symbols_edition() -> None:
    """42 cards; five of them, one of each good, are only for five players."""
    printed = [card for card in range(len(IDS)) if EDITION[card] != "words"]
    assert len(printed) == 42
    marked = [IDS[card] for card in printed if ONLY_FIVE[card]]
    assert marked == ["ruby-5", "stone-7", "wood-8", "anvil-9", "carrot-10"]
    icons = [sum(ICONS[card] for card in printed if GOOD[card] == good) for good in range(6)]
    assert icons == [5, 7, 8, 10, 11, 3]
    assert [IDS[card] for card in printed if ICONS[card] == 2] == ["anvil-9", "carrot-6"]


@pytest.mark.parametrize(
    ("letter", "regions", "land", "sea", "start", "triangles", "continents"),
    [
        ("A", 25, 30, 7, 12, [1, 10, 12, 21, 25], [7, 13, 2, 3]),
        ("B", 23, 29, 7, 15, [1, 3, 6, 12, 22], [2, 2, 3, 7, 9]),
    ],
)
def test_numbers_of_the_board(
    letter: str, regions: int, land: int, sea: int, start: int, triangles: list[int], continents: list[int]
) -> None:
    side = SIDES[letter]
    assert side.regions == regions
    assert side.crosses.count(False) == 2 * land
    assert side.crosses.count(True) == 2 * sea
    assert side.start == start
    assert side.triangles == triangles
    assert [side.continent.count(number) for number in range(1, side.continents + 1)] == continents
    for march in range(len(side.departs)):
        assert side.march(side.arrives[march], side.departs[march]) >= 0, "a way leads in both directions"
    assert all(side.end_of_land[r] > side.first_move[r] for r in range(1, regions + 1)), (
        "every region has a way out over land"
    )


@pytest.mark.parametrize("letter", ["A", "B"])
def test_numbers_every_region_can_be_reached(letter: str) -> None:
    side, seen, todo = SIDES[letter], {SIDES[letter].start}, [SIDES[letter].start]
    while todo:
        here = todo.pop()
        for departs, arrives in zip(side.departs, side.arrives, strict=True):
            if departs == here and arrives not in seen:
                seen.add(arrives)
                todo.append(arrives)
    assert seen == set(range(1, side.regions + 1))


def test_numbers_moves_of_one_decision_are_few() -> None:
    state = ready(5, "wood-4")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4", "take 5", "take 6"]
    play(state, "take 1", "done")
    deal(state)
    assert state.turn() == 1
