"""`python -m bench`: how fast Koruna is here, interpreted and compiled, against what it must reach.

Both modes alternate for several rounds, and the best round counts, because noise only ever makes a
round slower.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

import koruna
from bench.modes import help_ms, import_ms, speeds
from bench.setups import HELP_MS, IMPORT_MS, Setup, setups_of
from bench.speed import Round, Speed


class Line(msgspec.Struct, frozen=True):
    """A set-up in both modes."""

    game: str
    setup: Setup
    interpreted: Speed
    compiled: Speed
    ratio: float
    missed: list[str]


class Start(msgspec.Struct, frozen=True):
    """How long something takes to start, in milliseconds."""

    what: str
    interpreted: float
    compiled: float
    at_most: float
    missed: bool


class Report(msgspec.Struct, frozen=True):
    python: str
    koruna: str
    lines: list[Line]
    starts: list[Start]


def best(rounds: list[Round], at: int) -> Speed:
    found = [round.speeds[at] for round in rounds]
    return Speed(
        found[0].game,
        found[0].setup,
        max(speed.games for speed in found),
        max(speed.decisions for speed in found),
        min(speed.copy_us for speed in found),
        min(speed.bots_s for speed in found),
        min(speed.observe_us for speed in found),
    )


def compare(game: str, setup: Setup, slow: Speed, fast: Speed) -> Line:
    ratio = fast.games / slow.games
    missed = []
    if fast.games < setup.games:
        missed.append("games")
    if fast.decisions < setup.decisions:
        missed.append("decisions")
    if setup.bots_s and fast.bots_s >= setup.bots_s:
        missed.append("bots")
    if ratio < setup.ratio:
        missed.append("ratio")
    if setup.copy_us and fast.copy_us >= setup.copy_us:
        missed.append("copy")
    return Line(game, setup, slow, fast, ratio, missed)


def measure(rounds: int, seconds: float, games: list[str]) -> Report:
    slow: list[Round] = []
    fast: list[Round] = []
    for _ in range(rounds):
        slow.append(speeds(False, seconds, games))
        fast.append(speeds(True, seconds, games))
    setups = [(game, setup) for game in games for setup in setups_of(game)]
    lines = [compare(game, setup, best(slow, at), best(fast, at)) for at, (game, setup) in enumerate(setups)]
    starts = []
    for what, time, at_most in (("import koruna", import_ms, IMPORT_MS), ("koruna --help", help_ms, HELP_MS)):
        interpreted, compiled = (min(time(mode) for _ in range(rounds + 2)) for mode in (False, True))
        starts.append(Start(what, interpreted, compiled, at_most, max(interpreted, compiled) >= at_most))
    return Report(sys.version.split()[0], koruna.__version__, lines, starts)


def judged(value: str, figure: str, missed: bool) -> str:
    """A value in green or red beside the figure it must reach, plain if there is none."""
    if not figure:
        return value
    return f"[{'red' if missed else 'green'}]{value}[/] {figure}"


def speed_table(lines: list[Line], game: str) -> Table:
    table = Table(title=f"{game}: random games a second on one core", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("set-up", no_wrap=True)
    for heading in ("interpreted", "compiled", "times", "decisions", "copy µs", "bots s", "observe µs"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        setup = line.setup
        table.add_row(
            setup.name,
            f"{line.interpreted.games:,.0f}",
            judged(f"{line.compiled.games:,.0f}", f"≥ {setup.games:,}" if setup.games else "", "games" in line.missed),
            judged(f"{line.ratio:.1f}", f"≥ {setup.ratio}" if setup.ratio else "", "ratio" in line.missed),
            judged(
                f"{line.compiled.decisions / 1000:,.0f} k",
                f"≥ {setup.decisions // 1000} k" if setup.decisions else "",
                "decisions" in line.missed,
            ),
            judged(
                f"{line.compiled.copy_us:.2f}", f"< {setup.copy_us:g}" if setup.copy_us else "", "copy" in line.missed
            ),
            judged(f"{line.compiled.bots_s:.2f}", f"< {setup.bots_s:g}", "bots" in line.missed) if setup.bots_s else "",
            f"{line.compiled.observe_us:.0f}",
        )
    return table


def start_table(report: Report) -> Table:
    table = Table(title="Milliseconds to start", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("what")
    for heading in ("interpreted", "compiled"):
        table.add_column(heading, justify="right")
    for start in report.starts:
        figure = f"< {start.at_most:g}"
        both = [judged(f"{ms:.0f}", figure, ms >= start.at_most) for ms in (start.interpreted, start.compiled)]
        table.add_row(start.what, *both)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast Koruna is here.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each mode; the best counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each set-up in a round")
    parser.add_argument("--game", help="measure only this one")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    parser.add_argument("--check", action="store_true", help="fail when a figure is missed")
    wish = parser.parse_args()
    games = [koruna.game(wish.game).id] if wish.game else [game.id for game in koruna.all_games()]
    report = measure(wish.rounds, wish.seconds, games)
    console = Console()
    for game in games:
        console.print(speed_table([line for line in report.lines if line.game == game], game))
    console.print(start_table(report))
    if wish.json:
        wish.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    missed = [line for line in report.lines if line.missed] + [start for start in report.starts if start.missed]
    if wish.check and missed:
        sys.exit(f"{len(missed)} of the figures are missed.")


if __name__ == "__main__":
    main()
