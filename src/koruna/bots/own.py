"""Custom bots: programs, or Python packages with an entry point in the group `koruna.bots`.

Only bots on the allowlist can play: those named on the command line, or configured by the operator of a server. So no
request can start a program.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final, NamedTuple

from koruna.bots.levels import LEVELS
from koruna.engine.errors import BadSetup
from koruna.engine.library import all_games

GROUP: Final = "koruna.bots"  # of entry points
PROGRAM: Final = "program:"
SECONDS: Final = 10.0  # for a decision, unless configured


class OwnBot(NamedTuple):
    """The description of a custom bot."""

    name: str
    command: list[str]  # the command that starts it
    games: tuple[str, ...] = ()  # ids of the games it plays; empty for all
    seconds: float = SECONDS  # time limit for a decision


ALLOWED: Final[dict[str, OwnBot]] = {}  # the allowlist, by name


def allow_bots(bots: list[OwnBot]) -> None:
    """Replace the allowlist."""
    ALLOWED.clear()
    for own in bots:
        ALLOWED[own.name] = own


def allow_named(typed: list[str]) -> list[str]:
    """The names of bots as typed at the command line or in Python. Custom bots among them are put on the allowlist:
    `program:` with a command, which is then called `./mybot`, and names of entry points that no built-in bot has."""
    names: list[str] = []
    for each in typed:
        if each.startswith(PROGRAM):
            names.append(name_of_program(shlex.split(each.removeprefix(PROGRAM))))
        else:
            names.append(each)
            if each not in ALLOWED and each in entry_names() and each not in official_names():
                ALLOWED[each] = entry_bot(each, each)
    return names


def name_of_program(command: list[str]) -> str:
    """The name of a program: `./` and its file, or the script that it runs; numbered if ambiguous."""
    if not command:
        raise BadSetup("no-program", {})
    first = Path(command[0])
    started = [str(first.resolve()), *command[1:]] if first.is_file() else command
    scripts = [part for part in command[1:] if Path(part).is_file()]
    file = Path(scripts[0] if scripts else command[0]).name
    name, number = f"./{file}", 1
    while name in ALLOWED and ALLOWED[name].command != started:
        number += 1
        name = f"./{file}-{number}"
    ALLOWED[name] = OwnBot(name, started)
    return name


def entry_bot(name: str, entry: str) -> OwnBot:
    """An entry-point bot. It runs in its own process, where it may crash or hang."""
    start = f"from koruna.bots.answering import answer_for; answer_for({entry!r})"
    return OwnBot(name, [sys.executable, "-c", start])


def entry_names() -> list[str]:
    """The names of bots that installed packages offer."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return sorted(entry.name for entry in entry_points(group=GROUP))


def official_names() -> set[str]:
    """The names of all built-in bots, in any game; custom bots may not use them."""
    return {*LEVELS, *(name for game in all_games() for name in game.bots_by_strength())}


def own_bot_names(game: str) -> list[str]:
    """The bots on the allowlist that play this game."""
    return [own.name for own in ALLOWED.values() if not own.games or game in own.games]
