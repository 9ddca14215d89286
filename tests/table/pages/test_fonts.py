"""The typeface of headings: whole for Czech and Slovak, and not asked for where it is not."""

from __future__ import annotations

import re

from koruna.look import tokens
from koruna.table.pages.fonts import NAME, RANGES, font_faces

LETTERS = "áäčďéěíĺľňóôŕřšťúůýž"


def covered(faces: str) -> set[int]:
    spans = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", faces)
    return {code for first, last in spans for code in range(int(first, 16), int(last or first, 16) + 1)}


def test_letters_of_all_our_languages_have_a_font() -> None:
    faces = font_faces(RANGES)
    assert faces.count("@font-face") == len(RANGES)
    assert {ord(letter) for letter in LETTERS + LETTERS.upper() + "Koruna 0123„“…"} <= covered(faces)
    assert f'--font-display: "{NAME}"' in tokens()


def test_no_font_is_asked_for_that_is_not_there() -> None:
    assert font_faces([]) == ""
    assert "latin-ext" not in font_faces(["serif-latin.woff2"])
