"""A server below a path of its host: every link, file, redirect, cookie and stream stays below it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest

from koruna.table.config import ServerConfig
from koruna.table.pages.static_files import static_files
from tests.table.browsing import BROWSER, form
from tests.table.seats import PEOPLE
from tests.table.servers import serving

BELOW = ServerConfig(path_prefix="/games/koruna")
MOST_OF_A_KIND = 4
LINK = re.compile(r'(href|src|action)="([^"]*)"')


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("below")
    with serving(f"sqlite:///{folder}/koruna.db", BELOW) as address:
        yield address


@pytest.fixture
def browser(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=60, headers=BROWSER) as client:
        yield client


def test_no_link_of_any_page_leads_out_of_the_path(browser: httpx.Client) -> None:
    """All that can be reached by links from the lobby, from a table at play and from one that is over."""
    made = browser.post("/games/koruna/new/kingdomino", data=form(who1="link"))
    assert (made.status_code, made.headers["location"][:16]) == (303, "/games/koruna/t/")
    seen: set[str] = set()
    over = finished(browser)
    waiting = ["/games/koruna", "/games/koruna/", made.headers["location"], over, f"{over}/replay/9999"]
    kinds: Counter[str] = Counter()
    while waiting:
        path = waiting.pop(0)
        kind = re.sub("[0-9a-f]{12,}|[0-9]+", "#", path.split("?")[0]).removeprefix("/games/koruna")
        if path in seen or kinds[kind] == MOST_OF_A_KIND:
            continue
        seen.add(path)
        kinds[kind] += 1
        answer = browser.get(path)
        assert answer.status_code < 400, path
        if "location" in answer.headers:
            waiting.append(answer.headers["location"])
        if not answer.headers.get("content-type", "").startswith("text/html"):
            continue
        for attribute, link in LINK.findall(answer.text):
            found = urljoin(path, unescape(link)).split("#")[0]
            assert found.startswith("/games/koruna/") or found.split("?")[0] == "/games/koruna", (path, link)
            waiting += [found] if attribute != "action" else []
    wanted = {"", "/", "/keeps", "/new/kingdomino", "/rules/suverenita", "/t/#", "/t/#/invite", "/t/#/replay/#"}
    assert wanted <= kinds.keys()


def finished(browser: httpx.Client) -> str:
    """The page of a table that is over."""
    made = browser.post("/games/koruna/api/tables", json={"game": "kingdomino", "seats": PEOPLE}).json()
    table, keys = f"/games/koruna/api/tables/{made['table']}", [seat["key"] for seat in made["seats"]]
    assert made["seats"][0]["link"].startswith("/games/koruna/t/")
    while not (now := browser.get(table).json())["over"]:
        key = {"Authorization": f"Bearer {keys[now['turn']]}"}
        seen = browser.get(table, headers=key).json()
        move = {"seq": seen["seq"], "move": seen["moves"][0]["text"]}
        assert browser.post(f"{table}/moves", json=move, headers=key).status_code == 200
    return f"/games/koruna/t/{made['table']}"


def test_cookies_are_for_the_path_alone(browser: httpx.Client) -> None:
    made = browser.post("/games/koruna/new/kingdomino", data=form())
    assert len(made.headers.get_list("set-cookie")) > 1
    assert {cookie.path for cookie in browser.cookies.jar} == {"/games/koruna"}
    assert f'href="{made.headers["location"]}"' in browser.get("/games/koruna/").text, "the lobby knows whose they are"


def test_a_proxy_may_strip_the_path(browser: httpx.Client) -> None:
    for path in ("/", "/new/kingdomino", "/api/games"):
        stripped, whole = browser.get(path), browser.get(f"/games/koruna{path}")
        assert (stripped.status_code, whole.status_code) == (200, 200)
    assert 'href="/games/koruna/new/kingdomino"' in browser.get("/").text
    assert browser.get("/games/korunas/").status_code == 404
    errors = [browser.get(path).text for path in ("/games/koruna/nothing", "/games/koruna/t/nothing")]
    assert all('href="/games/koruna/"' in error for error in errors)


def test_links_for_friends_have_the_path(address: str, tmp_path: Path) -> None:
    """At the address that the request names, or at the one of the configuration."""
    asked = {**BROWSER, "Host": "games.example.org"}
    public = ServerConfig(path_prefix="/koruna", public_address="https://play.example.org")
    with serving(f"sqlite:///{tmp_path}/koruna.db", public) as other:
        for server, base, below in (
            (address, "http://games.example.org/games/koruna", "/games/koruna"),
            (other, "https://play.example.org/koruna", "/koruna"),
        ):
            with httpx.Client(base_url=server, timeout=60, headers=asked) as browser:
                made = browser.post(f"{below}/new/kingdomino", data=form(who1="link"))
                page = browser.get(made.headers["location"], headers={"Cookie": made.headers["set-cookie"]}).text
                assert f'value="{base}/t/' in page


def test_the_public_address_counts_as_ours(tmp_path: Path) -> None:
    """Otherwise the pages of a proxy that does not keep the host look foreign, if a browser sends no Sec-Fetch-Site."""
    config = ServerConfig(public_address="https://play.example.org")
    with serving(f"sqlite:///{tmp_path}/koruna.db", config) as server:
        for origin, status in (("https://play.example.org", 303), ("https://evil.example", 403), ("null", 403)):
            answer = httpx.post(f"{server}/new/kingdomino", data=form(), headers={"Origin": origin}, timeout=60)
            assert answer.status_code == status


def test_scripts_write_no_path_of_their_own() -> None:
    """They would leave the path below which they are served."""
    for name, content in static_files().items():
        if name.endswith(".js"):
            assert not re.search(r"""["'`]/(t|api|rules|new|static)\b""", content.decode()), name
