"""The agenda: a stack of pending steps. The top step decides who moves, what is legal and what follows.

A step is packed into one int: its kind, the seat it belongs to, and an argument such as a count or an index.
Kinds are defined by the game, from 1 to 63; kind 0 at the bottom of the stack means that the game is over.

A game with few kinds of steps tells them apart in its `course.py`; a game with many has a class for each kind. One
class of steps for all games would cost 5 to 15 % of all instructions: mypyc would convert the state in every call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from koruna.engine.state import State

if TYPE_CHECKING:
    from typing import Self

KINDS: Final = 63  # mask of the bits that hold the kind
SEAT_AT: Final = 6  # offset of the seat's bits
SEATS: Final = 15
NUMBER_AT: Final = 10  # offset of the argument's bits

OVER_NOW: Final = 0  # the kind at the bottom of the stack


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
    """A state whose pending steps are on an agenda.

    Games write out in `copy_to` what a copy takes over: copying fields by their names takes five times as long. Lists
    are made where a game begins, not where they are declared, because a copy runs the constructor, too. A law
    (`tests/laws/test_copies.py`) finds a field that is left out of either.
    """

    agenda: list[int]

    def running(self) -> Self:
        return self

    def push(self, kind: i64, seat: i64 = 0, number: i64 = 0) -> None:
        """Put a step on top: it comes before everything that is on the agenda already."""
        self.agenda.append(pack(kind, seat, number))

    def kind(self) -> int:
        """The kind of the step on top."""
        return int(kind_of(self.agenda[-1]))

    def number(self) -> int:
        """The argument of the step on top."""
        return int(number_of(self.agenda[-1]))

    def waiting(self) -> list[int]:
        """The seat whose turn it is; games with simultaneous decisions override this."""
        seat = self.turn()
        return [seat] if seat >= 0 else []
