"""Steps that ask nobody, and what comes to light when the last player is done with a phase of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.engine.event import Event
from koruna.games.wonderful_kingdom.rules import choosing, dealing, finishing, producing, steps, suffering

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom


def do_at_once(state: WonderfulKingdom, kind: int, seat: int, number: int) -> None:
    if kind == steps.BEGIN_STEP:
        producing.begin(state, number)
    elif kind == steps.COMPARE:
        producing.compare(state, number)
    elif kind == steps.REFILL:
        dealing.refill(state, number)
    elif kind == steps.BEGIN_PLANNING:
        state.begin_shared(steps.PLAN)
    elif kind == steps.BEGIN_COMBAT:
        state.begin_shared(steps.COMBAT)
    elif kind == steps.BEGIN_KEEPING:
        state.begin_shared(steps.KEEP)
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


def publish(journal: list[Event], ids: list[str]) -> None:
    """Tell everybody what was decided while all decided at once."""
    completed: list[Event] = []
    for event in journal:
        if event.kind == "secret-move":
            facts = {**event.secret}
            event.kind = str(facts.pop("did"))
            cards = facts.pop("completed", None)
            event.facts, event.secret, event.knows = facts, {}, []
            if isinstance(cards, list):
                completed += [Event("completed", event.seat, {"card": ids[card]}) for card in cards]
    journal += completed
