"""Positions in winter."""

from __future__ import annotations

from random import Random

from koruna.games.suverenita.rules.farm import feeding
from koruna.games.suverenita.rules.state import Suverenita
from tests.games.suverenita.positions import play, set_up

WINTER = 4


def winter(state: Suverenita) -> None:
    """Begin the feeding phase."""
    feeding.begin(state)
    state.go_on()


def feed(state: Suverenita, seat: int) -> None:
    """Accept the proposal; a seat with nothing to decide is not asked."""
    if seat in state.waiting():
        play(state, "auto", seat)


def events(state: Suverenita, kind: str) -> list[dict[str, object]]:
    assert state.journal is not None
    return [dict(event.facts) for event in state.journal if event.kind == kind]


def crowded(seed: int) -> Suverenita:
    """Three players scattered over the whole map, with too little to eat."""
    rng = Random(seed)
    lines = [f"round {WINTER}"]
    for field in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "isle"):
        seat = rng.randrange(3)
        if rng.random() < 0.4:
            building = "city" if rng.random() < 0.3 else "village"
            lines.append(f"field {field} settlement {building}:{seat}, grain {rng.randrange(4)}")
        own = f"{seat}:{rng.choice(['LI', 'HI', 'CA'])}*{rng.randrange(1, 4)}" if rng.random() < 0.6 else ""
        others = f"{(seat + 1) % 3}:LI" if rng.random() < 0.2 else ""
        lines.append(f"field {field} units {own} {others}")
        if rng.random() < 0.4:
            lines.append(f"field {field} herds {seat}:{rng.choice(['sheep', 'pigs', 'cows', 'horses'])}")
    return set_up(*lines, seats=3)
