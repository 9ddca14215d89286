"""Every kind of step belongs to a phase that implements it."""

from __future__ import annotations

import pytest

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course.phases import PHASES
from koruna.games.suverenita.rules.phase import Phase

NO_KINDS = {"KIND", "SEAT", "SEAT_BIT", "NUMBER_BIT", "LAST_CHANCE", "LAST_SHARED", "LAST_SEAT", "OVER"}
KINDS = {name: kind for name, kind in vars(steps).items() if isinstance(kind, int) and name not in NO_KINDS}


def test_no_two_kinds_are_the_same_and_no_other_kind_has_a_phase() -> None:
    assert sorted(KINDS.values()) == [kind for kind, phase in enumerate(PHASES) if type(phase) is not Phase]


@pytest.mark.parametrize("name", sorted(KINDS))
def test_the_phase_of_a_kind_answers_what_is_asked_of_it(name: str) -> None:
    kind = KINDS[name]
    phase = type(PHASES[kind])
    asked = ["go_on"]
    if kind <= steps.LAST_CHANCE:
        asked = ["happen", "draw", "odds"]
    elif kind <= steps.LAST_SEAT:
        asked = ["moves", "play", "why_not"]
    assert [method for method in asked if getattr(phase, method) is getattr(Phase, method)] == []
