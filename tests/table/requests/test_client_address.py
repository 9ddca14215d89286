"""Who a request comes from: directly, through proxies, and through proxies that say nothing or are lied to."""

from __future__ import annotations

from typing import Any, cast

import pytest
from litestar.types import HTTPScope

import koruna
from koruna.table.config import LOOPBACK
from koruna.table.requests.client_address import Client, Proxies

FRONT = "203.0.113.9"  # a proxy on another machine
NEAR = "10.0.7.3"  # one more, between that and us
TRUSTED = (*LOOPBACK, FRONT, "10.0.0.0/16", "2001:db8:f::/48")


def asked(peer: str | None, public: bool = False, **headers: Any) -> Any:
    """A request from a peer, as a scope with whom it comes from."""
    sent = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope: dict[str, Any] = {"client": peer and (peer, 4711), "scheme": "http", "headers": sent}
    scope["found"] = Proxies(TRUSTED, public).client(cast("HTTPScope", scope))
    return scope


def network(peer: str | None, forwarded: str, **more: Any) -> str:
    found: Client = asked(peer, x_forwarded_for=forwarded, **more)["found"]
    assert found.is_limited
    return found.network


# --- directly -------------------------------------------------------------------------------


def test_whoever_is_no_proxy_is_who_connects_whatever_they_say() -> None:
    for said in ("127.0.0.1", "198.51.100.1", FRONT, "", "::1", "nobody"):
        assert network("192.0.2.1", said) == "192.0.2.1"
    assert asked("192.0.2.1", x_forwarded_proto="https")["scheme"] == "http"


def test_a_household_is_one_client_on_ipv6() -> None:
    one, other = (asked(f"2001:db8:1:2:{end}")["found"] for end in ("aaaa::1", "ffff:ffff:ffff:ffff"))
    assert one == other == Client("2001:db8:1:2::/64", True)
    assert asked("2001:db8:1:3::1")["found"] != one
    assert asked("fe80::1%eth0")["found"].network == "fe80::/64"


def test_ipv4_is_the_same_through_a_socket_for_both() -> None:
    assert asked("::ffff:192.0.2.1")["found"] == asked("192.0.2.1")["found"]
    assert network("::ffff:127.0.0.1", "192.0.2.1") == "192.0.2.1"


# --- through a proxy --------------------------------------------------------------------------


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::1", FRONT, NEAR, "2001:db8:f:1::5", None])
def test_a_trusted_proxy_says_for_whom_it_asks(proxy: str | None) -> None:
    found = asked(proxy, x_forwarded_for="192.0.2.1", x_forwarded_proto="https")
    assert found["found"] == Client("192.0.2.1", True)
    assert found["client"] == ("192.0.2.1", 0)
    assert found["scheme"] == "https"
    assert network(proxy, "2001:db8:1:2::77") == "2001:db8:1:2::/64"


def test_what_a_client_writes_into_the_header_is_not_believed() -> None:
    for lie in ("127.0.0.1", "198.51.100.1", FRONT, "unknown", "", "127.0.0.1, 127.0.0.1"):
        assert network("127.0.0.1", f"{lie}, 192.0.2.1") == "192.0.2.1"
        assert network("127.0.0.1", f"{lie}, 192.0.2.1, {FRONT}, {NEAR}") == "192.0.2.1"


def test_several_headers_are_one_list() -> None:
    scope: Any = {"client": ("127.0.0.1", 1), "scheme": "http"}
    scope["headers"] = [(b"x-forwarded-for", b"192.0.2.7"), (b"x-forwarded-for", b"192.0.2.8")]
    assert Proxies(TRUSTED, False).client(scope).network == "192.0.2.8"


def test_ports_and_brackets_are_left_out() -> None:
    assert network("127.0.0.1", "192.0.2.1:50000") == "192.0.2.1"
    assert network("127.0.0.1", "[2001:db8:1:2::77]:50000") == "2001:db8:1:2::/64"


def test_where_all_are_proxies_the_first_counts() -> None:
    assert network("127.0.0.1", f"{NEAR}, {FRONT}") == NEAR
    assert network("127.0.0.1", "127.0.0.1") == "127.0.0.1", "and is limited: somebody asked a proxy"


def test_what_is_no_address_stands_for_the_proxy_that_wrote_it() -> None:
    for nonsense in ("", "unknown", "_hidden", "999.1.1.1", "x" * 5000, "192.0.2.1, unknown", "\xff"):
        assert network(FRONT, nonsense) == FRONT


# --- a proxy that says nothing -------------------------------------------------------------------


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost", "koruna.localhost:8000", "[::1]:8000", "127.1.2.3"])
def test_who_plays_at_the_machine_itself_is_not_limited(host: str) -> None:
    assert not asked("127.0.0.1", host=host)["found"].is_limited
    assert not asked("::1", host=host)["found"].is_limited
    assert asked("192.0.2.1", host=host)["found"].is_limited


def test_a_public_server_limits_everybody() -> None:
    assert asked("127.0.0.1", public=True, host="127.0.0.1")["found"] == Client("127.0.0.1", True)


def test_who_comes_through_a_silent_proxy_shares_its_limits() -> None:
    told: list[dict[str, Any]] = [{"host": "club.example"}, {"host": ""}, {}]
    told += [{"host": "127.0.0.1", name: "x"} for name in ("x_real_ip", "forwarded", "via", "x_forwarded_host")]
    for headers in told:
        assert asked("127.0.0.1", **headers)["found"] == Client("127.0.0.1", True)
    assert asked(FRONT, host="127.0.0.1")["found"] == Client(FRONT, True)
    assert asked(None, host="127.0.0.1")["found"] == Client("", True)


def test_only_addresses_can_be_trusted() -> None:
    for wrong in ("proxy.example", "", "10.0.0.0/99", "*"):
        with pytest.raises(koruna.Trouble) as refused:
            Proxies([wrong], False)
        assert refused.value.message == "serve-bad-network"
