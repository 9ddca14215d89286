"""The page of the operator: load, faults, tables, clients, and what can be done about them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery
from litestar.response import Redirect
from msgspec import Struct

import koruna
from koruna.engine.errors import Trouble
from koruna.table.live.draining import DRAINING, Draining
from koruna.table.live.frozen import game_called
from koruna.table.live.loaded_tables import in_thread
from koruna.table.live.retention import close, remove
from koruna.table.live.tables import LiveTables
from koruna.table.operator.figures import FIGURES, ProcessMetrics
from koruna.table.operator.measurements import MEASUREMENTS, Histogram, Measurements
from koruna.table.operator.secret import must_be_operator, operator_of
from koruna.table.pages.rendering import page
from koruna.table.requests.blocks import BLOCKS, Blocks, know_blocks, network_to_block
from koruna.table.requests.client_address import client_of
from koruna.table.requests.parameters import Form, TableId, TheTables
from koruna.table.requests.rate_limits import Limits
from koruna.table.requests.request_identity import AnyRequest, language_of_request
from koruna.table.requests.security import LIMITS
from koruna.table.store.blocks import block, blocked, unblock
from koruna.table.store.searching import TableFound, find_tables, set_listed

MOST_TABLES = 50
MOST_CLIENTS = 10
LONGEST_SEARCH = 60
HOURS = (1, 24, 24 * 7, 24 * 30)  # for which a network may be blocked
MEGABYTE = 1_000_000
UNAUTHORIZED, WRONG = 401, 422


class ClientShown(Struct):
    network: str
    requests: int  # of the last minute; a file that pages need counts as a tenth
    streams: int


class OperatorRoutes(Controller):
    path = "/operator"
    include_in_schema = False

    @get()
    async def look(self, request: AnyRequest, tables: TheTables, search: FromQuery[str] = "") -> Response[str]:
        operator_of(request).must_be_there()
        if not operator_of(request).is_operator(request):
            return page(request, "operator_login.html", wrong=False)
        return await overview(request, tables, search[:LONGEST_SEARCH])

    @post("/login")
    async def log_in(self, request: AnyRequest, tables: TheTables, data: Form) -> Response[Any]:
        operator_of(request).must_be_there()
        cookie = operator_of(request).begin_session(request, data.get("secret", ""))
        if cookie is None:
            return page(request, "operator_login.html", status_code=UNAUTHORIZED, wrong=True)
        await tables.peers.until_heard()
        return Redirect("/operator", status_code=303, cookies=[cookie])

    @post("/logout")
    async def log_out(self, request: AnyRequest, tables: TheTables) -> Redirect:
        cookie = operator_of(request).end_session(request)
        await tables.peers.until_heard()
        return Redirect("/operator", status_code=303, cookies=[cookie])

    @post("/tables/{table_id:str}/remove")
    async def remove(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Redirect:
        """Delete a table; its viewers are notified."""
        must_be_operator(request)
        if not await remove(tables, table_id):
            raise NotFoundException("table-unknown")
        return back()

    @post("/tables/{table_id:str}/end")
    async def end(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Redirect:
        """End the game of a table as it stands."""
        must_be_operator(request)
        if not await close(tables, table_id):
            raise NotFoundException("table-unknown")
        return back()

    @post("/tables/{table_id:str}/list")
    async def add_to_lobby(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Redirect:
        """Show a table in the lobby."""
        return await show_in_lobby(request, tables, table_id, True)

    @post("/tables/{table_id:str}/unlist")
    async def take_from_lobby(self, request: AnyRequest, tables: TheTables, table_id: TableId) -> Redirect:
        """Remove a table from the lobby."""
        return await show_in_lobby(request, tables, table_id, False)

    @post("/drain")
    async def drain(self, request: AnyRequest) -> Redirect:
        """Start draining, see live/draining.py."""
        must_be_operator(request)
        draining_of(request).begin_everywhere()
        return back()

    @post("/go-on")
    async def go_on(self, request: AnyRequest) -> Redirect:
        must_be_operator(request)
        draining_of(request).cancel_everywhere()
        return back()

    @post("/blocks")
    async def block(self, request: AnyRequest, tables: TheTables, data: Form) -> Response[Any]:
        """Block a network for some hours."""
        must_be_operator(request)
        limits: Limits = request.app.state[LIMITS]
        hours = next((hours for hours in HOURS if str(hours) == data.get("hours")), HOURS[1])
        try:
            network = network_to_block(data.get("network", ""), limits.proxies, client_of(request))
        except Trouble as trouble:
            return await overview(request, tables, "", trouble.say(language_of_request(request)))
        await in_thread(block, tables.store, network, time.time() + hours * 3600)
        await change_blocks(request, tables)
        return back()

    @post("/unblock")
    async def unblock(self, request: AnyRequest, tables: TheTables, data: Form) -> Redirect:
        must_be_operator(request)
        await in_thread(unblock, tables.store, data.get("network", ""))
        await change_blocks(request, tables)
        return back()


async def change_blocks(request: AnyRequest, tables: LiveTables) -> None:
    """Change the blocks in the database, then in memory."""
    blocks: Blocks = request.app.state[BLOCKS]
    await know_blocks(tables.store, blocks)
    blocks.broadcast_change()


async def show_in_lobby(request: AnyRequest, tables: LiveTables, id: str, listed: bool) -> Redirect:
    must_be_operator(request)
    if not await in_thread(set_listed, tables.store, id, listed):
        raise NotFoundException("table-unknown")
    return back()


def draining_of(request: AnyRequest) -> Draining:
    found: Draining = request.app.state[DRAINING]
    return found


def back() -> Redirect:
    return Redirect("/operator", status_code=303)


async def overview(request: AnyRequest, tables: LiveTables, search: str, error: str = "") -> Response[str]:
    measured: Measurements = request.app.state[MEASUREMENTS]
    limits: Limits = request.app.state[LIMITS]
    language = language_of_request(request)
    found: list[TableFound] = await in_thread(find_tables, tables.store, search, MOST_TABLES)
    return page(
        request,
        "operator.html",
        status_code=WRONG if error else 200,
        version=koruna.__version__,
        figures=figures(request.app.state[FIGURES].all()),
        faults=list(reversed(measured.faults)),
        tables=found,
        most=MOST_TABLES,
        called={table.game: game_called(table.game, language) for table in found},
        search=search,
        clients=busiest(limits),
        blocks=await in_thread(blocked, tables.store),
        hours=HOURS,
        started=measured.started,
        moment=moment,
        minutes=draining_of(request).minutes,
        error=error,
    )


def figures(processes: Sequence[ProcessMetrics]) -> dict[str, int]:
    """Totals over all processes, by message id; a table may be loaded in several of them."""
    moves = Histogram()
    for of in processes:
        moves.add_all(of.seconds["move"])
    quick = moves.bound_for(0.99)
    found = {
        "tables" if len(processes) == 1 else "tables-in-all": sum(of.tables for of in processes),
        "megabytes": round(sum(of.table_bytes for of in processes) / MEGABYTE),
        "streams": sum(of.streams for of in processes),
        "moves": sum(of.moves for of in processes),
        "answers": sum(sum(of.answers.values()) for of in processes),
        "too-often": sum(of.answers.get(429, 0) for of in processes),
        "bots": sum(of.bots_at_work for of in processes),
        "late": round(max(of.late for of in processes) * 1000),
        "faults": sum(of.faults for of in processes),
    }
    several = {"processes": len(processes)} if len(processes) > 1 else {}
    return {**found, **several} if quick is None else {**found, **several, "quick": round(quick * 1000)}


def busiest(limits: Limits) -> list[ClientShown]:
    """The clients with the most requests, if clients are limited at all."""
    lately, streams = limits.requests.lately, limits.streams.open
    known = lately.clients() | streams.clients()
    shown = [ClientShown(network, round(lately.of(network)), streams[network]) for network in known]
    return sorted(shown, key=lambda client: (-client.requests, -client.streams, client.network))[:MOST_CLIENTS]


def moment(seconds: float) -> str:
    """A point in time, for people and machines alike."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")
