"""What can be chosen before a game starts."""

from __future__ import annotations

from typing import TypeAlias

Value: TypeAlias = bool | str
Options: TypeAlias = dict[str, Value]


class Option:
    """One choice: a switch, or one of several named values.

    Its name and explanation are in the game's words (`option-<id>` and its attribute `.about`).
    `seats` lists the seat counts it fits, `against` the other options it excludes; `why` names the
    rule text that tells the person who tried it anyway.
    """

    id: str
    default: Value
    choices: list[str]
    values: list[Value]  # every value it can take, the default first
    seats: list[int]
    against: list[str]
    why: str

    def __init__(
        self,
        id: str,
        default: Value = False,
        choices: list[str] | None = None,
        seats: list[int] | None = None,
        against: list[str] | None = None,
        why: str = "",
    ) -> None:
        self.id = id
        self.default = default
        self.choices = [] if choices is None else choices
        others: list[Value] = list(self.choices) if self.choices else [False, True]
        self.values = [default] + [value for value in others if value != default]
        self.seats = [] if seats is None else seats
        self.against = [] if against is None else against
        self.why = why

    def fits(self, seats: int) -> bool:
        return not self.seats or seats in self.seats
