"""Deck, rows, kings and first picks: points A1 to B3 of the rules."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import koruna
from koruna.engine.playout import play_out
from koruna.games.kingdomino.forms.view import KingdominoView
from koruna.games.kingdomino.rules import dominoes
from tests.games.kingdomino.tabletop import deal, first_legal, happen, play, seen_dominoes, table

# The table at the head of section A: seats, options, kings, dominoes in play, row, rows, each, box.
LAYOUTS = [
    (2, {}, 2, 24, 4, 6, 12, 5),
    (3, {}, 1, 36, 3, 12, 12, 5),
    (4, {}, 1, 48, 4, 12, 12, 5),
    (2, {"mighty_duel": True}, 2, 48, 4, 12, 24, 7),
    (2, {"wider_selection": True}, 2, 30, 5, 6, 12, 5),
    (3, {"wider_selection": True}, 1, 48, 4, 12, 12, 5),
    (2, {"mighty_duel": True, "wider_selection": True}, 2, 45, 5, 9, 18, 7),
]


@pytest.mark.parametrize(("seats", "options", "kings", "in_play", "row", "rows", "each", "size"), LAYOUTS)
def test_A_the_table_of_layouts(
    seats: int, options: dict[str, bool], kings: int, in_play: int, row: int, rows: int, each: int, size: int
) -> None:
    state = table(seats, **options)
    assert (state.setup.kings, state.setup.row_length, state.setup.rows, state.setup.size) == (kings, row, rows, size)
    play_out(state, Random(1))
    assert len(seen_dominoes(state)) == in_play
    for kingdom in state.kingdoms:
        assert len(kingdom.laid) + len(kingdom.discards) == each


@pytest.mark.parametrize(("seats", "row"), [(2, 4), (3, 3), (4, 4)])
def test_A1_row_length_follows_kings_not_players(seats: int, row: int) -> None:
    state = table(seats)
    drawn = 0
    while state.odds()[0][0] <= dominoes.COUNT:
        first_legal(state)
        drawn += 1
    assert drawn == row


def test_A2_three_players_have_36_dominoes_in_rows_of_3() -> None:
    state = table(3)
    play_out(state, Random(2))
    assert len(seen_dominoes(state)) == 36
    assert state.round == 12
    assert state.leftovers == []


def test_A3_removed_dominoes_and_the_deck_are_secret() -> None:
    """The unseen dominoes are one set: nothing in a state says which of them are out of the game."""
    rng = Random(3)
    state = table(2)
    turned_up: set[int] = set()  # dominoes of complete rows
    while state.turn() != koruna.OVER:
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
        if len(state.row) == 4:
            turned_up |= set(state.row)
        view = state.view()
        visible = {square.domino for kingdom in view.kingdoms for square in kingdom.squares}
        visible |= {domino for kingdom in view.kingdoms for domino in kingdom.discards}
        visible |= {offer.domino for offer in view.to_place + view.to_claim} | set(view.leftovers)
        assert visible == turned_up, "neither less nor more than what lies open"
    assert len(turned_up) == 24


def test_A3_every_unseen_domino_is_equally_likely_to_come_next() -> None:
    state = table(2)
    deal(state, 5, 9, 13, 48)
    happen(state, "king 0")
    play(state, "claim 5")
    happen(state, "king 1")
    play(state, "claim 9")
    happen(state, "king 0")
    play(state, "claim 13")
    happen(state, "king 1")
    play(state, "claim 48")
    odds = state.odds()
    assert [n for n, _ in odds] == [n for n in range(1, 49) if n not in (5, 9, 13, 48)]
    assert {p for _, p in odds} == {1 / 44}
    rng = Random(4)
    drawn = [state.draw(rng) for _ in range(44_000)]
    assert all(850 < drawn.count(domino) < 1150 for domino, _ in odds), "and draws keep to the odds"


def test_A4_rows_are_sorted_and_shown_only_when_complete() -> None:
    state = table(4)
    deal(state, 40, 3, 17)
    assert state.view().to_claim == []
    deal(state, 12)
    assert [offer.domino for offer in state.view().to_claim] == [3, 12, 17, 40]


def test_A4_the_second_row_comes_when_the_whole_first_is_claimed() -> None:
    state = table(3)
    deal(state, 10, 20, 30)
    for seat, domino in enumerate((10, 20, 30)):
        assert state.round == 0
        happen(state, f"king {seat}")
        play(state, f"claim {domino}")
    assert state.round == 1
    assert state.turn() == koruna.CHANCE


def test_A4_nobody_ever_sees_two_unclaimed_rows() -> None:
    rng = Random(4)
    state = table(2, wider_selection=True)
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            if state.round > 0 and not state.row:
                placed = sum(len(k.laid) + len(k.discards) for k in state.kingdoms)
                assert placed == (state.round - 1) * 4, "a row was dealt before the round was over"
            state.play(state.draw(rng))
        else:
            state.play(rng.choice(state.moves()))


def test_B1_kings_are_drawn_one_at_a_time_and_choose_at_once() -> None:
    state = table(4)
    deal(state, 1, 2, 3, 4)
    assert sorted(state.odds()) == [(49, 0.25), (50, 0.25), (51, 0.25), (52, 0.25)]
    happen(state, "king 2")
    assert state.turn() == 2
    assert state.view().king_order == [2], "the rest of the order is not known yet"
    play(state, "claim 4")
    assert state.turn() == koruna.CHANCE
    assert sorted(outcome for outcome, _ in state.odds()) == [49, 50, 52], "drawn without putting back"


def test_B2_two_players_can_come_in_any_of_six_orders() -> None:
    orders: dict[str, int] = {}
    rng = Random(6)
    games, wide = (3000, 1.0) if koruna.compiled else (600, 2.2)
    for _ in range(games):
        state = table(2)
        order = ""
        while state.round == 0:
            if state.turn() == koruna.CHANCE:
                state.play(state.draw(rng))
            else:
                order += "AB"[state.turn()]
                state.play(state.moves()[0])
        orders[order] = orders.get(order, 0) + 1
    assert set(orders) == {"AABB", "ABAB", "ABBA", "BBAA", "BABA", "BAAB"}
    assert all(abs(count / games - 1 / 6) < 0.035 * wide for count in orders.values()), "each as likely as any other"


def test_B2_odds_follow_the_kings_left_in_the_hand() -> None:
    state = table(2)
    deal(state, 1, 2, 3, 4)
    happen(state, "king 0")
    play(state, "claim 1")
    assert state.odds() == [(49, 1 / 3), (50, 2 / 3)]


@pytest.mark.parametrize(("drawn", "order"), [("king 0", [0, 1, 1, 0]), ("king 1", [1, 0, 0, 1])])
def test_B2_snake_order_is_an_option(drawn: str, order: list[int]) -> None:
    state = table(2, snake_order=True)
    deal(state, 1, 2, 3, 4)
    happen(state, drawn)
    assert state.view().king_order == order
    seen = []
    for domino in (1, 2, 3, 4):
        seen.append(state.turn())
        play(state, f"claim {domino}")
    assert seen == order
    assert state.turn() == koruna.CHANCE
    assert state.round == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_B2_snake_order_is_for_two(seats: int) -> None:
    with pytest.raises(koruna.BadSetup) as refused:
        koruna.game("kingdomino").start(seats, {"snake_order": True})
    assert refused.value.message == "rule-snake-for-two"


def test_B3_nothing_is_placed_during_setup_and_the_last_choice_is_recorded() -> None:
    match = koruna.Match.new(koruna.game("kingdomino"), 3, rng=Random(5))
    for _ in range(3):
        assert match.state.view().round == 0
        moves = match.state.moves()
        match.choose(moves[0])
    assert len(moves) == 1, "the last player has no choice"
    claims = [text for seat, text in match.record.lines if seat >= 0]
    assert len(claims) == 3
    assert all(text.startswith("claim") for text in claims)
    assert match.state.view().round == 1


def test_the_48_dominoes_are_those_of_the_box() -> None:
    """Counted over the whole box: 96 squares, 39 crowns, as the overview in the rulebook shows them."""
    squares = dict.fromkeys(dominoes.TERRAINS, 0)
    crowns = dict(squares)
    for n in range(1, 49):
        for terrain, count in (
            (dominoes.TERRAIN_A[n], dominoes.CROWNS_A[n]),
            (dominoes.TERRAIN_B[n], dominoes.CROWNS_B[n]),
        ):
            squares[dominoes.TERRAINS[terrain]] += 1
            crowns[dominoes.TERRAINS[terrain]] += count
    assert squares == {"wheat": 26, "forest": 22, "lake": 18, "grassland": 14, "swamp": 10, "mine": 6}
    assert crowns == {"wheat": 5, "forest": 6, "lake": 6, "grassland": 6, "swamp": 6, "mine": 10}


def test_views_are_plain_data() -> None:
    state = table(2)
    play_out(state, Random(6))
    encoded = msgspec.json.encode(state.view())
    assert msgspec.json.decode(encoded, type=KingdominoView) == state.view()
