"""Running the `koruna` command: its language, its exit code, and its error messages.

Exit codes: 0 success, 1 our bug or a closed output, 2 the request cannot be fulfilled, 3 an upgrade would freeze
tables, 130 ended by Ctrl-C.
"""

from __future__ import annotations

import errno
import os
import sys

import typer

from koruna.engine.errors import Trouble
from koruna.locale import LANGUAGES, language_of
from koruna.terminal.commands import app
from koruna.terminal.help_page import UsageError, translate, usage_trouble
from koruna.terminal.plain_letters import printable, replace_unprintable


def run(arguments: list[str]) -> int:
    """Run a command line. Whatever happens, the user gets a sentence and not a traceback."""
    replace_unprintable()
    requested = requested_language(arguments)
    language = language_of(requested)
    try:
        try:
            if requested is not None and requested not in LANGUAGES:
                raise Trouble("terminal-unknown-language", {"language": requested, "known": ", ".join(LANGUAGES)})
            return execute(arguments, language)
        except UsageError as error:
            return report_trouble(usage_trouble(error), language)
        except Trouble as trouble:
            return report_trouble(trouble, language)
    except BrokenPipeError:
        discard_output()
        return 1
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EIO):
            return report_bug(error, language)
        discard_output()
        return report_trouble(Trouble("terminal-no-output", {"why": str(error.strerror)}), language)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except Exception as fault:
        return report_bug(fault, language)


def requested_language(arguments: list[str]) -> str | None:
    """The value of `--lang`, wherever it is; the help needs it before anything is parsed."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def execute(arguments: list[str], language: str) -> int:
    command = typer.main.get_command(app)
    translate(command, language)
    code = command.main(arguments, prog_name="koruna", standalone_mode=False, obj=language)
    if sys.stdout is not None:
        sys.stdout.flush()
    return code if isinstance(code, int) else 0


def report_trouble(trouble: Trouble, language: str) -> int:
    print(printable(trouble.say(language)), file=sys.stderr)
    return 2


def discard_output() -> None:
    """The output is gone (`koruna rules kingdomino | head`, a full disk): send what is still buffered to /dev/null."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    if sys.stdout is not None:
        os.dup2(nowhere, sys.stdout.fileno())


def report_bug(fault: Exception, language: str) -> int:
    """Report a bug of ours, without a traceback unless the user asks for it."""
    from koruna.locale import words

    if os.environ.get("KORUNA_DEBUG"):
        import traceback

        traceback.print_exception(fault)
    lines = str(fault).strip().splitlines()
    summary = f"{type(fault).__name__}: {lines[0]}" if lines else type(fault).__name__
    print(words(language).say("terminal-our-fault", {"fault": summary}), file=sys.stderr)
    return 1
