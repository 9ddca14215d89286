"""What it is worth to start, and what greedy bids for it."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.bots import bot
from koruna.games.eight_minute_empire.bot.bids import PLACES, order_value
from koruna.games.eight_minute_empire.rules.course import EightMinuteEmpireCourse
from tests.games.eight_minute_empire.tabletop import lay_row, table
from tests.how_many import NIGHTLY

GAME = koruna.game("eight_minute_empire")
SEATS = GAME.seats


def bidding(seats: int, **options: object) -> EightMinuteEmpireCourse:
    state = GAME.start(seats, options).running()
    assert isinstance(state, EightMinuteEmpireCourse)
    rng = Random(3)
    while state.turn() == koruna.CHANCE:
        state.play(state.draw(rng))
    return state


def bid_of(state: EightMinuteEmpireCourse, seat: int) -> int:
    return bot("greedy", GAME, Random(seat)).choose(state, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_a_bot_bids_nothing_where_starting_is_worth_nothing(seats: int) -> None:
    assert PLACES[seats][0] == min(PLACES[seats])
    for bid_tie in ("youngest", "random"):
        state = bidding(seats, bid_tie=bid_tie)
        assert [bid_of(state, seat) for seat in range(seats)] == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_to_bid_bids_like_the_others(seats: int) -> None:
    state = bidding(seats)
    for seat in range(seats - 1):
        state.play(2, seat)
    assert bid_of(state, seats - 1) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_to_name_the_starter_is_worth_a_few_coins_and_the_winner_moves_last(seats: int) -> None:
    state = bidding(seats, starter_choice=True)
    bids = [bid_of(state, seat) for seat in range(seats)]
    assert 1 <= max(bids) <= 5
    for seat in range(seats):
        state.play(3 if seat == 1 else 0, seat)
    named = bot("greedy", GAME, Random(1)).choose(state, 1)
    assert state.write(named, 1) == f"start {2 % seats + 1}"


def test_a_tie_goes_to_the_younger() -> None:
    """Seat 1 is younger, so that a bid of nothing may win for it, and never for seat 0."""
    state = table(2, starter_choice=True)
    lay_row(state)
    values = []
    for seat in (0, 1):
        twin = state.copy()
        twin.play(0, seat)
        values.append(order_value(twin, seat))
    assert values[0] < values[1]


@pytest.mark.parametrize("seats", SEATS)
def test_places_are_told_by_how_far_one_sits_from_the_starter(seats: int) -> None:
    assert sum(PLACES[seats]) == pytest.approx(0, abs=0.02)
    state = bidding(seats)
    for seat in range(seats):
        state.play(1 if seat == 1 else 0, seat)
    assert [order_value(state, (1 + place) % seats) for place in range(seats)] == pytest.approx(PLACES[seats])


def shares_of_seats(seats: int, games: int) -> list[float]:
    wins = [0.0] * seats
    for number in range(games):
        players = [bot("greedy", GAME, Random(f"{number} {seat}")) for seat in range(seats)]
        match = koruna.Match.new(GAME, seats, rng=Random(number), thinking=Random(number))
        while not match.over():
            match.let(players[match.turn()])
        wins = [won + share for won, share in zip(wins, match.state.utility(), strict=True)]
    return [won / games for won in wins]


@pytest.mark.skipif(not NIGHTLY, reason="many games")
def test_no_seat_throws_the_game_away() -> None:
    """The last seat starts, as the youngest, for nothing; it used to pay for that, and won 15 % of games of three."""
    shares = shares_of_seats(3, 600)
    assert all(0.12 < share < 0.65 for share in shares), shares
