"""Options that can be chosen before a game starts."""

from __future__ import annotations

from typing import Final, TypeAlias

from koruna.engine.errors import BadSetup

Value: TypeAlias = bool | str
Options: TypeAlias = dict[str, Value]

# The option that names custom content, in games that support it, and its value for the game's own.
OPTION: Final = "content"
HOUSE: Final = "house"


class Option:
    """One choice: a switch, one of several named values, a whole number, or an order of the seats.

    Its name and explanation are in the game's words (`option-<id>` and its attribute `.about`), and so is every
    named value (`option-<id>-<value>`). `seats` lists the seat counts it fits, `against` the other options it
    excludes; `why` names the rule text shown to a person who tries it anyway.

    An order of the seats is written with the numbers of the players from 1, such as `3-1-2`; its default "" leaves
    it to the game. A whole number from 1 up to `most` is stored as a string of digits; it may be given as an int too.

    >>> koruna.game("kingdomino").options[0]
    Option('dynasty')
    >>> koruna.game("eight_minute_empire").options[0]
    Option('board', default='A', choices=['A', 'B'])
    """

    id: str  # as in `options`
    default: Value  # its value unless given
    choices: list[str]  # the named values; empty for a switch, a number or an order
    order: bool  # whether it is an order of the seats
    most: int  # 0 unless it is a number
    values: list[Value]  # all its values, the default first; for an order or a number only the default
    seats: list[int]  # the numbers of seats it fits; empty for all
    against: list[str]  # the ids of the options it excludes
    why: str  # the text shown to a person who tries it anyway

    def __init__(
        self,
        id: str,
        default: Value = False,
        choices: list[str] | None = None,
        seats: list[int] | None = None,
        against: list[str] | None = None,
        why: str = "",
        order: bool = False,
        most: int = 0,
    ) -> None:
        self.id = id
        self.default = "" if order else default
        self.choices = [] if choices is None else choices
        self.order = order
        self.most = most
        others: list[Value] = list(self.choices) if self.choices else [False, True]
        self.values = [self.default] if order or most else [default] + [value for value in others if value != default]
        self.seats = [] if seats is None else seats
        self.against = [] if against is None else against
        self.why = why

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.id, self.default, self.choices, self.seats, self.against, self.why, self.order, self.most)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        said = [repr(self.id)]
        if self.order:
            said.append("order=True")
        elif self.default is not False:
            said.append(f"default={self.default!r}")
        if self.choices:
            said.append(f"choices={self.choices!r}")
        if self.most:
            said.append(f"most={self.most}")
        if self.seats:
            said.append(f"seats={self.seats!r}")
        if self.against:
            said.append(f"against={self.against!r}")
        if self.why:
            said.append(f"why={self.why!r}")
        return f"Option({', '.join(said)})"

    def fits(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def allows(self, value: Value, seats: int) -> bool:
        """Whether it can take this value with this number of seats."""
        if self.order and isinstance(value, str) and value:
            return sorted(value.split("-")) == [str(number) for number in range(1, seats + 1)]
        if self.most and isinstance(value, str):
            digits = value.isascii() and value.isdigit() and value[0] != "0" and len(value) < 10
            return digits and int(value) <= self.most
        return value in self.values


def bad_value(option: Option, seats: int, value: object) -> BadSetup:
    facts: dict[str, int | str] = {"option": option.id, "value": str(value)}
    if option.order:
        example = "-".join(str(number) for number in range(seats, 0, -1))
        return BadSetup("bad-order", {**facts, "seats": seats, "example": example})
    if option.most:
        return BadSetup("bad-number", {**facts, "most": option.most})
    if option.id == OPTION and isinstance(value, str):
        return BadSetup("needs-content", facts)
    return BadSetup("bad-value", {**facts, "allowed": ", ".join(option.choices) or "true, false"})
