"""One domino, and the rows of dominoes to be placed and claimed."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.kingdomino.forms.view import KingdominoView, Offer
from koruna.look import colour, letters, with_kit

INK = colour("ink")
FAINT_INK = colour("ink-3")
EDGE = colour("spr-ink")
GOLD = colour("gold")
SELECTED = colour("selected")
DISPLAY = 'font-family="var(--font-display,Georgia,serif)" font-weight="700"'

TITLE = 34


def tile(x: int, y: int, terrain: str, crowns: int, look: int, square: str = "") -> str:
    """A square of land, 100 by 100. `look` selects one of the terrain's pictures."""
    name = f' data-square="{square}"' if square else ""
    picture = f'<use{name} href="#k-t-{terrain}-{"abc"[look % 3]}" x="{x}" y="{y}" width="100" height="100"/>'
    for n in range(crowns):
        picture += f'<use href="#k-badge-crown" x="{x + 4 + 28 * n}" y="{y + 4}" width="32" height="32"/>'
    return picture


@lru_cache(maxsize=1024)
def domino_lying(offer: Offer) -> str:
    """A domino as it lies in a row, half a on the left, 200 by 100."""
    (terrain_a, crowns_a), (terrain_b, crowns_b) = offer.halves
    return (
        '<g clip-path="url(#k-domino-shape)">'
        + tile(0, 0, terrain_a, crowns_a, offer.domino)
        + tile(100, 0, terrain_b, crowns_b, offer.domino + 1)
        + f'<path d="M100 8v84" stroke="{EDGE}" stroke-width="2" opacity=".35"/></g>'
        + f'<rect x="1" y="1" width="198" height="98" rx="10" fill="none" stroke="{EDGE}" stroke-width="4"/>'
    )


@lru_cache(maxsize=1024)
def king(seat: int, number: int, x: float, y: float, size: float) -> str:
    """A king in his colour and with his emblem; `number` distinguishes the kings of one seat."""
    mark = size / 3
    return (
        f'<g data-piece="king-{seat}-{number}" class="p{seat + 1}">'
        f'<use href="#k-king" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'
        f'<use href="#k-e{seat + 1}" x="{x + mark:g}" y="{y + size * 0.53:g}" width="{mark:g}" height="{mark:g}"/></g>'
    )


def draw_domino(offer: Offer, width: int = 200, label: str = "") -> str:
    """One domino as an SVG of its own; `label` is what a screen reader says instead of its number."""
    return with_kit(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="koruna" data-piece="domino-{offer.domino}"'
        f' viewBox="-2 -2 204 104" width="{width}" height="{width * 104 / 204:g}" role="img"'
        f' aria-label="{escape(label or str(offer.domino))}">\n{domino_lying(offer)}\n</svg>'
    )


def draw_row(
    offers: list[Offer],
    kings: dict[int, tuple[int, int]],
    title: str,
    width: float,
    height: float,
    places: int,
    active: int,
    free: bool,
) -> list[str]:
    """A row from top to bottom, with space for this many dominoes.

    `kings` has the seat and number of the king on a domino, `active` is the domino to be placed now (or 0),
    `free` whether dominoes without a king can be claimed now.
    """
    if not offers:
        return []
    step = min(width / 2 - 30, (height - TITLE - 12) / places)
    scale = (step - 15) / 100
    tall = min(56.0, step * 0.8)
    ring = 'x="-5" y="-5" width="210" height="110" rx="15" fill="none"'
    lines = [letters(2, 21, title, 19, f'{DISPLAY} fill="{INK if active or free else FAINT_INK}"')]
    if active or free:
        lines.append(f'<path d="M2 29h{width - 4:g}" stroke="{GOLD}" stroke-width="2"/>')
    for at, offer in enumerate(offers):
        number = offer.domino
        lines.append(f'<g data-offer="{number}" transform="translate(0 {TITLE + 10 + at * step:g})">')
        faded = f'fill="{FAINT_INK}" text-decoration="line-through"' if offer.done else f'fill="{INK}"'
        lines.append(letters(26, scale * 50 + 6, str(number), 18, f'{DISPLAY} text-anchor="end" {faded}'))
        lines.append(f'<g transform="translate(36 0) scale({scale:g})">')
        if offer.done:
            lines.append(f'<g opacity=".3">{domino_lying(offer)}</g>')
        else:
            lines.append(f'<g data-piece="domino-{number}">{domino_lying(offer)}</g>')
        if number == active:
            lines.append(f'<rect {ring} stroke="{EDGE}" stroke-width="11"/>')
            lines.append(f'<rect {ring} stroke="{SELECTED}" stroke-width="7"/>')
        elif free and number not in kings and not offer.done:
            lines.append(f'<rect {ring} stroke="{GOLD}" stroke-width="5" stroke-dasharray="13 9"/>')
        lines.append("</g>")
        if number in kings:
            seat, which = kings[number]
            lines.append(king(seat, which, 200 * scale + 28, scale * 50 - tall / 2 - 2, tall))
        lines.append("</g>")
    return lines


def kings_on_dominoes(view: KingdominoView) -> dict[int, tuple[int, int]]:
    """The king on each domino: the seat, and which of its kings.

    A king stays on a placed domino until he claims the next one; in the last round he goes home. Kings that have
    claimed or left are numbered before the others, so that only one of a seat's two kings moves at a time.
    """
    on_turn = len(view.to_place) - len(view.king_order) if view.step != "over" else len(view.to_place)
    claimed = [offer for offer in view.to_claim if offer.seat is not None]
    gone_home = view.to_place[:on_turn] if view.round == view.rounds else []
    found: dict[int, tuple[int, int]] = {}
    met = [0] * view.seats
    for offer in [*claimed, *gone_home, *view.to_place[max(0, on_turn) :]]:
        assert offer.seat is not None
        if offer not in gone_home:
            found[offer.domino] = (offer.seat, met[offer.seat])
        met[offer.seat] += 1
    return found
