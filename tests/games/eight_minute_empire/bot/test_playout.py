"""Moves chosen fast, for play-outs, and how promising moves look before they are tried."""

from __future__ import annotations

from random import Random

import koruna
from koruna.games.eight_minute_empire.bot.campaign import Campaign
from koruna.games.eight_minute_empire.bot.playout import best_step, likely
from koruna.games.eight_minute_empire.bot.prior import prior
from koruna.games.eight_minute_empire.bot.survey import NO_WAY, OVER_LAND, OVER_SEA, Survey
from koruna.games.eight_minute_empire.bot.worth import WORTHS
from koruna.games.eight_minute_empire.rules import scoring
from koruna.games.eight_minute_empire.rules.numbers import STRIDE
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire
from tests.games.eight_minute_empire.tabletop import acting, give, lay_row, put, ready, table
from tests.how_many import how_many

GAME = koruna.game("eight_minute_empire")


def play_out(seats: int, likely_seat: int, seed: int, options: dict[str, object]) -> EightMinuteEmpire:
    """A game in which one seat chooses likely moves, and the others any."""
    rng = Random(seed)
    state = GAME.start(seats, options)
    assert isinstance(state, EightMinuteEmpire)
    while state.turn() != koruna.OVER:
        seat = state.turn()
        if seat == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        move = likely(state, seat, rng) if seat == likely_seat else rng.choice(state.moves(seat))
        assert move in state.moves(seat)
        state.play(move, seat)
    return state


def test_likely_moves_are_legal_and_beat_any_moves() -> None:
    games = how_many(interpreted=10, compiled=60, nightly=400)
    won = 0.0
    for number in range(games):
        seats = 2 + number % 4
        plain = number % 2 == 0
        options: dict[str, object] = {} if plain else {"board": "B", "goods_tokens": True, "starter_choice": True}
        won += play_out(seats, number % seats, number, options).utility()[number % seats]
    assert won > 0.9 * games


def test_with_neutral_armies_too() -> None:
    assert sum(play_out(2, 0, seed, {"neutral_armies": True}).utility()[0] for seed in range(10)) >= 9


def best(state: EightMinuteEmpire) -> str:
    assert state.action is not None
    campaign = Campaign(Survey(state), 0, state.empires[0], WORTHS[state.setup.cards][3])
    return state.write(best_step(campaign, state.action), 0)


def test_a_march_leads_to_where_it_gains_most() -> None:
    state = acting("wood-7")
    put(state, 0, 13, armies=1)
    put(state, 0, 9, armies=1)
    put(state, 1, 8, armies=1)
    assert best(state) not in ("move 12-13", "move 12-9"), "they are held already"


def test_of_two_alternatives_the_better_is_begun() -> None:
    state = acting("wood-2")  # destroy or city
    put(state, 1, 9, armies=1)
    put(state, 0, 9, armies=1)
    assert best(state).startswith(("destroy 9 2", "city 9"))


def test_a_survey_tells_control_as_the_rules_do() -> None:
    for seed in range(6):
        state = play_out(2 + seed % 4, 0, seed, {})
        held = scoring.control(state)
        survey = Survey(state)
        assert survey.control() == held
        ruled = scoring.continents(state, held)
        for seat in range(state.setup.seats):
            leads = [lead > 0 for lead in survey.leads(seat, held)]
            assert leads[1:] == [ruler == seat for ruler in ruled[1:]]


def test_ways_are_the_shortest() -> None:
    for ways in (OVER_LAND["A"], OVER_SEA["A"], OVER_LAND["B"], OVER_SEA["B"]):
        assert all(ways.steps[STRIDE * region + region] == 0 for region in range(1, 23))
    assert OVER_LAND["A"].steps[STRIDE * 12 + 8] == 2
    assert OVER_LAND["A"].steps[STRIDE * 12 + 1] == NO_WAY
    assert OVER_SEA["A"].steps[STRIDE * 12 + 22] == 2
    side = ready(2).setup.side
    assert OVER_SEA["A"].first[STRIDE * 12 + 22] == 72 + side.march(12, 15)


def promising(state: EightMinuteEmpire) -> str:
    moves = state.moves(0)
    weights = prior(state, 0, moves)
    assert len(weights) == len(moves)
    assert all(weight > 0 for weight in weights)
    return state.write(moves[weights.index(max(weights))], 0)


def test_the_card_that_completes_a_good_looks_most_promising() -> None:
    state = ready(2, "anvil-1", "stone-1")
    assert promising(state) == "take 1"
    give(state, 0, stone=4)
    assert promising(state) == "take 2"


def test_to_do_something_looks_more_promising_than_nothing() -> None:
    assert promising(acting("anvil-1")) == "add 12"
    assert promising(acting("wood-7")).startswith("move 12-")
    assert promising(acting("wood-5")) == "city 12"


def test_a_bid_looks_as_promising_to_the_last_to_bid_as_to_the_first() -> None:
    state = table(2, starter_choice=True)
    lay_row(state)
    first = prior(state, 1, state.moves(1))
    state.play(9, 0)
    assert prior(state, 1, state.moves(1)) == first
