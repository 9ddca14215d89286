"""The help of a game, made of the same rule texts that explain why a move is refused."""

from __future__ import annotations

from msgspec import Struct

from koruna.engine.game import Game
from koruna.locale import Words, words
from koruna.locale.opponents import Opponent, opponents, simulation_bots

# Rules shared by all games that games need not list, but refusals link to.
SHARED = ("not-your-turn", "game-over", "no-such-move", "chance-next")


class HelpRule(Struct, frozen=True):
    name: str  # the same as in `Reason`, so that a refusal can link to its paragraph
    text: str


class HelpChapter(Struct, frozen=True):
    id: str
    title: str
    rules: list[HelpRule]
    refusals: list[str] = []  # texts used only in refusals, as link targets


class HelpOption(Struct, frozen=True):
    id: str
    name: str
    about: str
    choices: list[str]  # its values as typed; empty for a switch
    names: list[str] = []  # the same values in words
    order: bool = False  # whether it is an order of the players
    most: int = 0  # the maximum if it is a whole number, else 0


def help_chapters(game: Game, language: str) -> list[HelpChapter]:
    """The rules of a game, chapter by chapter."""
    own = words(language, game.id)
    return [
        HelpChapter(
            id,
            own.say(f"chapter-{id}"),
            [HelpRule(name, own.say(f"rule-{name}")) for name in rules],
            [name for name, chapter in game.refusals.items() if chapter == id],
        )
        for id, rules in game.chapters
    ]


def unlisted_rules(game: Game) -> list[str]:
    """Shared rules that no chapter of a game names."""
    listed = {*game.refusals, *(rule for _, rules in game.chapters for rule in rules)}
    return [rule for rule in SHARED if rule not in listed]


def help_options(game: Game, language: str) -> list[HelpOption]:
    """The options of a game."""
    own = words(language, game.id)
    return [
        HelpOption(
            id=option.id,
            name=own.say(f"option-{option.id}"),
            about=own.say(f"option-{option.id}.about"),
            choices=option.choices,
            names=[value_name(own, option.id, value) for value in option.choices],
            order=option.order,
            most=option.most,
        )
        for option in game.options
    ]


def value_name(own: Words, option: str, value: str) -> str:
    """The name of a value; content entered by an owner has no message, only its id."""
    name = f"option-{option}-{value}"
    return own.say(name) if own.has(name) else value


def help_text(game: Game, language: str) -> str:
    """The whole help as Markdown that is readable as plain text."""
    own = words(language, game.id)
    players = own.say("help-players", {"seats": game.seats})
    parts = [f"# {own.say('name')}", own.say("about"), players]
    for chapter in help_chapters(game, language):
        parts.append(f"## {chapter.title}")
        parts += [rule.text for rule in chapter.rules]
    overview = game.overview(language)
    if overview:
        parts.append(f"## {own.say('help-overview')}")
        parts.append("\n".join(f"- {line}" for line in overview))
    options = help_options(game, language)
    if options:
        parts.append(f"## {own.say('help-options')}")
        parts.append("\n".join(f"- {option.name} (`{typed(option)}`): {explained(option)}" for option in options))
    parts.append(f"## {own.say('help-bots')}")
    parts.append("\n".join(map(listed, opponents(game, language))))
    parts.append(f"## {own.say('help-simulations')}")
    parts.append("\n".join(map(listed, simulation_bots(game, language))))
    return "\n\n".join(parts) + "\n"


def listed(bot: Opponent) -> str:
    return f"- {bot.ranked} (`{bot.id}`): {' '.join([bot.about, *bot.measured])}"


def typed(option: HelpOption) -> str:
    """An option as it is typed, with its possible values, or an example of an order of players."""
    if option.order:
        return f"{option.id} = 2-1"
    if option.most:
        return f"{option.id} = 1…{option.most}"
    return f"{option.id} = {' | '.join(option.choices)}" if option.choices else option.id


def explained(option: HelpOption) -> str:
    """The explanation of an option and of each of its values."""
    values = [f"`{value}`: {name}" for value, name in zip(option.choices, option.names, strict=True)]
    return f"{option.about} ({'; '.join(values)})" if values else option.about
