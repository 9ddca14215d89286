"""Every event can be put into words as it happens, for every seat and a spectator, in three languages, and the whole
page, the drawing and the text board can be rendered: also while decisions are still sealed, and in games steered by
players to where random moves seldom lead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest

from koruna.engine.event import Event
from koruna.engine.forms import event_by_name
from koruna.engine.game import Game
from koruna.engine.state import CHANCE, OVER, State
from koruna.locale import LANGUAGES, words
from koruna.table.live.live_table import Live
from koruna.table.log_lines import line_of_move
from koruna.table.pages.move_list import shown_moves
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.store.store import Head
from tests.how_many import NIGHTLY, how_many
from tests.laws.tables import CHOSEN, TABLES, Table, every_game

if TYPE_CHECKING:
    from tests.conftest import Heard

SHARES = 2  # tests per game, to distribute the work over processes
COUNT = how_many(interpreted=1, compiled=1, nightly=16)  # games per share
ENOUGH = how_many(interpreted=1, compiled=1, nightly=4)  # renderings of the table after each kind of sentence
OFTEN = 5  # times a sentence is formatted, each with different facts
SELDOM = 60  # moves between two renderings without a new kind of sentence
WEIGHED = 4  # moves of which a steering player takes the best
WIDTHS = (60, 80, 120)  # of terminals


@pytest.mark.parametrize("share", range(SHARES))
@every_game
def test_everything_can_be_rendered_when_it_happens(game: Game, share: int, faults_heard: Heard) -> None:
    formatted: Counter[str] = Counter()  # by message
    for number, table in enumerate(tables_of(game, share)):
        rng = Random(f"{game.id} {share} {number} told at once")
        live = Live(Head("told", game.id, game.version, table.options, table.seats), [])
        where = f"game {number} of share {share}, {table}"
        for moves, new in enumerate(moments(live, rng, steered=(number + share) % 2 == 0), 1):
            sentences = set(format_events(table, new, formatted))
            fresh = any(formatted[name] <= ENOUGH for name in sentences)
            formatted.update(sentences)
            over = live.match.over()
            if fresh or over or moves % SELDOM == 0:
                render(live, table, moves)
            logged = faults_heard.take()
            assert not logged, f"{where}, after {moves} moves: {logged[0]}"
        assert set(format_events(table, live.match.events(), Counter())), "revealed secrets have sentences too"


def tables_of(game: Game, share: int) -> Iterator[Table]:
    """The default table first, then any of the covering set of options; in nightly runs any table."""
    plain = [table for table in CHOSEN if table.game is game]
    usual = next((table for table in plain if table.seats > 1), plain[0])
    rng = Random(f"{game.id} {share} tables")
    some = [table for table in TABLES if table.game is game] if NIGHTLY else plain
    for number in range(COUNT):
        yield usual if number == share == 0 else rng.choice(some)


def moments(live: Live, rng: Random, steered: bool) -> Iterator[list[Event]]:
    """The events of every decision and the chance that followed it."""
    game, seen = live.match.game, 0
    while True:
        while live.match.state.turn() == CHANCE:
            live.read([line_of_move(CHANCE, live.match.state.write(live.match.state.draw(rng)))])
        yield live.match.events()[seen:]
        state, seen = live.match.state, len(live.match.events())
        if state.turn() == OVER:
            return
        seat = rng.choice(state.waiting())
        move = best_of_some(game, state, seat, rng) if steered else rng.choice(state.moves(seat))
        live.read([line_of_move(seat, state.write(move, seat))])


def best_of_some(game: Game, state: State, seat: int, rng: Random) -> int:
    """Greedy among a few random moves: cheap, and reaches everything."""
    moves = state.moves(seat)
    found = []
    for move in rng.sample(moves, min(len(moves), WEIGHED)):
        ahead = state.copy()
        ahead.play(move, seat)
        found.append((game.evaluate(ahead.last_played(), seat), move))
    return max(found)[1]


def format_events(table: Table, events: Iterable[Event], formatted: Counter[str]) -> Iterator[str]:
    """Format events for everybody, and yield the names of the messages."""
    names = ["Eva"] * table.seats
    for event in events:
        for viewer in table.viewers():
            name, facts = event_by_name(table.game, event, event.seen_by(viewer), table.options, names)
            yield name
            if formatted[name] >= OFTEN:
                continue
            for language in LANGUAGES:
                assert words(language, table.game.id).must_say(name, facts)


def render(live: Live, table: Table, moves: int) -> None:
    """The page with its prompt, its log and all moves, the drawing, and the text board."""
    names = ["Eva"] * table.seats
    for viewer in table.viewers():
        view = live.view(viewer)
        language = LANGUAGES[(moves + viewer) % len(LANGUAGES)]
        context = PageContext(live, viewer, [viewer] if viewer >= 0 else [], language)
        assert parts_of(context, view)["board"]
        labels = [move.label for move in shown_moves(context, view)]
        assert all(labels)
        assert len({*labels}) == len(labels), "moves that differ have different labels"
        assert table.game.svg(view, language, names)
        assert table.game.text(view, language, names, colour=True, width=WIDTHS[moves % len(WIDTHS)])
