"""The player called Full Greedy by Gedda, Lagerkvist and Butler (Monte Carlo Methods for the Game Kingdomino, 2018).

It plays for the highest score after placing the present domino and best-placing the one it is about
to claim. It never gives up the Middle Kingdom or leaves a single-square hole when it need not, and it
makes its first claims by the most crowns.
"""

from __future__ import annotations

from random import Random

from koruna.engine.bot import Bot
from koruna.engine.state import State
from koruna.games.kingdomino.dominoes import CROWNS_A, CROWNS_B
from koruna.games.kingdomino.evaluation import can_be_central, holes
from koruna.games.kingdomino.kingdom import Kingdom
from koruna.games.kingdomino.notation import DISCARD
from koruna.games.kingdomino.rules import Kingdomino


class FullGreedy(Bot):
    rng: Random

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: int) -> int:
        game = state.running()
        assert isinstance(game, Kingdomino)
        moves = game.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if not game.is_placing():
            return self.claim(game, seat, moves)
        return self.place(game, seat, moves)

    def claim(self, state: Kingdomino, seat: int, moves: list[int]) -> int:
        kingdom = state.kingdoms[seat]
        best, best_key = moves[0], (-1.0, 0.0)
        for move in moves:
            domino = move  # a claim is the number of its domino
            if state.rounds_begun() == 0:
                worth = float(CROWNS_A[domino] + CROWNS_B[domino])
            else:
                worth = float(score_with(kingdom, domino))
            key = (worth, self.rng.random())
            if key > best_key:
                best, best_key = move, key
        return best

    def place(self, state: Kingdomino, seat: int, moves: list[int]) -> int:
        """The placement whose kingdom, with the best of the dominoes to claim laid too, scores most."""
        kingdom = state.kingdoms[seat]
        domino = state.domino_to_place()
        offers = state.unclaimed()
        best, best_key = moves[0], (-2.0, 0.0, 0.0)
        for move in moves:
            if move == DISCARD:
                return move
            after = kingdom.copy()
            after.lay(domino, move)
            score = after.points()
            for offer in offers:
                score = max(score, score_with(after, offer))
            key = (float(-flaws(kingdom, after)), float(score), self.rng.random())
            if key > best_key:
                best, best_key = move, key
        return best


def flaws(before: Kingdom, after: Kingdom) -> int:
    """What a careful player avoids: a castle off the centre, and single-square holes."""
    lost_centre = can_be_central(before) and not can_be_central(after)
    return int(lost_centre) + int(holes(after) > holes(before))


def score_with(kingdom: Kingdom, domino: int) -> int:
    """The points of a kingdom once a domino is laid as well as can be, flaws avoided where possible."""
    best = kingdom.points()
    best_flaws = 3
    for placement in kingdom.placements(domino):
        after = kingdom.copy()
        after.lay(domino, placement)
        bad = flaws(kingdom, after)
        points = after.points()
        if bad < best_flaws or (bad == best_flaws and points > best):
            best, best_flaws = points, bad
    return best
