"""The design tokens: every colour, size and duration.

Shared ones are in `tokens.css` here, those of one game in its `forms/tokens.css`.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from koruna.look.sheets import sheets

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"(?:@media ([^{]+){\s*)?([^{}@]+){([^{}]*)}")
DECLARATION = re.compile(r"([\w-]+):\s*([^;]+);")
NAMED = re.compile(r"var\(--([\w-]+)")
LIGHT = re.compile(r"light-dark\(([^()]*(?:\([^()]*\))?),.*\)")


class Rule(NamedTuple):
    media: str
    selectors: list[str]
    declarations: list[tuple[str, str]]


@cache
def tokens() -> str:
    """The tokens of all games as one style sheet, for a page: the lobby shows all games."""
    return "\n".join([sheet.read_text("utf-8") for sheet in sheets("tokens.css")])


@cache
def rules() -> list[Rule]:
    text = COMMENT.sub("", tokens())
    return [
        Rule((media or "").strip(), [part.strip() for part in selector.split(",")], DECLARATION.findall(body))
        for media, selector, body in RULE.findall(text)
    ]


@cache
def values() -> dict[str, str]:
    """The tokens of the default theme, by name without the leading dashes."""
    plain = [rule.declarations for rule in rules() if not rule.media and rule.selectors[0] == ":root"]
    return {name[2:]: value for declarations in plain for name, value in declarations if name[:2] == "--"}


@cache
def colour(name: str) -> str:
    """A colour for a drawing: the token, with its light value as the fallback."""
    return f"var(--{name},{light_colour(name)})"


def light_colour(name: str) -> str:
    """A colour of the light theme, for uses without CSS variables."""
    value = values()[name]
    light = LIGHT.fullmatch(value)
    return light.group(1).strip() if light else value


def named_in(text: str) -> set[str]:
    """The tokens that a drawing or a value refers to."""
    return set(NAMED.findall(text))


@lru_cache(maxsize=128)
def scoped_style(names: frozenset[str], players: frozenset[str]) -> str:
    """CSS that defines these tokens and players' colours for drawings of class `koruna` only."""
    wanted = needed(names | {f"{player}{part}" for player in players for part in ("", "-2", "-ink")})
    return "".join(scoped(rule, wanted, players) for rule in rules())


def needed(names: frozenset[str]) -> set[str]:
    """These tokens and those that their values refer to."""
    known = values()
    found: set[str] = set()
    pending = [name for name in names if name in known]
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending += references()[name]
    return found


@cache
def references() -> dict[str, set[str]]:
    """For every token, those that its values in any rule refer to."""
    found: dict[str, set[str]] = {name: set() for name in values()}
    for rule in rules():
        for name, value in rule.declarations:
            found.setdefault(name.removeprefix("--"), set()).update(named_in(value))
    return found


def scoped(rule: Rule, wanted: set[str], players: frozenset[str]) -> str:
    """A rule reduced to the wanted tokens and without `:root`; empty if nothing is left."""
    selectors = [f".koruna {part}" if is_player(part) else part for part in rule.selectors if part[:5] != ":root"]
    if is_player(rule.selectors[0]):
        body = rule.declarations if rule.selectors[0][1:] in players else []
    else:
        body = [(name, value) for name, value in rule.declarations if name == "color-scheme" or name[2:] in wanted]
    if not body:
        return ""
    text = f"{','.join(selectors)}{{{';'.join(f'{name}:{value}' for name, value in body)}}}"
    return f"@media {rule.media}{{{text}}}" if rule.media else text


def is_player(selector: str) -> bool:
    return selector[:2] == ".p"
