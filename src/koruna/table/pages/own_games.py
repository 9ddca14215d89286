"""A player's own finished games: how they ended, and wins by number of players and by opponent.

They belong to this browser. There are no accounts and so no ratings; figures are per game, never across games.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial

from babel.dates import format_date
from litestar import Response, get
from msgspec import Struct

from koruna.engine.state import SPECTATOR
from koruna.locale import words
from koruna.locale.opponents import bot_called
from koruna.look.faults import shown
from koruna.table.live.table_summary import TableSummary, finished_tables
from koruna.table.live.table_view import bots_named
from koruna.table.pages.lobby import TableRow, row
from koruna.table.pages.rendering import page
from koruna.table.requests import access
from koruna.table.requests.parameters import TheTables
from koruna.table.requests.request_identity import AnyRequest, language_of_request

MOST_COUNTED = 500
MOST_SHOWN = 60
MOST_OPPONENTS = 12


class GameStatistics(Struct):
    """Figures of several finished games."""

    games: int = 0
    won: int = 0
    points: int = 0
    best: int | None = None

    def add(self, won: bool, points: int) -> None:
        self.games += 1
        self.won += won
        self.points += points
        self.best = points if self.best is None else max(self.best, points)

    @property
    def share(self) -> int:
        """The share of games won, in per cent."""
        return round(100 * self.won / self.games)

    @property
    def mean(self) -> int:
        return round(self.points / self.games)


@get("/games", include_in_schema=False)
async def own_games(request: AnyRequest, tables: TheTables) -> Response[str]:
    language = language_of_request(request)
    found = await finished_tables(tables, access.digests_sent(request), MOST_COUNTED)
    seated = [(table, age, own) for table, age in found if (own := access.own_seats(request, table))]
    mine = [(table, access.only_seat(own)) for table, _, own in seated]
    return page(
        request,
        "own_games.html",
        by_game=figures_by_game(mine, language),
        by_opponent=figures_by_opponent(mine, language),
        rows=[
            (found_row, played_on(age, language), table.ending is not None and not table.ended)
            for table, age, own in seated[:MOST_SHOWN]
            if (found_row := shown_row(table, own, language)) is not None
        ],
        more=max(0, len(seated) - MOST_SHOWN),
    )


def shown_row(table: TableSummary, own: list[int], language: str) -> TableRow | None:
    return shown(partial(row, table, language, own), lambda: None)


def played_on(age: float, language: str) -> str:
    return format_date(datetime.now(UTC) - timedelta(seconds=age), "long", locale=language)


def counts(table: TableSummary, seat: int) -> bool:
    """Whether a game was played to its end by one person in this browser."""
    return seat != SPECTATOR and table.ending is not None and not table.ended


def figures_by_game(mine: list[tuple[TableSummary, int]], language: str) -> list[tuple[str, int, GameStatistics]]:
    """For every game and number of players, those played most first."""
    found: dict[tuple[str, int], GameStatistics] = {}
    for table, seat in mine:
        if counts(table, seat) and table.ending is not None:
            figures = found.setdefault((table.head.game, table.head.seats), GameStatistics())
            figures.add(seat in table.ending.winners, table.ending.scores[seat])
    ranked = sorted(found.items(), key=lambda item: -item[1].games)
    return [(words(language, game).say("name"), seats, figures) for (game, seats), figures in ranked]


def figures_by_opponent(
    mine: list[tuple[TableSummary, int]], language: str
) -> list[tuple[str, str, GameStatistics, int]]:
    """Every opponent, with their bot or "", the player's own figures against them, and how often they won."""
    found: dict[tuple[str, str], tuple[GameStatistics, list[bool]]] = {}
    own = words(language)
    for table, seat in mine:
        if not counts(table, seat) or table.ending is None:
            continue
        bots = bots_named(table)
        others: dict[tuple[str, str], list[int]] = {}  # equal bots count as one opponent
        for other, (name, bot) in enumerate(zip(table.names, bots, strict=True)):
            if other != seat and (name or bot):
                others.setdefault((name or bot_called(own, bot), bot), []).append(other)
        for who, their_seats in others.items():
            figures, lost = found.setdefault(who, (GameStatistics(), []))
            figures.add(seat in table.ending.winners, table.ending.scores[seat])
            lost.append(any(other in table.ending.winners for other in their_seats))
    ranked = sorted(found.items(), key=lambda item: -item[1][0].games)[:MOST_OPPONENTS]
    return [(name, bot, figures, sum(lost)) for (name, bot), (figures, lost) in ranked]
