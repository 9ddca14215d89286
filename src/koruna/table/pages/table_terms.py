"""On what terms a table is played: the time for a decision, and the variants that were chosen."""

from __future__ import annotations

from typing import Protocol

import koruna
from koruna.engine.option import OPTION
from koruna.locale import words
from koruna.locale.help import value_name
from koruna.table.store.store import Head

UNITS = {"days": 86_400, "hours": 3600, "minutes": 60, "seconds": 1}


class Played(Protocol):
    @property
    def head(self) -> Head: ...
    @property
    def clock(self) -> int | None: ...


def terms_of(table: Played, language: str) -> list[str]:
    """What whoever joins should know, each in a few words."""
    limit = [] if table.clock is None else [time_limit(table.clock, language)]
    return [*limit, *variants(table.head, language)]


def time_limit(seconds: int, language: str) -> str:
    """In the largest unit in which it is a whole number."""
    unit = next(unit for unit, length in UNITS.items() if seconds % length == 0)
    return words(language).say(f"clock-{unit}", {"count": seconds // UNITS[unit]})


def variants(head: Head, language: str) -> list[str]:
    """What differs from the usual game; not the order of the seats, which is for those who sit there."""
    own, found = words(language, head.game), []
    for option in koruna.game(head.game).options:
        value = head.options.get(option.id, option.default)
        if value == option.default or option.order or option.id == OPTION:
            continue
        name = own.say(f"option-{option.id}")
        chosen = (
            own.say("option-off") if value is False else value_name(own, option.id, value) if value is not True else ""
        )
        found.append(f"{name}: {chosen}" if chosen else name)
    return found
