"""The help of a game, made of the rules that also answer "why not?"."""

from __future__ import annotations

from msgspec import Struct

from koruna.bots.roster import bot_names
from koruna.engine.game import Game
from koruna.locale import Words, words


class HelpRule(Struct, frozen=True):
    name: str  # as a `Reason` gives it, so that a refusal can lead to its paragraph
    text: str


class HelpChapter(Struct, frozen=True):
    id: str
    title: str
    rules: list[HelpRule]
    refusals: list[str] = []  # what is said at a refusal only, so that it can lead here


class HelpOption(Struct, frozen=True):
    id: str
    name: str
    about: str
    choices: list[str]  # the values of a choice as they are typed; empty for a switch
    names: list[str] = []  # the same values as a person reads them
    order: bool = False  # an order of the players
    most: int = 0  # the highest whole number it can be, if it is one


class HelpBot(Struct, frozen=True):
    id: str
    name: str
    about: str
    ranked: str  # the name, and whether it is the strongest or the weakest


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


def help_options(game: Game, language: str) -> list[HelpOption]:
    """What can be chosen before a game starts."""
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
    """Its words; what somebody has entered has none but its own."""
    name = f"option-{option}-{value}"
    return own.say(name) if own.has(name) else value


def help_bots(game: Game, language: str) -> list[HelpBot]:
    """Whom one can play against, the strongest first."""
    own = words(language, game.id)
    ids = bot_names(game)
    places = {ids[-1]: "last", ids[0]: "first"}
    return [
        HelpBot(
            id=id,
            name=own.say(f"bot-{id}"),
            about=own.say(f"bot-{id}.about"),
            ranked=own.say("opponent-ranked", {"bot": own.say(f"bot-{id}"), "place": places.get(id, "between")}),
        )
        for id in ids
    ]


def help_text(game: Game, language: str) -> str:
    """The whole help as text that reads well as it is and is Markdown too."""
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
        parts.append("\n".join(f"- {option.name} (`{typed(option)}`): {told(option)}" for option in options))
    parts.append(f"## {own.say('help-bots')}")
    parts.append("\n".join(f"- {bot.ranked} (`{bot.id}`): {bot.about}" for bot in help_bots(game, language)))
    return "\n\n".join(parts) + "\n"


def typed(option: HelpOption) -> str:
    """An option as it is typed, with what it can be set to, or an order of players for an example."""
    if option.order:
        return f"{option.id} = 2-1"
    if option.most:
        return f"{option.id} = 1…{option.most}"
    return f"{option.id} = {' | '.join(option.choices)}" if option.choices else option.id


def told(option: HelpOption) -> str:
    """What an option is about, and what each of its values means."""
    values = [f"`{value}`: {name}" for value, name in zip(option.choices, option.names, strict=True)]
    return f"{option.about} ({'; '.join(values)})" if values else option.about
