"""Set-up and bid, row by row."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.games.eight_minute_empire.rules.cards import IDS
from tests.games.eight_minute_empire.tabletop import happen, lay_row, legal, play, ready, refusal, row, table


def test_bid_how_all_at_once_and_in_any_order() -> None:
    state = table(3)
    lay_row(state)
    assert state.waiting() == [0, 1, 2]
    state.play(state.read("bid 4", 1), 1)
    assert state.waiting() == [0, 2]
    assert state.moves(1) == []


def test_bid_how_nobody_sees_another_bid_until_all_are_in() -> None:
    state = table(3)
    lay_row(state)
    play(state, "bid 4")
    assert state.view(0).players[0].bid == 4
    for viewer in (1, 2, koruna.SPECTATOR):
        player = state.view(viewer).players[0]
        assert player.has_bid
        assert player.bid is None
    play(state, "bid 2", "bid 0")
    assert [player.bid for player in state.view().players] == [4, 2, 0]


def test_bid_how_the_log_shows_no_bid_before_the_last() -> None:
    state = table(2)
    state.journal = []
    lay_row(state)
    play(state, "bid 4")
    [sealed] = [event for event in state.journal if event.kind == "sealed"]
    assert sealed.seen_by(0) == {"bid": 4}
    assert sealed.seen_by(1) == sealed.seen_by(koruna.SPECTATOR) == {}
    play(state, "bid 2")
    assert [event.facts for event in state.journal if event.kind == "offered"] == [{"bid": 4}, {"bid": 2}]


def test_bid_imagined_bids_of_others_vary_and_keep_to_their_purse() -> None:
    state = table(2)
    lay_row(state)
    state.play(state.read("bid 9", 1), 1)
    imagined = {state.imagine(0, Random(seed)).bids[1] for seed in range(300)}
    assert imagined == set(range(15))
    assert {state.imagine(1, Random(seed)).bids[1] for seed in range(20)} == {9}


def test_bid_the_winner_pays_and_starts() -> None:
    state = table(3)
    lay_row(state)
    play(state, "bid 1", "bid 3", "bid 2")
    assert state.starter == state.turn() == 1
    assert [empire.coins for empire in state.empires] == [11, 8, 11]


def test_bid_tie_of_two_goes_to_the_younger_of_them() -> None:
    state = table(3, ages="2-1-3")
    lay_row(state)
    play(state, "bid 3", "bid 3", "bid 2")
    assert state.starter == 1


def test_bid_losing_bids_are_kept() -> None:
    state = table(2)
    lay_row(state)
    play(state, "bid 14", "bid 13")
    assert [empire.coins for empire in state.empires] == [0, 14]


def test_bid_tie_goes_to_the_youngest_of_the_tied_who_alone_pays() -> None:
    """Player 4 is the youngest of all, but bid less."""
    state = table(4, ages="4-2-3-1")
    lay_row(state)
    play(state, "bid 3", "bid 3", "bid 3", "bid 0")
    assert state.turn() == 1
    assert [empire.coins for empire in state.empires] == [9, 6, 9, 9]


def test_bid_tie_without_ages_counts_the_last_seat_as_the_youngest() -> None:
    state = table(4)
    lay_row(state)
    play(state, "bid 3", "bid 3", "bid 3", "bid 0")
    assert state.turn() == 2
    assert [player.age for player in state.view().players] == [4, 3, 2, 1]


def test_bid_all_zero_the_youngest_starts_and_nobody_pays() -> None:
    state = table(3, ages="2-1-3")
    lay_row(state)
    play(state, "bid 0", "bid 0", "bid 0")
    assert state.turn() == 1
    assert [empire.coins for empire in state.empires] == [11, 11, 11]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_cards_marked_five_are_out_with_fewer_players(seats: int) -> None:
    possible = [IDS[card] for card, _ in table(seats).odds()]
    assert not {"ruby-5", "stone-7", "wood-8", "anvil-9", "carrot-10"} & set(possible)
    assert len(possible) == 37


def test_setup_six_cards_lie_open() -> None:
    state = table(5)
    cards = ["ruby-5", "stone-7", "wood-8", "anvil-9", "carrot-10", "wild-1"]
    happen(state, *cards)
    assert row(state) == cards
    assert state.step() == "bid"


def test_setup_board_is_an_option() -> None:
    assert table(2).setup.side.letter == "A"
    assert table(2, board="B").setup.side.letter == "B"


def test_setup_order_goes_round_from_the_starter() -> None:
    state = table(3, ages="3-1-2")
    lay_row(state, "stone-6", "wood-3")
    play(state, "bid 0", "bid 0", "bid 0")
    for seat, card in [(2, "stone-4"), (0, "stone-5"), (1, "wood-1"), (2, "wood-2")]:
        assert state.turn() == seat
        play(state, "take 1", "done")
        happen(state, card)


def test_setup_ends_when_everybody_has_the_cards() -> None:
    state = ready(4)
    rng = Random(2)
    while state.turn() != koruna.OVER:
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
    assert [len(empire.cards) for empire in state.empires] == [8, 8, 8, 8]


def test_setup_secrecy_cards_and_coins_are_open_the_pile_is_a_number() -> None:
    state = ready(2, "wood-3")
    play(state, "take 1", "done")
    for viewer in (0, 1, koruna.SPECTATOR):
        view = state.view(viewer)
        assert [card.id for card in view.players[0].cards] == ["wood-3"]
        assert [player.coins for player in view.players] == [14, 14]
        assert view.pile == 31


def test_setup_stone_6_adds_two_by_default() -> None:
    state = ready(2, "stone-6")
    play(state, "take 1")
    action = state.view().acting
    assert action is not None
    assert [(act.action, act.count) for act in action.left] == [("add", 2)]


def test_bid_limit_is_the_purse_and_zero_is_allowed() -> None:
    state = table(5)
    lay_row(state)
    assert legal(state) == [f"bid {coins}" for coins in range(9)]
    assert refusal(state, "bid 9") == "within-purse"
    assert refusal(state, "take 1") == "bid-now"


def test_bid_is_made_once() -> None:
    state = table(2)
    lay_row(state)
    play(state, "bid 0")
    assert refusal(state, "bid 1", seat=0) == "bid-stays"
    play(state, "bid 0")
    assert refusal(state, "bid 1") == "bid-once"
    play(state, "take 1")
    assert refusal(state, "bid 1") == "bid-once"


def test_setup_three_armies_start_and_eleven_are_left() -> None:
    for letter, start in (("A", 12), ("B", 15)):
        state = table(5, board=letter)
        for empire in state.empires:
            assert empire.armies_in(start) == empire.on_map() == 3
            assert empire.supply == 11
            assert empire.cities_left == 3
