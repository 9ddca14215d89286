"""Reads classes and the descriptions of their fields from the source, without running it.

A field is described by the comment at the end of its line.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Field(NamedTuple):
    name: str
    type: str
    about: str  # "" if nobody has described it


class Described(NamedTuple):
    name: str
    about: str  # the docstring
    fields: list[Field]


@cache
def comments_in(file: Path) -> dict[int, str]:
    """The comments of a file that stand behind code, by line."""
    lines = io.StringIO(file.read_text("utf-8")).readline
    found = {}
    for token in tokenize.generate_tokens(lines):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            found[token.start[0]] = token.string.lstrip("# ")
    return found


def structs_in(file: Path) -> Iterator[Described]:
    """The classes of plain data in a file, as views are."""
    return classes_in(file, "Struct")


def classes_in(file: Path, base: str = "") -> Iterator[Described]:
    """The classes of a file, or those with that base. Names of literal types are replaced by their values."""
    module = ast.parse(file.read_text("utf-8"))
    comments, literals = comments_in(file), literals_of(module)
    for node in module.body:
        if isinstance(node, ast.ClassDef) and (not base or base in map(ast.unparse, node.bases)):
            fields = [
                Field(line.target.id, literals.get(said := ast.unparse(line.annotation), said), about)
                for line in node.body
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
                for about in [comments.get(line.end_lineno or line.lineno, "")]
            ]
            yield Described(node.name, ast.get_docstring(node) or "", fields)


def literals_of(module: ast.Module) -> dict[str, str]:
    return {
        ast.unparse(node.targets[0]): ast.unparse(node.value)
        for node in module.body
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("Literal[")
    }
