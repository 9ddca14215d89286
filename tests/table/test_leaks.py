"""Nothing leaks: tables that differ only in what somebody may not know answer that person the same, byte for byte.

The pairs are those of the laws, so a new game is under test as soon as it is found. What a bot would advise is left
out: it thinks by chance, and only of what `imagine` gives it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from litestar.testing import TestClient

from koruna.engine.game import Game
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.table.config import ServerConfig
from koruna.table.live import seating
from koruna.table.live.live_table import Live
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import Chance, LogLine, Move, Name, Retract, line_of_move
from koruna.table.requests.request_identity import SESSION
from koruna.table.server import make_app
from koruna.table.store.store import Head, Store
from tests.how_many import NIGHTLY, how_many
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import TABLES, Table, every_game
from tests.laws.twins import match_of, play_line, random_game, twins
from tests.table.logged import logged

from .keys import bearer, cookie, key_lines, key_of
from .servers import registered, serving

Logs = tuple[list[LogLine], list[LogLine]]

# Thousands of requests are made in a minute. An idle connection is kept, however busy the machine is.
UNLIMITED = ServerConfig(requests_a_minute=1_000_000, seconds_idle=60)
TRIES = 20  # tables searched for one whose secrets can be tested
FEW = how_many(interpreted=3, compiled=3, nightly=4)  # seats: more of them would only take longer
# Moments of the replay that are looked at: between equal parts of the game, and at its last moves.
PARTS, LAST = how_many(interpreted=1, compiled=1, nightly=3), how_many(interpreted=1, compiled=1, nightly=2)
OF_THE_MOMENT = "date"  # the only header that may differ
JSON, HTML = {"Accept": "application/json"}, {"Accept": "text/html", "Accept-Language": "cs"}
# Pages contain the address of their server. They are compared uncompressed, which takes less time.
ALIKE = {"Host": "koruna.example", "Accept-Encoding": "identity"}


class Side(NamedTuple):
    """One of two servers, and where it keeps its tables."""

    client: httpx.Client
    store: Store


@pytest.fixture(scope="module")
def sides(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Side, Side]]:
    databases = [f"sqlite:///{tmp_path_factory.mktemp(side)}/koruna.db" for side in ("left", "right")]
    with serving(databases[0], UNLIMITED) as left, serving(databases[1], UNLIMITED) as right:
        stores = [Store(database) for database in databases]
        with httpx.Client(base_url=left, timeout=60) as one, httpx.Client(base_url=right, timeout=60) as other:
            yield Side(one, stores[0]), Side(other, stores[1])
        for store in stores:
            store.close()


# --- the pairs ------------------------------------------------------------------------------


def pairs(table: Table, viewer: int) -> list[Logs]:
    """Logs of tables that stand at a decision, as tables always do, and are one to the viewer.

    Some pair, and one at which all wait for the viewer, who can then do and ask the most.
    """
    found: list[Logs] = []
    last: list[Logs] = []
    rng = table.rng(f"leaks {viewer}")
    for left, right in twins(table, random_game(table, rng), viewer, rng, 1000):
        if left.state.turn() != CHANCE and not left.over() and not right.over():
            pair = (log_of(table, left.record.lines), log_of(table, right.record.lines))
            (last if left.state.waiting() == [viewer] else found).append(pair)
        if found and last:
            break
    return found[:1] + last[:1]


def log_of(table: Table, lines: list[tuple[int, str]]) -> list[LogLine]:
    names = [Name(seat, f"Player{seat}") for seat in range(table.seats)]
    return [*names, *(line_of_move(*line) for line in lines)]


def has_secrets(table: Table) -> bool:
    """Whether at some decision somebody may not know what has already come about."""
    rng = table.rng("has secrets")
    match = match_of(table, [])
    for line in random_game(table, rng):
        play_line(match, line)
        for viewer in table.viewers() if match.state.waiting() else []:
            if fingerprint(match.state) != fingerprint(match.state.imagine(viewer, rng)):
                return True
    return False


# --- what can be asked ------------------------------------------------------------------------


def what_can_be_looked_at() -> list[str]:
    """The paths under a table, as the server knows them, so that none is forgotten. Streams never end."""
    paths = [route.path_format for route in registered().routes if "GET" in route.methods]
    return [path for path in paths if "{table_id}" in path and not path.endswith(("/stream", "/events"))]


LOOKS = what_can_be_looked_at()


def looks(head: Head, lines: int) -> list[str]:
    """Everything that can be looked at without changing it, also through the eyes of each seat."""
    id, key = head.id, key_of(head.seats - 1)
    found = ["/", *(f"/t/{id}/why?move={text}" for text in ("bid 3", "bid 99", "claim 1", "nonsense"))]
    found += [f"/t/{id}/moments?event=-1", *(f"/t/{id}/moments?event=-1&seat={seat}" for seat in range(head.seats))]
    for path in LOOKS:
        for move in some_of(lines) if "{move}" in path else (0,):
            asked = path.format(table_id=id, move=move, secret=f"{key}x", seat=0, line=0)
            found += [asked, *(f"{asked}?seat={seat}" for seat in range(-1, head.seats))]
    return found


def some_of(lines: int) -> list[int]:
    """Moves to replay up to: some from the beginning to the end, and those that came last."""
    return sorted({*range(0, lines, max(lines // PARTS, 1)), *range(max(lines - LAST, 0), lines + 1)})


def wishes(head: Head, seq: int) -> list[tuple[str, str, Any]]:
    """Everything that can be asked for and is refused; and, last, taking back."""
    id, seats = head.id, range(head.seats)
    api = f"/api/tables/{id}"
    wrong = [
        {"seq": 0, "move": "bid 1"},
        {"seq": seq, "move": "bid 99"},
        {"seq": seq, "move": "nonsense"},
        {"seq": "x"},
    ]
    return [
        *(("POST", f"{api}/moves{seat}", wish) for wish in wrong for seat in ("", *(f"?seat={s}" for s in seats))),
        *(("POST", f"{api}/moves?seat={s}", {"seq": 0, "move": f"bid {n}"}) for s in seats for n in (0, 1, 2)),
        *(("POST", f"{api}/seats/{seat}/bot", {"level": "genius"}) for seat in seats),
        ("DELETE", f"{api}/seats/9/bot", None),
        *(("POST", f"/t/{id}/hand-over/{seat}", None) for seat in seats),
        *(("POST", f"/t/{id}/{path}", None) for path in ("rematch", "replay/1/play-on", "join")),
        ("POST", f"{api}/undo", None),
        ("GET", api, None),
    ]


def answer(side: Side, method: str, path: str, headers: dict[str, str], wish: Any = None) -> object:
    """Status, headers and body."""
    got = side.client.request(method, path, headers={**ALIKE, **headers}, json=wish)
    side.client.cookies.clear()
    assert got.status_code < 500, got.text
    return got.status_code, headers_without_date(got.headers), got.content


def first_event(side: Side, path: str, headers: dict[str, str]) -> object:
    with side.client.stream("GET", path, headers={**ALIKE, **headers}) as got:
        seen = b""
        for piece in got.iter_raw():
            seen += piece
            if b"data: " in seen and seen.endswith(b"\r\n\r\n"):
                break
        return got.status_code, headers_without_date(got.headers), seen


def headers_without_date(headers: httpx.Headers) -> list[tuple[str, str]]:
    """Every header, cookies included."""
    return sorted((name, value) for name, value in headers.multi_items() if name != OF_THE_MOMENT)


# --- the tests --------------------------------------------------------------------------------


@every_game
def test_who_may_not_know_gets_the_same_bytes(game: Game, sides: tuple[Side, Side]) -> None:
    """Asked by a seat and a spectator of the plain game; nightly also by a seat at some other table. The laws look
    through all eyes at all tables; what matters here is every way to ask."""
    tables = [table for table in TABLES if table.game.id == game.id]
    rng = tables[0].rng("leaks")
    asked = [(tables[0], rng.randrange(tables[0].seats)), (tables[0], SPECTATOR)] if has_secrets(tables[0]) else []
    found = [(table, viewer, pairs(table, viewer)) for table, viewer in asked]
    assert all(logs for _, _, logs in found), "the secrets of this game are not under test"
    if NIGHTLY or not found:
        found += at_another_table(tables, rng)
    number = 0
    for table, viewer, pairs_of_logs in found:
        for logs in pairs_of_logs:
            number += 1
            head = Head(f"{game.id}-{number}"[-32:], game.id, game.version, table.options, table.seats)
            check(head, logs, viewer, sides)


def at_another_table(tables: list[Table], rng: Random) -> list[tuple[Table, int, list[Logs]]]:
    """Where all decide one after another, what is secret is not found by what others choose meanwhile: look further."""
    few = [table for table in tables if table.seats <= FEW]
    for table in rng.sample(few, min(TRIES, len(few))):
        viewer = rng.randrange(table.seats)
        if not has_secrets(table):
            return []
        if logs := pairs(table, viewer):
            return [(table, viewer, logs)]
    raise AssertionError("the secrets of this game are not under test")


def test_hidden_orders_are_told_to_nobody(sides: tuple[Side, Side]) -> None:
    """Another seat has ordered something else, or more, or has taken orders back; orders of Suverenita are given at
    once."""
    options: dict[str, bool | str] = {"movement": "hidden", "mode": "advanced"}
    head = Head("orders", "suverenita", 1, options, 3)
    log: list[LogLine] = [Name(seat, f"Player{seat}") for seat in range(3)]
    log += Live(head, log).deal()
    table = Live(head, log)
    while (state := table.match.state).view().step != "units":
        seat = state.turn()
        texts = [state.write(move, seat) for move in state.moves(seat)]
        lines, _ = table.move("auto" if "auto" in texts else texts[0], seat)
        table.read(lines)
        log += lines
    assert state.waiting() == [0, 1, 2]
    orders = [text for move in state.moves(1) if (text := state.write(move, 1)).startswith("mv ")]
    logs = [*log, Move(1, orders[0])], [*log, Move(1, orders[-1])]
    check(head, logs, 0, sides)
    check(Head("orders-watched", "suverenita", 1, options, 3), logs, SPECTATOR, sides)
    table.read([Move(1, orders[0])])
    more = next(text for move in state.moves(1) if (text := state.write(move, 1)).startswith("mv "))
    counts = log, [*log, Move(1, orders[0]), Move(1, more), Retract(1), Move(1, more)]
    check(Head("orders-counted", "suverenita", 1, options, 3), counts, 2, sides)
    check(Head("orders-counted-by-all", "suverenita", 1, options, 3), counts, SPECTATOR, sides)


def check(head: Head, logs: Logs, viewer: int, sides: tuple[Side, Side]) -> None:
    assert logs[0] != logs[1]
    for side, log in zip(sides, logs, strict=True):
        side.store.create(head, [*log, *key_lines(head.seats, tuple(range(head.seats)))], listed=True)
    seq = seen_by(side, head, viewer)
    for eyes in ways_to_say_who(head, viewer):
        for path in looks(head, len(sides[0].store.log(head.id))):
            same(sides, "GET", path, {**(JSON if path.startswith("/api/") else HTML), **eyes})
        for path in (f"/api/tables/{head.id}/events", f"/t/{head.id}/stream", f"/t/{head.id}/stream?seen={seq - 1}"):
            one, other = [first_event(side, path, eyes) for side in sides]
            assert one == other, path
    if viewer >= 0:  # people share a device, and nobody has said who has it
        shared = cookie(*range(head.seats))
        for path in ("", "/now", "/record", "/replay/99"):
            same(sides, "GET", f"/t/{head.id}{path}", {**HTML, **shared})
    for eyes in ways_to_say_who(head, viewer):
        for method, path, wish in wishes(head, seq):
            same(sides, method, path, eyes, wish)


def seen_by(side: Side, head: Head, viewer: int) -> int:
    """How many changes a viewer has seen."""
    headers = bearer(viewer) if viewer >= 0 else {}
    return int(side.client.get(f"/api/tables/{head.id}", headers=headers).json()["seq"])


def ways_to_say_who(head: Head, viewer: int) -> list[dict[str, str]]:
    """By a header or by a cookie: nightly both, else one of them, in turns by the last letter of the id."""
    if viewer < 0:
        return [{}]
    ways = [bearer(viewer), cookie(viewer)]
    return ways if NIGHTLY else [ways[ord(head.id[-1]) % 2]]


def same(sides: tuple[Side, Side], method: str, path: str, headers: dict[str, str], wish: Any = None) -> None:
    one, other = [answer(side, method, path, headers, wish) for side in sides]
    assert one == other, f"{method} {path}"


def test_what_is_not_drawn_yet_is_nowhere(tmp_path: Path) -> None:
    """The order of the dominoes that nobody may know does not exist: each is drawn when it is turned up."""
    database = f"sqlite:///{tmp_path}/koruna.db"
    with TestClient(make_app(database, pace=0)) as client:
        people = [{"kind": "person", "name": "Eva"}, {"kind": "person", "name": "Petr"}]
        made = client.post("/api/tables", json={"game": "kingdomino", "seats": people}).json()
        seen = client.get(f"/api/tables/{made['table']}").json()["view"]["to_claim"]
        store = Store(database)
        drawn = [line.text for line in store.log(made["table"]) if isinstance(line, Chance) and line.text.isdigit()]
        store.close()
    assert sorted(drawn) == sorted(str(offer["domino"]) for offer in seen)


# --- keys -------------------------------------------------------------------------------------


def test_keys_are_128_random_bits(tmp_path: Path) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path}/koruna.db", pace=0)) as client:
        people = {"game": "kingdomino", "seats": [{"kind": "person", "name": name} for name in "ABCD"]}
        made = [client.post("/api/tables", json=people).json() for _ in range(16)]
    found = [seat["key"] for table in made for seat in table["seats"]]
    assert all(re.fullmatch("[0-9a-f]{32}", key) for key in found)
    assert len(set(found)) == 64
    ones = sum(int(key, 16).bit_count() for key in found)
    assert 3700 < ones < 4500, "of 8192 bits about half are ones"


def test_no_key_is_written_to_a_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even when a request fails by our own fault."""
    with TestClient(make_app(f"sqlite:///{tmp_path}/koruna.db", pace=0), raise_server_exceptions=False) as client:
        people = {"game": "kingdomino", "seats": [{"kind": "person", "name": "Petr"}, {"kind": "person"}]}
        made = client.post("/api/tables", json=people).json()
        key, host = made["seats"][0]["key"], made["key"]
        link, path = made["seats"][1]["link"], f"/api/tables/{made['table']}"
        secrets = [key, host, link.rpartition("/")[2]]

        async def fail(*_: object) -> None:
            raise RuntimeError("broken")

        monkeypatch.setattr(seating, "take_seat", fail)
        monkeypatch.setattr(LiveTables, "undo", fail)
        assert client.post(link, data={"name": "Eva"}).status_code == 500
        assert client.post(f"{path}/undo", headers={"Authorization": f"Bearer {key}"}).status_code == 500
        client.cookies.set(SESSION, key)
        assert client.post(f"{path}/undo").status_code == 500
    lines = [line for line in logged(capfd).splitlines() if " httpx " not in line]  # that one is the asker's
    assert len([line for line in lines if line.endswith(" failed")]) == 3
    assert lines.count("RuntimeError: broken") == 1, "the whole of it once"
    assert not [line for line in lines if any(secret in line for secret in secrets)]
