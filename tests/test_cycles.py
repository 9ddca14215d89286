"""No import cycles: not inside a game, where the state is below the phases and the view below the drawings, nor in any
other subpackage."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src"
# By subpackage: the folder from which its modules are named, and its own.
PACKAGES = {
    **{str(folder.relative_to(SOURCE)): (SOURCE, folder) for folder in (SOURCE / "koruna").glob("[a-z]*/")},
    **{str(folder.relative_to(SOURCE)): (SOURCE, folder) for folder in (SOURCE / "koruna/games").glob("[a-z]*/")},
    "tests/template/sealed_bids": (TESTS.parent, TESTS / "template/sealed_bids"),
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


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_there_is_no_import_cycle(package: str) -> None:
    root, folder = PACKAGES[package]
    files = {".".join(file.relative_to(root).with_suffix("").parts): file for file in folder.rglob("*.py")}
    assert files
    graph = {name: imported(name, file) & files.keys() for name, file in files.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(error.args[1][::-1]))
