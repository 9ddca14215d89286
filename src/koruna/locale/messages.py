"""The messages of Fluent files, each parsed lazily.

Parsing all of them takes two seconds, and most processes need only a few: a page two hundred, a command ten.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

UNGROUPED = 1000  # smaller numbers are written alike in all our languages: by their digits
PARSER = FluentParser(with_spans=False)  # source spans would take a fifth of the memory
# The start of an entry: the name of a message, or of a term with its hyphen. All other lines are indented or comments.
BEGINNING = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)


class SmallNumber(FluentInt):
    """Formatted without Babel, which takes longer than the sentence around it."""

    def format(self, locale: object) -> str:
        return str(int(self))


small_numbers = [SmallNumber(number) for number in range(UNGROUPED)]


class Messages:
    """The messages of one language, by their sources. Several threads may use them."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unparsed = dict(sources)

    def get(self, name: str) -> Message | None:
        if name in self._unparsed:
            self._parse(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def formatted(self, pattern: Pattern, facts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A pattern with these facts, and what went wrong."""
        given = {
            fact: small_numbers[value] if type(value) is int and 0 <= value < UNGROUPED else value
            for fact, value in facts.items()
        }
        text, errors = self.bundle.format_pattern(pattern, given)
        return str(text), errors

    def _parse(self, name: str) -> None:
        """Parse it with everything it refers to before marking it as parsed, since other threads may ask for it
        meanwhile."""
        needed = [name]
        for each in needed:
            source = self._unparsed.get(each)
            if source is not None:
                resource, references = parsed(source)
                self.bundle.add_resource(resource, allow_overrides=True)
                needed += [other for other in references if other not in needed]
        for each in needed:
            self._unparsed.pop(each, None)


def sources(text: str) -> dict[str, str]:
    """The source of each message and term in a Fluent file, by its name."""
    _, *parts = BEGINNING.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True))


@cache
def parsed(source: str) -> tuple[Resource, list[str]]:
    """An entry, and the names it refers to. Cached, so that games share the common ones."""
    resource = PARSER.parse(source)
    found = References()
    found.visit(resource)
    return resource, found.names


class References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
