"""The parts of a table's page, as one seat or a spectator may see them.

A page is made of parts, and a change sends only those that changed. Everything here comes from views and from what a
seat may know of events.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from random import Random
from typing import Any, NamedTuple

from jinja2.environment import TemplateModule
from markupsafe import escape
from msgspec import Struct

from koruna.engine.game import Game, Sentence
from koruna.engine.match import Match
from koruna.engine.option import Options
from koruna.engine.page import Figure
from koruna.engine.series_view import SeriesView
from koruna.engine.state import OVER, State
from koruna.locale import words
from koruna.look import without_kit
from koruna.look.kit import symbols_in
from koruna.look.symbols import definitions
from koruna.table.chronicle import end_of_last_turn, first_told, lines_told
from koruna.table.log import Live
from koruna.table.pages import icon, templates
from koruna.table.telling import called_by_name, free_seats, names

PARTS = ("prompt", "notice", "steps", "end", "beside", "board", "panels", "seats", "log", "lines", "actions", "menu")
MOST_DRAWN = 150  # moments of a game that are looked through for its symbols
ROOT_STYLE = re.compile(r'^(<svg[^>]*?) style="[^"]*"')


class Look(NamedTuple):
    """A table through somebody's eyes."""

    table: Live
    seat: int  # SPECTATOR for whoever has no seat here
    own: list[int]  # all seats of this browser
    language: str
    rematch: bool = False  # whether there is a rematch to go to
    vacant: tuple[int, ...] = ()  # seats where nobody is, which anybody here may give to a bot


class MoveTold(Struct, omit_defaults=True):
    """A legal move as the page shows it."""

    text: str
    label: str
    targets: list[str]  # what to click, in order
    button: str = ""  # what the button that makes it says, if something shorter than the label
    gain: int | None = None  # points it brings at once, where everybody may know that
    group: str = ""  # what it has in common with others that differ in a number or a kind only
    part: str = ""  # and that
    price: int | str = ""  # gold it costs, if something can be bought at all


# --- words ----------------------------------------------------------------------------------


def tell(look: Look, name: str, facts: Mapping[str, Any] | None = None) -> str:
    return words(look.language, look.table.head.game).say(name, facts)


@cache
def macros() -> TemplateModule:
    return templates.get_template("table_parts.html", globals={"icon": cache(icon)}).module


@lru_cache(maxsize=4096)
def drawn(part: str, language: str, game: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """A part of the page. Most stay as they are from one change to the next, and are alike for many."""

    def say(name: str, **told: int | str) -> str:
        return words(language, game).say(name, told)

    return str(getattr(macros(), part)(say, **dict(facts)))


# --- the whole page ---------------------------------------------------------------------------


def parts_of(look: Look, seen: Any = None) -> dict[str, str]:
    """Every part as HTML. Whoever has the view already gives it, for it takes a while to make."""
    table, state, game = look.table, look.table.match.state, look.table.match.game
    view = table.view(look.seat) if seen is None else seen
    running = view.view if isinstance(view, SeriesView) else view
    called = names(table, look.language)
    page = game.draw_page(running, look.seat, look.language, called)

    def draw(part: str, **facts: Any) -> str:
        return drawn(part, look.language, game.id, tuple(facts.items()))

    over = state.turn() == OVER
    steps = page.steps
    if isinstance(view, SeriesView):
        which = tell(look, "at-game-of", {"number": view.number, "length": view.length})
        steps = f'<span class="series">{escape(which)}</span>{steps}'
    common = {"seat": look.seat, "over": over}
    here = {"table": table.head.id, **common}
    asked = prompt(look, running, called)
    decided = table.last_decision(look.seat) is not None
    return {
        "prompt": draw("prompt", **asked._asdict(), mine=is_mine(look), over=over),
        "notice": draw("notice", **common, **notice(look, called)),
        "steps": steps,
        "end": draw("end", **here, **end(look, view, called)) if over else "",
        "beside": bare(page.beside),
        "board": bare(page.board),
        "panels": "".join([bare(panel) for panel in page.panels]),
        "seats": draw_seats(look, seats(look, called, page.figures)),
        "log": draw("log", since=since(look), decided=decided, seated=look.seat >= 0, called=tuple(called)),
        "lines": draw_lines(look, called) or str(escape(tell(look, "at-nothing-yet"))),
        "actions": draw("actions", **common, **actions(look)),
        "menu": draw("menu", **here, bot=look.seat in table.bots, free=bool(free_seats(table))),
    }


def bare(html: str) -> str:
    """A drawing without the symbols and colours it carries: the page has them, and allows no styles of others."""
    return ROOT_STYLE.sub(r"\1", without_kit(html), count=1)


def is_mine(look: Look) -> bool:
    """Whether the seat that looks has to decide."""
    return look.seat in look.table.match.state.waiting() and look.seat not in look.table.bots


def title(look: Look) -> str:
    name = tell(look, "name")
    return f"● {tell(look, 'at-your-turn')} · {name}" if is_mine(look) else f"{name} · Koruna"


# --- what to do -------------------------------------------------------------------------------


class Prompt(NamedTuple):
    """What to do, or whom we wait for."""

    arms: int
    sentence: str
    lead: str = ""  # that it is one's turn
    why: str = ""  # what the step means


def prompt(look: Look, view: Any, called: list[str]) -> Prompt:
    state, game = look.table.match.state, look.table.match.game
    if state.turn() == OVER:
        first = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
        return Prompt(first[0], tell(look, "at-over", {"players": [called[seat] for seat in first]}))
    waiting = state.waiting()
    if is_mine(look):
        name, facts = game.prompt(view, look.seat)
        lead = tell(look, "your-turn" if len(look.own) == 1 else "turn-of", {"player": called[look.seat]})
        return Prompt(look.seat, tell(look, name, facts), lead, tell(look, f"{name}.why", facts))
    players = {"players": [called[seat] for seat in waiting]}
    if all(seat in look.table.bots for seat in waiting):
        return Prompt(waiting[0], tell(look, "at-bot-thinking", players))
    return Prompt(waiting[0], tell(look, "at-watching" if look.seat < 0 else "at-waiting", players))


def notice(look: Look, called: list[str]) -> dict[str, Any]:
    """Whether somebody would like to take a move back, and whether a bot plays for this seat."""
    wish = look.table.wish
    asks = None if wish is None else wish[0]
    answered = look.seat in look.table.agreed or look.seat in look.table.bots
    return {
        "asks": asks,
        "asker": "" if asks is None else called[asks],
        "may_agree": asks is not None and look.seat >= 0 and not answered,
        "bot": look.seat in look.table.bots,
        "away": tuple((seat, called[seat]) for seat in waited_for_in_vain(look)),
    }


def waited_for_in_vain(look: Look) -> list[int]:
    """Seats of others that have to decide while nobody is there; who watches can only watch."""
    waiting = look.table.match.state.waiting()
    return [seat for seat in look.vacant if seat in waiting and seat not in look.own] if look.own else []


def actions(look: Look) -> dict[str, Any]:
    """Taking back: whether it can be done, at once (`undo`) or by consent (`ask`), and else why not."""
    table, seat = look.table, look.seat
    undo = table.undo(seat) if seat >= 0 and table.wish is None else []
    why = "at-undo-asked" if table.wish is not None else "" if undo else "at-undo-nothing"
    way = "" if not undo else "ask" if undo[0].startswith("ask") else "undo"
    return {"undo": way, "why": why, "mine": is_mine(look)}


def moves_told(look: Look, view: Any) -> list[MoveTold]:
    """Every legal move of the seat that looks."""
    if not is_mine(look):
        return []
    state, game, seat = look.table.match.state, look.table.match.game, look.seat
    running = view.view if isinstance(view, SeriesView) else view
    open_to_all = len(state.waiting()) == 1 and nothing_secret(look.table, seat, view)
    said, called = words(look.language, game.id), names(look.table, look.language)
    told = []
    for move in state.moves(seat):
        text = state.write(move, seat)
        name, facts = called_by_name(game.label(running, text), called)
        button, group, part = [
            said.say(f"{name}.{shorter}", facts) if said.has(f"{name}.{shorter}") else ""
            for shorter in ("button", "group", "part")
        ]
        gain = gained(state, move, seat) if open_to_all else None
        targets = game.targets(running, text)
        price = facts.get("price", "")
        told.append(MoveTold(text, said.say(name, facts), targets, button, gain, group, part, price))
    return told


def gained(state: State, move: int, seat: int) -> int:
    ahead = state.copy()
    ahead.play(move, seat)
    return ahead.scores()[seat] - state.scores()[seat]


def nothing_secret(table: Live, seat: int, view: Any) -> bool:
    """Whether all players see what this seat sees, and nobody learned of anything that the others did not."""
    if table.match.game.all_open:
        return True
    if any(event.secret for event in table.match.events()):
        return False
    others = [other for other in range(len(table.names)) if other != seat]
    return all(table.view(other) == view for other in others)


# --- who sits here ------------------------------------------------------------------------------


class SeatTold(NamedTuple):
    seat: int
    name: str
    score: int
    rank: int
    you: bool
    bot: str  # the name of the bot that plays, if one does
    now: bool
    figures: tuple[tuple[str, int, str], ...]  # the symbol, the number, and what it counts
    vacant: str  # `empty` or `away` where nobody is
    give: bool  # whether who looks may let a bot play there


def draw_seats(look: Look, told: list[SeatTold]) -> str:
    cards = [drawn("seat", look.language, look.table.head.game, (("it", it),)) for it in told]
    name = escape(tell(look, "at-seats"))
    return f'<ol class="seats" tabindex="0" aria-label="{name}">{"".join(cards)}</ol>'


def seats(look: Look, called: list[str], figures: list[list[Figure]]) -> list[SeatTold]:
    table = look.table
    free = free_seats(table)
    scores, ranks, waiting = table.match.state.scores(), table.match.state.ranks(), table.match.state.waiting()
    over = table.match.over()
    return [
        SeatTold(
            seat,
            called[seat],
            scores[seat],
            ranks[seat] if over else 0,
            seat == look.seat,
            tell(look, f"bot-{table.bots[seat]}") if seat in table.bots else "",
            seat in waiting,
            tuple((figure.symbol, figure.number, figure.name) for figure in figures[seat]) if figures else (),
            "empty" if seat in free else "away" if seat in look.vacant else "",
            bool(look.own) and seat in look.vacant and seat not in look.own,
        )
        for seat in range(len(called))
    ]


# --- what happened ------------------------------------------------------------------------------


def since(look: Look) -> int:
    """The event up to which this seat has seen to everything by itself."""
    return end_of_last_turn(look.table.match.events(), look.seat) if look.seat >= 0 else -1


def draw_lines(look: Look, called: list[str]) -> str:
    """The chronicle, but of a long game not as far as its beginning."""
    first = first_told(look.table)
    older = drawn("older", look.language, look.table.head.game, (("first", first),)) if first else ""
    return lines_told(look.table, look.seat, look.language, called, first) + older


# --- the end --------------------------------------------------------------------------------------


def end(look: Look, view: Any, called: list[str]) -> dict[str, Any]:
    """Places, points line by line, and what decided a tie."""
    state, game = look.table.match.state, look.table.match.game
    scores, ranks = state.scores(), state.ranks()
    order = sorted(range(len(called)), key=lambda seat: (ranks[seat], seat))
    decided = None if isinstance(view, SeriesView) else game.tie_break(view)
    return {
        "places": tuple((seat, called[seat], ranks[seat], scores[seat], lines_of(look, view, seat)) for seat in order),
        "tie_break": tell(look, *decided) if decided else "",
        "rematch": look.rematch,
    }


def lines_of(look: Look, view: Any, seat: int) -> tuple[str, ...]:
    if isinstance(view, SeriesView):
        counted = enumerate(view.results, 1)
        return tuple(tell(look, "at-game-points", {"number": n, "points": points[seat]}) for n, points in counted)
    told: list[Sentence] = look.table.match.game.tally(view, seat)[:-1]
    return tuple(tell(look, *line) for line in told)


# --- symbols --------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def symbols_used(html: str) -> frozenset[str]:
    return frozenset(symbols_in(html))


def symbols_of(table: Live) -> frozenset[str]:
    """What a game of this kind shows, so that its page has it from the beginning; the rest comes when it is needed."""
    chosen = tuple(table.head.options.items())
    return symbols_of_game(table.match.game, len(table.names), chosen)


@lru_cache(maxsize=64)
def symbols_of_game(game: Game, seats: int, options: tuple[tuple[str, bool | str], ...]) -> frozenset[str]:
    chosen: Options = dict(options)
    rng = Random(1)
    match = Match.new(game, seats, chosen, rng=rng)
    found: set[str] = set()
    while not match.over() and len(match.record.lines) < MOST_DRAWN:
        view = match.state.view(0)
        running = view.view if isinstance(view, SeriesView) else view
        page = game.draw_page(running, 0, "en", [""] * seats)
        found |= symbols_used(bare(page.beside) + bare(page.board) + "".join(page.panels))
        found |= {figure.symbol for figures in page.figures for figure in figures} & definitions().keys()
        match.choose(rng.choice(match.state.moves()))
        if isinstance(view, SeriesView) and view.number > 1:
            break
    return frozenset(found)
