"""The review of a record, in small steps that can be scheduled beside other work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from koruna.bots.levels import LEVELS
from koruna.engine.content import Content
from koruna.engine.errors import Trouble
from koruna.engine.record import Record
from koruna.engine.state import CHANCE
from koruna.review.judging import Judge
from koruna.review.luck import weigh_luck
from koruna.review.replaying import Point, Replay
from koruna.review.result import GOOD_COST, USUAL, Decision, Luck, Review
from koruna.review.summing_up import summaries, turning_points

SEED: Final = "review"  # fixed, so that reviews are reproducible


class Reviewing:
    """A review in progress."""

    replay: Replay
    level: str
    points: list[Point]  # to be judged, in the order of the record
    decisions: dict[int, Decision]  # by line
    luck: dict[int, Luck]  # by line

    def __init__(self, record: Record | str, level: str = USUAL, contents: Sequence[Content] = ()) -> None:
        if level not in LEVELS:
            raise Trouble("review-level", {"level": level[:40], "known": ", ".join(LEVELS)})
        self.replay = Replay(record, contents)
        self.level = level
        self.points = self.replay.points
        self.decisions, self.luck = {}, {}

    def judge(self, point: Point) -> None:
        """Judge one decision, or the draws between two."""
        if point.seat == CHANCE:
            self.luck[point.line] = luck_of(self.replay, point, self.level)
        else:
            self.decisions[point.line] = decision_of(self.replay, point, self.level)

    def found(self) -> Review:
        """The review as far as it is judged."""
        replay = self.replay
        decisions = [self.decisions[line] for line in sorted(self.decisions)]
        luck = [self.luck[line] for line in sorted(self.luck)]
        return put_together(replay, self.level, decisions, luck)


def put_together(replay: Replay, level: str, decisions: list[Decision], luck: list[Luck]) -> Review:
    record = replay.record
    return Review(
        record=record.text(),
        game=replay.game.id,
        names=list(record.names),
        level=level,
        is_over=replay.is_over,
        moments=replay.moments,
        decisions=decisions,
        luck=luck,
        players=summaries(record.seats, decisions, luck),
        turning_points=turning_points(decisions, luck, record.seats),
        to_judge=len(replay.points) - len(decisions) - len(luck),
    )


def decision_of(replay: Replay, point: Point, level: str) -> Decision:
    judge = Judge(replay.game, level, SEED)
    state, seat = point.state, point.seat
    played = state.read(point.texts[0], seat)
    weighed = judge.weigh(state, seat, point.line, played)
    best, own = weighed.choices[weighed.moves[0]], weighed.choices[played]
    # Differences within the error of the comparison count as none.
    cost = max(0.0, best.chance - own.chance - weighed.error)
    in_truth = cost
    if cost >= GOOD_COST and not replay.game.all_open:
        better, chosen = judge.compare(state, seat, [weighed.moves[0], played], point.line)
        in_truth = better.chance - chosen.chance
    undecided = GOOD_COST <= best.chance <= 1.0 - GOOD_COST
    return Decision(
        line=point.line,
        seat=seat,
        round=point.round,
        played=own,
        best=best,
        cost=cost,
        points=best.points - own.points,
        points_error=weighed.points_error,
        by_points=len(replay.record.names) == 1 or (weighed.is_level and undecided),
        in_truth=in_truth,
        moves=len(state.moves(seat)),
        worlds=weighed.worlds,
        others=[weighed.choices[move] for move in weighed.moves[1:] if move != played],
    )


def luck_of(replay: Replay, point: Point, level: str) -> Luck:
    assert point.after is not None
    return weigh_luck(replay.game, point.state, point.after, point.line, point.texts, point.round, level, SEED)
