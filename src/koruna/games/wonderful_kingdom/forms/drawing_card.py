"""One card: its cost down the left side, its picture, its name, and below what it produces and scores.

The drawing is the same on a page, enlarged, and in the drawing of the whole table; 120 wide and 160 high. A site shows
which of its spaces are filled. The description in words is in drawing_names.py.
"""

from __future__ import annotations

from functools import lru_cache

from koruna.games.wonderful_kingdom.forms.drawing_art import ART, FAMILY_ART, THREAT_ART
from koruna.games.wonderful_kingdom.forms.drawing_names import MINUS, TIMES, card_name, number_of
from koruna.games.wonderful_kingdom.forms.drawing_portraits import portrait
from koruna.games.wonderful_kingdom.rules.content import (
    BANISH,
    DECK_PICK,
    DOUBLE,
    EXTRA,
    GAIN,
    HERALD,
    LAB_CUBES,
    MARSHAL,
    REVEAL,
    SHIFT,
    SNARES,
    Edition,
)
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    CALAMITY,
    CUBES,
    DEVELOPMENT,
    FAMILIES,
    KRYSTALLIUM,
    RESOURCES,
    SOLDIER,
    THREAT,
    TREASURE,
)
from koruna.locale import Words
from koruna.look import colour, letters, shorten
from koruna.look.lettering import width_of

WIDTH, HEIGHT = 120, 160
ART_HEIGHT = 99
NAME_WIDTH = 98  # by estimated widths, which the widest font exceeds by a tenth
SYMBOLS = [f"k-cube-{name}" for name in RESOURCES[:CUBES]] + ["k-krystallium", "k-soldier"]
INK, SOFT_INK, EDGE = colour("ink"), colour("ink-3"), colour("spr-ink")
SURFACE, BADGE, BADGE_INK = colour("surface"), colour("badge"), colour("badge-ink")
BAD, BAD_SOFT = colour("bad"), colour("bad-soft")
FAMILY = [colour("spr-stone2"), colour("spr-purple"), colour("spr-gold"), colour("spr-blue")]
KIND = {
    TREASURE: colour("spr-wood"),
    ADVISOR: colour("spr-teal"),
    CALAMITY: colour("spr-red2"),
    THREAT: colour("spr-red"),
}
DISPLAY = 'font-family="var(--font-display,serif)" font-weight="600"'
FRAME = (
    f'<rect x="1.25" y="1.25" width="117.5" height="157.5" rx="8.5" fill="none" stroke="{EDGE}" stroke-width="2.5"/>'
)
VEIL = f'<path class="veil" d="M0 0h120v{ART_HEIGHT}H0z" fill="none"/>'
NUMBER = 'font-family="var(--font-display,serif)" font-weight="700"'


def use(symbol: str, x: float, y: float, size: float) -> str:
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


@lru_cache(maxsize=1024)
def draw_card(
    content: Edition, id: str, say: Words, open_spaces: tuple[int, ...] | None = None, frozen: bool = False
) -> str:
    """The inside of a card; for a site with its open spaces, by resource."""
    card = number_of(content, id)
    kind = content.kind[card]
    tint = FAMILY[content.family[card]] if kind == DEVELOPMENT else KIND[kind]
    if kind == DEVELOPMENT:
        upper = draw_development(content, card, id, tint, open_spaces)
        lower = draw_rewards(content, card)
    elif kind == TREASURE:
        upper = draw_picture("", "k-treasure", 0, tint)
        upper += "".join([draw_plate(SYMBOLS[given], 25 + 70 * at, 77) for at, given in enumerate(content.gives[card])])
        lower = "".join([use(SYMBOLS[given], 7 + 21 * at, 134, 21) for at, given in enumerate(content.gives[card])])
        lower += use("k-recycle", 98, 137, 15)
    elif kind == ADVISOR:
        upper = draw_ground(tint) + VEIL + draw_portrait(id, card - content.first_advisor, 26, 14, 72)
        upper += draw_plate(effect_icons(content, card)[-1][0], 98, 76)
        lower = draw_effect(content, card)
    else:
        symbol = "k-calamity" if kind == CALAMITY else THREAT_ART[card - content.first_threat]
        upper = draw_picture("", symbol, 0, tint)
        lower = draw_price(content, card)
    ice = draw_ice() if frozen else ""
    name = draw_name(card_name(content, id, say), BAD if kind >= CALAMITY else INK)
    return (
        f'<g clip-path="inset(0 round 9px) view-box"><path d="M0 0h120v160H0z" fill="{SURFACE}"/>{upper}'
        f'<path d="M0 {ART_HEIGHT}h120v61H0z" fill="{tint}" opacity=".2"/>{name}{lower}{ice}'
        f'<path d="M0 {ART_HEIGHT}h120" stroke="{EDGE}" stroke-width="2"/></g>'
        f"{FRAME}"
    )


def card_svg(inside: str, more: str = "") -> str:
    """A card as an SVG of its own, for a page."""
    return f'<svg class="card" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true"{more}>{inside}</svg>'


# --- the upper half ----------------------------------------------------------------------------------


def draw_picture(scene: str, symbol: str, left: float, tint: str, player: str = "") -> str:
    """A scene beside the cost, or a plain background, and the card's symbol."""
    wide = WIDTH - left
    ground = (
        f'<svg x="{left:g}" width="{wide:g}" height="{ART_HEIGHT}" viewBox="0 0 120 80"'
        f' preserveAspectRatio="xMidYMid slice"><use href="#{scene}" width="120" height="80"/></svg>'
        if scene
        else draw_ground(tint)
    )
    size = min(62.0, wide - 18)
    at = f'x="{left + (wide - size) / 2:g}" y="{(ART_HEIGHT - size) / 2 + 4:g}"'
    picture = f'<use href="#{symbol}" {at} width="{size:g}" height="{size:g}"/>'
    return f'{ground}{VEIL}<g class="{player}">{picture}</g>' if player else f"{ground}{VEIL}{picture}"


def draw_ground(tint: str) -> str:
    """The background of cards without a family."""
    return (
        f'<path d="M0 0h120v{ART_HEIGHT}H0z" fill="{tint}"/><path d="M0 78Q32 58 64 72T120 62V{ART_HEIGHT}H0z"'
        f' fill="{EDGE}" opacity=".35"/>'
    )


def draw_portrait(id: str, number: int, x: float, y: float, size: float) -> str:
    box = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<svg {box} viewBox="0 0 48 48" overflow="visible">{portrait(id, number)}</svg>'


def draw_development(content: Edition, card: int, id: str, tint: str, open_spaces: tuple[int, ...] | None) -> str:
    family = FAMILIES[content.family[card]]
    count = content.spaces[card]
    columns = 1 if count <= 5 else 2 if count <= 10 else 3
    band = 25.0 if columns == 1 else 4 + 20.0 * columns
    symbol, _, player = ART.get(id, FAMILY_ART[family]).partition(" ")
    drawn = draw_picture(f"k-scene-{family}", symbol, band, tint, player)
    drawn += f'<path d="M0 0h{band:g}v{ART_HEIGHT}H0z" fill="{tint}"/>'
    drawn += f'<path d="M{band:g} 0v{ART_HEIGHT}" stroke="{EDGE}" stroke-width="2"/>'
    drawn += draw_spaces(content.cost[card], open_spaces, columns, band)
    bonus = [KRYSTALLIUM] * content.bonus_krystallium[card] + [SOLDIER] * content.bonus_soldiers[card]
    if bonus:
        drawn += draw_bonus(bonus)
    if open_spaces is not None:
        drawn += draw_progress(count - sum(open_spaces), count, band)
    return drawn


def draw_spaces(cost: list[int], open_spaces: tuple[int, ...] | None, columns: int, band: float) -> str:
    """The price piece by piece, from the top; on a site, filled spaces have a plate and open ones are faint."""
    size = 19.0
    drawn, at = "", 0
    rows = -(-sum(cost) // columns)
    apart = min(19.2, (ART_HEIGHT - 3) / rows)
    for resource, spaces in enumerate(cost):
        filled = spaces if open_spaces is None else spaces - open_spaces[resource]
        for number in range(spaces):
            column, row = divmod(at, rows)
            x = band / 2 - columns * 10 + 20 * column + 0.5
            y = 2 + row * apart
            is_open = number >= filled
            if open_spaces is None:
                drawn += use(SYMBOLS[resource], x, y, size)
            elif is_open:
                box = f'x="{x + 1:g}" y="{y + 1:g}" width="{size - 2:g}" height="{min(size, apart) - 2:g}" rx="4"'
                drawn += f'<rect {box} fill="{BADGE}" opacity=".45"/>'
                drawn += f'<g opacity=".5">{use(SYMBOLS[resource], x + 2.5, y + 2, size - 5)}</g>'
            else:
                box = f'x="{x + 0.5:g}" y="{y + 0.5:g}" width="{size - 1:g}" height="{min(size, apart) - 1:g}" rx="4"'
                drawn += f'<rect {box} fill="{BADGE}" stroke="{EDGE}" stroke-width="1.4"/>'
                drawn += use(SYMBOLS[resource], x + 1, y + 0.5, size - 2)
            at += 1
    return drawn


def draw_plate(symbol: str, x: float, y: float) -> str:
    """The plate that marks a treasure or an advisor."""
    plate = f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="{BADGE}" stroke="{EDGE}" stroke-width="1.6"/>'
    return plate + use(symbol, x - 12, y - 12, 24)


def draw_bonus(bonus: list[int]) -> str:
    """The bonus for completing the card, on a plate in the corner."""
    wide = 13 * len(bonus) + 9
    box = f'x="{114 - wide}" y="6" width="{wide}" height="21" rx="10.5"'
    each = "".join([use(SYMBOLS[piece], 116.5 - wide + 13 * at, 8, 17) for at, piece in enumerate(bonus)])
    return f'<rect {box} fill="{BADGE}" stroke="{EDGE}" stroke-width="1.4"/>{each}'


def draw_progress(filled: int, spaces: int, band: float) -> str:
    """The number of filled spaces."""
    text = letters(band + 21, 91, f"{filled}/{spaces}", 13, f'{NUMBER} text-anchor="middle" fill="{BADGE}"')
    return f'<rect x="{band + 4:g}" y="77" width="34" height="18" rx="9" fill="{EDGE}"/>{text}'


def draw_ice() -> str:
    """The mark of a frost giant under the site."""
    ice = colour("t-sea-3")
    return (
        f'<path d="M0 0h120v160H0z" fill="{ice}" opacity=".42"/><circle cx="98" cy="78" r="19" fill="{BADGE}"'
        f' stroke="{EDGE}" stroke-width="1.6"/>{use("k-threat-giant", 83, 63, 30)}'
    )


# --- the lower half ----------------------------------------------------------------------------------


def draw_name(name: str, ink: str) -> str:
    """The name on one or two lines, as large as fits."""
    for size in (14.5, 13.5, 13.0):
        lines = split_name(name, size)
        if longest(lines, size) <= NAME_WIDTH:
            break
    attributes = f'{DISPLAY} fill="{ink}"'
    tops = [120.0] if len(lines) == 1 else [113.0, 127.5]
    return "".join(
        [letters(7, y, shorten(line, 112, size), size, attributes) for line, y in zip(lines, tops, strict=True)]
    )


def split_name(name: str, size: float) -> list[str]:
    """Split into lines as evenly as the words allow."""
    if width_of(name, size) <= NAME_WIDTH or " " not in name:
        return [name]
    words = name.split(" ")
    best = [name]
    for at in range(1, len(words)):
        way = [" ".join(words[:at]), " ".join(words[at:])]
        if longest(way, size) < longest(best, size):
            best = way
    return best


def longest(lines: list[str], size: float) -> float:
    return max([width_of(line, size) for line in lines])


def draw_rewards(content: Edition, card: int) -> str:
    """What it produces, what it scores, and at the right end what it can be exchanged for."""
    drawn, x = "", 6.0
    made = sum(content.income[card])
    apart = 13 if made > 1 and content.points_each[card] else 18 if made < 3 else 16
    for resource, count in enumerate(content.income[card]):
        for _ in range(count):
            drawn += use(SYMBOLS[resource], x, 134, 20)
            x += apart
    each = content.income_each[card]
    if each >= 0:
        drawn += use(SYMBOLS[(each - 4) // 4], x, 134, 20) + letters(x + 20, 149, TIMES, 13, f'fill="{INK}"')
        drawn += use(f"k-fam-{FAMILIES[(each - 4) % 4]}", x + 28, 134, 20)
        x += 50
    if content.points[card] or content.points_each[card]:
        x += 3 if x > 6 else 0
        drawn += use("k-vp", x - 2, 133, 21)
        worth = str(content.points_each[card] or content.points[card])
        drawn += letters(x + 19, 150, worth, 17, f'{NUMBER} fill="{INK}"')
        x += 20 + 9.5 * len(worth)
        if content.points_each[card]:
            drawn += letters(x, 149, TIMES, 13, f'fill="{INK}"')
            drawn += use(f"k-fam-{FAMILIES[content.points_family[card]]}", x + 8, 134, 20)
            x += 28
    arrow = use("k-recycle", 85, 138, 13) if x <= 84 else ""
    return f"{drawn}{arrow}{use(SYMBOLS[content.gives[card][0]], 99, 136, 17)}"


def draw_price(content: Edition, card: int) -> str:
    """The soldiers that beat a threat, and the points that a threat or a calamity costs."""
    if content.kind[card] == CALAMITY:
        return letters(7, 151, f"{MINUS}{-content.calamity_points}", 18, f'{NUMBER} fill="{BAD}"') + use(
            "k-vp", 29, 135, 20
        )
    deck = card - content.first_threat
    drawn = letters(7, 151, f"{MINUS}{-content.threat_points[deck]}", 18, f'{NUMBER} fill="{BAD}"') + use(
        "k-vp", 29, 135, 20
    )
    price = letters(92, 151, str(content.threat_price[deck]), 17, f'{NUMBER} text-anchor="end" fill="{INK}"')
    return drawn + price + use("k-soldier", 93, 134, 20)


def draw_effect(content: Edition, card: int) -> str:
    """The soldiers an advisor costs, and the effect."""
    drawn = letters(7, 150, str(content.price[card]), 17, f'{NUMBER} fill="{INK}"') + use("k-soldier", 16, 134, 20)
    drawn += f'<path d="M41 138v13l8-6.5z" fill="{SOFT_INK}"/>'
    x = 54.0
    for symbol, number in effect_icons(content, card):
        if number:
            drawn += letters(x, 150, number, 15, f'{NUMBER} fill="{INK}"')
            x += 3 + width_of(number, 15)
        drawn += use(symbol, x, 134, 20)
        x += 21
    return drawn


def effect_icons(content: Edition, card: int) -> list[tuple[str, str]]:
    """The symbols of an advisor's effect, each with a number in front."""
    first, second = content.first[card], content.second[card]
    plain = {
        HERALD: [("k-flag", f"+{first}")],
        LAB_CUBES: [("k-lab", f"+{first}")],
        DOUBLE: [("k-recycle", f"{first}{TIMES}")],
        REVEAL: [("k-spy", f"{first}{TIMES}")],
        DECK_PICK: [("k-spy", f"{first}")],
        BANISH: [("k-calamity", f"{MINUS}{first}")],
        SNARES: [("k-trap", f"{first}{TIMES}")],
        SHIFT: [("k-act-trade", "")],
    }
    effect = content.effect[card]
    if effect == EXTRA:
        return [(SYMBOLS[first], f"+{second}")]
    if effect == GAIN:
        gained = ((SYMBOLS[SOLDIER], first), (SYMBOLS[KRYSTALLIUM], second))
        return [(symbol, f"+{count}") for symbol, count in gained if count]
    if effect == MARSHAL:
        return [("k-vp", str(second)), (f"k-fam-{FAMILIES[first]}", TIMES)]
    return plain[effect]


# --- the back ---------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def draw_back(laid_by: int | None, say: Words) -> str:
    """A face-down card: who laid it, or that it is from the hazard deck."""
    who = "k-calamity" if laid_by is None else f"k-arms-{laid_by + 1}"
    name = say.say("page-face-down")
    size = 14.5 if width_of(name, 14.5) < 116 else 12.5
    return (
        f'<g clip-path="inset(0 round 9px) view-box"><path d="M0 0h120v160H0z" fill="{SURFACE}"/>'
        f'<svg width="120" height="132" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice">'
        f'<use href="#k-scene-back" width="120" height="80"/></svg><path class="veil" d="M0 0h120v132H0z" fill="none"/>'
        f'<circle cx="60" cy="64" r="27" fill="{BADGE}" stroke="{EDGE}" stroke-width="2"/>{use("k-trap", 41, 44, 38)}'
        f'<path d="M0 132h120" stroke="{EDGE}" stroke-width="2"/></g>'
        f'<circle cx="60" cy="112" r="15" fill="{BADGE}" stroke="{EDGE}" stroke-width="1.6"/>{use(who, 49, 101, 22)}'
        + letters(60, 151, name, size, f'{DISPLAY} text-anchor="middle" fill="{INK}"')
        + FRAME
    )
