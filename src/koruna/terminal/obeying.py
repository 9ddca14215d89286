"""Running the `koruna` command: its language, its exit code, and its error messages.

Exit codes: 0 success, 1 our bug or a closed output, 2 the request cannot be fulfilled, 130 ended by Ctrl-C.
"""

from __future__ import annotations

import errno
import os
import sys

import typer

from koruna.engine.errors import Trouble
from koruna.locale import LANGUAGES, language_of
from koruna.terminal.commands import app
from koruna.terminal.help_page import UsageError, put_into_words, usage_trouble
from koruna.terminal.plain_letters import printable, write_plainly


def run(arguments: list[str]) -> int:
    """Run a command line. Whatever happens, the user gets a sentence and not a traceback."""
    write_plainly()
    wish = wished_language(arguments)
    language = language_of(wish)
    try:
        try:
            if wish is not None and wish not in LANGUAGES:
                raise Trouble("terminal-unknown-language", {"language": wish, "known": ", ".join(LANGUAGES)})
            return obey(arguments, language)
        except UsageError as error:
            return refuse(usage_trouble(error), language)
        except Trouble as trouble:
            return refuse(trouble, language)
    except BrokenPipeError:
        give_up_output()
        return 1
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EIO):
            return admit(error, language)
        give_up_output()
        return refuse(Trouble("terminal-no-output", {"why": str(error.strerror)}), language)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except Exception as fault:
        return admit(fault, language)


def wished_language(arguments: list[str]) -> str | None:
    """The value of `--lang`, wherever it is; the help needs it before anything is parsed."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def obey(arguments: list[str], language: str) -> int:
    command = typer.main.get_command(app)
    put_into_words(command, language)
    code = command.main(arguments, prog_name="koruna", standalone_mode=False, obj=language)
    if sys.stdout is not None:
        sys.stdout.flush()
    return code if isinstance(code, int) else 0


def refuse(trouble: Trouble, language: str) -> int:
    print(printable(trouble.say(language)), file=sys.stderr)
    return 2


def give_up_output() -> None:
    """The output is gone (`koruna rules kingdomino | head`, a full disk): make sure that nothing is flushed into it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    if sys.stdout is not None:
        os.dup2(nowhere, sys.stdout.fileno())


def admit(fault: Exception, language: str) -> int:
    """Report a bug of ours, without a traceback unless the user asks for it."""
    from koruna.locale import words

    if os.environ.get("KORUNA_DEBUG"):
        import traceback

        traceback.print_exception(fault)
    what = str(fault).strip().splitlines()
    seen = f"{type(fault).__name__}: {what[0]}" if what else type(fault).__name__
    print(words(language).say("terminal-our-fault", {"fault": seen}), file=sys.stderr)
    return 1
