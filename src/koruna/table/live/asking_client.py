"""For whom a task works: set for every request, and inherited by the tasks that it starts.

So whatever is costly can be counted where it is done, however deep below the request.
"""

from __future__ import annotations

from contextvars import ContextVar

NOBODY_COUNTED = ""  # the server itself, and whoever is not limited

asking_client: ContextVar[str] = ContextVar("asking_client", default=NOBODY_COUNTED)
