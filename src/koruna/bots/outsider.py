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


class Outsider(Bot):
    """A bot that crashes, is late or makes an illegal move loses its turn to `greedy`, and the log names it.

    It is told what its seat knows, as text, and nothing else.
    """

    own: OwnBot
    game: Game
    seed: int
    failure: str  # of its last decision: `crashed`, `late`, `illegal`, or "" if it decided itself

    def __init__(self, own: OwnBot, game: Game, rng: Random) -> None:
        self.own = own
        self.game = game
        self.seed = seed_of(rng)
        self.failure = ""

    def __reduce__(self) -> tuple[object, ...]:
        return Outsider, (self.own, self.game, Random(0)), {"seed": self.seed}

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        moves = moves_of(state, seat)
        self.failure = ""
        if len(moves) == 1:
            return moves[0]
        seconds = limit.seconds or self.own.seconds
        texts = [state.write(move, seat) for move in moves]
        try:
            answer = program.ask(self.own.command, self.question(state, seat, texts, seconds), seconds)
        except NoAnswer as failed:
            return self.choose_for_it(state, seat, failed.why, failed.details)
        if answer not in texts:
            return self.choose_for_it(state, seat, ILLEGAL, f"not a legal move: {answer[:80]!r}")
        return moves[texts.index(answer)]

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

    def choose_for_it(self, state: State, seat: int, why: str, details: str) -> int:
        self.failure = why
        LOG.warning("%s, seat %d of %s, loses its turn: %s (%s)", self.own.name, seat, self.game.id, why, details)
        rng = Random(self.seed)
        return Greedy(self.game, rng).choose(state, seat)
