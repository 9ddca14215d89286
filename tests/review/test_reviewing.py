"""Reviews of recorded games, of every game there is."""

from __future__ import annotations

import random
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import structs

import koruna
from koruna.bots import bot
from koruna.engine.errors import Trouble
from koruna.engine.guide import Guide, guide_of
from koruna.engine.match import Match
from koruna.engine.state import CHANCE, State
from koruna.review import judging
from koruna.review.frame import COLUMNS, rows_of
from koruna.review.judging import Judge, Seen
from koruna.review.replaying import Replay
from koruna.review.result import Review, TurningPoint, read_review, written
from koruna.review.reviewing import SEED, Reviewing
from koruna.review.sentences import ReviewSentences

GOLDEN = Path(__file__).parent.parent / "golden"
QUICKEST = "premysl"
JUDGED = 5  # decisions and draws of each game
# The plain game of each, a series, a game alone, and the template.
RECORDS = [
    "kingdomino/2",
    "kingdomino/2-dynasty",
    "eight_minute_empire/3",
    "tiny_epic_kingdoms/2",
    "wonderful_kingdom/1",
    "wonderful_kingdom/2",
    "suverenita/2",
    "sealed_bids/2",
    "sealed_bids/3-season",
]


def text_of(name: str) -> str:
    return (GOLDEN / f"{name}.record").read_text("utf-8")


@cache
def reviewed(name: str) -> Review:
    """A golden game of which some moments are judged, spread over the game."""
    work = Reviewing(text_of(name), QUICKEST)
    decisions = [point for point in work.points if point.seat != CHANCE]
    draws = [point for point in work.points if point.seat == CHANCE]
    for point in decisions[:: max(1, len(decisions) // JUDGED)][:JUDGED] + draws[:2]:
        work.judge(point)
    return work.found()


def test_every_game_is_among_them() -> None:
    assert {name.partition("/")[0] for name in RECORDS} == {game.id for game in koruna.all_games()}


@pytest.mark.parametrize("name", RECORDS)
def test_chances_are_chances_at_every_moment_and_the_result_at_the_end(name: str) -> None:
    found = reviewed(name)
    match = Match.read(text_of(name), deal=False)
    can_lose = match.game.id == "wonderful_kingdom"
    for moment in found.moments:
        assert all(0 <= chance <= 1 for chance in moment.chances)
        assert sum(moment.chances) <= 1 + 1e-9
        assert can_lose or sum(moment.chances) >= 1 - 1e-9
    assert found.is_over
    assert found.moments[-1].chances == match.state.utility()
    decisions = [at for at, (seat, _) in enumerate(match.record.lines) if seat != CHANCE]
    assert [moment.line for moment in found.moments] == [*decisions, len(match.record.lines)]


@pytest.mark.parametrize("name", RECORDS)
def test_the_best_move_costs_nothing_and_no_other_is_better(name: str) -> None:
    found = reviewed(name)
    assert found.decisions
    for decision in found.decisions:
        assert decision.cost >= 0
        if decision.played.move == decision.best.move:
            assert (decision.cost, decision.points) == (0, 0)
        assert all(other.chance <= decision.best.chance + 0.2 for other in decision.others)
    for summary in found.players:
        assert 0 <= summary.good <= summary.decisions
        assert 0 <= summary.accuracy <= 1


@pytest.mark.parametrize("name", RECORDS)
def test_luck_takes_from_one_what_it_gives_to_others(name: str) -> None:
    for luck in reviewed(name).luck:
        if name != "wonderful_kingdom/1":
            assert abs(sum(luck.gains)) < 1e-6
        assert luck.last - luck.first + 1 == len(luck.drawn)


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("language", ["cs", "sk", "en"])
def test_a_review_is_told_and_drawn(name: str, language: str) -> None:
    found = reviewed(name)
    sentences = ReviewSentences(found, language)
    for decision in found.decisions:
        told = sentences.decision(decision)
        assert "review-" not in told
        assert sentences.both(decision)[0] in told
    assert found.svg(language).startswith("<svg")
    assert found._repr_html_().count("<tr>") == len(found.players) + 1


def test_in_a_series_every_sentence_names_its_game() -> None:
    found = reviewed("kingdomino/2-dynasty")
    (first, *_, last) = [TurningPoint(each.line, "decision", each.seat, -each.cost) for each in found.decisions]
    told = structs.replace(found, turning_points=[first, last])
    assert [sentence[:11] for sentence in told.sentences("en")] == ["Game 1: At ", "Game 3: In "]
    assert told.sentences("cs")[0].startswith("(1. hra) Začátek: ")
    assert not any(sentence.startswith("Game") for sentence in reviewed("kingdomino/2").sentences("en"))


def test_alone_the_chart_shows_points_where_nothing_else_counts() -> None:
    found = reviewed("wonderful_kingdom/1")
    state = Match.read(text_of("wonderful_kingdom/1"), deal=False).state
    assert found.by_points
    assert found.moments[-1].points == state.own_points(0) < 0 < found.moments[0].points
    assert "Points to be expected over the game. Points: from 37 to \N{MINUS SIGN}30." in found.svg()
    heights = found.svg().partition('<polyline points="')[2].partition('"')[0].split()
    assert len({point.partition(",")[2] for point in heights}) > 20, "it is not flat"
    assert not reviewed("kingdomino/2").by_points


def test_before_anything_is_judged_nothing_is_praised() -> None:
    begun = Reviewing(text_of("kingdomino/2"), QUICKEST).found()
    assert "Nothing has been judged yet." in begun._repr_html_()
    assert "100 %</td>" not in begun._repr_html_()
    assert "so far" in structs.replace(reviewed("kingdomino/2"), turning_points=[])._repr_html_()


@pytest.mark.parametrize("name", RECORDS)
def test_a_review_is_kept_as_it_is(name: str) -> None:
    found = reviewed(name)
    assert read_review(written(found)) == found
    rows = rows_of(found)
    assert len(rows) == len(found.decisions)
    for row in rows:
        assert {name: type(value) for name, value in row.items()} == COLUMNS


def test_a_frame_has_its_columns_without_decisions_too(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[list[Any], dict[str, type]]] = []
    polars = ModuleType("polars")
    polars.DataFrame = lambda rows, schema: given.append((rows, schema))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "polars", polars)
    Reviewing(text_of("kingdomino/2"), QUICKEST).found().frame()
    assert given == [([], COLUMNS)]
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(Trouble, match="koruna\\[frames\\]"):
        reviewed("kingdomino/2").frame()


@pytest.mark.parametrize("name", ["wonderful_kingdom/2", "sealed_bids/2", "eight_minute_empire/3"])
def test_a_decision_is_judged_by_what_its_seat_could_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A world in which everything hidden from the seat is different is judged the same; guides see no difference."""
    guided: list[str] = []

    def noted(game: koruna.Game, state: State, seat: int) -> Guide:
        guided.append(state.position())
        return guide_of(game, state, seat)

    monkeypatch.setattr(judging, "guide_of", noted)
    replay = Replay(text_of(name))
    judge = Judge(replay.game, QUICKEST, SEED)
    points = [point for point in replay.points if point.seat != CHANCE]
    for point in points[:: max(1, len(points) // 4)]:
        other = point.state.imagine(point.seat, random.Random(3))
        played = point.state.read(point.texts[0], point.seat)
        here, there = (judge.weigh(state, point.seat, point.line, played) for state in (point.state, other))
        assert here == there
        assert guided[-2] == guided[-1]


def test_a_decision_is_judged_in_different_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(text_of("wonderful_kingdom/2"))
    point = next(point for point in replay.points if point.seat != CHANCE)
    worlds: list[str] = []

    def tried(world: State, *_: object) -> Seen:
        worlds.append(world.position())
        return Seen(0.5, 0.0)

    judge = Judge(replay.game, QUICKEST, SEED)
    monkeypatch.setattr(judge, "tried", tried)
    judge.side_by_side(point.state, point.seat, point.line, point.state.moves(point.seat)[:2])
    assert len(worlds) == 2 * judge.worlds
    assert worlds[::2] == worlds[1::2], "both moves meet the same"
    assert len(set(worlds)) == judge.worlds


def test_a_blunder_is_found() -> None:
    """To discard the best place for a domino with crowns, with nothing else changed."""
    match = Match.at("kingdomino 1 2", rng=random.Random(4), thinking=random.Random(4))
    eliska = bot("eliska", match.game, random.Random(1))
    while not match.over():
        match.let(eliska)
    work = Reviewing(match.record, "pribina")
    point = next(
        point for point in reversed(work.points) if point.seat != CHANCE and len(point.state.moves(point.seat)) > 3
    )
    moves = point.state.moves(point.seat)
    judge = Judge(match.game, "pribina", SEED)
    worst = min(judge.compare(point.state, point.seat, moves, point.line), key=lambda choice: choice.points)
    point.texts = [worst.move]
    work.judge(point)
    (decision,) = work.found().decisions
    assert decision.points >= 1
    assert not decision.is_good


def test_points_tell_a_good_move_only_where_no_chance_does() -> None:
    decision = structs.replace(reviewed("kingdomino/2").decisions[0], cost=0.0, points=2.0, points_error=0.4)
    assert structs.replace(decision, by_points=False).is_good, "the cost may be within the error, or the game decided"
    assert not structs.replace(decision, by_points=True).is_good
    assert structs.replace(decision, by_points=True, points_error=1.8).is_good, "as far as one can tell"
    assert not structs.replace(decision, by_points=False, cost=0.02).is_good
    assert all(each.by_points for each in reviewed("wonderful_kingdom/1").decisions)
    lost = Reviewing(text_of("kingdomino/2"), QUICKEST)
    end = [point for point in lost.points if point.seat != CHANCE][-1]
    lost.judge(end)
    assert not lost.decisions[end.line].by_points, "the last move, when it is decided"


def test_what_cannot_be_reviewed_is_refused() -> None:
    record = koruna.Match.new("kingdomino", 2).record.first(0)
    with pytest.raises(Trouble, match="nothing to review"):
        koruna.review(record)
    with pytest.raises(Trouble, match="needs a record"):
        koruna.review(5)  # type: ignore[arg-type]
    with pytest.raises(Trouble, match="none of the opponents"):
        koruna.review(text_of("kingdomino/2"), level="nobody")


def test_a_review_ends_in_time_and_tells_its_progress() -> None:
    told: list[tuple[int, int]] = []
    found = koruna.review(text_of("kingdomino/2"), QUICKEST, 0.01, progress=lambda *each: told.append(each))
    assert told[0][0] == 1
    assert found.to_judge == told[-1][1] - told[-1][0] > 0
