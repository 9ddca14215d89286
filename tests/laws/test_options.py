"""Options are declared, and incompatible ones are refused with the reason, in every language."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest

from koruna.engine.errors import BadSetup
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.record import read_record
from koruna.locale import LANGUAGES, words
from tests.how_many import how_many
from tests.laws.tables import GAMES, TABLES, every_game


def refused(game: Game, seats: int, options: Options) -> None:
    """`start` and `check` both refuse, with a sentence in every language."""
    for ask in (game.check, game.start):
        with pytest.raises(BadSetup) as refusal:
            ask(seats, options)
        error = refusal.value
        assert in_every_language(error.message, tuple(error.facts.items()), error.game)


@cache
def in_every_language(message: str, facts: tuple[tuple[str, int | str], ...], game: str) -> bool:
    """Whether a refusal is a sentence of its own in every language."""
    sentences = {words(language, game).say(message, dict(facts)) for language in LANGUAGES}
    return len(sentences) == len(LANGUAGES)


@every_game
def test_a_game_begun_at_once_is_one_that_can_be_played(game: Game) -> None:
    for seats in game.seats:
        assert game.check(seats, game.at_once).items() >= game.at_once.items()


@every_game
def test_every_combination_is_either_allowed_or_refused_with_its_rule(game: Game) -> None:
    allowed = {(table.seats, tuple(table.options.values())) for table in TABLES if table.game is game}
    rng, tried = Random(game.id), how_many(interpreted=1000, compiled=2000, nightly=20_000)
    for seats in game.seats:
        every = list(product(*(option.values for option in game.options)))
        for values in rng.sample(every, min(tried, len(every))):
            options = {option.id: value for option, value in zip(game.options, values, strict=True)}
            if (seats, values) in allowed:
                assert game.check(seats, options) == options
            else:
                refused(game, seats, options)


@every_game
def test_left_out_options_keep_their_defaults(game: Game) -> None:
    defaults = {option.id: option.default for option in game.options}
    for seats in game.seats:
        assert game.check(seats, {}) == defaults
        assert Match.new(game, seats).record.options == {}


@every_game
def test_wrong_seat_counts_are_refused(game: Game) -> None:
    for seats in (-1, 0, max(game.seats) + 1, 1000):
        refused(game, seats, {})


@every_game
def test_unknown_options_and_values_are_refused(game: Game) -> None:
    seats = game.seats[0]
    refused(game, seats, {"no_such_option": True})
    for option in game.options:
        refused(game, seats, {option.id: "no such value"})
        wrong: list[object] = [0, 1.0, None, "true", [], ""]
        wrong += [-1, option.most + 1] if option.most else [1]
        wrong += [True] if option.choices or option.order or option.most else ["on"]
        wrong += ["1", "1-1", "2-1-", "1 - 2", "1-2-3-4-5-6-7-8-9-10-11-12-13"] if option.order else []
        wrong += ["0", "01", "-1", "1.5", "²", str(option.most + 1)] if option.most else []
        for value in wrong:
            if value != option.default or type(value) is not type(option.default):
                refused(game, seats, {option.id: value})  # type: ignore[dict-item]


@every_game
def test_options_name_only_what_there_is(game: Game) -> None:
    ids = [option.id for option in game.options]
    assert len(set(ids)) == len(ids)
    for option in game.options:
        assert set(option.against) <= set(ids) - {option.id}
        assert set(option.seats) <= set(game.seats)
        assert option.default in option.values
        assert bool(option.why) == bool(option.against or option.seats), "what can be refused says why"
    assert not game.series or game.series in ids


@every_game
def test_options_survive_a_record(game: Game) -> None:
    for table in TABLES:
        if table.game is game:
            record = Match.new(game, table.seats, table.options).record
            assert game.check(table.seats, read_record(record.text()).options) == table.options


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_option_has_its_name_and_explanation(game: Game, language: str) -> None:
    say = words(language, game.id).say
    for option in game.options:
        assert say(f"option-{option.id}")
        assert say(f"option-{option.id}.about")


def test_there_are_games() -> None:
    assert {game.id for game in GAMES} >= {"kingdomino", "sealed_bids"}
