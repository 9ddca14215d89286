"""How a server is run: whom it believes, and how much it gives to one client and to all together.

A *client* is an IPv4 address or an IPv6 network of 64 bits, which is what one household gets. Many people may be behind
one of them (a school, a café), so the caps for one client are meant for a room full of players, not for one.
"""

from __future__ import annotations

from msgspec import Struct

LOOPBACK = ("127.0.0.0/8", "::1")


class ServerConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    # Proxies, as addresses or networks, that are believed when they say for whom they ask (`X-Forwarded-For`) and how
    # they were asked (`X-Forwarded-Proto`). Nobody else is.
    trusted_proxies: tuple[str, ...] = LOOPBACK
    # Whether strangers use it. If not, whoever plays on the machine itself is not limited (see client_address.py).
    public: bool = False

    # --- of one client ---
    requests_a_minute: int = 1200  # a page at play asks a few times a second at most
    tables_a_minute: int = 60
    tables_a_day: int = 2000
    streams_of_client: int = 200
    connections_of_client: int = 400

    # --- of all together ---
    streams: int = 2000
    megabytes_of_tables: int = 500  # in memory; tables where nobody is are unloaded, the least recently used first
    connections: int = 4000  # or as many as the system allows to be open, if that is less

    # --- how long tables are kept without a change; 0 for ever ---
    days_of_finished: int = 0
    days_of_unfinished: int = 0

    # --- of one connection ---
    header_bytes: int = 32 * 1024  # the request line included
    headers: int = 100
    seconds_for_headers: float = 10  # from the first byte, or from the connection if none comes
    seconds_for_body: float = 20
    seconds_idle: int = 10  # between two requests
    seconds_unread: float = 30  # while the client takes nothing of an answer that is waiting


DEFAULT = ServerConfig()
