"""`koruna bots`: the opponents of a game, how they play and how strong they are."""

from __future__ import annotations

from koruna.bots import allow_named, usual_bot
from koruna.bots.own import entry_names, official_names
from koruna.locale import words
from koruna.locale.opponents import Opponent, bot_called, opponents, own_bots, simulation_bots
from koruna.terminal.arguments import find_game
from koruna.terminal.screen import Screen

STEP = "●"


def print_bots(name: str, language: str) -> None:
    """The five levels, the weakest first, with what has been measured, then the bots for simulations and those of
    installed packages."""
    from rich.table import Table

    game, say, screen = find_game(name), words(language).say, Screen()
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 2, 1, 0), header_style="bold")
    for heading in ("name", "strength", "manner"):
        table.add_column(say(f"terminal-bots-{heading}"), no_wrap=heading != "manner", overflow="fold")
    for bot in opponents(game, language):
        table.add_row(*row(bot))
    table.add_row("", "", say("help-simulations"), style="bold")
    for bot in simulation_bots(game, language):
        table.add_row(*row(bot))
    allow_named(entry_names())
    for bot in own_bots(game, language):
        table.add_row(*row(bot))
    screen.console.print(table)
    screen.gap()
    for taken in sorted(official_names().intersection(entry_names())):
        screen.say(say("terminal-bots-taken", {"bot": taken}))
    usual = usual_bot(game)
    facts = {"game": game.id, "bot": bot_called(words(language, game.id), usual), "id": usual}
    screen.say(say("terminal-bots-more", facts))


def row(bot: Opponent) -> list[str]:
    return [f"{bot.name}\n{bot.id}", STEP * bot.strength, "\n".join([bot.about, *bot.measured])]
