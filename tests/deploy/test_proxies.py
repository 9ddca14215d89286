"""The examples for nginx and Caddy, each with TLS in front of a server; skipped where they are not installed."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from koruna.table.config import ServerConfig
from tests.table.browsing import BROWSER, form
from tests.table.seats import PEOPLE
from tests.table.servers import serving

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 30.0


class Behind(NamedTuple):
    https: str  # the address of the proxy
    http: str  # and without TLS, "" if the example leaves that to the proxy
    checks: ssl.SSLContext


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """For 127.0.0.1, signed by itself."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    wanted = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2", "-nodes"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-keyout", str(key), "-out", str(cert), *wanted]
    subprocess.run(made, check=True, capture_output=True)
    return cert, key


def changed(text: str, changes: dict[str, str]) -> str:
    """An example at other ports, and with another certificate."""
    for before, after in changes.items():
        assert before in text, before
        text = text.replace(before, after)
    return text


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    proxy = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        deadline = time.monotonic() + PATIENCE
        while socket.socket().connect_ex(("127.0.0.1", port)):
            assert proxy.poll() is None, proxy.stdout.read() if proxy.stdout else ""
            assert time.monotonic() < deadline, "the proxy does not start"
            time.sleep(0.05)
        yield
    finally:
        proxy.terminate()
        try:
            proxy.communicate(timeout=3)
        except subprocess.TimeoutExpired:  # Caddy waits for streams
            proxy.kill()
            proxy.communicate(timeout=PATIENCE)


def knows_http2() -> bool:
    """Whether nginx knows `http2 on`; if not, the example is changed as it says itself."""
    said = subprocess.run(["nginx", "-v"], capture_output=True, text=True, check=True).stderr
    return tuple(map(int, re.findall(r"\d+", said)[:3])) >= (1, 25, 1)


@contextmanager
def nginx(folder: Path, server: str, prefix: str) -> Iterator[Behind]:
    cert, key = certificate(folder)
    plain, secure = free_port(), free_port()
    live = "/etc/letsencrypt/live/games.example.org"
    site = changed(
        (DEPLOY / "nginx.conf").read_text(),
        {
            "server 127.0.0.1:8000;": f"server {server.removeprefix('http://')};",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl;\n": "",
            **({} if knows_http2() else {"    http2 on;\n": "", " ssl;\n": " ssl http2;\n"}),
            "server_name games.example.org;": "server_name 127.0.0.1;",
            f"{live}/fullchain.pem": str(cert),
            f"{live}/privkey.pem": str(key),
            "$host;": "$http_host;",  # this one has an unusual port
            "location / {": f"location {prefix or '/'} {{",
        },
    )
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ {temporary} include site.conf; }}"
    (folder / "nginx.conf").write_text(whole)
    with running(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")], secure):
        checks = ssl.create_default_context(cafile=str(cert))
        yield Behind(f"https://127.0.0.1:{secure}", f"http://127.0.0.1:{plain}", checks)


@contextmanager
def caddy(folder: Path, server: str, prefix: str) -> Iterator[Behind]:
    cert, key = certificate(folder)
    secure = free_port()
    site = changed(
        (DEPLOY / "Caddyfile").read_text(),
        {
            "{$SITE:games.example.org} {": f"https://127.0.0.1:{secure} {{\n\ttls {cert} {key}",
            "reverse_proxy {$KORUNA:127.0.0.1:8000} {": f"reverse_proxy {prefix and f'{prefix}*'} {server} {{",
        },
    )
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running(command, secure):
        yield Behind(f"https://127.0.0.1:{secure}", "", ssl.create_default_context(cafile=str(cert)))


PROXIES = {"nginx": nginx, "caddy": caddy}


@pytest.fixture(params=PROXIES)
def behind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Behind]:
    """A server behind a proxy; below a path, if the test is for one."""
    if shutil.which(request.param) is None or shutil.which("openssl") is None:
        pytest.skip(f"{request.param} is not installed")
    mark = request.node.get_closest_marker("parametrize")
    prefix = "/koruna" if mark is not None and "below" in request.node.name else ""
    config = ServerConfig(public=True, tables_a_minute=3, path_prefix=prefix, trusted_proxies=("127.0.0.1",))
    with serving(f"sqlite:///{tmp_path}/koruna.db", config) as server:
        tmp_path.chmod(0o755)  # nginx as root works as another user
        with PROXIES[request.param](tmp_path, server, prefix) as found:
            yield found


def browser_at(behind: Behind) -> httpx.Client:
    """One that asks from another address than the proxy."""
    way = httpx.HTTPTransport(verify=behind.checks, local_address="127.0.0.2")
    return httpx.Client(base_url=behind.https, transport=way, timeout=PATIENCE, headers=BROWSER)


def test_a_table_is_made_and_its_links_are_secure(behind: Behind) -> None:
    with browser_at(behind) as browser:
        made = browser.post("/new/kingdomino", data=form(who1="link"), headers={"Origin": behind.https})
        assert made.status_code == 303
        assert all("Secure" in cookie for cookie in made.headers.get_list("set-cookie"))
        assert made.headers["strict-transport-security"] == "max-age=31536000"
        page = browser.get(made.headers["location"]).text
        assert f'value="{behind.https}/t/' in page
    if behind.http:
        asked = httpx.get(f"{behind.http}/rules/kingdomino", timeout=PATIENCE)
        assert asked.status_code == 301
        assert asked.headers["location"].startswith("https://")


def test_a_stream_arrives_at_once(behind: Behind) -> None:
    with browser_at(behind) as client:
        made = client.post("/api/tables", json={"game": "kingdomino", "seats": PEOPLE}).json()
        path, key = f"/api/tables/{made['table']}", made["seats"][0]["key"]
        with client.stream("GET", f"{path}/events") as stream:
            lines = stream.iter_lines()
            while not next(lines).startswith("id:"):
                pass
            now = client.get(path, headers={"Authorization": f"Bearer {key}"}).json()
            seat = now["turn"]
            own = {"Authorization": f"Bearer {made['seats'][seat]['key']}"}
            move = client.get(path, headers=own).json()["moves"][0]["text"]
            sent = time.monotonic()
            assert client.post(f"{path}/moves", json={"seq": now["seq"], "move": move}, headers=own).status_code == 200
            while not next(lines).startswith("id:"):
                pass
            assert time.monotonic() - sent < 5, "a proxy that buffers holds it back until there is more"


def test_each_client_is_limited_and_nobody_chooses_an_address(behind: Behind) -> None:
    people = {"game": "kingdomino", "seats": PEOPLE}
    with browser_at(behind) as client:
        answers = [
            client.post("/api/tables", json=people, headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(5)
        ]
    assert answers == [201, 201, 201, 429, 429]


def test_what_is_too_large_is_refused(behind: Behind) -> None:
    with browser_at(behind) as client:
        assert client.post("/api/tables", content=b"x" * 200_000).status_code == 413


@pytest.mark.parametrize("where", ["below"])
def test_it_works_below_a_path(behind: Behind, where: str) -> None:
    with browser_at(behind) as browser:
        assert browser.get(f"/koruna/?{where}").status_code == 200
        made = browser.post("/koruna/new/kingdomino", data=form(who1="link"), headers={"Origin": behind.https})
        assert made.headers["location"].startswith("/koruna/t/")
        assert f'value="{behind.https}/koruna/t/' in browser.get(made.headers["location"]).text
