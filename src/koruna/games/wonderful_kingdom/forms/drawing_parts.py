"""Building blocks of the page: a card with its tooltip, icons with names, click targets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from html import escape

from koruna import look
from koruna.games.wonderful_kingdom.forms.drawing_card import card_svg, draw_back, draw_card
from koruna.games.wonderful_kingdom.forms.drawing_names import TIMES, card_name, describe, number_of
from koruna.games.wonderful_kingdom.forms.player_view import CardView, PlayerView
from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.numbers import FAMILIES, RESOURCES
from koruna.locale import Words

ICONS = {
    **{name: f"k-cube-{name}" for name in ("materials", "population", "gold", "exploration")},
    **{name: f"k-fam-{name}" for name in ("structure", "company", "masterwork", "discovery")},
    "krystallium": "k-krystallium",
    "soldier": "k-soldier",
    "colourless": "k-army",
}
# Steps in which free actions are allowed.
FREE = ("offer", "pick", "flip", "shift", "choose", "remove", "plan", "declare", "produce", "combat", "final")


class PageContext:
    """A table as one seat sees it: the shared context of all parts of its page."""

    def __init__(self, view: WonderfulKingdomView, seat: int, say: Words, names: list[str]) -> None:
        self.view = view
        self.seat = seat
        self.say = say
        self.names = names
        self.mine = seat in view.waiting  # whether the seat has to decide
        self.alone = view.seats == 1
        self.me = view.players[max(seat, 0)]
        self.met = Counter[str]()
        self.zone = ""  # the zone of the cards being drawn

    def rival(self) -> PlayerView | None:
        return None if self.alone else self.view.players[1 - self.me.seat]

    def decides(self, *steps: str) -> bool:
        return self.mine and self.view.step in steps

    def name(self, card: str) -> str:
        return card_name(self.view.edition, card, self.say)

    def piece(self, card: str) -> str:
        """The name of a card for animation: by its zone, so that of two copies only the right one moves."""
        where = f"{self.zone}-{card}"
        self.met[where] += 1
        return f'data-piece="{where}-{self.met[where]}" data-kin="card-{card}" data-place="card-{card}"'


def icon(symbol: str, css: str = "i", label: str = "") -> str:
    if symbol == "k-army":  # a cube in a neutral colour
        css += " p0"
    return look.icon(symbol, css, label)


def hidden_text(text: str) -> str:
    """Text for screen readers only."""
    return f'<span class="sr">{escape(text)}</span>'


def icon_with_count(symbol: str, number: int | str, label: str, css: str = "") -> str:
    """An icon followed by a number."""
    return (
        f'<span class="n {css}" data-tip="{escape(label)}">{icon(symbol)}<b aria-hidden="true">{number}</b>'
        f"{hidden_text(label)}</span>"
    )


def amount_icons(pieces: dict[str, int], say: Words) -> str:
    """Pieces as icons: repeated if there are few, otherwise with a number."""
    drawn = ""
    for name, count in pieces.items():
        symbol = icon(ICONS[name])
        drawn += symbol * count if count <= 3 and len(pieces) < 3 else f"{symbol}<b>{count}</b>"
    names = ", ".join([say.say("amount", {"resource": name, "count": count}) for name, count in pieces.items()])
    return f'<span class="amounts" role="img" aria-label="{escape(names)}">{drawn}</span>'


@lru_cache(maxsize=1024)
def draw_worth(content: Edition, id: str, say: Words) -> str:
    """What a completed development produces, and its points."""
    card = number_of(content, id)
    made = {RESOURCES[at]: number for at, number in enumerate(content.income[card]) if number}
    drawn = amount_icons(made, say) if made else ""
    each = content.income_each[card]
    if each >= 0:
        drawn += f"{icon(ICONS[RESOURCES[(each - 4) // 4]])}{TIMES}{icon(ICONS[FAMILIES[(each - 4) % 4]])}"
    if content.points_each[card]:
        counted = icon(ICONS[FAMILIES[content.points_family[card]]])
        drawn += f"<em>{content.points_each[card]}{icon('k-vp')}{TIMES}{counted}</em>"
    elif content.points[card]:
        drawn += f"<em>{content.points[card]}{icon('k-vp')}</em>"
    return drawn


def clickable(target: str, label: str, inside: str, css: str, ask: str = "", place: str = "") -> str:
    asked = f' data-ask="{escape(ask)}"' if ask else ""
    placed = f' data-place="{place}"' if place else ""
    return f'<div class="{css}" data-target="{target}" data-label="{escape(label)}"{asked}{placed}>{inside}</div>'


def with_tooltip(label: str, inside: str, css: str, place: str = "") -> str:
    """Like `clickable`, but with a tooltip instead of a click target."""
    placed = f' data-place="{place}"' if place else ""
    return f'<div class="{css}" data-tip="{escape(label)}"{placed}>{inside}{hidden_text(label)}</div>'


def frame_card(
    drawing: str,
    label: str,
    target: str = "",
    ask: str = "",
    piece: str = "",
    within: bool = False,
    css: str = "",
    beside: str = "",
) -> str:
    """A card on the page: a click target, or enlarged by a click unless its container is the target.

    `piece` is its name for animation; `beside` is shown instead of the card until it is enlarged.
    """
    name, svg, travels = escape(label), card_svg(drawing) + beside, piece and " " + piece
    if target:
        asked = f' data-ask="{escape(ask)}"' if ask else ""
        return f'<div class="wc{css}" data-target="{target}"{asked} data-label="{name}" data-big{travels}>{svg}</div>'
    if within:
        return f'<div class="wc{css}" data-tip="{name}" data-big{travels}>{svg}{hidden_text(label)}</div>'
    return (
        f'<button type="button" class="wc{css}" data-do="enlarge" aria-label="{name}" data-tip="{name}" data-big'
        f"{travels}>{svg}</button>"
    )


def open_card(
    context: PageContext, card: str, target: str = "", ask: str = "", within: bool = False, beside: str = ""
) -> str:
    content, say = context.view.edition, context.say
    drawing, label = draw_card(content, card, say), describe(content, card, say)
    return frame_card(drawing, label, target, ask, context.piece(card), within, "", beside)


def back_label(card: CardView, say: Words, names: Sequence[str]) -> str:
    """The label of a face-down card, which nobody may look at again, not even the player who laid it."""
    if card.laid_by is None:
        return say.say("page-hazard-card")
    return say.say("page-laid-by", {"player": names[card.laid_by]})


def any_card(context: PageContext, card: CardView, target: str = "", ask: str = "", within: bool = False) -> str:
    """A card, face up or face down."""
    if card.card is not None:
        return open_card(context, card.card, target, ask, within)
    drawing = draw_back(card.laid_by, context.say)
    label = back_label(card, context.say, context.names)
    return frame_card(drawing, label, target, ask, "", within, " back")
