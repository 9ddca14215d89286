"""The Chromium that tests of pages run in: without a window, and without all that is only there for one."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")


def launch(playwright: Playwright) -> Browser:
    """The one that is told, or found, else Playwright's own."""
    path = os.environ.get("PLAYWRIGHT_CHROMIUM") or next(
        (found for name in NAMES if (found := shutil.which(name))), None
    )
    if path is None and not os.path.exists(playwright.chromium.executable_path):
        raise RuntimeError("There is no Chromium: install one, or tell where it is in PLAYWRIGHT_CHROMIUM.")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
