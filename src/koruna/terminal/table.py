"""A game in the terminal: people who share one device, and bots."""

from __future__ import annotations

import sys

from koruna.engine.asking import AskSettings, next_unasked, unasked
from koruna.engine.event import GAME_OVER
from koruna.engine.match import Match
from koruna.engine.state import SPECTATOR
from koruna.look.ending import shown_ending
from koruna.terminal.keeping import Kept
from koruna.terminal.players import Player
from koruna.terminal.screen import Screen
from koruna.terminal.sentences import Teller, paragraphs
from koruna.terminal.turn import Turn


class Table:
    match: Match
    players: list[Player]
    people: list[int]  # the seats of people
    language: str
    kept: Kept
    holder: int | None  # the seat of the person at the device
    told: dict[int, int]  # the number of events already shown, by seat or spectator
    notice: str  # the first line of the next screen
    said: dict[int, AskSettings]  # each person's settings for automatic moves
    unasked: set[int]  # the record lines that were automatic moves
    asks_again: bool  # a move was just taken back
    warned: bool  # whether "the game cannot be saved" was shown

    def __init__(self, match: Match, players: list[Player], language: str, kept: Kept) -> None:
        self.match = match
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.language = language
        self.kept = kept
        self.holder = None
        self.told = {}
        self.notice = ""
        self.said = {seat: AskSettings() for seat in self.people}
        self.unasked = set()
        self.asks_again = False
        self.warned = False
        self.screen = Screen()
        self.names = [player.name for player in players]
        self.teller = Teller(match, self.names, language)

    def play(self) -> int:
        """Play the match until it ends or people leave. Returns the exit code of the command."""
        self.kept.begin(self.match.record)
        try:
            while not self.match.over():
                self.decide(*(self.next_unasked() or (self.next_seat(), "")))
            self.show_end()
            return 0
        except EOFError:
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(130)
        except Exception:
            print(self.where_kept(), file=sys.stderr)
            raise

    def next_seat(self) -> int:
        """Which waiting seat decides next: the person at the device, else a bot, else the first."""
        waiting = self.match.state.waiting()
        if len(waiting) > 1:
            waiting = [seat for seat in waiting if not self.is_unasked(seat)] or waiting
        if self.holder in waiting:
            return self.holder
        bots = [seat for seat in waiting if seat not in self.people]
        return bots[0] if bots else waiting[0]

    def next_unasked(self) -> tuple[int, str] | None:
        """The next automatic move; none right after an undo."""
        if self.asks_again:
            self.asks_again = False
            return None
        return next_unasked(self.match.game, self.match.state, self.said, self.match.events())

    def is_unasked(self, seat: int) -> bool:
        said = self.said.get(seat)
        return said is not None and unasked(self.match.game, self.match.state, seat, said, self.match.events()) != ""

    def decide(self, seat: int, without_asking: str = "") -> None:
        line, games = len(self.match.record.lines), self.games_over()
        bot = self.players[seat].bot
        if without_asking:
            self.unasked.add(line)
            self.match.play(without_asking, seat)
        elif bot is None:
            if self.holder != seat and len(self.people) > 1:
                self.hand_over(seat)
            self.holder = seat
            Turn(self, seat).take()
        else:
            self.match.let(bot, seat)
            if not self.people:
                self.tell_news(SPECTATOR)
        trouble = self.kept.write(self.match.record)
        if trouble is not None and not self.warned:
            self.warned = True
            self.notice = self.teller.words.say("terminal-unkept", {"why": trouble.say(self.language)})

        if self.people and games < self.games_over() and not self.match.over():
            self.show_game_over(line)

    def games_over(self) -> int:
        """How many games of a series are over."""
        return sum(event.kind == GAME_OVER for event in self.match.events())

    def hand_over(self, seat: int) -> None:
        """Hide everything until the next person is at the device."""
        self.screen.clear(forget=True)
        self.screen.say(self.teller.words.say("terminal-hand-over", {"player": self.names[seat]}), "bold")
        self.screen.ask("")

    def take_back(self, seat: int, move: str) -> None:
        """After an undo: forget removed events, and announce the undone move on the next screen."""
        self.asks_again = True
        self.unasked = {line for line in self.unasked if line < len(self.match.record.lines)}
        self.said[seat].rest(0, 0)
        happened = len(self.match.events())
        self.told = {who: min(told, happened) for who, told in self.told.items()}
        told = self.teller.move(self.match.state.view(seat), move)
        self.notice = self.teller.words.say("terminal-undone", {"player": self.names[seat], "move": told})

    # --- showing --------------------------------------------------------------------------

    def tell_news(self, seat: int) -> None:
        """Show the events since this seat was last shown any."""
        sentences = [self.notice] if self.notice else []
        self.notice = ""
        sentences += self.teller.happened(seat, self.told.get(seat, 0))
        self.told[seat] = len(self.match.events())
        for paragraph in paragraphs(sentences):
            self.screen.say(paragraph)

    def draw(self, seat: int) -> None:
        self.screen.draw(self.teller.board(seat, self.screen.colour, self.screen.width()))

    def show_game_over(self, line: int) -> None:
        """Show the end of a game in a series and wait for Enter; its events are shown with the next game."""
        self.screen.clear()
        state = self.teller.ended_game(line)
        self.screen.draw(self.teller.drawn(state.view(), self.screen.colour, self.screen.width()))
        self.screen.gap()
        game, ranks = self.match.game, state.ranks()
        ending = shown_ending(game, state.view(), ranks, self.names, self.language, self.reader())
        self.screen.say(ending.outcome, "bold")
        for sentence in (ending.why, *ending.details):
            self.screen.say(sentence)
        self.screen.gap()
        self.screen.say(self.teller.words.say("terminal-next-game"), "bold")
        self.screen.ask("")

    def show_end(self) -> None:
        eyes = SPECTATOR if self.holder is None else self.holder
        self.screen.clear()
        self.draw(eyes)
        self.screen.gap()
        self.tell_news(eyes)
        self.screen.gap()
        ending = self.teller.ending(self.reader())
        self.screen.say(ending.outcome, "bold")
        for line in self.teller.result(ending):
            self.screen.say(line)
        self.screen.say()
        self.screen.say(self.where_kept(), whole=True)

    def reader(self) -> int:
        """Who the end addresses: the only person, or everybody."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def leave(self, code: int) -> int:
        self.screen.say()
        self.screen.say(self.where_kept(), whole=True)
        return code

    def where_kept(self) -> str:
        return self.kept.tell(self.match.record, self.match.over(), self.language)
