"""The headless Chromium of the browser tests."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")


def launch(playwright: Playwright) -> Browser:
    """The one in PLAYWRIGHT_CHROMIUM, else an installed one, else Playwright's own."""
    path = os.environ.get("PLAYWRIGHT_CHROMIUM") or next(
        (found for name in NAMES if (found := shutil.which(name))), None
    )
    if path is None and not os.path.exists(playwright.chromium.executable_path):
        raise RuntimeError("There is no Chromium: install one, or set PLAYWRIGHT_CHROMIUM to its path.")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
