"""The application: puts storage, notifications, bots, pages and the JSON interface together."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import HTTPScope, LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send

import koruna
from koruna.bots import allow_bots
from koruna.engine.content import Content
from koruna.table.api.routes import ApiRoutes
from koruna.table.config import DEFAULT, ServerConfig
from koruna.table.configured_bots import own_bots_of
from koruna.table.live.background_tasks import repeat, run_in_background
from koruna.table.live.draining import DRAINING, Draining, draining_by_signal
from koruna.table.live.joining import joined
from koruna.table.live.listing import unlist
from koruna.table.live.memory import give_back
from koruna.table.live.request_client import NOBODY_COUNTED, request_client
from koruna.table.live.retention import A_DAY, Removed, clear_away, forget_removed
from koruna.table.live.snapshots import SECONDS_LEFT_ALONE, keep_positions
from koruna.table.live.table_summary import SECONDS_BETWEEN_SUMMARIES, keep_summaries
from koruna.table.live.tables import LiveTables
from koruna.table.operator.figures import FIGURES, ProcessMetrics, SharedFigures, figures_of
from koruna.table.operator.health import HEALTH, Health, health, prometheus
from koruna.table.operator.measurements import MEASUREMENTS, Measurements, listening_to_faults
from koruna.table.operator.page import OperatorRoutes
from koruna.table.operator.request_log import REQUEST_LOG, RequestLog, writing
from koruna.table.operator.secret import OPERATOR, OperatorSecret
from koruna.table.pages.error_responses import HANDLERS, refuse_http
from koruna.table.pages.installing import manifest, offline, worker_script
from koruna.table.pages.learn_page import LearnRoutes, LessonRoutes
from koruna.table.pages.lobby import lobby
from koruna.table.pages.own_games import own_games
from koruna.table.pages.review_page import RecordReview, TableReview
from koruna.table.pages.rules_page import privacy, rules
from koruna.table.pages.setup_page import SetupRoutes
from koruna.table.pages.sitting import SeatRoutes
from koruna.table.pages.static_files import static_file
from koruna.table.pages.table_page import TableRoutes
from koruna.table.peers.worker import WORKER, Worker
from koruna.table.requests.base_path import with_base, without_base
from koruna.table.requests.blocks import BLOCKS, Blocks, know_blocks
from koruna.table.requests.client_address import CLIENT, Client
from koruna.table.requests.compression import Compression
from koruna.table.requests.connection_limits import CONNECTIONS, Connections
from koruna.table.requests.middleware import TableRequest, admit, answer_head
from koruna.table.requests.rate_limits import A_MINUTE, Limits
from koruna.table.requests.security import HEADERS, LIMITS, refuse_other_sites
from koruna.table.store.store import Store

LARGEST_REQUEST = 64 * 1024
SECONDS_BETWEEN_TIDYINGS = 3600.0
NEVER = 1_000_000
SMALL_ANSWERS = ["/moves$", "/undo$", "/bot$"]  # not worth compressing


class TableApp(Litestar):
    """Litestar, wrapped in what applies to every request."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.answer(cast("HTTPScope", scope), cast("Receive", receive), cast("Send", send))
        else:
            await super().__call__(scope, receive, send)

    async def answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        scope["app"] = scope["litestar_app"] = self
        base = self.state["config"].path_prefix
        without_base(scope, base)
        send = self.watched(scope, with_base(send, base))
        try:
            admit(scope, self.state[LIMITS], self.state[BLOCKS])
        except HTTPException as refusal:
            request = TableRequest(scope)
            await refuse_http(request, refusal).to_asgi_response(None, request)(scope, receive, send)
            return
        client: Client = scope["state"][CLIENT]
        request_client.set(client.network if client.is_limited else NOBODY_COUNTED)
        if scope["method"] == "HEAD":
            await answer_head(super().__call__, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def watched(self, scope: HTTPScope, send: Send) -> Send:
        """Count and log a request when its response starts: a stream may take hours."""
        began = time.perf_counter()
        measurements: Measurements = self.state[MEASUREMENTS]
        log: RequestLog | None = self.state[REQUEST_LOG]

        async def send_watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                seconds = time.perf_counter() - began
                measurements.count_answer(scope, message["status"], seconds)
                if log is not None:
                    log.add(scope, message["status"], seconds)
            await send(message)

        return send_watched


def make_app(
    database: str,
    pace: float = 0.8,
    contents: Sequence[Content] = (),
    config: ServerConfig = DEFAULT,
    worker: Worker | None = None,
) -> Litestar:
    """The application on a database given by its URL (`sqlite:///…`, `postgresql://…`).

    `contents` are the owner's numbers, cards and maps that its tables can be played with. `worker` says which of
    several processes this is.
    """
    return TableApp(
        route_handlers=[
            *(ApiRoutes, lobby, own_games, SetupRoutes, SeatRoutes, TableRoutes, rules, privacy, static_file),
            *(manifest, worker_script, offline, TableReview, RecordReview),
            *(LearnRoutes, LessonRoutes, OperatorRoutes, health, prometheus),
        ],
        dependencies={"tables": Provide(tables_of, sync_to_thread=False)},
        exception_handlers={**HANDLERS},
        before_request=refuse_other_sites,
        request_class=TableRequest,
        # Event streams, too: each event is flushed at once, and compresses well against the previous ones.
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=2, exclude=SMALL_ANSWERS, middleware_class=Compression
        ),
        lifespan=[run_tables],
        state=State(open_tables(database, pace, contents, config, worker)),
        after_request=add_headers,
        request_max_body_size=LARGEST_REQUEST,
        # JSON only: Litestar's HTML pages load scripts from other hosts.
        openapi_config=OpenAPIConfig(
            title="Koruna",
            version=koruna.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )


def open_tables(
    database: str,
    pace: float,
    contents: Sequence[Content] = (),
    config: ServerConfig = DEFAULT,
    worker: Worker | None = None,
) -> dict[str, Any]:
    """The application's state, which is all that differs between servers."""
    allow_bots(own_bots_of(config))
    limits = Limits(config)
    store = Store(database, one_of_several=worker is not None)
    store.be_the_server()
    tables = LiveTables(store, pace, contents, config.share_of_worker(), limits.work)
    state = {
        "database": database,
        "tables": tables,
        "news": tables.news,
        "config": config,
        WORKER: worker,
        LIMITS: limits,
        CONNECTIONS: Connections(config),
        BLOCKS: Blocks(),
        MEASUREMENTS: Measurements(),
        REQUEST_LOG: RequestLog() if config.log_requests else None,
        OPERATOR: OperatorSecret(config),
        HEALTH: Health(store),
        DRAINING: Draining(tables, config.minutes_of_draining),
    }
    state[FIGURES] = SharedFigures(lambda: figures_here(state))
    share(state)
    return state


def share(state: dict[str, Any]) -> None:
    """Register the state shared between processes, except that of the tables themselves."""
    tables: LiveTables = state["tables"]
    peers, blocks = tables.peers, state[BLOCKS]
    blocks.when_changed = lambda: run_in_background(know_blocks, tables.store, blocks)
    tables.listed_by.when_too_many = lambda ids: run_in_background(unlist, tables, ids)
    peers.share("removed", Removed(tables))
    state[LIMITS].share(peers)
    peers.share("connections", state[CONNECTIONS].open)
    for name in (FIGURES, BLOCKS, DRAINING):
        peers.share(name, state[name])
    peers.share("faults", state[MEASUREMENTS])
    peers.share("sessions", state[OPERATOR])
    peers.share("tries", state[OPERATOR].tries)


def figures_here(state: dict[str, Any]) -> ProcessMetrics:
    worker: Worker | None = state[WORKER]
    machine, number = (worker.machine, worker.number) if worker else (state["tables"].peers.me, 0)
    return figures_of(machine, number, state[MEASUREMENTS], state["tables"], state[LIMITS], state[DRAINING].is_on)


def tables_of(request: Request[Any, Any, Any]) -> LiveTables:
    tables: LiveTables = request.app.state["tables"]
    return tables


@asynccontextmanager
async def run_tables(app: Litestar) -> AsyncIterator[None]:
    tables: LiveTables = app.state["tables"]
    loop = asyncio.get_running_loop()
    config: ServerConfig = app.state["config"]
    await know_blocks(tables.store, app.state[BLOCKS])  # before the first request
    at_times = [
        loop.create_task(tidy()),
        loop.create_task(repeat(SECONDS_LEFT_ALONE, keep_positions, tables, SECONDS_LEFT_ALONE)),
        loop.create_task(repeat(SECONDS_BETWEEN_SUMMARIES, keep_summaries, tables)),
        loop.create_task(repeat(A_DAY, clear_away, tables, config)),
        loop.create_task(repeat(A_MINUTE, forget_removed, tables)),
        loop.create_task(repeat(A_MINUTE, give_back)),
        loop.create_task(repeat(A_MINUTE, know_blocks, tables.store, app.state[BLOCKS])),
        loop.create_task(app.state[MEASUREMENTS].listen_to_the_loop()),
    ]
    with (
        listening_to_faults(app.state[MEASUREMENTS]),
        writing(app.state[REQUEST_LOG]),
        draining_by_signal(app.state[DRAINING]),
    ):
        async with joined(tables, app.state["database"], app.state[WORKER], app.state[DRAINING]):
            yield
    for task in at_times:
        task.cancel()
    try:
        await keep_summaries(tables)
        await keep_positions(tables)
    finally:
        await tables.close()


async def tidy() -> None:
    """Collect the oldest generation once an hour only: a full collection blocks the event loop for 0.1 to 0.2 s.

    Garbage of requests dies young, so the younger generations find it.
    """
    gc.set_threshold(2000, 10, NEVER)
    gc.freeze()
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_TIDYINGS)
        gc.collect()


async def add_headers(response: Response[Any]) -> Response[Any]:  # async, or Litestar would run it in a thread
    response.headers.update(HEADERS)
    return response
