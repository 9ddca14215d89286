"""The installed package, and what its documents say about it."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tomllib
from contextlib import redirect_stdout
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

import koruna

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "koruna"
HERE = Path(koruna.__file__).parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])

only_compiled = pytest.mark.skipif(not koruna.compiled, reason="of the compiled package only")


def python_files() -> list[Path]:
    return [file.relative_to(SOURCE) for file in sorted(SOURCE.rglob("*.py"))]


def is_to_be_compiled(file: Path) -> bool:
    """The engine, the bots, and every game's rules and bot."""
    compiled = file.parts[0] in ("engine", "bots") or (
        file.parts[0] == "games" and file.parts[2:3] in (("rules",), ("bot",))
    )
    return compiled and file.name != "__init__.py"


@pytest.mark.skipif("KORUNA_EXPECT" not in os.environ, reason="nobody said which mode to expect")
def test_runs_in_the_expected_mode() -> None:
    assert koruna.compiled == (os.environ["KORUNA_EXPECT"] == "compiled")
    assert (HERE == SOURCE) != koruna.compiled


@only_compiled
def test_all_but_the_forms_is_compiled() -> None:
    """A module that stays interpreted by accident would only be noticed as slowness."""
    wrong = []
    for file in python_files():
        module = import_module(".".join(["koruna", *file.with_suffix("").parts]).removesuffix(".__init__"))
        if is_to_be_compiled(file) == (module.__file__ or "").endswith(".py"):
            wrong.append(str(file))
    assert wrong == []


@only_compiled
def test_every_file_of_the_sources_is_installed() -> None:
    """Data, translations and drawings; a pattern missing in pyproject.toml would leave them out."""
    files = {file.relative_to(SOURCE) for file in SOURCE.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    assert {file for file in files if not (HERE / file).exists()} == set()


@only_compiled
def test_no_file_that_is_gone_is_installed() -> None:
    """Leftovers of an earlier build would still be imported."""
    kept = {file.relative_to(HERE) for file in HERE.rglob("*.py")}
    assert kept == set(python_files())


@only_compiled
def test_version_is_the_one_installed() -> None:
    assert version("koruna") == koruna.__version__


# Every module of these subpackages, and the two forms that a notebook shows.
LOADS_ALL_BUT_THE_WEB = """
import importlib, pkgutil, sys
import koruna
for room in ("engine", "games", "bots", "lab", "look", "locale", "terminal"):
    package = importlib.import_module(f"koruna.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"koruna.{room}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
view = koruna.game("kingdomino").start(seats=2).view(0)
assert str(view) and view._repr_svg_()
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_nothing_but_the_table_needs_the_extras() -> None:
    """An installation for the engine alone has no web server, so nothing else may import one."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    web = {re.split(r"\W", need)[0] for name in ("table", "postgresql") for need in extras[name]} - {"koruna"}
    assert {"litestar", "uvicorn", "sqlalchemy", "psycopg"} <= web
    done = subprocess.run([sys.executable, "-c", LOADS_ALL_BUT_THE_WEB], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert {"koruna", "msgspec", "fluent"} <= loaded
    assert loaded & web == set()


def blocks(document: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_readme_example_prints_points_and_places() -> None:
    example = blocks(ROOT / "README.md", "python")[0]
    assert len([line for line in example.splitlines() if line]) == 10
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+\] \[[12], [12]\]\n", out.getvalue())


def test_contract_example_prints_a_record_that_replays() -> None:
    example = next(block for block in blocks(ROOT / "docs" / "contract.md", "python") if "bot:greedy" in block)
    out = io.StringIO()
    with redirect_stdout(out):
        exec(compile(example, "contract.md", "exec"), {})
    record = koruna.read_record(out.getvalue().removesuffix("\n"))
    assert record.names == ["Eva", "bot:greedy"]
    assert koruna.Match(koruna.game("kingdomino"), record).over()


def test_notation_example_is_a_record() -> None:
    example = next(block for block in blocks(ROOT / "docs" / "notation.md", "") if block.startswith("koruna 2"))
    match = koruna.Match("kingdomino", example, deal=False)
    assert match.record.text() == example


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_documents_name_only_tests_that_there_are() -> None:
    named = {name for document in DOCUMENTS for name in re.findall(r"`(test_\w+)`", document.read_text("utf-8"))}
    tests = "".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    assert named
    assert named - set(re.findall(r"def (test_\w+)", tests)) == set()


def test_all_that_players_expect_of_the_table_names_its_tests() -> None:
    table = (ROOT / "docs" / "table-ux.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) [MSC] \|.*\|(.*)\|$", table, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 41))
    assert [number for number, tests in rows if "`test_" not in tests] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_documents_name_only_what_make_can_make(document: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"`make ([a-z-]+)`|^make ([a-z-]+)", document.read_text("utf-8"), re.MULTILINE))
    assert {first or second for first, second in named} <= targets
