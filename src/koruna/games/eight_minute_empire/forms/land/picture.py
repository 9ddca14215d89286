"""The map without names and pieces: sea, coasts, land, borders, sea routes and decoration."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from random import Random

from koruna.games.eight_minute_empire.forms.land.cells import HEIGHT, SEA, WIDTH, Cell, LandPlan, Outlines, Point
from koruna.games.eight_minute_empire.forms.land.spaces import Space, region_at
from koruna.look import colour

INK = colour("map-ink")
TEXT = colour("map-text")
SEA_1, SEA_2, SEA_3 = colour("t-sea-1"), colour("t-sea-2"), colour("t-sea-3")
# Water along a coast: alternating dark and pale lines. Width, colour and opacity of each.
SHORE = [(46, SEA_2, 0.4), (43, SEA_1, 1), (31, SEA_2, 0.55), (28, SEA_1, 1), (17, SEA_2, 0.8), (14, SEA_3, 1)]

# Decoration of each continent: suffixes of symbols.
GROWING = ["fir fir mountain oak", "oak hill mountain tuft", "oak tuft hill", "hill tuft mountain", "fir oak hill"]
COMPASS = {"a": (92, 600), "b": (580, 590)}
SERPENT = {"a": (380, 400), "b": (520, 440)}


def path(lines: list[list[Point]], closed: bool) -> str:
    """Consecutive lines as curves through the midpoints between their points."""
    here = lines[0][0]
    text = f"M{here[0]:g} {here[1]:g}"

    def to(*points: Point) -> str:
        return " ".join(f"{x - here[0]:g} {y - here[1]:g}" for x, y in points)

    for line in lines:
        for bend, after in pairwise(line[1:-1]):
            end = (bend[0] + after[0]) / 2, (bend[1] + after[1]) / 2
            text += f"q{to(bend, end)}"
            here = end
        text += f"q{to(line[-2], line[-1])}" if len(line) > 2 else f"l{to(line[-1])}"
        here = line[-1]
    return text.replace(" -", "-") + ("z" if closed else "")


def outline(outlines: Outlines, regions: set[int]) -> str:
    return "".join(path(outlines.ring_lines(ring), True) for ring in outlines.rings(regions))


def draw_outlines(plan: LandPlan, outlines: Outlines) -> list[str]:
    """Every region, every continent and all land, as lines and as clip paths."""
    land, shape = f"k-land-{plan.name}", f"k-shape-{plan.name}"
    found = []
    for region in plan.middles:
        found.append(f'<path id="{land}-{region}" d="{outline(outlines, {region})}"/>')
        found.append(f'<clipPath id="{shape}-{region}"><use href="#{land}-{region}"/></clipPath>')
    uses = ""
    for number, regions in enumerate(plan.continents, 1):
        found.append(f'<path id="{land}-continent-{number}" d="{outline(outlines, set(regions))}"/>')
        uses += f'<use href="#{land}-continent-{number}"/>'
    found.append(f'<g id="{land}-coast">{uses}</g>')
    return [*found, f'<clipPath id="{shape}-coast">{uses}</clipPath>']


def draw_picture(plan: LandPlan, labels: dict[Cell, int], outlines: Outlines, spaces: dict[int, Space]) -> str:
    """The whole picture as one symbol of the sheet's size."""
    land = f"k-land-{plan.name}"
    coast = f'href="#{land}-coast" stroke-linejoin="round"'
    inner = "".join(path([line], False) for line in outlines.borders())
    drawn = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#pat-sea)"/>']
    for width, ink, opacity in SHORE:
        line = f'stroke="{ink}" stroke-width="{width}" opacity="{opacity:g}"'
        drawn.append(f'<g fill="none" {line}><use {coast}/></g>')
    drawn.append(f'<g fill="{INK}" opacity=".34"><use {coast} y="6"/></g>')
    for number, regions in enumerate(plan.continents, 1):
        drawn.append(f'<use href="#{land}-continent-{number}" fill="{colour(f"land-{number}")}"/>')
        drawn += [f'<use href="#{land}-{r}" fill="{INK}" fill-opacity="{r * 37 % 5 * 0.03:.2f}"/>' for r in regions]
    drawn += [
        f'<g clip-path="url(#k-shape-{plan.name}-coast)" fill="none" stroke="{INK}" stroke-width="16" opacity=".12">'
        f"<use {coast}/></g>",
        f'<path d="{inner}" fill="none" stroke="{INK}" stroke-width="1.8" stroke-dasharray="5 4" opacity=".8"/>',
        draw_growing(plan, labels, spaces),
        f'<g fill="none" stroke="{INK}" stroke-width="2.6"><use {coast}/></g>',
        draw_ways(plan, labels),
        draw_ornaments(plan),
    ]
    return f'<g id="{land}">{"".join(drawn)}</g>'


# --- sea routes ----------------------------------------------------------------------------------


def draw_ways(plan: LandPlan, labels: dict[Cell, int]) -> str:
    curves = [crossing(plan, labels, a, b) for a, b in plan.sea]
    line = "".join("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in [*curve[:-1:3], curve[-1]]) for curve in curves)
    ends = "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4.5"/>' for curve in curves for x, y in (curve[0], curve[-1]))
    middles = [curve[len(curve) // 2] for curve in curves if length(curve) > 60]
    ships = [f'<use href="#k-act-sail" x="{x - 12:.0f}" y="{y - 16:.0f}" width="24" height="24"/>' for x, y in middles]
    look = 'fill="none" stroke-linecap="round"'
    return (
        f'<path d="{line}" {look} stroke="{SEA_3}" stroke-width="7" opacity=".85"/>'
        f'<path d="{line}" {look} stroke="{TEXT}" stroke-width="2.6" stroke-dasharray="1 7"/>'
        f'<g fill="{colour("spr-cream")}" stroke="{INK}" stroke-width="1.8">{ends}</g>{"".join(ships)}'
    )


def crossing(plan: LandPlan, labels: dict[Cell, int], a: int, b: int) -> list[Point]:
    """The straightest curve between two regions that crosses only water, the shortest of several."""
    best: list[Point] = []
    least = 1e9
    for bend in range(-120, 121, 8):
        points = curve_between(plan.middles[a], plan.middles[b], bend)
        there = [region_at(labels, *point) for point in points]
        last = max((k for k, region in enumerate(there) if region == a), default=0)
        first = min((k for k, region in enumerate(there) if region == b and k > last), default=len(points) - 1)
        wet = points[last : first + 1]
        dry = sum(region not in (SEA, a, b) for region in there[last : first + 1])
        cost = length(wet) + abs(bend) * 0.35 + dry * 400
        if cost < least:
            best, least = wet, cost
    return best


def curve_between(one: Point, other: Point, bend: float) -> list[Point]:
    (ax, ay), (bx, by) = one, other
    far = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    cx, cy = (ax + bx) / 2 - (by - ay) / far * bend, (ay + by) / 2 + (bx - ax) / far * bend
    steps = [k / 60 for k in range(61)]
    return [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by)
        for t in steps
    ]


def length(points: list[Point]) -> float:
    return sum(sqrt((u - x) ** 2 + (v - y) ** 2) for (x, y), (u, v) in pairwise(points))


# --- decoration --------------------------------------------------------------------------------------


def draw_growing(plan: LandPlan, labels: dict[Cell, int], spaces: dict[int, Space]) -> str:
    """Mountains, hills and trees where there will be neither a name nor a piece."""
    rng = Random(plan.seed)
    placed: list[Point] = []
    drawn = []
    around = ((0, 0), (15, 8), (-15, 8), (0, -17), (0, 12), (13, -8), (-13, -8))
    for region, (mx, my) in plan.middles.items():
        kinds = rng.sample(GROWING[plan.continent_of(region) - 1].split(), 2)
        for _ in range(260):
            x, y = mx + rng.uniform(-110, 110), my + rng.uniform(-90, 90)
            free = all(region_at(labels, x + dx, y + dy) == region for dx, dy in around)
            crowded = any((x - u) ** 2 + (y - v) ** 2 < 420 for u, v in placed)
            if free and not crowded and not spaces[region].holds((x, y), 10):
                placed.append((x, y))
                drawn.append((y, f'<use href="#k-map-{rng.choice(kinds)}" x="{x:.0f}" y="{y:.0f}"/>'))
    shapes = "".join(text for _, text in sorted(drawn))  # lower ones are in front
    return f'<g opacity=".8">{shapes}</g>'


def draw_ornaments(plan: LandPlan) -> str:
    (x, y), (u, v) = COMPASS[plan.name], SERPENT[plan.name]
    frame = f'fill="none" stroke="{INK}"'
    return (
        f'<use href="#k-map-compass" x="{x}" y="{y}"/><use href="#k-map-serpent" x="{u}" y="{v}"/>'
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="14" {frame} stroke-width="2"/>'
        f'<rect x="11" y="11" width="{WIDTH - 22}" height="{HEIGHT - 22}" rx="9" {frame} opacity=".6"/>'
    )
