"""Links that friends can open: which address they begin with, and what is said where nobody else can open them."""

from __future__ import annotations

import re
import socket
from html import unescape
from typing import Any

import pytest

from koruna.table.pages import public_address as reaching
from koruna.table.pages.public_address import LISTENS, address_for_others, code_of, is_local, own_address
from tests.table.browsing import Browser, form, set_up, table_of
from tests.table.qr_reading import read


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "localhost", "koruna.localhost", "::1", "[::1]", "0.0.0.0"])
def test_an_address_of_this_device_alone_is_known(host: str) -> None:
    assert is_local(host)


@pytest.mark.parametrize("host", ["192.168.1.5", "koruna.example", "10.0.0.1", "2001:db8::5", "localhost.example", ""])
def test_any_other_address_may_be_given_away(host: str) -> None:
    assert not is_local(host)


def test_the_address_for_others_is_where_the_server_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "own_address", lambda only_four: "192.168.1.5" if only_four else "fd00::5")
    assert address_for_others("127.0.0.1", 8000) == ""
    assert address_for_others("::1", 8000) == ""
    assert address_for_others("0.0.0.0", 8000) == "http://192.168.1.5:8000"
    assert address_for_others("::", 8000) == "http://[fd00::5]:8000"
    assert address_for_others("10.1.2.3", 8123) == "http://10.1.2.3:8123"
    monkeypatch.setattr(reaching, "own_address", lambda only_four: "")
    assert address_for_others("0.0.0.0", 8000) == ""


def test_ones_own_address_is_one_that_a_server_can_listen_at() -> None:
    own = own_address(only_four=True)
    if own:  # this machine is in a network
        assert not is_local(own)
        with socket.socket() as bound:
            bound.bind((own, 0))


@pytest.mark.parametrize("length", [26, 40, 60, 80, 100])
def test_a_code_reads_as_its_link(length: int) -> None:
    link = ("http://192.168.1.5:8000/t/" + "a1-Z_" * 20)[:length]
    drawn = code_of(link, 'Link of "seat" 2')
    assert read(drawn) == link
    assert 'role="img" aria-label="Link of &#34;seat&#34; 2"' in drawn
    assert "style" not in drawn  # which the pages forbid


def listening(server: Browser, host: str) -> str:
    """The invitations of a table, on a server that `koruna serve` lets listen at a host; asked for at 127.0.0.1."""
    app: Any = server.client.app
    app.state[LISTENS] = (host, 8000)
    try:
        path = f"/t/{table_of(set_up(server, who1='link'))}/invite"
        return server.get(path, headers={"Host": "127.0.0.1:8000"}).text
    finally:
        del app.state[LISTENS]


def links_in(page: str) -> list[str]:
    return re.findall(r'<input readonly value="([^"]*)"', page)


def test_a_link_that_nobody_else_can_open_says_so(server: Browser) -> None:
    page = unescape(listening(server, "127.0.0.1"))
    assert 'data-reach="alone"' in page
    assert "Only this device can open these links" in page
    assert "<code>koruna serve --host 0.0.0.0</code>" in page
    assert all(link.startswith("http://127.0.0.1:8000/t/") for link in links_in(page))
    assert "data-share" not in page
    assert 'class="qr"' not in page


def test_links_begin_with_the_address_in_the_network(server: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "own_address", lambda only_four: "192.168.1.5")
    page = unescape(listening(server, "0.0.0.0"))
    assert 'data-reach="network"' in page
    assert "its address on the network, http://192.168.1.5:8000" in page
    seat, watch = links_in(page)
    assert seat.startswith("http://192.168.1.5:8000/t/")
    assert "/sit/" in seat
    assert watch.startswith("http://192.168.1.5:8000/t/")
    assert [read(code) for code in re.findall(r"<svg role=\"img\" .*?</svg>", page)] == [seat, watch]
    assert page.count("data-share") == 2
    assert re.findall(r'<details class="qr-of"( open)?>', page) == [" open", ""]  # the one friend sees it at once


def test_without_a_network_that_is_said(server: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "own_address", lambda only_four: "")
    page = listening(server, "0.0.0.0")
    assert 'data-reach="offline"' in page
    assert 'class="qr"' not in page


def test_an_address_that_others_know_needs_no_words(server: Browser) -> None:
    path = f"/t/{table_of(set_up(server, who1='link'))}/invite"
    page = server.get(path, headers={"Host": "koruna.example"}).text
    assert "data-reach" not in page
    seat, watch = links_in(page)
    assert seat.startswith("http://koruna.example/t/")
    assert [read(code) for code in re.findall(r"<svg role=\"img\" .*?</svg>", page)] == [seat, watch]


@pytest.mark.parametrize("page", ["", "/replay/0"])
def test_the_link_to_watch_is_one_that_others_can_open_or_says_that_it_is_not(
    server: Browser, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    table = table_of(server.post("/new/kingdomino", data=form(), follow_redirects=False))
    here = {"Host": "127.0.0.1:8000"}
    alone = unescape(server.get(f"/t/{table}{page}", headers=here).text)
    assert 'data-address="http://127.0.0.1:8000"' in alone
    assert "only this device can open it" in alone
    app: Any = server.client.app
    app.state[LISTENS] = ("0.0.0.0", 8000)
    monkeypatch.setattr(reaching, "own_address", lambda only_four: "192.168.1.5")
    try:
        page_html = server.get(f"/t/{table}{page}", headers=here).text
    finally:
        del app.state[LISTENS]
    assert 'data-address="http://192.168.1.5:8000"' in page_html
    assert 'data-copied="The link is copied."' in page_html
