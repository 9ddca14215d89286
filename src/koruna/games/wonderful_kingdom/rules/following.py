"""Automatic steps."""

from __future__ import annotations

from koruna.games.wonderful_kingdom.rules import choosing, dealing, finishing, producing, sharing, steps, suffering
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


def do_at_once(state: WonderfulKingdom, kind: int, seat: int, number: int) -> None:
    if kind == steps.BEGIN_STEP:
        producing.begin(state, number)
    elif kind == steps.COMPARE:
        producing.compare(state, number)
        sharing.begin(state, steps.PRODUCE, number)
    elif kind == steps.REFILL:
        dealing.refill(state, number)
    elif kind == steps.BEGIN_PLANNING:
        sharing.begin(state, steps.PLAN)
    elif kind == steps.BEGIN_COMBAT:
        sharing.begin(state, steps.COMBAT)
    elif kind == steps.BEGIN_KEEPING:
        sharing.begin(state, steps.KEEP)
    elif kind == steps.BEGIN_ROUND:
        dealing.begin_round(state)
    elif kind == steps.END_CHOICE:
        choosing.end(state)
    elif kind == steps.SETTLE:
        suffering.settle_picks(state)
    elif kind == steps.TAKE:
        choosing.take_alone(state, number)
    elif kind == steps.END_ROUND:
        finishing.end_round(state)
    elif kind == steps.FINISH:
        finishing.finish(state)
    else:
        suffering.begin(state, kind, seat)
