"""The parts of a table's page, as one seat or a spectator may see them.

Only parts that changed are sent. They are made of views and of what a seat may know of events, never of the state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from jinja2.environment import TemplateModule
from markupsafe import escape

from koruna.engine.errors import Trouble
from koruna.engine.page import Figure, Page
from koruna.engine.series_view import SeriesView
from koruna.engine.state import OVER
from koruna.locale import words
from koruna.look.faults import not_shown, shown
from koruna.table.live.table_view import can_rest, cannot_be_asked, ended, free_seats, names, who_takes_back
from koruna.table.log_lines import Ask, Back, LogLine
from koruna.table.pages.chronicle import chronicle_html, end_of_last_turn, first_shown
from koruna.table.pages.page_symbols import bare
from koruna.table.pages.rendering import icon, templates
from koruna.table.pages.result import end, game_before
from koruna.table.pages.scenes import draw_panel, last_scenes
from koruna.table.pages.viewer import Look
from koruna.table.requests import access

PARTS = (
    *("prompt", "notice", "steps", "end", "beside", "board", "panels", "scenes", "stops", "seats", "log", "lines"),
    *("actions", "menu"),
)
# What replaces a part that failed; it still has the elements that the script of the page looks for.
IN_PLACE_OF = {
    "prompt": '<p class="prompt"><span>{}</span></p>',
    "log": '<header data-since="-1"><p>{}</p></header>',
    "lines": '<li class="told"><span>{}</span></li>',
}
CALLED = {"lines": "log"}  # parts that error messages call by another name


# --- words ----------------------------------------------------------------------------------


def say_in(look: Look, name: str, facts: Mapping[str, Any] | None = None) -> str:
    return words(look.language, look.table.head.game).say(name, facts)


@cache
def macros() -> TemplateModule:
    return templates.get_template("table_parts.html", globals={"icon": cache(icon)}).module


@lru_cache(maxsize=4096)
def drawn(part: str, language: str, game: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """A part of the page, cached: most do not change from one move to the next, and many are the same for all."""

    def say(name: str, **more: int | str) -> str:
        return words(language, game).say(name, more)

    return str(getattr(macros(), part)(say, **dict(facts)))


# --- the whole page ---------------------------------------------------------------------------


def parts_of(look: Look, seen: Any = None) -> dict[str, str]:
    """Every part as HTML. `seen` is the view, if it has been computed already."""
    table, state, game = look.table, look.table.match.state, look.table.match.game
    view = table.view(look.seat) if seen is None else seen
    called = names(table, look.language)
    page = shown(
        lambda: game.draw_page(view, look.seat, look.language, called),
        lambda: Page(steps="", board=in_place_of(look, "board"), panels=[]),
    )

    def draw(part: str, **facts: Any) -> str:
        return drawn(part, look.language, game.id, tuple(facts.items()))

    over = state.turn() == OVER
    steps = page.steps
    if isinstance(view, SeriesView):
        which = say_in(look, "at-game-of", {"number": view.number, "length": view.length})
        steps = f'<span class="series">{escape(which)}</span>{steps}'

    def part(name: str, make: Callable[[], str]) -> str:
        return shown(make, lambda: in_place_of(look, name))

    common = {"seat": look.seat, "over": over}
    here = {"table": table.head.id, **common}
    asked = shown(
        lambda: prompt(look, view, called), lambda: Prompt(max(look.seat, 0), not_shown("prompt", look.language))
    )
    decided = table.last_decision(look.seat) is not None
    return {
        "prompt": draw("prompt", **asked._asdict(), mine=is_mine(look), over=over),
        "notice": part("notice", lambda: draw("notice", **common, **notice(look, called))),
        "steps": steps,
        "end": part("end", lambda: draw("end", **here, **end(look, view, called))) if over else "",
        "beside": bare(page.beside),
        "board": bare(page.board),
        "panels": "".join([bare(panel) for panel in page.panels]),
        "scenes": part(
            "scenes", lambda: draw_panel(last_scenes(table, look.seat, look.language, called), look.language, game.id)
        ),
        "stops": part("stops", lambda: draw("stops", **common, stops=stops(look))),
        "seats": part("seats", lambda: draw_seats(look, seats(look, called, page.figures))),
        "log": part(
            "log",
            lambda: draw("log", since=since(look), decided=decided, seated=look.seat >= 0, called=tuple(called)),
        ),
        "lines": part("lines", lambda: draw_lines(look, called) or str(escape(say_in(look, "at-nothing-yet")))),
        "actions": part("actions", lambda: draw("actions", **common, **actions(look))),
        "menu": draw("menu", **here, bot=look.seat in table.bots, free=bool(free_seats(table))),
    }


def in_place_of(look: Look, part: str) -> str:
    """The text in place of a part that failed."""
    sentence = not_shown(CALLED.get(part, part), look.language)
    return IN_PLACE_OF.get(part, '<p class="notice">{}</p>').format(escape(sentence))


def is_mine(look: Look) -> bool:
    """Whether the viewer's seat has to decide."""
    return look.seat in look.table.deciding()


def title(look: Look) -> str:
    name = say_in(look, "name")
    return f"● {say_in(look, 'at-your-turn')} · {name}" if is_mine(look) else f"{name} · Koruna"


# --- what to do -------------------------------------------------------------------------------


class Prompt(NamedTuple):
    """What to do, for whom the table waits, or how the game ended."""

    arms: int
    sentence: str
    lead: str = ""  # that it is one's turn
    why: str = ""  # what the step means


def prompt(look: Look, view: Any, called: list[str]) -> Prompt:
    state, game = look.table.match.state, look.table.match.game
    ending = ended(look.table, look.reader, look.language)
    if ending is not None:
        return Prompt(ending.winners[0] if ending.winners else max(look.seat, 0), ending.short())
    waiting = state.waiting()
    if is_mine(look):
        name, facts = game.prompt(view, look.seat)
        whose = "your-turn" if look.seat == access.only_seat(look.own) else "turn-of"
        lead = say_in(look, whose, {"player": called[look.seat]})
        return Prompt(look.seat, say_in(look, name, facts), lead, say_in(look, f"{name}.why", facts))
    if look.table.skipped.holds(look.seat, look.table.people()):
        return Prompt(look.seat, say_in(look, "at-nothing-to-decide"))
    players = {"players": [called[seat] for seat in waiting]}
    if all(seat in look.table.bots for seat in waiting):
        return Prompt(waiting[0], say_in(look, "at-bot-thinking", players))
    return Prompt(waiting[0], say_in(look, "at-watching" if look.seat < 0 else "at-waiting", players))


def notice(look: Look, called: list[str]) -> dict[str, Any]:
    """How the game before ended, whether somebody asks for an undo, whether a bot plays for this seat."""
    undo_request = look.table.undo_request
    asks = None if undo_request is None else undo_request[0]
    answered = look.seat in look.table.agreed or look.seat in look.table.bots
    return {
        "before": game_before(look, called),
        "asks": asks,
        "asker": "" if asks is None else called[asks],
        "may_agree": asks is not None and look.seat >= 0 and not answered,
        "bot": look.seat in look.table.bots,
        "rests": look.seat >= 0 and look.table.skipped.rests(look.seat),
        "away": tuple((seat, called[seat]) for seat in absent_deciders(look)),
    }


def absent_deciders(look: Look) -> list[int]:
    """Seats of others that have to decide while nobody is present there; none for a spectator, who cannot help it."""
    waiting = look.table.match.state.waiting()
    return [seat for seat in look.vacant if seat in waiting and seat not in look.own] if look.own else []


def stops(look: Look) -> tuple[tuple[str, bool], ...]:
    """The skipped questions that this seat may ask for, and whether it does."""
    if look.seat < 0 or look.seat in look.table.bots:
        return ()
    opened = look.table.skipped.said[look.seat].opened
    view = look.table.view(look.seat)
    here = look.table.match.game.stops_here(view)
    return tuple((name, name in opened) for name in here)


def actions(look: Look) -> dict[str, Any]:
    """Whether an undo is possible, at once (`undo`), by consent (`ask`) or marked (`back`), or else why not."""
    table, seat = look.table, look.seat
    undo: list[LogLine] = []
    why = "at-undo-asked" if table.undo_request is not None else "at-undo-nothing"
    if seat >= 0 and table.undo_request is None:
        try:
            undo = table.undo(who_takes_back(table, seat, look.own), cannot_be_asked(table, look.vacant))
        except Trouble as refusal:
            why = refusal.message
    ways = {Ask: "ask", Back: "back"}
    way = ways.get(type(undo[0]), "undo") if undo else ""
    rest = seat >= 0 and can_rest(table, seat)
    marked = table.taken_back > 0
    return {"undo": way, "why": "" if undo else why, "marked": marked, "mine": is_mine(look), "rest": rest}


# --- who sits here ------------------------------------------------------------------------------


class SeatCard(NamedTuple):
    seat: int
    name: str
    score: int
    rank: int  # 0 before the end, for who plays alone, and where nobody won
    lost: bool
    you: bool
    bot: str  # the name of the bot that plays, if one does
    now: bool
    figures: tuple[tuple[str, int, str], ...]  # the symbol, the number, and what it counts
    vacant: str  # `empty` or `away` where nobody is
    give: bool  # whether the viewer may give it to a bot


def draw_seats(look: Look, cards: list[SeatCard]) -> str:
    drawings = [drawn("seat", look.language, look.table.head.game, (("it", card),)) for card in cards]
    name = escape(say_in(look, "at-seats"))
    return f'<ol class="seats" tabindex="0" aria-label="{name}">{"".join(drawings)}</ol>'


def seats(look: Look, called: list[str], figures: list[list[Figure]]) -> list[SeatCard]:
    table = look.table
    free = free_seats(table)
    state = table.match.state
    scores, ranks, waiting = state.scores(), state.ranks(), state.waiting()
    if look.seat >= 0:
        scores[look.seat] = state.own_points(look.seat)  # as its own panel tells, others see the public ones
    ending = ended(table, look.reader, look.language)
    has_places = ending is not None and len(called) > 1 and bool(ending.winners)
    return [
        SeatCard(
            seat,
            called[seat],
            scores[seat],
            ranks[seat] if has_places else 0,
            ending is not None and not ending.winners,
            seat == look.seat,
            say_in(look, f"bot-{table.bots[seat]}") if seat in table.bots else "",
            seat in waiting,
            tuple((figure.symbol, figure.number, figure.name) for figure in figures[seat]) if figures else (),
            "empty" if seat in free else "away" if seat in look.vacant else "",
            bool(look.own) and seat in look.vacant and seat not in look.own,
        )
        for seat in range(len(called))
    ]


# --- what happened ------------------------------------------------------------------------------


def since(look: Look) -> int:
    """The last event of this seat's last turn; what came later is new to it."""
    return end_of_last_turn(look.table.match.events(), look.seat) if look.seat >= 0 else -1


def draw_lines(look: Look, called: list[str]) -> str:
    """The chronicle, of a long game without its beginning."""
    first = first_shown(look.table)
    older = drawn("older", look.language, look.table.head.game, (("first", first),)) if first else ""
    return chronicle_html(look.table, look.seat, look.language, called, first) + older
