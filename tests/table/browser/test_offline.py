"""Without a connection: the page that says so, below a path, and nothing of a table is kept in the browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from koruna.table.config import ServerConfig
from tests.table.servers import serving

from .conftest import People
from .people import my_turn, until

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const kept of await (await caches.open(name)).keys()) found.push(kept.url);
  }
  return found;
}"""


def test_a_page_says_what_to_do_when_the_server_is_gone(chromium: Browser, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/koruna.db", ServerConfig(path_prefix="/koruna")) as address:
        people = People(chromium, address)
        page = people.open("/koruna/", 390, 844, locale="cs", hurried=True)
        until(page, "navigator.serviceWorker.controller !== null")
        page.get_by_role("button", name="Kingdomino").first.click()
        page.wait_for_url("**/koruna/t/*")
        assert my_turn(page)
        at_table = page.url
        kept = page.evaluate(KEPT)
        assert [url for url in kept if "/koruna/offline?lang=cs" not in url and "/koruna/static/" not in url] == []
        assert people.complaints == []
    page.goto(at_table)
    expect(page.get_by_role("heading", name="Bez připojení")).to_be_visible()
    expect(page.locator("img.crest")).to_be_visible()
    assert page.url == at_table  # so that trying again leads to the table
    assert page.evaluate("getComputedStyle(document.querySelector('.btn-primary')).minHeight") == "44px"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for context in people.contexts:
        context.close()
