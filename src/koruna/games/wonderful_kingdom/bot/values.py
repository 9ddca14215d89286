"""The signs of a win, for the chances of winning (engine/chances.py)."""

from __future__ import annotations

from typing import Final

from koruna.engine.chances import Signs, read_weights
from koruna.games.wonderful_kingdom.bot.evaluation import evaluate
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.scoring import has_last_steps
from koruna.games.wonderful_kingdom.rules.searching import ROUNDS
from koruna.games.wonderful_kingdom.rules.setup import Setup
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom

WEIGHTS: Final = read_weights("wonderful_kingdom")

# How much of a round is done when a phase begins.
CHOICE: Final = 0.3
PLANNING: Final = 0.55
PRODUCTION: Final = 0.6
OF_RESOURCE: Final = 0.1
COMBAT: Final = 0.95


def signs(state: WonderfulKingdom) -> Signs:
    """The plans in the value say nearly all; where all can lose, also how far the quests are."""
    setup = state.setup
    can_lose = bool(setup.boards) or setup.scenario is not None
    rows: list[list[float]] = []
    for seat in range(setup.seats):
        realm = state.realms[seat]
        row = [evaluate(state, seat), float(realm.score())]
        if can_lose:
            row.append(1.0 if has_last_steps(state, realm) else 0.0)
            row.append(1.0)
        rows.append(row)
    return Signs(left(state), rows, WEIGHTS[name_of(setup)], can_lose)


def name_of(setup: Setup) -> str:
    """The set-ups with common weights: every scenario has its own; alone, all that cannot be lost are alike."""
    if setup.scenario is not None:
        return setup.scenario.id
    if setup.boards:
        return f"quests-{setup.seats}"
    if setup.has_advisors and setup.seats == 2:
        return "advisors-2"
    return str(setup.seats)


def left(state: WonderfulKingdom) -> float:
    kind = state.kind()
    if kind == steps.FINAL:
        return 0.0
    done = 0.0
    if steps.OFFER <= kind <= steps.TUCK or kind in (steps.SHOW_HAZARD, steps.SHOW_PICK):
        done = CHOICE
    elif kind == steps.PLAN:
        done = PLANNING
    elif kind in (steps.PRODUCE, steps.DECLARE):
        done = PRODUCTION + OF_RESOURCE * float(state.number())
    elif kind == steps.COMBAT:
        done = COMBAT
    return 1.0 - (float(max(1, state.round) - 1) + done) / float(ROUNDS)
