"""The names of players on a drawing or a text board."""

from __future__ import annotations

from koruna.locale import Words


def players_named(seats: int, names: list[str] | None, words: Words) -> list[str]:
    """By seat; a player without a name gets a number."""
    given = [names[seat] if names and seat < len(names) else "" for seat in range(seats)]
    return [name or words.say("player-number", {"number": at}) for at, name in enumerate(given, 1)]
