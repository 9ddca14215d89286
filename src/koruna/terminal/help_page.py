"""Help pages and usage errors of the command line, in our own texts instead of Typer's."""

from __future__ import annotations

import textwrap
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from shutil import get_terminal_size
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

import koruna
from koruna.engine.errors import Trouble

# Typer does not export its base class of usage errors.
UsageError: Any = typer.BadParameter.__base__
PREFIX = "terminal-help-"
ROOT = "koruna"
WIDEST = 100  # longer lines are hard to read


@cache
def help_words(language: str) -> dict[str, str]:
    """The messages of help pages, parsed without Fluent, whose import alone would take too long."""
    file = Path(koruna.__file__).with_name("locale") / language / "terminal.ftl"
    found = {}
    for line in file.read_text("utf-8").splitlines():
        name, equals, text = line.partition(" = ")
        if equals and name.startswith(PREFIX):
            found[name.removeprefix(PREFIX)] = text
    return found


def translate(command: Any, language: str, within: str = "") -> None:
    """Translate a command and its subcommands; messages of a subcommand include its name (`tables-show`)."""
    words = help_words(language)
    called = f"{within}{command.name}"
    command.help = words[called]
    for parameter in command.params:
        name = parameter.name.replace("_", "-")
        own = f"{called}-{name}"
        parameter.help = words[own] if own in words else words[f"any-{name}"]
        if parameter.metavar:
            parameter.metavar = words.get(f"value-{parameter.metavar.lower()}", parameter.metavar)
    for part in getattr(command, "commands", {}).values():
        translate(part, language, "" if command.name == ROOT else f"{called}-")


class Command(TyperCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        try:
            return super().parse_args(ctx, args)
        except UsageError as error:
            error.ctx = error.ctx or ctx  # not set if an option lacks its value
            raise

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(self, ctx))


class Commands(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(self, ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            facts: dict[str, int | str] = {"command": args[0][:60], "known": ", ".join(self.commands)}
            close = get_close_matches(args[0], self.commands, 1)
            if close:
                raise Trouble("terminal-unknown-command-close", {**facts, "close": close[0]})
            raise Trouble("terminal-unknown-command", facts)
        return super().resolve_command(ctx, args)


def page(command: Any, ctx: Any) -> str:
    """A whole help page: usage, description and parameters."""
    words = help_words(ctx.obj)
    width = min(get_terminal_size().columns, WIDEST)
    parameters = [p for p in command.get_params(ctx) if not getattr(p, "hidden", False)]
    arguments = [(p.metavar, p.help) for p in parameters if p.param_type_name == "argument"]
    options = [option_row(p, words) for p in parameters if p.param_type_name == "option"]
    parts = [(name, part.help) for name, part in getattr(command, "commands", {}).items()]
    usage = [ctx.command_path, *(f"[{name}]" for name, _ in arguments)]
    if parts:
        usage.append(words["value-command"])
    usage.append(f"[{words['value-options']}]")
    sections = [textwrap.fill(command.help, width), f"{words['usage']}: {' '.join(usage)}"]
    for heading, rows in (("commands", parts), ("arguments", arguments), ("options", options)):
        if rows:
            sections.append("\n".join([f"{words[heading]}:", *definitions(rows, width)]))
    return "\n\n".join(sections) + "\n"


def option_row(parameter: Any, words: dict[str, str]) -> tuple[str, str]:
    names = ", ".join(parameter.opts)
    # Typer creates `--help` on demand, with its own text.
    meaning = words["any-help"] if parameter.name == "help" else parameter.help
    return f"{names} {parameter.metavar}" if parameter.metavar else names, meaning


def definitions(rows: list[tuple[str, str]], width: int) -> list[str]:
    """A two-column list: names and their meanings."""
    left = min(max(len(name) for name, _ in rows), 26) + 4
    lines = []
    for name, meaning in rows:
        text = textwrap.wrap(meaning, max(width - left, 20))
        start = f"  {name}"
        if len(start) > left - 2:
            lines.append(start)
            start = ""
        lines.append(start.ljust(left) + text[0])
        lines += [" " * left + line for line in text[1:]]
    return lines


def usage_trouble(error: Any) -> Trouble:
    """A usage error of Typer as one of our sentences."""
    command = error.ctx.command_path if error.ctx is not None else "koruna"
    option = getattr(error, "option_name", "")
    match type(error).__name__:
        case "NoSuchOption":
            return Trouble("terminal-no-such-option", {"option": option[:60], "command": command})
        case "BadOptionUsage":
            return Trouble("terminal-option-alone", {"option": option, "command": command})
        case _:
            return Trouble("terminal-usage", {"command": command})
