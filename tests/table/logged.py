"""What a server in this process has logged."""

from __future__ import annotations

import logging
from logging.handlers import QueueHandler
from typing import Any

import pytest


def logged(capfd: pytest.CaptureFixture[str]) -> str:
    """Everything printed since the last call. Litestar writes the log in a thread, which may be behind."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, QueueHandler):
            queue: Any = handler.queue
            queue.join()
    out, err = capfd.readouterr()
    return out + err
