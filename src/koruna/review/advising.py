"""A hint with its reason: the best move of a decision, and its advantage over the next best one.

The same comparison as in a review (`judging.py`), by what the seat can know now.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from koruna.engine.consequences import consequences
from koruna.engine.game import Game
from koruna.engine.guide import guide_of
from koruna.engine.sentence import called_by_name
from koruna.engine.state import OVER, State
from koruna.locale import words
from koruna.look.faults import shown
from koruna.review.judging import DECIDED, Judge
from koruna.review.reviewing import SEED
from koruna.review.sentences import percent, tenths

WORLDS: Final = 12  # samples in which everybody's points are compared
POINTS: Final = 0.5  # smallest difference worth mentioning
CHANCE: Final = 0.02


class Advice(Struct, frozen=True):
    """A move and the facts that speak for it."""

    move: str
    now: int  # points gained at once, as far as the seat can know
    chance: float  # of winning after it
    # What it is compared with: the move that brings most at once, if that is more, else the next best one; "" if none.
    other: str = ""
    other_now: int = 0  # points gained at once by that one
    odds: float = 0.0  # how much higher the chance is than after the other
    promised: float = 0.0  # expected points more than after the other
    denied: float = 0.0  # expected points that an opponent loses compared with the other
    denied_to: int = -1  # that opponent's seat


def advise(game: Game, state: State, seat: int, level: str) -> Advice:
    """The best move of a seat that decides now, with its reasons."""
    judge = Judge(game, level, SEED)
    line = 0
    weighed = judge.weigh(state, seat, line)
    best = weighed.moves[0]
    gains = {each.move: each.gain or 0 for each in consequences(game, state, seat)}
    text, chance = state.write(best, seat), weighed.choices[best].chance
    if len(weighed.moves) == 1 and max(gains.values()) <= gains[best]:
        return Advice(text, gains[best], chance)
    other = richest(gains, weighed.moves) if max(gains.values()) > gains[best] else weighed.moves[1]
    here, there = (expected(judge, state, seat, move, line) for move in (best, other))
    losses = [there[rival] - here[rival] if rival != seat else 0.0 for rival in range(len(here))]
    denied_to = max(range(len(losses)), key=lambda rival: losses[rival])
    return Advice(
        move=text,
        now=gains[best],
        chance=chance,
        other=state.write(other, seat),
        other_now=gains[other],
        odds=chance - weighed.choices[other].chance if other in weighed.choices else 0.0,
        promised=here[seat] - there[seat],
        denied=losses[denied_to],
        denied_to=denied_to if denied_to != seat else -1,
    )


def richest(gains: dict[int, int], ranked: list[int]) -> int:
    """The move that brings most at once; of several, the best one."""
    most = [move for move, gain in gains.items() if gain == max(gains.values())]
    return next((move for move in ranked if move in most), most[0])


def expected(judge: Judge, state: State, seat: int, move: int, line: int) -> list[float]:
    """Everybody's expected points some time after a move, over samples of what is hidden."""
    before = judge.game.before_others(state.imagine(seat, judge.stream(line, -1)), seat)
    guide = guide_of(judge.game, before, seat)
    sums = [0.0] * len(state.scores())
    for number in range(WORLDS):
        after = before.imagine(seat, judge.stream(line, number))
        after.play(move, seat)
        guide.settle(after, judge.stream(line, number))
        points = after.scores()
        for each in range(len(sums)):
            value = judge.game.evaluate(after.last_played(), each) if after.turn() != OVER else DECIDED
            sums[each] += value if abs(value) < DECIDED else float(points[each])
    return [each / WORLDS for each in sums]


def tell_advice(advice: Advice, game: Game, view: Any, names: list[str], language: str) -> str:
    """The reasons in sentences, the strongest first; never more than two, and what it brings less at once."""
    own = words(language, game.id)

    def label(text: str) -> str:
        return shown(lambda: own.must_say(*called_by_name(game.label(view, text), names)), lambda: text)

    facts: dict[str, Any] = {"now": advice.now, "chance": percent(advice.chance)}
    if advice.other:
        facts |= {
            "other": label(advice.other),
            "then": advice.other_now,
            "odds": percent(advice.odds),
            "promised": tenths(advice.promised),
            "denied": tenths(advice.denied),
            "player": names[advice.denied_to] if advice.denied_to >= 0 else "",
        }
    found = []
    is_less = bool(advice.other) and advice.other_now > advice.now
    if advice.now > 0 and not is_less:
        found.append("review-hint-now")
    if advice.other and advice.promised >= POINTS:
        found.append("review-hint-promised")
    if advice.other and advice.denied_to >= 0 and advice.denied >= POINTS:
        found.append("review-hint-denied")
    if advice.other and advice.odds >= CHANCE:
        found.append("review-hint-odds")
    if advice.other and not found:
        found.append("review-hint-close")
    return " ".join(own.say(name, facts) for name in [*["review-hint-less"][: int(is_less)], *found[:2]])
