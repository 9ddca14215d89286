"""No import cycles inside a game.

In the rules the state is below the phases, and the course above them. In the forms the view is below sentences and
drawings.
"""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# The root of each package, and its folder of games.
FOLDERS = [(TESTS.parent / "src", "koruna/games"), (TESTS.parent, "tests/template")]
GAMES = {
    rules.parent.name: (root, rules.parent)
    for root, games in FOLDERS
    for rules in sorted((root / games).glob("*/rules"))
}
# Games whose forms still have a cycle, with the reason.
FORMS_WITH_CYCLES: dict[str, str] = {
    "suverenita": "the view imports its drawing, and the names of places",
    "wonderful_kingdom": "the view imports its drawing",
}


def imported(name: str, file: Path) -> set[str]:
    """Everything a module imports that may be a module, also inside functions and under TYPE_CHECKING."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            above = name.split(".")[: -node.level] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def cycle(game: str, part: str) -> list[str]:
    """The modules of an import cycle in the rules or the forms of a game, or []."""
    root, folder = GAMES[game]
    files = {".".join(file.relative_to(root).with_suffix("").parts): file for file in (folder / part).rglob("*.py")}
    graph = {name: imported(name, file) & files.keys() for name, file in files.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_rules_have_no_import_cycle(game: str) -> None:
    assert cycle(game, "rules") == []


@pytest.mark.parametrize("game", sorted(GAMES.keys() - FORMS_WITH_CYCLES.keys()))
def test_forms_have_no_import_cycle(game: str) -> None:
    assert cycle(game, "forms") == []


def test_every_exception_is_needed() -> None:
    for game in FORMS_WITH_CYCLES:
        assert cycle(game, "forms"), f"{game} has no cycle any more: take it off the list"
