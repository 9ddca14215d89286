"""The set-ups a game allows, and its forms."""

from __future__ import annotations

import pytest

from koruna.engine.errors import BadSetup
from koruna.engine.option import Options
from koruna.engine.series import Series
from koruna.locale import MINUS
from tests.engine.nim import Nim, NimGame


def test_options_left_out_keep_their_defaults() -> None:
    assert NimGame().check(2, {}) == {"league": False, "timed": True, "pile": "free"}
    assert NimGame().check(2, {"pile": "small"}) == {"league": False, "timed": True, "pile": "small"}


@pytest.mark.parametrize(
    ("seats", "options", "message", "facts"),
    [
        (1, {}, "bad-seats", {"seats": 1, "allowed": "2, 3"}),
        (2, {"chess": True}, "unknown-option", {"option": "chess", "known": "league, timed, pile"}),
        (2, {"league": "yes"}, "bad-value", {"option": "league", "value": "yes", "allowed": "true, false"}),
        (2, {"league": 1}, "bad-value", {"option": "league"}),
        (2, {"pile": "huge"}, "bad-value", {"option": "pile", "allowed": "free, small"}),
        (2, {"pile": True}, "bad-value", {"option": "pile"}),
        (3, {"pile": "small"}, "rule-snake-for-two", {"option": "pile", "seats": 3}),
        (2, {"league": True, "timed": False}, "rule-duel-for-two", {"option": "timed"}),
    ],
)
def test_what_does_not_go_together_is_refused(
    seats: int, options: Options, message: str, facts: dict[str, object]
) -> None:
    for ask in (NimGame().check, NimGame().start):
        with pytest.raises(BadSetup) as refusal:
            ask(seats, options)
        assert refusal.value.message == message
        assert refusal.value.facts.items() >= facts.items()


@pytest.mark.parametrize("seats", [-1, 1])
def test_any_wrong_number_of_players_is_told_in_a_sentence_that_reads_well(seats: int) -> None:
    number = str(seats).replace("-", MINUS)
    with pytest.raises(BadSetup) as refused:
        NimGame().start(seats)
    assert refused.value.say("en").startswith(f"The number of players of “kingdomino” cannot be {number}. It can be: 2")
    assert refused.value.say("cs").startswith(f"Počet hráčů hry „kingdomino“ nemůže být {number}. Může být: 2")
    assert refused.value.say("sk").startswith(f"Počet hráčov hry „kingdomino“ nemôže byť {number}. Môže byť: 2")


def test_the_options_given_are_left_alone() -> None:
    options: Options = {"pile": "small"}
    NimGame().check(2, options)
    assert options == {"pile": "small"}


def test_combinations_are_all_that_go_together() -> None:
    found = list(NimGame().combinations())
    assert len(found) == 3 * 2 + 3
    assert (3, {"league": True, "timed": True, "pile": "free"}) in found
    assert all(NimGame().check(seats, options) == options for seats, options in found)


def test_the_series_option_starts_a_series() -> None:
    assert isinstance(NimGame().start(2), Nim)
    assert isinstance(NimGame().start(2, {"league": True}), Series)


def test_a_view_of_a_series_is_drawn_as_its_running_game() -> None:
    game = NimGame()
    for options in ({}, {"league": True}):
        state = game.start(2, options)
        state.play(4)
        assert game.svg(state.view()) == "svg 4 en []"
        assert game.svg(state.view(), "cs", ["Eva"]) == "svg 4 cs ['Eva']"
        assert game.text(state.view(), "sk", ["Eva"], colour=True, width=80) == "text 4 sk ['Eva'] True 80"


def test_a_game_need_not_have_bots_of_its_own() -> None:
    assert NimGame().bots() == {}


def test_a_game_says_its_name_version_and_seats() -> None:
    game = NimGame()
    assert repr(game) == "<Game kingdomino, version 7, 2-3 seats>"
    game.seats = [2]
    assert repr(game) == "<Game kingdomino, version 7, 2 seats>"
