"""The typeface of headings, if `make fonts` has fetched it: Source Serif 4, under the SIL Open Font License.

It comes from a package index, so it is not in our sources, in two files: browsers fetch the one with Czech and Slovak
letters only if needed. Without it, or until it is loaded, headings use a system serif.
"""

from __future__ import annotations

from collections.abc import Collection

NAME = "Koruna Serif"  # as in tokens.css
RANGES = {
    "serif-latin.woff2": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2212",
    "serif-latin-ext.woff2": "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF",
}


def font_faces(files: Collection[str]) -> str:
    """CSS for the font files that exist. One weight serves for all headings; `font-display: optional`, so that a late
    font does not shift text and appears on the next page instead."""
    return "".join(
        f'@font-face {{ font-family: "{NAME}"; font-weight: 400 700; font-display: optional; '
        f'src: url("{file}") format("woff2"); unicode-range: {letters}; }}\n'
        for file, letters in RANGES.items()
        if file in files
    )
