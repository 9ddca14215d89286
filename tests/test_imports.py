"""Which subpackage may import which: dependencies point one way, also inside every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs.draw_imports import PICTURE, SOURCE, drawing, imports

SHARED = {"engine", "look", "locale"}
# By subpackage: what it may import besides itself.
ARROWS = {
    "engine": set[str](),
    "bots": {"engine"},
    "look": {"engine", "locale"},
    "locale": {"engine"},
    "games": SHARED,
    "lab": {"engine", "bots", "games"},
    "table": {*SHARED, "bots", "games"},
    "terminal": {*SHARED, "bots", "games"},
}
INSIDE_A_GAME = {"rules": set[str](), "bot": {"rules"}, "forms": {"rules"}}
# Exceptions, with the reason.
EXCEPTIONS = {
    ("engine/errors.py", "locale"): "an error says its sentence",
    ("terminal/commands.py", "table"): "`koruna serve` starts it",
    ("terminal/simulate.py", "lab"): "`koruna simulate` prints what it has counted",
}


def against_the_arrows(file: Path) -> list[str]:
    name = file.relative_to(SOURCE)
    room, *inside = name.parts
    wrong = []
    for to, *module in imports(file, SOURCE):
        if to != room and to not in ARROWS[room] and (name.as_posix(), to) not in EXCEPTIONS:
            wrong.append(f"{name} imports {to}")
        if room == to == "games" and inside[0] != module[0]:
            wrong.append(f"{name} imports {module[0]}")
        if room == to == "games" and inside[1] in INSIDE_A_GAME:
            target = module[1] if len(module) > 1 else "game.py"
            if target not in {inside[1], *INSIDE_A_GAME[inside[1]]}:
                wrong.append(f"{name} imports {target}")
    return wrong


def test_imports_follow_the_arrows() -> None:
    files = [file for file in sorted(SOURCE.rglob("*.py")) if file.parent != SOURCE]
    assert {file.relative_to(SOURCE).parts[0] for file in files} == set(ARROWS)
    assert [wrong for file in files for wrong in against_the_arrows(file)] == []


def test_every_exception_is_needed() -> None:
    for name, to in EXCEPTIONS:
        assert to in {module[0] for module in imports(SOURCE / name, SOURCE)}, name


def test_the_drawing_shows_the_imports_there_are() -> None:
    assert PICTURE.read_text("utf-8") == drawing(), "draw it again: python -m docs.draw_imports"


@pytest.mark.parametrize(
    ("line", "module"),
    [
        ("import koruna.terminal.main", ("terminal", "main")),
        ("from koruna import terminal", ("terminal",)),
        ("from koruna import __version__", ()),
        ("from koruna.table import pages", ("table", "pages")),
        ("from koruna.table.pages import page", ("table", "pages")),
        ("from . import pages", ("table", "pages")),
        ("from .pages import page", ("table", "pages")),
        ("from .. import terminal", ("terminal",)),
        ("from ..terminal.main import main", ("terminal", "main")),
    ],
)
def test_every_form_of_import_is_seen(tmp_path: Path, line: str, module: tuple[str, ...]) -> None:
    package = tmp_path / "koruna"
    for file in ("table/server.py", "table/pages/__init__.py", "terminal/main.py"):
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        (package / file).write_text(line)
    assert imports(package / "table/server.py", package) == ({module} if module else set())
