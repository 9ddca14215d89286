"""Chance that is a function of a seed and of what is drawn."""

from __future__ import annotations

from collections import Counter

import koruna
from koruna.engine.keyed_chance import keyed_draw, kind_of, waiting
from koruna.engine.match import Match
from koruna.engine.state import CHANCE

SEEDS = 1000


def first_two(seed: int) -> list[int]:
    state = koruna.game("kingdomino").start(2)
    lines: list[tuple[int, str]] = []
    for _ in range(2):
        outcome = keyed_draw(state, str(seed), lines)
        lines.append((CHANCE, state.write(outcome)))
        state.play(outcome)
    return [int(text) for _, text in lines]


def test_a_draw_tells_nothing_of_the_next_one() -> None:
    halves = Counter(tuple(domino <= 24 for domino in first_two(seed)) for seed in range(SEEDS))
    for low, high in halves:
        expected = SEEDS * 0.5 * (23 / 47 if low == high else 24 / 47)
        assert abs(halves[low, high] - expected) < 5 * expected**0.5


def test_the_kind_is_what_the_text_says_is_drawn() -> None:
    assert kind_of("king 2") == kind_of("king 0") == "king"
    assert kind_of("17") == kind_of("anvil-1") == ""


def test_waiting_times_are_exponential_and_the_same_everywhere() -> None:
    times = [waiting(str(key)) for key in range(SEEDS)]
    assert abs(sum(times) / SEEDS - 1) < 5 / SEEDS**0.5
    assert min(times) > 0
    assert f"{waiting('blue moon'):.12f}" == "0.278286836874"


def test_the_same_cards_come_back_after_an_undo() -> None:
    match = Match.new("kingdomino", 2, seed="blue moon")
    row = [text for _, text in match.record.lines]
    while count_dominoes(match) < 8:
        match.play(match.moves()[0])
    second = [text for seat, text in match.record.lines if seat == CHANCE and kind_of(text) == ""][4:]
    while match.undo(0) or match.undo(1):
        pass
    assert [text for _, text in match.record.first(5).lines] == row[:5]
    match.deal()
    while count_dominoes(match) < 8:
        match.play(match.moves()[-1])
    assert [text for seat, text in match.record.lines if seat == CHANCE and kind_of(text) == ""][4:] == second


def count_dominoes(match: Match) -> int:
    return sum(seat == CHANCE and kind_of(text) == "" for seat, text in match.record.lines)


def test_another_seed_deals_other_cards() -> None:
    dealt = {tuple(Match.new("kingdomino", 2, seed=f"seed {number}").record.lines) for number in range(5)}
    assert len(dealt) == 5


def test_what_is_impossible_leaves_the_order_of_the_rest() -> None:
    """A card that went another way only moves up those behind it."""
    state = koruna.game("kingdomino").start(2)
    order: list[int] = []
    while state.turn() == CHANCE and len(order) < 3:
        order.append(keyed_draw(state, "blue moon", []))
        state.play(order[-1])
    later = koruna.game("kingdomino").start(2)
    later.play(order[1])
    assert keyed_draw(later, "blue moon", []) == order[0]


def test_a_match_from_a_position_draws_by_its_seed_too() -> None:
    position = koruna.game("kingdomino").start(2).position()
    assert len({Match.at(position, seed="one").record.text() for _ in range(4)}) == 1
