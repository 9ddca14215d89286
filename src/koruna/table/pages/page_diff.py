"""What a page has of its parts, so that it is sent only what it has not.

A mark stands for the text of a part. With every part goes its mark; a page that comes back tells the marks it has.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

from litestar import Request

GROWING = "lines"  # the part that only gets something new in front, as long as nothing is taken back
PIECE = "<g "  # where a drawing is cut into pieces; the page does it too
WORTH_CUTTING = 4000  # shorter parts are sent whole
LONGEST_MARKS = 1000

Pieces = list[list[int] | str]  # from which to which piece of the part before, or something new


class Told(NamedTuple):
    """What a page has to be told of its parts, by their names."""

    parts: dict[str, str]  # whole
    grown: dict[str, str]  # what is new in front of the part before
    cut: dict[str, Pieces]
    marks: dict[str, str]  # of all that are told
    on: dict[str, str]  # the marks of what grew or was cut


class Sent:
    """What a page has of its parts; at first it may only have told marks of them."""

    parts: dict[str, str]
    marks: dict[str, str]
    told: dict[str, str]  # marks that it told and that were not yet looked up
    keeps: bool  # whether it keeps the text of parts, so that they can be cut
    kept: set[str]  # those that it keeps: what came with the page itself it only shows

    def __init__(self, told: dict[str, str] | None = None) -> None:
        self.parts = {}
        self.marks = {}
        self.told = told or {}
        self.keeps = told is not None
        self.kept = set()

    def add(self, name: str, html: str) -> None:
        self.parts[name] = html
        self.marks[name] = mark_of(html)

    def take(self, parts: dict[str, str]) -> None:
        for name, html in parts.items():
            self.add(name, html)

    def look_up(self, now: dict[str, str]) -> None:
        """Of the parts as they are now it may have the whole of one, or the end of what grows."""
        for name, mark in self.told.items():
            if name not in now:
                continue
            html = now[name]
            length = mark.partition(".")[0]
            if name == GROWING and length.isascii() and length.isdigit():
                html = html[max(0, len(html) - int(length)) :]
            if mark_of(html) == mark:
                self.add(name, html)
        self.told = {}

    def tell(self, now: dict[str, str]) -> Told:
        """What it has not been sent yet. From now on, it has been."""
        self.look_up(now)
        told = Told({}, {}, {}, {}, {})
        for name, html in now.items():
            before = self.parts.get(name)
            if html == before:
                continue
            pieces = self.cut(name, html)
            if before and name == GROWING and html.endswith(before):
                told.grown[name], told.on[name] = html.removesuffix(before), self.marks[name]
                self.kept.discard(name)
            elif pieces is not None:
                told.cut[name], told.on[name] = pieces, self.marks[name]
            else:
                told.parts[name] = html
                if self.keeps:
                    self.kept.add(name)
            self.add(name, html)
            told.marks[name] = self.marks[name]
        return told

    def cut(self, name: str, after: str) -> Pieces | None:
        """A part made of pieces of what the page keeps of it; None when it keeps nothing, or that would save little."""
        if name not in self.kept or len(after) < WORTH_CUTTING:
            return None
        old, new = self.parts[name].split(PIECE), after.split(PIECE)
        where = {text: at for at, text in enumerate(old)}
        found: Pieces = []
        added = at = 0
        for text in new:
            source = at if at < len(old) and old[at] == text else where.get(text, -1)
            last = found[-1] if found else ""
            if source < 0:
                added += len(text)
                if found and isinstance(last, str):
                    found[-1] = last + PIECE + text
                else:
                    found.append(text)
            elif isinstance(last, list) and last[1] == source:
                last[1] = source + 1
            else:
                found.append([source, source + 1])
            at = source + 1 if source >= 0 else at + 1
        return found if 2 * added < len(after) else None


def mark_of(html: str) -> str:
    return f"{len(html)}.{blake2b(html.encode(), digest_size=8).hexdigest()}"


def marks_of(parts: dict[str, str]) -> dict[str, str]:
    return {name: mark_of(html) for name, html in parts.items()}


def sent_to(request: Request[Any, Any, Any]) -> Sent:
    """What a page says it has, by the marks of its parts: `board:12.ab34,lines:…`."""
    told = request.query_params.get("have")
    if told is None:
        return Sent()
    each = [mark.partition(":") for mark in str(told)[:LONGEST_MARKS].split(",")]
    return Sent({name: mark for name, _, mark in each})
