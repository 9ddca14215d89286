"""What is still to be done in a game: a stack of small steps, of which the top one alone says who decides, what is
legal and what follows.

A step is one number: what kind of step it is, the seat it belongs to, and a number that goes with it, such as how many
or which. The kinds are the game's own, from 1 to 63; kind 0 lies at the bottom and says that the game is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from koruna.engine.state import State

KINDS: Final = 63  # the bits of a step that are its kind
SEAT_AT: Final = 6  # where the bits of the seat begin
SEATS: Final = 15
NUMBER_AT: Final = 10  # and where the number begins

OVER_NOW: Final = 0  # the kind of step under all others


def pack(kind: i64, seat: i64 = 0, number: i64 = 0) -> int:
    return int(kind | seat << SEAT_AT | number << NUMBER_AT)


def kind_of(step: i64) -> i64:
    return step & KINDS


def seat_of(step: i64) -> i64:
    return step >> SEAT_AT & SEATS


def number_of(step: i64) -> i64:
    return step >> NUMBER_AT


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A state that keeps what is still to be done on an agenda."""

    agenda: list[int]

    def push(self, kind: i64, seat: i64 = 0, number: i64 = 0) -> None:
        """This comes next, before all that is on the agenda already."""
        self.agenda.append(pack(kind, seat, number))

    def kind(self) -> int:
        """The kind of the step on top."""
        return int(kind_of(self.agenda[-1]))

    def number(self) -> int:
        """What goes with the step on top."""
        return int(number_of(self.agenda[-1]))

    def waiting(self) -> list[int]:
        """Whose turn it is; a game in which several decide at once knows more."""
        seat = self.turn()
        return [seat] if seat >= 0 else []
