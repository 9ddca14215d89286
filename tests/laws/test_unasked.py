"""Automatic moves are legal, depend only on what their player sees, and give an ordinary record."""

from __future__ import annotations

from random import Random

from koruna.engine.automatic_moves import AskSettings, next_unasked, unasked
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.record import read_record
from koruna.engine.series_view import running
from koruna.locale import LANGUAGES, words
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import CHOSEN, Table, every_game

FEW = 150  # moves of a game that are checked
SOME = 0.2  # share of states


def random_settings(table: Table, rng: Random, season: int) -> dict[int, AskSettings]:
    """Random settings: some optional questions, and some people who do nothing more this season."""
    found = {}
    for seat in range(table.seats):
        found[seat] = settings = AskSettings()
        settings.opened = [stop for stop in table.game.stops if rng.random() < 0.3]
        if rng.random() < 0.3:
            settings.rest(season, 0)
    return found


def check_what_is_unasked(table: Table, match: Match, rng: Random) -> None:
    game, state, events = table.game, match.state, match.events()
    season = game.season(state.view(state.waiting()[0]))
    for seat, settings in random_settings(table, rng, season).items():
        if seat not in state.waiting():
            continue
        text = unasked(game, state, seat, settings, events)
        assert not text or state.read(text, seat) in state.moves(seat)
        assert not text or game.warning(running(state.view(seat)), text) is None, "what is warned of is asked"
        twin = state.imagine(seat, rng)  # with hidden information resampled
        assert unasked(game, twin, seat, settings, events) == text


@every_game
def test_what_is_not_asked_is_legal_and_replays(game: Game) -> None:
    """A walk with people only: automatic moves are made, all others are random."""
    for table in [table for table in CHOSEN if table.game is game and table.seats <= 4][:4]:
        rng = table.rng("unasked")
        match = Match.new(game, table.seats, table.options, rng=rng)
        people = {seat: AskSettings() for seat in range(table.seats)}
        for _ in range(FEW):
            if match.over():
                break
            if not game.asks_all and rng.random() < SOME:
                check_what_is_unasked(table, match, rng)
            found = next_unasked(game, match.state, people, match.events())
            if found is None:
                seat = rng.choice(match.state.waiting())
                match.choose(rng.choice(match.state.moves(seat)), seat)
            else:
                match.play(found[1], found[0])
        again = Match(game, read_record(match.record.text()))
        assert again.record.text() == match.record.text()
        assert fingerprint(again.state) == fingerprint(match.state)


@every_game
def test_every_stop_has_a_name_and_an_explanation(game: Game) -> None:
    for language in LANGUAGES:
        for stop in game.stops:
            own = words(language, game.id)
            assert own.say(f"stop-{stop}") != own.say(f"stop-{stop}.about")
