"""The parsed Fluent files: messages, their attributes, and the facts they need."""

from __future__ import annotations

from functools import cache
from itertools import chain

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from koruna.engine.library import all_games
from koruna.locale import fluent_files

GAMES = [game.id for game in all_games()]
OWNERS = ["", *GAMES]  # the shared files, then those of each game

PLURALS = {"zero", "one", "two", "few", "many"}
SOME_NUMBERS: list[int | str] = [0, 1, 2, 5, 22, 1234]
SOME_TEXTS: list[int | str] = ["Eva", 3]


@cache
def entries_by_file(owner: str, language: str) -> dict[str, list[ast.EntryType]]:
    texts = fluent_files(language, owner)
    return {file: FluentParser().parse(text).body for file, text in texts.items()}


@cache
def entries(owner: str, language: str) -> list[ast.EntryType]:
    """Everything the files of one owner hold in one language."""
    return list(chain.from_iterable(entries_by_file(owner, language).values()))


def messages(owner: str, language: str) -> list[ast.Message]:
    return [entry for entry in entries(owner, language) if isinstance(entry, ast.Message)]


@cache
def sentences(owner: str, language: str) -> dict[str, ast.Pattern]:
    """Every text by its name, `name.part` for attributes."""
    found = {}
    for message in messages(owner, language):
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Reader(Visitor):
    """Collects the parts of a text and the facts it needs, also through the messages it refers to."""

    def __init__(self, owner: str, language: str) -> None:
        self.known = {**sentences("", language), **sentences(owner, language)}
        self.facts: dict[str, list[int | str]] = {}  # with values to try
        self.literal = ""
        self.plurals: list[set[str]] = []  # the plural categories of every selector

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.literal += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.setdefault(node.id.name, SOME_TEXTS)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.facts[argument.id.name] = SOME_NUMBERS

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        name = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        if name in self.known:
            inner = Reader("", "en")
            inner.known = self.known
            inner.visit(self.known[name])
            self.facts = {**inner.facts, **self.facts}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        names = {key.name for key in keys if isinstance(key, ast.Identifier)}
        by_number = bool(names & PLURALS) or any(isinstance(key, ast.NumberLiteral) for key in keys)
        if isinstance(node.selector, ast.VariableReference):
            self.facts[node.selector.id.name] = SOME_NUMBERS if by_number else sorted(names)
        if names & PLURALS:
            self.plurals.append(names)
        self.generic_visit(node)


@cache
def read(owner: str, language: str, name: str) -> Reader:
    reader = Reader(owner, language)
    reader.visit(sentences(owner, language)[name])
    return reader


def facts_of(owner: str, language: str, name: str) -> set[str]:
    return set(read(owner, language, name).facts)
