"""The opponents of a game in words: their names, manners and strength."""

from __future__ import annotations

from msgspec import Struct

from koruna.bots.levels import LEVELS
from koruna.bots.own import own_bot_names
from koruna.bots.strength import measured
from koruna.engine.game import Game
from koruna.locale import Words, words


class Opponent(Struct, frozen=True):
    id: str
    name: str
    about: str  # a sentence or two about its manner
    ranked: str  # the name, of a level with its strength
    strength: int = 0  # from 1 to 5, 0 for a bot for simulations
    how_strong: str = ""  # the same in words
    measured: list[str] = []  # sentences about measured figures, if there are any


def opponents(game: Game, language: str) -> list[Opponent]:
    """The five levels for people, the weakest first."""
    return [opponent(game, language, id) for id in LEVELS]


def simulation_bots(game: Game, language: str) -> list[Opponent]:
    """The other bots, the strongest first."""
    return [opponent(game, language, id) for id in game.bots_by_strength()]


def own_bots(game: Game, language: str) -> list[Opponent]:
    """The allowed custom bots."""
    return [opponent(game, language, id) for id in own_bot_names(game.id)]


def bot_called(own: Words, id: str) -> str:
    """The name of a bot; that of a custom bot is the same in all languages."""
    return own.say(f"bot-{id}") if own.has(f"bot-{id}") else id.removeprefix("./")


def bots_called(own: Words, ids: list[str]) -> list[str]:
    """By seat; several of a kind, whose names would be cut before the number, by their first name and a number."""
    called = []
    for seat, id in enumerate(ids):
        name = bot_called(own, id) if id else ""
        if id and ids.count(id) > 1:
            short = own.say(f"bot-{id}.short") if own.has(f"bot-{id}.short") else name
            name = own.say("bot-numbered", {"bot": short, "number": ids[: seat + 1].count(id)})
        called.append(name)
    return called


def opponent(game: Game, language: str, id: str) -> Opponent:
    own = words(language, game.id)
    name = bot_called(own, id)
    about = own.say(f"bot-{id}.about" if own.has(f"bot-{id}") else "opponent-own")
    if id not in LEVELS:
        return Opponent(id, name, about, name)
    strength = LEVELS.index(id) + 1
    how_strong = own.say("opponent-strength", {"strength": strength, "most": len(LEVELS)})
    ranked = own.say("opponent-ranked", {"bot": name, "strength": strength, "most": len(LEVELS)})
    return Opponent(id, name, about, ranked, strength, how_strong, figures(game, language, id))


def figures(game: Game, language: str, id: str) -> list[str]:
    """The measured figures of a level, in sentences."""
    say, found = words(language, game.id).say, measured(game.id, id)
    sentences = []
    if found.wins is not None and found.games is not None:
        below = say(f"bot-{LEVELS[LEVELS.index(id) - 1]}.against")
        sentences.append(say("opponent-wins", {"wins": found.wins, "games": found.games, "against": below}))
    if found.seconds is not None:
        sentences.append(say("opponent-seconds", {"seconds": found.seconds}))
    return sentences
