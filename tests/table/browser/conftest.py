"""A real server and a real Chromium, both started once for all tests here."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from koruna.table.store.store import Store
from tests.table.servers import serving

from .launching import launch
from .people import HURRY, LISTEN, NO_COACH, PATIENCE, Tables

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('browser')}/koruna.db"


@pytest.fixture(scope="session")
def address(database: str) -> Iterator[str]:
    with serving(database) as address:
        yield address


@pytest.fixture(scope="session")
def store(database: str, address: str) -> Iterator[Store]:
    """The store of that server, for tables in the middle of a game."""
    store = Store(database)
    yield store
    store.close()


# Until the last of the tests here: while Playwright runs, no other event loop can be started in this thread.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def tables(address: str) -> Iterator[Tables]:
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        yield Tables(client)


class People:
    """Opens a browser context for each person, and collects errors of their consoles."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()  # errors that a test causes on purpose, such as a lost connection
        self.contexts: list[BrowserContext] = []

    def open(
        self,
        path: str,
        width: int = 1280,
        height: int = 860,
        locale: str = "en",
        still: bool = True,
        hurried: bool = False,
        coached: bool = False,
    ) -> Page:
        """A page in a browser of its own; `coached` is how a first game begins, with the coach."""
        context = self.chromium.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        page = context.new_page()
        page.add_init_script(LISTEN if coached else LISTEN + NO_COACH)
        if hurried:
            page.add_init_script(f"({HURRY})()")
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(path)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)


@pytest.fixture
def people(chromium: Browser, address: str) -> Iterator[People]:
    """A test fails if a console has logged an error."""
    made = People(chromium, address)
    yield made
    for context in made.contexts:
        context.close()
    assert [complaint for complaint in made.complaints if not any(part in complaint for part in made.expected)] == []
