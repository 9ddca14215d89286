"""The server put together: storage, news, bots, pages and the JSON interface."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

import koruna
from koruna.locale import LANGUAGES, words
from koruna.table.api.error_responses import HANDLERS
from koruna.table.api.routes import Api
from koruna.table.api.security import HEADERS, limit_requests, refuse_other_sites
from koruna.table.live.bot_workers import Thinkers
from koruna.table.live.tables import Room
from koruna.table.pages.lobby import lobby
from koruna.table.pages.rules_page import keeps, rules
from koruna.table.pages.setup_page import SettingUp
from koruna.table.pages.sitting import Sitting
from koruna.table.pages.static_files import static_file
from koruna.table.pages.table_page import AtTable
from koruna.table.store.store import Store

LARGEST_REQUEST = 64 * 1024
SECONDS_BETWEEN_TIDYINGS = 3600.0
NEVER = 1_000_000
SMALL_ANSWERS = ["/moves$", "/undo$", "/bot$"]  # too small to be compressed


def make_app(database: str, pace: float = 0.8, thinkers: int = 1) -> Litestar:
    """The application on a database given by its URL (`sqlite:///…`, `postgresql://…`)."""
    store = Store(database)
    store.be_the_server()
    room = Room(store, Thinkers(thinkers), pace)

    @asynccontextmanager
    async def open_room(_: Litestar) -> AsyncIterator[None]:
        for language, game in product(LANGUAGES, koruna.games()):
            words(language, game.id)  # read before anybody waits for them
        tidying = asyncio.get_running_loop().create_task(tidy_seldom())
        if store.shared:
            room.news.start_listening(database)
        yield
        tidying.cancel()
        await room.close()

    return Litestar(
        route_handlers=[Api, lobby, SettingUp, Sitting, AtTable, rules, keeps, static_file],
        dependencies={"room": Provide(lambda: room, sync_to_thread=False)},
        exception_handlers={**HANDLERS},
        before_request=refuse_other_sites,
        middleware=[limit_requests],
        # Streams of news too: each goes out at once, and what was sent before makes the next one small.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=2, exclude=SMALL_ANSWERS),
        lifespan=[open_room],
        state=State({"news": room.news}),
        after_request=add_headers,
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(title="Koruna", version=koruna.__version__, path="/api/schema"),
    )


async def tidy_seldom() -> None:
    """Looking through all that is there for garbage takes a tenth of a second or two, and holds everybody up.

    What a request leaves is young when it is done with, and is found by the collections of the young.
    """
    gc.freeze()
    gc.set_threshold(2000, 10, NEVER)
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_TIDYINGS)
        gc.collect()


async def add_headers(response: Response[Any]) -> Response[Any]:  # async, or each would go through a thread
    response.headers.update(HEADERS)
    return response
