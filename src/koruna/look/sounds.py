"""The sounds of a table. Every game says in `forms/sounds.py` which of its events makes which of them, or none.

They are synthesised by the page (`table/static/sounds.js`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from koruna.engine.forms import must_have

SILENCE: Final = ""  # silent on purpose

# By priority: of several events shown at once, only the first of these sounds is played.
SOUNDS: Final = [
    "won",  # the end of a game that somebody won
    "over",  # the end of a game that is lost, or of one game of a series
    "war",
    "dice",
    "harvest",
    "loss",
    "build",
    "coins",
    "tile",
    "card",
    "piece",
    "turn",
]


def by_message(heard: Mapping[str, str]) -> Callable[[str], str]:
    """Makes the form `sound` of a game, from the events of each sound, separated by spaces."""
    return {f"event-{event}": sound for sound, events in heard.items() for event in events.split()}.__getitem__


@cache
def sound_of(game_id: str, message: str) -> str:
    """The sound of an event, by its message."""
    sound: str = must_have(game_id, "forms.sounds", "sound")(message)
    return sound
