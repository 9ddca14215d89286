"""Wraps a custom bot: asks it, and chooses for it when it fails."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import Any, Final

from koruna.bots import program
from koruna.bots.greedy import Greedy
from koruna.bots.own import OwnBot
from koruna.bots.program import ILLEGAL, NoAnswer
from koruna.engine.bot import Bot, moves_of
from koruna.engine.content import Content
from koruna.engine.game import Game
from koruna.engine.limit import USUAL, Limit
from koruna.engine.option import OPTION
from koruna.engine.state import State
from koruna.engine.ties import seed_of

LOG: Final = logging.getLogger("koruna.bots")
MOST_FAILURES: Final = 3  # in a row, after which it is not asked again in this game


class Outsider(Bot):
    """A bot that crashes, is late or makes an illegal move loses its turn to `greedy`, and the log names it.

    It is sent what its seat knows, as text, and nothing else.
    """

    own: OwnBot
    game: Game
    seed: int
    failure: str  # of its last decision: `crashed`, `late`, `illegal`, or "" if it decided itself
    details: str  # of this failure; "" if it was no longer asked
    in_a_row: int  # failures
    turns: int  # decisions it had to make
    lost: int  # those of them at which it failed

    def __init__(self, own: OwnBot, game: Game, rng: Random) -> None:
        self.own = own
        self.game = game
        self.seed = seed_of(rng)
        self.failure = self.details = ""
        self.in_a_row = self.turns = self.lost = 0

    def __reduce__(self) -> tuple[object, ...]:
        return Outsider, (self.own, self.game, Random(0)), {"seed": self.seed}

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        moves = moves_of(state, seat)
        if len(moves) == 1:
            return moves[0]
        seconds = limit.seconds or self.own.seconds
        texts = [state.write(move, seat) for move in moves]
        answer = self.answer(self.question(state, seat, texts, seconds), texts, seconds)
        if answer:
            return moves[texts.index(answer)]
        self.name_failure(seat)
        return self.default(state, seat)

    def default(self, state: State, seat: int) -> int:
        """The move made in its place if it fails."""
        return Greedy(self.game, Random(self.seed)).choose(state, seat)

    def question(self, state: State, seat: int, moves: list[str], seconds: float) -> str:
        """The question as text, line by line."""
        lines = [f"seat {seat}", f"seed {self.seed}", f"seconds {seconds:g}"]
        running: Any = state.running()
        content = running.setup.options.get(OPTION)
        if isinstance(content, Content):
            lines.append(f"content {json.dumps(content.files)}")
        lines.append(f"position {state.position(seat)}")
        lines += [f"move {move}" for move in moves]
        return "\n".join([*lines, "choose", ""])

    def answer(self, question: str, moves: list[str], seconds: float, niceness: int = 0) -> str:
        """One of the moves, or "" if it fails, or has failed too often to be asked again."""
        self.turns += 1
        self.details = ""
        if self.in_a_row < MOST_FAILURES:
            try:
                answer = program.ask(self.own.command, question, seconds, niceness)
                if answer not in moves:
                    raise NoAnswer(ILLEGAL, f"not a legal move: {answer[:80]!r}")
            except NoAnswer as failed:
                self.failure, self.details = failed.why, failed.details
                self.in_a_row += 1
            else:
                self.failure = ""
                self.in_a_row = 0
                return answer
        self.lost += 1
        return ""

    def name_failure(self, seat: int) -> None:
        """Log why it has lost its turn; not again for every turn in which it is not asked."""
        if self.details:
            end = ", and is not asked again in this game" if self.in_a_row == MOST_FAILURES else ""
            loses = f"{self.own.name}, seat {seat} of {self.game.id}, loses its turn{end}"
            LOG.warning("%s: %s (%s)", loses, self.failure, self.details)
