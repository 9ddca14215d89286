"""The list of faults: what is changed, where, and which tests must then fail."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).parent / "faults.toml"


@dataclass(frozen=True)
class Fault:
    what: str
    file: str
    was: str
    now: str
    tests: list[str]

    def __str__(self) -> str:
        return f"{self.file.removeprefix('src/koruna/')}: {self.what}"

    def planted_in(self, source: str) -> str:
        if source.count(self.was) != 1:
            raise ValueError(f"{self}: the text to be changed occurs {source.count(self.was)} times, not once.")
        return source.replace(self.was, self.now)


def faults() -> list[Fault]:
    return [Fault(**entry) for entry in tomllib.loads(LIST.read_text("utf-8"))["fault"]]
