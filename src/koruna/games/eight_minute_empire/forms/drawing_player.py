"""The panel of one player, and the table of what goods are worth."""

from __future__ import annotations

from koruna.games.eight_minute_empire.forms.drawing_card import BOLD, FAINT_INK, INK, RIGHT, SOFT_INK, SURFACE
from koruna.games.eight_minute_empire.forms.drawing_row import GOOD_SYMBOLS
from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView, PlayerView
from koruna.locale import Words
from koruna.look import colour, letters, shorten
from koruna.look.lettering import width_of

LINE, GOLD = colour("line"), colour("gold")
GOLD_SOFT, ON_GOLD_SOFT = colour("gold-soft"), colour("on-gold-soft")
DISPLAY = 'font-family="var(--font-display,Georgia,serif)" font-weight="700"'
PADDING = 14
WORTHS = (1, 2, 3, 5)


def draw_player(
    view: EightMinuteEmpireView, player: PlayerView, name: str, rank: int, say: Words, width: float, height: float
) -> list[str]:
    over = view.step == "over"
    marked = rank == 1 if over else player.seat in view.waiting
    edge = f'stroke="{GOLD}" stroke-width="3"' if marked else f'stroke="{LINE}" stroke-width="1.5"'
    fill = GOLD_SOFT if marked else SURFACE
    points = say.say("points", {"points": player.points})
    free = width - PADDING - width_of(points, 19)
    rows = (height - 46) / 3
    lines = [
        f'<rect x="2" y="2" width="{width - 4:g}" height="{height - 4:g}" rx="12" fill="{fill}" {edge}/>',
        f'<use href="#k-arms-{player.seat + 1}" x="{PADDING - 2}" y="8" width="34" height="34"/>',
        letters(PADDING + 40, 32, shorten(name, free - PADDING - 48, 18), 18, f'{DISPLAY} fill="{INK}"'),
        letters(width - PADDING, 32, points, 19, f'{DISPLAY} fill="{INK}" {RIGHT}'),
        draw_means(view, player, 40 + rows * 0.5, width, say),
        draw_goods(player, 40 + rows * 1.5),
        draw_points(player, 40 + rows * 2.5, say, width),
    ]
    if over:
        lines.append(
            letters(
                width - PADDING,
                46 + rows * 0.5,
                say.say("place-ordinal", {"place": rank}),
                16,
                f'{BOLD} fill="{INK}" {RIGHT}',
            )
        )
    return lines


def draw_means(view: EightMinuteEmpireView, player: PlayerView, y: float, width: float, say: Words) -> str:
    """Coins, armies and cities in hand; while bids are made, whether this player has bid."""
    x = PADDING
    drawn = f'<g class="p{player.seat + 1}">'
    for symbol, count in (("k-coin", player.coins), ("k-army", player.supply), ("k-city", player.cities_left)):
        drawn += f'<use href="#{symbol}" x="{x}" y="{y - 12:g}" width="24" height="24"/>'
        drawn += letters(x + 28, y + 6, str(count), 16, f'{BOLD} fill="{INK}"')
        x += 64
    drawn += "</g>"
    if view.step == "bid":
        bid_status = say.say("map-has-bid" if player.has_bid else "map-bids")
        drawn += letters(width - PADDING, y + 5, bid_status, 13, f'fill="{SOFT_INK}" {RIGHT}')
    return drawn


def draw_goods(player: PlayerView, y: float) -> str:
    """The number of each good, tokens and jokers included; those that score are bold."""
    x = PADDING
    drawn = ""
    counts = [(good.good, good.count, good.points > 0) for good in player.goods] + [("joker", player.jokers, False)]
    for good, count, scores in counts:
        look = "" if count else ' opacity=".3"'
        symbol = f'<use href="#{GOOD_SYMBOLS[good]}" x="{x}" y="{y - 12:g}" width="24" height="24"/>'
        weight = f'{BOLD} fill="{INK}"' if scores else f'fill="{SOFT_INK}"'
        number = letters(x + 26, y + 6, str(count), 15, weight) if count else ""
        drawn += f'<g data-good="{good}"{look}>{symbol}{number}</g>'
        x += 48
    return drawn


def draw_points(player: PlayerView, y: float, say: Words, width: float) -> str:
    regions, continents, goods = player.points_regions, player.points_continents, player.points_goods
    text = say.say("board-parts", {"regions": regions, "continents": continents, "goods": goods})
    return letters(PADDING, y + 4, shorten(text, width - 2 * PADDING, 13.5), 13.5, f'fill="{SOFT_INK}"')


def draw_worth(view: EightMinuteEmpireView, say: Words, width: float) -> list[str]:
    """How many of a good are worth how many points."""
    column = (width - 110) / len(WORTHS)
    box = f'x="2" y="2" width="{width - 4:g}" height="158" rx="12"'
    lines = [
        f'<rect {box} fill="{SURFACE}" stroke="{LINE}" stroke-width="1.5"/>',
        letters(PADDING, 26, say.say("map-goods"), 16, f'{DISPLAY} fill="{INK}"'),
    ]
    for at, points in enumerate(WORTHS):
        x = 100 + column * (at + 0.5)
        lines.append(f'<use href="#k-vp" x="{x - 20:g}" y="10" width="20" height="20"/>')
        lines.append(letters(x + 4, 26, str(points), 15, f'{BOLD} fill="{INK}"'))
    for row, table in enumerate(view.goods):
        y = 50 + 23 * row
        lines.append(f'<use href="#{GOOD_SYMBOLS[table.good]}" x="{PADDING}" y="{y - 15}" width="22" height="22"/>')
        needed = {points: count for count, points in table.steps}
        for at, points in enumerate(WORTHS):
            x = 100 + column * (at + 0.5)
            lines.append(letters(x, y + 2, str(needed[points]), 14, f'fill="{FAINT_INK}" text-anchor="middle"'))
    return lines
