"""What statistics count in a finished game."""

from __future__ import annotations

from koruna.engine.event import Event
from koruna.engine.measures import happened, mean
from koruna.games.suverenita.rules import scoring
from koruna.games.suverenita.rules.numbers import NO_TREATY
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.winning import VICTORIES


def measures(state: Suverenita, events: list[Event] | None) -> dict[str, float]:
    """Of every way to win: 1 if the game was won so, else 0."""
    seats = range(state.setup.seats)
    found = {
        "rounds": float(state.round),
        "lands": mean([int(scoring.lands(state, seat)) for seat in seats]),
        "settlements": mean([int(scoring.free_settlements(state, seat)) for seat in seats]),
        "gold": mean([int(state.gold[seat]) for seat in seats]),
        "victory-points": mean([int(state.vp[seat]) for seat in seats]),
        "out": float(state.is_out.count(True)),
        "treaties": float(sum([1 for treaty in state.treaty if treaty != NO_TREATY])),
    }
    if events is not None:
        found["battles"] = happened(events, "battle")
        found["assaults"] = happened(events, "assault")
        found["conquests"] = happened(events, "conquers")
        found["treaties-made"] = happened(events, "treaty")
    for victory in range(1, len(VICTORIES)):
        found[f"victory:{VICTORIES[victory]}"] = 1.0 if state.victory == victory else 0.0
    return found
