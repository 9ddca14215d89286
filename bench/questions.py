"""What a person is asked: `python -m bench.questions --games 10` prints it for every mode and number of players.

Planners (in Wonderful Kingdom greedy bots) play; then their records are replayed as if each seat were a person, and
decisions are counted: all of them, those that only end a step, and how many of both are left with automatic moves,
opening only the optional questions that the moves played need. With `--quick` people say "nothing more" as soon as
they do nothing more in a season.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random
from typing import Any

import koruna
from koruna.bots import bot
from koruna.engine.asking import AskSettings, unasked
from koruna.engine.match import Match
from koruna.engine.record import Record
from koruna.engine.state import CHANCE, SPECTATOR
from koruna.games.suverenita.forms.skipping import is_vain

ENDS = "done"
MODES = ["first_game", "basic", "advanced"]


class Asked:
    """Counts by step: all decisions, those that only end it, and how many of both are asked."""

    def __init__(self) -> None:
        self.seasons = 0
        self.all: Counter[str] = Counter()
        self.all_ends: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.other: Counter[str] = Counter()  # the bot decided otherwise than the automatic move
        self.hopeless: Counter[str] = Counter()  # asked although it cannot succeed, or no enemy is near

    def line(self, name: str) -> str:
        counts = [self.all, self.all_ends, self.asked, self.ends, self.other]
        numbers = [count.total() if name == "all" else count[name] for count in counts]
        return f"{name:10}" + "".join(f"{number / self.seasons:8.2f}" for number in numbers)


def play(game: koruna.Game, seats: int, options: dict[str, str], number: int) -> Record:
    bots = [bot("greedy", game, Random(f"{number} {seat}")) for seat in range(seats)]
    match = Match.new(game, seats, options, rng=Random(number), thinking=Random(number))
    while not match.over():
        match.let(bots[match.state.turn()])
    return match.record


def count(game: koruna.Game, record: Record, quick: bool, found: Asked) -> None:
    """Replay a game and count; `quick` people say "nothing more" as soon as they can."""
    match = Match(game, record.first(0))
    said = [AskSettings() for _ in range(record.seats)]
    last = last_deeds(game, record) if quick else {}
    season = 0
    for at, (seat, text) in enumerate(record.lines):
        view: Any = match.state.view(SPECTATOR if seat == CHANCE else seat)
        now = view.round
        if now and seat != CHANCE:
            step = view.step
            found.all[step] += 1
            found.all_ends[step] += text == ENDS
            unsaid = unasked(game, match.state, seat, said[seat], match.events())
            if unsaid and unsaid != text:
                found.other[step] += 1
            if unsaid != text:
                found.asked[step] += 1
                found.hopeless[step] += not unsaid and is_hopeless(view, seat)
                found.ends[step] += text == ENDS
                if quick and text == ENDS and at > last.get((now, seat), -1):
                    said[seat].rest(now, len(match.events()))
        if now > season:
            season, found.seasons = now, found.seasons + still_playing(view)
        match.go_on([(seat, text)])


def still_playing(view: Any) -> int:
    """Only in Suverenita can a player be eliminated before the end."""
    return sum(not getattr(player, "out", False) for player in view.players)


def is_hopeless(view: Any, seat: int) -> bool:
    """An assault that cannot breach the wall, a retreat where no enemy is near."""
    if view.step == "assault":
        return all(is_vain(fight) for fight in view.forecasts if fight.field == view.question.field)
    if view.step != "retreat":
        return False
    own = [at for at, field in enumerate(view.fields) if field.lord == seat or any_of(seat, field)]
    near = {*own, *[other for at in own for other in view.map.fields[at].borders]}
    alone = all(stack.owner == seat for at in near for stack in view.fields[at].stacks)
    return alone and not any(view.map.fields[at].neutral for at in own)


def any_of(seat: int, field: Any) -> bool:
    return any(stack.owner == seat for stack in field.stacks)


def last_deeds(game: koruna.Game, record: Record) -> dict[tuple[int, int], int]:
    """By season and seat: the last line that is an action in a step that "nothing more" would skip."""
    match = Match(game, record.first(0))
    found: dict[tuple[int, int], int] = {}
    for at, (seat, text) in enumerate(record.lines):
        if seat != CHANCE and text != ENDS:
            moves = [match.state.write(move, seat) for move in match.state.moves(seat)]
            if ENDS in moves:
                found[match.state.view(seat).round, seat] = at
        match.go_on([(seat, text)])
    return found


def show(game_id: str, seats: int, options: dict[str, str], games: int, quick: bool) -> Asked:
    game = koruna.game(game_id)
    found = Asked()
    for number in range(games):
        count(game, play(game, seats, options, number), quick, found)
    print(f"\n{game_id}, {seats} players {' '.join(options.values())}, {games} games, a season:")
    print(f"{'':10}{'all':>8}{'done':>8}{'asked':>8}{'done':>8}{'other':>8}")
    for name in ["all", *sorted(found.all, key=lambda step: -found.all[step])]:
        print(found.line(name), flush=True)
    if found.hopeless.total():
        print("asked without hope:", dict(found.hopeless))
    return found


def main() -> None:
    asked = ArgumentParser(prog="python -m bench.questions", description=(__doc__ or "").split("\n")[0])
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    asked.add_argument("--modes", nargs="*", default=MODES)
    asked.add_argument("--quick", action="store_true")
    given = asked.parse_args()
    for mode in given.modes:
        for seats in given.players:
            show("suverenita", seats, {"mode": mode}, given.games, given.quick)
    for seats in (1, 2):
        show("wonderful_kingdom", seats, {}, given.games, given.quick)


if __name__ == "__main__":
    main()
