"""Taking a move back in the terminal: at once, by consent of the others at the device, or alone and marked."""

from __future__ import annotations

from koruna.engine.errors import Trouble
from koruna.engine.taken_back import mark_taken_back, taken_back
from koruna.terminal.table import TerminalTable


def undo(table: TerminalTable, seat: int) -> bool:
    """Undo the last move that a person was asked for. False if the turn goes on as it was.

    It is free until something new was seen. After that the other people are asked; a solo player can still undo, which
    marks the game.
    """
    at = last_decision(table)
    if at is None:
        table.screen.say(table.narrator.words.say("terminal-nothing-to-undo"))
        return False
    who, move = table.match.record.lines[at]
    if who != seat and table.match.sealed[at]:
        raise Trouble("terminal-undo-secret", {"player": table.names[who]})
    if table.match.nothing_new(at, who):
        go_back(table, at)
        label = table.narrator.move(table.match.state.view(who), move)
        table.notice = table.narrator.words.say("terminal-undone", {"player": table.names[who], "move": label})
        return True
    if len(table.people) == 1:
        return undo_with_note(table, at)
    undo_if_allowed(table, at, who)
    return True


def undo_with_note(table: TerminalTable, at: int) -> bool:
    say = table.narrator.words.say
    before = taken_back(table.match.record)
    if not before:
        table.screen.say(say("at-undo-back-why"), "red")
        if not table.says_yes(say("terminal-sure")):
            return False
    go_back(table, at)
    mark_taken_back(table.match.record, before + 1)
    table.notice = say("aside-seen", {"player": table.names[table.people[0]], "count": 1})
    return True


def undo_if_allowed(table: TerminalTable, at: int, who: int) -> None:
    """Ask each of the others, on a screen that shows nothing else. Nobody is known to hold the device afterwards."""
    say = table.narrator.words.say
    table.holder = None
    for other in table.people:
        if other == who:
            continue
        table.screen.clear(forget=True)
        table.screen.say(say("at-wish", {"player": table.names[who]}), "bold")
        if not table.says_yes(say("terminal-undo-allow", {"player": table.names[other]})):
            table.notice = say("aside-kept", {"player": table.names[who]})
            return
    go_back(table, at)
    table.notice = say("aside-undo", {"player": table.names[who]})


def last_decision(table: TerminalTable) -> int | None:
    """The line of the last move that a person was asked for."""
    lines = table.match.record.lines
    made = [at for at, (who, _) in enumerate(lines) if who in table.people and at not in table.unasked]
    return made[-1] if made else None


def go_back(table: TerminalTable, at: int) -> None:
    """Cut the record to its first lines, and forget what came after them."""
    who = table.match.record.lines[at][0]
    table.match.replay(table.match.record.first(at))
    table.asks_again = True
    table.unasked = {line for line in table.unasked if line < at}
    table.ask_settings[who].rest(0, 0)
    happened = len(table.match.events())
    table.events_shown = {seat: min(shown, happened) for seat, shown in table.events_shown.items()}
