"""The symbols that the page of a table uses: those of its game come with the page, others when an update uses them."""

from __future__ import annotations

import re
from functools import lru_cache, partial
from random import Random

from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.page import Page
from koruna.engine.series_view import SeriesView
from koruna.look import without_kit
from koruna.look.faults import shown
from koruna.look.kit import symbols_in
from koruna.look.symbols import definitions
from koruna.table.live.live_table import Live

MOST_DRAWN = 150  # moves of a sample game that is searched for symbols
ROOT_STYLE = re.compile(r'^(<svg[^>]*?) style="[^"]*"')


def bare(html: str) -> str:
    """A drawing without its own symbols and inline style: the page has the symbols, and its CSP forbids the style."""
    return ROOT_STYLE.sub(r"\1", without_kit(html), count=1)


@lru_cache(maxsize=512)
def symbols_used(html: str) -> frozenset[str]:
    return frozenset(symbols_in(html))


def symbols_of(table: Live) -> frozenset[str]:
    """The symbols of a game with these options, found in a sample game."""
    chosen = tuple(table.head.options.items())
    return symbols_of_game(table.match.game, len(table.names), chosen)


@lru_cache(maxsize=64)
def symbols_of_game(game: Game, seats: int, options: tuple[tuple[str, bool | str], ...]) -> frozenset[str]:
    chosen: Options = dict(options)
    rng = Random(1)
    match = Match.new(game, seats, chosen, rng=rng)
    found: set[str] = set()
    while not match.over() and len(match.record.lines) < MOST_DRAWN:
        view = match.state.view(0)
        page = shown(partial(game.draw_page, view, 0, "en", [""] * seats), partial(Page, steps="", board="", panels=[]))
        found |= symbols_used(bare(page.beside) + bare(page.board) + "".join(page.panels))
        found |= {figure.symbol for figures in page.figures for figure in figures} & definitions().keys()
        match.choose(rng.choice(match.state.moves()))
        if isinstance(view, SeriesView) and view.number > 1:
            break
    return frozenset(found)
