"""The card with the six actions and their shields, and the castle with everybody's level."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape

from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, TOP_CASTLE
from koruna.locale import Words
from koruna.look import colour, icon

SYMBOLS = {
    "patrol": "k-act-patrol",
    "quest": "k-act-quest",
    "build": "k-act-castle",
    "research": "k-book",
    "expand": "k-act-expand",
    "trade": "k-act-trade",
}
INK, SPR_INK = colour("map-ink"), colour("spr-ink")
TOWER, MIDDLE = 262, 112  # the width of the picture of the castle, and the middle of the castle itself


def draw_actions(view: TinyEpicKingdomsView, say: Words) -> str:
    word = "shield" if view.step == "shield" else "choose"
    return draw_action_card(tuple(view.shields), view.shields_left, view.chosen or "", word, say)


@lru_cache(maxsize=512)
def draw_action_card(shields: tuple[str, ...], left: int, chosen: str, word: str, say: Words) -> str:
    items = []
    for action in ACTIONS:
        covered = action in shields
        look = "cur" if action == chosen else "used" if covered else "free"
        state = say.say(f"page-action-{look}", {"action": action})
        shield = icon("k-shield", "sh") if covered else ""
        items.append(
            f'<li><div class="{look}" data-target="{word}:{action}" data-ask="{word} {action}"'
            f' data-label="{escape(state)}"'
            f' data-place="action-{action}"><span class="art">{icon(SYMBOLS[action], "ic")}{shield}</span>'
            f"<b>{escape(say.say('action', {'action': action}))}</b></div></li>"
        )
    shields_left = escape(say.say("page-shields", {"shields": left}))
    return (
        f'<section class="panel acts"><header><h2>{escape(say.say("page-actions"))}</h2>'
        f'<span class="cap">{shields_left}</span></header><ol>{"".join(items)}</ol></section>'
    )


# --- the castle ------------------------------------------------------------------------------------


def draw_castle(view: TinyEpicKingdomsView, say: Words, names: list[str]) -> str:
    levels = tuple(player.castle for player in view.players)
    title = escape(say.say("page-castle"))
    tower = draw_tower(levels, tuple(view.castle_points), say, tuple(names))
    return f'<div class="tower"><section class="panel"><h2>{title}</h2>{tower}</section></div>'


@lru_cache(maxsize=1024)
def draw_tower(levels: tuple[int, ...], worth: tuple[int, ...], say: Words, names: tuple[str, ...]) -> str:
    label = "; ".join(
        [say.say("page-castle-level", {"player": name, "level": n}) for name, n in zip(names, levels, strict=True)]
    )
    marks = "".join([draw_marks([seat for seat, n in enumerate(levels) if n == level], level) for level in range(7)])
    points = "".join(
        [
            f'<text x="188" y="{level_top(level) + 28}" class="vp">'
            f"{escape(say.say('page-pt', {'points': worth[level]}))}</text>"
            for level in range(1, TOP_CASTLE + 1)
        ]
    )
    return (
        f'<svg class="castle" viewBox="0 0 {TOWER} 316" role="img" aria-label="{escape(label)}">'
        f'<use href="#k-tek-keep"/>{points}{marks}</svg>'
    )


def level_top(level: int) -> int:
    return 42 + (TOP_CASTLE - level) * 37


@cache
def draw_keep() -> str:
    """The castle without any coat of arms."""
    sky, near, far = colour("t-sea-3"), colour("t-meadow-2"), colour("t-meadow-1")
    cloud, cream, stone, joint = colour("badge"), colour("spr-cream"), colour("spr-stone"), colour("spr-stone2")
    drawn = (
        f'<rect x="2" y="2" width="{TOWER - 4}" height="312" rx="14" fill="{sky}"/>'
        f'<g fill="{cloud}" opacity=".7"><path d="M18 44c4-9 16-9 20-2 9-3 14 3 12 9H14c-2-3 0-7 4-7zM204 68c4-8 14-8'
        f' 18-2 8-2 12 3 10 8h-32c-2-3 0-6 4-6z"/></g>'
        f'<path d="M2 236Q60 206 130 224T{TOWER - 2} 212V300a14 14 0 0 1-14 14H16A14 14 0 0 1 2 300z" fill="{far}"/>'
        f'<path d="M2 266Q70 246 145 258T{TOWER - 2} 250V300a14 14 0 0 1-14 14H16A14 14 0 0 1 2 300z" fill="{near}"/>'
        f'<rect x="2" y="2" width="{TOWER - 4}" height="312" rx="14" fill="none" stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="M{MIDDLE - 46} 42 {MIDDLE} 8l46 34z" fill="{colour("spr-red")}" stroke="{SPR_INK}" stroke-width="2"'
        f' stroke-linejoin="round"/>'
    )
    for level in range(TOP_CASTLE, 0, -1):
        y, wide = level_top(level), 84 + (TOP_CASTLE - level) * 7
        x = MIDDLE - wide / 2
        drawn += (
            f'<rect x="{x:g}" y="{y}" width="{wide}" height="37" fill="{cream if level % 2 else stone}"'
            f' stroke="{SPR_INK}" stroke-width="2"/><path d="M{x + 6:g} {y + 28}h9M{x + wide - 18:g} {y + 8}h10"'
            f' stroke="{joint}" stroke-width="2" stroke-linecap="round"/><circle cx="{x - 6:g}" cy="{y + 18.5}" r="17"'
            f' fill="{cloud}" stroke="{SPR_INK}" stroke-width="1.6"/><text x="{x - 6:g}" y="{y + 27.5}"'
            f' class="lv">{level}</text>'
        )
    return drawn


def draw_marks(seats: list[int], level: int) -> str:
    """The coats of arms of all players on a level; below the first level they are on the ground."""
    if not seats:
        return ""
    y = level_top(level) + 3 if level else 278
    apart = min(30.0, (76 if level else 150) / len(seats))
    left = MIDDLE - apart * (len(seats) - 1) / 2
    return "".join(
        [
            f'<g data-piece="castle-{seat + 1}"><use href="#k-arms-{seat + 1}" x="{left + apart * at - 15:.1f}"'
            f' y="{y}" width="30" height="30"/></g>'
            for at, seat in enumerate(seats)
        ]
    )
