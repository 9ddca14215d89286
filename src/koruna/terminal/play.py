"""Playing a game in the terminal from its first decision to its end."""

from __future__ import annotations

import sys

from koruna.engine.state import SPECTATOR
from koruna.terminal.table import TerminalTable
from koruna.terminal.turn import Turn


def play(table: TerminalTable) -> int:
    """Play until the game ends or people leave. Returns the exit code of the command."""
    table.file.begin(table.match.record)
    try:
        while not table.match.over():
            decide(table, *(table.next_unasked() or (table.next_seat(), "")))
        table.show_end()
        return 0
    except EOFError:
        return leave(table, 0)
    except KeyboardInterrupt:
        return leave(table, 130)
    except Exception:
        print(table.where_saved(), file=sys.stderr)
        raise


def decide(table: TerminalTable, seat: int, automatic: str = "") -> None:
    """One decision of a seat: an automatic move if there is one, else by its person or bot."""
    line, games = len(table.match.record.lines), table.games_over()
    if automatic:
        table.unasked.add(line)
        table.match.play(automatic, seat)
    elif seat in table.people:
        if table.holder != seat and len(table.people) > 1:
            table.hand_over(seat)
        table.holder = seat
        Turn(table, seat).take()
    else:
        table.let_bot(seat)
        if not table.people:
            table.tell_news(SPECTATOR)
    trouble = table.file.write(table.match.record)
    if trouble is not None and not table.warned:
        table.warned = True
        table.notice = table.narrator.words.say("terminal-unkept", {"why": trouble.say(table.language)})

    if table.people and games < table.games_over() and not table.match.over():
        table.show_game_over(line)


def leave(table: TerminalTable, code: int) -> int:
    table.screen.say()
    table.screen.say(table.where_saved(), whole=True)
    return code
