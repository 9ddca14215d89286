"""The table as one self-contained SVG, from a view alone. Colours and symbols come from `koruna.look`."""

from __future__ import annotations

from html import escape

from koruna.engine.series_view import SeriesView
from koruna.locale import Words, words
from koruna.look import colour, letters, shorten, with_kit
from koruna.look.ending_text import EndingText, ending_drawn
from koruna.look.names import players_named

from .view import Bidder, SealedBidsView, Treasure

WIDTH = 720
HEAD = 92
BAND = 88  # the height of one player's band
TILE = 64

INK, SOFT_INK, GOLD = colour("ink"), colour("ink-2"), colour("gold")
BACKGROUND, SURFACE, LINE = colour("bg"), colour("surface"), colour("line-strong")
KINDS = {"amber": "spr-gold", "silk": "spr-purple", "spice": "spr-red", "wine": "spr-pink"}


def draw(
    view: SealedBidsView, language: str = "en", names: list[str] | None = None, series: SeriesView | None = None
) -> str:
    """A player without a name gets a number."""
    say = words(language, "sealed_bids")
    players = players_named(len(view.bidders), names, say)
    ending = ending_drawn("sealed_bids", view, players, language, series) if view.step == "over" else None
    title = say.say("name") if ending is None else f"{say.say('name')}: {ending.short()}"
    height = HEAD + BAND * len(view.bidders) + 8
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="koruna" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' font-family="var(--font-ui,sans-serif)">',
        f"<title>{escape(title, quote=False)}</title>",
        f'<rect width="{WIDTH}" height="{height}" rx="16" fill="{BACKGROUND}"/>',
        *(draw_head(view, say) if ending is None else draw_end(ending)),
    ]
    for bidder in view.bidders:
        parts.append(f'<g transform="translate(16 {HEAD + bidder.seat * BAND})">')
        parts += draw_bidder(bidder, view, players[bidder.seat], say)
        parts.append("</g>")
    return with_kit("\n".join([*parts, "</svg>"]))


def draw_head(view: SealedBidsView, say: Words) -> list[str]:
    """The progress of the game, and the treasure being sold."""
    moment = say.say("state-" + view.step, {"round": view.round, "rounds": view.rounds})
    parts = [letters(20, 42, moment, 24, f'fill="{INK}" font-weight="600"')]
    if view.burnt:
        parts.append(letters(20, 70, say.say("burnt-so-far", {"count": len(view.burnt)}), 15, f'fill="{SOFT_INK}"'))
    if view.treasure:
        parts += draw_treasure(view.treasure, WIDTH - TILE - 24, 14, say)
    return parts


def draw_end(ending: EndingText) -> list[str]:
    """Who won by how much, and why the game is over."""
    return [
        letters(20, 42, shorten(ending.outcome, WIDTH - 40, 24), 24, f'fill="{INK}" font-weight="600"'),
        letters(20, 70, shorten(ending.why, WIDTH - 40, 15), 15, f'fill="{SOFT_INK}"'),
    ]


def draw_bidder(bidder: Bidder, view: SealedBidsView, name: str, say: Words) -> list[str]:
    width = WIDTH - 32
    edge = GOLD if bidder.seat in view.waiting else LINE
    points = say.say("points-so-far", {"points": bidder.points})
    coins = say.say("coins-left", {"coins": bidder.coins})
    rank = say.say("rank-so-far", {"rank": bidder.rank})
    parts = [
        f'<rect width="{width}" height="{BAND - 8}" rx="10" fill="{SURFACE}" stroke="{edge}" stroke-width="2"/>',
        f'<use href="#k-arms-{bidder.seat + 1}" x="8" y="16" width="48" height="48"/>',
        letters(66, 28, shorten(name, 150, 18), 18, f'fill="{INK}" font-weight="600"'),
        letters(66, 49, points, 15, f'fill="{SOFT_INK}"'),
        letters(66, 69, coins, 15, f'fill="{SOFT_INK}"'),
        letters(150, 49, rank, 15, f'fill="{SOFT_INK}"'),
    ]
    if bidder.sealed:
        parts.append('<use href="#k-lock" x="232" y="8" width="26" height="26"/>')
        bid = say.say("bid-ready") if bidder.bid is None else say.say("own-bid", {"bid": bidder.bid})
        parts.append(letters(264, 28, bid, 15, f'fill="{INK}"'))
    if bidder.last_bid is not None:
        parts.append(letters(236, 49, say.say("last-bid", {"bid": bidder.last_bid}), 15, f'fill="{SOFT_INK}"'))
    if bidder.wish:
        parts.append(letters(236, 69, say.say("wishes-for", {"kind": bidder.wish}), 15, f'fill="{SOFT_INK}"'))
    for at, treasure in enumerate(bidder.treasures):
        # Six treasures overlap in a row without reaching the text; the newest is on top.
        parts += draw_treasure(treasure, width - TILE - 10 - (len(bidder.treasures) - 1 - at) * 38, 8, say)
    return parts


def draw_treasure(treasure: Treasure, x: int, y: int, say: Words) -> list[str]:
    """Its kind is shown by its colour and its name."""
    return [
        f'<g transform="translate({x} {y})">',
        f'<rect width="{TILE}" height="{TILE}" rx="8" fill="{SURFACE}" stroke="{LINE}" stroke-width="1.5"/>',
        f'<rect x="6" y="6" width="12" height="{TILE - 12}" rx="5" fill="{colour(KINDS[treasure.kind])}"/>',
        letters(24, 30, str(treasure.value), 24, f'fill="{INK}" font-weight="600"'),
        letters(22, 52, shorten(say.say("kind", {"kind": treasure.kind}), TILE - 20, 12), 12, f'fill="{SOFT_INK}"'),
        "</g>",
    ]
