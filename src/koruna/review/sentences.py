"""A review in sentences, with the game's own words for its moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from koruna.engine.content import Content
from koruna.engine.sentence import Sentence, called_by_name
from koruna.engine.state import SPECTATOR, State
from koruna.locale import words
from koruna.look.faults import shown
from koruna.look.names import names_of_labels
from koruna.review.replaying import Replay, states_at
from koruna.review.result import Decision, Luck, Moment, Review, TurningPoint


class ReviewSentences:
    """Words a review in one language, for one seat or for everybody."""

    review: Review
    names: list[str]  # of the players, by seat
    reader: int  # the seat that is called "you", or SPECTATOR

    def __init__(
        self,
        review: Review,
        language: str,
        names: list[str] | None = None,
        reader: int = SPECTATOR,
        contents: Sequence[Content] = (),
        codes: bool = False,
    ) -> None:
        self.review = review
        self.words = words(language, review.game, codes)
        self.names = names or names_of_labels(review.names, self.words)
        self.reader = 0 if len(self.names) == 1 else reader
        self.contents = contents
        self.by_line = {decision.line: decision for decision in review.decisions}
        self.luck_by_line: dict[int, Luck] = {luck.first: luck for luck in review.luck}

    @cached_property
    def replay(self) -> Replay:
        return Replay(self.review.record, self.contents)

    @cached_property
    def states(self) -> dict[int, State]:
        """Before every decision, by line."""
        return dict(states_at(self.replay.game, self.replay.record, list(self.by_line)))

    def move(self, decision: Decision, text: str) -> str:
        """A move in the game's own words, as its player read it."""
        return shown(lambda: self.label(self.states[decision.line].view(decision.seat), text), lambda: text)

    def both(self, decision: Decision) -> tuple[str, str]:
        """The played and the best move as a player would describe them; by their labels if the descriptions are
        equal."""
        texts = (decision.played.move, decision.best.move)
        played, best = (self.describe(decision, text) for text in texts)
        if played == best and texts[0] != texts[1]:
            return self.move(decision, texts[0]), self.move(decision, texts[1])
        return played, best

    def describe(self, decision: Decision, text: str) -> str:
        """A move as its player would describe it without the board."""
        view = self.states[decision.line].view(decision.seat)
        return shown(lambda: self.said(self.replay.game.describe(view, text)), lambda: text)

    def label(self, view: Any, text: str) -> str:
        return self.said(self.replay.game.label(view, text))

    def said(self, sentence: Sentence) -> str:
        return self.words.must_say(*called_by_name(sentence, self.names))

    def chart_heading(self) -> str:
        return self.words.say("review-chart.points" if self.review.by_points else "review-chart")

    def standing(self, moment: Moment, seat: int) -> str:
        """The chance of a seat at a moment, or its points where only these count."""
        if self.review.by_points:
            return whole(moment.points)
        return self.words.say("review-percent", {"value": percent(moment.chances[seat])})

    def no_turning_points(self) -> str:
        """What is said instead of them: nothing stood out, as far as it is judged."""
        if not self.review.to_judge:
            return self.words.say("review-no-points")
        begun = bool(self.review.decisions or self.review.luck)
        return self.words.say("review-no-points.so-far" if begun else "review-no-points.none-yet")

    def turning_point(self, point: TurningPoint) -> str:
        if point.kind == "luck":
            return self.in_game(point.line, self.luck(self.luck_by_line[point.line], point))
        return self.in_game(point.line, self.decision(self.by_line[point.line]))

    def in_game(self, line: int, told: str) -> str:
        """Sentences about a line of the record; in a series they say which of its games that is."""
        games = [moment.game for moment in self.review.moments if moment.line >= line]
        return self.words.say("review-in-game", {"number": games[0], "told": told}) if games[0] else told

    def decision(self, decision: Decision) -> str:
        """What was played, and what would have been better by how much."""
        played, best = self.both(decision)
        facts: dict[str, Any] = {
            "round": decision.round,
            "player": self.names[decision.seat],
            "you": self.you(decision.seat),
            "played": played,
            "best": best,
            "cost": percent(decision.cost),
            "points": tenths(decision.points),
        }
        if len(self.names) == 1 and not percent(decision.cost):
            return self.words.say("review-turn-alone", facts)
        sentences = [self.words.say("review-turn-decision", facts)]
        if decision.points >= 1.0:
            sentences.append(self.words.say("review-turn-decision.points", facts))
        if decision.was_lucky:
            sentences.append(self.words.say("review-turn-decision.lucky", facts))
        return " ".join(sentences)

    def luck(self, luck: Luck, point: TurningPoint) -> str:
        facts = {
            "round": max(1, luck.round),
            "player": self.names[point.seat],
            "you": self.you(point.seat),
            "sign": "less" if point.change < 0 else "more",
            "change": percent(abs(point.change)),
        }
        return self.words.say("review-turn-luck", facts)

    def you(self, seat: int) -> str:
        return "yes" if seat == self.reader else "no"

    def signed(self, share: float) -> str:
        """A change of a chance, such as +12 %."""
        return self.words.say("review-signed", {"sign": "less" if share < 0 else "more", "value": percent(abs(share))})


def percent(share: float) -> int:
    return round(100 * share)


def whole(points: float) -> str:
    """Whole points, with the sign for less than none."""
    return str(round(points)).replace("-", "\N{MINUS SIGN}")


def tenths(points: float) -> int | float:
    """Expected points in words; large numbers are rounded."""
    found = round(points, 1)
    return int(found) if found == int(found) or abs(found) >= 10 else found
