"""The examples in documents and docstrings are run."""

from __future__ import annotations

import ast
import doctest
import inspect
import io
import random
import re
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

import koruna
from koruna.bots import bot, bot_names
from koruna.engine.analysis import Considered
from koruna.engine.observation import Field
from koruna.engine.series_view import SeriesView

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "koruna"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
TOML = re.compile(r"^```toml\n(.*?)^```", re.MULTILINE | re.DOTALL)
MANY_GAMES = re.compile(r"^GAMES = \d+", re.MULTILINE)
WITHOUT_METHODS = koruna.Analysis | koruna.Limit | koruna.Outcome
# Names of the package that are no classes or functions.
PLAIN = {"CHANCE", "OVER", "SPECTATOR", "compiled"}


@pytest.mark.parametrize(
    "document", [file for file in DOCUMENTS if BLOCK.search(file.read_text("utf-8"))], ids=lambda file: file.name
)
def test_examples_in_a_document_run(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another, in one namespace; with few games where an example plays many, and nothing to read."""
    monkeypatch.setattr("sys.stdin", io.StringIO())
    names: dict[str, Any] = {"__name__": "__main__"}
    text = document.read_text("utf-8")
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start(1))
        source = "\n" * line + MANY_GAMES.sub("GAMES = 2", block.group(1))
        with redirect_stdout(io.StringIO()):
            exec(compile(source, str(document), "exec"), names)


@pytest.mark.parametrize(
    "document", [file for file in DOCUMENTS if TOML.search(file.read_text("utf-8"))], ids=lambda file: file.name
)
def test_settings_in_a_document_are_toml(document: Path) -> None:
    for block in TOML.finditer(document.read_text("utf-8")):
        assert tomllib.loads(block.group(1))


def docstrings() -> Iterator[tuple[str, Path, int, str]]:
    """Every docstring of the package with an example: its owner, file, line and text."""
    for file in sorted(SOURCE.rglob("*.py")):
        if ">>>" not in (text := file.read_text("utf-8")):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and ">>>" in (found := ast.get_docstring(node) or ""):
                yield node.name, file, node.body[0].lineno - 1, found


# From the source, because compiled code need not have them.
EXAMPLES = list(docstrings())


@pytest.mark.parametrize(("name", "file", "line", "text"), EXAMPLES, ids=[name for name, *_ in EXAMPLES])
def test_examples_in_a_docstring_run(name: str, file: Path, line: int, text: str) -> None:
    names: dict[str, Any] = {"koruna": koruna, "random": random}
    example = doctest.DocTestParser().get_doctest(text, names, name, str(file), line)
    report = io.StringIO()
    doctest.DocTestRunner().run(example, out=report.write)
    assert report.getvalue() == ""


def test_public_names_have_an_example() -> None:
    """All but a few that are used in the examples of others."""
    shown = {name for name, *_ in EXAMPLES}
    assert set(koruna.__all__) - PLAIN - shown == {"Bot", "Bug", "Outcome"}


@pytest.mark.parametrize("name", sorted(set(koruna.__all__) - PLAIN))
def test_help_shows_what_public_names_are_for(name: str) -> None:
    """Also of a compiled class or function: see `keep_docstrings` in setup.py."""
    thing = getattr(koruna, name)
    is_documented(thing)
    if isinstance(thing, type) and not issubclass(thing, Exception | WITHOUT_METHODS):
        methods = [at for at, kept in vars(thing).items() if at.isidentifier() and callable(kept) and at[0] != "_"]
        assert methods
        assert [at for at in methods if not inspect.getdoc(getattr(thing, at))] == []


@pytest.mark.parametrize("name", sorted(set(koruna.__all__) - PLAIN))
def test_every_method_of_a_public_class_has_its_own_docstring(name: str) -> None:
    """Compiled, none is inherited."""
    thing = getattr(koruna, name)
    for owner in thing.__mro__ if isinstance(thing, type) else []:
        if owner.__module__.startswith("koruna."):
            source = Path(SOURCE, *owner.__module__.split(".")[1:]).with_suffix(".py").read_text("utf-8")
            classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
            body = next(node.body for node in classes if node.name == owner.__name__)
            told = {node.name: ast.get_docstring(node) for node in body if isinstance(node, ast.FunctionDef)}
            assert [name for name, text in told.items() if name[0] != "_" and not text] == []


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_help_shows_what_a_state_its_view_and_its_bots_are(game: koruna.Game) -> None:
    state = game.start(min(game.seats))
    for thing in (state, state.view(), *[bot(name, game, random.Random(1)) for name in bot_names(game)]):
        is_documented(type(thing))
    is_documented(Field)
    is_documented(Considered)
    is_documented(SeriesView)


def is_documented(thing: Any) -> None:
    """By a text of its own: the one in its source, if it is a class."""
    told = thing.__doc__
    assert told
    if isinstance(thing, type):
        file = inspect.getfile(thing)
        source = Path(file).with_name(f"{Path(file).name.split('.')[0]}.py").read_text("utf-8")
        nodes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
        assert inspect.cleandoc(told) in [ast.get_docstring(node) for node in nodes if node.name == thing.__name__]
