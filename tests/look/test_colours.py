"""The design tokens: contrast, distinguishable players, and the subset that a drawing embeds."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from koruna.look.colours import colour, rules, scoped_style, values

THEMES = ("light", "dark")
Colour = tuple[float, float, float]

TEXT_ON = [
    ("ink", "surface"),
    ("ink", "surface-2"),
    ("ink", "surface-3"),
    ("ink", "bg"),
    ("ink-2", "surface"),
    ("ink-2", "surface-2"),
    ("ink-2", "surface-3"),
    ("ink-2", "bg"),
    ("ink-3", "surface"),
    ("ink-3", "surface-2"),
    ("ink-3", "bg"),
    ("on-accent", "accent"),
    ("accent-text", "surface"),
    ("on-gold-soft", "gold-soft"),
    ("good", "good-soft"),
    ("bad", "bad-soft"),
    ("info", "info-soft"),
]
SEEN_AGAINST = [("line-strong", "surface"), ("gold", "surface"), ("focus", "surface"), ("focus", "bg")]

# Colour blindness as RGB matrices: Machado, Oliveira and Fernandes 2009, at full severity.
SIGHTS = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(token: str, theme: str) -> Colour:
    value = values()[token]
    both = re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", value)
    code = both.group(1 + THEMES.index(theme)) if both else value
    r, g, b = (int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))

    def light(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return light(r), light(g), light(b)


def contrast(one: str, other: str, theme: str) -> float:
    dim, bright = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one, theme), linear(other, theme)))
    return (bright + 0.05) / (dim + 0.05)


def lab(c: Colour) -> Colour:
    r, g, b = (min(1.0, max(0.0, part)) for part in c)

    def f(t: float) -> float:
        return float(t ** (1 / 3)) if t > 0.008856 else 7.787 * t + 16 / 116

    x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(c: Colour, sight: str) -> Colour:
    r, g, b = (sum(weight * part for weight, part in zip(row, c, strict=True)) for row in SIGHTS[sight])
    return lab((r, g, b))


def distance(one: Colour, other: Colour) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme: str) -> None:
    assert [pair for pair in TEXT_ON if contrast(*pair, theme) < 4.5] == []
    assert [pair for pair in SEEN_AGAINST if contrast(*pair, theme) < 3] == []
    assert [seat for seat in range(1, 13) if contrast(f"p{seat}", f"p{seat}-ink", theme) < 4.5] == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_players_are_told_apart_by_every_eye(theme: str, sight: str) -> None:
    faces = [seen(linear(f"p{seat}", theme), sight) for seat in range(1, 13)]
    assert min(distance(*pair) for pair in combinations(faces, 2)) >= 18
    assert min(distance(*pair) for pair in combinations(faces[:4], 2)) >= 25


def test_tokens_of_games_come_with_those_of_all_and_none_is_set_twice() -> None:
    plain = [rule.declarations for rule in rules() if not rule.media and rule.selectors == [":root", ".koruna"]]
    names = [name for declarations in plain for name, _ in declarations if name != "color-scheme"]
    assert names == [f"--{name}" for name in values()]
    assert {"--ink", "--land-1", "--t-grass-1"} <= set(names)


def test_a_colour_carries_its_light_value() -> None:
    assert colour("ink") == "var(--ink,#2d2017)"
    assert colour("spr-gold") == "var(--spr-gold,#eab83c)"
    assert colour("legal-fill") == "var(--legal-fill,rgb(255 250 225 / .38))"


def test_a_drawing_carries_only_what_it_names_and_leaves_the_page_alone() -> None:
    style = scoped_style(frozenset({"gold"}), frozenset({"p2"}))
    assert "--gold:light-dark(#b9811f, #e3ad3f)" in style
    assert ".koruna .p2{--p:var(--p2)" in style
    assert "--p2-2:#8e2a06" in style
    assert "--ink:" not in style
    assert "--p3" not in style
    assert ":root" not in style
    assert '[data-theme="dark"] .koruna' in style


def test_a_token_set_by_another_brings_it_along() -> None:
    """In high contrast mode `line` refers to `line-strong`, which then must be defined."""
    style = scoped_style(frozenset({"line"}), frozenset())
    assert "@media (prefers-contrast: more){.koruna{--line:var(--line-strong)" in style
    assert "--line-strong:light-dark" in style


def test_every_token_that_a_rule_reads_is_set() -> None:
    known = set(values()) | {"p", "p-2", "p-ink"}
    for rule in rules():
        for name, value in rule.declarations:
            assert set(re.findall(r"var\(--([\w-]+)", value)) <= known, name
