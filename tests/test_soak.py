"""What `bench.soak` calls good."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.soak import judge_faults, judge_flat, judge_moves
from bench.soak_client import Tally

from koruna.table.log_lines import Chance, Move, Undo
from koruna.table.store.store import Head, Store


@pytest.mark.parametrize(
    ("sixths", "is_good"),
    [
        ([100, 300, 310, 305, 320, 325], True),
        ([100, 300, 300, 300, 300, 340], False),
        ([100, 300, 300, 340, 300, 300], False),
        ([500, 300, 300, 290, 280, 260], False),
    ],
    ids=["flat", "grown", "grown for a while", "shrunken, so that it was not at rest"],
)
def test_memory_is_flat_after_the_first_sixth(sixths: list[float], is_good: bool) -> None:
    assert judge_flat("all", sixths).is_good == is_good


@pytest.mark.parametrize(
    ("moves", "lost"),
    [
        ([(0, "claim 3"), (1, "claim 5"), (0, "claim 3")], 0),
        ([(0, "claim 3"), (0, "claim 3"), (0, "claim 3")], 1),
        ([(1, "claim 5"), (0, "claim 3"), (1, "claim 5")], 1),
        ([(0, "claim 3"), (1, "claim 4")], 1),
    ],
    ids=["all there", "one missing", "in another order", "another move"],
)
def test_an_acknowledged_move_is_in_the_log(tmp_path: Path, moves: list[tuple[int, str]], lost: int) -> None:
    database = f"sqlite:///{tmp_path}/koruna.db"
    log = [Chance("3"), Move(0, "claim 3"), Move(1, "claim 5"), Undo(1), Move(0, "claim 3")]
    Store(database).create(Head("one", "kingdomino", 1, {}, 2), log, listed=False)
    tally = Tally()
    tally.acknowledged["one"] = moves
    there, enough = judge_moves(tally, database, len(moves))
    assert there == (f"{len(moves)} moves acknowledged at 1 tables, {lost} lost", lost == 0)
    assert enough.is_good


def test_every_fault_counts() -> None:
    tally = Tally()
    assert all(each.is_good for each in judge_faults(tally, "", 0))
    for status in (200, 303, 404, 422, 429):
        tally.answered("GET /", status)
    assert all(each.is_good for each in judge_faults(tally, "", 0))
    assert [each.is_good for each in judge_faults(tally, "Traceback", 1)] == [True, False, False]
    tally.answered("GET /", 500)
    assert not judge_faults(tally, "", 0)[0].is_good
