"""The process in which an entry-point bot runs, with the same protocol as programs."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from random import Random
from typing import IO, Any, Final

from koruna.bots.own import GROUP
from koruna.engine.bot import Bot
from koruna.engine.game import Game
from koruna.engine.library import game
from koruna.engine.position import parse

MOST_KEPT: Final = 8  # bots, of different games or seeds


def answer_for(entry: str) -> None:
    """Answer every question with what the bot of an entry point chooses. This process never has the true state."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # the bot and its child processes may print, but must not mix it with answers
    sys.stdout = sys.stderr
    make: Any = next(iter(entry_points(group=GROUP, name=entry))).load()
    answer_all(make, sys.stdin, answers)


def answer_all(make: Callable[[Game, Random], Bot], questions: IO[str], answers: IO[str]) -> None:
    bots: dict[str, Bot] = {}
    question: dict[str, str] = {}
    for line in questions:
        word, _, rest = line.strip().partition(" ")
        question[word] = rest
        if word != "choose":
            continue
        seat, seed, position = int(question["seat"]), int(question["seed"]), question["position"]
        playing = game(parse(position).game)
        content = playing.content_of(json.loads(question["content"])) if "content" in question else None
        # Hidden parts of the position are dealt by the seed and the known parts.
        state = playing.at(position, Random(f"{seed} {position}"), content)
        key = f"{playing.id} {seed}"
        if key not in bots:
            if len(bots) == MOST_KEPT:
                bots.clear()
            bots[key] = make(playing, Random(seed))
        print(state.write(bots[key].choose(state, seat), seat), file=answers, flush=True)
        question.clear()
