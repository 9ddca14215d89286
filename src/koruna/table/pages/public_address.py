"""The address of this server for other people, and whether a shared link can be opened on another device."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Literal

import segno
from markupsafe import Markup, escape
from msgspec import Struct

from koruna.table.requests.base_path import base_path
from koruna.table.requests.request_identity import AnyRequest

# Reserved addresses: routing to them reveals this machine's address in its network.
FAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
ANY = ("0.0.0.0", "::")
LISTENS = "listens"  # key in the state of the application: the host and port of `koruna serve`
QUIET = 4  # width of the margin around a QR code


class Reach(Struct, frozen=True):
    base: str  # base URL of links
    asked: str  # base URL of the request
    # `asked`: the URL of the request works elsewhere, too; `network`: links have the address in the local network;
    # `alone`: the server listens to this device only; `offline`: there is no network.
    how: Literal["asked", "network", "alone", "offline"]

    def is_open(self) -> bool:
        """Whether links work on other devices."""
        return self.how in ("asked", "network")


def reach_of(request: AnyRequest) -> Reach:
    asked = str(request.base_url).rstrip("/")
    if public := request.app.state["config"].public_address:
        return Reach(public + base_path(), asked, "asked")
    if not is_local(request.base_url.hostname or ""):
        return Reach(asked, asked, "asked")
    host, port = request.app.state.get(LISTENS, ("127.0.0.1", 0))
    if is_local(host) and host not in ANY:
        return Reach(asked, asked, "alone")
    found = address_for_others(host, port)
    return Reach(found + base_path() if found else asked, asked, "network" if found else "offline")


def address_for_others(host: str, port: int) -> str:
    """The URL of a server for others in the network, or "" if they cannot reach it."""
    if host in ANY:
        host = own_address(only_four=host == "0.0.0.0")
    if not host or is_local(host):
        return ""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address(only_four: bool) -> str:
    """This machine's address in its network, or "". No packet is sent."""
    for family, far in FAR[:1] if only_four else FAR:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                own = str(probe.getsockname()[0])
        except OSError:  # no route
            continue
        if not is_local(own):
            return own
    return ""


def is_local(host: str) -> bool:
    """Whether a host name or address means the device itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ip_address(host.strip("[]"))
    except ValueError:
        return False  # a host name
    return address.is_loopback or address.is_unspecified


def code_of(link: str, label: str) -> Markup:
    """The QR code of a link, black on white in any theme, because cameras need that."""
    drawn = segno.make(link, error="m", micro=False).svg_inline(
        border=QUIET, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None
    )
    return Markup(drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1))
