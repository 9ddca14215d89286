"""Fights read out of the chronicle: which events belong to one, and to which step of it."""

from __future__ import annotations

from typing import Final

from koruna.engine.event import Event

STARTS: Final = ["battle", "assault", "ambush"]
ROLLS: Final = ["rolled", "charge-rolled", "assault-rolled", "ambush-rolled"]
LOST: Final = "units-lost"
FLIGHT: Final = ["flees", "fled"]
ENDS: Final = ["battle-won", "battle-drawn", "assault-repelled", "assault-ends"]
CHOICES: Final = ["chooses-charge", "chooses-conversion"]
# What becomes of a settlement that was stormed, told when all sieges are over.
AFTER: Final = ["conquers", "razes", "occupies"]
# The lines of the chronicle from which a fight is opened again.
OPENING: Final = [*STARTS, *ENDS, "conquers"]

# Steps.
MEET: Final = "meet"
ROLL: Final = "roll"
LOSSES: Final = "losses"
FLEE: Final = "flee"
TOLD: Final = "told"  # by the sentences of its events
END: Final = "end"


class Step:
    kind: str
    numbers: list[int]  # of its events
    events: list[Event]

    def __init__(self, kind: str, number: int, event: Event) -> None:
        self.kind = kind
        self.numbers = [number]
        self.events = [event]


class Report:
    kind: str  # that of the event it began with
    field: str
    sides: list[int]  # who started it, ambushes or besieges; and the other
    steps: list[Step]
    ended: bool

    def __init__(self, number: int, event: Event) -> None:
        other = event.facts["other"]
        assert isinstance(other, int)
        self.kind = event.kind
        self.field = str(event.facts["field"])
        self.sides = [event.seat, other]
        self.steps = [Step(MEET, number, event)]
        self.ended = False

    def add(self, kind: str, number: int, event: Event) -> None:
        """An event more; losses that come together, and all who flee, are one step."""
        last = self.steps[-1]
        if last.kind == kind and kind in (LOSSES, FLEE):
            last.numbers.append(number)
            last.events.append(event)
        else:
            self.steps.append(Step(kind, number, event))


def reports(events: list[Event], first: int) -> list[Report]:
    """All fights among some events, the oldest first; the first event has a number."""
    found: list[Report] = []
    now: Report | None = None
    for at, event in enumerate(events):
        number, kind = first + at, event.kind
        if kind in STARTS:
            if now is not None:
                now.ended = True
            now = Report(number, event)
            found.append(now)
            continue
        if now is not None and not (kind in CHOICES and is_idle(event)):
            step = step_of(kind) if event.facts.get("field") == now.field else ""
            if step:
                now.add(step, number, event)
            if not step or step == END:
                now.ended = True
                now = None
        if kind in AFTER:
            for report in reversed(found):
                if report.kind == "assault" and report.field == event.facts["field"] and report.sides[0] == event.seat:
                    report.add(END, number, event)
                    break
    return found


def is_idle(event: Event) -> bool:
    """A choice that is still secret, or that changes nothing."""
    return not any(event.facts.get(fact) for fact in ("charge", "shields", "saved"))


def step_of(kind: str) -> str:
    """The step an event belongs to in a fight that goes on, or ""."""
    if kind in ROLLS:
        return ROLL
    if kind == LOST:
        return LOSSES
    if kind in FLIGHT:
        return FLEE
    if kind == "breach" or kind in CHOICES:
        return TOLD
    return END if kind in ENDS else ""
