"""Before any test: the template game joins the games that are found, and the mode is the one asked for."""

from __future__ import annotations

import os

import pytest

import koruna
from tests.template.room import open_template

open_template()


def pytest_configure(config: pytest.Config) -> None:
    """`KORUNA_EXPECT` says which engine is meant to be under test, so that no run tests the other unnoticed."""
    running = "compiled" if koruna.compiled else "interpreted"
    if os.environ.get("KORUNA_EXPECT", running) != running:
        raise pytest.UsageError(f"the engine runs {running}, from {koruna.__file__}")
