"""Every field of every view is described, and every public name is in the reference that `make docs` builds."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from docs.described import Field, classes_in, comments_in, structs_in
from docs.make_pages import REFERENCE, view_page

import koruna
from koruna import bots, lab

ROOT = Path(__file__).parent.parent
GAMES = sorted(view.parent.parent for view in ROOT.glob("src/koruna/games/*/forms/view.py"))
TEMPLATE = ROOT / "tests" / "template" / "sealed_bids"


@pytest.mark.parametrize("game", [*GAMES, TEMPLATE], ids=lambda game: game.name)
def test_every_field_of_a_view_is_described(game: Path) -> None:
    views = [view for file in sorted((game / "forms").glob("*.py")) for view in structs_in(file)]
    assert views
    missing = [f"{view.name}.{field.name}" for view in views for field in view.fields if not field.about]
    assert missing == [], "say what it means in a comment behind it"


def test_every_field_of_a_series_is_described() -> None:
    (view,) = structs_in(ROOT / "src" / "koruna" / "engine" / "series_view.py")
    assert view.fields
    assert [field.name for field in view.fields if not field.about] == []


def test_a_field_is_described_by_the_comment_behind_it(tmp_path: Path) -> None:
    file = tmp_path / "view.py"
    file.write_text(
        "Step = Literal['draw', 'over']\n"
        "class Plain:\n    x: int  # not data that leaves the game\n"
        "class View(Struct):\n"
        "    # of both\n"
        "    step: Step  # what happens now\n"
        "    name: str = '# no comment'\n"
    )
    (view,) = structs_in(file)
    assert view.fields == [Field("step", "Literal['draw', 'over']", "what happens now"), Field("name", "str", "")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_of_a_view_has_every_part_of_it_once(game: Path) -> None:
    """So no part is left out because no field names it."""
    page = view_page(game)
    views = [view.name for file in (game / "forms").glob("*.py") for view in structs_in(file)]
    assert sorted(part[3:] for part in page if part.startswith("## ")) == sorted(views)


def test_every_public_name_is_in_the_reference() -> None:
    shown = {name for _, _, names in REFERENCE.values() for name in names}
    public = {f"{package.__name__}.{name}" for package in (koruna, bots, lab) for name in package.__all__}
    assert public - shown == set()


def constants_described() -> list[str]:
    """The lines with a constant of the package and a comment behind it."""
    files = [ROOT / "src" / "koruna" / name for name in ("__init__.py", "engine/state.py", "bots/levels.py")]
    lines = [(text, file, at) for file in files for at, text in enumerate(file.read_text("utf-8").splitlines(), 1)]
    return [text.partition(" = ")[0] for text, file, at in lines if at in comments_in(file) and text[0] != " "]


@pytest.mark.parametrize("name", sorted(name for _, _, names in REFERENCE.values() for name in names))
def test_every_attribute_in_the_reference_is_described(name: str) -> None:
    package, _, own = name.rpartition(".")
    thing = getattr(import_module(package), own)
    if not isinstance(thing, type):
        assert callable(thing) or any(own in text for text in constants_described())
        return
    file = ROOT / "src" / Path(*thing.__module__.split(".")).with_suffix(".py")
    (shown,) = [each for each in classes_in(file) if each.name == own]
    assert [field.name for field in shown.fields if not field.about and field.name != "SHARED"] == []


def test_every_document_is_a_page_of_the_documentation() -> None:
    listed = (ROOT / "mkdocs.yml").read_text("utf-8")
    documents = [file.relative_to(ROOT).as_posix() for file in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]]
    assert documents
    assert [document for document in documents if f": {document}\n" not in listed] == []
