"""Which subpackage may import which: dependencies point one way, also inside every game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from docs.draw_imports import PICTURE, SOURCE, drawing, imports

SHARED = {"engine", "look", "locale"}
# By subpackage: what it may import besides itself.
ARROWS = {
    "engine": set[str](),
    "bots": {"engine"},
    "look": {"engine", "locale"},
    "locale": {"engine", "bots"},
    "games": SHARED,
    "lessons": {"engine", "locale"},
    "review": {*SHARED, "bots", "games"},
    "lab": {"engine", "bots", "games"},
    "table": {*SHARED, "bots", "games", "review", "lessons"},
    "terminal": {*SHARED, "bots", "games", "review", "lessons"},
}
GAMES = sorted({file.parent for file in (SOURCE / "games").glob("*/game.py")})
WORD = re.compile(r"\w+")
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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_only_views_are_made_from_a_state(game: Path) -> None:
    """Other forms use constants, names and notation of the rules, but nothing that takes a state or a part of one."""
    forms = [file for file in (game / "forms").rglob("*.py") if not file.stem.endswith("view")]
    assert [f"{file.name} uses {name}" for file in forms for name in sorted(rules_on_a_state(file, game))] == []


def test_the_views_are_made_from_a_state() -> None:
    for game in GAMES:
        assert rules_on_a_state(game / "forms" / "view.py", game), game.name


def rules_on_a_state(form: Path, game: Path) -> set[str]:
    """The names a form takes from the rules that are a state, a part of one, or a function of either."""
    parts = state_and_parts(game)
    found = set()
    for module, name in names_from_rules(form, game):
        for node in ast.parse(module.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
                head = name if isinstance(node, ast.ClassDef) else ast.unparse(node.args)
                if parts & set(WORD.findall(head)):
                    found.add(f"{module.stem}.{name}")
    return found


def state_and_parts(game: Path) -> set[str]:
    """The class of a game's states, and the classes of their fields."""
    module = ast.parse((game / "rules" / "state.py").read_text("utf-8"))
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    fields = [node.annotation for state in classes for node in state.body if isinstance(node, ast.AnnAssign)]
    own = {alias.name for node in rules_imported(module, game) for alias in node.names}
    return {state.name for state in classes} | own & {
        word for field in fields for word in WORD.findall(ast.unparse(field))
    }


def names_from_rules(form: Path, game: Path) -> Iterator[tuple[Path, str]]:
    """What a form imports from the rules, with its module; of a module imported whole, what it uses of it."""
    code = ast.parse(form.read_text("utf-8"))
    attributes = [node for node in ast.walk(code) if isinstance(node, ast.Attribute)]
    for node in rules_imported(code, game):
        place = game.joinpath(*str(node.module).split(".")[3:])
        for alias in node.names:
            module = place / f"{alias.name}.py"
            if module.exists():
                yield from ((module, use.attr) for use in attributes if ast.unparse(use.value) == alias.name)
            else:
                yield place.with_suffix(".py"), alias.name


def rules_imported(code: ast.Module, game: Path) -> list[ast.ImportFrom]:
    rules = f"koruna.games.{game.name}.rules"
    found = [node for node in ast.walk(code) if isinstance(node, ast.ImportFrom)]
    return [node for node in found if f"{node.module}.".startswith(f"{rules}.")]


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
