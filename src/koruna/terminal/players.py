"""Who sits where. A record labels a seat with a person's name or with `bot:` and the name of a bot."""

from __future__ import annotations

from random import Random
from unicodedata import combining, normalize

from koruna.bots import LEVELS, allow_named, bot, bot_names, usual_bot
from koruna.bots.own import PROGRAM, entry_names
from koruna.engine.errors import Trouble
from koruna.engine.game import Game
from koruna.engine.player_names import clean_name
from koruna.locale import LANGUAGES, words
from koruna.locale.opponents import bot_called
from koruna.look.names import BOT, bot_labelled, names_of_labels

ME = ("me", "ja")  # folded


class Player:
    name: str  # as used in sentences
    level: str  # the name of the bot, "" for a person

    def __init__(self, name: str, level: str) -> None:
        self.name = name
        self.level = level


def read_labels(typed: str, game: Game) -> list[str]:
    """Parse `me,Petr,libuse` into one label per seat; empty means one person against the default opponent.

    A bot is named by its id, with or without `bot:`, or by its name in any language, ignoring case and accents.
    `Eliška`, unlike `eliska`, is a person. `me`, in any language, is a person without a name. `program:` and a command
    is a custom bot, and so is the name of one from an installed package.
    """
    if not typed:
        return [""] + [f"{BOT}{usual_bot(game)}"] * (game.seats[0] - 1)
    typed_parts = [part.strip().removeprefix(BOT) if is_own(part) else part for part in typed.split(",")]
    parts = [clean_name(part) for part in allow_named(typed_parts)]
    bots = bots_by_name(game)
    labels = [f"{BOT}{found}" if (found := bot_meant(part, bots)) else part for part in parts]
    people = [label for label in labels if not label.startswith(BOT)]
    if "" in people:
        raise Trouble("terminal-seat-without-name", {"seats": typed[:200]})
    for name in people:
        if people.count(name) > 1 or (is_me(name) and sum(map(is_me, people)) > 1):
            raise Trouble("terminal-same-name", {"name": name})
    return ["" if is_me(label) else label for label in labels]


def bots_by_name(game: Game) -> dict[str, str]:
    """The bots by everything they are called, folded."""
    ids = bot_names(game)[::-1]  # custom ones first, so that built-in names override theirs
    called = [(name, id) for id in ids for name in (id, *(bot_called(words(each, game.id), id) for each in LANGUAGES))]
    return {folded(name): id for name, id in called}


def is_own(typed: str) -> bool:
    """Whether it names a custom bot: a program, or one from an installed package, with or without `bot:`."""
    name = typed.strip().removeprefix(BOT)
    return name.startswith(PROGRAM) or name in entry_names()


def bot_meant(typed: str, bots: dict[str, str]) -> str:
    """The id of the typed bot, "" for a person: first names of opponents are also people's names."""
    found = bots.get(folded(typed.removeprefix(BOT)), "")
    is_first_name = found in LEVELS and folded(typed) == found != typed
    return "" if is_first_name else found


def folded(name: str) -> str:
    """Without case and accents."""
    return "".join(letter for letter in normalize("NFKD", name.casefold()) if not combining(letter))


def is_me(name: str) -> bool:
    return folded(name) in ME


def sit_down(labels: list[str], game: Game, language: str) -> list[Player]:
    """The players of a game, bots included."""
    players = []
    for label, name in zip(labels, names_of(labels, game, language), strict=True):
        level = bot_labelled(label)
        if level:
            if not level.startswith(PROGRAM):  # a file must not start programs
                allow_named([level])
            bot(level, game, Random())  # raises if there is no such bot
        players.append(Player(name, level))
    return players


def names_of(labels: list[str], game: Game, language: str) -> list[str]:
    """The players' names for sentences."""
    return names_of_labels(labels, words(language, game.id))
