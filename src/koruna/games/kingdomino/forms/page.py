"""Kingdomino on the web page of a table: the rows as lists, the viewer's kingdom as the drawing, the rest beside it.

A square is the target `square:e4`, a domino to claim `offer:12`, a domino to discard `discard`; `data-ask` lists the
moves whose refusal is shown when a target without a legal move is clicked. `data-ghost` holds the halves of the domino
to be placed, to preview it on the chosen squares; `data-any-order` means that both halves are equal. `data-carry` names
the moves that dragging a domino or a king makes.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.engine.page import Figure, Page
from koruna.games.kingdomino.forms.drawing_domino import domino_lying, king, kings_on_dominoes, tile
from koruna.games.kingdomino.forms.drawing_kingdom import Window, draw_land, window_of
from koruna.games.kingdomino.forms.scoring_places import draw_scoring
from koruna.games.kingdomino.forms.view import Area, Bonus, KingdominoView, KingdomView, Offer
from koruna.games.kingdomino.rules.notation import square_name
from koruna.games.kingdomino.rules.scoring import HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from koruna.locale import Words, words
from koruna.look.faults import drawn, shown

MARGIN = 12
LABELS = 34  # space for the coordinates


def draw_page(view: KingdominoView, seat: int, language: str, names: list[str]) -> Page:
    say = words(language, "kingdomino")
    over = view.step == "over"
    steps = drawn("steps", language, draw_steps, view, say)
    rows = "" if over else drawn("cards", language, draw_rows, view, seat, say, names)
    rows += "" if over else drawn("part", language, draw_ghost, view, seat)
    figures = shown(lambda: [count(kingdom, say) for kingdom in view.kingdoms], lambda: [])
    if seat < 0 or over:
        kingdoms = "".join([drawn("realm", language, draw_named, view, k, say, names) for k in view.kingdoms])
        score = [] if seat < 0 else [drawn("points", language, draw_score, view.kingdoms[seat], view.scores[seat], say)]
        return Page(steps, f'<div class="fit all-kingdoms">{kingdoms}</div>', score, figures, rows)
    kingdom = view.kingdoms[seat]
    board = f'<div class="fit">{drawn("board", language, draw_own, kingdom, view.size, say)}</div>'
    panels = [
        drawn("panel", language, draw_rivals, view, seat, say, names),
        drawn("points", language, draw_score, kingdom, view.scores[seat], say),
    ]
    return Page(steps, board, panels, figures, rows)


@lru_cache(maxsize=2048)
def count(kingdom: KingdomView, say: Words) -> list[Figure]:
    """The tie-breakers: all crowns, and the largest area."""
    crowns = Figure("k-crown", kingdom.crowns, say.say("web-all-crowns", {"crowns": kingdom.crowns}))
    if not kingdom.areas:
        return [crowns]
    largest = max(kingdom.areas, key=lambda area: len(area.squares))
    label = say.say("web-largest", {"squares": kingdom.largest_area, "terrain": largest.terrain})
    return [crowns, Figure(f"k-chip-{largest.terrain}", kingdom.largest_area, label)]


def draw_steps(view: KingdominoView, say: Words) -> str:
    if view.step == "over":
        return f"<b>{say.say('board-final')}</b>"
    if view.round == 0:
        return f"<b>{say.say('board-first-claims')}</b>"
    look = ["done" if n < view.round else "now" if n == view.round else "" for n in range(1, view.rounds + 1)]
    pips = "".join([f'<i class="{name}"></i>' for name in look])
    doing = "" if view.step == "draw" else f'<span class="wide">{say.say("web-step", {"step": view.step})}</span>'
    progress = say.say("board-round", {"round": view.round, "rounds": view.rounds})
    return f'<b>{progress}</b><span class="pips" aria-hidden="true">{pips}</span>{doing}'


# --- the rows ------------------------------------------------------------------------------


def draw_rows(view: KingdominoView, seat: int, say: Words, names: list[str]) -> str:
    kings = kings_on_dominoes(view)
    players = tuple(names)
    active = next((offer.domino for offer in view.to_place if not offer.done), 0) if view.step == "place" else 0
    place = [
        draw_offer(o, place_look(o, active), "discard", "discard", kings.get(o.domino), say, players)
        for o in view.to_place
    ]
    claim = [
        draw_offer(o, claim_look(o, view), f"offer:{o.domino}", f"claim {o.domino}", kings.get(o.domino), say, players)
        for o in view.to_claim
    ]
    lists = [("board-place", place), ("board-claim", claim)]
    first = ""
    if view.step == "claim" and view.turn == seat and not place:
        first = draw_first_king(seat, sum(owner == seat for owner, _ in kings.values()))
    columns = [f"<div><h2>{say.say(title)}{first}</h2><ol>{''.join(row)}</ol></div>" for title, row in lists if row]
    size = "long" if max(len(place), len(claim)) > 4 else "short"
    return f'<section class="draft {size}" aria-label="{escape(say.say("web-rows"))}">{"".join(columns)}</section>'


def draw_first_king(seat: int, number: int) -> str:
    """A king of the first claims, who stands on no domino yet."""
    drawn = king(seat, number, 0, 0, 56)
    return f'<svg class="first-king" data-carry="claim" viewBox="0 0 56 56" aria-hidden="true">{drawn}</svg>'


def place_look(offer: Offer, active: int) -> str:
    return "gone" if offer.done else "active" if offer.domino == active else "later"


def claim_look(offer: Offer, view: KingdominoView) -> str:
    if offer.done:
        return "gone"
    return "taken" if offer.seat is not None else "open" if view.step == "claim" else "next"


@lru_cache(maxsize=2048)
def draw_offer(
    offer: Offer,
    look: str,
    target: str,
    ask: str,
    king_on_it: tuple[int, int] | None,  # seat and number
    say: Words,
    names: tuple[str, ...],
) -> str:
    """A domino in a row, with the king that stands on it. Only the active one of those to place can be a target."""
    clickable = f' data-target="{target}" data-ask="{ask}"' if look in ("active", "open", "next", "taken") else ""
    carried = ' data-carry="place"' if look == "active" else ""
    number = offer.domino
    piece = "" if look == "gone" else f' data-piece="domino-{number}"'
    a, b = [say.say("web-half", {"terrain": terrain, "crowns": crowns}) for terrain, crowns in offer.halves]
    label = escape(say.say("web-domino", {"domino": number, "left": a, "right": b}))
    drawn_king = ""
    if king_on_it is not None:
        seat, which = king_on_it
        name = escape(say.say("web-king-of", {"player": names[seat]}))
        claiming = ' data-carry="claim"' if look == "gone" else ""  # its domino is placed: it goes on to the next
        drawn_king = (
            f'<svg class="king"{claiming} viewBox="0 0 56 56" role="img" aria-label="{name}">'
            f"{king(seat, which, 0, 0, 56)}</svg>"
        )
    return (
        f'<li><div class="dom {look}"{clickable}{carried} data-label="{label}" data-big>'
        f'<span class="no" aria-hidden="true">{number}</span>'
        f'<svg class="tile" viewBox="-2 -2 204 104" role="img" aria-label="{label}">'
        f"<g{piece}>{domino_lying(offer)}</g></svg>{drawn_king}</div></li>"
    )


# --- the kingdoms --------------------------------------------------------------------------


@lru_cache(maxsize=512)
def draw_own(kingdom: KingdomView, size: int, say: Words) -> str:
    """The viewer's kingdom with every plot in reach, and the squares as targets."""
    window = window_of(kingdom, size, False)
    lines = [draw_land(kingdom, size, window), *draw_squares(kingdom, size, window, say)]
    return in_frame(lines, window, kingdom, size, say.say("web-your-kingdom"), "kingdom zoom", True)


def draw_squares(kingdom: KingdomView, size: int, window: Window, say: Words) -> list[str]:
    west, south, east, north = window
    taken = {(square.x, square.y) for square in kingdom.squares} | {(0, 0)}
    free = [
        draw_square(x, y, square_name(x, y, size), False, say)
        for y in range(north, south - 1, -1)
        for x in range(west, east + 1)
        if (x, y) not in taken
    ]
    castle = f'<g data-tip="{say.say("web-castle")}">{draw_square(0, 0, square_name(0, 0, size), True, say)}</g>'
    return [*free, castle, *[draw_area(area, size, say) for area in kingdom.areas]]


def draw_area(area: Area, size: int, say: Words) -> str:
    """The squares of an area, with a tooltip that says what they score together."""
    facts = {"terrain": area.terrain, "squares": len(area.squares), "crowns": area.crowns, "points": area.points}
    squares = [draw_square(x, y, square_name(x, y, size), True, say) for x, y in area.squares]
    return f'<g data-tip="{escape(say.say("score-area", facts))}">{"".join(squares)}</g>'


@lru_cache(maxsize=4096)  # every square of every box, in every language
def draw_square(x: int, y: int, name: str, taken: bool, say: Words) -> str:
    left, top = x * 100, -y * 100
    asks = "|".join([f"place {name} {facing}" for facing in "nesw"])
    hit = f'<rect class="hit" x="{left}" y="{top}" width="100" height="100"/>'
    if taken:
        return f'<g data-ask="{asks}">{hit}</g>'
    box = f'x="{left + 11}" y="{top + 11}" width="78" height="78" rx="14"'
    plus = f'<path class="plus" d="M{left + 50} {top + 41}v18M{left + 41} {top + 50}h18"/>'
    label = say.say("web-square", {"square": name})
    return (
        f'<g data-target="square:{name}" data-ask="{asks}" data-label="{label}">{hit}'
        f'<rect class="casing" {box}/><rect class="ring" {box}/>{plus}</g>'
    )


def draw_ghost(view: KingdominoView, seat: int) -> str:
    """The halves of the domino to place, invisible until squares are chosen for it."""
    if view.step != "place" or view.turn != seat:
        return ""
    offer = next(offer for offer in view.to_place if not offer.done)
    a, b = offer.halves
    alike = " data-any-order" if a == b else ""
    first = f'<g data-ghost="0">{tile(0, 0, *a, offer.domino)}</g>'
    second = f'<g data-ghost="1">{tile(0, 0, *b, offer.domino + 1)}</g>'
    return f'<svg class="ghosts" data-held-as="domino-{offer.domino}"{alike}>{first}{second}</svg>'


def in_frame(
    lines: list[str], window: Window, kingdom: KingdomView, size: int, name: str, look: str, labelled: bool
) -> str:
    west, south, east, north = window
    left, top = west * 100 - MARGIN, -north * 100 - MARGIN
    width, height = (east - west + 1) * 100 + 2 * MARGIN, (north - south + 1) * 100 + 2 * MARGIN
    if labelled:
        left, width, height = left - LABELS, width + LABELS, height + LABELS
        lines = [*lines, draw_names_of_squares(window, size)]
    return (
        f'<svg class="{look}" data-frame="kingdom-{kingdom.seat}" viewBox="{left} {top} {width} {height}" role="group"'
        f' aria-label="{escape(name)}">' + "".join(lines) + "</svg>"
    )


def draw_names_of_squares(window: Window, size: int) -> str:
    west, south, east, north = window
    below, beside = (1 - south) * 100 + 34, west * 100 - 24
    columns = [
        f'<text x="{x * 100 + 50}" y="{below}">{square_name(x, 0, size)[0]}</text>' for x in range(west, east + 1)
    ]
    rows = [f'<text x="{beside}" y="{59 - y * 100}">{y + size}</text>' for y in range(south, north + 1)]
    return f'<g class="squares" aria-hidden="true">{"".join(columns)}{"".join(rows)}</g>'


def draw_small(kingdom: KingdomView, size: int, name: str, over: bool) -> str:
    window = window_of(kingdom, size, True)
    lines = [draw_land(kingdom, size, window), *([draw_scoring(kingdom)] if over else [])]
    return in_frame(lines, window, kingdom, size, name, "mini", False)


def draw_named(view: KingdominoView, kingdom: KingdomView, say: Words, names: list[str]) -> str:
    over = view.step == "over"
    return draw_under_arms(kingdom, view.size, view.scores[kingdom.seat], names[kingdom.seat], over, say)


@lru_cache(maxsize=512)
def draw_under_arms(kingdom: KingdomView, size: int, score: int, player: str, over: bool, say: Words) -> str:
    """A kingdom under its player's coat of arms; can be enlarged."""
    seat = kingdom.seat
    name = say.say("web-kingdom-of", {"player": player})
    points = say.say("board-points", {"points": score})
    return (
        f'<figure class="opp" data-place="seat-{seat}"><figcaption>'
        f'<svg class="i" aria-hidden="true"><use href="#k-arms-{seat + 1}"/></svg>'
        f"<b>{escape(player)}</b><span>{points}</span></figcaption>"
        f'<button type="button" class="enlarge" data-do="enlarge" aria-label="{escape(name)}">'
        f"{draw_small(kingdom, size, name, over)}</button></figure>"
    )


def draw_rivals(view: KingdominoView, seat: int, say: Words, names: list[str]) -> str:
    rivals = "".join([draw_named(view, kingdom, say, names) for kingdom in view.kingdoms if kingdom.seat != seat])
    return (
        f'<section class="panel opps-panel"><h2>{say.say("web-rivals")}</h2>'
        f'<div class="opps of-{view.seats - 1}">{rivals}</div></section>'
    )


# --- the score -----------------------------------------------------------------------------


@lru_cache(maxsize=512)
def draw_score(kingdom: KingdomView, score: int, say: Words) -> str:
    """The viewer's points area by area, and the bonuses in play."""
    # Every area that scores, so that the lines add up; if there is none yet, the largest.
    scoring = [area for area in kingdom.areas if area.points] or kingdom.areas[:3]
    rows = "".join(
        [
            f'<tr><td><svg class="i" aria-hidden="true"><use href="#k-chip-{area.terrain}"/></svg></td>'
            f"<td>{say.say(f'terrain-{area.terrain}.title')}</td>"
            f'<td class="r">{len(area.squares)}</td><td class="r">{area.crowns}</td><td class="r"><b>{area.points}</b>'
            "</td></tr>"
            for area in scoring
        ]
    )
    bonuses = draw_bonus(kingdom.middle_kingdom, "board-middle-kingdom", MIDDLE_KINGDOM_BONUS, say)
    bonuses += draw_bonus(kingdom.harmony, "board-harmony", HARMONY_BONUS, say)
    heads = [say.say(name) for name in ("web-area", "web-squares", "web-crowns", "web-points")]
    return (
        f'<section class="panel score-panel"><header><h2>{say.say("web-your-score")}</h2>'
        '<span class="chip good" data-gain hidden></span></header><table class="t"><thead><tr>'
        f'<th colspan="2">{heads[0]}</th><th class="r">{heads[1]}</th><th class="r">{heads[2]}</th>'
        f'<th class="r">{heads[3]}</th></tr></thead><tbody>{rows}{bonuses}</tbody><tfoot><tr>'
        f'<td colspan="4">{say.say("web-total")}</td><td class="r">{score}</td></tr></tfoot></table>'
        "</section>"
    )


def draw_bonus(state: Bonus, name: str, points: int, say: Words) -> str:
    if state == "off":
        return ""
    status = say.say("web-bonus", {"state": state})
    counted = points if state == "granted" else 0
    return (
        f'<tr><td colspan="3">{say.say(name)}</td><td class="r">{status}</td><td class="r"><b>{counted}</b></td></tr>'
    )
