"""The SVG symbols of a table's page: those of its game come with the page, others with the first update that uses
them."""

from __future__ import annotations

import re
from functools import lru_cache, partial
from itertools import count
from random import Random

import koruna
from koruna.engine.match import Match
from koruna.engine.page import Page
from koruna.engine.series_view import SeriesView
from koruna.look import without_kit
from koruna.look.faults import shown
from koruna.look.kit import symbols_in
from koruna.look.symbols import definitions
from koruna.table.live.live_table import Live
from koruna.table.live.tables import LiveTables

Setup = tuple[str, int, tuple[tuple[str, bool | str], ...]]  # the game, the number of seats and the options
MOST_LEARNED = 512
MOST_PLAYED = 150  # moves of the sample game
DRAWN_EVERY = 5  # of its moments
ROOT_STYLE = re.compile(r'^(<svg[^>]*?) style="[^"]*"')

learned: dict[Setup, frozenset[str]] = {}


def bare(html: str) -> str:
    """A drawing without embedded symbols and inline style: the page has the symbols, and its CSP forbids the style."""
    return ROOT_STYLE.sub(r"\1", without_kit(html), count=1)


@lru_cache(maxsize=512)
def symbols_used(html: str) -> frozenset[str]:
    return frozenset(symbols_in(html))


def symbols_of(table: Live) -> frozenset[str]:
    """The symbols of a game with these options, found in a sample game; cached."""
    found = learned.get(setup_of(table))
    return symbols_of_game(*setup_of(table)) if found is None else found


async def learn_symbols(tables: LiveTables, table: Live) -> None:
    """Play the sample game in another process, since it takes a second with many seats."""
    setup = setup_of(table)
    if setup not in learned:
        found = await tables.drawers.run(symbols_of_game, *setup)
        if len(learned) >= MOST_LEARNED:
            del learned[next(iter(learned))]
        learned[setup] = found


def setup_of(table: Live) -> Setup:
    return table.head.game, len(table.names), tuple(table.head.options.items())


@lru_cache(maxsize=64)
def symbols_of_game(id: str, seats: int, options: tuple[tuple[str, bool | str], ...]) -> frozenset[str]:
    game, chosen = koruna.game(id), dict(options)
    rng = Random(1)
    match = Match.new(game, seats, chosen, rng=rng)
    found: set[str] = set()
    for number in count():
        if match.over() or len(match.record.lines) >= MOST_PLAYED:
            break
        if number % DRAWN_EVERY == 0:
            view = match.state.view(0)
            page = shown(partial(game.draw_page, view, 0, "en", [""] * seats), partial(Page, "", "", []))
            found |= symbols_used(bare(page.beside) + bare(page.board) + "".join(page.panels))
            found |= {figure.symbol for figures in page.figures for figure in figures} & definitions().keys()
            if isinstance(view, SeriesView) and view.number > 1:
                break
        match.choose(rng.choice(match.state.moves()))
    return frozenset(found)
