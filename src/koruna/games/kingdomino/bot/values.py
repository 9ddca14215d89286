"""The signs of a win, for the chances of winning (engine/chances.py)."""

from __future__ import annotations

from typing import Final

from koruna.engine.chances import Signs, read_weights
from koruna.games.kingdomino.bot.evaluation import evaluate
from koruna.games.kingdomino.rules.dominoes import COUNT
from koruna.games.kingdomino.rules.state import FREE, Kingdomino

WEIGHTS: Final = read_weights("kingdomino")


def signs(state: Kingdomino) -> Signs:
    """A claimed domino is in the value before others have chosen theirs, so claims and whose turn it is count too."""
    scores, turn = state.scores(), state.turn()
    rows: list[list[float]] = []
    for seat in range(state.setup.seats):
        held = state.claimed_by(seat)
        row = [evaluate(state, seat), float(scores[seat]), float(len(held)), 1.0 if turn == seat else 0.0]
        row.append(float(sum(held)) / COUNT)  # a high number claims late in the next round
        rows.append(row)
    name = "duel" if state.setup.size > 5 else str(state.setup.seats)
    return Signs(left(state), rows, WEIGHTS[name])


def left(state: Kingdomino) -> float:
    """Every domino is claimed and then placed."""
    setup = state.setup
    kings = setup.kings * setup.seats
    claimed = state.round * kings
    if not state.is_last_round():
        claimed += len(state.claims) - state.claims.count(FREE)
    placed = (state.round - 1) * kings + state.placed if state.round else 0
    return 1.0 - float(claimed + placed) / float(2 * kings * setup.rows)
