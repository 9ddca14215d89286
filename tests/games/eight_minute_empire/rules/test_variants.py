"""Variants and options, row by row."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.playout import play_out
from koruna.engine.series import Series
from koruna.games.eight_minute_empire.rules import scoring
from koruna.games.eight_minute_empire.rules.cards import GOODS
from koruna.games.eight_minute_empire.rules.state import EightMinuteEmpire
from koruna.locale import LANGUAGES
from tests.games.eight_minute_empire.tabletop import (
    clear,
    give,
    happen,
    lay_row,
    legal,
    play,
    put,
    ready,
    refusal,
    table,
)

TOKENS = ["token ruby", "token ruby", "token stone", "token wood", "token carrot"]


def with_tokens(**options: object) -> EightMinuteEmpire:
    """Two crystals in regions 1 and 10, stone in 12, wood in 21, a carrot in 25; the map is bare."""
    state = table(2, goods_tokens=True, **options)
    lay_row(state)
    happen(state, *TOKENS)
    play(state, "bid 0", "bid 0")
    for seat in (0, 1):
        clear(state, seat)
    return state


def test_variants_tokens_one_in_every_triangle_face_up() -> None:
    view = with_tokens().view()
    tokens = {region.number: region.token for region in view.regions if region.token}
    assert tokens == {1: "ruby", 10: "ruby", 12: "stone", 21: "wood", 25: "carrot"}


def test_variants_tokens_are_two_of_each_good() -> None:
    state = table(2, goods_tokens=True)
    lay_row(state)
    happen(state, "token ruby")
    odds = {state.write(outcome): odds for outcome, odds in state.odds()}
    assert odds == {"token ruby": 1 / 9, **{f"token {good}": 2 / 9 for good in GOODS[1:]}}
    happen(state, "token ruby")
    assert "token ruby" not in [state.write(outcome) for outcome, _ in state.odds()]
    rng = Random(1)
    assert {state.write(state.draw(rng)) for _ in range(80)} == {f"token {good}" for good in GOODS[1:]}


def test_variants_tokens_belong_to_whoever_controls_the_region() -> None:
    state = with_tokens()
    put(state, 0, 1, armies=1)
    put(state, 1, 10, armies=1)
    put(state, 1, 1, cities=2)
    held = scoring.control(state)
    assert scoring.tokens_of(state, 0, held) == [0, 0, 0, 0, 0]
    assert scoring.tokens_of(state, 1, held) == [2, 0, 0, 0, 0]
    assert state.scores() == [0, 2 + 2 + 2]


def test_variants_tokens_of_a_tied_region_go_to_nobody() -> None:
    state = with_tokens()
    put(state, 0, 1, armies=1)
    put(state, 1, 1, armies=1)
    assert state.scores() == [0, 0]


def test_variants_tokens_count_as_a_card_and_a_joker_may_join_one() -> None:
    state = with_tokens()
    put(state, 0, 21, armies=1)
    give(state, 0, joker=1)
    [wood] = [good for good in state.view().players[0].goods if good.good == "wood"]
    assert (wood.cards, wood.tokens, wood.jokers, wood.count, wood.points) == (0, 1, 1, 2, 1)
    assert state.scores()[0] == 1 + 1 + 1


def test_variants_tokens_are_not_laid_without_the_option() -> None:
    state = ready(2)
    assert state.tokens == []
    assert all(region.token is None for region in state.view().regions)


def test_variants_full_game_is_three_games_each_with_its_own_bid() -> None:
    state = koruna.game("eight_minute_empire").start(3, {"full_game": True})
    assert isinstance(state, Series)
    rng, bids = Random(4), 0
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
            continue
        running = state.running()
        assert isinstance(running, EightMinuteEmpire)
        if running.is_bidding():
            assert [empire.coins for empire in running.empires] == [11, 11, 11]
            bids += 1
        state.play(rng.choice(state.moves()))
    assert bids == 9
    assert state.scores() == [sum(points) for points in zip(*state.results, strict=True)]


def test_variants_random_tie_is_drawn_among_the_tied_only() -> None:
    state = table(4, bid_tie="random")
    lay_row(state)
    play(state, "bid 2", "bid 0", "bid 2", "bid 2")
    assert state.turn() == koruna.CHANCE
    assert [(state.write(outcome), odds) for outcome, odds in state.odds()] == [
        ("lot 1", 1 / 3),
        ("lot 3", 1 / 3),
        ("lot 4", 1 / 3),
    ]
    rng = Random(1)
    assert {state.write(state.draw(rng)) for _ in range(60)} == {"lot 1", "lot 3", "lot 4"}
    happen(state, "lot 3")
    assert state.turn() == 2
    assert [empire.coins for empire in state.empires] == [9, 9, 7, 9]


def test_variants_starter_choice_lets_the_winner_name_anybody() -> None:
    state = table(3, starter_choice=True)
    lay_row(state)
    play(state, "bid 0", "bid 5", "bid 1")
    assert state.turn() == 1
    assert legal(state) == ["start 1", "start 2", "start 3"]
    assert refusal(state, "take 1") == "start-now"
    assert refusal(state, "start 4") == "no-such-player"
    play(state, "start 3")
    assert state.turn() == state.starter == 2
    assert [empire.coins for empire in state.empires] == [11, 6, 11]


def neutral(*regions: int) -> EightMinuteEmpire:
    state = table(2, neutral_armies=True)
    lay_row(state)
    play(state, *[f"neutral {region}" for region in regions])
    return state


@pytest.mark.parametrize(("ages", "younger"), [("1-2", 0), ("2-1", 1), ("", 1)])
def test_variants_neutral_the_two_alternate_in_placing_ten(ages: str, younger: int) -> None:
    state = table(2, neutral_armies=True, ages=ages)
    lay_row(state)
    for number in range(10):
        assert state.turn() == (younger + number) % 2, "the younger one begins"
        assert state.view().neutral_left == 10 - number
        assert refusal(state, "take 1") == "neutral-now"
        play(state, f"neutral {number + 1}")
    assert state.step() == "bid"


def test_variants_neutral_count_against_control() -> None:
    state = neutral(*[9] * 4, *[21] * 2, *[23] * 2, 24, 25)
    assert scoring.control(state)[9] == 5
    put(state, 0, 9, armies=4)
    assert scoring.control(state)[9] == scoring.NOBODY
    put(state, 0, 9, armies=1)
    assert scoring.control(state)[9] == 0
    region = state.view().regions[20]
    assert (region.neutral, region.controller) == (2, None)


def test_variants_neutral_lead_of_a_continent_belongs_to_nobody() -> None:
    state = neutral(*[23] * 5, *[24] * 5)
    put(state, 0, 25, armies=1)
    continent = state.view().continents[3]
    assert (continent.controlled, continent.neutral, continent.controller) == ([1, 0], 2, None)
    assert state.scores() == [1, 0]


def test_variants_neutral_can_be_destroyed_and_is_gone() -> None:
    state = neutral(*[9] * 10)
    play(state, "bid 1", "bid 0")
    state.row[0] = state.row.pop()
    state.row.append(state.read("wood-2", koruna.CHANCE))
    play(state, "take 6", "destroy 9 neutral")
    assert state.neutral.armies_in(9) == 9
    assert state.neutral.supply == state.view().neutral_left == 0, "it does not come back"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_variants_neutral_is_for_two_players_only(seats: int) -> None:
    with pytest.raises(koruna.BadSetup) as refused:
        table(seats, neutral_armies=True)
    assert refused.value.message == "rule-neutral-for-two"


def test_variants_stone6_city_offers_one_or_the_other() -> None:
    state = ready(2, "stone-6-city", stone6_city=True)
    play(state, "take 1")
    assert {"add 12", "city 12"} <= set(legal(state))
    play(state, "city 12")
    assert state.empires[0].cities_left == 2
    assert state.turn() == koruna.CHANCE


def test_variants_stone6_city_takes_the_place_of_the_other_printing() -> None:
    for option, there, missing in ((False, "stone-6", "stone-6-city"), (True, "stone-6-city", "stone-6")):
        state = table(2, stone6_city=option)
        cards = [state.write(outcome) for outcome, _ in state.odds()]
        assert there in cards
        assert missing not in cards
        assert len(cards) == 37


@pytest.mark.parametrize("ages", ["1", "1-1", "1-3", "1-2-3", "2-1 ", "a-b", "1,2"])
def test_variants_ages_must_be_an_order_of_the_players(ages: str) -> None:
    with pytest.raises(koruna.BadSetup) as refused:
        table(2, ages=ages)
    assert refused.value.message == "bad-order"
    assert all("2-1" in refused.value.say(language) for language in LANGUAGES)


def test_variants_ages_survive_a_record() -> None:
    game = koruna.game("eight_minute_empire")
    match = koruna.Match.new(game, 3, {"ages": "2-3-1"}, rng=Random(1))
    text = match.record.text()
    assert "option ages 2-3-1\n" in text
    again = koruna.Match(game, koruna.read_record(text)).state
    assert isinstance(again, EightMinuteEmpire)
    assert again.setup.ages == [1, 2, 0]


def test_variants_board_counts_its_continents_from_the_map() -> None:
    for letter, continents in (("A", 4), ("B", 5)):
        state = table(2, board=letter)
        play_out(state, Random(1))
        assert len(state.view().continents) == continents
