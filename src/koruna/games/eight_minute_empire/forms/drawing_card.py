"""One card, and the row of six with the prices of their places."""

from __future__ import annotations

from html import escape

from koruna.games.eight_minute_empire.forms.drawing_row import ACTION_SYMBOLS, GOOD_SYMBOLS, act_text, card_label
from koruna.games.eight_minute_empire.forms.view import Act, CardView, EightMinuteEmpireView
from koruna.games.eight_minute_empire.rules.cards import PRICES, ROW
from koruna.locale import Words
from koruna.look import colour, letters, shorten
from koruna.look.lettering import width_of

INK, SOFT_INK, FAINT_INK = colour("ink"), colour("ink-2"), colour("ink-3")
SURFACE, STRONG_LINE, EDGE = colour("surface"), colour("line-strong"), colour("spr-ink")
SELECTED = colour("selected")
EDGES = {
    "ruby": colour("spr-red"),
    "stone": colour("spr-stone2"),
    "wood": colour("spr-wood"),
    "anvil": colour("spr-steel2"),
    "carrot": colour("t-wheat-1"),
    "joker": colour("spr-teal"),
}
GAP = 8
HEIGHT = 92
BOLD = 'font-weight="700"'
RIGHT = 'text-anchor="end"'


def draw_cards(view: EightMinuteEmpireView, say: Words, width: float) -> list[str]:
    """The row; a card whose action is in progress stays in its place, with a golden frame."""
    lying = {offer.place: offer.card for offer in view.row}
    each = (width - GAP * (ROW - 1)) / ROW
    taken = view.acting.card if view.acting else None
    lines = []
    for place in range(1, ROW + 1):
        card = lying.get(place, taken)
        x = (place - 1) * (each + GAP)
        if card is None:
            frame = f'stroke="{STRONG_LINE}" stroke-width="1.5" stroke-dasharray="5 4"'
            lines.append(
                f'<rect x="{x + 1:g}" y="1" width="{each - 2:g}" height="{HEIGHT - 2}" rx="9" fill="none" {frame}/>'
            )
        else:
            price = PRICES[place - 1] if place in lying else None
            lines.append(draw_card(card, price, x, each, say, taken=price is None))
    return lines


def draw_card(card: CardView, price: int | None, x: float, width: float, say: Words, taken: bool = False) -> str:
    """A card with its price, if it has one, or with a golden frame if its action is in progress."""
    label = escape(card_label(card.good, card.icons, card.joined, tuple(card.acts), price or 0, say), quote=False)
    frame = f'stroke="{STRONG_LINE}" stroke-width="1.5"'
    if taken:
        frame = f'stroke="{SELECTED}" stroke-width="4"'
    box = f'x="3" y="3" width="{width - 6:g}" height="{HEIGHT - 6}" rx="9"'
    goods = "".join(
        [
            f'<use href="#{GOOD_SYMBOLS[card.good]}" x="{10 + 22 * n}" y="13" width="36" height="36"/>'
            for n in range(card.icons)
        ]
    )
    return (
        f'<g data-piece="card-{card.id}"><g transform="translate({x:g} 0)"><title>{label}</title>'
        f'<rect {box} fill="{SURFACE}" {frame}/><rect x="4" y="4" width="{width - 8:g}" height="7" rx="3.5"'
        f' fill="{EDGES[card.good]}"/>{goods}{draw_price(price, width, say)}'
        f"{draw_acts(card.joined, card.acts, 10, 70, width - 18, say)}</g></g>"
    )


def draw_price(price: int | None, width: float, say: Words) -> str:
    if price is None:
        return ""
    if not price:
        return letters(width - 12, 34, say.say("board-price", {"price": 0}), 15, f'{BOLD} fill="{INK}" {RIGHT}')
    number = letters(width - 36, 34, str(price), 17, f'{BOLD} fill="{INK}" {RIGHT}')
    return f'{number}<use href="#k-coin" x="{width - 34:g}" y="17" width="24" height="24"/>'


def draw_acts(joined: str, acts: list[Act], x: float, y: float, width: float, say: Words) -> str:
    """Icons with words; for two actions there is only room for icons and numbers."""
    size = "map-act" if len(acts) < 2 else "map-act.tiny"
    drawn = ""
    for at, act in enumerate(acts):
        if at:
            word = say.say("map-joined", {"joined": joined})
            drawn += letters(x + 2, y + 5, word, 13, f'fill="{FAINT_INK}" font-style="italic"')
            x += width_of(word, 13) + 6
        text = shorten(act_text(act, say, size), width - 32, 14)
        drawn += f'<use href="#{ACTION_SYMBOLS[act.action]}" x="{x:g}" y="{y - 15:g}" width="28" height="28"/>'
        drawn += letters(x + 32, y + 5, text, 14, f'fill="{INK}" font-weight="600"') if text else ""
        x += 32 + width_of(text, 14) + 4
    return drawn
