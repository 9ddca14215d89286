"""The diff between the page parts that a client has and the current ones.

A part's mark is its length and a hash, like an ETag. Every part is sent with its mark, and a client that reconnects
sends the marks it has.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha1
from typing import NamedTuple

from koruna.table.requests.request_identity import AnyRequest

GROWING = "lines"  # the part to which text is only prepended, unless there is an undo
LINE = "<li "  # where a line of that part begins
PIECE = "<g "  # where a drawing is split into pieces, here and in the page's script
WORTH_CUTTING = 4000  # shorter parts are sent whole
LONGEST_MARKS = 1000
MOST_MARKS = 128  # cached: many parts are the same for several players

PartPieces = list[list[int] | str]  # ranges of pieces of the previous part, or new text


class PartsDiff(NamedTuple):
    """What to send to a client, by the names of parts."""

    parts: dict[str, str]  # complete
    grown: dict[str, str]  # the text to prepend
    cut: dict[str, PartPieces]
    marks: dict[str, str]  # of all these parts
    on: dict[str, str]  # the mark of the part that `grown` or `cut` apply to

    def new_text(self, name: str) -> str:
        """The text of a part that the client does not have yet."""
        if name in self.cut:
            return " ".join([piece for piece in self.cut[name] if isinstance(piece, str)])
        return self.grown[name] if name in self.grown else self.parts[name]


class ClientParts:
    """The parts a client has; after a reconnect only their marks are known at first."""

    parts: dict[str, str]
    marks: dict[str, str]
    claimed: dict[str, str]  # marks it sent that are not yet matched
    keeps: bool  # whether it keeps the text of parts, so that pieces can be reused
    kept: set[str]  # the parts it keeps; not those that came with the page itself

    def __init__(self, claimed: dict[str, str] | None = None) -> None:
        self.parts = {}
        self.marks = {}
        self.claimed = claimed or {}
        self.keeps = claimed is not None
        self.kept = set()

    def add(self, name: str, html: str, mark: str = "") -> None:
        """`mark` is its mark, if that is known."""
        before, self.parts[name] = self.parts.get(name, ""), html
        self.marks[name] = mark or mark_after(name, html, before, self.marks.get(name, ""))

    def take(self, parts: dict[str, str], marks: dict[str, str]) -> None:
        for name, html in parts.items():
            self.add(name, html, marks[name])

    def match_marks(self, now: dict[str, str]) -> None:
        """Match the client's marks to the current parts, or to a suffix of the part that grows."""
        for name, mark in self.claimed.items():
            if name not in now:
                continue
            html = now[name]
            length = mark.partition(".")[0]
            if name == GROWING and length.isascii() and length.isdigit():
                html = html[max(0, len(html) - int(length)) :]
            if mark_after(name, html) == mark:
                self.add(name, html, mark)
        self.claimed = {}

    def update(self, now: dict[str, str], marks: dict[str, str] | None = None) -> PartsDiff:
        """The diff from the client's parts to these, which it has from then on. `marks` are the marks of these, if
        known."""
        self.match_marks(now)
        diff = PartsDiff({}, {}, {}, {}, {})
        for name, html in now.items():
            before = self.parts.get(name)
            if html == before:
                continue
            pieces = self.cut(name, html)
            if before and name == GROWING and html.endswith(before):
                diff.grown[name], diff.on[name] = html.removesuffix(before), self.marks[name]
                self.kept.discard(name)
            elif pieces is not None:
                diff.cut[name], diff.on[name] = pieces, self.marks[name]
            else:
                diff.parts[name] = html
                if self.keeps:
                    self.kept.add(name)
            self.add(name, html, "" if marks is None else marks[name])
            diff.marks[name] = self.marks[name]
        return diff

    def cut(self, name: str, after: str) -> PartPieces | None:
        """A part as pieces that the client has and new text; None if that would save little."""
        if name not in self.kept or len(after) < WORTH_CUTTING:
            return None
        old, new = self.parts[name].split(PIECE), after.split(PIECE)
        where = {text: at for at, text in enumerate(old)}
        found: PartPieces = []
        added = at = done = 0
        while done < len(new):
            text = new[done]
            source = at if at < len(old) and old[at] == text else where.get(text, -1)
            if source < 0:
                added += len(text)
                last = found[-1] if found else 0
                if isinstance(last, str):
                    found[-1] = last + PIECE + text
                else:
                    found.append(text)
                at, done = at + 1, done + 1
                continue
            first, at, done = source, source + 1, done + 1
            while at < len(old) and done < len(new) and old[at] == new[done]:
                at, done = at + 1, done + 1
            found.append([first, at])
        return found if 2 * added < len(after) else None


@lru_cache(maxsize=MOST_MARKS)
def mark_of(html: str) -> str:
    # The fastest hash of the standard library; not for security.
    return f"{len(html)}.{sha1(html.encode(), usedforsecurity=False).hexdigest()[:16]}"


def mark_after(name: str, html: str, before: str = "", mark: str = "") -> str:
    """The mark of a part. `mark` is that of its text before, if known: comparing is much faster than hashing."""
    if html == before and mark:
        return mark
    if name != GROWING:
        return mark_of(html)
    return grown(mark, html.removesuffix(before)) if before and html.endswith(before) else grown("", html)


def grown(mark: str, new: str) -> str:
    """The mark of the part that grows, after new text: made line by line, so that the others need not be hashed."""
    length, _, hashed = mark.partition(".")
    for line in reversed(new.split(LINE)):
        if line:
            hashed = sha1(f"{hashed}{line}".encode(), usedforsecurity=False).hexdigest()[:16]
    return f"{int(length or 0) + len(new)}.{hashed}"


def marks_after(parts: dict[str, str], before: dict[str, str], marks: dict[str, str]) -> dict[str, str]:
    """The marks of parts. `marks` are those of the previous parts, if there are any."""
    return {name: mark_after(name, html, before.get(name, ""), marks.get(name, "")) for name, html in parts.items()}


def parts_of_client(request: AnyRequest) -> ClientParts:
    """The parts that a client says it has, by their marks: `board:12.ab34,lines:…`."""
    have = request.query_params.get("have")
    if have is None:
        return ClientParts()
    each = [mark.partition(":") for mark in str(have)[:LONGEST_MARKS].split(",")]
    return ClientParts({name: mark for name, _, mark in each})
