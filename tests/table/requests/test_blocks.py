"""Networks that the operator keeps out."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import PermissionDeniedException

from koruna.engine.errors import Trouble
from koruna.table.config import ServerConfig
from koruna.table.requests.blocks import Blocks, know_blocks, network_to_block
from koruna.table.requests.client_address import Client, Proxies
from koruna.table.store.blocks import block, blocked, unblock
from koruna.table.store.store import Store
from tests.table.servers import serving

SECRET = "a secret of the operator"
PROXIES = Proxies(["127.0.0.0/8", "10.0.0.5"], public=True)
OPERATOR = Client("203.0.113.9", True)


def is_refused(blocks: Blocks, network: str) -> bool:
    try:
        blocks.refuse(Client(network, True))
    except PermissionDeniedException:
        return True
    return False


def test_who_is_within_a_blocked_network_is_refused_while_it_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = Blocks()
    now = time.time()
    blocks.take({"192.0.2.0/24": now + 60, "198.51.100.7/32": now + 60, "2001:db8::/48": now + 60})
    for refused in ("192.0.2.1", "198.51.100.7", "2001:db8:0:5::/64"):
        assert is_refused(blocks, refused)
    for admitted in ("192.0.3.1", "198.51.100.8", "2001:db9::/64", ""):
        assert not is_refused(blocks, admitted)
    monkeypatch.setattr(time, "time", lambda: now + 61)
    assert not is_refused(blocks, "192.0.2.1")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("192.0.2.1", "192.0.2.1/32"),
        (" 192.0.2.9/24 ", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),  # a household gets no less, and could take another address
        ("2001:db8::/48", "2001:db8::/48"),
    ],
)
def test_an_address_is_kept_as_its_clients_are_counted(typed: str, kept: str) -> None:
    assert network_to_block(typed, PROXIES, OPERATOR) == kept


@pytest.mark.parametrize("typed", ["203.0.113.9", "203.0.113.0/24", "0.0.0.0/0", "127.0.0.1", "10.0.0.0/8"])
def test_nobody_blocks_themselves_or_the_proxy(typed: str) -> None:
    with pytest.raises(Trouble, match="would shut out you yourself"):
        network_to_block(typed, PROXIES, OPERATOR)


@pytest.mark.parametrize("typed", ["", "everybody", "192.0.2.1/99", "<b>"])
def test_what_is_no_network_is_told(typed: str) -> None:
    with pytest.raises(Trouble, match="neither an IP address nor a network"):
        network_to_block(typed, PROXIES, OPERATOR)


def test_the_database_keeps_them_until_they_end(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/koruna.db")
    block(store, "192.0.2.0/24", time.time() - 1)
    block(store, "198.51.100.7/32", time.time() + 60)
    block(store, "198.51.100.7/32", time.time() + 3600)
    [(network, until)] = blocked(store).items()
    assert network == "198.51.100.7/32"
    assert until > time.time() + 3000
    unblock(store, "198.51.100.7/32")
    assert blocked(store) == {}
    store.close()


def test_a_server_learns_what_another_has_blocked(tmp_path: Path) -> None:
    store, blocks = Store(f"sqlite:///{tmp_path}/koruna.db"), Blocks()
    block(store, "192.0.2.0/24", time.time() + 60)
    asyncio.run(know_blocks(store, blocks))
    assert is_refused(blocks, "192.0.2.1")
    store.close()


def test_blocking_holds_over_a_restart(tmp_path: Path) -> None:
    """Of those behind a proxy only the one who was blocked is kept out, and is told so."""
    config = ServerConfig(public=True, operator_secret=SECRET)
    database = f"sqlite:///{tmp_path}/koruna.db"
    troll, other = {"X-Forwarded-For": "192.0.2.66"}, {"X-Forwarded-For": "192.0.2.67"}
    operator = {"Authorization": f"Bearer {SECRET}", **other}

    def answers(address: str) -> list[int]:
        return [httpx.get(f"{address}/api/games", headers=who, timeout=30).status_code for who in (troll, other)]

    with serving(database, config) as address:
        assert answers(address) == [200, 200]
        sent = {"network": "192.0.2.66", "hours": "24"}
        assert httpx.post(f"{address}/operator/blocks", data=sent, headers=operator, timeout=30).status_code == 303
        assert answers(address) == [403, 200]
    with serving(database, config) as address:
        assert answers(address) == [403, 200]
        refused = httpx.get(f"{address}/t/abc/stream", headers={**troll, "Accept-Language": "en"}, timeout=30)
        assert refused.json()["error"].startswith("Whoever runs this server has blocked your network")
        sent = {"network": "192.0.2.66/32"}
        assert httpx.post(f"{address}/operator/unblock", data=sent, headers=operator, timeout=30).status_code == 303
        assert answers(address) == [200, 200]


def test_who_is_blocked_has_the_usual_limit(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Otherwise somebody who does not stop could fill the log with refusals."""
    config = ServerConfig(public=True, log_requests=True, requests_a_minute=5, operator_secret=SECRET)
    database = f"sqlite:///{tmp_path}/koruna.db"
    store = Store(database)
    block(store, "192.0.2.66/32", time.time() + 60)
    store.close()
    troll = {"X-Forwarded-For": "192.0.2.66"}
    with serving(database, config) as address:
        statuses = [httpx.get(f"{address}/api/games", headers=troll, timeout=30).status_code for _ in range(20)]
    assert statuses[:5] == [403] * 5
    assert set(statuses[10:]) == {429}
    assert len([line for line in capfd.readouterr().out.splitlines() if "192.0.2.66" in line]) < 10
