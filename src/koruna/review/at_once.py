"""`koruna.review`, a whole review at once. The judging code is imported lazily, to keep `import koruna` fast."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from koruna.engine.content import Content
from koruna.engine.record import Record
from koruna.review.result import USUAL, Review


def review(
    record: Record | str,
    level: str = USUAL,
    seconds: float = 0.0,
    contents: Sequence[Content] = (),
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Tell what happened in a game: chances of winning, what each decision cost, better moves, luck.

    A decision is judged by what its seat could know then. `level` is the opponent that judges, one of
    `koruna.bots.LEVELS` from the quickest to the most thorough. With `seconds` it stops after about that time; anything
    not judged by then is left out. `progress` is called with the number of items done and their total. A record that
    names a content needs it among `contents`.

    >>> match = koruna.Match.new("kingdomino", 2, rng=random.Random(7))
    >>> while len(match.record.lines) < 20:
    ...     match.play(match.moves()[0])
    >>> found = koruna.review(match.record, level="premysl")
    >>> found.decisions[0].seat, found.decisions[0].played.move
    (1, 'claim 4')
    """
    from koruna.review.reviewing import Reviewing

    work = Reviewing(record, level, contents)
    until = perf_counter() + seconds
    for done, point in enumerate(work.points, 1):
        work.judge(point)
        if progress is not None:
            progress(done, len(work.points))
        if seconds and perf_counter() >= until:
            break
    return work.found()
