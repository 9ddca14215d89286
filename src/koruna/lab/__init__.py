"""Many games between bots: running them on all cores and summarising the results."""

from koruna.engine.streams import stream
from koruna.lab.play import Played, play_game
from koruna.lab.run import run_games
from koruna.lab.summary import Measured, Standing, measured, standings, won_by_nobody
from koruna.lab.workers import WorkerLost

__all__ = [
    "Measured",
    "Played",
    "Standing",
    "WorkerLost",
    "measured",
    "play_game",
    "run_games",
    "standings",
    "stream",
    "won_by_nobody",
]
