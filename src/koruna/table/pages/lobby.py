"""The lobby: the games, the visitor's own tables, and those open to join or watch."""

from __future__ import annotations

from functools import partial

from litestar import Response, get
from litestar.datastructures import Cookie
from markupsafe import Markup
from msgspec import Struct

import koruna
from koruna.bots.roster import USUAL_LEVEL
from koruna.lessons.course import course
from koruna.locale import words
from koruna.look.ending_text import short_ending
from koruna.look.faults import not_shown, shown
from koruna.table.live.frozen import Frozen, game_called
from koruna.table.live.seating import use_key
from koruna.table.live.table_summary import TableSummary, held_tables, listed_tables
from koruna.table.live.table_view import bots_named, names
from koruna.table.live.tables import LiveTables
from koruna.table.pages.pictures import picture
from koruna.table.pages.rendering import my_name, page
from koruna.table.pages.setup_presets import length
from koruna.table.pages.table_terms import terms_of
from koruna.table.requests import access
from koruna.table.requests.parameters import TheTables
from koruna.table.requests.request_identity import (
    OF_ONE_TABLE,
    AnyRequest,
    cookie_of_session,
    is_table_id,
    key_of_browser,
    language_of_request,
)

MOST_OWN = 40
MOST_LISTED = 200
MOST_SHOWN = 12


class GameCard(Struct):
    id: str
    name: str
    tagline: str
    about: str
    seats: str
    length: str
    difficulty: int
    picture: Markup
    lessons: int  # how many there are


class TableRow(Struct):
    id: str
    game: str
    state: str  # `mine`, `others`, `over`, `frozen`
    status: str
    names: list[str]
    bots: list[str]  # by seat the bot that plays there under its own name, or ""
    free: int  # seats open to join
    terms: str = ""  # the time for a decision and the variants


@get("/", include_in_schema=False)
async def lobby(request: AnyRequest, tables: TheTables) -> Response[str]:
    language = language_of_request(request)
    own, frozen = await own_tables(request, tables)
    listed = [table for table in await listed_tables(tables, MOST_LISTED) if table.head.id not in own]
    mine = [found for table, seats in own.values() if (found := shown_row(table, language, seats))]
    mine += [frozen_row(table, language) for table in frozen]
    mine.sort(key=lambda found: ("mine", "others", "over", "frozen").index(found.state))
    others = [found for table in listed if (found := shown_row(table, language, []))]
    others.sort(key=lambda found: found.free == 0)
    return page(
        request,
        "lobby.html",
        cards=[card(game, language) for game in sorted(koruna.all_games(), key=lambda game: game.difficulty)],
        mine=mine[:MOST_SHOWN],
        waiting=sum(found.state == "mine" for found in mine),
        others=others[:MOST_SHOWN],
        my_name=my_name(request),
        usual=USUAL_LEVEL,
        offer=None if own or my_name(request) else first_lesson(),
        against=words(language).say(f"bot-{USUAL_LEVEL}.against"),
        cookies=await with_one_key(request, tables, own),
    )


OwnTables = dict[str, tuple[TableSummary, list[int]]]  # each with the seats of this browser


async def own_tables(request: AnyRequest, tables: LiveTables) -> tuple[OwnTables, list[Frozen]]:
    """The tables at which this browser has seats, and those of them that are frozen."""
    held = await held_tables(tables, access.digests_sent(request), MOST_OWN, tables_of_cookies(request))
    seats = [(table, own) for table in held if (own := access.own_seats(request, table))]
    found = {table.head.id: (table, own) for table, own in seats if not isinstance(table, Frozen) and not table.lesson}
    return found, [table for table, _ in seats if isinstance(table, Frozen)]


async def with_one_key(request: AnyRequest, tables: LiveTables, seated: OwnTables) -> list[Cookie]:
    """Replace the per-table cookies of earlier versions by one with a key for all tables."""
    old = tables_of_cookies(request)
    if not old:
        return []
    key = key_of_browser(request)
    for id in old:
        if id in seated and (table := await tables.get(id)) is not None:
            await use_key(tables, table, partial(access.own_seats, request, table), key)
    return [cookie_of_session(request, key), *[Cookie(f"{OF_ONE_TABLE}{id}", value="", max_age=0) for id in old]]


def tables_of_cookies(request: AnyRequest) -> list[str]:
    ids = [name.removeprefix(OF_ONE_TABLE) for name in request.cookies if name.startswith(OF_ONE_TABLE)]
    return [id for id in ids if is_table_id(id)][-MOST_OWN:]


def card(game: koruna.Game, language: str) -> GameCard:
    translations = words(language, game.id)
    return GameCard(
        id=game.id,
        name=translations.say("name"),
        tagline=translations.say("tagline") if translations.has("tagline") else "",
        about=translations.say("about"),
        seats=str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]}\u2013{game.seats[-1]}",
        length=length(game, game.seats[-1], language),
        difficulty=game.difficulty,
        picture=Markup(picture(game.id, language)),
        lessons=len(course(game.id)),
    )


def first_lesson() -> tuple[str, str] | None:
    """The game and the lesson that a first-time visitor is offered: the first of the easiest game."""
    lessons = [course(game.id) for game in sorted(koruna.all_games(), key=lambda game: game.difficulty)]
    return next(((found[0].game, found[0].name) for found in lessons if found), None)


def frozen_row(table: Frozen, language: str) -> TableRow:
    status = words(language).say("lobby-frozen", {"why": table.say(language)})
    return TableRow(table.head.id, game_called(table.head.game, language), "frozen", status, [], [], 0)


def shown_row(table: TableSummary, language: str, own: list[int]) -> TableRow | None:
    """A table in a list; if rendering fails its players see it as frozen, and others do not see it."""
    return shown(partial(row, table, language, own), lambda: unknown_row(table, language) if own else None)


def unknown_row(table: TableSummary, language: str) -> TableRow:
    return TableRow(
        table.head.id, game_called(table.head.game, language), "frozen", words(language).say("error-ours"), [], [], 0
    )


def row(table: TableSummary, language: str, own: list[int]) -> TableRow:
    """A table in a list: what game it is, who sits there, and whose turn it is."""
    say = words(language, table.head.game).say
    waiting, empty = table.waiting, table.free
    called = [say("lobby-free-seat") if seat in empty else name for seat, name in enumerate(names(table, language))]
    free = len(empty)
    if table.over:
        state, status = "over", ended(table, access.only_seat(own), language, called)
    elif set(waiting) & set(own):
        state, status = "mine", say("lobby-your-turn")
    elif free and (not own or set(waiting) <= set(empty)):
        state, status = "others", say("lobby-free-seats", {"count": free})
    elif table.delay and not own:
        state, status = "others", ""  # whose turn it is now is not for spectators
    elif len(waiting) == 1:
        state, status = "others", say("lobby-waiting-for", {"player": called[waiting[0]]})
    else:
        state, status = "others", say("lobby-waiting-for-several", {"count": len(waiting)})
    terms = "" if table.over else " · ".join(terms_of(table, language))
    return TableRow(table.head.id, say("name"), state, status, called, bots_named(table), free, terms)


def ended(table: TableSummary, reader: int, language: str, called: list[str]) -> str:
    """How the game ended, as a seat or a spectator reads it."""
    if table.ended:
        return words(language).say("at-ended")
    if table.ending is None:
        return not_shown("end", language)
    return short_ending(table.head.game, table.ending.ending(), called, language, reader)
