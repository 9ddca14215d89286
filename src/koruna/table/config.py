"""The settings of a server: which proxies it trusts, and the limits for one client and for all together.

A *client* is an IPv4 address or an IPv6 network of 64 bits, which is what one household gets. Many people may be behind
one of them (a school, a café), so the caps for one client are meant for a room full of players, not for one.
"""

from __future__ import annotations

import os
from typing import Annotated

from msgspec import Meta, Struct, structs

CORES = os.cpu_count() or 1
LOOPBACK = ("127.0.0.0/8", "::1")

Count = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(gt=0)]


class BotConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of the operator's own: a program, or what an installed package offers."""

    program: str = ""  # the command that starts it
    entry: str = ""  # or the name of an entry point
    games: tuple[str, ...] = ()  # ids of the games it plays; empty for all
    seconds: Seconds = 10  # for a decision, then it loses its turn


NameOfBot = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,29}$")]


class ServerConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    # Trusted proxies, as addresses or networks: only their `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    trusted_proxies: tuple[str, ...] = LOOPBACK
    # Whether strangers use it. If not, requests from the machine itself are not limited (see client_address.py).
    public: bool = False
    # The public base URL, such as `https://games.example.org`, if it cannot be derived from requests.
    public_address: Annotated[str, Meta(pattern=r"^(https?://[^/?#\s]+)?$")] = ""
    # The path below which a proxy serves it, `/koruna`, if it shares its host with others.
    path_prefix: Annotated[str, Meta(pattern=r"^(/[A-Za-z0-9._~-]+)*$")] = ""

    # Password for the operator's page and the Prometheus metrics; without one there is no such page.
    operator_secret: Annotated[str, Meta(pattern=r"^(.{16,})?$")] = ""
    # Whether every request is written to the output, without keys.
    log_requests: bool = False

    # --- of one client ---
    requests_a_minute: Count = 1200  # a page at play asks a few times a second at most
    tables_a_minute: Count = 60
    tables_a_day: Count = 2000
    seconds_of_work_a_minute: Count = 30  # in the processes that think, load tables and draw replays
    streams_of_client: Count = 200
    connections_of_client: Count = 400

    # --- of all together ---
    workers: Count = 1  # processes that answer requests, on this machine
    streams: Count = 2000
    thinkers: Count = max(1, CORES - 1)  # processes for bots and hints
    seconds_of_thought: Seconds = 5  # the most that an opponent thinks about one decision, on a slow machine
    bots: dict[NameOfBot, BotConfig] = {}  # opponents of the operator's own, by name
    drawers: Count = 1  # processes for replays and other slow drawing
    megabytes_of_tables: Count = 500  # in memory; tables without players are unloaded, the least recently used first
    connections: Count = 4000  # or as many as the system allows to be open, if that is less

    # --- how long tables are kept without a change; 0 for ever ---
    days_of_finished: Days = 0
    days_of_unfinished: Days = 0

    minutes_of_draining: Count = 10  # until a draining server stops even if people are playing

    # --- of one connection ---
    header_bytes: Count = 32 * 1024  # the request line included
    headers: Count = 100
    seconds_for_headers: Seconds = 10  # from the first byte, or from the connection if none comes
    seconds_for_body: Seconds = 20
    seconds_idle: Count = 10  # between two requests
    seconds_unread: Seconds = 30  # while the client reads nothing of a pending response

    def share_of_worker(self) -> ServerConfig:
        """The share of one process, for limits that processes cannot count together."""
        return structs.replace(
            self,
            thinkers=-(-self.thinkers // self.workers),
            drawers=-(-self.drawers // self.workers),
            megabytes_of_tables=-(-self.megabytes_of_tables // self.workers),
        )


DEFAULT = ServerConfig()
# For a club of a hundred people, strangers among them: abandoned tables are deleted.
PUBLIC = ServerConfig(
    public=True,
    log_requests=True,
    tables_a_minute=20,
    tables_a_day=500,
    days_of_finished=90,
    days_of_unfinished=30,
)
