"""Events: what happened in a game, for logs, animation and reviews."""

from __future__ import annotations

from typing import Final, TypeAlias

Fact: TypeAlias = int | str | list[int]

NOBODY: Final = -1
GAME_OVER: Final = "game-over"  # of a game in a series


class Event:
    """One thing that happened: its kind, the seat that did it, and its facts.

    `facts` are for everybody. `secret` holds what only the seats in `knows` learned; the others
    see the same event without it.
    """

    kind: str
    seat: int
    facts: dict[str, Fact]
    secret: dict[str, Fact]
    knows: list[int]

    def __init__(
        self,
        kind: str,
        seat: int,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        knows: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secret = {} if secret is None else secret
        self.knows = [] if knows is None else knows

    def seen_by(self, seat: int) -> dict[str, Fact]:
        """The facts of this event that one seat, or a spectator, may know."""
        if seat in self.knows:
            return {**self.facts, **self.secret}
        return self.facts

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.seat, self.facts, self.secret, self.knows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __repr__(self) -> str:
        who = "" if self.seat == NOBODY else f" by seat {self.seat}"
        return f"<{self.kind}{who} {self.facts}>"


def come_to_light(journal: list[Event], kind: str, seat: int = NOBODY) -> None:
    """Make the secrets of all events of a kind public, for one seat or for all.

    For rules that reveal sealed decisions or face-down cards.
    """
    for event in journal:
        if event.kind == kind and seat in (event.seat, NOBODY) and event.secret:
            event.facts = {**event.facts, **event.secret}
            event.secret, event.knows = {}, []


def snapshot(journal: list[Event]) -> list[Event]:
    """A snapshot of the events, unaffected by later calls of `come_to_light`."""
    return [
        Event(event.kind, event.seat, event.facts, event.secret, event.knows) if event.secret else event
        for event in journal
    ]


def numbers_by_name(numbers: list[int], names: list[str]) -> list[str]:
    """A number for each player, in brackets because some names end in digits."""
    return [f"{name} ({number})" for name, number in zip(names, numbers, strict=True)]
