"""Parsing the text of a move, for labels and targets: forms have a view, not a state."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from koruna.games.suverenita.rules.notation import NAMED, SHAPES

# By the word of a move: the parts that follow it.
PARTS: Final = {shape.split()[0]: shape.split()[1:] for shape in SHAPES.values()}


@lru_cache(maxsize=2048)
def parsed_move(text: str) -> ParsedMove:
    """Remembered, since every form asks about the same moves again."""
    return ParsedMove(text)


class ParsedMove:
    """The parsed parts of a move."""

    word: str
    fields: list[str]
    type: str
    level: str
    place: str
    count: int  # -1 for none
    load: list[str]
    player: int
    named: dict[str, str]
    numbers: list[int]

    def __init__(self, text: str) -> None:
        self.word, *words = text.split(" ")
        self.fields = []
        self.type = self.level = self.place = ""
        self.count = -1
        self.load = []
        self.player = -1
        self.named = {}
        self.numbers = []
        for at, part in enumerate(PARTS[self.word]):
            if part == "load":
                self.load = [word[1:] for word in words[at:]]
            else:
                self.parse(part, words[at])

    def parse(self, part: str, word: str) -> None:
        if part in ("a", "a>b"):
            self.fields = word.split(">")
        elif part in ("item", "count"):
            name, _, count = word.partition("*")
            self.count = int(count)
            name, _, self.place = name.partition("@")
            self.type, _, level = name.partition(".")
            self.level = level or "standard"
        elif part == "player":
            self.player = int(word[1:]) - 1
        elif part in NAMED:
            self.named[part] = word
        else:
            self.numbers += [int(number) for number in word.split("-")]

    def facts(self) -> dict[str, int | str]:
        """All parts as facts, by their names in the Fluent messages."""
        found: dict[str, int | str] = {}
        if self.fields:
            found["field"] = self.fields[0]
            found["to"] = self.fields[-1]
        if self.type:
            found |= {"type": self.type, "level": self.level, "place": self.place or "open"}
        if self.count >= 0:
            found["count"] = self.count
        if self.load:
            found["load"] = len(self.load)
        if self.player >= 0:
            found["number"] = self.player + 1
            found["seat"] = self.player
        found |= self.named
        if "type" in self.named and self.type:
            found["into"], found["type"] = self.named["type"], self.type
        for name, number in zip(("first", "second"), self.numbers, strict=False):
            found[name] = number
        return found
