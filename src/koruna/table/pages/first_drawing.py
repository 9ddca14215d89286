"""Warms the caches before the page of a table is rendered for the first time.

The first drawing of a game loads its texts and templates, and a long chronicle has to be rendered. That takes up to a
second, which would block the event loop. So a sample table is drawn in a thread first, symbols are collected in another
process, and the chronicle is rendered a few lines at a time.
"""

from __future__ import annotations

from random import Random

from koruna.engine.match import Match
from koruna.engine.state import SPECTATOR
from koruna.locale.help import help_chapters, help_options
from koruna.locale.opponents import opponents, simulation_bots
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import names
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import line_of_move
from koruna.table.pages.chronicle import put_into_words
from koruna.table.pages.lobby import card
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_symbols import Setup, learn_symbols, setup_of
from koruna.table.pages.rendering import templates
from koruna.table.pages.table_stream import Drawing

SAMPLES = (0, 40)  # lengths of the games that are drawn
MOST_DRAWN = 2000

drawn: set[tuple[Setup, str]] = set()  # done already: set-ups, each of which may have its own map, and languages


async def prepare(tables: LiveTables, table: Live, seat: int, language: str) -> None:
    """Prepare the page of a table for a seat or a spectator."""
    await learn_symbols(tables, table)
    if (setup_of(table), language) not in drawn:
        await tables.loader.run(draw_samples, table, language)
    await put_into_words(table, seat, language, names(table, language))


def load_texts(table: Live, language: str) -> None:
    """Load the texts of the first pages about a game: lobby, set-up, rules, table."""
    game = table.match.game
    for template in templates.list_templates():
        templates.get_template(template)
    card(game, language)
    for load in (help_chapters, help_options, opponents, simulation_bots):
        load(game, language)
    draw_samples(table, language)


def draw_samples(table: Live, language: str) -> None:
    """Draw sample tables with the same game and options. Only the head of this table is used, since the rest may change
    meanwhile."""
    if len(drawn) >= MOST_DRAWN:
        drawn.clear()
    head, rng = table.head, Random(1)
    match = Match.new(table.match.game, head.seats, head.options, rng=rng)
    for length in SAMPLES:
        while not match.over() and len(match.record.lines) < length:
            match.choose(rng.choice(match.state.moves()))
        sample = Live(head, [line_of_move(by, text) for by, text in match.record.lines])
        for seat in {SPECTATOR, *sample.match.state.waiting()[:1]}:
            Drawing(PageContext(sample, seat, [] if seat == SPECTATOR else [seat], language))
    drawn.add((setup_of(table), language))
