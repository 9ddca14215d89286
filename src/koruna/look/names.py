"""The names of players on a drawing or a text board, and in a record.

A record labels a seat with a person's name or with `bot:` and the id of a bot.
"""

from __future__ import annotations

from koruna.locale import Words
from koruna.locale.opponents import bot_called

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
    names = []
    for seat, label in enumerate(labels):
        bot = bot_labelled(label)
        if not label:
            names.append(words.say("player-number", {"number": seat + 1}))
        elif not bot:
            names.append(label)
        elif labels.count(label) == 1:
            names.append(bot_called(words, bot))
        else:
            facts = {"bot": bot_called(words, bot), "number": labels[: seat + 1].count(label)}
            names.append(words.say("bot-numbered", facts))
    return names
