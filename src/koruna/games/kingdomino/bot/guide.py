"""How search judges Kingdomino: by the final scores to be expected, with every claimed domino at its best place.

Estimates and best places are remembered while a decision is thought over: the same kingdoms come back in nearly every
iteration. What may still come is taken as it is at that decision.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from koruna.engine.chances import chances
from koruna.engine.game import Game
from koruna.engine.guide import Guide
from koruna.engine.state import CHANCE, OVER, State
from koruna.engine.ties import BITS, mixed
from koruna.games.kingdomino.bot.estimate import ESTIMATES, Estimate, name_of, to_come
from koruna.games.kingdomino.bot.prospects import Coming
from koruna.games.kingdomino.rules.kingdom import Kingdom
from koruna.games.kingdomino.rules.setup import Setup
from koruna.games.kingdomino.rules.state import PLACE, Kingdomino

CURIOSITY: Final = 1.0
ROUNDS_AHEAD: Final = 1  # played out before judging: two are no better, four worse, and none a sixth of the wins less
SHARPNESS: Final = 1.5  # a move that promises that many points less looks e times less promising
LOGISTIC: Final = 0.8  # the scale of the difference of two scores by the spread of one
MOST_KEPT: Final = 100_000  # of estimates, and of best places


class Best:
    """The best place for a domino in a kingdom."""

    placement: int  # 0 if it must be discarded
    score: float  # to be expected then

    def __init__(self, placement: int, score: float) -> None:
        self.placement = placement
        self.score = score


class KingdominoGuide(Guide):
    setup: Setup
    coming: Coming
    estimate: Estimate
    scores: dict[int, float]  # by kingdom
    places: dict[int, Best]  # by kingdom and domino

    def __init__(self, game: Game, state: Kingdomino, estimate: Estimate) -> None:
        super().__init__(game, CURIOSITY)
        self.setup = state.setup
        self.coming = Coming(state)
        self.estimate = estimate
        self.scores = {}
        self.places = {}

    def settle(self, state: State, rng: Random) -> None:
        """To the end of the next round: then everybody has claimed a domino of the same row, and the order in which
        kings come to choose has told."""
        game = state.running()
        assert isinstance(game, Kingdomino)
        last = game.round + ROUNDS_AHEAD
        while state.running() is game:
            seat = state.turn()
            if seat == CHANCE:
                if game.round > last:
                    return
                state.play(state.draw(rng))
            elif seat == OVER:
                return
            else:
                state.play(self.best_move(state, seat), seat)

    def best_move(self, state: State, seat: int) -> int:
        """The one that promises most."""
        moves = state.moves(seat)
        best = 0
        if len(moves) > 1:
            promised = self.promises(state, seat, moves)
            for at in range(1, len(moves)):
                if promised[at] > promised[best]:
                    best = at
        return moves[best]

    def chances(self, state: State) -> list[float]:
        if state.turn() == OVER or state.running() is not state:
            return self.game.values(state)
        assert isinstance(state, Kingdomino)
        found: list[float] = []
        left = 0
        for seat in range(self.setup.seats):
            found.append(self.outlook(state, seat))
            left = max(left, to_come(state, seat))
        scale = LOGISTIC * self.estimate.spread[left]
        return chances([score / scale for score in found], len(found))

    def outlook(self, state: Kingdomino, seat: int) -> float:
        """The final score to be expected for a seat."""
        held = state.claimed_by(seat)
        left = to_come(state, seat) - len(held)
        if not held:
            return self.score(state.kingdoms[seat], left)
        last = held.pop()
        return self.best(self.laid(state.kingdoms[seat], held, left + 1), last, left).score

    def laid(self, kingdom: Kingdom, dominoes: list[int], left: int) -> Kingdom:
        """A kingdom with more dominoes at their best places; that many come after them."""
        left += len(dominoes)
        for domino in dominoes:
            left -= 1
            place = self.best(kingdom, domino, left)
            kingdom = kingdom.copy()
            if place.placement:
                kingdom.lay(domino, place.placement)
            else:
                kingdom.discards.append(domino)
        return kingdom

    def score(self, kingdom: Kingdom, left: int) -> float:
        key = key_of(kingdom, left)
        found = self.scores.get(key)
        if found is None:
            found = self.estimate.score(kingdom, self.setup, self.coming, left)
            if len(self.scores) >= MOST_KEPT:
                self.scores.clear()
            self.scores[key] = found
        return found

    def best(self, kingdom: Kingdom, domino: int, left: int) -> Best:
        key = key_of(kingdom, 64 * left + domino)
        found = self.places.get(key)
        if found is None:
            found = self.find(kingdom, domino, left)
            if len(self.places) >= MOST_KEPT:
                self.places.clear()
            self.places[key] = found
        return found

    def find(self, kingdom: Kingdom, domino: int, left: int) -> Best:
        best: Best | None = None
        for placement in kingdom.placements(domino):
            after = kingdom.copy()
            after.lay(domino, placement)
            score = self.score(after, left)
            if best is None or score > best.score:
                best = Best(placement, score)
        if best is not None:
            return best
        after = kingdom.copy()
        after.discards.append(domino)
        return Best(0, self.score(after, left))

    def plans(self, state: State, seat: int, rng: Random) -> list[list[int]]:
        return [[move] for move in state.moves(seat)]

    def weigh(self, state: State, seat: int, plans: list[list[int]]) -> list[float]:
        """By the final scores that moves promise."""
        found = self.promises(state, seat, [plan[0] for plan in plans])
        return chances([score / SHARPNESS for score in found], len(found))

    def promises(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """The final score after each move: of a claimed domino at its best place."""
        game = state.running()
        assert isinstance(game, Kingdomino)
        kingdom = game.kingdoms[seat]
        held = game.claimed_by(seat)
        left = to_come(game, seat)
        found: list[float] = []
        if game.kind() == PLACE:
            for move in moves:
                after = kingdom.copy()
                after.lay(held[0], move)
                found.append(self.score(after, left - 1))
        else:
            left -= len(held) + 1
            kingdom = self.laid(kingdom, held, left + 1)
            found = [self.best(kingdom, move, left).score for move in moves]
        return found


def key_of(kingdom: Kingdom, number: i64) -> int:
    """62 bits of all that the worth of a kingdom depends on, and a number."""
    outline = ((kingdom.x0 + 8) << 12) + ((kingdom.x1 + 8) << 8) + ((kingdom.y0 + 8) << 4) + kingdom.y1 + 8
    is_complete: i64 = 0 if kingdom.discards else 1
    first = mixed(kingdom.free ^ (number * 2 + is_complete), kingdom.terrain_1)
    second = mixed(kingdom.terrain_2 ^ first, kingdom.terrain_4)
    third = mixed(kingdom.crowns_1 ^ second, kingdom.crowns_2 ^ outline)
    return int(mixed(first ^ third, second) << BITS | third)


def guide(game: Game, state: State, seat: int) -> Guide:
    running = state.running()
    assert isinstance(running, Kingdomino)
    return KingdominoGuide(game, running, ESTIMATES[name_of(running.setup)])
