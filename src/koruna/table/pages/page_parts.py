"""The parts of a table's page, as one seat or a spectator may see them.

Only parts that changed are sent. They are made from views and events filtered for the seat, never from the state.
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
from koruna.locale import words
from koruna.locale.opponents import bot_called
from koruna.look.faults import not_shown, shown
from koruna.table.live.starting import missing
from koruna.table.live.table_view import bots_named, can_rest, cannot_be_asked, ended, free_seats, names, who_takes_back
from koruna.table.log_lines import Ask, Back, LogLine
from koruna.table.pages.chronicle import LineCache, chronicle_html, end_of_last_turn, first_shown
from koruna.table.pages.digest import NOTHING, Digest, digest
from koruna.table.pages.lesson_part import taught
from koruna.table.pages.notices import may_end, notice, wants_end
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_symbols import bare
from koruna.table.pages.rendering import crest, face, icon, templates
from koruna.table.pages.result import end, play_again
from koruna.table.pages.scenes import draw_panel, last_scenes
from koruna.table.requests import access
from koruna.table.requests.base_path import base_path

PARTS = (
    *("prompt", "notice", "digest", "steps", "lesson", "end", "beside", "board", "panels", "scenes", "stops", "seats"),
    *("log", "lines", "actions", "menu"),
)
# What replaces a part that failed; it still has the elements that the script of the page looks for.
IN_PLACE_OF = {
    "prompt": '<p class="prompt"><span>{}</span></p>',
    "log": '<header data-since="-1"><p>{}</p></header>',
    "lines": '<li class="told"><span>{}</span></li>',
}
CALLED = {"lines": "log"}  # parts with another name in error messages


# --- words ----------------------------------------------------------------------------------


def say_in(context: PageContext, name: str, facts: Mapping[str, Any] | None = None) -> str:
    return words(context.language, context.table.head.game).say(name, facts)


@cache
def macros() -> TemplateModule:
    return templates.get_template(
        "table_parts.html", globals={"icon": cache(icon), "crest": cache(crest), "face": cache(face)}
    ).module


@lru_cache(maxsize=4096)
def drawn(part: str, language: str, game: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """A part of the page, cached: most do not change from one move to the next, and many are the same for all
    viewers."""

    def say(name: str, **more: int | str) -> str:
        return words(language, game).say(name, more)

    return str(getattr(macros(), part)(say, **dict(facts)))


# --- the whole page ---------------------------------------------------------------------------


def parts_of(context: PageContext, seen: Any = None, older: LineCache | None = None) -> dict[str, str]:
    """Every part as HTML. `seen` is the view, if it has been computed already, and `older` a cache of the chronicle."""
    table, game = context.table, context.table.match.game
    view = table.view(context.seat) if seen is None else seen
    called = names(table, context.language)

    def draw(part: str, **facts: Any) -> str:
        return drawn(part, context.language, game.id, tuple(facts.items()))

    def draw_game() -> Page:
        if table.gathering.is_awaited:
            return Page(steps="", board=draw("gathering", **gathered(context, called)), panels=[])
        return game.draw_page(view, context.seat, context.language, called)

    page = shown(draw_game, lambda: Page(steps="", board=in_place_of(context, "board"), panels=[]))

    over, awaited = table.is_over(), table.gathering.is_awaited
    steps = page.steps
    if isinstance(view, SeriesView):
        which = say_in(context, "at-game-of", {"number": view.number, "length": view.length})
        steps = f'<span class="series">{escape(which)}</span>{steps}'

    def part(name: str, make: Callable[[], str]) -> str:
        return shown(make, lambda: in_place_of(context, name))

    common = {"seat": context.seat, "over": over}
    here = {"base": base_path(), "table": table.head.id, **common}
    asked = shown(
        lambda: prompt(context, view, called),
        lambda: Prompt(max(context.seat, 0), not_shown("prompt", context.language)),
    )
    decided = table.last_decision(context.seat) is not None
    return {
        "prompt": draw("prompt", **asked._asdict(), **common, mine=is_mine(context), until=context.until),
        "notice": part("notice", lambda: draw("notice", **common, **notice(context, called))),
        "digest": part("digest", lambda: draw("digest", **concerned(context, called)._asdict())),
        "steps": steps,
        "lesson": part("lesson", lambda: draw("lesson", base=base_path(), **taught(context))),
        "end": part("end", lambda: draw_end(context, view, called)) if over else "",
        "beside": bare(page.beside),
        "board": bare(page.board),
        "panels": "".join([bare(panel) for panel in page.panels]),
        "scenes": part(
            "scenes",
            lambda: draw_panel(last_scenes(table, context.seat, context.language, called), context.language, game.id),
        ),
        "stops": part("stops", lambda: draw("stops", **common, stops=stops(context))),
        "seats": part("seats", lambda: draw_seats(context, seats(context, called, page.figures))),
        "log": part(
            "log",
            lambda: draw("log", since=since(context), decided=decided, seated=context.seat >= 0, called=tuple(called)),
        ),
        "lines": part("lines", lambda: draw_lines(context, called, older)),
        "actions": "" if awaited else part("actions", lambda: draw("actions", **common, **actions(context))),
        "menu": draw("menu", **here, bot=context.seat in table.bots, fair=table.gathering.is_fair),
    }


def draw_end(context: PageContext, view: Any, called: list[str]) -> str:
    """How the game ended, or that the remaining players or the operator ended it early."""
    table = context.table
    here: dict[str, Any] = {"base": base_path(), "table": table.head.id, "seat": context.seat}
    here["again"] = play_again(context)
    if table.ended:
        return drawn("ended", context.language, table.head.game, (*here.items(), ("closed", table.closed)))
    facts = {**here, "over": True, **end(context, view, called)}
    return drawn("end", context.language, table.head.game, tuple(facts.items()))


def in_place_of(context: PageContext, part: str) -> str:
    """The text in place of a part that failed."""
    sentence = not_shown(CALLED.get(part, part), context.language)
    return IN_PLACE_OF.get(part, '<p class="notice">{}</p>').format(escape(sentence))


def is_mine(context: PageContext) -> bool:
    """Whether the viewer's seat has to decide."""
    return context.seat in context.table.deciding()


def title(context: PageContext) -> str:
    name = say_in(context, "name")
    return f"● {say_in(context, 'at-your-turn')} · {name}" if is_mine(context) else f"{name} · Koruna"


# --- what to do -------------------------------------------------------------------------------


class Prompt(NamedTuple):
    """What to do, for whom the table waits, or how the game ended."""

    arms: int
    sentence: str
    lead: str = ""  # says that it is the viewer's turn
    why: str = ""  # what the step means
    bot: str = ""  # the bot that thinks, or has won


def prompt(context: PageContext, view: Any, called: list[str]) -> Prompt:
    state, game = context.table.match.state, context.table.match.game
    ending = ended(context.table, context.reader, context.language)
    if ending is not None:
        seat = ending.winners[0] if ending.winners else max(context.seat, 0)
        return Prompt(seat, ending.short(), bot=bots_named(context.table)[seat])
    if context.table.ended:
        return Prompt(max(context.seat, 0), say_in(context, "at-ended"))
    if awaited := missing(context.table):
        if context.seat in awaited:
            return Prompt(context.seat, say_in(context, "at-gathering-you"))
        return Prompt(
            awaited[0], say_in(context, "at-gathering-prompt", {"players": [called[seat] for seat in awaited]})
        )
    waiting = state.waiting()
    if is_mine(context):
        name, facts = game.prompt(view, context.seat)
        whose = "your-turn" if context.seat == access.only_seat(context.own) else "turn-of"
        lead = say_in(context, whose, {"player": called[context.seat]})
        return Prompt(context.seat, say_in(context, name, facts), lead, say_in(context, f"{name}.why", facts))
    if context.table.skipped.holds(context.seat, context.table.people()):
        return Prompt(context.seat, say_in(context, "at-nothing-to-decide"))
    delay = 0 if context.own else context.table.delay
    late = say_in(context, "at-late", {"moves": delay}) if delay else ""
    players = {"players": [called[seat] for seat in waiting]}
    if all(seat in context.table.bots for seat in waiting):
        return Prompt(waiting[0], say_in(context, "at-bot-thinking", players), "", late, context.table.bots[waiting[0]])
    return Prompt(waiting[0], say_in(context, "at-watching" if context.seat < 0 else "at-waiting", players), "", late)


def stops(context: PageContext) -> tuple[tuple[str, bool], ...]:
    """The optional questions of this seat, and whether each is switched on."""
    if context.seat < 0 or context.seat in context.table.bots or context.table.gathering.is_awaited:
        return ()
    opened = context.table.skipped.said[context.seat].opened
    view = context.table.view(context.seat)
    here = context.table.match.game.stops_here(view)
    return tuple((name, name in opened) for name in here)


def actions(context: PageContext) -> dict[str, Any]:
    """Which kind of undo is possible, free (`undo`), by consent (`ask`) or marked (`back`), or why none is."""
    table, seat = context.table, context.seat
    way, why = "", "at-undo-asked" if table.undo_request is not None else "at-undo-nothing"
    if seat >= 0 and table.undo_request is None:
        way, why = way_back(context, who_takes_back(table, seat, context.own)) or (way, why)
    rest = seat >= 0 and can_rest(table, seat)
    marked = table.taken_back > 0
    return {"undo": way, "why": "" if way else why, "marked": marked, "mine": is_mine(context), "rest": rest}


def way_back(context: PageContext, seat: int) -> tuple[str, str] | None:
    """How a seat can take its last move back, or why it cannot; None without such a move.

    Secret decisions of others may turn it into a request; that must not show in advance.
    """
    table = context.table
    length = table.last_decision(seat)
    if length is not None and not table.is_revealed() and table.simultaneous.seems_free(length, seat):
        return "undo", ""
    try:
        undo: list[LogLine] = table.undo(seat, cannot_be_asked(table, context.vacant))
    except Trouble as refusal:
        return "", refusal.message
    return ({Ask: "ask", Back: "back"}.get(type(undo[0]), "undo"), "") if undo else None


# --- before the game ------------------------------------------------------------------------------


class Arrival(NamedTuple):
    """A seat before the game has started."""

    name: str
    state: str  # `here`, `missing`, `bot`
    bot: str  # that plays there, or ""
    give: bool  # whether the viewer may give it to a bot


def gathered(context: PageContext, called: list[str]) -> dict[str, Any]:
    table, awaited = context.table, missing(context.table)
    company = tuple(
        Arrival(
            name,
            "bot" if seat in table.bots else "missing" if seat in awaited else "here",
            table.bots.get(seat, ""),
            bool(context.own) and seat in awaited and seat in context.vacant and seat not in context.own,
        )
        for seat, name in enumerate(called)
    )
    ready = any(seat in awaited for seat in context.own)
    here = {"base": base_path(), "table": table.head.id, "seat": context.seat}
    end = may_end(context) and not wants_end(context)
    return {**here, "awaited": ready, "company": company, "end": end}


# --- who sits here ------------------------------------------------------------------------------


class SeatCard(NamedTuple):
    seat: int
    name: str
    score: int
    rank: int  # 0 before the end, in a solo game, and if nobody won
    lost: bool
    you: bool
    level: str  # the bot that plays for it, if any
    bot: str  # and its name
    stands_in: bool  # whether it plays for a person
    now: bool
    figures: tuple[tuple[str, int, str], ...]  # the symbol, the number, and what it counts
    vacant: str  # `empty` or `away` where nobody is
    give: bool  # whether the viewer may give it to a bot


def draw_seats(context: PageContext, cards: list[SeatCard]) -> str:
    drawings = [drawn("seat", context.language, context.table.head.game, (("it", card),)) for card in cards]
    name = escape(say_in(context, "at-seats"))
    crowd = " crowd" if len(cards) > 6 else ""
    return f'<ol class="seats{crowd}" tabindex="0" aria-label="{name}">{"".join(drawings)}</ol>'


def seats(context: PageContext, called: list[str], figures: list[list[Figure]]) -> list[SeatCard]:
    table = context.table
    free, state = free_seats(table), table.match.state
    scores, ranks, waiting = state.scores(), state.ranks(), state.waiting()
    if context.seat >= 0:
        scores[context.seat] = state.own_points(context.seat)  # as in its own panel; others see the public points
    ending = ended(table, context.reader, context.language)
    may_give = bool(context.own) and not table.gathering.is_awaited  # before the start it is in the list of arrivals
    has_places = ending is not None and len(called) > 1 and bool(ending.winners)
    return [
        SeatCard(
            seat,
            called[seat],
            scores[seat],
            ranks[seat] if has_places else 0,
            ending is not None and not ending.winners,
            seat == context.seat,
            table.bots.get(seat, ""),
            bot_called(words(context.language, table.head.game), table.bots[seat]) if seat in table.bots else "",
            seat in table.bots and bool(table.names[seat]),
            seat in waiting,
            tuple((figure.symbol, figure.number, figure.name) for figure in figures[seat]) if figures else (),
            "empty" if seat in free else "away" if seat in context.vacant else "",
            may_give and seat in context.vacant and seat not in context.own,
        )
        for seat in range(len(called))
    ]


# --- what happened ------------------------------------------------------------------------------


def since(context: PageContext) -> int:
    """The last event of this seat's last turn; later ones are new to it."""
    if context.seat < 0:
        return -1
    match = context.table.match
    last = end_of_last_turn(match.record.lines, context.seat, set(match.unseen(context.seat)))
    return match.seen_before(context.seat, match.events_after[last]) - 1 if last >= 0 else -1


def concerned(context: PageContext, called: list[str]) -> Digest:
    """The digest for this seat, when it has to decide again."""
    return digest(context.table, context.seat, context.language, called) if is_mine(context) else NOTHING


def draw_lines(context: PageContext, called: list[str], older: LineCache | None = None) -> str:
    """The chronicle; in a long game, without its oldest lines."""
    table, seat, language = context.table, context.seat, context.language
    first = first_shown(table, seat)
    more = drawn("older", language, table.head.game, (("first", first),)) if first else ""
    told = chronicle_html(table, seat, language, called, first, older=older) + more
    return told or f'<li class="older">{escape(say_in(context, "at-nothing-yet"))}</li>'
