"""The moments of a replay: the table as one seat saw it, decision by decision.

A moment is the table after a decision and the chance outcomes that follow it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from koruna.engine.state import CHANCE
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import names
from koruna.table.pages.chronicle import LineCache, sentences_of
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_diff import ClientParts, PartPieces
from koruna.table.pages.page_parts import parts_of

SHOWN = ("steps", "beside", "board", "panels", "scenes", "seats", "end", "log", "lines")
MOST_AT_ONCE = 60


class MomentShown(Struct, omit_defaults=True):
    move: int  # how many decisions came before it
    event: int  # the newest event
    said: list[str]  # what happened since the previous moment, as sentences in HTML
    about: list[str]  # the ids of things and places that they mention
    parts: dict[str, str]  # of the page: those that differ from the previous moment
    grown: dict[str, str] = {}  # of parts that grew at the front: the new text
    cut: dict[str, PartPieces] = {}  # patches of partly changed parts


def moments(table: Live, seat: int) -> list[int]:
    """The length of the record after none, one, two … decisions, each with the chance outcomes that follow it. Secret
    decisions of others are not moments for a seat or a spectator."""
    lines = table.match.record.lines
    stops = [at for at in range(len(lines) + 1) if at == len(lines) or lines[at][0] != CHANCE]
    unseen = set(table.match.unseen(seat))
    return stops[:1] + [after for decided, after in pairwise(stops) if decided not in unseen]


def events_before(table: Live, lines: int, seat: int) -> int:
    """The number of events after that many lines that a seat or a spectator knows of."""
    return table.match.seen_before(seat, table.match.events_after[lines - 1]) if lines else 0


def move_after_event(table: Live, event: int, seat: int) -> int:
    """The last moment not newer than an event."""
    stops = moments(table, seat)
    return max((move for move, at in enumerate(stops) if events_before(table, at, seat) <= event + 1), default=0)


def at_moment(table: Live, moves: int) -> Live:
    """The table, with its people and bots, after that many lines of its record."""
    past = Live(table.head, [])
    past.names, past.bots, past.seq, past.taken_back = table.names, table.bots, table.seq, table.taken_back
    past.visible_lines, past.gathering = table.visible_lines, table.gathering
    past.match.replay(table.match.record.first(moves))
    return past


def replayed(context: PageContext, first: int, last: int) -> list[MomentShown]:
    """The moments of a range; if there are too many, the last ones. The first has every part of the page, the others
    only the diff."""
    stops = moments(context.table, context.seat)
    last = min(max(last, 0), len(stops) - 1)
    first = max(min(first, last), 0, last - MOST_AT_ONCE)
    found: list[MomentShown] = []
    sent, older = ClientParts({}), LineCache()
    before = len(at_moment(context.table, stops[max(first - 1, 0)]).events_seen(context.seat))
    called = names(context.table, context.language)
    for move, past in one_by_one(context.table, stops, first, last):
        parts = parts_of(context._replace(table=past, vacant=()), older=older)
        new = sent.update({name: parts[name] for name in SHOWN})
        after = len(past.events_seen(context.seat))
        sentences, about = sentences_of(past, context.seat, context.language, called, range(before, after))
        newest = events_before(context.table, stops[move], context.seat) - 1
        found.append(MomentShown(move, newest, sentences, about, new.parts, new.grown, new.cut))
        before = after
    return found


def one_by_one(table: Live, stops: list[int], first: int, last: int) -> Iterator[tuple[int, Live]]:
    """The table at each of these moments: one object, advanced step by step."""
    past = at_moment(table, stops[first])
    yield first, past
    for move in range(first + 1, last + 1):
        for by, text in table.match.record.lines[stops[move - 1] : stops[move]]:
            if by == CHANCE:
                past.match.happen(text)
            else:
                past.match.play_one(text, by)
        past.views.clear()
        yield move, past
