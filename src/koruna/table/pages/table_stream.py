"""The updates of a table's page, and the stream that sends them.

Viewers who see the same share one drawing: a move with a thousand spectators is drawn once per language.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from litestar.response import ServerSentEventMessage
from msgspec import UNSET, Struct, UnsetType

from koruna.engine.state import SPECTATOR
from koruna.look import symbols
from koruna.table.live.draining import DRAINING, Draining
from koruna.table.live.frozen import Frozen
from koruna.table.live.live_table import Live
from koruna.table.live.remarks import NOTHING
from koruna.table.live.tables import LiveTables
from koruna.table.pages.chronicle import LineCache
from koruna.table.pages.move_list import MoveShown, shown_moves
from koruna.table.pages.page_context import PageContext, page_context
from koruna.table.pages.page_diff import ClientParts, PartPieces, marks_after, parts_of_client
from koruna.table.pages.page_parts import is_mine, parts_of, title
from koruna.table.pages.page_symbols import symbols_of, symbols_used
from koruna.table.requests import access
from koruna.table.requests.event_stream import KEEP_ALIVE, SECONDS_BETWEEN_KEEP_ALIVES, TableEvent
from koruna.table.requests.parameters import as_shown
from koruna.table.requests.request_identity import AnyRequest

MOST_DRAWINGS = 64  # cached: those of the current moment, for all its viewers


class Update(Struct):
    """A table after a change: the parts of its page that changed, and the legal moves."""

    seq: int
    seat: int
    mine: bool
    title: str
    moves: list[MoveShown]
    parts: dict[str, str]
    grown: dict[str, str] | UnsetType = UNSET  # text to prepend to parts
    cut: dict[str, PartPieces] | UnsetType = UNSET  # patches: pieces of the previous part and new text
    marks: dict[str, str] | UnsetType = UNSET  # of all parts sent
    on: dict[str, str] | UnsetType = UNSET  # the mark of the part that `grown` or `cut` apply to
    symbols: str | UnsetType = UNSET  # SVG symbols that the page does not have
    hand_over: bool = False  # the device has to be handed over before more is shown


class Drawing:
    """What the page of a table shows to some viewers. Compared by identity, which is cheap."""

    __slots__ = ("__weakref__", "marks", "mine", "moves", "older", "parts", "seat", "seq", "title")
    parts: dict[str, str]
    marks: dict[str, str]
    older: LineCache  # of its chronicle

    def __init__(self, context: PageContext, before: Drawing | None = None) -> None:
        """`before` is an earlier drawing for the same viewer, mostly unchanged."""
        view = context.table.view(context.seat)
        self.seq = context.table.visible_lines.count(context.own)
        self.seat = context.seat
        self.mine = is_mine(context)
        self.title = title(context)
        self.older = LineCache() if before is None else before.older
        self.parts = parts_of(context, view, self.older)
        had = ({}, {}) if before is None else (before.parts, before.marks)
        self.marks = marks_after(self.parts, *had)
        self.moves = shown_moves(context, view)


# The last drawings of viewers, while somebody refers to them.
last_drawn: WeakValueDictionary[tuple[Live, int, tuple[int, ...], str], Drawing] = WeakValueDictionary()


def drawing(context: PageContext) -> Drawing:
    table, seat, own, language, *rest = context
    return drawing_at(table, table.visible_lines.count(own), seat, tuple(own), language, *rest)


@lru_cache(maxsize=MOST_DRAWINGS)
def drawing_at(table: Live, seen: int, seat: int, own: tuple[int, ...], language: str, *rest: Any) -> Drawing:
    """The drawing shared by viewers who have seen the same `seen` changes: later ones are secret from them."""
    viewer = (table, seat, own, language)
    found = last_drawn[viewer] = Drawing(PageContext(table, seat, list(own), language, *rest), last_drawn.get(viewer))
    return found


# --- updates ---------------------------------------------------------------------------------


def update(context: PageContext, sent: ClientParts) -> Update:
    """The update that brings a client's parts up to date."""
    return update_to(drawing(context), sent, symbols_of(context.table))


def update_to(now: Drawing, sent: ClientParts, known_symbols: frozenset[str]) -> Update:
    new = sent.update(now.parts, now.marks)
    found = Update(now.seq, now.seat, now.mine, now.title, now.moves, new.parts)
    found.grown, found.cut = new.grown or UNSET, new.cut or UNSET
    found.marks, found.on = new.marks or UNSET, new.on or UNSET
    drawn = [symbols_used(new.new_text(name)) for name in new.marks if name not in new.grown]
    missing = set().union(*drawn) - known_symbols
    if missing:
        found.symbols = symbols(missing)
    return found


@lru_cache(maxsize=MOST_DRAWINGS)
def event_between(
    before: Drawing, now: Drawing, keeps: bool, kept: frozenset[str], known_symbols: frozenset[str]
) -> tuple[TableEvent | None, frozenset[str]]:
    """The event for clients that go from one drawing to another, and the parts they keep after it; cached."""
    sent = ClientParts({} if keeps else None)
    sent.parts, sent.marks, sent.kept = dict(before.parts), dict(before.marks), set(kept)
    new = update_to(now, sent, known_symbols)
    changed = bool(new.marks) or now.seq != before.seq
    return event(new) if changed else None, frozenset(sent.kept)


def hand_over(table: Live) -> Update:
    """The update for a shared device before somebody says who holds it: no more than a spectator knows."""
    return Update(table.visible_lines.count([]), SPECTATOR, False, "", [], {}, hand_over=True)


def event(update: Update) -> TableEvent:
    return TableEvent(update.seq, msgspec.json.encode(update))


# --- the stream ------------------------------------------------------------------------------


async def changes(
    request: AnyRequest, tables: LiveTables, id: str, own: list[int], seen: int
) -> AsyncIterator[ServerSentEventMessage]:
    client = StreamClient(parts_of_client(request), seen)
    draining: Draining = request.app.state[DRAINING]
    said_draining = False  # whether the client was notified
    notified = False
    heard = tables.remarks.count(id)  # only remarks made from now on
    with tables.news.subscribe(id, plays=bool(own)) as subscriber, tables.presence.connection(id, own):
        while not tables.news.ended:
            try:
                table = await tables.get(id, ask=not notified)
            except Frozen:
                return  # the browser gets the error when it reconnects
            if table is None:
                return
            table = await as_shown(request, tables, table)
            context = await page_context(request, tables, table)
            if context is None:
                yield event(hand_over(table))
                return
            is_open = client.has is not None
            update = client.update_for(drawing(context), symbols_of(table))
            if update is not None:
                yield update
            elif not is_open:
                yield KEEP_ALIVE  # not even the headers are sent before the first event
            for remark in tables.remarks.since(id, heard):
                if access.may_talk(table, context.own) != NOTHING:
                    yield ServerSentEventMessage(event="remark", data=msgspec.json.encode(remark).decode())
            heard = tables.remarks.count(id)
            if said_draining != draining.is_on:
                said_draining = draining.is_on
                yield ServerSentEventMessage(event="draining", data="true" if said_draining else "false")
            notified = await subscriber.wait(SECONDS_BETWEEN_KEEP_ALIVES)
            if not notified:
                yield KEEP_ALIVE


class StreamClient:
    """The state of a stream's client."""

    def __init__(self, sent: ClientParts, seen: int) -> None:
        self.sent = sent  # at first
        self.seen = seen
        self.keeps = sent.keeps
        self.kept: frozenset[str] = frozenset()
        self.has: Drawing | None = None  # since the first update

    def update_for(self, now: Drawing, known_symbols: frozenset[str]) -> TableEvent | None:
        """The event that brings it up to date; None if it already is."""
        before, self.has = self.has, now
        if before is now:
            return None
        if before is not None:
            found, self.kept = event_between(before, now, self.keeps, self.kept, known_symbols)
            return found
        if not self.keeps and now.seq == self.seen:
            self.sent.take(now.parts, now.marks)  # the page came with them
        first = update_to(now, self.sent, known_symbols)
        self.kept = frozenset(self.sent.kept)
        del self.sent
        return event(first) if first.marks or now.seq != self.seen else None
