"""Presets of rules on the set-up page, and how long a game takes with the chosen rules.

They follow from what every game declares anyway: its options, and those of a quick start (`at_once`).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from msgspec import Struct

import koruna
from koruna.engine.errors import BadSetup
from koruna.engine.option import Option, Options, Value
from koruna.locale import words
from koruna.table.pages.setup_form import TableSetup

RULES = ("first", "plain", "all")


class RulesPreset(Struct):
    id: str  # of `RULES`, or `last`
    query: str
    name: str
    about: str
    chosen: bool  # whether the form has these rules now


class LengthShown(Struct):
    seats: int
    chosen: str  # the values of the options on which it depends, for the script: `mode=basic dynasty=on`
    text: str
    shown: bool


def plain_rules(game: koruna.Game) -> Options:
    return {option.id: option.default for option in game.options}


def first_rules(game: koruna.Game) -> Options:
    return plain_rules(game) | game.at_once


def all_rules(game: koruna.Game, seats: int) -> Options:
    """Every switch on, if it is compatible with the number of seats and with earlier ones.

    A choice whose first value is the beginners' default is ordered from least to most, so it gets its last value.
    """
    rules = plain_rules(game)
    for option in game.options:
        fullest: Value | None = None
        if option.choices and game.at_once.get(option.id) == option.choices[0]:
            fullest = option.choices[-1]
        elif not option.choices and not option.order and not option.most:
            fullest = True
        if fullest is None:
            continue
        try:
            game.check(seats, {**rules, option.id: fullest})
        except BadSetup:
            continue
        rules[option.id] = fullest
    return rules


def offered(game: koruna.Game, seats: int) -> list[str]:
    """The plain rules have their own card unless they equal those of a first game or all rules."""
    others = (first_rules(game), all_rules(game, seats))
    return [id for id in RULES if id != "plain" or plain_rules(game) not in others]


def rules_of(game: koruna.Game, preset: str, seats: int) -> Options:
    return all_rules(game, seats) if preset == "all" else first_rules(game) if preset == "first" else plain_rules(game)


def variants(game: koruna.Game, options: Options, language: str, told: bool = False) -> list[str]:
    """What differs from the plain rules, in words; `told`, a value that has more than a name by what it is."""
    say = words(language, game.id)
    found = []
    for option in game.options:
        value = options.get(option.id, option.default)
        if value == option.default:
            continue
        named = f"option-{option.id}-{value}"
        if told and say.has(f"{named}.about"):
            found.append(say.say(f"{named}.about"))
        else:
            found.append(say.say(named) if option.choices and say.has(named) else say.say(f"option-{option.id}"))
    return found


def rules_presets(
    game: koruna.Game, setup: TableSetup, last: TableSetup | None, company: str, language: str
) -> list[RulesPreset]:
    say: Callable[..., str] = words(language).say
    none = say("setup-no-variants")
    found = []
    repeats = last is not None and (last.sitting(), last.options) == (setup.sitting(), setup.options)
    for id in offered(game, setup.count):
        rules = rules_of(game, id, setup.count)
        named = ", ".join(variants(game, rules, language, id == "first")) or none
        about = say(f"setup-rules-{id}-about", {"options": named})
        chosen = setup.options == rules and not repeats
        found.append(RulesPreset(id, f"rules={id}&preset={company}", say(f"setup-rules-{id}"), about, chosen))
    if last is not None:
        named = ", ".join(variants(game, last.options, language)) or none
        about = say("setup-again-about", {"seats": last.count, "options": named})
        again = RulesPreset("last", "again=1", say("setup-again"), about, repeats)
        found.insert(1, again)
    return found


# --- how long it takes -----------------------------------------------------------------------


def length(game: koruna.Game, seats: int, language: str, options: Options | None = None) -> str:
    """How long a game takes with these players and options, if its messages say so."""
    say, name = words(language, game.id), "length"
    if not say.has(name):
        return ""
    chosen = {option.id: str((options or {}).get(option.id, "")) for option in game.options}
    text = say.say(name, {**chosen, "seats": seats})
    if options and game.series and options.get(game.series):
        return say.say("setup-length-series", {"games": game.series_length, "length": text})
    return text


def lengths(game: koruna.Game, setup: TableSetup, language: str) -> list[LengthShown]:
    """For every number of players, with all values of the options on which it depends."""
    deciding = [option for option in game.options if decides(game, option, language)]
    found = []
    for seats in game.seats:
        for values in product(*[option.values for option in deciding]):
            options = {option.id: value for option, value in zip(deciding, values, strict=True)}
            text = length(game, seats, language, plain_rules(game) | options)
            shown = seats == setup.count and all(setup.options.get(id) == value for id, value in options.items())
            chosen = " ".join(f"{id}={form_value(value)}" for id, value in options.items())
            found.append(LengthShown(seats, chosen, text, shown))
    return [each for each in found if each.text]


def decides(game: koruna.Game, option: Option, language: str) -> bool:
    plain = plain_rules(game)
    return any(
        length(game, seats, language, plain) != length(game, seats, language, {**plain, option.id: value})
        for seats in game.seats
        for value in option.values
    )


def form_value(value: Value) -> str:
    """The value as in the form, where a switch that is off is not sent."""
    return value if isinstance(value, str) else "on" if value else ""
