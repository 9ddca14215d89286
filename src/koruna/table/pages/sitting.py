"""Taking a seat by its link or from the lobby, and the links for invited players."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Redirect

from koruna.engine.record import clean_name
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import free_seats, names
from koruna.table.live.tables import LiveTables, in_thread
from koruna.table.log_lines import Name
from koruna.table.pages.lobby import MOST_LISTED
from koruna.table.pages.public_address import code_of, reach_of
from koruna.table.pages.rendering import cookie, cookie_of_name, my_name, page
from koruna.table.pages.setup_form import LONGEST_NAME
from koruna.table.requests import access
from koruna.table.requests.parameters import Form, TableId, TheTables, find_table
from koruna.table.requests.request_identity import AnyRequest, cookie_name, language_of_request


class SeatRoutes(Controller):
    path = "/t/{table_id:str}"
    include_in_schema = False

    @get("/sit/{key:str}")
    async def sit(self, request: AnyRequest, tables: TheTables, table_id: TableId, key: FromPath[str]) -> Response[Any]:
        """The link of a seat. The first visit asks for a name; from then on the key is in a cookie."""
        table, seat = await opened(tables, table_id, key)
        if not table.names[seat]:
            return ask_name(request, table, seat)
        return seated(request, table, [seat])

    @post("/sit/{key:str}")
    async def say_name(
        self, request: AnyRequest, tables: TheTables, table_id: TableId, key: FromPath[str], data: Form
    ) -> Response[Any]:
        table, seat = await opened(tables, table_id, key)
        name = clean_name(data.get("name", "")[:1000])
        if not name or len(data.get("name", "")) > LONGEST_NAME:
            return ask_name(request, table, seat, refused=True)
        await tables.sit(table, seat, name)
        if seat in table.bots:  # it played until somebody came
            await tables.let_bot(table, seat, None)
        return seated(request, table, [seat], name)

    @get("/join")
    async def ask_to_join(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Response[str]:
        table = await find_table(tables, table_id)
        if not (free := free_seats(table)):
            raise HTTPException(detail="sit-full", status_code=409)
        return ask_name(request, table, free[0])

    @post("/join")
    async def join(self, request: AnyRequest, tables: TheTables, table_id: TableId, data: Form) -> Response[Any]:
        """Take a free seat at a table that the lobby lists. Of two who want the last one, one is refused."""
        table = await find_table(tables, table_id)
        access.may_join(table, await in_thread(tables.store.listed, MOST_LISTED))
        name = clean_name(data.get("name", "")[:1000])
        async with tables.changing(table):
            await tables.catch_up(table)
            free = free_seats(table)
            if not free:
                raise HTTPException(detail="sit-full", status_code=409)
            if not name or len(data.get("name", "")) > LONGEST_NAME:
                return ask_name(request, table, free[0], refused="name" in data)
            await tables.add(table, [Name(free[0], name)])
        return seated(request, table, [free[0]], name)

    @get("/invite")
    async def invite(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Response[str]:
        """The links of free seats, for the players of the table."""
        table = await find_table(tables, table_id)
        return invitation(request, table, access.must_be_player(request, table))


async def opened(tables: LiveTables, table_id: str, key: str) -> tuple[Live, int]:
    table = await find_table(tables, table_id)
    return table, access.seat_of_link(table, key)


def ask_name(request: AnyRequest, table: Live, seat: int, refused: bool = False) -> Response[str]:
    return page(
        request,
        "sit.html",
        game=table.head.game,
        status_code=422 if refused else 200,
        seat=seat,
        names=names(table, language_of_request(request)),
        options=chosen_options(table),
        my_name=my_name(request),
        most=LONGEST_NAME,
        refused=refused,
    )


def seated(request: AnyRequest, table: Live, seats: list[int], name: str = "") -> Response[Any]:
    """Redirect to the table, with the key added to the cookie."""
    kept = [cookie_of_name(request, name)] if name else []
    keys = [table.head.keys[seat] for seat in seats]
    return Redirect(f"/t/{table.head.id}", status_code=303, cookies=[cookie_of_seats(request, table, keys), *kept])


def invitation(request: AnyRequest, table: Live, own: list[int], cookies: list[Cookie] | None = None) -> Response[str]:
    reach = reach_of(request)
    links = {seat: f"{reach.base}/t/{table.head.id}/sit/{table.head.keys[seat]}" for seat in free_seats(table)}
    return page(
        request,
        "invite.html",
        game=table.head.game,
        table=table.head.id,
        watch=f"{reach.base}/t/{table.head.id}",
        reach=reach,
        code_of=code_of,
        names=names(table, language_of_request(request)),
        bots=table.bots,
        own=own,
        links=links,
        cookies=cookies,
    )


def chosen_options(table: Live) -> list[str]:
    return [id for id, value in table.head.options.items() if value is True]


def cookie_of_seats(request: AnyRequest, table: Live, keys: list[str]) -> Cookie:
    """The keys of all seats that this browser has at a table."""
    value = ".".join(dict.fromkeys([*access.keys_known(request, table), *keys]))
    return cookie(request, cookie_name(table.head.id), value)
