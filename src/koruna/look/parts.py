"""A table drawn as one SVG is put together from parts, so that a narrow page can stack them one under another."""

from __future__ import annotations

from html import escape


def part(
    name: str, x: float, y: float, width: float, height: float, title: str, lines: list[str], box: str = ""
) -> list[str]:
    """A part of the table, an SVG with its own measure; `box` is what of a larger drawing it shows."""
    return [
        f'<svg data-part="{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        f' viewBox="{box or f"0 0 {width:g} {height:g}"}" role="img">',
        f"<title>{escape(title, quote=False)}</title>",
        *lines,
        "</svg>",
    ]
