"""The panels beside the map: what everybody holds, and what goods are worth."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape

from koruna.games.eight_minute_empire.forms.drawing_land import continents
from koruna.games.eight_minute_empire.forms.drawing_row import GOOD_SYMBOLS, arms
from koruna.games.eight_minute_empire.forms.view import EightMinuteEmpireView
from koruna.locale import Words
from koruna.look import icon

WORTHS = (1, 2, 3, 5)  # the points that goods can bring


def draw_holdings(view: EightMinuteEmpireView, say: Words, names: list[str]) -> str:
    """Coins and pieces, regions by continent, and points of every player."""
    rows = [] if view.step == "over" else draw_means(view, say)
    for continent in view.continents:
        cells = [(str(count), continent.controller == seat) for seat, count in enumerate(continent.controlled)]
        rows.append(draw_line(draw_continent(view.side, continent.number, say.language), cells))
    goods = [(str(player.points_goods), False) for player in view.players]
    rows.append(draw_line(draw_title("k-vp", "map-points-goods", say), goods, "sums"))
    title = say.say("map-points-end" if view.step == "over" else "map-points-all")
    total = draw_line(escape(title), [(str(player.points), False) for player in view.players])
    return draw_table(view, "map-holdings", draw_heads(view, names), rows, say, f"<tfoot>{total}</tfoot>")


@cache
def draw_continent(side: str, number: int, language: str) -> str:
    swatch = f'<svg class="sw" viewBox="0 0 14 14" aria-hidden="true"><rect class="land-{number}"'
    name = escape(continents(side)[number - 1].names[language])
    return f'{swatch} width="14" height="14" rx="4"/></svg>{name}'


def draw_table(view: EightMinuteEmpireView, name: str, heads: str, rows: list[str], say: Words, foot: str = "") -> str:
    """A panel with one table and its title in the corner; a summary for screen readers comes first."""
    corner = f'<th scope="col"><h2>{escape(say.say(name))}</h2></th>'
    about = f'<caption class="sr">{escape(say.say(f"{name}.about"))}</caption>'
    return (
        f'<section class="panel holdings"><table class="t hold of-{view.seats}">{about}'
        f"<thead><tr>{corner}{heads}</tr></thead><tbody>{''.join(rows)}</tbody>{foot}</table></section>"
    )


def draw_means(view: EightMinuteEmpireView, say: Words) -> list[str]:
    held = [
        ("k-coin", "map-coins", [player.coins for player in view.players]),
        ("k-army", "map-supply", [player.supply for player in view.players]),
        ("k-city", "map-cities-left", [player.cities_left for player in view.players]),
    ]
    rows = [
        draw_line(draw_title(symbol, name, say), [(str(count), False) for count in counts])
        for symbol, name, counts in held
    ]
    if view.starter is not None and view.taken < view.seats:
        bids = [("" if player.bid is None else str(player.bid), False) for player in view.players]
        rows.append(draw_line(draw_title("k-coins", "map-bids-were", say), bids))
    return rows


@lru_cache(maxsize=64)
def draw_title(symbol: str, name: str, say: Words) -> str:
    return icon(symbol) + escape(say.say(name))


def draw_heads(view: EightMinuteEmpireView, names: list[str]) -> str:
    return "".join([f'<th scope="col" class="c">{arms(seat, names[seat])}</th>' for seat in range(view.seats)])


def draw_line(title: str, cells: list[tuple[str, bool]], look: str = "") -> str:
    drawn = [f'<td class="c{" win" if gold else ""}">{text}</td>' for text, gold in cells]
    opened = f'<tr class="{look}">' if look else "<tr>"
    return f'{opened}<th scope="row">{title}</th>{"".join(drawn)}</tr>'


def draw_goods(view: EightMinuteEmpireView, seat: int, say: Words, names: list[str]) -> str:
    """How many of each good everybody has, and how many are worth how many points."""
    rows = []
    for at, table in enumerate(view.goods):
        held = tuple((player.goods[at].count, player.goods[at].points) for player in view.players)
        reached = 0 if seat < 0 else view.players[seat].goods[at].points
        rows.append(draw_row_of_good(table.good, tuple(table.steps), held, reached, say))
    jokers = "".join([f'<td class="c">{player.jokers or ""}</td>' for player in view.players])
    rows.append(f'<tr><th scope="row">{draw_good("joker", say)}</th>{jokers}<td colspan="4" class="step"></td></tr>')
    return draw_table(view, "map-goods", draw_heads(view, names) + draw_worths(say), rows, say)


@lru_cache(maxsize=1024)
def draw_row_of_good(
    good: str, table: tuple[tuple[int, int], ...], held: tuple[tuple[int, int], ...], reached: int, say: Words
) -> str:
    """How many everybody has, with the points for them, and the steps of the table that the viewer has reached."""
    needed = {points: count for count, points in table}
    steps = [f'<td class="c step{" reached" if reached >= points else ""}">{needed[points]}</td>' for points in WORTHS]
    counts = [draw_count(good, count, points, f"good-{good}-{seat}", say) for seat, (count, points) in enumerate(held)]
    return f'<tr><th scope="row">{draw_good(good, say)}</th>{"".join(counts)}{"".join(steps)}</tr>'


@lru_cache(maxsize=64)
def draw_worths(say: Words) -> str:
    return "".join(
        [
            f'<th scope="col" class="c step"><span aria-hidden="true">{points}</span>'
            f'<span class="sr">{escape(say.say("points", {"points": points}))}</span></th>'
            for points in WORTHS
        ]
    )


@lru_cache(maxsize=64)
def draw_good(good: str, say: Words) -> str:
    name = escape(say.say("good.title", {"good": good}))
    return (
        f'<svg class="i" role="img" aria-label="{name}"><title>{name}</title><use href="#{GOOD_SYMBOLS[good]}"/></svg>'
    )


def draw_count(good: str, count: int, points: int, place: str, say: Words) -> str:
    if not count:
        return '<td class="c"></td>'
    worth = escape(say.say("points", {"points": points}))
    about = escape(say.say("map-good-held", {"good": good, "count": count, "points": points}))
    return (
        f'<td class="c{" win" if points else ""}" title="{about}" data-place="{place}">{count}'
        f'<span class="sr">, {worth}</span></td>'
    )
