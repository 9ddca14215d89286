"""Fights extracted from the log: which events belong to one, and to which step of it."""

from __future__ import annotations

from typing import Final

from koruna.engine.event import Event

STARTS: Final = ["battle", "assault", "ambush"]
ROLLS: Final = ["rolled", "charge-rolled", "assault-rolled", "ambush-rolled"]
LOST: Final = "units-lost"
FLIGHT: Final = ["flees", "fled"]
ENDS: Final = ["battle-won", "battle-drawn", "assault-repelled", "assault-ends"]
CHOICES: Final = ["chooses-charge", "chooses-conversion"]
# What happens to a stormed settlement; these events come after all sieges.
AFTER: Final = ["conquers", "razes", "occupies"]
# The log entries that link to a fight.
OPENING: Final = [*STARTS, *ENDS, "conquers"]

# Steps.
MEET: Final = "meet"
ROLL: Final = "roll"
LOSSES: Final = "losses"
FLEE: Final = "flee"
NOTE: Final = "note"  # shown as the sentences of its events
END: Final = "end"


class Step:
    kind: str
    numbers: list[int]  # indices of its events
    events: list[Event]

    def __init__(self, kind: str, number: int, event: Event) -> None:
        self.kind = kind
        self.numbers = [number]
        self.events = [event]


class BattleReport:
    kind: str  # the kind of its first event
    field: str
    sides: list[int]  # the attacker (or ambusher, or besieger), and the other
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
        """Add an event; consecutive losses, and all who flee, are one step."""
        last = self.steps[-1]
        if last.kind == kind and kind in (LOSSES, FLEE):
            last.numbers.append(number)
            last.events.append(event)
        else:
            self.steps.append(Step(kind, number, event))


def reports(events: list[Event], first: int) -> list[BattleReport]:
    """All fights among some events, the oldest first; `first` is the index of the first event."""
    found: list[BattleReport] = []
    now: BattleReport | None = None
    for at, event in enumerate(events):
        number, kind = first + at, event.kind
        if kind in STARTS:
            if now is not None:
                now.ended = True
            now = BattleReport(number, event)
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
    """Whether it is a choice that is still secret, or that changes nothing."""
    return not any(event.facts.get(fact) for fact in ("charge", "shields", "saved"))


def step_of(kind: str) -> str:
    """The step of an ongoing fight that an event belongs to, or ""."""
    if kind in ROLLS:
        return ROLL
    if kind == LOST:
        return LOSSES
    if kind in FLIGHT:
        return FLEE
    if kind == "breach" or kind in CHOICES:
        return NOTE
    return END if kind in ENDS else ""
