"""A review as HTML, for a notebook: the chart, the turning points in words and how the players did."""

from __future__ import annotations

from html import escape

from koruna.review.chart import chart
from koruna.review.result import Review
from koruna.review.sentences import ReviewSentences, percent


def notebook(review: Review, language: str = "en") -> str:
    sentences = ReviewSentences(review, language)
    points = [f"<li>{escape(sentences.turning_point(point))}</li>" for point in review.turning_points]
    turning = f"<ol>{''.join(points)}</ol>" if points else f"<p>{escape(sentences.no_turning_points())}</p>"
    return chart(review, language, sentences) + turning + players_table(review, sentences)


def players_table(review: Review, sentences: ReviewSentences) -> str:
    say = sentences.words.say
    headings = [say(f"review-{name}") for name in ("player", "accuracy", "decisions", "cost", "luck")]
    rows = [[escape(cell) for cell in cells] for cells in player_cells(review, sentences)]
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(
        f'<tr><th scope="row">{cells[0]}</th>{"".join(f"<td>{cell}</td>" for cell in cells[1:])}</tr>' for cells in rows
    )
    return f'<table class="review-players"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def player_cells(review: Review, sentences: ReviewSentences) -> list[list[str]]:
    """The row of a player: name, accuracy, good decisions out of all, chances given away, luck."""
    say = sentences.words.say
    return [
        [
            sentences.names[each.seat],
            say("review-percent", {"value": percent(each.accuracy)}) if each.decisions else say("review-no-share"),
            say("review-good-of", {"good": each.good, "decisions": each.decisions}),
            say("review-percent", {"value": percent(each.cost)}),
            sentences.signed(each.luck),
        ]
        for each in review.players
    ]
