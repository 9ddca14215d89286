"""What a seat may know as a vector of fixed size, for machine learning: written by the rules, with named fields."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from mypy_extensions import i64

from koruna.engine.errors import Trouble


class Field(NamedTuple):
    """A part of an observation.

    >>> koruna.game("kingdomino").observation(2)[0]
    Field(name='seat', offset=0, size=2, order='')
    """

    name: str  # by seat it ends in a number, counted from the one that looks
    offset: int  # where its numbers begin in the observation
    size: int  # how many numbers it has
    order: str = ""  # what its numbers are in turn, if they are of several kinds; in English


class Observation:
    """Numbers, mostly from 0 to 1, filled in by `rules/observing.py` in the same order at every moment.

    Seats are counted from the one that looks, and a field begins with its name.
    """

    values: list[float]
    names: list[str]
    offsets: list[int]
    orders: list[str]
    is_named: bool  # whether field names are recorded, only needed for the layout

    def __init__(self, is_named: bool = False) -> None:
        self.values = []
        self.names = []
        self.offsets = []
        self.orders = []
        self.is_named = is_named

    def field(self, name: str, order: str = "") -> None:
        """Start a field; `order` says what its numbers are in turn, if they are of several kinds."""
        if self.is_named:
            self.names.append(name)
            self.offsets.append(len(self.values))
            self.orders.append(order)

    def number(self, value: float, most: float) -> None:
        """A number that is usually between 0 and `most`."""
        self.values.append(value / most)

    def numbers(self, found: list[int], most: float) -> None:
        for value in found:
            self.values.append(float(value) / most)

    def flag(self, is_so: bool) -> None:
        self.values.append(1.0 if is_so else 0.0)

    def one_of(self, which: i64, count: i64) -> None:
        """One-hot: a 1 at this index of several; all 0 if it is negative."""
        at: i64 = 0
        while at < count:
            self.values.append(1.0 if at == which else 0.0)
            at += 1

    def members(self, bits: i64, count: i64) -> None:
        """A 1 for each member of a set."""
        at: i64 = 0
        while at < count:
            self.values.append(1.0 if bits >> at & 1 else 0.0)
            at += 1

    def counts(self, things: list[int], kinds: int, most: float) -> None:
        """The count of each kind in a list."""
        first = len(self.values)
        for _ in range(kinds):
            self.values.append(0.0)
        for thing in things:
            self.values[first + thing] += 1.0 / most

    def nothing(self, count: i64) -> None:
        """Zeros, for something absent."""
        while count > 0:
            self.values.append(0.0)
            count -= 1

    def layout(self) -> list[Field]:
        ends = [*self.offsets[1:], len(self.values)]
        parts = zip(self.names, self.offsets, ends, self.orders, strict=True)
        return [Field(name, offset, end - offset, order) for name, offset, end, order in parts]

    def write_to(self, out: Any) -> None:
        """Write into a flat buffer of 32-bit floats, as long as the observation."""
        made = array("f", self.values)
        try:
            memoryview(out)[:] = memoryview(made)
        except (TypeError, ValueError, NotImplementedError):
            raise Trouble("bad-buffer", {"size": len(made)}) from None
