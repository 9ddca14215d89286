"""Custom content: numbers, cards or maps, as a value that a game is started with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from koruna.engine.errors import BadSetup, Trouble
from koruna.engine.option import HOUSE, OPTION, Options

E = TypeVar("E")  # what a game reads from content


@mypyc_attr(native_class=False)
class Content(str):
    """What a game is played with instead of its own numbers, cards or map. `game.content(folder)` reads and checks it.

    It is a string: its digest, by which records and views name it. So it can be the value of the option `content`, and
    two folders with the same content give equal ones. Nothing is registered anywhere: any number of them are played
    with side by side, and a game can only be started or replayed with one that is handed over.

    >>> content = koruna.game("suverenita").content_of({"values.toml": "[win]\\nwin_vp = 12\\n"})
    >>> content
    <Content 3463ae53f6c3 of suverenita>
    >>> match = koruna.Match.new("suverenita", 3, content=content)
    >>> [line for line in match.record.head() if "content" in line]
    ['option content 3463ae53f6c3']
    >>> try:
    ...     koruna.Match.read(match.record.text())
    ... except koruna.BadRecord as refusal:
    ...     print(refusal.line, refusal.cause.message, refusal.cause.facts["value"])
    4 needs-content 3463ae53f6c3
    """

    game: str  # the id of the game that can be played with it
    files: dict[str, str]  # what it was read from: texts by file name
    read: Any  # what the game has read from them

    def __new__(cls, digest: str, game: str, files: dict[str, str], read: Any) -> Content:
        made = str.__new__(cls, digest)
        made.game = game
        made.files = files
        made.read = read
        return made

    def __repr__(self) -> str:
        return f"<Content {self.digest()} of {self.game}>"

    def digest(self) -> str:
        """Its name as a plain `str`; mypyc may optimise `str(content)` away."""
        return "".join(self)

    def __copy__(self) -> Content:
        return self

    def __deepcopy__(self, memo: object) -> Content:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its files, which are read again in the other process."""
        return read_again, (self.game, self.files)


def read_again(game: str, files: dict[str, str]) -> Content:
    again: Content = import_module(f"koruna.games.{game}").GAME.content_of(files)
    return again


def files_in(folder: str | Path, names: list[str]) -> dict[str, str]:
    """The text of those named files that exist in a folder."""
    found: dict[str, str] = {}
    for name in names:
        file = Path(folder, name)
        if file.exists():
            try:
                found[name] = file.read_text("utf-8-sig")
            except (OSError, UnicodeDecodeError) as trouble:
                raise Trouble("content-unreadable", {"file": name}) from trouble
    return found


def must_be_in(folder: str, names: list[str], game: str) -> dict[str, str]:
    """The same; refused if there are none."""
    if not names:
        raise BadSetup("no-content", {"game": game})
    files = files_in(folder, names)
    if not files:
        raise BadSetup("nothing-in-folder", {"game": game, "folder": folder, "known": ", ".join(names)})
    return files


def must_be_for(game: str, content: Content) -> None:
    """Refuse a content of another game."""
    if content.game != game:
        raise BadSetup("content-of-other", {"game": game, "option": OPTION, "other": content.game})


def asked_for(options: Mapping[str, object], content: Content | None) -> dict[str, object]:
    """Options with the given content; refused if they name another one."""
    given = dict(options)
    if content is not None:
        named = given.get(OPTION, content)
        if named != content:
            raise BadSetup("other-content", {"option": OPTION, "value": str(named), "content": content.digest()})
        given[OPTION] = content
    return given


def chosen_edition(chosen: object, house: E) -> E:
    """What a value of the option `content` stands for: what a game has read from custom content, or its own edition."""
    if isinstance(chosen, Content):
        custom: E = chosen.read
        return custom
    if chosen != HOUSE:
        raise BadSetup("needs-content", {"option": OPTION, "value": str(chosen)})
    return house


def content_named(contents: Iterable[Content], digest: object) -> Content | None:
    """The content with this digest, if it is among these."""
    for content in contents:
        if content == digest:
            return content
    return None


def plain(options: Options) -> Options:
    """Options with a content replaced by its name, for writing to a file."""
    return {id: value.digest() if isinstance(value, Content) else value for id, value in options.items()}


def with_content(options: Options, contents: Iterable[Content]) -> Options:
    """Options with the content that they name, if it is among these; else as they are."""
    found = content_named(contents, options.get(OPTION))
    return options if found is None else options | {OPTION: found}


def with_given(options: Options, content: Content | None) -> Options:
    """The options of a text with the content given for it; refused if the text names none."""
    if content is None:
        return options
    if OPTION not in options:
        raise BadSetup("unnamed-content", {"content": content.digest()})
    return with_content(options, [content])
