"""Who a request comes from, as far as limits are concerned. No other module decides it.

The address is that of the connection. If that is a trusted proxy (`ServerConfig.trusted_proxies`), it is the last
address in `X-Forwarded-For` that is not a trusted proxy itself: every proxy appends the address that it was asked from,
so what a client wrote into the header stands further left and is never reached.

A trusted proxy that does not say for whom it asks stands for all who come through it, and they share its limits. The
only exception is a request from the machine itself which no proxy has touched, at a server that is not public: whoever
plays or tests there is not limited, and could overload their own machine anyway. A proxy can be told from them by the
headers that it adds or by the name that it was asked for; one that sends neither looks like a player at the machine,
and is why a server for strangers is made `public`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.types import HTTPScope

from koruna.engine.errors import Trouble

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
SCHEMES = ("http", "https")
# By these one sees that a proxy was there.
OF_PROXIES = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via")
CLIENT = "client"  # key in the state of a request
HOUSEHOLD = 64  # bits of an IPv6 address that a provider hands out; the rest a client chooses as it likes


class Client(NamedTuple):
    network: str  # by which it is counted: an IPv4 address, or an IPv6 network
    is_limited: bool


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Client:
    client: Client = connection.state[CLIENT]
    return client


class Proxies:
    """Finds out who a request comes from."""

    def __init__(self, trusted: Iterable[str], public: bool) -> None:
        self.trusted = [network_of(text) for text in trusted]
        self.public = public

    def client(self, scope: HTTPScope) -> Client:
        """Whom a request comes from. Its scope then has their address, and the scheme by which the proxy was asked."""
        host = scope["client"][0] if scope["client"] else ""  # none has a proxy that asks through a local socket
        peer = address_of(host)
        if host and not self.trusts(peer):
            return Client(counted_by(peer, host), True)
        headers = about_proxies(scope["headers"])
        if headers.get("x-forwarded-proto") in SCHEMES:
            scope["scheme"] = headers["x-forwarded-proto"]
        if "x-forwarded-for" not in headers:
            return Client(counted_by(peer, host), self.public or not is_person_here(headers, peer))
        address = self.asked_by(headers["x-forwarded-for"].split(","), peer)
        scope["client"] = (str(address or host), 0)
        return Client(counted_by(address, host), True)

    def asked_by(self, chain: list[str], peer: Address | None) -> Address | None:
        """The last address that is no trusted proxy; the first if all are. What is no address ends the search."""
        found = peer
        for text in reversed(chain):
            address = address_of(without_port(text.strip()))
            if address is None:
                break
            found = address
            if not self.trusts(address):
                break
        return found

    def trusts(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.trusted)


def about_proxies(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """The headers by which one knows a proxy. Several of one name are one list."""
    found: dict[str, str] = {}
    for raw, value in headers:
        name, text = raw.decode("latin-1"), value.decode("latin-1")
        if name in OF_PROXIES or name == "host":
            found[name] = f"{found[name]},{text}" if name in found else text
    return found


def is_person_here(headers: dict[str, str], peer: Address | None) -> bool:
    """Whether it comes from this machine, for this machine, and no proxy says that it was there."""
    if peer is None or not peer.is_loopback or any(name in headers for name in OF_PROXIES):
        return False
    asked = without_port(headers.get("host", ""))
    address = address_of(asked)
    return asked == "localhost" or asked.endswith(".localhost") or (address is not None and address.is_loopback)


# --- addresses -------------------------------------------------------------------------------


def network_of(text: str) -> Network:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise Trouble("serve-bad-proxy", {"proxy": text[:60]}) from None


@lru_cache(maxsize=4096)
def address_of(text: str) -> Address | None:
    """An address; None for anything else. IPv4 in the clothes of IPv6 (`::ffff:192.0.2.1`) is IPv4."""
    try:
        address = ip_address(text[:64].partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def counted_by(address: Address | None, otherwise: str) -> str:
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(IPv6Network((address, HOUSEHOLD), strict=False))
    return otherwise if address is None else str(address)


def without_port(text: str) -> str:
    """`192.0.2.1:80` and `[2001:db8::1]:80` without their port."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
