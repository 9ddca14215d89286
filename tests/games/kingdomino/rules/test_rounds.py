"""A round: points C1 to C5 of the rules."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import koruna
from koruna.engine.reason import Reason
from koruna.games.kingdomino.rules.state import Kingdomino
from tests.games.kingdomino.tabletop import deal, first_legal, happen, play, table


def after_first_claims(seats: int = 2) -> Kingdomino:
    """Two players: seat 0 has 5 and 13, seat 1 has 9 and 48; the second row is 14, 20, 30, 40."""
    state = table(seats)
    deal(state, 5, 9, 13, 48)
    for king, domino in (("king 1", 48), ("king 0", 13), ("king 0", 5), ("king 1", 9)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 14, 20, 30, 40)
    return state


def test_C1_order_is_by_the_claimed_numbers() -> None:
    state = after_first_claims()
    assert state.view().king_order == [0, 1, 0, 1]
    seen = []
    for claim in (40, 30, 20, 14):
        seen.append(state.turn())
        first_legal(state)
        play(state, f"claim {claim}")
    assert seen == [0, 1, 0, 1]
    deal(state, 1, 2, 3, 4)
    assert state.view().king_order == [1, 0, 1, 0], "14 and 30 are seat 1's, 20 and 40 seat 0's"


def test_C2_each_king_is_a_turn_of_its_own() -> None:
    """One player has two turns in a row; in each, that king's domino is placed and then that king claims."""
    state = table(2)
    deal(state, 5, 9, 13, 48)
    for king, domino in (("king 0", 5), ("king 0", 9), ("king 1", 13), ("king 1", 48)):
        happen(state, king)
        play(state, f"claim {domino}")
    deal(state, 14, 20, 30, 40)
    steps = []
    for _ in range(4):
        view = state.view()
        steps.append((view.turn, view.step, next(offer.domino for offer in view.to_place if not offer.done)))
        first_legal(state)
    assert steps == [(0, "place", 5), (0, "claim", 9), (0, "place", 9), (0, "claim", 13)]


def test_C2_the_other_domino_cannot_go_first() -> None:
    state = after_first_claims()
    play(state, "place e6 n")
    assert state.kingdoms[0].laid[0] >> 10 == 5, "5 comes before 13"
    assert state.why_not("place d5 w") == Reason("claim-now")


def test_C3_place_first_then_claim() -> None:
    state = after_first_claims()
    refused = state.why_not("claim 40")
    assert refused is not None
    assert refused.rule == "place-first"
    play(state, "place e6 n")
    refused = state.why_not("place f5 e")
    assert refused is not None
    assert refused.rule == "claim-now"
    assert all(state.write(move).startswith("claim") for move in state.moves())


def test_C3_claiming_is_never_skipped_not_even_after_a_discard() -> None:
    for seed in range(60):
        rng = Random(seed)
        state = table(4)
        while state.turn() != koruna.OVER:
            if state.turn() == koruna.CHANCE:
                state.play(state.draw(rng))
                continue
            seat, move = state.turn(), rng.choice(state.moves())
            discarding = state.is_placing() and state.write(move) == "discard"
            state.play(move)
            if discarding and not state.is_last_round():
                assert state.turn() == seat
                assert not state.is_placing()
                return
    pytest.fail("no game had a discard before its last round")


def test_C4_placed_dominoes_stay() -> None:
    rng = Random(8)
    state = table(2)
    before: list[list[int]] = [[], []]
    while state.turn() != koruna.OVER:
        state.play(state.draw(rng) if state.turn() == koruna.CHANCE else rng.choice(state.moves()))
        for seat, kingdom in enumerate(state.kingdoms):
            assert kingdom.laid[: len(before[seat])] == before[seat]
            before[seat] = list(kingdom.laid)


@pytest.mark.parametrize(
    ("seats", "options", "joint", "decisions"),
    [(2, {}, 28, 48), (3, {}, 39, 72), (4, {}, 52, 96), (2, {"mighty_duel": True}, 52, 96)],
)
def test_C5_the_last_row_is_claimed_and_the_last_round_only_places(
    seats: int, options: dict[str, bool], joint: int, decisions: int
) -> None:
    rng = Random(9)
    state = table(seats, **options)
    kinds = []
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        else:
            move = rng.choice(state.moves())
            kinds.append(state.write(move).split()[0])
            state.play(move)
    kings = state.setup.kings * seats
    claims = kinds.count("claim")
    assert len(kinds) == decisions
    assert claims == state.setup.rows * kings, "every row is claimed"
    assert len(kinds) - claims == claims, "every claimed domino is placed or discarded"
    assert "claim" not in kinds[-kings:], "the last round only places"
    assert kinds[-kings - 1] == "claim", "the row before it was claimed in full"
    # Some count placing and claiming in one turn as one joint move: then a claim after a placement is none of its own.
    followed = sum(before != "claim" and kind == "claim" for before, kind in pairwise(kinds))
    assert len(kinds) - followed == joint
    assert state.view().round == state.setup.rows
