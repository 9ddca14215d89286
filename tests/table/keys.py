"""Keys for tables that tests write into a database themselves."""

from __future__ import annotations

from hashlib import sha256

import httpx

from koruna.table.log_lines import LogLine, SeatKey
from koruna.table.requests.request_identity import SESSION
from koruna.table.store.digests import digest


def key_of(*seats: int) -> str:
    """The key of a program or a browser that has these seats."""
    return sha256(f"key of {seats}".encode()).hexdigest()[:32]


def key_lines(seats: int, *shared: tuple[int, ...]) -> list[LogLine]:
    """The lines that give every seat a key of its own, and some seats together another one."""
    held = [*[(seat,) for seat in range(seats)], *shared]
    return [SeatKey(seat, digest(key_of(*together))) for together in held for seat in together]


def bearer(*seats: int) -> dict[str, str]:
    return {"Authorization": f"Bearer {key_of(*seats)}"}


def cookie(*seats: int) -> dict[str, str]:
    return {"Cookie": f"{SESSION}={key_of(*seats)}"}


def sit(client: httpx.Client, *seats: int) -> None:
    """From now on the client is a browser that has these seats, and no other."""
    client.cookies.clear()
    if seats:
        client.cookies.set(SESSION, key_of(*seats))
