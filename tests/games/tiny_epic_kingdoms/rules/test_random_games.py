"""Random games of every kind: nothing is lost or doubled, every move has a text, every refusal a rule."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import koruna
from koruna.games.tiny_epic_kingdoms.rules.invariants import broken_invariants
from koruna.games.tiny_epic_kingdoms.rules.state import TinyEpicKingdoms
from tests.games.tiny_epic_kingdoms.tabletop import start

KINDS_OF_GAMES = [
    (seats, draft, tokens) for seats in (2, 3, 4, 5) for draft in (False, True) for tokens in (False, True)
]
LONGEST = 3000


def step(state: TinyEpicKingdoms, rng: Random) -> None:
    if state.turn() == koruna.CHANCE:
        state.play(state.draw(rng))
    else:
        seat = rng.choice(state.waiting())
        state.play(rng.choice(state.moves(seat)), seat)


@pytest.mark.parametrize(("seats", "draft", "exploration"), KINDS_OF_GAMES, ids=str)
def test_games_end_with_everything_accounted_for(seats: int, draft: bool, exploration: bool) -> None:
    for number in range(4):
        rng = Random(f"{seats} {draft} {exploration} {number}")
        state = start(seats, draft, exploration)
        moves, magic = 0, [0] * seats
        while state.turn() != koruna.OVER:
            assert broken_invariants(state) == []
            step(state, rng)
            moves += 1
            assert all(realm.magic >= before for realm, before in zip(state.realms, magic, strict=True))
            magic = [int(realm.magic) for realm in state.realms]
        assert broken_invariants(state) == []
        assert moves < LONGEST


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_move_is_written_and_read_and_whatever_is_not_legal_has_a_rule(seats: int) -> None:
    rng = Random(f"texts {seats}")
    earlier: list[str] = []  # moves of other moments
    for number in range(2):
        state = start(seats, number == 0, True)
        while state.turn() != koruna.OVER:
            for seat in state.waiting():
                texts = {state.write(move, seat): move for move in state.moves(seat)}
                assert len(texts) == len(state.moves(seat))
                assert all(state.read(text, seat) == move for text, move in texts.items())
                assert all(state.why_not(text, seat) is None for text in texts)
                for text in rng.sample(earlier, min(3, len(earlier))):
                    assert (state.why_not(text, seat) is None) == (text in texts)
                earlier.append(rng.choice(list(texts)))
            step(state, rng)


def test_random_games_meet_every_step() -> None:
    """Otherwise the tests above would miss some steps."""
    from koruna.games.tiny_epic_kingdoms.rules.steps import NAMES

    met: Counter[str] = Counter()
    for number in range(60):
        rng = Random(f"steps {number}")
        state = start(2 + number % 4, number % 2 == 0, True)
        while state.turn() != koruna.OVER:
            met[state.step_name()] += 1
            step(state, rng)
    assert {name for name in NAMES.values() if not met[name]} <= {"over", "reveal", "which"}
