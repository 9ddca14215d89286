"""No import cycles in the rules of a game: the state is below the phases, the course above them."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# The root of each package, and its folder of games.
ROOMS = [(TESTS.parent / "src", "koruna/games"), (TESTS.parent, "tests/template")]
GAMES = {rules.parent.name: (root, rules) for root, room in ROOMS for rules in sorted((root / room).glob("*/rules"))}


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


def cycle(root: Path, package: Path) -> list[str]:
    """The modules of an import cycle in a package, or []."""
    files = {".".join(file.relative_to(root).with_suffix("").parts): file for file in package.rglob("*.py")}
    graph = {name: imported(name, file) & files.keys() for name, file in files.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_rules_do_not_import_round_a_circle(game: str) -> None:
    assert cycle(*GAMES[game]) == []
