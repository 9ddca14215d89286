"""The end in sentences: for winners, losers and spectators, with the plurals of every language."""

from __future__ import annotations

from typing import Any

import pytest

from koruna.engine.ending import Ending
from koruna.engine.game import Game
from koruna.engine.sentence import Sentence
from koruna.engine.series_view import SeriesView
from koruna.engine.state import SPECTATOR
from koruna.look.ending_text import ending_text
from tests.engine.nim import NimGame

WHY: Sentence = ("rule-game-over", {})
NAMES = ["Eva", "Petr", "Jana"]


class Ended(NimGame):
    """A game with a given ending; the score of a seat is one area of wheat."""

    def __init__(self, ending: Ending) -> None:
        super().__init__()
        self.given = ending

    def tell_end(self, view: Any) -> Ending:
        return self.given

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        points = self.given.scores[seat]
        area: Sentence = ("score-area", {"terrain": "wheat", "squares": 1, "crowns": points, "points": points})
        return [area, ("score-total", {"points": points})]


def outcome(ending: Ending, seat: int = SPECTATOR, language: str = "en", seats: int = 2) -> str:
    return ending_text(Ended(ending), None, NAMES[:seats], language, seat).outcome


def points(*scores: int) -> Ending:
    best = max(scores)
    return Ending(WHY, [seat for seat, own in enumerate(scores) if own == best], list(scores))


@pytest.mark.parametrize(
    ("language", "won", "lost", "seen"),
    [
        ("en", "You win by {} point", "You lose by {} point", "Eva wins by {} point"),
        ("cs", "Vítězíš o {} b", "Prohráváš o {} b", "Eva vítězí o {} b"),
        ("sk", "Víťazíš o {} b", "Prehrávaš o {} b", "Eva víťazí o {} b"),
    ],
)
def test_who_won_by_how_much(language: str, won: str, lost: str, seen: str) -> None:
    for margin in (1, 2, 5):
        ending = points(margin - 3, -3)
        assert outcome(ending, 0, language).startswith(won.format(margin))
        assert outcome(ending, 1, language).startswith(lost.format(margin))
        assert "Eva" in outcome(ending, 1, language)
        assert outcome(ending, SPECTATOR, language).startswith(seen.format(margin))


@pytest.mark.parametrize(
    ("language", "plurals"),
    [
        ("cs", ["o 1 bod.", "o 2 body.", "o 5 bodů."]),
        ("sk", ["o 1 bod.", "o 2 body.", "o 5 bodov."]),
        ("en", ["by 1 point.", "by 2 points.", "by 5 points."]),
    ],
)
def test_points_have_their_plurals(language: str, plurals: list[str]) -> None:
    for margin, end in zip((1, 2, 5), plurals, strict=True):
        assert outcome(points(margin, 0), 0, language).endswith(end)


def test_a_loser_reads_the_own_distance_and_not_that_of_the_second() -> None:
    ending = points(20, 18, 5)
    assert outcome(ending, 2, seats=3) == "You lose by 15 points. Eva wins."
    assert outcome(ending, 1, seats=3) == "You lose by 2 points. Eva wins."
    assert outcome(ending, 0, seats=3) == "You win by 2 points."


def test_a_shared_victory_names_all_who_share_it() -> None:
    ending = points(9, 9, 4)
    assert outcome(ending, 0, seats=3) == "You share the victory with Petr."
    assert outcome(ending, SPECTATOR, "cs", seats=3) == "Vítězství je společné: Eva, Petr."
    assert outcome(ending, 2, "sk", seats=3) == "Prehrávaš o 5 bodov. Víťazstvo je spoločné: Eva, Petr."


def test_what_points_did_not_decide_is_not_won_by_points() -> None:
    assert outcome(Ending(WHY, [1], [30, 2], by_points=False), 1) == "You win."
    assert outcome(Ending(WHY, [1], [30, 2], by_points=False), 0) == "You lose. Petr wins."
    tie = Ending(WHY, [0], [7, 7], details=[("tie-area", {})])
    assert outcome(tie, 1, "cs") == "Prohráváš. Vítězí Eva."
    assert ending_text(Ended(tie), None, NAMES[:2], "en", 0).details == ("Equal points: the largest area decides.",)


def test_where_nobody_won_nobody_is_called_a_winner() -> None:
    lost = Ending(WHY, [], [30, 2])
    assert [outcome(lost, seat) for seat in (0, 1, SPECTATOR)] == ["Everybody loses."] * 3
    alone = Ending(WHY, [], [-47])
    assert outcome(alone, 0, "cs", seats=1) == "Prohráváš."
    assert outcome(alone, SPECTATOR, "sk", seats=1) == "Eva prehráva."


def test_a_solo_player_reads_the_points() -> None:
    assert outcome(points(-4), 0, seats=1) == "You finish with \N{MINUS SIGN}4 points."
    assert outcome(points(1), SPECTATOR, "cs", seats=1) == "Eva má na konci 1 bod."


def test_the_biggest_difference_has_both_numbers() -> None:
    text = ending_text(Ended(points(12, 9, 3)), None, NAMES, "en", SPECTATOR)
    assert text.details == ("The biggest difference: wheat (Eva: 12, Petr: 9).",)
    text = ending_text(Ended(points(12, 9, 3)), None, NAMES, "cs", 2)
    assert text.details == ("Největší rozdíl: pole (Eva: 12, Jana: 3).",), "for whoever lost, to the winner"


def test_a_series_is_won_by_the_sum_of_its_games() -> None:
    game: Game = NimGame()
    view = SeriesView("kingdomino", 3, 3, [[40, 38], [20, 45], [30, 10]], [90, 93], [2, 1], None)
    text = ending_text(game, view, NAMES[:2], "en", 1)
    assert text.outcome == "You win by 3 points."
    assert text.why == "The series of 3 games is over; the sum of points decides."
    assert text.details == ("The biggest difference: game 2 (Petr: 45, Eva: 20).",)
