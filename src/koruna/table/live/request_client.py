"""The client on whose behalf the current task runs: set for every request, and inherited by the tasks it spawns.

So the cost of work can be charged where it is done, however deep in the call stack.
"""

from __future__ import annotations

from contextvars import ContextVar

NOBODY_COUNTED = ""  # the server itself, and clients without limits

request_client: ContextVar[str] = ContextVar("request_client", default=NOBODY_COUNTED)
