"""Which client a request counts for. Only this module decides that.

The address is that of the connection. If that is a trusted proxy (`ServerConfig.trusted_proxies`), it is the last
address in `X-Forwarded-For` that is not itself a trusted proxy: every proxy appends the address of its client, so
anything a client put into the header is further left and is never reached.

If a trusted proxy does not send the header, all its clients share one client's limits. The only exception is a direct
request from the machine itself at a server that is not public: it is not limited, since local users could overload
their own machine anyway. A proxy is recognised by the headers it adds or the host name it passes on; one that does
neither looks like a local user, which is why a server for strangers is made `public`.
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
# The presence of any of these reveals a proxy.
OF_PROXIES = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via")
CLIENT = "client"  # key in the state of a request
HOUSEHOLD = 64  # bits of an IPv6 address that a provider assigns; the client chooses the rest


class Client(NamedTuple):
    network: str  # used for limits: an IPv4 address, or an IPv6 network
    is_limited: bool


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Client:
    client: Client = connection.state[CLIENT]
    return client


class Proxies:
    """Finds the client of a request."""

    def __init__(self, trusted: Iterable[str], public: bool) -> None:
        self.trusted = [network_of(text) for text in trusted]
        self.public = public

    def client(self, scope: HTTPScope) -> Client:
        """The client of a request. Puts its address, and the scheme reported by the proxy, into the scope."""
        host = scope["client"][0] if scope["client"] else ""  # a proxy on a local socket has none
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
        """The last address that is not a trusted proxy; the first if all are. An invalid address ends the search."""
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
    """The headers that reveal a proxy. Repeated headers are joined into one list."""
    found: dict[str, str] = {}
    for raw, value in headers:
        name, text = raw.decode("latin-1"), value.decode("latin-1")
        if name in OF_PROXIES or name == "host":
            found[name] = f"{found[name]},{text}" if name in found else text
    return found


def is_person_here(headers: dict[str, str], peer: Address | None) -> bool:
    """Whether it is a direct request from this machine to a local name, without a proxy's headers."""
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
        raise Trouble("serve-bad-network", {"network": text[:60]}) from None


@lru_cache(maxsize=4096)
def address_of(text: str) -> Address | None:
    """Parse an address; None for anything else. An IPv4-mapped address (`::ffff:192.0.2.1`) is IPv4."""
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
