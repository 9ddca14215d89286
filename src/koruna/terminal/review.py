"""`koruna review`: what happened in a recorded game, and which moves would have been better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from koruna.engine.content import Content
from koruna.engine.errors import BadRecord, Trouble
from koruna.locale import words
from koruna.review.at_once import review as review_record
from koruna.review.chart import edges
from koruna.review.notebook import player_cells
from koruna.review.result import USUAL, Decision, Review, written
from koruna.review.sentences import ReviewSentences, percent, tenths
from koruna.terminal.arguments import whole_number
from koruna.terminal.files import InFile, read_text, write_text
from koruna.terminal.players import bots_by_name, folded
from koruna.terminal.screen import Screen

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 72  # columns of the chart
SHOWN = 12  # costliest decisions; all of them with --all


def review(
    path: str, level: str, seconds: str, every: bool, json: bool, svg: str, contents: list[Content], language: str
) -> None:
    if not path:
        raise Trouble("terminal-which-record", {})
    limit = whole_number(seconds, "--seconds", 1) if seconds else 0
    text = read_text(path)
    try:
        with progress(language) as step:
            found = review_record(text, judge_named(level, text), float(limit), contents, step)
    except BadRecord as trouble:
        raise InFile(path, trouble) from trouble
    if json:
        print(written(found).decode())
        return
    sentences = ReviewSentences(found, language, contents=contents, codes=True)
    if svg:
        write_text(svg, found.svg(language))
        return
    print_review(found, sentences, every, Path(path).name)


def judge_named(typed: str, record: str) -> str:
    """The opponent that judges, by id or name in any language; "" is the default."""
    if not typed:
        return USUAL
    from koruna.engine.library import game
    from koruna.engine.record import read_record

    return bots_by_name(game(read_record(record).game)).get(folded(typed), typed)


@contextmanager
def progress(language: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on stderr, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn(words(language).say("terminal-reviewing")), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("")
        yield lambda done, count: bar.update(task, completed=done, total=count)


def print_review(review: Review, sentences: ReviewSentences, every: bool, file: str) -> None:
    screen, say = Screen(), sentences.words.say
    screen.say(say("review-title", {"game": say("name")}), "bold")
    screen.say(say("review-judge", {"judge": say(f"bot-{review.level}")}))
    if not review.is_over:
        screen.say(say("review-unfinished"))
    if review.to_judge:
        screen.say(say("review-to-judge", {"count": review.to_judge}))
    screen.say()
    print_chart(review, sentences, screen)
    screen.say()
    print_table(["player", "accuracy", "decisions", "cost", "luck"], player_cells(review, sentences), sentences, screen)
    screen.say()
    screen.say(say("review-points-heading"), "bold")
    moves = {line: number for number, line in enumerate(line_numbers(review), 1)}
    for point in review.turning_points:
        sentence = sentences.turning_point(point)
        screen.say(sentence)
    if not review.turning_points:
        screen.say(sentences.no_turning_points())
    screen.say()
    print_decisions(review, sentences, every, moves, screen)
    screen.say()
    screen.say(say("terminal-review-replay", {"file": file}), whole=True)


def line_numbers(review: Review) -> list[int]:
    """The lines that are decisions, in order: the number of a move for `koruna replay --move`."""
    return [moment.line for moment in review.moments[:-1]]


def print_chart(review: Review, sentences: ReviewSentences, screen: Screen) -> None:
    """Each player's chances as a line of bars, or the points of a solo player."""
    names, (low, top) = sentences.names, edges(review.moments)
    widest = max(len(name) for name in names)
    width = max(10, min(WIDEST, screen.width() - widest - 16, len(review.moments)))
    screen.say(sentences.chart_heading(), "bold")
    for seat, name in enumerate(names):
        shares = [
            (moment.points - low) / (top - low) if review.by_points else moment.chances[seat]
            for moment in review.moments
        ]
        chances = sampled(shares, width)
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)
        first, last = (sentences.standing(review.moments[at], seat) for at in (0, -1))
        screen.say(f"{name:<{widest}} {first:>6} {bars} {last:>5}", whole=True)


def sampled(values: list[float], width: int) -> list[float]:
    """Sample values to the number of columns, including the first and the last."""
    last = len(values) - 1
    return [values[round(at * last / max(1, width - 1))] for at in range(width)]


def print_decisions(
    review: Review, sentences: ReviewSentences, every: bool, moves: dict[int, int], screen: Screen
) -> None:
    """The decisions that cost most, or all of them, in the order of the game."""
    costly = [each for each in review.decisions if not each.is_good]
    found = review.decisions if every else sorted(costly, key=lambda each: -each.weight)[:SHOWN]
    if not found:
        return
    screen.say(sentences.words.say("review-decisions-heading"), "bold")
    rows = [
        [
            str(moves[each.line]),
            sentences.names[each.seat],
            sentences.move(each, each.played.move),
            better(each, sentences),
            sentences.words.say("review-percent", {"value": percent(each.cost)}),
            str(tenths(each.points)),
        ]
        for each in sorted(found, key=lambda each: each.line)
    ]
    print_table(["move", "player", "played", "best", "costs", "in-points"], rows, sentences, screen)


def better(decision: Decision, sentences: ReviewSentences) -> str:
    if decision.best.move == decision.played.move:
        return sentences.words.say("review-was-best")
    return sentences.move(decision, decision.best.move)


def print_table(headings: list[str], rows: list[list[str]], sentences: ReviewSentences, screen: Screen) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in headings:
        words_of = heading in ("player", "played", "best")
        table.add_column(sentences.words.say(f"review-{heading}"), justify="left" if words_of else "right")
    for row in rows:
        table.add_row(*row)
    screen.console.print(table)
