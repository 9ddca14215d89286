"""Draws which subpackage imports which: `python -m docs.draw_imports` writes docs/imports.svg.

The arrows come from the sources, the positions are given here. Transitive arrows are left out:
`table → games → engine` needs no `table → engine`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src" / "koruna"
PICTURE = HERE / "imports.svg"
WIDTH, HEIGHT = 960, 774

ASIDE = 16

Edge = tuple[str, str]


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int
    about: str = ""

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


# Every subpackage.
PACKAGES = {
    "table": Box(40, 116, 430, 270, "the games in the browser"),
    "review": Box(510, 116, 205, 137, "what happened, and why"),
    "lessons": Box(580, 281, 135, 105, "learn by playing"),
    "terminal": Box(750, 116, 170, 270, "the koruna command"),
    "lab": Box(750, 418, 170, 68, "thousands of games"),
    "games": Box(40, 418, 430, 196, "five games, each in a folder of its own"),
    "look": Box(510, 526, 110, 88, "for drawings"),
    "locale": Box(645, 526, 110, 88, "words"),
    "bots": Box(780, 526, 140, 88, "opponents"),
    "engine": Box(40, 674, 880, 72, "what a game is: states, options, matches, records. It knows no game"),
}
# The folders inside a subpackage, or for games inside each of them.
INSIDE = {
    "table": {
        "operator": Box(60, 174, 110, 48, "who runs it"),
        "pages": Box(194, 174, 126, 48, "what people see"),
        "api": Box(335, 174, 115, 48, "for programs"),
        "requests": Box(60, 248, 190, 48, "who asks, and may see"),
        "live": Box(290, 248, 160, 48, "in play"),
        "store": Box(60, 322, 190, 48, "on disk"),
        "peers": Box(290, 322, 160, 48, "its other processes"),
    },
    "games": {
        "forms": Box(60, 476, 190, 48, "drawing, text, page"),
        "bot": Box(280, 476, 170, 48, "what is a good move"),
        "rules": Box(60, 550, 390, 48, "states and moves, compiled"),
    },
}
# Drawn although transitive, because it matters most.
ALWAYS = {("games", "engine")}
# Drawn dashed: special cases, such as `koruna serve`, which starts the table.
SPECIAL = {("engine", "locale"), ("terminal", "table"), ("terminal", "lab")}


@cache  # tests ask several times, and parsing all files takes seconds
def imports(file: Path, package: Path) -> frozenset[tuple[str, ...]]:
    """The modules of a package that one of its files imports, also inside functions and under TYPE_CHECKING."""
    found: set[tuple[str, ...]] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {tuple(alias.name.split(".")) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = (package.name, *file.relative_to(package).parts)[: -node.level] if node.level else ()
            module = (*above, *(node.module.split(".") if node.module else ()))
            names = [(*module, alias.name) for alias in node.names]
            found |= {name if is_module(package.parent.joinpath(*name)) else module for name in names}
    return frozenset(name[1:] for name in found if name[0] == package.name and len(name) > 1)


def is_module(path: Path) -> bool:
    return path.is_dir() or path.with_name(f"{path.name}.py").is_file()


def edges() -> tuple[set[Edge], dict[str, set[Edge]]]:
    """The arrows between subpackages, and by subpackage between its folders."""
    outside: set[Edge] = set()
    inside: dict[str, set[Edge]] = {package: set() for package in INSIDE}
    for file in SOURCE.rglob("*.py"):
        package, *folders = file.relative_to(SOURCE).parts
        if not folders:
            continue
        for to, *module in imports(file, SOURCE):
            if to != package:
                outside.add((package, to))
            elif package in INSIDE:
                depth = 1 if package == "games" else 0
                pair = "".join(folders[depth : depth + 1]), "".join(module[depth : depth + 1])
                if pair[0] != pair[1] and set(pair) <= set(INSIDE[package]):
                    inside[package].add(pair)
    return outside, inside


def shortest(edges: Iterable[Edge]) -> set[Edge]:
    """Transitive reduction: without arrows that a longer path implies."""
    left = set(edges)
    for start, end in sorted(left):
        if leads(left - {(start, end), (end, start)}, start, end):
            left.remove((start, end))
    return left


def leads(edges: set[Edge], start: str, end: str) -> bool:
    reached, new = {start}, {start}
    while new:
        new = {to for at, to in edges if at in new} - reached
        reached |= new
    return end in reached


def border(box: Box, towards: Box) -> tuple[float, float]:
    """Where an arrow leaves or meets a box: straight if the two face each other, else at the nearest corner."""
    if box.y + box.height <= towards.y or towards.y + towards.height <= box.y:
        left, right = max(box.x, towards.x), min(box.x + box.width, towards.x + towards.width)
        x = (left + right) / 2 if left < right else min(max(towards.middle[0], box.x + 24), box.x + box.width - 24)
        return x, box.y + box.height if box.y < towards.y else box.y
    top, bottom = max(box.y, towards.y), min(box.y + box.height, towards.y + towards.height)
    return (box.x + box.width if box.x < towards.x else box.x), (top + bottom) / 2


def arrow(start: Box, end: Box, kind: str, both: bool = False) -> str:
    (x1, y1), (x2, y2) = border(start, end), border(end, start)
    if "special" in kind:  # beside the arrow in the other direction
        x1, y1, x2, y2 = (x1 + ASIDE, y1, x2 + ASIDE, y2) if x1 == x2 else (x1, y1 + ASIDE, x2, y2 + ASIDE)
    back = ' marker-start="url(#head)"' if both else ""
    return f'<path class="{kind}" d="M{x1:g} {y1:g}L{x2:g} {y2:g}"{back} marker-end="url(#head)"/>'


def arrows(edges: Iterable[Edge], boxes: dict[str, Box]) -> list[str]:
    found = shortest(set(edges) - SPECIAL) | (set(edges) & ALWAYS)
    once = sorted(edge for edge in found if edge[::-1] not in found or edge < edge[::-1])
    drawn = [arrow(boxes[start], boxes[end], "arrow", (end, start) in found) for start, end in once]
    special = sorted(set(edges) & SPECIAL)
    return drawn + [arrow(boxes[start], boxes[end], "arrow special") for start, end in special]


def package(name: str, box: Box, kind: str) -> str:
    x, y = box.x + (20 if kind == "package" else 14), box.y + (32 if kind == "package" else 21)
    return (
        f'<rect class="{kind}" x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="10"/>'
        f'<text class="name {kind}-name" x="{x}" y="{y}">{name}</text>'
        f'<text class="about" x="{x}" y="{y + 18}">{box.about}</text>'
    )


STYLE = """
svg { color-scheme: light dark; }
.page { fill: #efe4cf; } .package { fill: #fbf5e8; stroke: #95805c; stroke-width: 1.5; }
.folder { fill: #f3e8d2; stroke: #dac8a6; }
.name, .title { fill: #2d2017; font-weight: 600; } .about { fill: #584633; font-size: 13px; }
.package-name { font-size: 19px; } .folder-name { font-size: 15px; } .title { font-size: 22px; }
.arrow { stroke: #7d2438; stroke-width: 2.2; fill: none; } .head { fill: #7d2438; }
.special { stroke-dasharray: 5 5; stroke-width: 1.6; }
@media (prefers-color-scheme: dark) {
  .page { fill: #15110d; } .package { fill: #221b15; stroke: #8a7659; } .folder { fill: #2c241c; stroke: #43362a; }
  .name, .title { fill: #f4e9d5; } .about { fill: #d2c1a2; }
  .arrow { stroke: #f2a7b1; } .head { fill: #f2a7b1; }
}
"""


def drawing() -> str:
    outside, inside = edges()
    packages = {name for edge in outside for name in edge}
    assert packages <= set(PACKAGES), f"no place for {sorted(packages - set(PACKAGES))}: add it to PACKAGES"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="Segoe UI, Noto Sans, DejaVu Sans, Arial, sans-serif">',
        "<title>Which package of Koruna imports which</title>",
        f"<style>{STYLE}</style>",
        '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" '
        'orient="auto-start-reverse"><path class="head" d="M0 0L10 5L0 10z"/></marker></defs>',
        f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="14"/>',
        '<text class="title" x="40" y="50">Packages of src/koruna, and what they import</text>',
        '<text class="about" x="40" y="74">An arrow points to what is imported. Lower packages do not know those above '
        "them; the few exceptions are dashed.</text>",
        '<text class="about" x="40" y="94">No package imports a game: the engine finds it by its folder.</text>',
    ]
    lines += [package(name, box, "package") for name, box in PACKAGES.items()]
    lines += [package(name, box, "folder") for boxes in INSIDE.values() for name, box in boxes.items()]
    lines += arrows(outside, PACKAGES)
    for name, boxes in INSIDE.items():
        lines += arrows(inside[name], boxes)
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(drawing(), "utf-8")
