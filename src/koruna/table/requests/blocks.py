"""Networks blocked by the operator. Stored in the database, so that they survive a restart; processes that serve the
same tables notify each other when they change (see peers.py)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import lru_cache

from litestar.exceptions import PermissionDeniedException

from koruna.engine.errors import Trouble
from koruna.table.live.loaded_tables import in_thread
from koruna.table.peers.peers import Shared
from koruna.table.requests.client_address import Client, Network, Proxies, address_of, counted_by, network_of
from koruna.table.store.blocks import blocked
from koruna.table.store.store import Store

BLOCKS = "blocks"  # key in the state of the application


class Blocks(Shared):
    item = bool  # only that they have changed; the list is read from the database

    until: dict[Network, float]  # seconds since 1970
    when_changed: Callable[[], None]  # another process has changed them

    def __init__(self) -> None:
        self.until = {}
        self.when_changed = lambda: None
        self.unsent: list[bool] = []

    def take(self, found: dict[str, float]) -> None:
        """Replace them by those of the database."""
        self.until = {network_of(network): until for network, until in found.items()}

    def broadcast_change(self) -> None:
        self.unsent = [True]
        self.broadcast_now()

    def refuse(self, client: Client) -> None:
        """Refuse a client in a blocked network."""
        if not self.until:
            return
        here = network_of_client(client.network)
        for network, until in self.until.items():
            if here is not None and is_within(here, network) and until > time.time():
                raise PermissionDeniedException("table-blocked")

    # --- with other processes (see peers.py) ------------------------------------------------
    # A process that has just started reads them from the database.

    def news(self) -> Sequence[bool]:
        unsent, self.unsent = self.unsent, []
        return unsent

    def receive(self, peer: str, items: Sequence[bool], complete: bool) -> None:
        self.when_changed()


async def know_blocks(store: Store, blocks: Blocks) -> None:
    """Read them from the database: another server may have changed them."""
    blocks.take(await in_thread(blocked, store))


def network_to_block(typed: str, proxies: Proxies, operator: Client) -> str:
    """Parse an address or a network; refused if it would block the operator, or all clients behind a proxy."""
    address = address_of(typed.strip())
    network = network_of(counted_by(address, typed) if address else typed)
    here = network_of_client(operator.network)
    own = here is not None and is_within(here, network)
    if own or any(network.version == proxy.version and network.overlaps(proxy) for proxy in proxies.trusted):
        raise Trouble("operator-own-network", {"network": str(network)})
    return str(network)


def is_within(inner: Network, outer: Network) -> bool:
    return inner.version == outer.version and inner.subnet_of(outer)  # type: ignore[arg-type]


@lru_cache(maxsize=4096)
def network_of_client(text: str) -> Network | None:
    """None for clients on a local socket."""
    try:
        return network_of(text)
    except Trouble:
        return None
