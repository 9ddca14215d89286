"""Taking a seat by a link or from the lobby, and the links for invited players and for a player's other devices."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import Controller, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Redirect

from koruna.engine.fair_draw import LONGEST_VALUE
from koruna.engine.player_names import clean_name
from koruna.table.live import seating
from koruna.table.live.live_table import Live
from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.table_view import free_seats, names
from koruna.table.pages.lobby import MOST_LISTED
from koruna.table.pages.public_address import code_of, reach_of
from koruna.table.pages.rendering import cookie_of_name, my_name, page
from koruna.table.pages.table_terms import terms_of
from koruna.table.requests import access
from koruna.table.requests.parameters import Form, TableId, TheTables, find_table
from koruna.table.requests.request_identity import (
    AnyRequest,
    cookie_of_session,
    key_of_browser,
    language_of_request,
)
from koruna.table.schemas import LONGEST_NAME


class SeatRoutes(Controller):
    path = "/t/{table_id:str}"
    include_in_schema = False

    @get("/sit/{secret:str}")
    async def sit(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, secret: FromPath[str]
    ) -> Response[Any]:
        """The page of a link to a seat: an invitation, or a link with a seat's key from a program that made the table.

        Opening an invitation does not use it up, because link previews open it, too.
        """
        table = await find_table(tables, table_id)
        if access.is_used(table, secret) and access.own_seats(request, table):
            return Redirect(f"/t/{table_id}", status_code=303)  # the same browser again
        seat = access.seat_of_link(table, secret)
        if access.is_invitation(table, secret) or not table.names[seat]:
            return ask_name(request, table, seat)
        key = key_of_browser(request)
        await seating.use_key(tables, table, lambda: [access.seat_of_link(table, secret)], key)
        return seated(request, table, key)

    @post("/sit/{secret:str}")
    async def take_seat(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, secret: FromPath[str], data: Form
    ) -> Response[Any]:
        """Exchange the link for the seat. If two use the same link, one is refused."""
        table = await find_table(tables, table_id)
        return await sit_down(request, tables, table, partial(access.seat_of_link, table, secret), data)

    @get("/join")
    async def ask_to_join(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Response[Any]:
        table = await find_table(tables, table_id)
        if access.own_seats(request, table):
            return Redirect(f"/t/{table_id}", status_code=303)
        if not (free := free_seats(table)):
            raise HTTPException(detail="sit-full", status_code=409)
        return ask_name(request, table, free[0])

    @post("/join")
    async def join(self, request: AnyRequest, tables: TheTables, table_id: TableId, data: Form) -> Response[Any]:
        """Take a free seat at a listed table, one per browser. If two want the last one, one is refused."""
        table = await find_table(tables, table_id)
        access.may_join(table, await in_thread(tables.store.listed, MOST_LISTED))
        return await sit_down(request, tables, table, partial(seat_to_join, request, table), data)

    @post("/ready")
    async def be_ready(self, request: AnyRequest, tables: TheTables, table_id: TableId, data: Form) -> Redirect:
        """A player at a rematch is ready, and adds a value to its seed."""
        table = await find_table(tables, table_id)
        players = partial(access.must_be_player, request, table)
        await seating.be_ready(tables, table, players, data.get("value", ""))
        return Redirect(f"/t/{table_id}", status_code=303)

    @get("/invite")
    async def invite(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Response[str]:
        """The page of invitations. The host sees the links to free seats, everybody those for their own other
        devices."""
        table = await find_table(tables, table_id)
        if not access.hosting_key(request, table):
            access.must_be_player(request, table)
        return invitation(request, table, table_id in await in_thread(tables.store.listed, MOST_LISTED))

    @post("/invite/{seat:int}")
    async def make_link(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int]
    ) -> Redirect:
        """Make a new link to a free seat, or to the player's own seat for another device; the previous one no longer
        works."""
        table = await find_table(tables, table_id)
        await seating.invite(tables, table, seat, partial(access.inviting_key, request, table, seat))
        return to_invitations(table)

    @post("/invite/{seat:int}/withdraw")
    async def withdraw(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int]
    ) -> Redirect:
        table = await find_table(tables, table_id)
        await seating.withdraw(tables, table, seat, partial(access.inviting_key, request, table, seat))
        return to_invitations(table)

    @post("/seats/{seat:int}/free")
    async def free(self, request: AnyRequest, tables: TheTables, table_id: TableId, seat: FromPath[int]) -> Redirect:
        """Free a seat: its former player can neither see its secrets nor move for it."""
        table = await find_table(tables, table_id)
        await seating.free(tables, table, seat, partial(access.may_free, request, table, seat))
        may_look = access.hosting_key(request, table) or access.own_seats(request, table)
        return to_invitations(table) if may_look else Redirect("/", status_code=303)


def to_invitations(table: Live) -> Redirect:
    return Redirect(f"/t/{table.head.id}/invite", status_code=303)


class WrongName(Exception):
    """The player has to choose another name; `wrong` is the id of the message that says why."""

    def __init__(self, seat: int, wrong: str) -> None:
        self.seat = seat
        self.wrong = wrong


class HasSeat(Exception):
    """The client has a seat at the table already."""


async def sit_down(
    request: AnyRequest, tables: TheTables, table: Live, seat_of: Callable[[], int], data: Form
) -> Response[Any]:
    key = key_of_browser(request)
    try:
        _, name = await seating.take_seat(
            tables, table, seat_of, partial(name_typed, table, data), key, data.get("value", "")
        )
    except WrongName as refused:
        return ask_name(request, table, refused.seat, refused.wrong if "name" in data else "")
    except HasSeat:
        return Redirect(f"/t/{table.head.id}", status_code=303)
    return seated(request, table, key, name)


def seat_to_join(request: AnyRequest, table: Live) -> int:
    """The free seat for somebody who joins from the lobby; one per browser."""
    if access.own_seats(request, table):
        raise HasSeat
    if not (free := free_seats(table)):
        raise HTTPException(detail="sit-full", status_code=409)
    return free[0]


def name_typed(table: Live, data: Form, seat: int) -> str:
    typed = data.get("name", "")
    name = clean_name(typed[:1000])
    if not name or len(typed) > LONGEST_NAME:
        raise WrongName(seat, "sit-bad-name")
    if seating.name_is_taken(table, seat, name):
        raise WrongName(seat, "sit-name-taken")
    return name


def ask_name(request: AnyRequest, table: Live, seat: int, wrong: str = "") -> Response[str]:
    return page(
        request,
        "sit.html",
        game=table.head.game,
        status_code=422 if wrong else 200,
        seat=seat,
        mine=table.names[seat],
        names=names(table, language_of_request(request)),
        bots=table.bots,
        terms=terms_of(table, language_of_request(request)),
        my_name=my_name(request),
        most=LONGEST_NAME,
        wrong=wrong,
        draw=table.gathering.fair_draw(False) if table.gathering.is_awaited and not table.names[seat] else None,
        longest_value=LONGEST_VALUE,
        is_dealt=table.could_be_known(),
        seed=table.chosen_seed,
    )


def seated(request: AnyRequest, table: Live, key: str, name: str = "", at: str = "") -> Response[Any]:
    """Redirect to the table, with the key of the browser in the cookie of its session; `at` is for its script."""
    kept = [cookie_of_name(request, name)] if name else []
    return Redirect(f"/t/{table.head.id}{at}", status_code=303, cookies=[cookie_of_session(request, key), *kept])


def invitation(request: AnyRequest, table: Live, listed: bool) -> Response[str]:
    reach = reach_of(request)
    base = f"{reach.base}/t/{table.head.id}"
    tokens = {seat: access.link_token(request, table, seat) for seat in range(len(table.names))}
    return page(
        request,
        "invite.html",
        game=table.head.game,
        table=table.head.id,
        watch=base,
        reach=reach,
        code_of=code_of,
        names=names(table, language_of_request(request)),
        bots=table.bots,
        own=access.own_seats(request, table),
        free=free_seats(table),
        hosting=bool(access.hosting_key(request, table)),
        listed=listed,
        links={seat: f"{base}/sit/{token}" for seat, token in tokens.items() if token},
    )
