"""Search on several cores: processes search the same decision with different seeds, and their visits are added up.

The seat's knowledge is sent as text, and visits are returned, never a state. The same seed, number of iterations and
processes find the same move on every machine.
"""

from __future__ import annotations

from multiprocessing import get_context
from random import Random
from traceback import format_exc
from typing import Any, Final

from koruna.bots.search import Search
from koruna.bots.thought import Thought
from koruna.engine.analysis import Analysis, Considered
from koruna.engine.bot import LINES, Bot, moves_of
from koruna.engine.content import Content
from koruna.engine.errors import Bug
from koruna.engine.game import Game
from koruna.engine.library import game as game_by_id
from koruna.engine.limit import USUAL, Budget, Limit, Progress
from koruna.engine.option import OPTION
from koruna.engine.state import State
from koruna.engine.ties import branch, seed_of

TOGETHER: Final = 256  # iterations of each process between two reports
THINK: Final = "think"
GO_ON: Final = "go on"
FOUND: Final = "found"


class ParallelSearch(Bot):
    """A `Search` in several processes, started with the first decision; they wait for more, of any game, until this
    process ends."""

    game: Game
    seed: int
    width: int  # 0 for all moves
    own: Limit  # the limit unless another is requested
    cores: int  # how many processes

    def __init__(self, game: Game, rng: Random, cores: int = 2, own: Limit | None = None, width: int = 0) -> None:
        self.game = game
        self.seed = seed_of(rng)
        self.width = width
        self.own = USUAL if own is None else own
        self.cores = cores

    def __reduce__(self) -> tuple[object, ...]:
        return ParallelSearch, (self.game, Random(0), self.cores, self.own, self.width), {"seed": self.seed}

    def choose(self, state: State, seat: int, limit: Limit = USUAL) -> int:
        moves = moves_of(state, seat)
        if len(moves) == 1:
            return moves[0]
        self.think(state, seat, limit, None)
        return self.found(state, seat, 0).best.move

    def analyse(self, state: State, seat: int, limit: Limit = USUAL, progress: Progress | None = None) -> Analysis:
        moves_of(state, seat)
        self.think(state, seat, limit, progress)
        found = self.found(state, seat, LINES)
        if progress is not None:
            progress.report(found)
        return found

    def think(self, state: State, seat: int, limit: Limit, progress: Progress | None) -> None:
        """Search a decision in all processes. With `progress`, they report together every `TOGETHER` iterations."""
        pipes = pipes_to(self.cores)
        running: Any = state.running()
        content = running.setup.options.get(OPTION)
        files = content.files if isinstance(content, Content) else None
        # Without hidden information a seat knows everything.
        text = state.position() if self.game.all_open else state.position(seat)
        for at, pipe in enumerate(pipes):
            pipe.send((THINK, self.game.id, text, files, seat, int(branch(self.seed, at)), self.width))
        asked = self.own if limit is USUAL else limit
        if not asked.iterations:
            go_on(pipes, [0] * self.cores, asked.seconds)
            return
        left = shared(asked.iterations, self.cores)
        while any(left) and not (progress is not None and progress.stopped):
            now = left if progress is None else [min(TOGETHER, each) for each in left]
            go_on(pipes, now, 0.0)
            left = [each - done for each, done in zip(left, now, strict=True)]
            if progress is not None and any(left):
                progress.report(self.found(state, seat, 0))

    def found(self, state: State, seat: int, lines: int) -> Analysis:
        """The combined findings; the expected course is that of the process that tried the move most."""
        pipes = pipes_to(self.cores)
        for pipe in pipes:
            pipe.send((FOUND, lines))
        return together([answer_of(pipe) for pipe in pipes], state, seat)


RUNNING: Final[list[Any]] = []  # connections to idle processes


def pipes_to(count: int) -> list[Any]:
    """Connections to that many processes, started if needed."""
    context = get_context("spawn")
    while len(RUNNING) < count:
        ours, theirs = context.Pipe()
        context.Process(target=serve, args=(theirs,), daemon=True).start()
        theirs.close()
        RUNNING.append(ours)
    return RUNNING[:count]


def answer_of(pipe: Any) -> Any:
    """The findings of a process; raises `Bug` with its traceback if it failed."""
    answer = pipe.recv()
    if isinstance(answer, str):
        end_all()
        raise Bug(answer)
    return answer


def end_all() -> None:
    """End the processes."""
    while RUNNING:
        RUNNING.pop().close()


def go_on(pipes: list[Any], iterations: list[int], seconds: float) -> None:
    """Let all search for that many iterations each, or for that long."""
    for pipe, count in zip(pipes, iterations, strict=True):
        pipe.send((GO_ON, count, seconds))


def shared(count: int, among: int) -> list[int]:
    """Split as evenly as possible, the first ones get more."""
    return [count // among + (1 if at < count % among else 0) for at in range(among)]


def together(found: list[list[tuple[str, int, float, list[str]]]], state: State, seat: int) -> Analysis:
    """Merge analyses; each has texts of moves with visits, worth, and a line."""
    visits: dict[str, int] = {}
    worth: dict[str, float] = {}
    best: dict[str, tuple[int, list[str]]] = {}
    for each in found:
        for text, tried, sum_of, line in each:
            visits[text] = visits.get(text, 0) + tried
            worth[text] = worth.get(text, 0.0) + sum_of
            if text not in best or (tried, len(line)) > (best[text][0], len(best[text][1])):
                best[text] = (tried, line)
    total = sum(visits.values())
    expected = sum(worth.values()) / float(total) if total else 0.5
    considered: list[Considered] = []
    for move in moves_of(state, seat):
        text = state.write(move, seat)
        tried = visits.get(text, 0)
        chance = min(1.0, max(0.0, worth[text] / float(tried) if tried else expected))
        line = best[text][1] if text in best else [f"{seat} {text}"]
        considered.append(Considered(move, text, tried, chance, line))
    considered.sort(key=lambda each: (-each.visits, -each.chance))
    return Analysis(considered)


# --- in the processes -------------------------------------------------------------------------


def serve(pipe: Any) -> None:
    """Serve requests until the searching process closes the pipe."""
    try:
        while True:
            request = pipe.recv()
            try:
                if request[0] == THINK:
                    search, state, thought = begun(request)
                elif request[0] == GO_ON:
                    thought_on(thought, request[1], request[2])
                else:
                    moves = search.found(thought, state, request[1]).moves
                    pipe.send([(each.text, each.visits, each.chance * float(each.visits), each.line) for each in moves])
            except Exception:  # raised in the waiting process
                pipe.send(format_exc())
    except (EOFError, OSError, KeyboardInterrupt):
        return  # the other end is closed


def begun(request: tuple[str, str, str, dict[str, str] | None, int, int, int]) -> tuple[Search, State, Thought]:
    """Start a decision."""
    _, id, text, files, seat, seed, width = request
    game = game_by_id(id)
    state = game.at(text, Random(seed), None if files is None else game.content_of(files))
    search = Search(game, Random(seed), None, width)
    return search, state, Thought(game, state, seat, search.stream(state, seat), width)


def thought_on(thought: Thought, iterations: int, seconds: float) -> None:
    """Continue the search."""
    if iterations or seconds:
        before = thought.done
        budget = Budget(Limit(iterations, seconds), None)
        while budget.allows(thought.done - before):
            thought.iterate()
