"""Changes of a table one after another. What a change depends on may be different once it is its turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from koruna.engine.errors import Trouble
from koruna.table.live.live_table import Live
from koruna.table.live.new_table import make_table
from koruna.table.live.tables import Added, LiveTables, Stale
from koruna.table.log_lines import Free, LogLine, Name, SeatKey
from koruna.table.requests.request_identity import SESSION
from koruna.table.schemas import SeatRequest
from koruna.table.store.digests import digest
from koruna.table.store.store import Addition, Store

from ..seats import Client, Seats

EVA_ALONE = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": ""}]
GUEST_SITS = [SeatKey(1, digest("guest")), Name(1, "Jan")]


def written_meanwhile(patch: pytest.MonkeyPatch, lines: Sequence[LogLine]) -> None:
    """The next change has to wait while another one adds these lines."""
    changing, before = LiveTables.changing, [lines]

    @asynccontextmanager
    async def late(tables: LiveTables, table: Live) -> AsyncIterator[None]:
        while before:
            added = before.pop()
            async with changing(tables, table):
                await tables.add(table, added)
        async with changing(tables, table):
            yield

    patch.setattr(LiveTables, "changing", late)


def as_host(seats: Seats) -> dict[str, str]:
    return {"Authorization": f"Bearer {seats.host}"}


@pytest.mark.parametrize("path", ["/api/tables/{}/seats/1/link", "/t/{}/invite/1"])
def test_a_host_gets_no_link_to_a_seat_that_a_guest_took_meanwhile(
    client: Client, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """It would open the guest's seat."""
    seats = Seats(client, seats=EVA_ALONE)
    written_meanwhile(monkeypatch, GUEST_SITS)
    assert client.post(path.format(seats.id), headers=as_host(seats), follow_redirects=False).status_code == 403
    assert seats.now()["names"] == ["Eva", "Jan"]


def test_whoever_was_removed_meanwhile_gets_no_link(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = Seats(client)
    written_meanwhile(monkeypatch, [Free(1)])
    path, petr = f"/api/tables/{seats.id}/seats/1/link", {"Authorization": f"Bearer {seats.keys[1]}"}
    assert client.post(path, headers=petr).status_code == 403


@pytest.mark.parametrize(("path", "body"), [("undo", None), ("seats/0/bot", {"level": "greedy"}), ("moves", {})])
def test_whoever_was_removed_meanwhile_changes_nothing(
    client: Client, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, object] | None
) -> None:
    seats = Seats(client)
    if path == "undo":
        seats.play()
    turn = 0 if path == "seats/0/bot" else seats.now()["waiting"][0]
    eva = {"Authorization": f"Bearer {seats.keys[turn]}"}
    seen = seats.now(turn)
    wish = {"seq": seen["seq"], "move": seen["moves"][0]["text"]} if path == "moves" else body
    written_meanwhile(monkeypatch, [Free(turn)])
    assert client.post(f"/api/tables/{seats.id}/{path}", json=wish, headers=eva).status_code == 403


def test_a_browser_that_joins_twice_at_once_has_one_seat(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    three = [{"kind": "person", "name": "Eva"}, *[{"kind": "person", "name": ""}] * 2]
    wish = {"game": "kingdomino", "options": {}, "seats": three, "listed": True}
    table = client.post("/api/tables", json=wish).json()["table"]
    written_meanwhile(monkeypatch, GUEST_SITS)
    client.cookies.set(SESSION, "guest")
    answer: httpx.Response = client.post(f"/t/{table}/join", data={"name": "Jan"}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert client.get(f"/api/tables/{table}").json()["names"] == ["Eva", "Jan", "Player 3"]


# --- locks ------------------------------------------------------------------------------------

in_loop = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[tuple[LiveTables, Live]]:
    tables = LiveTables(Store(f"sqlite:///{tmp_path}/koruna.db"), 0)
    people = [SeatRequest("person", "Eva"), SeatRequest("person", "Petr")]
    yield tables, await make_table(tables, "kingdomino", {}, people, "host", {0: "eva", 1: "petr"})
    await tables.close()


@in_loop
async def test_a_table_is_changed_by_one_at_a_time(tmp_path: Path) -> None:
    """Also for a task that arrives when one has just finished and another has waited for it."""
    async with opened(tmp_path) as (tables, table):
        at_once, most = 0, 0

        async def change(pause: float) -> None:
            nonlocal at_once, most
            await asyncio.sleep(pause)
            async with tables.changing(table):
                at_once += 1
                most = max(most, at_once)
                await asyncio.sleep(0.01)
                at_once -= 1

        await asyncio.gather(*[change(0.005 * number) for number in range(8)])
        assert most == 1


@in_loop
async def test_a_change_that_is_refused_leaves_no_lock(tmp_path: Path) -> None:
    """Where somebody has a lock, a table is never unloaded."""
    async with opened(tmp_path) as (tables, table):
        with pytest.raises(Trouble):
            await tables.move(table, table.seq, "no such move", table.match.state.waiting()[0])
        assert table.head.id not in tables.locks
        assert not tables.is_used(table.head.id)


@in_loop
async def test_a_change_is_tried_again_when_another_process_was_first(tmp_path: Path) -> None:
    async with opened(tmp_path) as (tables, table):
        other = Store(str(tables.store.engine.url))
        tables.store.shared = True
        asked = 0

        def lines() -> Added:
            nonlocal asked
            asked += 1
            if asked == 1:
                other.append([Addition(table.head.id, table.seq, [Name(0, "Eva")], False)])
            return [Name(1, "Jan")], False

        await tables.change(table, lines)
        assert asked == 2
        assert table.names == ["Eva", "Jan"]
        other.close()


@in_loop
async def test_a_change_that_nobody_else_prevented_is_not_tried_for_ever(tmp_path: Path) -> None:
    async with opened(tmp_path) as (tables, table):
        table.seq -= 1  # as if it had missed a line that cannot be read
        tables.store.log = lambda *_: []  # type: ignore[method-assign]
        with pytest.raises(Stale):
            await tables.change(table, lambda: ([Name(1, "Jan")], False))
