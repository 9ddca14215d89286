"""A person's turn: shows the board and the moves, and runs commands until a move is made."""

from __future__ import annotations

import os

from koruna.engine.automatic_moves import unasked
from koruna.engine.errors import Trouble
from koruna.engine.taken_back import taken_back
from koruna.terminal.files import write_record
from koruna.terminal.help_page import definitions
from koruna.terminal.map_screen import LIST, MapScreen
from koruna.terminal.move_list import MoveList, moves_of
from koruna.terminal.plain_letters import plain
from koruna.terminal.table import TerminalTable
from koruna.terminal.taking_back import undo

COMMANDS = ("undo", "hint", "why", "log", "rules", "save", "help", "quit")
# Keys of the browser.
KEYS = {"?": "help", "u": "undo", "h": "hint", "l": "log", "g": "rules", "m": "map"}
# Commands of games with automatic moves: "nothing more this season", and what to be asked about.
OF_ASKING = ("rest", "ask")
OF_MAPS = ("map",)  # of games that have one


class Turn:
    table: TerminalTable
    seat: int
    moves: MoveList
    done: bool

    def __init__(self, table: TerminalTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.match = table.match
        self.screen = table.screen
        self.say = table.narrator.words.say
        self.moves = moves_of(self.match, seat, table.narrator)
        self.done = False

    def take(self) -> None:
        """Ask until a move is made or undone."""
        self.show()
        if self.seat in self.table.on_map:
            self.choose_on_map(self.map_screen())
        while not self.done:
            self.answer(self.screen.ask("> "))

    def show(self) -> None:
        self.screen.clear()
        self.table.draw(self.seat)
        self.screen.gap()
        self.table.tell_news(self.seat)
        self.screen.gap()
        alone = len(self.table.people) == 1
        self.screen.say(self.table.narrator.what_to_do(self.seat, alone, short=self.screen.low()), "bold")
        for line in self.moves.lines(self.screen.width()):
            self.screen.say(line)
        for line in self.moves.warned():
            self.screen.say(line, "red")
        begun = any(who in self.table.people for who, _ in self.match.record.lines)
        if not (begun and self.screen.low()):
            map_hint = [self.say("terminal-word-map")] if "map" in self.commands() and self.screen.live else []
            self.screen.say(" · ".join([self.say("terminal-hint"), *map_hint]), "dim")

    def answer(self, typed: str) -> None:
        command, _, argument = typed.partition(" ")
        name = self.command_called(command)
        try:
            if not typed:
                self.show()
            elif name and self.moves.find(typed) is None:
                getattr(self, name)(argument.strip())
            elif self.means(command, "map") and self.moves.find(typed) is None:
                self.screen.say(self.say("terminal-no-map"), "yellow")
            else:
                self.play(typed)
        except Trouble as trouble:
            self.screen.say(trouble.say(self.table.language), "yellow")

    def command_called(self, word: str) -> str | None:
        """Commands have names in English and in the current language, with or without accents, and the browser's
        keys."""
        return next((name for name in self.commands() if self.means(word, name)), None)

    def means(self, word: str, name: str) -> bool:
        return (KEYS.get(word.lower()) or plain(word)) in (name, plain(self.say(f"terminal-word-{name}")))

    def commands(self) -> list[str]:
        game = self.match.game
        has = {"ask": bool(game.stops), "rest": game.season(self.match.state.view(self.seat)) > 0}
        has["map"] = game.form("draw_map") is not None
        return [*COMMANDS, *(name for name in (*OF_ASKING, *OF_MAPS) if has[name])]

    # --- what can be typed ----------------------------------------------------------------

    def play(self, typed: str) -> None:
        move = self.moves.find(typed)
        if move is None and typed.isdigit():
            raise Trouble("terminal-no-such-number", {"text": typed[:20]})
        if move is None:  # not spelled as in the list, like `claim 07`
            move = self.match.state.write(self.match.checked(typed, self.seat)[1], self.seat)
        if not self.is_sure(move):
            return
        self.match.play(move, self.seat)
        self.done = True

    def is_sure(self, move: str) -> bool:
        """Ask for confirmation of a move with a warning."""
        if move not in self.moves.warnings:
            return True
        self.screen.say(self.moves.warnings[move], "red")
        if self.table.says_yes(self.say("terminal-sure")):
            return True
        self.screen.say(self.say("terminal-not-done"))
        return False

    def undo(self, argument: str) -> None:
        self.done = undo(self.table, self.seat)

    def hint(self, argument: str) -> None:
        """What the default opponent would do here, and why."""
        self.screen.say(self.advice()[1], "green")

    def advice(self) -> tuple[str, str]:
        """The advised move, and the sentences about it."""
        bot, move, why = self.table.advice(self.seat)
        return move, f"{self.say('terminal-advice', {'bot': bot, **self.listed(move)})}\n{why}".rstrip()

    def listed(self, move: str) -> dict[str, int | str]:
        """The number and the text of a move in the list."""
        at = self.moves.texts.index(move)
        return {"number": self.moves.numbers[at], "move": self.moves.labels[at]}

    def map(self, argument: str) -> None:
        """Choose by cursor, now and from now on; where that is not possible, print the map."""
        screen = self.map_screen()
        if screen.is_possible():
            self.table.on_map.add(self.seat)
            self.choose_on_map(screen)
        else:
            screen.print()

    def map_screen(self) -> MapScreen:
        return MapScreen(self.table, self.seat, self.moves, self.advice)

    def choose_on_map(self, screen: MapScreen) -> None:
        if not screen.is_possible():
            return
        chosen = screen.choose()
        if chosen == LIST:
            self.table.on_map.discard(self.seat)
        else:
            self.answer(chosen)

    def rest(self, argument: str) -> None:
        """Nothing more this season."""
        settings = self.table.ask_settings[self.seat]
        settings.rest(self.match.game.season(self.match.state.view(self.seat)), len(self.match.events()))
        self.made_unasked()
        if not self.done:
            self.screen.say(self.say("terminal-no-rest"))

    def ask(self, argument: str) -> None:
        """List the optional questions, or toggle one of them."""
        stops = self.match.game.stops_here(self.match.state.view(self.seat))
        opened = self.table.ask_settings[self.seat].opened
        numbers = [str(number) for number in range(1, len(stops) + 1)]
        if argument and argument not in numbers:
            raise Trouble("terminal-no-such-stop", {"text": argument[:20]})
        if argument:
            name = stops[numbers.index(argument)]
            if name in opened:
                opened.remove(name)
            else:
                opened.append(name)
        for number, name in enumerate(stops, 1):
            called = f"stop-{name}"
            facts = {"number": number, "name": self.say(called), "about": self.say(f"{called}.about")}
            self.screen.say(self.say("terminal-stop", {**facts, "asked": int(name in opened)}))
        self.made_unasked()

    def made_unasked(self) -> None:
        """The changed settings may have turned the pending decision into an automatic move."""
        settings = self.table.ask_settings[self.seat]
        move = unasked(self.match.game, self.match.state, self.seat, settings, self.match.events())
        if move:
            self.match.play(move, self.seat)
            self.done = True

    def why(self, argument: str) -> None:
        if not argument:
            self.screen.say(self.say("terminal-why-what", {"move": self.moves.texts[0]}))
            return
        text = self.moves.find(argument) or argument
        reason = self.match.state.why_not(text, self.seat)
        if reason is None:
            self.screen.say(self.say("terminal-why-not", {"move": text}))
        else:
            self.screen.say(self.table.narrator.words.refuse(reason), "yellow")

    def log(self, argument: str) -> None:
        happened = self.table.narrator.happened(self.seat)
        if (count := taken_back(self.match.record)) > 0:
            happened.append(self.say("ending-taken-back", {"count": count}))
        self.screen.page("\n".join(happened))

    def rules(self, argument: str) -> None:
        from koruna.terminal.about import rules_text

        self.screen.page(rules_text(self.match.game, self.table.language, self.screen))

    def save(self, argument: str) -> None:
        if not argument:
            self.screen.say(self.say("terminal-save-where"))
            return
        if argument == "-":
            raise Trouble("terminal-file-bad-name", {"file": argument})
        path = os.path.expanduser(argument)
        write_record(path, self.match.record.text())
        self.screen.say(self.say("terminal-saved", {"file": path}), whole=True)

    def help(self, argument: str) -> None:
        """Show the commands, and how the moves of this game are written."""
        from koruna.locale.help import help_chapters

        names = [f"terminal-word-{name}" for name in self.commands()]
        words = [(self.say(f"{name}.typed"), self.say(f"{name}.about")) for name in names]
        for chapter in help_chapters(self.match.game, self.table.language):
            if chapter.id == "moves":
                for rule in chapter.rules:
                    self.screen.say(rule.text)
        self.screen.say(self.say("terminal-commands"))
        for line in definitions(words, self.screen.width()):
            self.screen.say(line)
        self.screen.say(self.say("terminal-commands-more"))
        self.screen.say(self.say("terminal-commands-keys"))

    def quit(self, argument: str) -> None:
        raise EOFError  # as if the input had ended
