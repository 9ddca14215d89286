"""How long a bot may think, and how callers follow its progress and can stop it."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from koruna.engine.analysis import Analysis
from koruna.engine.errors import Trouble


class Limit:
    """How long a bot may think: a number of iterations, or of seconds. Bots that do not search ignore it.

    >>> koruna.Limit(iterations=500)
    Limit(iterations=500)
    >>> koruna.Limit(seconds=1.5)
    Limit(seconds=1.5)
    >>> koruna.Limit(iterations=500, seconds=1.5)
    Traceback (most recent call last):
        ...
    koruna.engine.errors.Trouble: A limit of thinking is a positive number of iterations or of seconds, not both.

    With the same number of iterations a bot makes the same move on every machine; with seconds that depends on its
    speed.
    """

    iterations: int  # 0 if seconds are given
    seconds: float  # 0.0 if iterations are given

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        if iterations < 0 or seconds < 0 or (iterations > 0) == (seconds > 0):
            raise Trouble("bad-limit", {})
        self.iterations = iterations
        self.seconds = seconds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Limit) and (self.iterations, self.seconds) == (other.iterations, other.seconds)

    def __hash__(self) -> int:
        return hash((self.iterations, self.seconds))

    def __reduce__(self) -> str | tuple[object, ...]:
        # Pickled by reference: bots distinguish the default limit by identity.
        return "USUAL" if self is USUAL else (Limit, (self.iterations, self.seconds))

    def __repr__(self) -> str:
        return f"Limit(iterations={self.iterations})" if self.iterations else f"Limit(seconds={self.seconds})"


USUAL: Final = Limit(iterations=1000)  # the default; a bot with its own limit uses that instead


class Progress:
    """Follows a bot while it thinks: `callback` is called with every intermediate `Analysis`, and `stop` ends it early.

    >>> match = koruna.Match.new("kingdomino", 2, rng=random.Random(7))
    >>> from koruna.bots import bot
    >>> greedy = bot("greedy", match.game, random.Random(8))
    >>> progress = koruna.Progress(lambda analysis: progress.stop() if analysis.visits == 2 else None)
    >>> found = greedy.analyse(match.state, match.turn(), progress=progress)
    >>> [considered.visits for considered in found.moves]
    [1, 1, 0, 0]

    `stop` may be called from `callback`, or from another thread.
    """

    callback: Callable[[Analysis], None] | None  # called with every intermediate analysis
    stopped: bool  # whether the bot was asked to stop

    def __init__(self, callback: Callable[[Analysis], None] | None = None) -> None:
        self.callback = callback
        self.stopped = False

    def __repr__(self) -> str:
        return f"<Progress, {'stopped' if self.stopped else 'going on'}>"

    def stop(self) -> None:
        """Stop thinking soon; the result is what was found so far."""
        self.stopped = True

    def report(self, analysis: Analysis) -> None:
        """Called by the bot with its findings so far."""
        if self.callback is not None:
            self.callback(analysis)


class Budget:
    """What is left of a limit."""

    limit: Limit
    progress: Progress | None
    until: float

    def __init__(self, limit: Limit, progress: Progress | None) -> None:
        self.limit = limit
        self.progress = progress
        self.until = perf_counter() + limit.seconds if limit.seconds else 0.0

    def allows(self, done: int) -> bool:
        """Whether a bot may continue after this many iterations."""
        if self.progress is not None and self.progress.stopped:
            return False
        return done < self.limit.iterations if self.limit.iterations else perf_counter() < self.until
