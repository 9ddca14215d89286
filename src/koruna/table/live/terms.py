"""The settings of a table: how fast bots are, how much time people have, what they may say, and when others see it."""

from __future__ import annotations

import re

from koruna.table.live.remarks import EVERYTHING
from koruna.table.log_lines import AboutTerms, Clock, Delay, GameClock, MoreTime, Pace, Talk

LEAST_GIFT = 60.0  # seconds
RANDOM = re.compile("[0-9a-f]{32}")  # a seed that an earlier version drew, which stays secret
PART_GIVEN = 0.25  # of the time for a decision or, without a limit for that, for the game


class Terms:
    seq: int
    gifts: tuple[tuple[int, int], ...] = ()  # by line of the log: who has given the others more time
    clock: int | None = None  # seconds that people have for a decision
    game_clock: int | None = None  # seconds that each of them has for the whole game
    pace: float | None = None  # seconds a bot takes at least; None for the default of the server
    talk: str = EVERYTHING  # what people may say to each other here
    delay: int = 0  # by how many moves spectators see the game late
    chosen_seed: str = ""  # of all draws, if somebody chose it

    def note_seed(self, seed: str) -> None:
        self.chosen_seed = "" if RANDOM.fullmatch(seed) else seed

    def agree_on(self, line: AboutTerms) -> None:
        match line:
            case Pace(seconds):
                self.pace = seconds
            case Clock(limit):
                self.clock = limit
            case GameClock(limit):
                self.game_clock = limit
            case MoreTime(seat):
                self.gifts += ((self.seq, seat),)
            case Talk(allowed):
                self.talk = allowed
            case Delay(moves):
                self.delay = moves

    def given(self, seat: int, since: int = 0) -> float:
        """The seconds that others have given a seat since a line of the log."""
        gift = max(LEAST_GIFT, PART_GIVEN * (self.clock or self.game_clock or 0))
        return gift * sum(line >= since and giver != seat for line, giver in self.gifts)

    def terms(self) -> list[AboutTerms]:
        """The lines that give another table the same settings, except the pace of bots."""
        found: list[AboutTerms] = [] if self.clock is None else [Clock(self.clock)]
        found += [] if self.game_clock is None else [GameClock(self.game_clock)]
        found += [] if self.talk == EVERYTHING else [Talk(self.talk)]
        return found + ([Delay(self.delay)] if self.delay else [])
