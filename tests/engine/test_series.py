"""Several games in a row, their points summed."""

from __future__ import annotations

from random import Random

import pytest

from koruna.engine.ending import tell_game_over
from koruna.engine.game import Game
from koruna.engine.library import all_games
from koruna.engine.match import Match
from koruna.engine.series import Series, SeriesView
from koruna.engine.state import CHANCE, OVER, State
from tests.engine.nim import Nim, NimGame
from tests.laws.fingerprint import fingerprint


def league() -> Series:
    state = NimGame().start(2, {"league": True})
    assert isinstance(state, Series)
    return state


def play_game(state: State, pile: int, *stones: int) -> None:
    for move in (pile, *stones):
        state.play(move)


def test_points_are_summed_and_every_game_starts_afresh() -> None:
    state = league()
    play_game(state, 3, 2, 1)
    assert state.results == [[2, 1]]
    assert state.turn() == CHANCE
    assert state.scores() == [2, 1]
    play_game(state, 5, 1, 2, 1, 1)
    assert state.results == [[2, 1], [2, 3]]
    assert state.scores() == [4, 4]


def test_the_running_game_counts_as_it_stands() -> None:
    state = league()
    play_game(state, 3, 2, 1)
    state.play(5)
    state.play(2)
    assert state.scores() == [4, 1]
    assert state.ranks() == [1, 2]


@pytest.mark.parametrize("game", [game for game in all_games() if game.series], ids=lambda game: game.id)
def test_forms_take_the_view_of_a_series(game: Game) -> None:
    """What they return is that of the running game; only drawings of the whole table know of the series."""
    match = Match.new(game, game.seats[0], {game.series: True}, rng=Random(1))
    for _ in range(3):
        match.play(match.moves()[0])
    seat = match.turn()
    series, text = match.view(seat), match.moves()[0]
    assert isinstance(series, SeriesView)
    one = series.view
    assert game.prompt(series, seat) == game.prompt(one, seat)
    assert game.tally(series, seat) == game.tally(one, seat)
    assert game.label(series, text) == game.label(one, text)
    assert game.warning(series, text) == game.warning(one, text)
    assert game.targets(series, text) == game.targets(one, text)
    assert game.season(series) == game.season(one)
    assert game.stops_here(series) == game.stops_here(one)
    names = ["Eva", "Jan"]
    assert "<svg" in game.draw_page(series, seat, "en", names).board
    assert "<svg" in game.svg(series, "en", names)
    assert game.text(series, "en", names)


def test_a_series_is_over_after_its_last_game() -> None:
    state = league()
    for number in range(3):
        assert state.turn() == CHANCE, number
        play_game(state, 3, 2, 1)
    assert state.turn() == OVER
    assert state.waiting() == state.moves() == []
    assert state.results == [[2, 1]] * 3
    assert state.scores() == [6, 3], "the last game is not counted twice"


def test_equal_sums_share_the_place() -> None:
    state = league()
    play_game(state, 3, 2, 1)
    play_game(state, 3, 1, 2)
    play_game(state, 4, 2, 2)
    assert state.scores() == [5, 5]
    assert state.ranks() == [1, 1]


class OpenNim(Nim):
    def shows_choices(self) -> bool:
        return True


def test_choices_are_as_open_as_in_the_game() -> None:
    assert not league().shows_choices()
    assert Series("nim", 2, 3, OpenNim(), OpenNim()).shows_choices()


def test_the_last_move_of_a_game_is_judged_by_how_it_ended() -> None:
    state = league()
    play_game(state, 3, 2, 1)
    play_game(state, 4, 2)
    before = state.copy()
    state.play(2)
    for each in (state, state.copy()):
        ended = each.last_played()
        assert isinstance(ended, Series)
        assert ended.running().turn() == OVER
        assert ended.running().scores() == [2, 2]
        assert (ended.results, ended.points_before()) == ([[2, 1]], [2, 1])
    assert before.last_played() is before, "a copy goes its own way"
    state.play(5)
    assert state.last_played() is state, "the next game is being played"


def test_once_all_are_over_the_last_game_is_not_before_itself() -> None:
    state = league()
    for _ in range(3):
        play_game(state, 3, 2, 1)
    assert state.last_played() is state
    assert (state.totals(), state.points_before()) == ([6, 3], [4, 2])


def test_the_view_tells_the_game_and_the_results() -> None:
    state = league()
    play_game(state, 3, 2, 1)
    state.play(4)
    view = state.view(1)
    assert isinstance(view, SeriesView)
    assert (view.number, view.length, view.results, view.totals) == (2, 3, [[2, 1]], [2, 1])
    assert (view.view.pile, view.view.seen_by) == (4, 1)
    assert (view.game, view.ranks, view.over()) == (state.game, [1, 2], False)
    view.results[0][0] = 99
    assert state.results == [[2, 1]], "a view is no way into the state"


def test_the_last_view_is_of_the_last_game() -> None:
    state = league()
    for _ in range(3):
        play_game(state, 3, 2, 1)
    view = state.view()
    assert (view.number, len(view.results)) == (3, 3)


def test_the_journal_goes_on_from_game_to_game() -> None:
    state = league()
    state.journal = []
    for _ in range(3):
        play_game(state, 3, 2, 1)
    assert [event.kind for event in state.journal] == ["took", "took", "game-over"] * 3
    over = [event for event in state.journal if event.kind == "game-over"]
    assert [event.facts for event in over] == [{"number": n, "points": [2, 1]} for n in (1, 2, 3)]


def test_without_a_journal_nothing_is_written() -> None:
    state = league()
    play_game(state, 3, 2, 1)
    assert state.journal is None
    assert state.running().journal is None


def test_a_copy_is_a_series_of_its_own() -> None:
    state = league()
    play_game(state, 3, 2, 1)
    state.journal = []
    twin = state.copy()
    before = fingerprint(state)
    assert twin.journal is None
    play_game(twin, 3, 2, 1)
    assert fingerprint(state) == before
    assert len(twin.results) == 2


def test_imagining_a_series_imagines_the_running_game() -> None:
    state = league()
    state.play(3)
    imagined = state.imagine(0, Random(1))
    running = imagined.running()
    assert isinstance(running, Nim)
    assert running.imagined
    assert running is not state.running()


def test_moves_and_texts_are_those_of_the_running_game() -> None:
    state = league()
    assert state.odds() == state.running().odds()
    assert state.write(3) == "pile 3"
    assert state.read("pile 4") == 4
    assert state.draw(Random(1)) in (3, 4, 5)
    state.play(3)
    assert state.turn() == 0
    assert state.waiting() == [0]
    assert state.moves(0) == [1, 2]
    assert state.moves(1) == []
    assert state.why_not("take 2") is None
    assert state.why_not("take 3") is not None


def test_the_end_of_a_game_tells_who_won_it_by_how_much() -> None:
    names = ["Eva", "Petr"]
    name, facts = tell_game_over({"number": 2, "points": [3, 8]}, names)
    assert (name, facts["winner"], facts["margin"]) == ("event-game-over", "Petr", 5)
    assert facts["points"] == ["Eva (3)", "Petr (8)"]
    name, facts = tell_game_over({"number": 2, "points": [4, 4]}, names)
    assert (name, facts["players"]) == ("event-game-over-level", names)
