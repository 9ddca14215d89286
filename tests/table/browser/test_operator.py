"""The page of the operator in a browser: logging in, deleting, and accessibility."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from koruna.table.config import ServerConfig
from tests.table.seats import PEOPLE
from tests.table.servers import serving

from .checking import ONLY_VIOLATIONS
from .people import PATIENCE

SECRET = "a secret of the operator"


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("operator")
    with serving(f"sqlite:///{folder}/koruna.db", ServerConfig(public=True, operator_secret=SECRET)) as address:
        yield address


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 360)])
def test_the_operator_logs_in_and_deletes_a_table(
    chromium: Browser, operated: str, scheme: Literal["light", "dark"], width: int
) -> None:
    people = {"game": "kingdomino", "seats": PEOPLE, "listed": True}
    made = httpx.post(f"{operated}/api/tables", json=people, timeout=PATIENCE).json()["table"]
    context = chromium.new_context(
        base_url=operated, viewport={"width": width, "height": 800}, color_scheme=scheme, locale="en", bypass_csp=True
    )
    page = context.new_page()
    try:
        page.goto("/operator")
        assert Axe().run(page, options=ONLY_VIOLATIONS).response["violations"] == []
        page.get_by_label("Secret of the operator").fill(SECRET)
        page.get_by_role("button", name="Log in").click()
        row = page.get_by_role("listitem").filter(has_text=made)
        row.get_by_text("Delete", exact=True).click()
        expect(row).to_contain_text("gone for good")
        assert Axe().run(page, options=ONLY_VIOLATIONS).response["violations"] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        row.get_by_role("button", name="Delete for good").click()
        expect(page.get_by_text(made)).to_have_count(0)
    finally:
        context.close()
