"""The names of players on a drawing or a text board, and in a record.

A record labels a seat with a person's name or with `bot:` and the id of a bot.
"""

from __future__ import annotations

from koruna.locale import Words
from koruna.locale.opponents import bots_called

BOT = "bot:"


def players_named(seats: int, names: list[str] | None, words: Words) -> list[str]:
    """By seat; a player without a name gets a number."""
    given = [names[seat] if names and seat < len(names) else "" for seat in range(seats)]
    return [name or words.say("player-number", {"number": at}) for at, name in enumerate(given, 1)]


def bot_labelled(label: str) -> str:
    """The id of the bot in a label, "" for a person."""
    return label.removeprefix(BOT) if label.startswith(BOT) else ""


def names_of_labels(labels: list[str], words: Words) -> list[str]:
    """The players' names for sentences. A record need not name them, and may name bots that are not known here."""
    bots = [bot_labelled(label) for label in labels]
    people = ["" if bot else label for label, bot in zip(labels, bots, strict=True)]
    return all_named(people, bots, words)


def all_named(people: list[str], bots: list[str], words: Words) -> list[str]:
    """Who sits where: a person's name, a bot, or the number of the seat."""
    named = zip(people, bots, bots_called(words, bots), strict=True)
    return [
        person or (called if bot else words.say("player-number", {"number": seat}))
        for seat, (person, bot, called) in enumerate(named, 1)
    ]
