"""Setting up a table: who sits where, which variants, and how fast bots move.

The page works without scripts: the server refuses incompatible options with a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from markupsafe import Markup
from msgspec import Struct

import koruna
from koruna.engine.content import Content
from koruna.engine.errors import Trouble
from koruna.engine.library import game_ids
from koruna.engine.option import OPTION, Option
from koruna.locale import words
from koruna.locale.help import help_options
from koruna.locale.opponents import opponents, own_bots, simulation_bots
from koruna.table.live.live_table import Live
from koruna.table.live.new_table import make_table
from koruna.table.live.remarks import TALKS
from koruna.table.live.tables import LiveTables
from koruna.table.pages.pictures import picture
from koruna.table.pages.rendering import cookie_of_name, my_name, page, say_of
from koruna.table.pages.setup_form import (
    CLOCKS,
    DELAYS,
    GAME_CLOCKS,
    LONGEST_SEED,
    PACES,
    PRESETS,
    TableSetup,
    cookie_of_setup,
    default_setup,
    last_setup,
    read_setup,
)
from koruna.table.pages.setup_presets import RULES, lengths, rules_of, rules_presets, variants
from koruna.table.requests.parameters import Form, TheTables
from koruna.table.requests.request_identity import (
    AnyRequest,
    cookie_of_session,
    key_of_browser,
    language_of_request,
)
from koruna.table.requests.security import limit_tables


class OptionShown(Struct):
    id: str
    name: str
    about: str
    choices: list[tuple[str, str]]  # values and their names
    order: bool  # whether its value is an order of the seats
    most: int  # the highest number, if it is a number
    first: str  # what the first place of an order means
    default: bool | str
    why: str  # why it may be excluded
    not_seats: str  # seat counts and options that exclude it, for the script
    against: str


class SetupRoutes(Controller):
    path = "/new/{game_id:str}"
    include_in_schema = False

    @get()
    async def form(
        self,
        request: AnyRequest,
        tables: TheTables,
        game_id: FromPath[str],
        again: FromQuery[str] = "",
        preset: FromQuery[str] = "solo",
        rules: FromQuery[str] = "",
        position: FromQuery[str] = "",
    ) -> Response[str]:
        game = find_game(game_id)
        setup = last_setup(request, game, tables.contents) if again else None
        if setup is None:
            setup = default_setup(game, my_name(request), preset)
            setup.options = rules_of(game, rules, setup.count)
        setup.position = position
        try:
            setup.take_position(game, tables.contents)
        except Trouble as trouble:
            return show(request, tables, game, setup, trouble.say(language_of_request(request)))
        return show(request, tables, game, setup, company=preset if preset in PRESETS else "solo", rules=rules)

    @post(guards=[limit_tables])
    async def make(self, request: AnyRequest, tables: TheTables, game_id: FromPath[str], data: Form) -> Response[Any]:
        game, key = find_game(game_id), key_of_browser(request)
        quick = "quick" in data
        setup = default_setup(game, my_name(request)) if quick else read_setup(game, data)
        if quick:
            setup.options |= game.at_once
            setup.position = data.get("position", "")  # an example from the rules
        try:
            table = await open_table(request, tables, game, setup, key)
        except Trouble as trouble:
            return show(request, tables, game, setup, trouble.say(language_of_request(request)))
        return to_table(request, table, setup, key, *([] if quick else [cookie_of_setup(request, game, setup)]))


def find_game(id: str) -> koruna.Game:
    if id not in game_ids():
        raise NotFoundException("table-no-page")
    return koruna.game(id)


async def open_table(request: AnyRequest, tables: LiveTables, game: koruna.Game, setup: TableSetup, key: str) -> Live:
    """Make the table; the holder of this key becomes its host, and gets the seats of this device."""
    position = setup.take_position(game, tables.contents)
    seats = setup.seat_requests(say_of(request))
    if not position:
        setup.check_orders(say_of(request, game.id))
    keys = dict.fromkeys(setup.own_seats(), key)
    terms = CLOCKS[setup.clock], setup.talk, GAME_CLOCKS[setup.game_clock], DELAYS[setup.delay]
    how = setup.listed, PACES[setup.pace], setup.chosen_seed(), position, setup.value, *terms
    return await make_table(tables, game.id, setup.options, seats, key, keys, *how)


def to_table(request: AnyRequest, table: Live, setup: TableSetup, key: str, *cookies: Cookie) -> Response[Any]:
    """Redirect to the table, or first to the links for invited players."""
    kept = [cookie_of_session(request, key), *cookies]
    if name := setup.own_name():
        kept.append(cookie_of_name(request, name))
    path = f"/t/{table.head.id}"
    return Redirect(f"{path}/invite" if setup.invited() else path, status_code=303, cookies=kept)


def show(
    request: AnyRequest,
    tables: LiveTables,
    game: koruna.Game,
    setup: TableSetup,
    error: str = "",
    company: str = "solo",
    rules: str = "",
) -> Response[str]:
    language = language_of_request(request)
    last = last_setup(request, game, tables.contents)
    return page(
        request,
        "setup.html",
        game=game.id,
        status_code=422 if error else 200,
        counts=[(seats, seats) for seats in game.seats],
        setup=setup,
        options=[show_option(request, game, option, tables.contents) for option in game.options],
        opponents=opponents(game, language),
        own_bots=own_bots(game, language),
        simulation_bots=simulation_bots(game, language),
        paces=[(pace, say_of(request)(f"setup-pace-{pace}")) for pace in PACES],
        clocks=[(clock, say_of(request)(f"setup-clock-{clock}")) for clock in CLOCKS],
        game_clocks=[(clock, say_of(request)(f"setup-game-clock-{clock}")) for clock in GAME_CLOCKS],
        talks=[(talk, say_of(request)(f"setup-talk-{talk}")) for talk in TALKS],
        delays=[(delay, say_of(request)(f"setup-delay-{delay}")) for delay in DELAYS],
        presets=PRESETS,
        company=company,
        rules=rules if rules in RULES else "",
        rules_presets=rules_presets(game, setup, last, company, language),
        picture=Markup(picture(game.id, language)),
        variants=", ".join(variants(game, setup.options, language)),
        lengths=lengths(game, setup, language),
        most_seed=LONGEST_SEED,
        error=error,
    )


def show_option(request: AnyRequest, game: koruna.Game, option: Option, contents: Sequence[Content]) -> OptionShown:
    say = say_of(request, game.id)
    [found] = [found for found in help_options(game, language_of_request(request)) if found.id == option.id]
    ids = [content.digest() for content in contents if content.game == game.id and option.id == OPTION]
    other_seats = [str(seats) for seats in game.seats if not option.fits(seats)]
    why = say(f"rule-{option.why}") if option.why else ""
    translations = words(language_of_request(request), game.id)

    def called(value: str, otherwise: str) -> str:
        name = f"option-{option.id}-{value}"
        return translations.say(name) if translations.has(name) else otherwise

    def called_own(digest: str) -> str:
        name = called("other", digest)
        return name if len(ids) == 1 else f"{name} ({digest})"

    return OptionShown(
        id=option.id,
        name=found.name,
        about=found.about,
        choices=[(choice, called(choice, choice)) for choice in found.choices] + [(id, called_own(id)) for id in ids],
        order=option.order,
        most=option.most,
        first=called("first", ""),
        default=option.default,
        why=why,
        not_seats=" ".join(other_seats),
        against=" ".join(option.against),
    )
