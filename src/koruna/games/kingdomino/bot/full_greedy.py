"""The player called Full Greedy by Gedda, Lagerkvist and Butler (Monte Carlo Methods for the Game Kingdomino, 2018).

It maximises the score after placing the current domino and optimally placing the one it is about
to claim. It never gives up the Middle Kingdom or leaves a single-square hole if it can avoid that, and
its first claims are those with the most crowns.
"""

from __future__ import annotations

from random import Random
from typing import Final

from koruna.engine.bot import Bot, moves_of
from koruna.engine.limit import USUAL, Limit
from koruna.engine.state import State
from koruna.engine.ties import best_of, seed_of
from koruna.games.kingdomino.bot.evaluation import can_be_central, holes
from koruna.games.kingdomino.rules.dominoes import CROWNS_A, CROWNS_B
from koruna.games.kingdomino.rules.kingdom import Kingdom
from koruna.games.kingdomino.rules.scoring import HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from koruna.games.kingdomino.rules.setup import Setup
from koruna.games.kingdomino.rules.state import Kingdomino

FLAW: Final = 1000.0  # more than any score


class FullGreedy(Bot):
    """Maximises the score after placing this domino and the next; its first claims are those with the most crowns."""

    seed: int

    def __init__(self, rng: Random) -> None:
        self.seed = seed_of(rng)

    def __reduce__(self) -> tuple[object, ...]:
        return FullGreedy, (Random(0),), {"seed": self.seed}

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        game = state.running()
        assert isinstance(game, Kingdomino)
        moves = moves_of(game, seat)
        if len(moves) == 1:
            return moves[0]
        worths = worths_of_placing(game, seat, moves) if game.is_placing() else worths_of_claiming(game, seat, moves)
        return best_of(moves, worths, self.seed, [])  # no move does nothing


def worths_of_claiming(state: Kingdomino, seat: int, moves: list[int]) -> list[float]:
    """The first claims go by crowns, later ones by what the domino adds. The move is the domino's number."""
    if state.round == 0:
        return [float(CROWNS_A[domino] + CROWNS_B[domino]) for domino in moves]
    kingdom = state.kingdoms[seat]
    return [float(worth_with(kingdom, domino, state.setup)) for domino in moves]


def worths_of_placing(state: Kingdomino, seat: int, moves: list[int]) -> list[float]:
    """The score after each placement, counting the best free domino as placed too; flaws weigh more than points."""
    kingdom = state.kingdoms[seat]
    domino = state.domino_to_place()
    offers = state.unclaimed()
    found: list[float] = []
    for move in moves:
        after = kingdom.copy()
        after.lay(domino, move)
        worth = -1
        for offer in offers:
            worth = max(worth, worth_with(after, offer, state.setup))
        if not offers:
            worth = worth_of(after, state.setup)
        found.append(float(worth) - FLAW * float(flaws(kingdom, after, state.setup)))
    return found


def flaws(before: Kingdom, after: Kingdom, setup: Setup) -> int:
    """What a careful player avoids: a castle off the centre if that scores, and single-square holes."""
    lost_centre = setup.middle_kingdom and can_be_central(before) and not can_be_central(after)
    return int(lost_centre) + int(holes(after) > holes(before))


def worth_of(kingdom: Kingdom, setup: Setup) -> int:
    """The score of a kingdom, counting the bonuses it has not lost yet."""
    worth = kingdom.points()
    if setup.middle_kingdom and can_be_central(kingdom):
        worth += MIDDLE_KINGDOM_BONUS
    if setup.harmony and kingdom.is_complete():
        worth += HARMONY_BONUS
    return worth


def worth_with(kingdom: Kingdom, domino: int, setup: Setup) -> int:
    """The score of a kingdom with a domino at its best place, avoiding flaws if possible."""
    best = worth_of(kingdom, setup)
    placements = kingdom.placements(domino)
    if not placements and setup.harmony and kingdom.is_complete():
        best -= HARMONY_BONUS
    fewest = 3
    for placement in placements:
        after = kingdom.copy()
        after.lay(domino, placement)
        found = flaws(kingdom, after, setup)
        worth = worth_of(after, setup)
        if found < fewest or (found == fewest and worth > best):
            best, fewest = worth, found
    return best
