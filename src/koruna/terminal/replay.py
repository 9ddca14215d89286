"""`koruna replay`: a recorded game step by step, as a drawing, or as a page."""

from __future__ import annotations

import sys

from koruna.engine.content import Content
from koruna.engine.errors import Trouble
from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.terminal.arguments import whole_number
from koruna.terminal.files import read_match, write_text
from koruna.terminal.players import names_of
from koruna.terminal.screen import Screen
from koruna.terminal.sentences import Narrator

BACK = ("b", "back", "p")
NEXT = ("", "n", "next")
LEAVE = ("q", "quit", "x")


def replay(path: str, move: str, svg: str, html: str, position: bool, contents: list[Content], language: str) -> None:
    if not path:
        raise Trouble("terminal-which-record", {})
    film = Film(read_match(path, contents), language)
    at = film.last()
    if move:
        at = whole_number(move, "--move", 0)
        if at > film.last():
            raise Trouble("terminal-no-such-move", {"move": at, "last": film.last()})
    if svg:
        film.write_svg(at, svg)
    if html:
        film.write_page(html)
    if position:
        film.screen.say(film.match_at(at).state.position())
    if svg or html or position:
        return
    if film.screen.live and sys.stdin is not None and sys.stdin.isatty():
        film.run(at if move else 0)
    else:
        film.show(at)


class Film:
    """A recorded game. Moment n is the table after n decisions and the chance that followed them."""

    record: Record
    ends: list[int]  # by moment: the number of record lines before it

    def __init__(self, match: Match, language: str) -> None:
        self.game = match.game
        self.record = match.record
        self.language = language
        self.screen = Screen()
        self.names = names_of(self.record.names, self.game, language)
        decisions = [at for at, (seat, _) in enumerate(self.record.lines) if seat != CHANCE]
        self.ends = [*decisions, len(self.record.lines)]

    def last(self) -> int:
        return len(self.ends) - 1

    def match_at(self, moment: int) -> Match:
        return Match(self.game, self.record.first(self.ends[moment]), deal=False)

    # --- in the terminal ------------------------------------------------------------------

    def run(self, start: int) -> None:
        """Step through interactively."""
        at = start
        self.show_step(at)
        while True:
            try:
                typed = self.screen.ask("> ").lower()
            except EOFError:
                self.screen.say()
                return
            except KeyboardInterrupt:
                self.screen.say()
                raise
            if typed in LEAVE:
                return
            if typed in NEXT:
                at = min(at + 1, self.last())
            elif typed in BACK:
                at = max(at - 1, 0)
            elif typed.isascii() and typed.isdigit() and len(typed) < 6 and int(typed) <= self.last():
                at = int(typed)
            else:
                self.screen.say(self.narrator(at).words.say("terminal-replay-keys", {"last": self.last()}), "yellow")
                continue
            self.show_step(at)

    def show_step(self, at: int) -> None:
        narrator = self.narrator(at)
        self.screen.clear()
        self.screen.say(narrator.words.say("terminal-replay-step", {"move": at, "last": self.last()}), "bold")
        self.show(at, len(self.match_at(at - 1).events()) if at else 0)
        self.screen.say()
        self.screen.say(narrator.words.say("terminal-replay-keys", {"last": self.last()}), "dim")

    def show(self, at: int, since: int | None = None) -> None:
        """Show the table at a moment, the events from number `since` on, and the result once it is over."""
        narrator = self.narrator(at)
        self.screen.draw(narrator.board(SPECTATOR, self.screen.colour, self.screen.width()))
        self.screen.say()
        for sentence in [] if since is None else narrator.happened(SPECTATOR, since):
            self.screen.say(sentence)
        if narrator.match.over():
            ending = narrator.ending()
            self.screen.say(ending.outcome, "bold")
            for line in narrator.result(ending):
                self.screen.say(line)
        elif since is None or at == self.last():
            self.screen.say(narrator.words.say("terminal-unfinished", {"move": at}))

    def narrator(self, at: int) -> Narrator:
        return Narrator(self.match_at(at), self.names, self.language)

    # --- into files -----------------------------------------------------------------------

    def write_svg(self, at: int, path: str) -> None:
        write_text(path, self.game.svg(self.match_at(at).state.view(), self.language, self.names))

    def write_page(self, path: str) -> None:
        from koruna.look.replay_page import replay_page

        write_text(path, replay_page(self.record, self.language, self.names))
