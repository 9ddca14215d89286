"""The settings of a table in words: the time for a decision, and the chosen variants."""

from __future__ import annotations

from collections.abc import Mapping

import koruna
from koruna.engine.option import OPTION, Value
from koruna.locale import words
from koruna.locale.help import value_name
from koruna.table.live.live_table import Live
from koruna.table.live.table_summary import TableSummary

UNITS = {"days": 86_400, "hours": 3600, "minutes": 60, "seconds": 1}


def terms_of(table: Live | TableSummary, language: str) -> list[str]:
    """What somebody who joins should know, each in a few words."""
    limit = [] if table.clock is None else [time_limit(table.clock, language)]
    if table.game_clock is not None:
        limit.append(time_limit(table.game_clock, language, "game-clock"))
    if table.delay:
        limit.append(words(language).say("terms-delay", {"moves": table.delay}))
    return [*limit, *variants(table.head.game, table.head.options, language)]


def time_limit(seconds: int, language: str, which: str = "clock") -> str:
    """In the largest unit that gives a whole number."""
    unit = next(unit for unit, length in UNITS.items() if seconds % length == 0)
    return words(language).say(f"{which}-{unit}", {"count": seconds // UNITS[unit]})


def variants(game: str, options: Mapping[str, Value], language: str) -> list[str]:
    """What differs from the usual game, without the order of the seats, which only concerns the players."""
    own, found = words(language, game), []
    for option in koruna.game(game).options:
        value = options.get(option.id, option.default)
        if value == option.default or option.order or option.id == OPTION:
            continue
        name = own.say(f"option-{option.id}")
        chosen = (
            own.say("option-off") if value is False else value_name(own, option.id, value) if value is not True else ""
        )
        found.append(f"{name}: {chosen}" if chosen else name)
    return found
