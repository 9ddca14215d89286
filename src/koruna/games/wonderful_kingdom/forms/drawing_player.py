"""A player in the drawing of the whole table: points and stores, families, production, construction space, duchy."""

from __future__ import annotations

from collections import Counter
from html import escape

from koruna.games.wonderful_kingdom.forms.drawing_art import THREAT_ART
from koruna.games.wonderful_kingdom.forms.drawing_card import DISPLAY, NUMBER, draw_back, draw_card, draw_portrait, use
from koruna.games.wonderful_kingdom.forms.drawing_names import (
    TIMES,
    card_name,
    describe,
    describe_site,
    duchy_name,
    number_of,
)
from koruna.games.wonderful_kingdom.forms.drawing_parts import ICONS
from koruna.games.wonderful_kingdom.forms.player_view import PlayerView
from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView
from koruna.games.wonderful_kingdom.rules.numbers import CUBES, FAMILIES, RESOURCES
from koruna.locale import Words
from koruna.look import colour, letters, shorten

SURFACE, WELL, LINE = colour("surface"), colour("surface-2"), colour("line")
INK, SOFT_INK, BAD = colour("ink"), colour("ink-2"), colour("bad")
HEAD = 76
CARD_WIDTH, CARD_HEIGHT = 84.0, 112.0
FITTING = 8  # cards in a row of the construction space
ROW = 24
BUILT = 400  # the width of the list of completed cards


def player_height(player: PlayerView) -> float:
    rows = -(-(len(player.sites) + len(player.picks)) // FITTING)
    return HEAD + max(rows * (CARD_HEIGHT + 8), -(-built_lines(player) // 2) * ROW + 4, 40) + 10


def built_lines(player: PlayerView) -> int:
    return len(set(player.completed)) + (1 if player.calamities else 0) + len(player.threats) + len(player.advisors)


def draw_player(
    view: WonderfulKingdomView, player: PlayerView, name: str, say: Words, width: float, height: float
) -> list[str]:
    return [
        f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="12" fill="{SURFACE}" stroke="{LINE}"/>',
        f'<g class="p{player.seat + 1}"><rect x="1" y="12" width="6" height="{height - 24:g}" fill="var(--p)"/></g>',
        *draw_head(view, player, name, say, width),
        *draw_space(view, player, say),
        *draw_built(view, player, say, width),
    ]


def draw_count(symbol: str, number: int | str, tooltip: str, x: float, y: float, size: float = 22) -> str:
    text = letters(x + size + 4, y + size - 5, str(number), 17, f'{NUMBER} fill="{INK}"')
    return f"<g><title>{escape(tooltip, quote=False)}</title>{use(symbol, x, y, size)}{text}</g>"


def draw_head(view: WonderfulKingdomView, player: PlayerView, name: str, say: Words, width: float) -> list[str]:
    duchy = f"{duchy_name(view.edition, player.duchy, view.side, say)} · {say.say('page-side', {'side': view.side})}"
    points = say.say("points", {"points": player.points})
    lines = [
        use(f"k-arms-{player.seat + 1}", 18, 12, 48),
        letters(78, 34, shorten(name, 260, 21), 21, f'{DISPLAY} fill="{INK}"'),
        letters(78, 56, shorten(duchy, 270, 15), 15, f'fill="{SOFT_INK}"'),
        letters(width - 18, 42, points, 22, f'{NUMBER} fill="{INK}" text-anchor="end"'),
    ]
    cubes = sum(player.laboratory.values())
    stores: list[tuple[str, int | str, str]] = [
        ("k-lab", f"{cubes}/5", say.say("page-laboratory", {"cubes": cubes})),
        ("k-krystallium", player.krystallium, say.say("resource", {"resource": "krystallium"})),
        ("k-soldier", player.soldiers, say.say("resource", {"resource": "soldier"})),
        ("k-flag", int(player.trained), say.say("page-training", {"trained": "yes" if player.trained else "no"})),
    ]
    if view.seats == 2:
        stores.append(("k-scene-back", player.hand_count, say.say("page-hand-of", {"cards": player.hand_count})))
    for at, (symbol, number, tooltip) in enumerate(stores):
        lines.append(draw_count(symbol, number, tooltip, 360 + 66 * at, 12))
    for at, family in enumerate(FAMILIES):
        facts = {"family": family, "count": player.families[family], "worth": player.worth[family]}
        lines.append(
            draw_count(ICONS[family], player.families[family], say.say("page-family", facts), 360 + 66 * at, 44)
        )
    for at, resource in enumerate(RESOURCES[:CUBES]):
        tooltip = say.say("resource", {"resource": resource})
        lines.append(draw_count(ICONS[resource], player.volumes[resource], tooltip, 720 + 84 * at, 20, 34))
    return lines


def draw_space(view: WonderfulKingdomView, player: PlayerView, say: Words) -> list[str]:
    """Sites with their spaces, then picked cards."""
    drawn: list[tuple[str, str]] = []
    for site in player.sites:
        spaces = tuple(site.open.get(resource, 0) for resource in RESOURCES)
        inside = draw_card(view.edition, site.card, say, spaces, site.frozen)
        drawn.append((inside, describe_site(view.edition, site, say)))
    for card in player.picks:
        if card.card is None:
            drawn.append((draw_back(card.laid_by, say), say.say("page-face-down")))
        else:
            drawn.append((draw_card(view.edition, card.card, say), describe(view.edition, card.card, say)))
    lines = []
    for at, (inside, tooltip) in enumerate(drawn):
        row, column = divmod(at, FITTING)
        x, y = 18 + column * (CARD_WIDTH + 8), HEAD + row * (CARD_HEIGHT + 8)
        lines.append(
            f'<svg x="{x:g}" y="{y:g}" width="{CARD_WIDTH:g}" height="{CARD_HEIGHT:g}" viewBox="0 0 120 160">'
            f"<title>{escape(tooltip, quote=False)}</title>{inside}</svg>"
        )
    return lines


def draw_built(view: WonderfulKingdomView, player: PlayerView, say: Words, width: float) -> list[str]:
    """Completed cards, calamities, threats and advisors as short lines, in two columns."""
    content = view.edition
    rows: list[tuple[str, str, int, str]] = []  # a symbol or an advisor, the name, the count, the colour
    for card, count in Counter(player.completed).items():
        family = FAMILIES[content.family[number_of(view.edition, card)]]
        rows.append((ICONS[family], card_name(view.edition, card, say), count, INK))
    if player.calamities:
        calamity = card_name(view.edition, content.ids[content.calamity], say)
        rows.append(("k-calamity", calamity, player.calamities, BAD))
    for threat, count in player.threats.items():
        symbol = THREAT_ART[number_of(view.edition, threat) - content.first_threat]
        rows.append((symbol, card_name(view.edition, threat, say), count, BAD))
    rows += [(card, card_name(view.edition, card, say), 1, INK) for card in player.advisors]
    each = BUILT / 2
    half = -(-len(rows) // 2)
    lines = []
    for at, (symbol, name, count, ink) in enumerate(rows):
        column, row = divmod(at, half)
        x, y = width - BUILT - 14 + column * each, HEAD + row * ROW
        text = shorten(name, each - (60 if count > 1 else 38), 14) + (f" {TIMES}{count}" if count > 1 else "")
        box = f'x="{x:g}" y="{y:g}" width="{each - 6:g}" height="{ROW - 3}" rx="5" fill="{WELL}"'
        line = letters(x + 26, y + 15.5, text, 14, f'fill="{ink}"')
        if symbol in player.advisors:
            number = number_of(view.edition, symbol) - content.first_advisor
            picture = draw_portrait(symbol, number, x + 4, y + 2, 17)
        else:
            picture = use(symbol, x + 4, y + 2, 17)
        lines.append(f"<g><rect {box}/>{picture}{line}</g>")
    return lines
