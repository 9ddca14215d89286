"""Training data for the estimate: kingdoms after each placement, and their final scores. For `bench/learning.py`."""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.game import Game
from koruna.engine.state import CHANCE, OVER, State
from koruna.games.kingdomino.bot.estimate import Estimate, to_come
from koruna.games.kingdomino.bot.guide import KingdominoGuide
from koruna.games.kingdomino.bot.prospects import NAMES, Coming, prospects
from koruna.games.kingdomino.rules.state import PLACE, Kingdomino

TWELVE: Final = [0, 1, 2, 4, 6, 9, 12]
# By the name of weights: the numbers of dominoes to come at which there are some.
STEPS: Final = {"2": TWELVE, "3": TWELVE, "4": TWELVE, "duel": [0, 1, 2, 4, 8, 12, 18, 24]}
SIGNS: Final = NAMES


class Sample:
    """A kingdom of one player: its prospects, and its final score."""

    left: int  # dominoes that were still to come
    signs: list[float]
    score: float

    def __init__(self, left: int, signs: list[float]) -> None:
        self.left = left
        self.signs = signs
        self.score = 0.0


def tables() -> list[tuple[str, int, dict[str, object]]]:
    """The set-ups to train on: the name of the weights, the seats, and the options."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for seats in (2, 3, 4):
        found.append((str(seats), seats, {"middle_kingdom": True, "harmony": True}))
        found.append((str(seats), seats, {}))
    found.append(("duel", 2, {"mighty_duel": True, "middle_kingdom": True, "harmony": True}))
    found.append(("duel", 2, {"mighty_duel": True}))
    return found


def untrained(name: str) -> Estimate:
    """The estimate before training: the points, and a little for what can grow."""
    steps = STEPS[name]
    weights = {each: [0.0] * len(steps) for each in NAMES}
    first = {"points": 1.0, "crowns that can grow": 0.5, "growth of crowned land": 0.2, "land without crowns": 0.25}
    for each, weight in {**first, "holes": -3.0, "middle kingdom": 1.0, "harmony": 1.0}.items():
        weights[each] = [weight] * len(steps)
    return Estimate(steps, weights, [5.0] * len(steps))


def samples(game: Game, state: State, estimate: Estimate, rng: Random, wild: float) -> list[Sample]:
    """Play one game, all seats by the estimate with noise of up to `wild` points, for variety."""
    assert isinstance(state, Kingdomino)
    found: list[Sample] = []
    seats: list[int] = []
    while True:
        seat = state.turn()
        if seat == OVER:
            break
        if seat == CHANCE:
            state.play(state.draw(rng))
            continue
        moves = state.moves(seat)
        is_placement = state.kind() == PLACE
        best = moves[0]
        if len(moves) > 1:
            most = -1000.0
            promised = KingdominoGuide(game, state, estimate).promises(state, seat, moves)
            for at in range(len(moves)):
                score = promised[at] + wild * (2.0 * rng.random() - 1.0)
                if score > most:
                    best, most = moves[at], score
        state.play(best, seat)
        if is_placement:
            found.append(Sample(to_come(state, seat), prospects(state.kingdoms[seat], Coming(state))))
            seats.append(seat)
    scores = state.scores()
    for at in range(len(found)):
        found[at].score = float(scores[seats[at]])
    return found
