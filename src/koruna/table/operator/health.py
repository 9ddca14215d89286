"""The endpoints for monitoring: health and metrics."""

from __future__ import annotations

import asyncio
from typing import Any

from anyio import CapacityLimiter, to_thread
from litestar import Response, get
from litestar.exceptions import NotAuthorizedException
from sqlalchemy.exc import SQLAlchemyError

import koruna
from koruna.table.config import ServerConfig
from koruna.table.live.draining import DRAINING
from koruna.table.operator.figures import FIGURES
from koruna.table.operator.prometheus import MEDIA_TYPE, metrics
from koruna.table.operator.secret import operator_of
from koruna.table.requests.client_address import about_proxies, address_of, is_person_here
from koruna.table.requests.request_identity import AnyRequest
from koruna.table.store.store import Store

SECONDS_FOR_DATABASE = 3.0
CHECKS = 2  # concurrent ones: more would only use up threads when the database hangs
HEALTH = "health"  # key in the state of the application
NOT_KEPT = {"Cache-Control": "no-store"}


class Health:
    """Checks in separate threads whether the database answers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.threads = CapacityLimiter(CHECKS)

    async def is_good(self) -> bool:
        asked = to_thread.run_sync(self.store.ask, abandon_on_cancel=True, limiter=self.threads)
        try:
            await asyncio.wait_for(asked, SECONDS_FOR_DATABASE)
        except (TimeoutError, SQLAlchemyError):
            return False
        return True


@get("/healthz", include_in_schema=False)
async def health(request: AnyRequest) -> Response[dict[str, Any]]:
    """200 if the database answers, else 503."""
    checked: Health = request.app.state[HEALTH]
    works = await checked.is_good()
    answer = {"ok": works, "version": koruna.__version__, "draining": request.app.state[DRAINING].is_on}
    return Response(answer, status_code=200 if works else 503, headers=NOT_KEPT)


@get("/metrics", include_in_schema=False)
async def prometheus(request: AnyRequest) -> Response[str]:
    """For the operator, with the secret; on a server that is not public also for requests from the machine itself."""
    config: ServerConfig = request.app.state["config"]
    if not (is_at_the_machine(request) and not config.public) and not operator_of(request).is_operator(request):
        raise NotAuthorizedException("operator-only")
    processes = request.app.state[FIGURES].of_this_machine()
    return Response(metrics(processes), media_type=MEDIA_TYPE, headers=NOT_KEPT)


def is_at_the_machine(request: AnyRequest) -> bool:
    host = request.scope["client"][0] if request.scope["client"] else ""
    return is_person_here(about_proxies(request.scope["headers"]), address_of(host))
