"""How fast search is: `python -m bench.search kingdomino --cores 2`, or of every game.

In the middle of a game between greedy bots, of two and of four: iterations a second of processor time; how much the
tree takes of it, compared with the game (dealing, moves, priors, playing on and judging); how much memory the largest
tree takes; and the speed-up with several processes. Times are CPU time, so that other work on the machine changes them
little.
"""

from __future__ import annotations

import gc
from argparse import ArgumentParser
from multiprocessing import active_children
from pathlib import Path
from random import Random
from resource import getpagesize
from time import perf_counter, thread_time

from rich.console import Console
from rich.table import Table

import koruna
from koruna.bots import bot
from koruna.bots.parallel import ParallelSearch, end_all
from koruna.bots.search import Search
from koruna.bots.thought import MOST_EDGES, Thought
from koruna.engine.guide import Guide
from koruna.engine.match import Match
from koruna.engine.state import State

LONGEST = 300  # decisions played to find the middle of a game
TIMES = 5  # repetitions; the best counts


class Watched(Guide):
    """A guide whose time is measured."""

    def __init__(self, inner: Guide) -> None:
        super().__init__(inner.game, inner.curiosity)
        self.inner = inner
        self.seconds = 0.0

    def settle(self, state: State, rng: Random) -> None:
        begun = perf_counter()
        self.inner.settle(state, rng)
        self.seconds += perf_counter() - begun

    def chances(self, state: State) -> list[float]:
        begun = perf_counter()
        found = self.inner.chances(state)
        self.seconds += perf_counter() - begun
        return found

    def plans(self, state: State, seat: int, rng: Random) -> list[list[int]]:
        begun = perf_counter()
        found = self.inner.plans(state, seat, rng)
        self.seconds += perf_counter() - begun
        return found

    def weigh(self, state: State, seat: int, plans: list[list[int]]) -> list[float]:
        begun = perf_counter()
        found = self.inner.weigh(state, seat, plans)
        self.seconds += perf_counter() - begun
        return found


def middle(game: koruna.Game, seats: int) -> Match:
    """A game in its middle, with something to choose."""
    greedy = bot("greedy", game, Random(1))
    lines = played(game, seats, greedy, LONGEST).record.lines
    return played(game, seats, greedy, sum(by >= 0 for by, _ in lines) // 2)


def played(game: koruna.Game, seats: int, player: koruna.Bot, moves: int) -> Match:
    match = Match.new(game, seats, rng=Random(2), thinking=Random(3))
    made = 0
    while not match.over() and (made < moves or len(match.state.moves(match.state.waiting()[0])) < 4):
        match.let(player, match.state.waiting()[0])
        made += 1
    return match


def thought_of(match: Match) -> Thought:
    seat = match.state.waiting()[0]
    state = match.imagined(seat)
    return Thought(match.game, state, seat, Search(match.game, Random(4)).stream(state, seat))


def iterations_a_second(match: Match, iterations: int) -> float:
    best = 0.0
    for _ in range(TIMES):
        thought = thought_of(match)
        begun = thread_time()
        for _ in range(iterations):
            thought.iterate()
        best = max(best, iterations / (thread_time() - begun))
    return best


def share_of_tree(match: Match, iterations: int) -> float:
    """An upper bound for the tree's share of the time: moves played within the tree count as the tree's."""
    least = 1000.0
    for _ in range(TIMES):
        thought = thought_of(match)
        thought.guide = watched = Watched(thought.guide)
        begun = perf_counter()
        for _ in range(iterations):
            thought.iterate()
        whole = perf_counter() - begun
        begun = perf_counter()
        for _ in range(iterations):
            thought.start.copy() if match.game.all_open else thought.start.imagine(thought.seat, thought.rng)
        rest = watched.seconds + perf_counter() - begun
        least = min(least, (whole - rest) / rest)
    return least


def bytes_of_move(match: Match, iterations: int) -> float:
    """The memory per move in the tree, including the guide's caches."""
    thought_of(match).iterate()
    gc.collect()
    before, thought = resident(), thought_of(match)
    for _ in range(iterations):
        thought.iterate()
    return (resident() - before) / thought.edges


def resident() -> int:
    """The memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * getpagesize()


def gain_of_cores(match: Match, iterations: int, cores: int) -> float:
    """The speed-up of several processes, if each has a core of its own: by the CPU time of this process, while the
    others wait, plus that of the slowest of them."""
    seat = match.state.waiting()[0]
    state, limit = match.imagined(seat), koruna.Limit(iterations=iterations)
    search = ParallelSearch(match.game, Random(4), cores)
    search.choose(state, seat, koruna.Limit(iterations=2 * cores))  # starts them
    alone = together = 1000.0
    for _ in range(TIMES):
        begun = thread_time()
        Search(match.game, Random(4)).choose(state, seat, limit)
        alone = min(alone, thread_time() - begun)
        others = [on_processor(process.pid) for process in active_children()]
        begun = thread_time()
        search.choose(state, seat, limit)
        own = thread_time() - begun
        after = [on_processor(process.pid) for process in active_children()]
        together = min(together, own + max(now - then for now, then in zip(after, others, strict=True)))
    end_all()
    return alone / together


def on_processor(pid: int | None) -> float:
    """The CPU seconds of a process."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--cores", type=int, default=2)
    asked = parser.parse_args()
    games = [koruna.game(id) for id in asked.games] or koruna.all_games()
    table = Table("game", "seats", "iterations/s", "tree at most", "MB at most", f"{asked.cores} cores")
    for game in games:
        for seats in sorted({2, min(4, game.seats[-1])}):
            match = middle(game, seats)
            memory = bytes_of_move(match, 10 * asked.iterations) * MOST_EDGES / 1e6
            speed, tree = iterations_a_second(match, asked.iterations), share_of_tree(match, asked.iterations)
            gain = gain_of_cores(match, asked.iterations, asked.cores)
            table.add_row(game.id, str(seats), f"{speed:,.0f}", f"{tree:.0%}", f"{memory:,.0f}", f"{gain:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
