"""Reads the tables of a content folder; an error names the file, the card and the field."""

from __future__ import annotations

import csv
from hashlib import sha256
from importlib.resources import files
from typing import Final

from koruna.engine.errors import BadContent
from koruna.games.wonderful_kingdom.rules.numbers import CUBES, FAMILIES, RESOURCES

GAME: Final = "wonderful_kingdom"
TABLES: Final = [
    "developments.csv",
    "treasures.csv",
    "calamities.csv",
    "threats.csv",
    "advisors.csv",
    "boards.csv",
    "quests.csv",
    "duchies.csv",
    "scenarios.csv",
    "values.csv",
]
LANGUAGES: Final = ["cs", "sk", "en"]
TAGS: Final = ["rulebook", "several", "one", "house", "printed"]
DIGEST: Final = 12  # letters of the digest that names a content


class Row:
    """A line of a table, with its file and line number for error messages."""

    file: str
    line: int
    cells: dict[str, str]

    def __init__(self, file: str, line: int, cells: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self.cells = cells

    def wrong(self, field: str, why: str) -> BadContent:
        """The error for a field that cannot be used; `why` names its message."""
        facts: dict[str, int | str] = {
            "file": self.file,
            "line": self.line,
            "card": self.name(),
            "field": field,
            "value": self.cells.get(field, "")[:60],
        }
        return BadContent(why, facts, GAME)

    def name(self) -> str:
        return (self.cells.get("id") or self.cells.get("board") or self.cells.get("name") or "?")[:60]

    def text(self, field: str) -> str:
        if field not in self.cells:
            raise self.wrong(field, "no-field")
        return self.cells[field].strip()

    def filled(self, field: str) -> str:
        text = self.text(field)
        if not text:
            raise self.wrong(field, "empty")
        return text

    def number(self, field: str, low: int = 0, high: int = 99) -> int:
        return self.as_number(field, self.filled(field), low, high)

    def as_number(self, field: str, text: str, low: int, high: int) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 3 and low <= int(text) <= high):
            raise self.wrong(field, "number")
        return int(text)

    def one_of(self, field: str, known: list[str]) -> int:
        return self.as_one_of(field, self.filled(field), known)

    def as_one_of(self, field: str, text: str, known: list[str]) -> int:
        if text not in known:
            raise self.wrong(field, "unknown")
        return known.index(text)

    def yes(self, field: str) -> bool:
        return self.one_of(field, ["no", "yes"]) == 1

    def amounts(self, field: str, known: list[str], high: int = 15) -> list[int]:
        """`materials:2+gold:1` as an amount of each known name; an empty cell is all zeros."""
        found = [0] * len(known)
        for part in parts(self.text(field), "+"):
            name, _, amount = part.partition(":")
            at = self.as_one_of(field, name, known)
            if found[at]:
                raise self.wrong(field, "twice")
            found[at] = self.as_number(field, amount, 1, high)
        return found

    def cubes(self, field: str) -> list[int]:
        return self.amounts(field, RESOURCES[:CUBES])

    def list_of(self, field: str, known: list[str]) -> list[int]:
        return [self.as_one_of(field, name, known) for name in parts(self.text(field), "+")]

    def product(self, field: str) -> tuple[str, int]:
        """`2*masterwork` as the text before the sign and the family, which is -1 without a sign."""
        before, sign, family = self.text(field).partition("*")
        return before.strip(), self.as_one_of(field, family.strip(), FAMILIES) if sign else -1

    def medals(self, field: str) -> list[int]:
        found = [self.as_number(field, text, 0, 999) for text in self.filled(field).split("/")]
        if len(found) != 3 or sorted(found) != found:
            raise self.wrong(field, "medals")
        return found

    def names(self) -> list[str]:
        """In the order of the languages."""
        return [self.filled(f"name_{language}") for language in LANGUAGES]

    def check_provenance(self) -> None:
        """`cost=house points=rulebook`, or one word for all."""
        for word in self.filled("provenance").split():
            if word.rpartition("=")[2] not in TAGS:
                raise self.wrong("provenance", "provenance")


def parts(text: str, between: str) -> list[str]:
    return [part.strip() for part in text.split(between)] if text else []


def params(row: Row, field: str) -> dict[str, str]:
    """`resource=gold amount=4` as values by name."""
    found: dict[str, str] = {}
    for word in row.text(field).split():
        name, _, value = word.partition("=")
        found[name] = value
    return found


def house_files() -> dict[str, str]:
    """The tables that come with the game, as texts by name."""
    folder = files(f"koruna.games.{GAME}").joinpath("data")
    return {name: folder.joinpath(name).read_text("utf-8") for name in TABLES}


def read_tables(texts: dict[str, str]) -> dict[str, list[Row]]:
    """Every table by its name."""
    for name in TABLES:
        if name not in texts:
            raise BadContent("no-file", {"file": name}, GAME)
    return {name: read_table(name, texts[name]) for name in TABLES}


def read_table(name: str, text: str) -> list[Row]:
    reader = csv.DictReader(text.splitlines())
    rows: list[Row] = []
    for cells in reader:
        plain = {str(field): str(value or "") for field, value in cells.items() if field is not None}
        rows.append(Row(name, reader.line_num, plain))
        if None in cells:
            raise BadContent("cells", {"file": name, "line": reader.line_num}, GAME)
    if not rows:
        raise BadContent("no-rows", {"file": name}, GAME)
    return rows


def digest(texts: dict[str, str]) -> str:
    """A short name for exactly these tables: spaces and line ends do not matter."""
    found = sha256()
    for name in TABLES:
        found.update(name.encode())
        found.update("\n".join(texts[name].split()).encode())
    return found.hexdigest()[:DIGEST]
