"""axe, the accessibility checker, over several pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.how_many import NIGHTLY

ONLY_VIOLATIONS = {"resultTypes": ["violations"]}  # saves axe describing what is all right


def violations(
    chromium: Browser,
    address: str,
    pages: Mapping[str, str],
    scheme: Literal["light", "dark"],
    width: int,
    every: int = 3,
) -> list[str]:
    """What axe finds on pages, each a name and a path.

    Every n-th page is looked at, in turns dark and light; nightly each in both.
    """
    names = list(pages) if NIGHTLY else list(pages)[every * (scheme == "light") :: 2 * every]
    # axe is injected as an inline script, which the CSP of our pages forbids.
    context = chromium.new_context(
        base_url=address,
        viewport={"width": width, "height": 860},
        color_scheme=scheme,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    found = []
    try:
        page = context.new_page()
        for name in names:
            page.goto(pages[name])
            for violation in Axe().run(page, options=ONLY_VIOLATIONS).response["violations"]:
                where = [node["target"] for node in violation["nodes"]]
                found.append(f"{name}: {violation['id']} ({violation['help']}) at {where[:4]}")
    finally:
        context.close()
    return found
