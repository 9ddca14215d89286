"""Information about the version, the games and their rules."""

from __future__ import annotations

import textwrap

import koruna
from koruna.engine.game import Game
from koruna.locale import words
from koruna.terminal.arguments import find_game
from koruna.terminal.screen import Screen

WIDEST = 88


def print_version(language: str) -> None:
    message = "terminal-version-compiled" if koruna.compiled else "terminal-version-interpreted"
    print(words(language).say(message, {"version": koruna.__version__}))


def print_games(language: str) -> None:
    """Every game with its seats, options and opponents."""
    from rich.table import Table

    say = words(language).say
    screen = Screen()
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 2, 1, 0), header_style="bold", expand=True)
    for heading, share in (("game", 21), ("seats", 9), ("options", 33), ("bots", 17)):
        table.add_column(say(f"terminal-games-{heading}"), overflow="fold", ratio=share)
    for game in koruna.all_games():
        table.add_row(*about_game(game, language))
    screen.console.print(table)
    screen.say(say("terminal-games-more"))


def about_game(game: Game, language: str) -> list[str]:
    from koruna.locale.help import help_options, typed
    from koruna.locale.opponents import opponents, simulation_bots

    own = words(language, game.id)
    options = [f"{typed(option)}: {option.name}" for option in help_options(game, language)]
    bots = [f"{bot.id}: {bot.name}" for bot in [*opponents(game, language), *simulation_bots(game, language)]]
    return [f"{own.say('name')}\n{game.id}", seat_counts(game.seats), "\n".join(options), "\n".join(bots)]


def seat_counts(seats: list[int]) -> str:
    """2, 3, 4 as a range."""
    if len(seats) > 2 and seats == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}\N{EN DASH}{seats[-1]}"
    return ", ".join(str(count) for count in seats)


def print_rules(name: str, language: str) -> None:
    screen = Screen()
    screen.page(rules_text(find_game(name), language, screen))


def rules_text(game: Game, language: str, screen: Screen) -> str:
    """The help of a game, fitted to the screen a person reads it on."""
    from koruna.locale.help import help_text

    text = help_text(game, language).rstrip()
    if not screen.live:
        return text
    width = min(screen.width(), WIDEST)
    return "\n".join(fitted(line, width, screen.colour) for line in text.splitlines())


def fitted(line: str, width: int, colour: bool) -> str:
    """A line of Markdown for the terminal: headings in bold, long lines wrapped."""
    if line.startswith("#"):
        heading = line.lstrip("# ")
        return f"\x1b[1m{heading}\x1b[0m" if colour else heading
    return textwrap.fill(line, width, subsequent_indent="  " if line.startswith("- ") else "")
