"""Visitors for `bench.soak`, who look at lobbies, set-up pages, rules and the tables of others, old ones too."""

from __future__ import annotations

import asyncio
import time
from random import Random

from bench.soak_client import LANGUAGES, Browser, Window
from bench.soak_play import GAMES, Club

PAGES = ("/", "/", "/", "/keeps", "/api/games", "/healthz", "/no-such-page", "/t/0123456789abcdef")
SECONDS_OF_WATCHING = (5.0, 120.0)
MOST_WATCHING = 20  # at the same time


class Visitors:
    """Strangers who come at a steady rate, each for one look; some stay and watch."""

    def __init__(self, club: Club, rng: Random, interval: float) -> None:
        self.club = club
        self.rng = rng
        self.interval = interval  # between two visits
        self.at_work: set[asyncio.Task[None]] = set()
        self.watching = 0

    async def keep_coming(self) -> None:
        while time.monotonic() < self.club.end:
            if len(self.at_work) < 2 * MOST_WATCHING:  # else the server is overloaded
                task = asyncio.create_task(self.visit(self.club.browser(self.rng)))
                self.at_work.add(task)
                task.add_done_callback(self.at_work.discard)
            self.club.bury()
            await asyncio.sleep(self.interval * self.rng.uniform(0.5, 1.5))
        for task in list(self.at_work):
            task.cancel()
        self.club.bury(0)

    async def visit(self, browser: Browser) -> None:
        rng, game = self.rng, self.rng.choice(list(GAMES))
        kinds = ["page", "set-up", "rules", "table", "watch", "replay", "moments", "older", "record"]
        kind = rng.choices(kinds, [30, 10, 10, 15, 10, 5, 3, 2, 5])[0]
        table, moves = rng.choice(self.club.recent) if self.club.recent else ("", 0)
        at = rng.randint(0, max(moves, 1))
        self.club.tally.done[f"visits: {kind}"] += 1
        match kind:
            case "page":
                await browser.get(rng.choice(PAGES))
            case "set-up":
                await browser.get(f"/new/{game}?preset={rng.choice(['solo', 'friends', 'device', 'watch'])}")
            case "rules":
                await browser.get(f"/rules/{game}?lang={rng.choice(LANGUAGES)}")
            case _ if not table:
                await browser.get("/")
            case "table":
                await browser.get(f"/t/{table}")
            case "watch":
                await self.watch(browser, table)
            case "replay":
                await browser.get(f"/t/{table}/replay/{at}")
            case "moments":
                await browser.get(f"/t/{table}/moments?{rng.choice(['move', 'event'])}={at}")
            case "older":
                await browser.get(f"/t/{table}/older")
            case "record":
                await browser.get(f"/api/tables/{table}/record")
        browser.close()

    async def watch(self, browser: Browser, table: str) -> None:
        """Some close the window afterwards, some vanish."""
        if self.watching >= MOST_WATCHING:
            return
        self.watching += 1
        await browser.get(f"/t/{table}")
        window = await Window.look(browser, table)
        try:
            await asyncio.sleep(self.rng.uniform(*SECONDS_OF_WATCHING))
        finally:
            self.watching -= 1
            if self.rng.random() < 0.5:
                window.vanish()
                self.club.vanished.append((time.monotonic(), window))
            else:
                window.close()
