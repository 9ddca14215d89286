"""A table drawn as one SVG consists of parts, so that a narrow page can stack them."""

from __future__ import annotations

from html import escape

from koruna.look.colours import colour
from koruna.look.kit import with_kit


def whole_table(width: float, height: float, label: str, title: str, lines: list[str], defs: str = "") -> str:
    """The table as one self-contained SVG; `title` is its accessible label with details such as the turn."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="koruna" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}" style="max-width:100%;height:auto" role="img" aria-label="{escape(label)}"'
        f' font-family="var(--font-ui,sans-serif)">',
        f"<title>{escape(title, quote=False)}</title>",
        *([f"<defs>{defs}</defs>"] if defs else []),
        f'<rect width="{width:g}" height="{height:g}" rx="18" fill="{colour("bg")}"/>',
        *lines,
        "</svg>",
    ]
    return with_kit("\n".join(lines))


def part(
    name: str, x: float, y: float, width: float, height: float, title: str, lines: list[str], box: str = ""
) -> list[str]:
    """A part of the table as a nested SVG; `box` is its `viewBox` if it shows a section of a larger drawing."""
    return [
        f'<svg data-part="{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        f' viewBox="{box or f"0 0 {width:g} {height:g}"}" role="img">',
        f"<title>{escape(title, quote=False)}</title>",
        *lines,
        "</svg>",
    ]
