"""Moves in words."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.forms.parsed_move import ParsedMove
from koruna.games.suverenita.forms.pricing import PRICED, price_of
from koruna.games.suverenita.forms.sentences import label
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.trade import trading
from koruna.locale import LANGUAGES, words


def test_the_price_a_deal_is_told_with_is_the_price_it_has() -> None:
    priced: set[str] = set()
    for seed in range(4):
        priced |= priced_words(Random(seed))
    assert priced == set(PRICED)


def priced_words(rng: Random) -> set[str]:
    """Check the price of every deal in a game of planners with some random moves; return the words of the deals."""
    bot = Planner(rng)
    state = koruna.game("suverenita").start(3, {"mode": "advanced"})
    assert isinstance(state, Suverenita)
    priced: set[str] = set()
    for _ in range(700):
        while state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        if state.turn() == koruna.OVER:
            break
        seat = rng.choice(state.waiting())
        moves = state.moves(seat)
        if state.step_name() == "trade":
            for move in moves:
                parsed = ParsedMove(state.write(move))
                if parsed.word in PRICED:
                    assert price_of(state.setup.values, parsed) == trading.price_of(state, move), state.write(move)
                    priced.add(parsed.word)
        state.play(rng.choice(moves) if rng.random() < 0.3 else bot.choose(state, seat), seat)
    return priced


def test_labels_tell_the_price_of_what_is_bought_and_of_nothing_else() -> None:
    view = koruna.game("suverenita").start(2, {}).view(0)
    assert label(view, "build m00 city LI*2")[1]["price"] == 5
    assert "price" not in label(view, "sell m00 grain *2")[1]


def test_the_load_of_a_ship_is_told_by_types_and_levels() -> None:
    view = koruna.game("suverenita").start(2, {}).view(0)
    name, facts = label(view, "sail o00>x00 TR*1 +LI +LI.recruit")
    assert (name, facts["LI"], facts["recruit"], facts["veteran"]) == ("move-sail-load", 2, 1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_builders_who_go_aboard_are_told_apart_from_those_who_stand_beside_them(language: str) -> None:
    view = koruna.game("suverenita").start(2, {}).view(0)
    say = words(language, "suverenita").say
    free, building = (say(*label(view, f"board o00>x00 LI{place}*1")) for place in ("", "@site"))
    assert free != building


def test_grain_that_stays_is_told_apart_from_grain_that_goes() -> None:
    view = koruna.game("suverenita").start(2, {}).view(0)
    assert label(view, "reap m00>m00 *2")[0] == "move-reap-here"
    assert label(view, "reap m00>m01 *2")[0] == "move-reap"
