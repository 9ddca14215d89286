"""A decision as a puzzle: what a try is worth, and how it goes on."""

from __future__ import annotations

import pickle

import pytest
from msgspec import structs

from koruna.locale import LANGUAGES, words
from koruna.review.puzzle import NotGoodEnough, Puzzle, PuzzleProgress, Try
from koruna.review.reviewing import Reviewing
from tests.review.test_reviewing import text_of as golden


def found(how: str, ahead: float = 0.03, behind: float = 0.05) -> Try:
    return Try("claim 4", how, ahead, behind, points_ahead=1.24, points_behind=2.0)


def progress() -> PuzzleProgress:
    work = Reviewing(golden("kingdomino/2"), "premysl")
    for point in work.points:
        if point.seat >= 0:
            work.judge(point)
    decision = max(work.found().decisions, key=lambda each: each.weight)
    return PuzzleProgress(Puzzle(decision, "premysl", "/review/x/1"))


def test_a_try_says_how_far_it_is_in_chance_or_in_points() -> None:
    say = words("en").say
    told = say("review-puzzle-tried", found("better").facts()).replace("\N{NO-BREAK SPACE}", " ")
    assert told == "Better than what was played by 3 %, but 5 % short of the best move that was found."
    assert "about 1.2 points" in say("review-puzzle-tried", found("better", 0.001, 0.002).facts())
    assert "by 0" not in say("review-puzzle-tried", found("worse", -0.2, 0.25).facts())
    for language in LANGUAGES:
        for how in ("better", "worse"):
            assert words(language).must_say("review-puzzle-tried", found(how).facts())
        for how in ("best", "equal"):
            assert words(language).must_say("review-puzzle-solved", found(how, behind=0.0).facts())


def test_only_a_move_as_good_as_the_best_is_let_through() -> None:
    puzzle = progress()
    for how in ("better", "worse"):
        puzzle.tried(found(how))
        with pytest.raises(NotGoodEnough) as refusal:
            puzzle.check("claim 4")
        assert pickle.loads(pickle.dumps(refusal.value)).say("sk") == refusal.value.say("sk")
    puzzle.tried(found("equal"))
    puzzle.check("claim 4")
    puzzle.played("claim 4", 1)
    assert puzzle.solved == found("equal")
    assert not puzzle.left
    puzzle.tried(structs.replace(found("worse"), move="claim 9"))
    puzzle.check("claim 9")  # from now on everything goes
    assert puzzle.expected([puzzle.puzzle.decision.best.move]) == ""


def test_it_can_be_taken_back_and_left() -> None:
    puzzle = progress()
    best = puzzle.puzzle.decision.best.move
    assert puzzle.expected(["x", best]) == best
    assert puzzle.expected(["x"]) == ""
    puzzle.tried(structs.replace(found("best"), move=best))
    puzzle.played(best, 3)
    puzzle.back(3)
    assert not puzzle.is_open
    puzzle.back(2)
    assert puzzle.is_open
    puzzle.played("never weighed", 3)
    assert puzzle.left
    assert puzzle.solved is None
