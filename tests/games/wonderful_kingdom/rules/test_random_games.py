"""Random games of every kind: no card is lost or duplicated, every move has a text, every refusal a rule."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import koruna
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.record import read_record
from koruna.games.wonderful_kingdom.rules import steps
from koruna.games.wonderful_kingdom.rules.invariants import broken_invariants
from koruna.games.wonderful_kingdom.rules.state import WonderfulKingdom
from tests.games.wonderful_kingdom.tabletop import (
    GAME,
)

LONGEST = 600
KINDS: list[tuple[int, Options]] = [
    (2, {"module": "basic", "side": "B"}),
    (2, {}),
    (2, {"threat": "shadows", "rival_threat": "thieves"}),
    (2, {"module": "advisors"}),
    (2, {"module": "quests"}),
    (2, {"module": "quests", "quest": "northern_lands", "quest_forced_transmute": True}),
    (1, {"module": "basic"}),
    (1, {"threat": "giant_rats", "rats_breed_every_round": True}),
    (1, {"threat": "frost_giants"}),
    (1, {"threat": "shadows"}),
    (1, {"threat": "thieves", "side": "B"}),
    (1, {"module": "advisors", "solo_search": "every_pick"}),
    (1, {"module": "quests", "quest": "lord_of_ruin"}),
    (1, {"scenario": "SC01"}),
    (1, {"scenario": "SC02"}),
    (1, {"scenario": "SC03"}),
    (1, {"scenario": "SC04"}),
    (1, {"scenario": "SC05"}),
    (1, {"scenario": "SC06"}),
]
every_kind = pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)


def begin(seats: int, options: Options) -> WonderfulKingdom:
    state = GAME.start(seats, options)
    assert isinstance(state, WonderfulKingdom)
    return state


def step(state: WonderfulKingdom, rng: Random) -> None:
    if state.turn() == koruna.CHANCE:
        state.play(state.draw(rng))
    else:
        seat = rng.choice(state.waiting())
        state.play(rng.choice(state.moves(seat)), seat)


@every_kind
def test_I1_to_I12_hold_at_every_moment(seats: int, options: Options) -> None:
    for number in range(4):
        rng = Random(f"{seats} {options} {number}")
        state = begin(seats, options)
        moves = 0
        while state.turn() != koruna.OVER:
            assert broken_invariants(state) == []
            step(state, rng)
            moves += 1
        assert broken_invariants(state) == []
        assert moves < LONGEST


@every_kind
def test_every_move_is_written_and_read_and_whatever_is_not_legal_has_a_rule(seats: int, options: Options) -> None:
    rng = Random(f"texts {seats} {options}")
    earlier: list[str] = []  # moves of earlier decisions
    state = begin(seats, options)
    while state.turn() != koruna.OVER:
        for seat in state.waiting():
            texts = {state.write(move, seat): move for move in state.moves(seat)}
            assert len(texts) == len(state.moves(seat))
            assert all(state.read(text, seat) == move for text, move in texts.items())
            assert all(state.why_not(text, seat) is None for text in texts)
            for text in rng.sample(earlier, min(4, len(earlier))):
                reason = state.why_not(text, seat)
                assert (reason is None) == (text in texts)
                assert reason is None or reason.rule
            earlier.append(rng.choice(list(texts)))
        step(state, rng)


@every_kind
def test_nobody_sees_what_is_imagined(seats: int, options: Options) -> None:
    rng = Random(f"imagine {seats} {options}")
    state = begin(seats, options)
    while state.turn() != koruna.OVER:
        if state.waiting() and rng.random() < 0.2:
            for viewer in (*range(seats), koruna.SPECTATOR):
                twin = state.imagine(viewer, rng)
                assert broken_invariants(twin) == []
                assert (twin.view(viewer), twin.moves(viewer)) == (state.view(viewer), state.moves(viewer))
                assert (twin.scores(), twin.ranks()) == (state.scores(), state.ranks())
        step(state, rng)


@every_kind
def test_a_record_replays_to_the_same_end(seats: int, options: Options) -> None:
    match = Match.new(GAME, seats, options, rng=Random(7))
    rng = Random(8)
    while not match.over():
        seat = rng.choice(match.state.waiting())
        match.choose(rng.choice(match.state.moves(seat)), seat)
    again = Match(GAME, read_record(match.record.text()))
    assert again.state.view() == match.state.view()
    assert again.record.text() == match.record.text()


def test_random_games_meet_every_step() -> None:
    """So that the tests above cover every kind of decision."""
    met: Counter[str] = Counter()
    for number, (seats, options) in enumerate(KINDS * 2):
        rng = Random(f"steps {number}")
        state = begin(seats, options)
        while state.turn() != koruna.OVER:
            met[state.step_name()] += 1
            step(state, rng)
    assert {name for name in steps.NAMES.values() if not met[name]} <= {"over", "declare"}
