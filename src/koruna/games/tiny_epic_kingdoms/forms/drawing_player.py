"""The panel of one player in a drawing, the action card, and a war."""

from __future__ import annotations

from html import escape

from koruna.games.tiny_epic_kingdoms.forms.drawing_card import SYMBOLS
from koruna.games.tiny_epic_kingdoms.forms.drawing_map import INK as EDGE
from koruna.games.tiny_epic_kingdoms.forms.player_view import PlayerView
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView, WarView
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, KINDS, TOP_CASTLE, TOP_MAGIC
from koruna.locale import Words
from koruna.look import colour, letters, shorten
from koruna.look.lettering import width_of

INK, SOFT_INK, FAINT_INK = colour("ink"), colour("ink-2"), colour("ink-3")
SURFACE, LINE, GOLD = colour("surface"), colour("line"), colour("gold")
GOLD_SOFT, ON_GOLD_SOFT = colour("gold-soft"), colour("on-gold-soft")
WELL, DIE, DIE_INK = colour("surface-2"), colour("die"), colour("badge-ink")
DISPLAY = 'font-family="var(--font-display,Georgia,serif)" font-weight="700"'
BOLD = 'font-weight="700"'
RIGHT, MIDDLE = 'text-anchor="end"', 'text-anchor="middle"'
PADDING = 14


def box(width: float, height: float, gold: bool = False) -> str:
    edge = f'stroke="{GOLD}" stroke-width="3"' if gold else f'stroke="{LINE}" stroke-width="1.5"'
    fill = GOLD_SOFT if gold else SURFACE
    return f'<rect x="2" y="2" width="{width - 4:g}" height="{height - 4:g}" rx="12" fill="{fill}" {edge}/>'


def use(symbol: str, x: float, y: float, size: float, more: str = "") -> str:
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{more}/>'


# --- a player --------------------------------------------------------------------------------------


def draw_player(
    view: TinyEpicKingdomsView, player: PlayerView, name: str, say: Words, width: float, height: float
) -> list[str]:
    over = view.step == "over"
    gold = player.rank == 1 if over else player.seat in view.waiting
    points = say.say("points", {"points": player.points})
    people = "" if player.faction is None else say.say("faction", {"faction": player.faction})
    if over:
        people = f"{say.say('place-ordinal', {'place': player.rank})} · {people}"
    free = width - 2 * PADDING - 48 - width_of(points, 19)
    return [
        box(width, height, gold),
        use(f"k-arms-{player.seat + 1}", PADDING - 2, 10, 38),
        letters(PADDING + 44, 27, shorten(name, free, 18), 18, f'{DISPLAY} fill="{INK}"'),
        letters(PADDING + 44, 46, people, 14, f'fill="{SOFT_INK}"'),
        letters(width - PADDING, 28, points, 19, f'{DISPLAY} fill="{INK}" {RIGHT}'),
        draw_stores(player, 52 + (height - 56) * 0.25, width),
        draw_levels(player, 52 + (height - 56) * 0.72, width),
    ]


def draw_stores(player: PlayerView, y: float, width: float) -> str:
    """Resources, figures in play, and other holdings."""
    held = [(f"k-{kind}", {"food": player.food, "ore": player.ore, "mana": player.mana}[kind]) for kind in KINDS]
    held.append(("k-figure", player.in_play))
    drawn = f'<g class="p{player.seat + 1}">'
    for at, (symbol, number) in enumerate(held):
        left = PADDING + at * 62
        drawn += use(symbol, left, y - 13, 26) + letters(left + 31, y + 6, str(number), 17, f'{BOLD} fill="{INK}"')
    drawn += "</g>"
    right = width - PADDING
    if player.crown:
        drawn += use("k-ex-crown", right - 26, y - 13, 26)
        right -= 34
    if player.beaten:
        beaten = letters(right, y + 6, str(player.beaten), 15, f'{BOLD} fill="{INK}" {RIGHT}')
        drawn += f'<g class="p0">{use("k-figure", right - 38, y - 13, 26)}{beaten}</g>'
    return drawn


def draw_levels(player: PlayerView, y: float, width: float) -> str:
    """Castle and magic as rows of levels, those reached in the colour of the player."""
    drawn = f'<g class="p{player.seat + 1}">'
    half = (width - 2 * PADDING) / 2
    for symbol, reached, top, x in (
        ("k-act-castle", player.castle, TOP_CASTLE, float(PADDING)),
        ("k-book", player.magic, TOP_MAGIC, PADDING + half),
    ):
        drawn += use(symbol, x, y - 12, 24)
        for n in range(1, top + 1):
            on = n <= reached
            fill = "var(--p)" if on else WELL
            ink = "var(--p-ink)" if on else FAINT_INK
            left = x + 30 + (n - 1) * 23
            look = f'{BOLD} {MIDDLE} fill="{ink}"'
            drawn += (
                f'<rect x="{left:g}" y="{y - 10:g}" width="20" height="20" rx="5" fill="{fill}" stroke="{EDGE}"'
                f' stroke-width="{1.5 if on else 0.5}"/>'
                f"{letters(left + 10, y + 5, str(n), 13, look)}"
            )
    return f"{drawn}</g>"


# --- the card of actions ---------------------------------------------------------------------------


def draw_actions(view: TinyEpicKingdomsView, say: Words, width: float, height: float) -> list[str]:
    lines = [box(width, height)]
    wide, high = (width - 2 * PADDING - 8) / 2, (height - 24 - 16) / 3
    for at, action in enumerate(ACTIONS):
        row, column = divmod(at, 2)
        x, y = PADDING + column * (wide + 8), 12 + row * (high + 8)
        now, covered = action == view.chosen, action in view.shields
        dim = ' opacity=".55"' if covered and not now else ""
        text = escape(say.say("action", {"action": action}), quote=False)
        edge = f'stroke="{GOLD}" stroke-width="2.5"' if now else f'stroke="{LINE}" stroke-width="1.5"'
        shield = use("k-shield", x + 24, y + high / 2 - 2, 22) if covered else ""
        lines.append(
            f'<g data-action="{action}"><rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="9"'
            f' fill="{GOLD_SOFT if now else WELL}" {edge}/><g{dim}>{use(SYMBOLS[action], x + 8, y + high / 2 - 15, 30)}'
            f'<text x="{x + 50:g}" y="{y + high / 2 + 5:g}" font-size="15" font-weight="600"'
            f' fill="{ON_GOLD_SOFT if now else INK}">{text}</text></g>{shield}</g>'
        )
    return lines


# --- a war -----------------------------------------------------------------------------------------


def draw_war(war: WarView, title: str, names: list[str], say: Words, width: float, height: float) -> list[str]:
    """The two sides and the contested region; a number that is still hidden is a blank die."""
    middle = height / 2
    lines = [
        box(width, height, True),
        use("k-sword", width / 2 - 11, middle - 20, 22),
        letters(width / 2, middle + 20, title, 14, f'{BOLD} {MIDDLE} fill="{ON_GOLD_SOFT}"'),
    ]
    sides = ((war.attacker, war.attack, war.attack_raise, 0), (war.defender, war.defence, war.defence_raise, 1))
    for seat, number, raised, right in sides:
        x = width - 118 if right else 14.0
        arms = "k-figure" if seat is None else f"k-arms-{seat + 1}"
        lines.append(f'<g class="p{0 if seat is None else seat + 1}">{use(arms, x, middle - 26, 40)}</g>')
        lines.append(draw_die(number, raised, x + 50, middle - 27))
        name = say.say("page-neutral") if seat is None else names[seat]
        look = f'{MIDDLE} fill="{ON_GOLD_SOFT}"'
        lines.append(letters(x + 50, middle + 31, shorten(name, 112, 13), 13, look))
    return lines


def draw_die(number: int | None, raised: int, x: float, y: float) -> str:
    if number is None:
        return use("k-die12", x, y, 44)
    if number == 0:
        return use("k-flag", x, y, 44)
    text = letters(x + 22, y + 30, str(number + raised), 24, f'{DISPLAY} {MIDDLE} fill="{DIE_INK}"')
    return f'<rect x="{x + 2:g}" y="{y + 2:g}" width="40" height="40" rx="9" fill="{DIE}" stroke="{EDGE}"/>{text}'
