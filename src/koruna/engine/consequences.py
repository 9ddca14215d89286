"""The immediate consequences of every legal move of a seat, as far as its player may know them."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from koruna.engine.event import NOBODY, Event
from koruna.engine.game import Game
from koruna.engine.sentence import Sentence
from koruna.engine.state import OVER, State

# How many times hidden information is resampled: a result that is the same in all samples does not depend on it. More
# samples when others have made sealed decisions, because the result then depends on those.
DEALS: Final = 2
SEALED_DEALS: Final = 8


class Consequence:
    move: int
    text: str
    gain: int | None  # points the mover gets at once; None if that depends on hidden information
    ending: Sentence | None  # set if this move ends the game and some other move would not

    def __init__(self, move: int, text: str, gain: int | None, ending: Sentence | None) -> None:
        self.move = move
        self.text = text
        self.gain = gain
        self.ending = ending

    def __reduce__(self) -> tuple[object, ...]:
        return Consequence, (self.move, self.text, self.gain, self.ending)

    def brings(self) -> Sentence | None:
        """The gained or lost points, or None if there are none."""
        if not self.gain:
            return None
        return "gain-points", {"points": abs(self.gain), "sign": "less" if self.gain < 0 else "more"}

    def warning(self, game: Game, view: Any) -> Sentence | None:
        """The game's own warning about this move, or that it ends the game."""
        return game.warning(view, self.text) or self.ending


class Tried:
    """A move tried in every sample."""

    gain: int | None
    ends: bool
    outcome: str  # see outcome_of
    first: int

    def __init__(self, before: int, deals: list[State], move: int, seat: int, sealed: bool) -> None:
        self.ends = True
        self.outcome = ""
        self.first = seat
        for at, deal in enumerate(deals):
            ahead = deal.copy()
            ahead.play(move, seat)
            gained = ahead.own_points(seat) - before
            self.gain = gained if at == 0 or self.gain == gained else None
            if ahead.turn() != OVER:
                self.ends = False
                continue
            outcome, first = outcome_of(ahead.ranks(), seat)
            differs = self.outcome != "" and (outcome != self.outcome or first != self.first)
            self.outcome = "unknown" if differs else outcome
            self.first = first
        if sealed and ahead.waiting() != [seat]:  # this move reveals what the others have decided
            self.gain = None
            self.outcome = "unknown"


def consequences(game: Game, state: State, seat: int) -> list[Consequence]:
    """The consequences of every legal move of a seat, in the order of `moves`.

    Never looks at the true state: moves are tried on copies in which hidden information is resampled.
    """
    running = state.running()
    sealed = running.waiting() == [seat] and somebody_has_sealed(state.journal, seat)
    count = 1 if game.all_open else SEALED_DEALS if sealed else DEALS
    deals = imagined(running, seat, count)
    moves, points = running.moves(seat), running.own_points(seat)
    tried = [Tried(points, deals, move, seat, sealed) for move in moves]
    natural = all(each.ends for each in tried)  # no warning if every move ends the game
    found: list[Consequence] = []
    for at, move in enumerate(moves):
        ending: Sentence | None = None
        if tried[at].ends and not natural:
            ending = "warning-ends", {"outcome": tried[at].outcome, "seat": tried[at].first}
        found.append(Consequence(move, running.write(move, seat), tried[at].gain, ending))
    return found


def imagined(running: State, seat: int, count: int) -> list[State]:
    """Samples of what is hidden from a seat; a single one if nothing is, since all would be equal."""
    rng = Random(0)
    first = running.imagine(seat, rng)
    if rng.random() == Random(0).random():  # nothing was drawn from it
        return [first]
    return [first, *[running.imagine(seat, Random(deal)) for deal in range(1, count)]]


def somebody_has_sealed(journal: list[Event] | None, seat: int) -> bool:
    """Whether another seat has made a sealed decision."""
    if journal is None:
        return False
    return any(
        event.secret and not event.facts and event.seat != NOBODY and seat not in event.knows for event in journal
    )


def outcome_of(ranks: list[int], seat: int) -> tuple[str, int]:
    """How a finished game ended for a seat, and a seat in first place."""
    first = [other for other, rank in enumerate(ranks) if rank == 1]
    if len(ranks) == 1:
        return "unknown", seat
    if seat not in first:
        return "lose", first[0]
    return ("win" if len(first) == 1 else "share"), seat
