"""Who sits where. A record labels a seat with a person's name or with `bot:` and the name of a bot."""

from __future__ import annotations

from random import Random

from koruna.bots import bot, bot_names, usual_bot
from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.record import clean_name
from koruna.locale import words

BOT = "bot:"


class Player:
    name: str  # as used in sentences
    level: str  # the name of the bot, "" for a person

    def __init__(self, name: str, level: str) -> None:
        self.name = name
        self.level = level


def read_labels(typed: str, game: Game) -> list[str]:
    """Parse `Eva,Petr,bot:greedy` into one label per seat; empty means one person against the strongest bots.

    The name of a bot means the bot, with or without `bot:`, in any case.
    """
    if not typed:
        return [""] + [f"{BOT}{usual_bot(game)}"] * (game.seats[0] - 1)
    labels = [clean_name(part) for part in typed.split(",")]
    bots = bot_names(game)
    folded = [label.removeprefix(BOT).lower() for label in labels]
    labels = [f"{BOT}{name}" if name in bots else label for name, label in zip(folded, labels, strict=True)]
    people = [label for label in labels if not label.startswith(BOT)]
    if "" in people:
        raise Trouble("terminal-seat-without-name", {"seats": typed[:200]})
    for name in people:
        if people.count(name) > 1:
            raise Trouble("terminal-same-name", {"name": name})
    return labels


def sit_down(labels: list[str], game: Game, language: str) -> list[Player]:
    """The players of a game, bots included."""
    players = []
    for label, name in zip(labels, names_of(labels, game, language), strict=True):
        level = label.removeprefix(BOT) if label.startswith(BOT) else ""
        if level:
            bot(level, game, Random())  # raises if there is no such bot
        players.append(Player(name, level))
    return players


def names_of(labels: list[str], game: Game, language: str) -> list[str]:
    """The players' names for sentences. A record need not name them, and may name bots that no longer exist."""
    own = words(language, game.id)
    names = []
    for seat, label in enumerate(labels):
        message = f"bot-{label.removeprefix(BOT)}"
        if not label:
            names.append(own.say("player-number", {"number": seat + 1}))
        elif not label.startswith(BOT) or not own.has(message):
            names.append(label)
        elif labels.count(label) == 1:
            names.append(own.say(message))
        else:
            facts = {"bot": own.say(message), "number": labels[: seat + 1].count(label)}
            names.append(own.say("bot-numbered", facts))
    return names
