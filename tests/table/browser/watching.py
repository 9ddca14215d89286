"""Watches a player for errors, pages that get stuck, and games lost without a warning."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Response
from playwright.sync_api import Error as PlaywrightError

import koruna
from koruna.bots import bot
from koruna.engine.match import Match
from koruna.engine.state import CHANCE, OVER, State

from .in_the_page import COMPARED, TELLS_MOVES

PATIENCE = 40  # seconds until a page that waits counts as stuck
# A browser logs every error status. These are expected when another tab or a bot was first: 409 for a move, 422 with a
# sentence for an undo.
REFUSED = re.compile(r"Failed to load resource.* (409 |422 .*/undo[?])")
GONE = ("context was destroyed", "navigat", "Target page", "Target closed", "frame was detached")


class Fault(AssertionError):
    """Something that must not happen to anybody, however careless."""


class Ear(logging.Handler):
    """Collects the log of the server."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


@contextmanager
def listening() -> Iterator[list[str]]:
    ear = Ear()
    loggers = [logging.getLogger(name) for name in ("", "uvicorn", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(ear)
    try:
        yield ear.heard
    finally:
        for logger in loggers:
            logger.removeHandler(ear)


def asked(page: Page, script: str, given: Any = None) -> Any:
    """The result of a script in a page that may be navigating."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return page.evaluate(script, given)
        except PlaywrightError as error:
            if not any(part in str(error) for part in GONE) or time.monotonic() > deadline:
                raise
            page.wait_for_timeout(50)


class Watch:
    """Watches all tabs of one browser."""

    def __init__(self, context: BrowserContext, server: list[str]) -> None:
        self.server = server  # lines that the server logged
        self.complaints: list[str] = []
        self.made: list[tuple[str, bool]] = []  # every move made by hand, and whether it was warned of
        context.on("response", self.look_at_answer)
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.complaints.append(f"in the page: {error.error}"))
        context.expose_binding("tellMove", lambda _, move: self.made.append((move["move"], move["warned"])))
        context.add_init_script(TELLS_MOVES)

    def look_at_answer(self, answer: Response) -> None:
        if answer.status >= 500:
            self.complaints.append(f"{answer.status} for {answer.request.method} {answer.url}")

    def hear(self, message: ConsoleMessage) -> None:
        text = f"{message.text} {message.location.get('url', '')}"
        if message.type == "error" and not REFUSED.search(text):
            self.complaints.append(f"console: {text}")

    def check(self) -> None:
        found = self.complaints + [f"server: {line}" for line in self.server]
        if found:
            raise Fault("; ".join(found))

    def settled(self, page: Page, table: str) -> dict[str, Any]:
        """Wait until the page shows what the server has and somebody has to decide, or for bots that play on."""
        deadline = time.monotonic() + PATIENCE
        first, seen, pause = None, None, 20
        while True:
            self.check()
            now: dict[str, Any] = asked(page, COMPARED, table)
            if "elsewhere" in now:
                return now
            first = now["seq"] if first is None else first
            if now["seq"] != seen:  # bots played on, so the comparison may be outdated
                seen, deadline = now["seq"], time.monotonic() + PATIENCE
            agreed = not now["differs"]
            if agreed and (now["mine"] or now["over"] or now["retelling"]):
                return now
            if now["bot"] and now["seq"] > first:
                return now
            if time.monotonic() > deadline:
                self.check()
                raise Fault(f"the page differs from the table: {now['differs']}" if not agreed else "nobody moves on")
            page.wait_for_timeout(pause := min(2 * pause, 400))

    def check_loss(self, record: str, seat: int) -> None:
        """A game that is over was not lost by a click that nobody warned of."""
        move, warned = self.made[-1] if self.made else ("", True)
        lost = Match(*read(record)).state.ranks()[seat] > 1
        if lost and not warned and lost_at_once(record, seat, move):
            raise Fault(f"{move!r} lost the game at once, and nothing warned of that")


def read(record: str) -> tuple[koruna.Game, Any]:
    found = koruna.read_record(record)
    return koruna.game(found.game), found


def lost_at_once(text: str, seat: int, move: str) -> bool:
    """Whether the game ended before this seat decided again, though after another move it would have gone on."""
    game, record = read(text)
    own = [at for at, (who, _) in enumerate(record.lines) if who == seat]
    if not own or record.lines[own[-1]] != (seat, move):
        return False  # a bot has played on
    before = Match(game, record.first(own[-1])).state
    others = [other for other in before.moves(seat) if before.write(other, seat) != move]
    rng = Random(1)
    rng.shuffle(others)
    return any(goes_on(game, before.copy(), seat, other, rng) for other in others[:12])


def goes_on(game: koruna.Game, state: State, seat: int, move: int, rng: Random) -> bool:
    """Whether this seat decides again after others have."""
    greedy = bot("greedy", game, rng)
    state.play(move, seat)
    others_decided = False
    for _ in range(80):
        if state.turn() == OVER:
            return False
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
            continue
        waiting = state.waiting()
        if seat in waiting and others_decided:
            return True
        who = next((each for each in waiting if each != seat), seat)
        others_decided |= who != seat
        state.play(greedy.choose(state, who), who)
    return True
