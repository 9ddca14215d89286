"""Clients that send without end, or too slowly, or connect too often; and ordinary ones, who notice nothing."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from msgspec import structs

from koruna.table.config import ServerConfig
from koruna.table.requests.connection_limits import Connections
from tests.table.seats import Seats
from tests.table.servers import serving

# This machine is a client like any other, and nobody has much time.
CONFIG = ServerConfig(
    trusted_proxies=(),
    requests_a_minute=100_000,
    connections_of_client=20,
    streams_of_client=3,
    seconds_for_headers=1,
    seconds_for_body=1,
    seconds_idle=1,
    seconds_unread=0.5,
)
PATIENCE = 20  # seconds; on an idle machine nothing takes two
REQUEST = b"GET /keeps HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('limits')}/koruna.db", CONFIG) as address:
        httpx.get(f"{address}/keeps", timeout=PATIENCE)
        yield address


@contextmanager
def connection(address: str, buffer: int = 0) -> Iterator[socket.socket]:
    url = httpx.URL(address)
    with socket.socket() as link:
        if buffer:
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        link.settimeout(PATIENCE)
        link.connect((url.host, url.port or 80))
        yield link


def answer(link: socket.socket) -> bytes:
    """All that comes until the server closes; what it did not read itself may cut its answer short."""
    found = b""
    deadline = time.monotonic() + PATIENCE
    try:
        while part := link.recv(65536):
            found += part
            assert time.monotonic() < deadline, "it does not close"
    except ConnectionResetError:
        pass
    return found


def status(link: socket.socket) -> int:
    """The status of the only answer before the connection is closed; 0 if there was none."""
    found = answer(link)
    assert found.count(b"HTTP/1.1 ") <= 1
    return int(found.split()[1]) if found else 0


def send_until_closed(link: socket.socket, piece: bytes, most: int = 64 * 1024 * 1024) -> int:
    """How much the server took."""
    sent = 0
    try:
        while sent < most:
            sent += link.send(piece)
    except OSError:
        return sent
    raise AssertionError(f"{most} bytes were taken")


# --- headers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "start",
    [
        b"GET /",
        b"GET / HTTP/1.1\r\nX: ",
        b"GET / HTTP/1.1\r\nX",
        b"\r\n",
        POST + b"Transfer-Encoding: chunked\r\n\r\n1;",
    ],
)
def test_what_has_no_end_is_ended(address: str, start: bytes) -> None:
    with connection(address) as link:
        link.sendall(start)
        taken = send_until_closed(link, b"\r\n" * 5000 if start == b"\r\n" else b"a" * 10_000)
    assert taken < 16 * 1024 * 1024, "most of it is in the buffers of the system"


@pytest.mark.parametrize(
    "headers",
    [
        "".join(f"X-{number}: a\r\n" for number in range(101)),
        f"X: {'a' * 33_000}\r\n",
        "".join(f"X-{number}: {'a' * 4000}\r\n" for number in range(9)),
    ],
)
def test_too_many_headers_are_refused(address: str, headers: str) -> None:
    with connection(address) as link:
        link.sendall(f"GET /keeps HTTP/1.1\r\nHost: x\r\n{headers}\r\n".encode())
        assert status(link) == 431


def test_trailers_are_headers(address: str) -> None:
    with connection(address) as link:
        link.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n" + b"X: a\r\n" * 200 + b"\r\n")
        assert status(link) == 431


def test_ordinary_headers_are_not(address: str) -> None:
    many = {f"X-{number}": "a" * 100 for number in range(90)}
    assert httpx.get(f"{address}/keeps", headers=many, timeout=PATIENCE).status_code == 200
    assert httpx.get(f"{address}/keeps", headers={"Cookie": f"x={'a' * 16_000}"}, timeout=PATIENCE).status_code == 200


# --- time ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"", 0),
        (b"\r\n", 408),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", 408),
        (POST + b"Content-Length: 100\r\n\r\n{", 408),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{", 408),
    ],
)
def test_half_a_request_is_not_waited_for(address: str, sent: bytes, answered: int) -> None:
    with ExitStack() as opened:
        links = [opened.enter_context(connection(address)) for _ in range(10)]
        began = time.monotonic()
        for link in links:
            link.sendall(sent)
        assert [status(link) for link in links] == [answered] * 10
        assert time.monotonic() - began < PATIENCE / 2


def test_a_byte_now_and_then_gains_no_time(address: str) -> None:
    for start, drop in (
        (b"GET / HTTP/1.1\r\nX: ", b"a"),
        (POST + b"Content-Length: 999\r\n\r\n", b"{"),
        (b"", b"\r\n"),
    ):
        with connection(address) as link:
            link.sendall(start)
            assert is_left(link, drop)


def test_a_connection_is_closed_when_nothing_more_comes(address: str) -> None:
    for more in (b"", b"\r\n", b"GET"):
        with connection(address) as link:
            link.sendall(REQUEST)
            began = time.monotonic()
            assert link.recv(100).startswith(b"HTTP/1.1 200")
            link.sendall(more)
            answer(link)
            assert time.monotonic() - began < PATIENCE / 2


def is_left(link: socket.socket, piece: bytes) -> bool:
    """Whether the server closes the connection of a client that goes on sending, and does not read."""
    link.settimeout(0.1)
    deadline = time.monotonic() + PATIENCE / 2
    while time.monotonic() < deadline:
        try:
            link.send(piece)
        except TimeoutError:
            continue
        except OSError:
            return True
        time.sleep(0.03)
    return False


def test_whoever_does_not_read_is_left(tmp_path: Path) -> None:
    """A page is larger than all buffers on the way, and nobody takes it."""
    with serving(f"sqlite:///{tmp_path}/koruna.db", CONFIG, buffer=4096) as address:
        whole = len(httpx.get(f"{address}/", headers={"Accept-Encoding": "identity"}, timeout=PATIENCE).content)
        assert whole > 100_000
        for read_soon in (True, False):
            with connection(address, buffer=4096) as link:
                link.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                time.sleep(0 if read_soon else 2)
                assert (len(answer(link)) > whole) == read_soon


def test_a_slow_client_has_the_time_there_is(address: str) -> None:
    with connection(address) as link:
        began = time.monotonic()
        for at in range(0, len(REQUEST), 5):
            link.sendall(REQUEST[at : at + 5])
            time.sleep(0.02)
        late = time.monotonic() - began > CONFIG.seconds_for_headers / 2  # then it is this machine that is slow
        assert late or link.recv(100).startswith(b"HTTP/1.1 200")


def test_a_stream_has_all_the_time(address: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        table = Seats(client)
        with client.stream("GET", f"/api/tables/{table.id}/events") as stream:
            lines = (line for line in stream.iter_lines() if line.startswith("id:"))
            first = next(lines)
            time.sleep(1.5)
            table.play()
            assert next(lines) != first


# --- bodies ----------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused_and_not_read_for_ever(address: str) -> None:
    for length in (b"Content-Length: 99999999999\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\nfffffff\r\n"):
        with connection(address) as link:
            link.sendall(POST + length)
            send_until_closed(link, b"a" * 10_000)
    assert httpx.post(f"{address}/api/tables", content=b"a" * 70_000, timeout=PATIENCE).status_code == 413


# --- many ------------------------------------------------------------------------------------------


def test_one_client_has_only_so_many_connections(address: str) -> None:
    with ExitStack() as opened:
        links = [opened.enter_context(connection(address)) for _ in range(30)]
        for link in links:
            link.settimeout(PATIENCE)
        refused = [link for link in links if link.recv(100).startswith(b"HTTP/1.1 429")]  # the others are idle too long
        assert 10 <= len(refused) <= 30
    deadline = time.monotonic() + PATIENCE
    while httpx.get(f"{address}/keeps", timeout=PATIENCE).status_code != 200:
        assert time.monotonic() < deadline


def test_one_client_has_only_so_many_streams(address: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as client, ExitStack() as opened:
        table = Seats(client)
        paths = [f"/t/{table.id}/stream", f"/api/tables/{table.id}/events"] * 3
        got = [opened.enter_context(client.stream("GET", path)) for path in paths]
        assert [one.status_code for one in got] == [200] * 3 + [429] * 3
        assert got[3].headers["Retry-After"] == "10"
        assert client.get(f"/t/{table.id}/now").status_code == 200, "a page can ask without a stream"
        got[0].close()
        deadline = time.monotonic() + PATIENCE
        while True:
            with client.stream("GET", paths[0]) as again:
                if again.status_code == 200:
                    break
            assert time.monotonic() < deadline, "one that is closed leaves its place to another"
            time.sleep(0.02)


def test_requests_cannot_be_queued(address: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE) as client, connection(address) as link:
        table = Seats(client)
        link.sendall(f"GET /api/tables/{table.id}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        assert link.recv(100).startswith(b"HTTP/1.1 200")
        link.sendall(REQUEST * 100)
        assert b"HTTP/1.1" not in answer(link), "the stream is cut, and nothing else can be said on its connection"


def test_all_together_have_only_so_many_connections(tmp_path: Path) -> None:
    config = structs.replace(CONFIG, connections=5, seconds_for_headers=5)
    with serving(f"sqlite:///{tmp_path}/koruna.db", config) as address, ExitStack() as opened:
        for _ in range(5):
            opened.enter_context(connection(address))
        with connection(address) as one_more:
            found = answer(one_more)
        assert found.startswith(b"HTTP/1.1 503")
        assert b"retry-after: 10" in found


def test_connections_of_a_proxy_may_be_anybodys() -> None:
    config = structs.replace(
        CONFIG, trusted_proxies=("127.0.0.1", "10.0.0.0/8"), connections=10, connections_of_client=2
    )
    connections = Connections(config)
    hosts = ["10.1.2.3"] * 3 + ["127.0.0.1", "", "192.0.2.1", "192.0.2.1", "192.0.2.1"]
    hosts += ["2001:db8::1", "2001:db8::2", "2001:db8::3", "10.1.2.3"]
    found = [connections.enter(host).value for host in hosts]
    assert found == [200] * 7 + [429] + [200] * 2 + [429] + [200]
    assert connections.enter("10.9.9.9").value == 503
    for host, allowed in zip(hosts, found, strict=True):
        if allowed == 200:
            connections.leave(host)
    assert connections.open.here == {}


def test_nothing_that_clients_send_is_logged(address: str, capfd: pytest.CaptureFixture[str]) -> None:
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    for sent in (
        b"nonsense\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01",
        b"GET /\x00 HTTP/1.1\r\n\r\n",
    ):
        with connection(address) as link:
            link.sendall(sent)
            assert status(link) in (400, 408)
    with connection(address) as link:
        link.sendall(b"GET /keeps HTTP/1.1\r\nHost: x\r\n" + upgrade + b"\r\n")
        assert link.recv(100).startswith(b"HTTP/1.1 200")
    assert capfd.readouterr().err == ""
