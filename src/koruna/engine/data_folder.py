"""Where the user's games and tables are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from koruna.engine.errors import Trouble

ENDING: Final = ".koruna"  # file name suffix of records


class BadFile(Trouble):
    """A file that cannot be read or written."""

    def __init__(self, path: str, error: OSError) -> None:
        kind = {
            FileNotFoundError: "terminal-file-missing",
            FileExistsError: "terminal-file-no-folder",
            IsADirectoryError: "terminal-file-is-folder",
            NotADirectoryError: "terminal-file-no-folder",
            PermissionError: "terminal-file-forbidden",
        }.get(type(error), "terminal-file-other")
        super().__init__(kind, {"file": path, "why": error.strerror or type(error).__name__})


def data_folder() -> Path:
    """The folder for the user's games, at the operating system's usual place."""
    try:
        if os.name == "nt":
            return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "koruna"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "koruna"
        named = os.environ.get("XDG_DATA_HOME", "")  # ignored unless absolute, as the XDG specification says
        return (Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share") / "koruna"
    except RuntimeError as error:
        raise Trouble("terminal-no-home", {}) from error


def make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(path, error) from error
