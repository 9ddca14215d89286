"""The errors of the JSON interface, as its schema describes them: each is a `Refused`."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from koruna.table.schemas import Refused

MEANINGS = {
    400: "The request was not understood.",
    401: "A seat needs its key.",
    403: "Not for this client: another player's seat, or a request from another site.",
    404: "There is no such table, seat or question.",
    409: "The table has changed since the client saw it.",
    413: "The request is too large.",
    422: "Not allowed by the rules, which are named in `why`, or not as a table can be.",
    423: "The table is frozen: this version of its game cannot continue it.",
    429: "Too many requests or streams; `Retry-After` says when to come back.",
    500: "A fault of the server.",
    503: "The server is full; `Retry-After` says when to come back.",
}


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """These, and those that every request may get."""
    every = sorted({400, 429, 500, *statuses})
    return {status: ResponseSpec(Refused, generate_examples=False, description=MEANINGS[status]) for status in every}


OF_LOOKING = errors(403, 404, 423)
OF_CHANGING = errors(401, 403, 404, 409, 413, 422, 423)
