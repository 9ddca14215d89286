"""No import cycles: not inside a game, where the state is below the phases and the view below the drawings, nor in any
other subpackage."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from docs.draw_imports import SOURCE, imports

TESTS = Path(__file__).parent
# By subpackage: the package it belongs to, and its folder.
PACKAGES = {
    **{folder.name: (SOURCE, folder) for folder in SOURCE.glob("[a-z]*/")},
    **{f"games/{folder.name}": (SOURCE, folder) for folder in (SOURCE / "games").glob("[a-z]*/")},
    "tests/template/sealed_bids": (TESTS, TESTS / "template/sealed_bids"),
}


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_there_is_no_import_cycle(package: str) -> None:
    whole, folder = PACKAGES[package]
    files = {file.relative_to(whole).with_suffix("").parts: file for file in folder.rglob("*.py")}
    assert files
    graph = {name: imports(file, whole) & files.keys() for name, file in files.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(".".join(name) for name in error.args[1][::-1]))
