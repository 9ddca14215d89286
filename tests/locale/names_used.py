"""The message ids that the source uses, found by static analysis.

A message is used by `say("name", {...})`, by raising a `Trouble`, by a `Reason`, an `Event` (or
`state.tell("kind", ...)`) or an `Option`, and as a literal: a game returns "prompt-…" or "move-…". Of a computed name
("rule-" + ...) only the prefix is known.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path

from koruna.locale import LANGUAGES
from tests.locale.fluent_files import GAMES

NAMED = re.compile("(prompt|move|score|tie|event)-[a-z0-9-]+")  # what a game returns
SOURCE = Path(__file__).parents[2] / "src" / "koruna"


@dataclass
class Use:
    where: str
    name: str
    begins: bool = False  # only the prefix of the name is known
    facts: set[str] | None = field(default_factory=set)  # None if they are not literal there
    refuses: bool = False  # whether it is the rule of a refusal


def uses_of(owner: str) -> list[Use]:
    """The messages used by a game, or ("") by all code outside of games."""
    if owner:
        room = Path(str(files(f"koruna.games.{owner}")))
        sources = sorted(room.rglob("*.py"))
    else:
        sources = sorted(file for file in SOURCE.rglob("*.py") if SOURCE / "games" not in file.parents)
    found = []
    for file in sources:
        for use in uses_in(nodes_of(file), trouble_classes(), in_game=bool(owner)):
            use.where = f"{file.parent.name}/{file.name}:{use.where}"
            found.append(use)
    return found


@cache
def nodes_of(file: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(file.read_text("utf-8"))))


@cache
def trouble_classes() -> dict[str, int]:
    """Every error class with the index of its `message` parameter, own or inherited."""
    found = {"Trouble": 0}
    files_read = [nodes_of(file) for file in sorted(SOURCE.rglob("*.py"))]
    classes = [node for nodes in files_read for node in nodes if isinstance(node, ast.ClassDef)]
    known = 0
    while known < len(found):  # repeated for subclasses of subclasses
        known = len(found)
        for node in classes:
            parents = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in found]
            if parents and node.name not in found:
                found[node.name] = message_place(node, found[parents[0]])
    return found


def message_place(node: ast.ClassDef, inherited: int) -> int:
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            names = [argument.arg for argument in method.args.args][1:]
            return names.index("message") if "message" in names else -1
    return inherited


def uses_in(nodes: list[ast.AST], troubles: dict[str, int], in_game: bool = True) -> Iterator[Use]:
    ours = {"Reason", "Event", "Option"} & imported_from_engine(nodes)
    pieces = {id(piece) for node in nodes if isinstance(node, ast.JoinedStr) for piece in node.values}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces:
            if in_game and NAMED.fullmatch(node.value):
                yield Use(str(node.lineno), node.value, begins=node.value.endswith("-"), facts=None)
            continue
        if isinstance(node, ast.ClassDef) and node.name in troubles:
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__":
                    yield from asked(call, 0)
        if not isinstance(node, ast.Call):
            continue
        callee = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if callee in troubles and troubles[callee] >= 0:
            yield from asked(node, troubles[callee])
        elif callee == "say":
            yield from asked(node, 0)
        elif callee == "tell" and in_game:
            first = next((at for at, given in enumerate(node.args[:2]) if texts(given)), 2)
            yield from asked(node, first, "event-")
        elif callee not in ours:
            continue
        elif callee == "Reason":
            # the text of a rule is general and needs no facts
            yield from asked(node, 0, "rule-", facts=set(), refuses=True)
        elif callee == "Event":
            yield from asked(node, 0, "event-", facts=keys(node.args[2]), more={"player"})
        elif callee == "Option":
            yield from asked(node, 0, "option-", facts=set())
            yield from asked(node, 0, "option-", ".about", facts=set())
            for keyword in node.keywords:
                if keyword.arg == "why" and isinstance(keyword.value, ast.Constant):
                    yield Use(str(node.lineno), f"rule-{keyword.value.value!s}", refuses=True)


def asked(
    call: ast.Call,
    place: int,
    before: str = "",
    after: str = "",
    facts: set[str] | None = None,
    more: set[str] | None = None,
    refuses: bool = False,
) -> Iterator[Use]:
    """The name at one argument of a call, and the facts after it."""
    if len(call.args) <= place:
        return
    known = facts if before else keys(call.args[place + 1]) if len(call.args) > place + 1 else set()
    if known is not None:
        known = known | (more or set())
    where = str(call.lineno)
    for name in choices(call.args[place]):
        if isinstance(name, ast.Constant) and isinstance(name.value, str):
            if name.value and name.value not in LANGUAGES:  # `error.say("en")` is not a message
                yield Use(where, before + name.value + after, facts=known, refuses=refuses)
        elif beginning(name):
            yield Use(where, before + beginning(name), begins=True, facts=None)


def imported_from_engine(nodes: list[ast.AST]) -> set[str]:
    """An `Option` of the command line is not an `Option` of a game."""
    modules = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.name for node in modules if (node.module or "").startswith("koruna.engine") for name in node.names}


def choices(node: ast.expr) -> list[ast.expr]:
    """Both sides of `a if x else b`."""
    return choices(node.body) + choices(node.orelse) if isinstance(node, ast.IfExp) else [node]


def texts(node: ast.expr) -> bool:
    return all(isinstance(choice, ast.Constant) and isinstance(choice.value, str) for choice in choices(node))


def beginning(node: ast.expr) -> str:
    """The literal prefix of a computed name: "rule-" + ... or f"rule-{...}"."""
    first: ast.expr = node
    if isinstance(node, ast.BinOp):
        return beginning(node.left)
    if isinstance(node, ast.JoinedStr) and node.values:
        first = node.values[0]
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def keys(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    names = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
    return {str(name) for name in names} if None not in names else None


@cache
def all_uses() -> list[tuple[str, Use]]:
    return [(owner, use) for owner in ["", *GAMES] for use in uses_of(owner)]
