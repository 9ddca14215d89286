"""The parts of a table's page, as one seat or a spectator may see them.

A page is made of parts, and a change sends only those that changed. Everything here comes from views and from what a
seat may know of events.
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
from koruna.table.live.live_table import Live
from koruna.table.live.log_lines import Ask, decode
from koruna.table.live.table_view import can_rest, cannot_be_asked, ended, free_seats, names, who_takes_back
from koruna.table.pages.chronicle import end_of_last_turn, first_told, lines_told
from koruna.table.pages.rendering import icon, templates
from koruna.table.pages.result import end, game_before
from koruna.table.pages.scenes import draw_panel, last_scenes
from koruna.table.pages.symbols_shown import bare

PARTS = (
    *("prompt", "notice", "steps", "end", "beside", "board", "panels", "scenes", "stops", "seats", "log", "lines"),
    *("actions", "menu"),
)
# Where a part cannot be shown, what stands there still has what the page looks for in it.
IN_PLACE_OF = {
    "prompt": '<p class="prompt"><span>{}</span></p>',
    "log": '<header data-since="-1"><p>{}</p></header>',
    "lines": '<li class="told"><span>{}</span></li>',
}
CALLED = {"lines": "log"}  # what a part is called, if not as it is named


class Look(NamedTuple):
    """A table through somebody's eyes."""

    table: Live
    seat: int  # SPECTATOR for whoever has no seat here
    own: list[int]  # all seats of this browser
    language: str
    rematch: bool = False  # whether there is a rematch to go to
    vacant: tuple[int, ...] = ()  # seats where nobody is, which anybody here may give to a bot


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
        which = tell(look, "at-game-of", {"number": view.number, "length": view.length})
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
        "lines": part("lines", lambda: draw_lines(look, called) or str(escape(tell(look, "at-nothing-yet")))),
        "actions": part("actions", lambda: draw("actions", **common, **actions(look))),
        "menu": draw("menu", **here, bot=look.seat in table.bots, free=bool(free_seats(table))),
    }


def in_place_of(look: Look, part: str) -> str:
    """What a part says that cannot be shown."""
    told = not_shown(CALLED.get(part, part), look.language)
    return IN_PLACE_OF.get(part, '<p class="notice">{}</p>').format(escape(told))


def is_mine(look: Look) -> bool:
    """Whether the seat that looks has to decide, and something to decide."""
    return look.seat in look.table.deciding()


def title(look: Look) -> str:
    name = tell(look, "name")
    return f"● {tell(look, 'at-your-turn')} · {name}" if is_mine(look) else f"{name} · Koruna"


# --- what to do -------------------------------------------------------------------------------


class Prompt(NamedTuple):
    """What to do, whom we wait for, or how it ended."""

    arms: int
    sentence: str
    lead: str = ""  # that it is one's turn
    why: str = ""  # what the step means


def prompt(look: Look, view: Any, called: list[str]) -> Prompt:
    state, game = look.table.match.state, look.table.match.game
    told = ended(look.table, look.seat, look.own, look.language)
    if told is not None:
        return Prompt(told.winners[0] if told.winners else max(look.seat, 0), told.short())
    waiting = state.waiting()
    if is_mine(look):
        name, facts = game.prompt(view, look.seat)
        lead = tell(look, "your-turn" if len(look.own) == 1 else "turn-of", {"player": called[look.seat]})
        return Prompt(look.seat, tell(look, name, facts), lead, tell(look, f"{name}.why", facts))
    if look.table.unasked.holds(look.seat, look.table.people()):
        return Prompt(look.seat, tell(look, "at-nothing-to-decide"))
    players = {"players": [called[seat] for seat in waiting]}
    if all(seat in look.table.bots for seat in waiting):
        return Prompt(waiting[0], tell(look, "at-bot-thinking", players))
    return Prompt(waiting[0], tell(look, "at-watching" if look.seat < 0 else "at-waiting", players))


def notice(look: Look, called: list[str]) -> dict[str, Any]:
    """How the game before ended, whether somebody would like to take a move back, whether a bot plays for this seat."""
    wish = look.table.wish
    asks = None if wish is None else wish[0]
    answered = look.seat in look.table.agreed or look.seat in look.table.bots
    return {
        "before": game_before(look, called),
        "asks": asks,
        "asker": "" if asks is None else called[asks],
        "may_agree": asks is not None and look.seat >= 0 and not answered,
        "bot": look.seat in look.table.bots,
        "rests": look.seat >= 0 and look.table.unasked.rests(look.seat),
        "away": tuple((seat, called[seat]) for seat in waited_for_in_vain(look)),
    }


def waited_for_in_vain(look: Look) -> list[int]:
    """Seats of others that have to decide while nobody is there; who watches can only watch."""
    waiting = look.table.match.state.waiting()
    return [seat for seat in look.vacant if seat in waiting and seat not in look.own] if look.own else []


def stops(look: Look) -> tuple[tuple[str, bool], ...]:
    """What this seat can be asked about if it wants to, and whether it does."""
    if look.seat < 0 or look.seat in look.table.bots:
        return ()
    opened = look.table.unasked.said[look.seat].opened
    view = look.table.view(look.seat)
    here = look.table.match.game.stops_here(view)
    return tuple((name, name in opened) for name in here)


def actions(look: Look) -> dict[str, Any]:
    """Taking back: whether it can be done, at once (`undo`) or by consent (`ask`), and else why not."""
    table, seat = look.table, look.seat
    undo: list[str] = []
    why = "at-undo-asked" if table.wish is not None else "at-undo-nothing"
    if seat >= 0 and table.wish is None:
        try:
            undo = table.undo(who_takes_back(table, seat, look.own), cannot_be_asked(table, look.own, look.vacant))
        except Trouble as refusal:
            why = refusal.message
    way = "" if not undo else "ask" if isinstance(decode(undo[0]), Ask) else "undo"
    rest = seat >= 0 and can_rest(table, seat)
    return {"undo": way, "why": "" if undo else why, "mine": is_mine(look), "rest": rest}


# --- who sits here ------------------------------------------------------------------------------


class SeatTold(NamedTuple):
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
    give: bool  # whether who looks may let a bot play there


def draw_seats(look: Look, told: list[SeatTold]) -> str:
    cards = [drawn("seat", look.language, look.table.head.game, (("it", it),)) for it in told]
    name = escape(tell(look, "at-seats"))
    return f'<ol class="seats" tabindex="0" aria-label="{name}">{"".join(cards)}</ol>'


def seats(look: Look, called: list[str], figures: list[list[Figure]]) -> list[SeatTold]:
    table = look.table
    free = free_seats(table)
    scores, ranks, waiting = table.match.state.scores(), table.match.state.ranks(), table.match.state.waiting()
    told = ended(table, look.seat, look.own, look.language)
    has_places = told is not None and len(called) > 1 and bool(told.winners)
    return [
        SeatTold(
            seat,
            called[seat],
            scores[seat],
            ranks[seat] if has_places else 0,
            told is not None and not told.winners,
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
