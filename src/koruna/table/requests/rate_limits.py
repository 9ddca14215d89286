"""Rate limits: requests and seconds of work a minute, tables a minute and a day, and concurrent streams.

Not Litestar's rate limits, because those (2.25) use the wall clock, so that a clock set back locks clients out; miss
requests for unknown paths; send no Retry-After; and read and write a list of all requests of the last minute on every
request.

Processes that serve the same tables share their counts (see peers.py), so that together they allow as much as one
would, with a lag of about a second.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from litestar.exceptions import HTTPException, TooManyRequestsException

from koruna.table.config import ServerConfig
from koruna.table.peers.counts import SharedCount
from koruna.table.peers.peers import Peers, Shared
from koruna.table.requests.client_address import Client, Proxies
from koruna.table.requests.recent_counts import RecentCounts

A_MINUTE = 60.0
A_DAY = 24 * 3600.0
MOST_CLIENTS = 20_000  # kept in memory
MOST_SENT = 500  # most recent clients that a new process is told about
COST_OF_STATIC_FILE = 0.1  # of a request: it is served from memory, and a first visit needs a dozen
SECONDS_UNTIL_A_STREAM_ENDS = 10  # a guess for Retry-After


class RateLimit(Shared):
    """A token bucket: each client has a budget per minute, or another period. The unspent budget accumulates up to one
    period's worth, so bursts are allowed."""

    item = tuple[str, float]  # a client, and what it spent

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic, seconds: float = A_MINUTE) -> None:
        self.most = float(most)
        self.clock = clock
        self.seconds = seconds
        self.spent: dict[str, tuple[float, float]] = {}  # by client: how much, at which time; most recent last
        self.unsent: dict[str, float] = {}  # by client: spent since the last report to the other processes
        self.lately = RecentCounts(clock, MOST_CLIENTS)

    def spend(self, client: str, cost: float = 1.0) -> None:
        """Spend from the budget; refused if too little is left, with the seconds to wait."""
        self.must_have(client, cost)
        self.charge(client, cost)

    def must_have(self, client: str, cost: float) -> None:
        """Refuse a client with less than that left; a full budget always suffices, whatever the cost."""
        spent = self.spent_by(client)
        if spent and spent + cost > self.most:
            self.count(client, 0.0)  # marks it as the most recent
            raise TooManyRequestsException(headers=come_back((spent + cost - self.most) / self.most * self.seconds))

    def has(self, client: str, cost: float) -> bool:
        """Whether a client has that much budget left."""
        return self.spent_by(client) + cost <= self.most

    def charge(self, client: str, cost: float) -> None:
        """Charge a cost, even if it exceeds the budget."""
        self.count(client, cost)
        self.unsent[client] = self.unsent.get(client, 0.0) + cost

    def count(self, client: str, cost: float) -> None:
        now = self.clock()
        spent = self.spent_by(client)
        self.spent.pop(client, None)
        self.spent[client] = (spent + cost, now)
        self.lately.add(client, cost)
        self.forget_old(now)

    def spent_by(self, client: str) -> float:
        """What a client has spent and not yet regained."""
        spent, at = self.spent.get(client, (0.0, 0.0))
        return max(0.0, spent - (self.clock() - at) / self.seconds * self.most)

    def forget_old(self, now: float) -> None:
        """Drop clients whose budget is full again, and the oldest if there are too many."""
        while True:
            first, (_, at) = next(iter(self.spent.items()))
            if now - at <= self.seconds and len(self.spent) <= MOST_CLIENTS:
                return
            del self.spent[first]

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[tuple[str, float]]:
        unsent, self.unsent = self.unsent, {}
        return list(unsent.items())

    def everything(self) -> Sequence[tuple[str, float]]:
        return [(client, self.spent_by(client)) for client in list(self.spent)[-MOST_SENT:]]

    def receive(self, peer: str, items: Sequence[tuple[str, float]], complete: bool) -> None:
        for client, cost in items:
            self.count(client, max(0.0, cost - self.spent_by(client)) if complete else cost)


class StreamLimit:
    """Limits open streams. A stream over the limit is refused, and no other is closed for it: otherwise clients that
    share an address with a greedy one would keep losing theirs."""

    def __init__(self, of_client: int, in_all: int) -> None:
        self.of_client = of_client
        self.in_all = in_all
        self.open = SharedCount()

    @contextmanager
    def one_more(self, client: Client) -> Iterator[None]:
        if self.open.total() >= self.in_all:
            raise HTTPException("table-full", status_code=503, headers=come_back(SECONDS_UNTIL_A_STREAM_ENDS))
        if client.is_limited and self.open[client.network] >= self.of_client:
            raise TooManyRequestsException("table-too-many-streams", headers=come_back(SECONDS_UNTIL_A_STREAM_ENDS))
        self.open.add(client.network, 1)
        try:
            yield
        finally:
            self.open.add(client.network, -1)


class Limits:
    """All HTTP limits of a server."""

    def __init__(self, config: ServerConfig) -> None:
        self.proxies = Proxies(config.trusted_proxies, config.public)
        self.requests = RateLimit(config.requests_a_minute)
        self.tables = RateLimit(config.tables_a_minute)
        self.work = RateLimit(config.seconds_of_work_a_minute)
        self.tables_of_day = RateLimit(config.tables_a_day, seconds=A_DAY)
        self.streams = StreamLimit(config.streams_of_client, config.streams)

    def share(self, peers: Peers) -> None:
        peers.share("requests", self.requests)
        peers.share("tables of a minute", self.tables)
        peers.share("tables of a day", self.tables_of_day)
        peers.share("work", self.work)
        peers.share("streams", self.streams.open)

    def count_request(self, client: Client, path: str) -> None:
        if client.is_limited:
            self.requests.spend(client.network, COST_OF_STATIC_FILE if path.startswith("/static/") else 1.0)

    def count_table(self, client: Client) -> None:
        if client.is_limited:
            self.tables.spend(client.network)
            self.tables_of_day.spend(client.network)


def come_back(seconds: float) -> dict[str, str]:
    return {"Retry-After": str(max(1, math.ceil(seconds)))}
