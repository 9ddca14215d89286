"""What only one game draws is in its folder: every symbol and colour is where it is used, and none is unused.

Uses are found by name in the source. A computed name (`f"k-chip-{terrain}"`) means every symbol whose computed part is
a word of the same game: a string in its code or an entry of its data.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from koruna.look import colours
from koruna.look.symbols import ID, definitions, with_parts

SOURCE = Path(str(files("koruna")))
GAMES = sorted(file.parent.name for file in (SOURCE / "games").glob("*/game.py"))
TABLE = "table"  # with what it shares with drawings outside of it
COMPUTED = "\0"  # stands for the computed parts of a string
WORD = re.compile(r"[\w-]+")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*|<!--.*?-->|\{#.*?#\}", re.DOTALL | re.MULTILINE)
SYMBOL = re.compile(rf"(?<![\w-])(?:k|u|pp|pat)-[\w{COMPUTED}-]+|(?<![\w-])(?:k-|pp-|pat-|u-)(?![\w-])")
TOKEN = re.compile(rf"--([a-z][\w{COMPUTED}-]*)(?!\s*:|[\w-])")
TEXTS = {".html", ".js", ".css", ".svg"}


# --- what the source says ---------------------------------------------------------------------


def sources(owner: str) -> list[Path]:
    rooms = [SOURCE / "look", SOURCE / "table"] if owner == TABLE else [SOURCE / "games" / owner / "forms"]
    return sorted(file for room in rooms for file in room.rglob("*"))


@cache
def strings(owner: str) -> list[str]:
    """All strings in the code of a game, and all its style sheets, templates and pictures."""
    found: list[str] = []
    for file in sources(owner):
        if file.suffix == ".py":
            found += strings_in(ast.parse(file.read_text("utf-8")))
        elif file.suffix in TEXTS and file.name != "symbols.svg":
            found.append(COMMENT.sub("", file.read_text("utf-8")))
    return found


def strings_in(tree: ast.AST) -> Iterator[str]:
    """Every string but docstrings, with a mark for what is computed; `colour("gold")` as in a style sheet, `--gold`."""
    nodes = list(ast.walk(tree))
    inside = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    inside |= {id(piece) for node in nodes if isinstance(node, ast.JoinedStr) for piece in node.values}
    calls = [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "colour"]
    tokens = {id(node) for call in calls for argument in call.args for node in ast.walk(argument)}
    for node in nodes:
        before = "--" if id(node) in tokens else ""
        if isinstance(node, ast.JoinedStr):
            pieces = [piece.value if isinstance(piece, ast.Constant) else COMPUTED for piece in node.values]
            yield before + "".join(map(str, pieces))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            yield before + node.value.replace("{}", COMPUTED)


@cache
def words(owner: str) -> set[str]:
    found = {text for text in strings(owner) if WORD.fullmatch(text)}
    for file in (SOURCE / "games" / owner / "data").glob("*.[ct]*"):  # csv and toml, but no prose
        found |= set(WORD.findall(file.read_text("utf-8")))
    return found


def meant(named: Iterable[str], known: Iterable[str], said: set[str]) -> set[str]:
    """Which of the known names the source means by these, each of which may be computed."""
    known = set(known)
    found = known & set(named)
    for name in named:
        begun = name + COMPUTED if name.endswith("-") else name
        if COMPUTED in begun:
            pattern = re.compile(re.escape(begun).replace(re.escape(COMPUTED), r"([\w-]+)"))
            matches = [match for each in known if (match := pattern.fullmatch(each))]
            found |= {match.string for match in matches if all(is_word(part, said) for part in match.groups())}
    return found


def is_word(part: str, said: set[str]) -> bool:
    """A word, a letter or a number, or one of these with a number: `wheat`, `a`, `12`, `a-12`."""
    before, dash, number = part.rpartition("-")
    return (
        part in said or len(part) == 1 or part.isdigit() or (dash != "" and number.isdigit() and is_word(before, said))
    )


# --- what is used where -----------------------------------------------------------------------


def symbols_drawn(owner: str) -> set[str]:
    named = {name for text in strings(owner) for name in SYMBOL.findall(text)}
    return with_parts(meant(named, definitions(), words(owner)))


def tokens_used(owner: str) -> set[str]:
    known = colours.values()
    named = {name for text in strings(owner) for name in TOKEN.findall(text)}
    named |= {name for symbol in symbols_drawn(owner) for name in colours.named_in(definitions()[symbol])}
    return colours.needed(frozenset(meant(named, known, words(owner))))


def homes(name: str, defined: re.Pattern[str]) -> dict[str, str]:
    """By what is defined in files of this name: the game that defines it, or the table."""
    places = {TABLE: SOURCE / "look" / name} | {game: SOURCE / "games" / game / "forms" / name for game in GAMES}
    return {
        found: owner
        for owner, file in places.items()
        if file.is_file()
        for line in COMMENT.sub("", file.read_text("utf-8")).splitlines()
        for found in defined.findall(line)
    }


def misplaced(home_of: dict[str, str], used: dict[str, set[str]]) -> dict[str, tuple[str, list[str]]]:
    """What is in the wrong place or nobody's, with its home and its users."""
    users = {name: {owner for owner, names in used.items() if name in names} for name in home_of}
    fits = {name: len(users[name]) > 1 or TABLE in users[name] for name, home in home_of.items() if home == TABLE}
    fits |= {name: users[name] == {home} for name, home in home_of.items() if home != TABLE}
    return {name: (home, sorted(users[name])) for name, home in home_of.items() if not fits[name]}


def family(token: str) -> str:
    """`t-wheat` for `t-wheat-1`: the shades of a colour stay together, and the steps of a scale."""
    return token.rstrip("-0123456789")


# --- the laws -----------------------------------------------------------------------------------


def test_a_symbol_is_with_the_game_that_draws_it_or_shared_by_several() -> None:
    home_of = homes("symbols.svg", ID)
    assert set(definitions()) == set(home_of)
    assert misplaced(home_of, {owner: symbols_drawn(owner) for owner in (TABLE, *GAMES)}) == {}


def test_a_token_is_with_the_game_that_uses_it_or_shared_by_several() -> None:
    home_of = homes("tokens.css", re.compile(r"--([\w-]+):"))
    assert set(colours.values()) <= set(home_of)
    used = {owner: {family(name) for name in tokens_used(owner)} for owner in (TABLE, *GAMES)}
    by_family = {family(name): home for name, home in home_of.items() if name in colours.values()}
    assert misplaced(by_family, used) == {}


def test_what_is_misplaced_is_noticed() -> None:
    home_of = {"arms": TABLE, "logo": TABLE, "fir": TABLE, "tower": TABLE, "ox": "one", "cow": "one", "pig": "one"}
    used = {TABLE: {"logo"}, "one": {"arms", "fir", "ox", "pig"}, "two": {"arms", "cow", "pig"}}
    assert misplaced(home_of, used) == {
        "fir": (TABLE, ["one"]),
        "tower": (TABLE, []),
        "cow": ("one", ["two"]),
        "pig": ("one", ["one", "two"]),
    }


def test_a_computed_name_means_the_words_of_its_game() -> None:
    code = '"""k-ruby"""\nGOODS = "wood", "ore"\nuse(f"k-{good}"); use("k-chip-" + land); use(f"k-t-{land}-{number}")\n'
    texts = list(strings_in(ast.parse(code)))
    named = {name for text in texts for name in SYMBOL.findall(text)}
    known = ["k-wood", "k-ruby", "k-chip-ore", "k-chip-sea", "k-t-wood-12", "k-t-sea-1", "k-wood-house"]
    assert meant(named, known, set(texts)) == {"k-wood", "k-chip-ore", "k-t-wood-12"}
