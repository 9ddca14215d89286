"""How many questions a person is asked: `python -m bench.questions suverenita --players 2 4 --option mode=basic --games
10`.

Greedy bots play; then their records are replayed as if each seat were a person, and decisions are counted by step, per
player and round: all of them, those that only end a step, and how many of both are left with automatic moves, opening
only the optional questions that the moves played need. With `--quick` people say "nothing more" as soon as they do
nothing more in a season.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

import koruna
from bench.setups import players
from koruna.bots import bot
from koruna.engine.automatic_moves import AskSettings, unasked
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.record import Record
from koruna.engine.series_view import running
from koruna.engine.state import CHANCE
from koruna.terminal.arguments import read_options

DONE = "done"  # ends a step in every game that has such a move


class Decision(NamedTuple):
    seat: int
    view: Any
    text: str
    automatic: str  # the move made without asking, or "" if the person is asked

    @property
    def is_asked(self) -> bool:
        return self.automatic != self.text


class Asked:
    """Counts by step: all decisions, those that only end it, and how many of both are asked."""

    def __init__(self) -> None:
        self.rounds = 0  # per player: those in which the player decided anything
        self.all: Counter[str] = Counter()
        self.all_ends: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.other: Counter[str] = Counter()  # the bot decided otherwise than the automatic move

    def count(self, game: Iterable[Decision]) -> None:
        """The decisions of a game, without those before its first round."""
        rounds = set()
        for decision in game:
            now = getattr(decision.view, "round", 1)  # a game without rounds counts as one
            if not now:
                continue
            rounds.add((now, decision.seat))
            step, ends = decision.view.step, decision.text == DONE
            self.all[step] += 1
            self.all_ends[step] += ends
            if decision.is_asked:
                self.asked[step] += 1
                self.ends[step] += ends
                self.other[step] += decision.automatic != ""
        self.rounds += len(rounds)

    def line(self, name: str) -> str:
        counts = [self.all, self.all_ends, self.asked, self.ends, self.other]
        numbers = [count.total() if name == "all" else count[name] for count in counts]
        return f"{name:10}" + "".join(f"{number / self.rounds:8.2f}" for number in numbers)


def play(game: koruna.Game, seats: int, options: Options, number: int) -> Record:
    bots = [bot("greedy", game, Random(f"{number} {seat}")) for seat in range(seats)]
    match = Match.new(game, seats, options, rng=Random(number), thinking=Random(number))
    while not match.over():
        match.let(bots[match.state.turn()])
    return match.record


def decisions(game: koruna.Game, record: Record, quick: bool = False) -> Iterator[Decision]:
    """Replay a game; `quick` people say "nothing more" as soon as they can."""
    match = Match(game, record.first(0), deal=False)
    said = [AskSettings() for _ in range(record.seats)]
    last = last_deeds(game, record) if quick else {}
    for at, (seat, text) in enumerate(record.lines):
        if seat != CHANCE:
            view = running(match.state.view(seat))
            decision = Decision(seat, view, text, unasked(game, match.state, seat, said[seat], match.events()))
            yield decision
            season = game.season(view)
            if quick and decision.is_asked and text == DONE and at > last.get((season, seat), -1):
                said[seat].rest(season, len(match.events()))
        match.go_on([(seat, text)])


def last_deeds(game: koruna.Game, record: Record) -> dict[tuple[int, int], int]:
    """By season and seat: the last line that is an action in a step that "nothing more" would skip."""
    match = Match(game, record.first(0), deal=False)
    found: dict[tuple[int, int], int] = {}
    for at, (seat, text) in enumerate(record.lines):
        if seat != CHANCE and text != DONE:
            moves = [match.state.write(move, seat) for move in match.state.moves(seat)]
            if DONE in moves:
                found[game.season(match.state.view(seat)), seat] = at
        match.go_on([(seat, text)])
    return found


def show(game: koruna.Game, seats: int, options: Options, games: int, quick: bool) -> None:
    found = Asked()
    for number in range(games):
        found.count(decisions(game, play(game, seats, options, number), quick))
    chosen = "".join(f", {id}={value}" for id, value in options.items())
    print(f"\n{game.id}, {players(seats)}{chosen}, {games} games, per player and round:")
    print(f"{'':10}{'all':>8}{'done':>8}{'asked':>8}{'done':>8}{'other':>8}")
    for name in ["all", *sorted(found.all, key=lambda step: -found.all[step])]:
        print(found.line(name), flush=True)


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.questions", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="*", help="all numbers of players, if not given")
    parser.add_argument("--option", action="append", default=[], help="such as mode=basic; may be repeated")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    game = koruna.game(given.game)
    for seats in given.players or game.seats:
        show(game, seats, read_options(game, given.option), given.games, given.quick)


if __name__ == "__main__":
    main()
