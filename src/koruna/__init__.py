"""Koruna: five kingdom games from one exact rules engine.

    import random, koruna

    rng = random.Random(7)
    state = koruna.game("kingdomino").start(seats=2, options={"harmony": True})
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(rng.choice(state.moves()))
    print(state.scores(), state.ranks())

Every game plays through these few methods; `koruna.engine.state` tells what each of them promises.
"""

# First, because loading this package later would put it in place of the function `games`.
import koruna.games  # noqa: F401
from koruna.engine import state as _state
from koruna.engine.bot import Bot
from koruna.engine.errors import BadRecord, BadSetup, Bug, IllegalMove, NotAMove, Trouble
from koruna.engine.game import Game
from koruna.engine.library import game, games
from koruna.engine.match import Match
from koruna.engine.record import Record, read_record
from koruna.engine.state import CHANCE, OVER, SPECTATOR, State

__version__ = "0.1.0"

# Whether the engine runs compiled; the same files run interpreted, slower and to the same end.
compiled = not (_state.__file__ or "").endswith(".py")

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Bug",
    "Game",
    "IllegalMove",
    "Match",
    "NotAMove",
    "Record",
    "State",
    "Trouble",
    "compiled",
    "game",
    "games",
    "read_record",
]
