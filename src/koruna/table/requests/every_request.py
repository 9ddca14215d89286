"""What is done with every request, whether or not there is such a path; Litestar's middleware sees known paths only."""

from __future__ import annotations

from litestar.types import HTTPScope

from koruna.table.requests.client_address import CLIENT
from koruna.table.requests.rate_limits import Limits


def admit(scope: HTTPScope, limits: Limits) -> None:
    """Note who sent a request and count it. It is refused if it is one too many."""
    client = limits.proxies.client(scope)
    scope.setdefault("state", {})[CLIENT] = client
    limits.count_request(client, scope["path"])
