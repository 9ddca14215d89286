"""A game in the terminal: people who share one device, and bots."""

from __future__ import annotations

from koruna.bots import bot, usual_bot
from koruna.engine.automatic_moves import AskSettings, next_unasked, unasked
from koruna.engine.event import GAME_OVER
from koruna.engine.match import Match
from koruna.engine.state import SPECTATOR
from koruna.engine.streams import stream
from koruna.locale.opponents import bot_called
from koruna.look.ending_text import shown_ending
from koruna.terminal.plain_letters import plain
from koruna.terminal.players import Player
from koruna.terminal.record_file import RecordFile
from koruna.terminal.screen import Screen
from koruna.terminal.sentences import Narrator, paragraphs


class TerminalTable:
    match: Match
    players: list[Player]
    people: list[int]  # the seats of people
    language: str
    file: RecordFile
    holder: int | None  # the seat of the person at the device
    events_shown: dict[int, int]  # how many, by seat or spectator
    notice: str  # the first line of the next screen
    news: list[str]  # the paragraphs told last
    on_map: set[int]  # seats that choose by cursor
    ask_settings: dict[int, AskSettings]  # by seat
    unasked: set[int]  # the record lines that were automatic moves
    asks_again: bool  # a move was just taken back
    warned: bool  # whether "the game cannot be saved" was shown

    def __init__(self, match: Match, players: list[Player], language: str, file: RecordFile) -> None:
        self.match = match
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if not player.level]
        self.language = language
        self.file = file
        self.holder = None
        self.events_shown = {}
        self.notice = ""
        self.news = []
        self.on_map = set()
        self.ask_settings = {seat: AskSettings() for seat in self.people}
        self.unasked = set()
        self.asks_again = False
        self.warned = False
        self.screen = Screen()
        self.names = [player.name for player in players]
        self.narrator = Narrator(match, self.names, language)

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
        return next_unasked(self.match.game, self.match.state, self.ask_settings, self.match.events())

    def is_unasked(self, seat: int) -> bool:
        if seat not in self.ask_settings:
            return False
        settings = self.ask_settings[seat]
        return unasked(self.match.game, self.match.state, seat, settings, self.match.events()) != ""

    def games_over(self) -> int:
        """How many games of a series are over."""
        return sum(event.kind == GAME_OVER for event in self.match.events())

    def hand_over(self, seat: int) -> None:
        """Hide everything until the next person is at the device."""
        self.screen.clear(forget=True)
        self.screen.say(self.narrator.words.say("terminal-hand-over", {"player": self.names[seat]}), "bold")
        self.screen.ask("")

    def says_yes(self, question: str) -> bool:
        answer = plain(self.screen.ask(f"{question} "))
        return bool(answer) and answer in ("yes", "y", *plain(self.narrator.words.say("terminal-sure.yes")).split())

    def let_bot(self, seat: int) -> None:
        """A bot decides, the same way again after an undo: it has one seed for the whole game, and what it imagines, or
        what the random bot does, depends on its number of decisions."""
        made = sum(by == seat for by, _ in self.match.record.lines)
        level, seed = self.players[seat].level, self.match.seed
        player = bot(level, self.match.game, stream(seed, made if level == "random" else 0, f"bot {seat}"))
        imagined = self.match.state.imagine(seat, stream(seed, made, f"imagine {seat}"))
        self.match.choose(player.choose(imagined, seat), seat)

    def advice(self, seat: int) -> tuple[str, str, str]:
        """The adviser, the best move by what a seat knows, and why. Does not affect the game."""
        from koruna.review.advising import advise, tell_advice

        game, state = self.match.game, self.match.state
        level = usual_bot(game)
        found = advise(game, state, seat, level)
        why = tell_advice(found, game, state.view(seat), self.names, self.language)
        return bot_called(self.narrator.words, level), found.move, why

    # --- showing --------------------------------------------------------------------------

    def tell_news(self, seat: int) -> None:
        """Show the events since this seat was last shown any."""
        sentences = [self.notice] if self.notice else []
        self.notice = ""
        sentences += self.narrator.happened(seat, self.events_shown.get(seat, 0))
        self.events_shown[seat] = len(self.match.events())
        self.news = paragraphs(sentences)
        for paragraph in self.news:
            self.screen.say(paragraph)

    def draw(self, seat: int) -> None:
        self.screen.draw(self.narrator.board(seat, self.screen.colour, self.screen.width()))

    def show_game_over(self, line: int) -> None:
        """Show the end of a game in a series and wait for Enter; its events are shown with the next game."""
        self.screen.clear()
        state = self.narrator.ended_game(line)
        self.screen.draw(self.narrator.drawn(state.view(), self.screen.colour, self.screen.width()))
        self.screen.gap()
        game, winners = self.match.game, state.winners()
        ending = shown_ending(game, state.view(), winners, self.names, self.language, self.reader())
        self.screen.say(ending.outcome, "bold")
        for sentence in (ending.why, *ending.details):
            self.screen.say(sentence)
        self.screen.gap()
        self.screen.say(self.narrator.words.say("terminal-next-game"), "bold")
        self.screen.ask("")

    def show_end(self) -> None:
        viewer = SPECTATOR if self.holder is None else self.holder
        self.screen.clear()
        self.draw(viewer)
        self.screen.gap()
        self.tell_news(viewer)
        self.screen.gap()
        ending = self.narrator.ending(self.reader())
        self.screen.say(ending.outcome, "bold")
        for line in self.narrator.result(ending):
            self.screen.say(line)
        self.screen.say()
        self.screen.say(self.where_saved(), whole=True)

    def reader(self) -> int:
        """Whom the ending addresses: the only person, or everybody."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def where_saved(self) -> str:
        return self.file.where(self.match.record, self.match.over(), self.language)
