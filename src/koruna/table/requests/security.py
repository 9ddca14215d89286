"""Protection against cross-site request forgery (CSRF), and limits of certain routes."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from koruna.table.live.draining import DRAINING, Draining
from koruna.table.requests.client_address import CLIENT, client_of
from koruna.table.requests.rate_limits import Limits, come_back
from koruna.table.requests.request_identity import AnyRequest, key_in_header

# No resources from other hosts, no inline script or style, no embedding in a frame.
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
SECONDS_UNTIL_BACK = 60  # a guess for Retry-After, for new tables while draining
LIMITS = "limits"  # key in the state of the application
SAFE = ("GET", "HEAD", "OPTIONS")


async def refuse_other_sites(request: AnyRequest) -> None:
    """Requests that change something and are authenticated by cookie must come from our own pages.

    Browsers send the origin of a request: `Sec-Fetch-Site` on secure connections, `Origin` for every form or script.
    Programs send neither, and have no cookies that another site could abuse. With a key in the header cookies do not
    count; a password there does not say that, since another site can have a browser send one.
    """
    # Litestar's CSRFConfig would require a token in every form, and from programs too, with or without cookies.
    if request.method in SAFE or key_in_header(request):
        return
    site = request.headers.get("sec-fetch-site")
    origin = request.headers.get("origin")
    if site is not None:
        foreign = site not in ("same-origin", "none")
    else:
        public = urlsplit(request.app.state["config"].public_address).netloc  # if a proxy rewrites the host
        ours = [request.headers.get("host"), public or None]
        foreign = origin is not None and urlsplit(origin).netloc not in ours
    if foreign:
        raise PermissionDeniedException("error-cross-site")


def limit_tables(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler | None = None) -> None:
    """Guard for routes that create a table, the most costly thing, which also uses disk. Refuses all while draining."""
    draining: Draining = request.app.state[DRAINING]
    if draining.is_on:
        raise HTTPException("table-draining", status_code=503, headers=come_back(SECONDS_UNTIL_BACK))
    limits: Limits = request.app.state[LIMITS]
    limits.count_table(client_of(request))


class LimitStreams(ASGIMiddleware):
    """Guard for routes that answer with an event stream."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        limits: Limits = scope["litestar_app"].state[LIMITS]
        with limits.streams.one_more(scope["state"][CLIENT]):
            await next_app(scope, receive, send)
