"""A table drawn as one SVG consists of parts, so that a narrow page can stack them."""

from __future__ import annotations

from html import escape


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
