"""Renders reviews, in the replay workers: it is too slow for the event loop."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from koruna.engine.state import State
from koruna.look.faults import drawn
from koruna.review.chart import chart
from koruna.review.notebook import player_cells
from koruna.review.puzzle import Puzzle, weigh
from koruna.review.result import Decision, Review
from koruna.review.sentences import ReviewSentences, percent, tenths
from koruna.table.live.review_workers import replay_of
from koruna.table.live.worker_pool import contents
from koruna.table.pages.page_symbols import bare
from koruna.table.pages.rendering import crest, icon, templates
from koruna.table.pages.what_changed import marked
from koruna.table.requests.base_path import current

COSTLIEST = 10  # decisions shown before all others
ROWS = 24  # in the table of chances


class ReviewLook(Struct):
    """A viewer and a review, to be sent to another process."""

    review: Review
    path: str  # of its page, without the base
    replay: str  # the path of its replay, or "" if there is none
    names: list[str]
    bots: list[str]  # by seat, "" for a person
    reader: int  # the seat that is called "you"
    seat: int  # whose decisions are listed
    language: str
    base: str


class DecisionRow(Struct):
    line: int
    move: int  # its number in the replay
    round: int
    played: str
    best: str  # "" if nothing better was found
    cost: str
    points: int | float


class Compared(Struct):
    """A decision on the board: before, after the played move, and after the best one."""

    drawings: list[tuple[str, str]]  # captions and drawings
    sentence: str
    position: str  # before the decision
    move: int  # its number in the replay
    seat: int
    before: int  # the line of the decision of that seat before it; -1 if there is none
    after: int
    is_good: bool


class PuzzleList(Struct):
    """A decision to be found by the reader in a list of moves."""

    drawing: str
    lead: str
    moves: list[tuple[str, str]]  # every legal move as text and in words
    answer: str  # about the move that was tried, or ""
    is_right: bool


# --- in the processes -------------------------------------------------------------------------


def sentences_of(look: ReviewLook) -> ReviewSentences:
    current.set(look.base)
    sentences = ReviewSentences(look.review, look.language, look.names, look.reader, contents)
    sentences.replay = replay_of(look.review.record)  # it is known here
    return sentences


def found_html(look: ReviewLook) -> str:
    """The findings so far: chart, players, turning points, and the decisions of a seat."""
    sentences, review = sentences_of(look), look.review
    own = sorted(review.of(look.seat), key=lambda each: -each.weight)
    costly = [each for each in own if not each.is_good][:COSTLIEST]
    numbers = moves_by_line(review)
    return templates.get_template("review_found.html").render(
        say=sentences.words.say,
        icon=icon,
        crest=crest,
        look=look,
        chart=bare(chart(review, look.language, sentences, lambda line: moment_url(look, numbers, line))),
        chart_heading=sentences.chart_heading(),
        chances=chances_table(review, sentences),
        players=player_cells(review, sentences),
        points=[
            (sentences.turning_point(point), point.kind, point.seat, point.line, moment_url(look, numbers, point.line))
            for point in review.turning_points
        ],
        no_points=sentences.no_turning_points(),
        costly=[row_of(each, sentences, numbers) for each in costly],
        all=[row_of(each, sentences, numbers) for each in sorted(own, key=lambda each: each.line)],
    )


def moves_by_line(review: Review) -> dict[int, int]:
    """By line, the moment of the replay before a decision."""
    return {moment.line: number for number, moment in enumerate(review.moments)}


def moment_url(look: ReviewLook, numbers: dict[int, int], line: int) -> str:
    """The URL of a moment: in the replay, or as the next decision that was judged; "" if there is none."""
    if look.replay:
        later = [number for at, number in numbers.items() if at >= line]
        return f"{look.base}{look.replay}/{min(later)}"
    judged = [each.line for each in look.review.decisions if each.line >= line]
    return f"{look.base}{look.path}/{judged[0]}" if judged else ""


def row_of(decision: Decision, sentences: ReviewSentences, numbers: dict[int, int]) -> DecisionRow:
    is_best = decision.best.move == decision.played.move
    played, best = sentences.both(decision)
    return DecisionRow(
        line=decision.line,
        move=numbers[decision.line] + 1,
        round=decision.round,
        played=played,
        best="" if is_best else best,
        cost=sentences.words.say("review-percent", {"value": percent(decision.cost)}),
        points=tenths(decision.points),
    )


def chances_table(review: Review, sentences: ReviewSentences) -> list[tuple[int, int, list[str]]]:
    """Moves, rounds and everybody's chances there (or points): where rounds begin, or at even steps, and the end."""
    moments = review.moments
    begins = [at for at in range(len(moments)) if at == 0 or moments[at].round != moments[at - 1].round]
    if not 2 <= len(begins) <= ROWS:
        step = max(1, len(moments) // ROWS)
        begins = list(range(0, len(moments), step))
    wanted = sorted({*begins, len(moments) - 1})
    seats = range(len(sentences.names))
    return [(at, moments[at].round, [sentences.standing(moments[at], seat) for seat in seats]) for at in wanted]


def compared(look: ReviewLook, line: int) -> Compared | None:
    """A decision on the board; None if that line is not a decision, or is not judged yet."""
    sentences = sentences_of(look)
    decision = sentences.by_line.get(line)
    if decision is None:
        return None
    state, say = sentences.states[line], sentences.words.say
    name = sentences.names[decision.seat]
    played, best = sentences.both(decision)
    before = table_drawn(look, sentences, state, decision.seat)
    own = after(look, sentences, state, decision, decision.played.move)
    caption = say("review-as-played", {"player": name, "move": played})
    if decision.best.move == decision.played.move:
        drawings = [(caption, marked(own, before))]
    else:
        other = after(look, sentences, state, decision, decision.best.move)
        better = say("review-as-best", {"move": best})
        drawings = [(caption, marked(own, before, other)), (better, marked(other, before, own))]
    lines = [each.line for each in look.review.decisions if each.seat == decision.seat]
    at = lines.index(line)
    return Compared(
        drawings=drawings,
        sentence=sentences.in_game(line, say("review-was-good") if decision.is_good else sentences.decision(decision)),
        position=state.position(),
        move=moves_by_line(look.review)[line],
        seat=decision.seat,
        before=lines[at - 1] if at else -1,
        after=lines[at + 1] if at + 1 < len(lines) else -1,
        is_good=decision.is_good,
    )


def after(look: ReviewLook, sentences: ReviewSentences, state: State, decision: Decision, move: str) -> str:
    """The table as the seat sees it after a move."""
    there = state.copy()
    there.play(there.read(move, decision.seat), decision.seat)
    return table_drawn(look, sentences, there.last_played(), decision.seat)


def table_drawn(look: ReviewLook, sentences: ReviewSentences, state: State, seat: int) -> str:
    game = sentences.replay.game
    view: Any = state.view(seat)
    return drawn("table", look.language, lambda: bare(game.svg(view, look.language, sentences.names)))


def puzzle_at(look: ReviewLook, line: int) -> tuple[Puzzle, str] | None:
    """A decision as a puzzle on the board, and the position before it; None if there is nothing to find."""
    sentences = sentences_of(look)
    decision = sentences.by_line.get(line)
    if decision is None or decision.best.move == decision.played.move:
        return None
    return puzzle_of(look, decision), sentences.states[line].position()


def puzzle_of(look: ReviewLook, decision: Decision) -> Puzzle:
    return Puzzle(decision, look.review.level, f"{look.path}/{decision.line}")


def puzzle_list(look: ReviewLook, line: int, tried: str) -> PuzzleList | None:
    """A decision as a puzzle, and how good the reader's try is; None if there is nothing to find."""
    sentences = sentences_of(look)
    decision = sentences.by_line.get(line)
    if decision is None or decision.best.move == decision.played.move:
        return None
    state, say = sentences.states[line], sentences.words.say
    texts = [state.write(move, decision.seat) for move in state.moves(decision.seat)]
    answer, is_right = "", False
    if tried in texts:
        found = weigh(sentences.replay.game, state, puzzle_of(look, decision), tried)
        answer = say("review-puzzle-solved" if found.is_right else "review-puzzle-tried", found.facts())
        is_right = found.is_right
    lead = {
        "round": max(1, decision.round),
        "player": sentences.names[decision.seat],
        "played": sentences.both(decision)[0],
    }
    return PuzzleList(
        drawing=table_drawn(look, sentences, state, decision.seat),
        lead=sentences.in_game(line, say("review-puzzle-lead", lead)),
        moves=[(text, sentences.move(decision, text)) for text in texts],
        answer=answer,
        is_right=is_right,
    )
