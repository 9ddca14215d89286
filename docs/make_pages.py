"""Collects the pages of the documentation in build/pages; MkDocs calls it before it builds (`make docs`).

They are the documents of the repository in the same folders, so that their links lead where they should, and the
reference, whose pages name what to show of the source; the fields of views become tables.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any

from docs.described import Described, structs_in

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "koruna"
PAGES = ROOT / "build" / "pages"
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
WORD = re.compile(r"[A-Za-z_]\w*")

# Pages of the reference: title, introduction, and the names that are shown. Every public name is on one of them.
REFERENCE: dict[str, tuple[str, str, list[str]]] = {
    "game": (
        "Games",
        "What there is to play. A game starts, and from then on a [state](state.md) or a [match](match.md) is played.",
        [
            "koruna.game",
            "koruna.all_games",
            "koruna.Game",
            "koruna.engine.option.Option",
            "koruna.engine.observation.Field",
            "koruna.Content",
        ],
    ),
    "state": (
        "States",
        "One moment of one game, for programs: moves are ints, and nothing is recorded.",
        ["koruna.State", "koruna.CHANCE", "koruna.OVER", "koruna.SPECTATOR"],
    ),
    "match": (
        "Matches and records",
        "A game that is checked and recorded, with moves as text.",
        ["koruna.Match", "koruna.Outcome", "koruna.Record", "koruna.read_record"],
    ),
    "bots": (
        "Bots",
        "Who plays when nobody does, and what they think of a position.",
        [
            "koruna.bots.bot",
            "koruna.bots.bot_names",
            "koruna.bots.usual_bot",
            "koruna.bots.LEVELS",
            "koruna.bots.allow_bots",
            "koruna.bots.allow_named",
            "koruna.bots.strength.measured",
            "koruna.Bot",
            "koruna.Limit",
            "koruna.Progress",
            "koruna.Analysis",
            "koruna.engine.analysis.Considered",
        ],
    ),
    "review": (
        "Reviews",
        "What happened in a game that was played: chances of winning, what each decision cost, better moves, luck.",
        [
            "koruna.review",
            "koruna.Review",
            "koruna.review.result.Moment",
            "koruna.review.result.Decision",
            "koruna.review.result.Choice",
            "koruna.review.result.Luck",
            "koruna.review.result.Summary",
            "koruna.review.result.TurningPoint",
        ],
    ),
    "lab": (
        "The laboratory",
        "Many games between bots, on all cores, and what came of them.",
        [
            "koruna.lab.run_games",
            "koruna.lab.play_game",
            "koruna.lab.Played",
            "koruna.lab.standings",
            "koruna.lab.Standing",
            "koruna.lab.won_by_nobody",
            "koruna.lab.measured",
            "koruna.lab.Measured",
            "koruna.lab.stream",
            "koruna.lab.WorkerLost",
        ],
    ),
    "errors": (
        "Errors",
        "Each has a sentence for the person who reads it, in Czech, Slovak and English.",
        [
            "koruna.Trouble",
            "koruna.NotAMove",
            "koruna.IllegalMove",
            "koruna.BadSetup",
            "koruna.BadContent",
            "koruna.BadRecord",
            "koruna.BadPosition",
            "koruna.Bug",
            "koruna.compiled",
        ],
    ),
}

# These are in several files; what errors inherit is shown once, at the first of them.
WITH_INHERITED = {"koruna.Game", "koruna.Match"}


def on_config(config: Any) -> None:
    """Called by MkDocs: the pages of the reference follow those that mkdocs.yml lists."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        copy(document)
        for link in LINK.findall(document.read_text("utf-8")):
            if (linked := (document.parent / link).resolve()).is_file():
                copy(linked)
    for file in ("site.css", "iframe-worker.js"):
        copy(ROOT / "docs" / file)
    reference = [
        {title: write(f"{page}.md", [f"# {title}", about, *map(shown, names)])}
        for page, (title, about, names) in REFERENCE.items()
    ]
    games = sorted(view.parent.parent for view in SOURCE.glob("games/*/forms/view.py"))
    views = [{title_of(game): write(f"views/{game.name}.md", view_page(game))} for game in games]
    views.append({"A series of games": write("views/series.md", series_page())})
    config["nav"] += [{"Reference": reference}, {"Views": views}]


def copy(file: Path) -> None:
    """A file of the repository, at the same place among the pages."""
    target = PAGES / file.relative_to(ROOT)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)


def write(name: str, parts: Iterable[str]) -> str:
    """A page of the reference; returns its place among the pages."""
    page = PAGES / "reference" / name
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text("\n\n".join(parts) + "\n", "utf-8")
    return f"reference/{name}"


def shown(name: str) -> str:
    """What mkdocstrings puts in its place: all there is to say of a name."""
    return f"::: {name}\n    options: {{inherited_members: {str(name in WITH_INHERITED).lower()}}}"


def view_page(game: Path) -> list[str]:
    """The view of a game first, then what it consists of, in the order in which its fields name it."""
    views = game / "forms" / "view.py"
    known = {each.name: each for file in sorted((game / "forms").glob("*.py")) for each in structs_in(file)}
    whole = next(each for each in structs_in(views) if each.name.casefold() == game.name.replace("_", "") + "view")
    return [f"# The view of {title_of(game)}", module_text(views), *tables(in_order(whole, known))]


def series_page() -> list[str]:
    about = "Where a game is played as a series, `view()` returns this, with the view of the running game inside."
    return ["# The view of a series", about, *tables(list(structs_in(SOURCE / "engine" / "series_view.py")))]


def in_order(first: Described, known: dict[str, Described]) -> list[Described]:
    found = [first]
    for each in found:  # grows while it is read
        for field in each.fields:
            found += [known[name] for name in WORD.findall(field.type) if name in known and known[name] not in found]
    return found


def tables(views: list[Described]) -> Iterator[str]:
    linked = {each.name for each in views}
    for each in views:
        yield f"## {each.name}"
        yield each.about
        yield table(each, linked)


def table(of: Described, linked: set[str]) -> str:
    rows = [
        f'| <code class="field">{field.name}</code> | {type_text(field.type, linked)} | {meaning_text(field.about)} |'
        for field in of.fields
    ]
    return "\n".join(["| field | type | meaning |", "|---|---|---|", *rows])


def meaning_text(about: str) -> str:
    return escape(about).replace("|", "&#124;")


def type_text(type: str, linked: set[str]) -> str:
    """The type as code, in which the names of other tables are links to them."""
    said = WORD.sub(lambda word: link_to(word[0]) if word[0] in linked else word[0], escape(type, quote=False))
    return f"<code>{said.replace('|', '&#124;')}</code>"


def link_to(name: str) -> str:
    return f'<a href="#{name.casefold()}">{name}</a>'


def title_of(game: Path) -> str:
    words = (game / "locale" / "en" / "game.ftl").read_text("utf-8")
    found = re.search(r"^name = (.+)$", words, re.MULTILINE)
    assert found is not None, f"{game.name} has no name in English"
    return found[1]


def module_text(file: Path) -> str:
    found = re.match(r'"""(.*?)"""', file.read_text("utf-8"), re.DOTALL)
    assert found is not None, f"{file} does not say what it is for"
    return found[1].strip()
