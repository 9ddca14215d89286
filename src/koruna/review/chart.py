"""The chart of a review: each player's chance of winning over the game, or the points of a solo player, as SVG."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from math import ceil, floor

from msgspec import structs

from koruna.look.colours import colour
from koruna.look.kit import with_kit
from koruna.look.lettering import letters, shorten
from koruna.review.result import Moment, Review
from koruna.review.sentences import ReviewSentences, percent, whole

# In the units of the drawing, which is as wide as a phone.
WIDTH, HEIGHT = 360, 220
LEFT, RIGHT, TOP, BOTTOM = 34, 8, 10, 22
DASHES = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 2")  # by seat: colour is never the only cue
LEGEND_ROW = 18
MOST_POINTS = 120  # per line; more would be a scribble
MOST_MARKS = 12  # rounds written below


def chart(
    review: Review, language: str, sentences: ReviewSentences | None = None, link: Callable[[int], str] | None = None
) -> str:
    """The drawing, with its own colours so that it stands alone; `link` is the address of a moment, by its line."""
    sentences = sentences or ReviewSentences(review, language)
    label = escape(described(review, sentences))
    labels = [sentences.words.say("review-percent", {"value": value}) for value in (0, 50, 100)]
    if review.by_points:
        low, top = edges(review.moments)
        labels = [whole(value) for value in (low, (low + top) / 2, top)]
        shares = [(moment.points - low) / (top - low) for moment in review.moments]
        moments = [structs.replace(each, chances=[share]) for each, share in zip(review.moments, shares, strict=True)]
        review = structs.replace(review, moments=moments)
    seats = len(sentences.names)
    rows = (seats + 1) // 2 + bool(review.turning_points)
    height = HEIGHT + rows * LEGEND_ROW
    x_of = scale(review.moments)
    role = "img" if link is None else "group"  # an image cannot contain links
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="koruna review-chart" viewBox="0 0 {WIDTH} {height}"'
        f' width="{2 * WIDTH}" height="{2 * height}" role="{role}" aria-label="{label}"'
        ' font-family="var(--font-ui,sans-serif)">',
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="{colour("surface")}"/>',
        *grid(labels),
        *rounds(review.moments, x_of),
    ]
    lines += [curve(review.moments, seat, x_of) for seat in range(seats)]
    lines += marks(review, sentences, x_of, link)
    lines += legend(sentences)
    if review.turning_points:
        lines += legend_of_marks(sentences, HEIGHT + 10 + LEGEND_ROW * (rows - 1))
    lines.append("</svg>")
    return with_kit("\n".join(lines))


def described(review: Review, sentences: ReviewSentences) -> str:
    """The chart in words, for screen readers."""
    first, last = review.moments[0], review.moments[-1]
    lines = [sentences.chart_heading() + "."]
    if review.by_points:
        facts: dict[str, int | str] = {"first": whole(first.points), "last": whole(last.points)}
        return f"{lines[0]} {sentences.words.say('review-chart-of.points', facts)}"
    for seat, name in enumerate(sentences.names):
        facts = {"player": name, "first": percent(first.chances[seat]), "last": percent(last.chances[seat])}
        lines.append(sentences.words.say("review-chart-of", facts))
    return " ".join(lines)


def edges(moments: list[Moment]) -> tuple[int, int]:
    """The points at the lower and the upper edge: twenties, so that those between are round, too."""
    points = [moment.points for moment in moments]
    return min(0, 20 * floor(min(points) / 20)), max(20, 20 * ceil(max(points) / 20))


def scale(moments: list[Moment]) -> Callable[[int], float]:
    """The x coordinate of each line of the record: moments are evenly spaced."""
    places = {moment.line: at for at, moment in enumerate(moments)}
    ordered = sorted(places)
    step = (WIDTH - LEFT - RIGHT) / max(1, len(moments) - 1)

    def x_of(line: int) -> float:
        at = places.get(line)
        if at is None:  # draws are placed before the decision that follows
            at = next((places[later] for later in ordered if later > line), len(moments) - 1)
        return LEFT + step * at

    return x_of


def y_of(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(1.0, max(0.0, chance)))


def grid(labels: list[str]) -> list[str]:
    """Lines at quarters of the height, with labels below, in the middle and above."""
    found = []
    for quarter in range(5):
        y = y_of(quarter / 4)
        found.append(f'<path d="M{LEFT} {y:g}H{WIDTH - RIGHT}" stroke="{colour("line")}"/>')
        if quarter % 2 == 0:
            more = f'fill="{colour("ink-2")}" text-anchor="end"'
            found.append(letters(LEFT - 4, y + 4, labels[quarter // 2], 10, more))
    return found


def rounds(moments: list[Moment], x_of: Callable[[int], float]) -> list[str]:
    """Where rounds begin; if there are many, every second or fifth."""
    begins = {moment.round: moment.line for moment in reversed(moments) if moment.round}
    every = 1
    while len(begins) / every > MOST_MARKS:
        every = {1: 2, 2: 5}.get(every, every * 2)
    found = []
    for number, line in sorted(begins.items()):
        if number % every == 0 or every == 1:
            x = x_of(line)
            found.append(f'<path d="M{x:.1f} {y_of(0):g}v4" stroke="{colour("line-strong")}"/>')
            more = f'fill="{colour("ink-2")}" text-anchor="middle"'
            found.append(letters(round(x, 1), HEIGHT - 6, str(number), 10, more))
    return found


def curve(moments: list[Moment], seat: int, x_of: Callable[[int], float]) -> str:
    """A seat's chances, with a dark outline so that it shows on any background."""
    points = " ".join(f"{x_of(line):.1f},{y_of(chance):.1f}" for line, chance in calmed(moments, seat))
    dash = DASHES[seat % len(DASHES)]
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    shape = f'<polyline points="{points}" fill="none" stroke-linejoin="round"'
    return (
        f'{shape} stroke="{colour("ink")}" stroke-width="3.4"{dashed}/>'
        f'{shape} stroke="{colour(f"p{seat + 1}")}" stroke-width="2"{dashed}/>'
    )


def calmed(moments: list[Moment], seat: int) -> list[tuple[int, float]]:
    """The chances of a seat by line; smoothed in long games, except for the end."""
    together = -(-len(moments) // MOST_POINTS)
    found = []
    for first in range(0, len(moments) - 1, together):
        some = moments[first : min(first + together, len(moments) - 1)]
        middle = some[len(some) // 2]
        found.append((middle.line, sum(moment.chances[seat] for moment in some) / len(some)))
    return [*found, (moments[-1].line, moments[-1].chances[seat])]


def marks(
    review: Review, sentences: ReviewSentences, x_of: Callable[[int], float], link: Callable[[int], str] | None
) -> list[str]:
    """The turning points: a ring for a decision, a lozenge for luck."""
    found = []
    for point in review.turning_points:
        x = x_of(point.line)
        y = y_of(min(calmed(review.moments, point.seat), key=lambda there: abs(x_of(there[0]) - x))[1])
        shape = mark(point.kind, x, y, colour(f"p{point.seat + 1}"))
        said = escape(sentences.turning_point(point), quote=False)
        shape = f"<g>{shape}<title>{said}</title></g>"
        address = link(point.line) if link is not None else ""
        if address:
            shape = f'<a href="{escape(address)}" tabindex="-1">{shape}</a>'
        found.append(shape)
    return found


def mark(kind: str, x: float, y: float, face: str) -> str:
    look = f'fill="{face}" stroke="{colour("ink")}" stroke-width="1.5"'
    if kind == "luck":
        return f'<path d="M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z" {look}/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" {look}/>'


def legend_of_marks(sentences: ReviewSentences, y: float) -> list[str]:
    """What a ring and a lozenge mean."""
    found = []
    for kind, x in (("decision", LEFT + 12), ("luck", WIDTH - 90)):
        found.append(mark(kind, x, y - 4, colour("surface")))
        text = sentences.words.say(f"review-mark-{kind}")
        found.append(letters(x + 12, y, text, 12, f'fill="{colour("ink")}"'))
    return found


def legend(sentences: ReviewSentences) -> list[str]:
    found = []
    for seat, name in enumerate(sentences.names):
        x, y = (LEFT if seat % 2 == 0 else WIDTH / 2 + 10), HEIGHT + 10 + LEGEND_ROW * (seat // 2)
        dash = DASHES[seat % len(DASHES)]
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        line = f'd="M{x:g} {y - 4:g}h24" fill="none"{dashed}'
        found.append(f'<path {line} stroke="{colour("ink")}" stroke-width="3.4"/>')
        found.append(f'<path {line} stroke="{colour(f"p{seat + 1}")}" stroke-width="2"/>')
        found.append(letters(x + 30, y, shorten(name, WIDTH / 2 - 50, 12), 12, f'fill="{colour("ink")}"'))
    return found
