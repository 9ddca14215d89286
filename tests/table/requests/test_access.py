"""Who may see what, on every route that the server has for a table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, NoReturn

import httpx
import pytest
from litestar.exceptions import HTTPException

import koruna
from koruna.engine.state import SPECTATOR
from koruna.locale import LANGUAGES
from koruna.table.api.routes import event_at
from koruna.table.live.bot_workers import decide
from koruna.table.live.live_table import Live
from koruna.table.live.worker_pool import WorkerPool
from koruna.table.pages import first_drawing
from koruna.table.pages.page_symbols import symbols_of_game
from koruna.table.pages.table_stream import drawing_at
from koruna.table.requests import access
from tests.table.requests.asking import question, routes
from tests.table.seats import PEOPLE, Client, Seats
from tests.table.servers import serving

# What anybody may do at a table, also without a key: join where the lobby offers a free seat, and see how chance is
# drawn.
WITHOUT_KEYS = {"GET /t/{table_id}/join", "POST /t/{table_id}/join", "GET /t/{table_id}/draw"}
# Everything else: what a stranger, somebody with a wrong key and the seat that decides get. A new route is added here.
MAY: dict[str, tuple[int, int, int]] = {
    "GET /api/tables/{table_id}": (200, 200, 200),
    "GET /api/tables/{table_id}/record": (200, 200, 200),
    "GET /api/tables/{table_id}/events": (200, 200, 200),
    "POST /api/tables/{table_id}/moves": (401, 403, 409),
    "POST /api/tables/{table_id}/undo": (401, 403, 200),
    "POST /api/tables/{table_id}/end": (401, 403, 200),
    "POST /api/tables/{table_id}/more-time": (401, 403, 422),
    "POST /api/tables/{table_id}/rest": (401, 403, 403),
    "POST /api/tables/{table_id}/stops/{stop}": (401, 403, 404),
    "DELETE /api/tables/{table_id}/stops/{stop}": (401, 403, 404),
    "POST /api/tables/{table_id}/ready": (403, 403, 200),
    "POST /api/tables/{table_id}/seats": (403, 403, 403),
    "DELETE /api/tables/{table_id}/seats/{seat}": (403, 403, 200),
    "POST /api/tables/{table_id}/seats/{seat}/link": (403, 403, 201),
    "DELETE /api/tables/{table_id}/seats/{seat}/link": (403, 403, 200),
    "POST /api/tables/{table_id}/seats/{seat}/bot": (401, 403, 422),
    "DELETE /api/tables/{table_id}/seats/{seat}/bot": (401, 403, 200),
    "GET /t/{table_id}": (200, 200, 200),
    "GET /t/{table_id}/now": (200, 200, 200),
    "GET /t/{table_id}/stream": (200, 200, 200),
    "GET /t/{table_id}/record": (200, 200, 200),
    "GET /t/{table_id}/replay/{move}": (200, 200, 200),
    "GET /t/{table_id}/moments": (200, 200, 200),
    "GET /t/{table_id}/older": (200, 200, 200),
    "GET /t/{table_id}/scene": (404, 404, 404),
    "GET /t/{table_id}/why": (401, 403, 200),
    "POST /t/{table_id}/ready": (403, 403, 303),
    "POST /t/{table_id}/hint": (401, 403, 200),
    "POST /t/{table_id}/hand-over/{seat}": (401, 403, 303),
    "POST /t/{table_id}/undo-answer/{seat}": (401, 403, 303),
    "GET /t/{table_id}/replay/{move}/position": (403, 403, 403),
    "POST /t/{table_id}/replay/{move}/play-on": (403, 403, 403),
    "POST /t/{table_id}/rematch": (403, 403, 403),
    "GET /t/{table_id}/picture": (403, 403, 403),
    "GET /t/{table_id}/best": (403, 403, 403),
    "POST /t/{table_id}/remark": (401, 403, 204),
    "GET /t/{table_id}/review": (403, 403, 403),
    "GET /t/{table_id}/review/now": (403, 403, 403),
    "GET /t/{table_id}/review/at/{move}": (403, 403, 403),
    "GET /t/{table_id}/review/{line}": (403, 403, 403),
    "GET /t/{table_id}/review/{line}/puzzle": (403, 403, 403),
    "POST /t/{table_id}/review/{line}/puzzle": (403, 403, 403),
    "POST /t/{table_id}/lesson/read": (401, 403, 404),
    "POST /t/{table_id}/lesson/show": (401, 403, 404),
    "GET /t/{table_id}/invite": (403, 403, 200),
    "POST /t/{table_id}/invite/{seat}": (403, 403, 303),
    "POST /t/{table_id}/invite/{seat}/withdraw": (403, 403, 303),
    "POST /t/{table_id}/seats/{seat}/free": (403, 403, 303),
    "GET /t/{table_id}/sit/{secret}": (403, 403, 303),
    "POST /t/{table_id}/sit/{secret}": (403, 403, 303),
}
# What the seat that decides would get of these if it were allowed.
IF_ALLOWED = {
    "POST /api/tables/{table_id}/seats": 201,
    "POST /api/tables/{table_id}/rest": 200,
    "GET /t/{table_id}/picture": 200,
    "GET /t/{table_id}/best": 200,
    "GET /t/{table_id}/review": 200,
    "GET /t/{table_id}/review/now": 200,
    "GET /t/{table_id}/review/at/{move}": 302,
    "GET /t/{table_id}/review/{line}": 404,
    "GET /t/{table_id}/review/{line}/puzzle": 404,
    "POST /t/{table_id}/review/{line}/puzzle": 404,
    "GET /t/{table_id}/replay/{move}/position": 302,
    "POST /t/{table_id}/replay/{move}/play-on": 303,
    "POST /t/{table_id}/rematch": 303,
}
KEY = "0123456789abcdef" * 2
# The functions that decide, and what each says if it allows seat 0 all.
ALLOWED: dict[str, Any] = {
    "viewer_of": access.TableViewer([0], 0),
    "viewer_of_frozen": access.TableViewer([0], 0),
    "acting_seat": 0,
    "deciding_seat": 0,
    "resting_seat": 0,
    "talking_seat": 0,
    "may_give_to_bot": None,
    "must_be_player": [0],
    "only_when_over": None,
    "may_join": None,
    "seat_of_link": 0,
    "hosting_key": KEY,
    "inviting_key": KEY,
    "may_free": None,
    "is_used": False,
    "is_invitation": False,
}
STREAMS = ("/stream", "/events")
NOBODY_SITS_ON_THE_LAST = [*PEOPLE, {"kind": "person"}]
ASKS_FOR_A_SEAT = ("/api/tables/{table_id}", "/record", "/events", "/replay/{move}", "/moments", "/older", "/scene")


class Asked(NamedTuple):
    status: int
    decided: list[str]  # which functions decided who may see what
    seen_as: set[int]  # the seats whose view or record was made
    allowed: set[int]  # the seats as which it was allowed to look or act


class Visitor:
    """Sends requests, and records as whom the server looked at the table, and who decided that."""

    def __init__(self, client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = Seats(client, "sealed_bids", NOBODY_SITS_ON_THE_LAST)
        self.table.sit_and_leave(2, "Ivo")
        self.client = client
        self.decided: list[str] = []
        self.seen_as: set[int] = set()
        self.allowed: set[int] = set()
        self.comparing = False  # whether it only finds out if there are secrets
        game = koruna.game("sealed_bids")
        setup = (game.id, len(self.table.keys), ())
        symbols_of_game(*setup)  # plays a sample game of its own, once
        first_drawing.drawn.update((setup, language) for language in LANGUAGES)  # and so would this
        state = type(game.start(2))
        has_secrets = access.has_secrets

        def comparing(table: Live, seat: int) -> bool:
            self.comparing = True
            try:
                return has_secrets(table, seat)
            finally:
                self.comparing = False

        def noting(look: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
            def looking(of: Any, seat: int = SPECTATOR) -> Any:
                if not self.comparing:
                    self.seen_as.add(seat)
                return look(of, seat)

            return looking

        def deciding(name: str, decide: Callable[..., Any]) -> Callable[..., Any]:
            def decided(*facts: Any) -> Any:
                self.decided.append(name)
                answer = decide(*facts)
                seat = answer.seat if isinstance(answer, access.TableViewer) else answer
                self.allowed |= {seat} if isinstance(seat, int) else set()
                return answer

            return decided

        async def here(_: WorkerPool, work: Callable[..., Any], *arguments: Any) -> Any:
            """Where it is seen what is looked at."""
            return "bid 0" if work is decide else work(*arguments)

        monkeypatch.setattr(WorkerPool, "run", here)
        monkeypatch.setattr(access, "has_secrets", comparing)
        for name in ALLOWED:
            monkeypatch.setattr(access, name, deciding(name, getattr(access, name)))
        monkeypatch.setattr(state, "view", noting(state.view))
        monkeypatch.setattr(Live, "view", noting(Live.view))  # which keeps what it has made
        monkeypatch.setattr(Live, "record", noting(Live.record))

    def ask(self, route: str, *keys: str, query: str = "") -> Asked:
        """With one key as a program sends it, with several as a browser that people share."""
        method, url, body = question(route, self.table.id, keys[0] if keys else "", query)
        headers = {"Authorization": f"Bearer {keys[0]}"} if len(keys) == 1 else {}
        self.decided, self.seen_as, self.allowed = [], set(), set()
        drawing_at.cache_clear()
        event_at.cache_clear()
        self.table.sit(*([self.table.keys.index(key) for key in keys] if len(keys) > 1 else []))
        if not route.endswith(STREAMS):
            answer = self.client.request(method, url, headers=headers, follow_redirects=False, **body)
            return Asked(answer.status_code, self.decided, self.seen_as, self.allowed)
        with self.client.stream(method, url, headers=headers) as answer:
            if answer.status_code == 200:
                for line in answer.iter_lines():
                    if line.startswith("data:"):
                        break
            return Asked(answer.status_code, self.decided, self.seen_as, self.allowed)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on the network: a test client cannot read streams that never end."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('access')}/koruna.db") as address:
        yield address


@pytest.fixture
def visitor(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    with httpx.Client(base_url=address, timeout=30) as client:
        yield Visitor(client, monkeypatch)


def test_every_route_of_a_table_is_known_here() -> None:
    assert set(routes()) == set(MAY) | WITHOUT_KEYS


every_route = pytest.mark.parametrize("route", MAY)


@every_route
def test_a_stranger_a_wrong_key_and_a_seat_get_what_they_may(route: str, visitor: Visitor) -> None:
    stranger, wrong = visitor.ask(route), visitor.ask(route, "0" * 32)
    seat = visitor.ask(route, visitor.table.keys[0])
    assert (stranger.status, wrong.status, seat.status) == MAY[route]
    for asked in (stranger, wrong, seat):
        assert asked.decided, "it asks who may see what"
        assert asked.seen_as <= asked.allowed, "it looks as the seat it was told"
    assert stranger.seen_as | wrong.seen_as <= {SPECTATOR}
    assert seat.seen_as <= {0}, "no look at another's hand"


@every_route
def test_people_who_share_a_browser_see_nothing_before_one_says_who_holds_it(route: str, visitor: Visitor) -> None:
    shared = visitor.ask(route, *visitor.table.keys[:2])
    assert shared.status == MAY[route][2]
    assert shared.seen_as <= {SPECTATOR}


@pytest.mark.parametrize("route", [*MAY, "POST /t/{table_id}/join"])
def test_no_route_allows_what_is_refused(route: str, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> NoReturn:
        raise HTTPException(detail="table-refused", status_code=418)

    for name in ALLOWED:
        monkeypatch.setattr(access, name, refuse)
    for key in ("0" * 32, visitor.table.keys[0]):
        asked = visitor.ask(route, key)
        assert (asked.status, asked.seen_as) == (418, set())


@every_route
def test_no_route_refuses_what_is_allowed(route: str, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger who is taken for seat 0 gets what seat 0 gets."""
    seat = visitor.ask(route, visitor.table.keys[0])
    for name, answer in ALLOWED.items():
        monkeypatch.setattr(access, name, lambda *_, answer=answer: answer)
    stranger = visitor.ask(route)
    if route in IF_ALLOWED:
        assert (stranger.status, stranger.seen_as - {0, SPECTATOR}) == (IF_ALLOWED[route], set())
    else:
        assert (stranger.status, stranger.seen_as) == (seat.status, seat.seen_as)


@pytest.mark.parametrize("route", sorted(WITHOUT_KEYS))
def test_who_joins_sees_nothing_of_the_game(route: str, visitor: Visitor) -> None:
    assert visitor.ask(route).seen_as == set()


@pytest.mark.parametrize(
    "route", [route for route in MAY if route.startswith("GET") and route.endswith(ASKS_FOR_A_SEAT)]
)
def test_nobody_looks_as_another_seat_before_the_end(route: str, visitor: Visitor) -> None:
    for keys in ([], ["0" * 32], [visitor.table.keys[1]]):
        asked = visitor.ask(route, *keys, query="?seat=0")
        assert asked.seen_as <= {SPECTATOR, 1}, "whatever is asked for"
        assert asked.status in (200, 403)
        assert asked.status == 403 or route == "GET /t/{table_id}/record", "which takes no seat"
    assert visitor.ask(route, visitor.table.keys[0], query="?seat=0").status in (200, 404)
    assert visitor.ask(route, query=f"?seat={SPECTATOR}").status in (200, 404)


def test_a_hidden_hand_is_shown_to_its_seat_alone(client: Client) -> None:
    table = Seats(client, "sealed_bids")
    wishes = [[bidder["wish"] for bidder in table.now(seat)["view"]["bidders"]] for seat in (None, 0, 1)]
    assert wishes[0] == [None, None]
    assert [wish is None for wish in wishes[1]] == [False, True]
    assert [wish is None for wish in wishes[2]] == [True, False]


def test_people_who_share_a_browser_are_spectators_until_one_says_who_holds_it(client: Client) -> None:
    table = Seats(client, "sealed_bids")
    table.sit(0, 1)
    assert table.now()["seat"] is None
    assert table.get("/now").json()["hand_over"]
    client.cookies.set(access.holder_cookie(table.id), "1")
    assert table.now()["seat"] == 1
    assert table.get("/now").json()["seat"] == 1
    assert client.get(f"/api/tables/{table.id}?seat=0").json()["seat"] == 0, "both keys are there"


def test_once_the_game_is_over_anybody_looks_as_any_seat(client: Client) -> None:
    table = Seats(client, "sealed_bids", PEOPLE)
    table.play_to_the_end()
    for path in (f"/api/tables/{table.id}", f"/t/{table.id}/replay/1", f"/api/tables/{table.id}/record"):
        assert client.get(f"{path}?seat=1").status_code == 200
        assert client.get(f"{path}?seat=2").status_code == 403


def test_a_stream_asks_again_who_looks_after_every_change(address: str) -> None:
    """Eva has bid on a device that she shares with Petr, who decides next: what she holds is shown no longer."""
    with httpx.Client(base_url=address, timeout=30) as client:
        table = Seats(client, "sealed_bids")
        table.sit(0, 1)
        client.cookies.set(access.holder_cookie(table.id), "0")
        with client.stream("GET", f"/api/tables/{table.id}/events") as answer:
            seen = (json.loads(line[5:]) for line in answer.iter_lines() if line.startswith("data:"))
            assert next(seen)["seat"] == 0
            table.play()
            assert next(seen)["seat"] is None
