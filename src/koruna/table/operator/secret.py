"""Authenticates the operator by the secret in the configuration. Without one there is no operator.

A browser sends it once and gets a session, which ends after some hours or with the server; a program sends it with
every request as `Authorization: Bearer`. Sessions are broadcast to the processes that serve the same tables (see
peers.py).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from hmac import compare_digest

from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException

from koruna.table.config import ServerConfig
from koruna.table.peers.peers import Shared
from koruna.table.requests.client_address import client_of
from koruna.table.requests.rate_limits import RateLimit
from koruna.table.requests.request_identity import AnyRequest, new_key
from koruna.table.store.digests import digest

OPERATOR = "operator"  # the cookie, and the key in the state of the application
SECONDS_OF_SESSION = 12 * 3600.0
MOST_SESSIONS = 20
WRONG_A_MINUTE = 10  # wrong secrets per client


class OperatorSecret(Shared):
    item = tuple[str, float]  # the hash of the key of a session, and the seconds left of it, negative if it was ended

    def __init__(self, config: ServerConfig) -> None:
        self.secret = config.operator_secret
        self.sessions: dict[str, float] = {}  # by the hash of their key: when they expire, the oldest first
        self.ended: dict[str, float] = {}  # tombstones: when sessions that were ended early would have expired
        self.unsent: set[str] = set()  # sessions that began or ended
        self.tries = RateLimit(WRONG_A_MINUTE)

    def begin_session(self, request: AnyRequest, given: str) -> Cookie | None:
        """The session cookie for a browser that sent the secret; None if it was wrong."""
        if not self.is_secret(request, given):
            return None
        key = new_key()
        self.remember(digest(key), SECONDS_OF_SESSION)
        self.broadcast_session(digest(key))
        return cookie_of_operator(request, key, int(SECONDS_OF_SESSION))

    def end_session(self, request: AnyRequest) -> Cookie:
        ended = digest(request.cookies.get(OPERATOR, ""))
        if ended in self.sessions:
            self.end(ended, self.sessions[ended] - time.monotonic())
            self.broadcast_session(ended)
        return cookie_of_operator(request, "", 0)

    def end(self, session: str, seconds: float) -> None:
        """Keep a tombstone: stale messages about the session may still arrive."""
        now = time.monotonic()
        self.sessions.pop(session, None)
        self.ended = {other: until for other, until in self.ended.items() if until > now}
        self.ended[session] = now + seconds

    def broadcast_session(self, session: str) -> None:
        """Broadcast at once: the next request of the browser may reach another process."""
        self.unsent.add(session)
        self.broadcast_now()

    def remember(self, session: str, seconds: float) -> None:
        self.sessions[session] = time.monotonic() + seconds
        while len(self.sessions) > MOST_SESSIONS:
            del self.sessions[next(iter(self.sessions))]

    def is_operator(self, request: AnyRequest) -> bool:
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self.is_secret(request, given.strip())
        ends = self.sessions.get(digest(request.cookies.get(OPERATOR, "")), 0.0)
        return ends > time.monotonic()

    def is_secret(self, request: AnyRequest, given: str) -> bool:
        """Compares hashes, so that timing does not even reveal its length. Wrong secrets are counted."""
        client = client_of(request).network
        self.tries.spend(client)
        is_right = bool(self.secret) and compare_digest(digest(given), digest(self.secret))
        if is_right:
            self.tries.spend(client, -1.0)
        return is_right

    def must_be_there(self) -> None:
        """Without a secret there is no operator's page."""
        if not self.secret:
            raise NotFoundException("table-no-page")

    # --- with other processes (see peers.py) ------------------------------------------------

    def news(self) -> Sequence[tuple[str, float]]:
        unsent, self.unsent = self.unsent, set()
        return self.left_of(unsent)

    def everything(self) -> Sequence[tuple[str, float]]:
        return self.left_of({*self.sessions, *self.ended})

    def left_of(self, sessions: set[str]) -> list[tuple[str, float]]:
        now = time.monotonic()
        begun = [(session, ends - now) for session, ends in self.sessions.items() if session in sessions and ends > now]
        ended = [(session, now - ends) for session, ends in self.ended.items() if session in sessions and ends > now]
        return [*begun, *ended]

    def receive(self, peer: str, items: Sequence[tuple[str, float]], complete: bool) -> None:
        for session, seconds in items:
            if seconds <= 0:
                self.end(session, -seconds)
            elif session not in self.ended:
                self.sessions.pop(session, None)
                self.remember(session, seconds)


def operator_of(request: AnyRequest) -> OperatorSecret:
    found: OperatorSecret = request.app.state[OPERATOR]
    return found


def must_be_operator(request: AnyRequest) -> None:
    operator_of(request).must_be_there()
    if not operator_of(request).is_operator(request):
        raise NotAuthorizedException("operator-only")


def cookie_of_operator(request: AnyRequest, value: str, seconds: int) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(
        OPERATOR, value=value, max_age=seconds, path="/operator", httponly=True, samesite="strict", secure=secure
    )
