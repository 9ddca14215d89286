"""Hints: what they compare the advised move with."""

from __future__ import annotations

from random import Random

import koruna
from koruna.engine.consequences import consequences
from koruna.engine.state import CHANCE, OVER
from koruna.review.advising import Advice, advise, tell_advice

KINGDOMINO = koruna.game("kingdomino")
NAMES = ["Eva", "Petr"]


def test_advice_that_brings_less_at_once_is_compared_with_what_brings_most() -> None:
    state, rng, compared = KINGDOMINO.start(2), Random(3), 0
    while state.turn() != OVER and compared < 2:
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
            continue
        seat = state.turn()
        gains = {each.text: each.gain or 0 for each in consequences(KINGDOMINO, state, seat)}
        advice = advise(KINGDOMINO, state, seat, "premysl")
        assert advice.now == gains[advice.move]
        if advice.now < max(gains.values()):
            compared += 1
            assert gains[advice.other] == advice.other_now == max(gains.values())
            told = tell_advice(advice, KINGDOMINO, state.view(seat), NAMES, "en")
            assert told.startswith("At once it brings ")
            assert len(told.split(". ")) > 1  # and why it is better all the same
        state.play(rng.choice(state.moves()))
    assert compared


def test_what_brings_most_at_once_needs_no_excuse() -> None:
    view = KINGDOMINO.start(2).view()
    told = tell_advice(Advice("claim 4", 3, 0.5, "claim 4", 1, promised=2.0), KINGDOMINO, view, NAMES, "en")
    assert told.startswith("It brings 3 points at once. It promises you about 2 points more")
