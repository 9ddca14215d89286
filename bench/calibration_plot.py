"""The plot of docs/values.md: how often seats won, by the predicted chance."""

from __future__ import annotations

from html import escape

SIZE = 360  # of the square
EDGE = 48
LEGEND = 250
LINE = 18
COLOURS = ["#1b6ca8", "#c0392b", "#2e8b57", "#8e44ad", "#d68910", "#16a085", "#7f5539", "#5d6d7e"]

Points = list[tuple[float, float, int]]  # the mean predicted chance, the share of wins, and how many


def plot(game: str, lines: list[tuple[str, Points]]) -> str:
    """An SVG: a line for every set-up, and the diagonal of perfect calibration."""
    height = max(SIZE, LINE * len(lines)) + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE + 2 * EDGE + LEGEND} {height}" '
        f'font-family="sans-serif" font-size="12" role="img" aria-label="Calibration of {game}">',
        f'<rect width="100%" height="100%" fill="#fff"/><path d="M{EDGE} {EDGE}h{SIZE}v{SIZE}h-{SIZE}z" '
        'fill="none" stroke="#999"/>',
        f'<path d="M{EDGE} {EDGE + SIZE}l{SIZE} -{SIZE}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for share in range(0, 101, 20):
        x, y = place(share / 100, share / 100)
        parts.append(f'<text x="{x:.0f}" y="{EDGE + SIZE + 16}" text-anchor="middle">{share}</text>')
        parts.append(f'<text x="{EDGE - 6}" y="{y + 4:.0f}" text-anchor="end">{share}</text>')
    parts.append(f'<text x="{EDGE}" y="{EDGE - 14}">won, % of moments</text>')
    parts.append(f'<text x="{EDGE + SIZE}" y="{EDGE + SIZE + 34}" text-anchor="end">predicted chance, %</text>')
    for number, (name, points) in enumerate(lines):
        parts += of_line(number, name, points)
    return "".join([*parts, "</svg>\n"])


def place(predicted: float, happened: float) -> tuple[float, float]:
    return EDGE + SIZE * predicted, EDGE + SIZE * (1 - happened)


def of_line(number: int, name: str, points: Points) -> list[str]:
    """Bins with less than a hundredth of the data are left out as too noisy."""
    colour = COLOURS[number % len(COLOURS)]
    dashes = ' stroke-dasharray="5 3"' if number >= len(COLOURS) else ""
    total = sum(count for _, _, count in points)
    places = [place(predicted, happened) for predicted, happened, count in points if count * 100 >= total]
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    drawn = [f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="1.5"{dashes}/>']
    drawn += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in places]
    x, y = SIZE + EDGE + 24, EDGE + 6 + LINE * number
    drawn.append(f'<path d="M{x} {y}h20" stroke="{colour}" stroke-width="2"{dashes}/>')
    drawn.append(f'<text x="{x + 28}" y="{y + 4}">{escape(name)}</text>')
    return drawn
