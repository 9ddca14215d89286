"""The agenda as an item of a position, its bottom first: `agenda over claim:1 place:1`."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from koruna.engine.agenda import OVER_NOW, kind_of, number_of, pack, seat_of
from koruna.engine.position_items import Value, Viewer, bad_item, read_number, repeated, unrolled


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Value):
    """Steps as `kind:seat:number`, without what is 0 at the end.

    Which steps may follow each other depends on the rest of a position; what cannot be expressed here is checked by the
    invariants of a game.
    """

    names: list[str]  # by kind; the first is "over", which is at the bottom and nowhere else
    most: dict[str, int]  # by name, the greatest number of a step; others have none
    above: dict[str, list[str]]  # by name, which steps can be right above it; above others, any

    def __init__(
        self, names: list[str], most: dict[str, int] | None = None, above: dict[str, list[str]] | None = None
    ) -> None:
        super().__init__("agenda")
        self.names = names
        self.most = {} if most is None else most
        self.above = {} if above is None else above

    def write(self, of: Any, viewer: Viewer) -> str:
        return repeated([self.step(step) for step in of.agenda])

    def step(self, step: int) -> str:
        name, seat, number = self.names[kind_of(step)], int(seat_of(step)), int(number_of(step))
        if number:
            return f"{name}:{seat}:{number}"
        return f"{name}:{seat}" if seat else name

    def read(self, of: Any, words: list[str]) -> None:
        agenda: list[int] = []
        below = ""
        for word in unrolled(self.name, words):
            parts = word.split(":")
            name = parts[0]
            if not name or name not in self.names or len(parts) > 3:
                raise bad_item(self.name, [word])
            if (name == self.names[OVER_NOW]) != (not agenda):
                raise bad_item(self.name, [word])
            if below in self.above and name not in self.above[below]:
                raise bad_item(self.name, [below, word])
            seat = read_number(self.name, parts[1], 0, of.setup.seats - 1) if len(parts) > 1 else 0
            number = read_number(self.name, parts[2], 0, self.most.get(name, 0)) if len(parts) > 2 else 0
            agenda.append(pack(self.names.index(name), seat, number))
            below = name
        if not agenda or agenda[0] != OVER_NOW:
            raise bad_item(self.name, words)
        of.agenda = agenda
