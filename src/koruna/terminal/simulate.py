"""`koruna simulate`: many games between bots, and the results as a table or as JSON."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import SystemRandom
from time import perf_counter

import msgspec

from koruna.engine.content import Content, plain
from koruna.engine.data_folder import ENDING, make_folder
from koruna.engine.game import Game
from koruna.engine.option import Options
from koruna.lab import Measured, Played, Standing, measured, run_games, standings, won_by_nobody
from koruna.lab.workers import STOPS
from koruna.locale import Words, words
from koruna.look.names import BOT
from koruna.terminal.arguments import find_game, read_bots, read_options, seed_number, whole_number
from koruna.terminal.files import write_record
from koruna.terminal.players import names_of
from koruna.terminal.screen import Screen

NO_PLACE = "\N{EN DASH}"


class Arguments(msgspec.Struct, frozen=True):
    """The command line arguments, unparsed."""

    game: str
    seats: str
    games: str
    option: list[str]
    seed: str
    rotate: bool
    workers: str
    json: bool
    records: str
    events: bool
    contents: list[Content]


class SimulationReport(msgspec.Struct, frozen=True):
    """The result of a simulation. The same seed gives the same report, whatever the number of workers."""

    game: str
    version: int
    options: Options
    seed: int
    rotate: bool
    asked: int  # number of games requested
    games: int  # number of games played
    won_by_nobody: int  # number of those that all lost
    bots: list[Standing]
    measures: list[Measured]


def simulate(arguments: Arguments, language: str) -> int:
    """Returns the exit code: 130 if it was interrupted, after reporting on the finished games."""
    game = find_game(arguments.game)
    bots = read_bots(game, arguments.seats)
    asked = whole_number(arguments.games, "--games", 1)
    workers = whole_number(arguments.workers, "--workers", 1) if arguments.workers else None
    seed = seed_number(arguments.seed)
    if seed is None:
        seed = SystemRandom().getrandbits(32)  # it is in the report, so that the run can be repeated
    options = read_options(game, arguments.option, arguments.contents)
    run = run_games(
        game,
        bots,
        asked,
        options,
        seed,
        workers,
        arguments.rotate,
        keep_records=bool(arguments.records),
        measures=True,
        events=arguments.events,
    )
    if arguments.records:
        make_folder(arguments.records)

    played: list[Played] = []
    stopped: BaseException | None = None
    began = perf_counter()
    with stopping_once():
        try:
            with progress(asked, language) as step, closing(run):
                for result in run:
                    if arguments.records:
                        write_record(record_file(arguments.records, game, seed, result, asked), result.record)
                    played.append(result)
                    step()
        except (KeyboardInterrupt, Exception) as stop:
            stopped = stop  # raised after the report on the finished games
        seconds = perf_counter() - began

        report = SimulationReport(
            game.id,
            game.version,
            plain(options),
            seed,
            arguments.rotate,
            asked,
            len(played),
            won_by_nobody(played),
            standings(bots, played),
            measured(played),
        )
        if arguments.json:
            print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
        else:
            print_report(report, game, seconds, language)
    if isinstance(stopped, Exception):
        raise stopped
    return stopped.code if isinstance(stopped, Stopped) else 130 if stopped else 0


class Stopped(KeyboardInterrupt):
    """Asked to stop, by Ctrl-C or by the system."""

    code: int  # the exit code, as shells expect it

    def __init__(self, signal_number: int) -> None:
        super().__init__()
        self.code = 128 + signal_number


@contextmanager
def stopping_once() -> Iterator[None]:
    """The first stop signal ends the games; further ones are ignored, so that the report is printed."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    stops: list[int] = []

    def stop(number: int, frame: object) -> None:
        stops.append(number)
        if len(stops) == 1:
            raise Stopped(number)

    # Signals that were ignored when we were started (`nohup`) stay ignored.
    handlers = {number: signal.getsignal(number) for number in STOPS if signal.getsignal(number) != signal.SIG_IGN}
    for number in handlers:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, before in handlers.items():
            signal.signal(number, before)


def record_file(folder: str, game: Game, seed: int, played: Played, games: int) -> str:
    number = str(played.number + 1).zfill(len(str(games)))
    return str(Path(folder) / f"{game.id}-{seed}-{number}{ENDING}")


@contextmanager
def progress(games: int, language: str) -> Iterator[Callable[[], None]]:
    """A progress bar on stderr, if that is a terminal; stdout only gets the results."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    text = TextColumn(words(language).say("terminal-simulating"))
    columns = (text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        yield lambda: bar.advance(task)


def print_report(report: SimulationReport, game: Game, seconds: float, language: str) -> None:
    from rich.table import Table

    own = words(language, game.id)
    say = own.say
    screen = Screen()
    facts = {"game": say("name"), "seats": len(report.bots), "games": report.games, "seed": str(report.seed)}
    if report.games < report.asked:
        screen.say(say("terminal-interrupted", {"games": report.games, "asked": report.asked}))
    if not report.games:
        return
    screen.say(say("terminal-report", {**facts, "speed": rounded(report.games / seconds)}), "bold")
    if report.options:
        chosen = [say(f"option-{id}") if value is True else f"{id}={value}" for id, value in report.options.items()]
        screen.say(say("terminal-report-options", {"options": chosen}))
    if report.won_by_nobody:
        screen.say(say("terminal-report-won-by-nobody", {"lost": report.won_by_nobody, "games": report.games}))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    kinds = ("bot", "wins", "rate", "rate-range", "points", "points-range", "place")
    headings = [say(f"terminal-report-{kind}") for kind in kinds]
    for kind, heading in zip(kinds, headings, strict=True):
        table.add_column(heading, justify="left" if kind == "bot" else "right", no_wrap=kind != "bot")
    names = names_of([BOT + line.bot for line in report.bots], game, language)
    for name, line in zip(names, report.bots, strict=True):
        table.add_row(name, *cells(line, language))
    screen.say()
    unbounded = screen.console.options.update(width=1000)
    if screen.console.measure(table, options=unbounded).minimum <= screen.width():
        screen.console.print(table)
    else:
        print_narrow(names, report, headings, language, screen)
    for name, line in zip(names, report.bots, strict=True):
        if line.lost:
            failed = "terminal-report-did-not-play" if line.lost == line.turns else "terminal-report-lost-turns"
            screen.say(say(failed, {"bot": name, "lost": line.lost, "turns": line.turns}))
    print_measures(report.measures, own, screen)
    if report.options.get(game.series):
        screen.say(say("terminal-measured-series"))


def rounded(speed: float) -> float:
    """Games a second; of slow games two digits, so that it is not 0."""
    return round(speed, 1) if speed >= 1 else float(f"{speed:.2g}")


def print_narrow(
    names: list[str], report: SimulationReport, headings: list[str], language: str, screen: Screen
) -> None:
    """The same numbers as a list, if a table would be too wide."""
    from rich.table import Table

    for name, line in zip(names, report.bots, strict=True):
        screen.say(name, "bold")
        rows = Table.grid(padding=(0, 2))
        for heading, cell in zip(headings[1:], cells(line, language), strict=True):
            rows.add_row("", heading, cell)
        screen.console.print(rows)


def print_measures(measures: list[Measured], own: Words, screen: Screen) -> None:
    """What was counted in the games, its mean and how sure that is."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(own.say("terminal-measured"))
    table.add_column(own.say("terminal-measured-mean"), justify="right", no_wrap=True)
    table.add_column(own.say("terminal-measured-range"), justify="right", no_wrap=True)
    for line in measures:
        interval = range_text("terminal-fine-range", line.low, line.high, own)
        table.add_row(measure_name(line.name, own), own.say("terminal-place-mean", {"value": line.mean}), interval)
    screen.say()
    screen.console.print(table)


def measure_name(name: str, own: Words) -> str:
    """In words; the message of `faction:elves` is `measure-faction`, and its fact the faction."""
    kind, _, value = name.partition(":")
    return own.say(f"measure-{kind}", {kind: value} if value else {})


def range_text(message: str, low: float | None, high: float | None, own: Words) -> str:
    if low is None or high is None:
        return ""
    return own.say(message, {"low": low, "high": high, "sign": "less" if low < 0 else "more"})


def cells(line: Standing, language: str) -> list[str]:
    own = words(language)
    say = own.say

    def number(value: float) -> str:
        return say("terminal-decimal", {"value": value})

    def interval(low: float | None, high: float | None) -> str:
        return range_text("terminal-range", low, high, own)

    return [
        number(line.wins),
        number(100 * line.win_rate),
        interval(100 * line.win_rate_low, 100 * line.win_rate_high),
        number(line.points),
        interval(line.points_low, line.points_high),
        NO_PLACE if line.place is None else say("terminal-place-mean", {"value": line.place}),
    ]
