"""Replays, older chronicle lines and scenes, made in worker processes.

They are too slow for the event loop (see live/worker_pool.py). Workers are sent the log of a table and return what one
viewer may see, as drawings or text, never a state.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from koruna.look import symbols
from koruna.table.live.sent_table import SentTable, received
from koruna.table.live.table_view import names
from koruna.table.pages.chronicle import chronicle_html
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.pages.page_symbols import symbols_used
from koruna.table.pages.replay_moments import at_moment, moments, move_after_event, replayed
from koruna.table.pages.scenes import draw_beats, scene_with
from koruna.table.requests.base_path import current

AHEAD = 4  # moments sent ahead of the one requested


class Look(Struct):
    """A viewer and a table, to be sent to another process."""

    table: SentTable
    seat: int  # as whom; may be SPECTATOR
    own: list[int]
    language: str
    base: str  # the base path (see base_path.py)


class MomentPage(Struct):
    """The data for the page of a moment."""

    at: int  # which moment it is
    last: int  # the number of the last one
    parts: dict[str, str]
    names: list[str]


class SceneShown(Struct):
    title: str
    beats: str
    symbols: str  # the symbols it uses


# --- in the processes -------------------------------------------------------------------------


def context_of(look: Look) -> PageContext:
    current.set(look.base)
    return PageContext(received(look.table), look.seat, look.own, look.language)


def moments_since(look: Look, event: int) -> bytes:
    """All moments since an event, as JSON."""
    context = context_of(look)
    last = len(moments(context.table, look.seat)) - 1
    return msgspec.json.encode(replayed(context, move_after_event(context.table, event, look.seat), last))


def moments_from(look: Look, move: int) -> bytes:
    """Some moments from a move on, as JSON."""
    return msgspec.json.encode(replayed(context_of(look), move, move + AHEAD))


def moment_page(look: Look, move: int) -> MomentPage:
    """The table after that many decisions."""
    context = context_of(look)
    table, stops = context.table, moments(context.table, look.seat)
    at = min(max(move, 0), len(stops) - 1)
    parts = parts_of(context._replace(table=at_moment(table, stops[at])))
    return MomentPage(at, len(stops) - 1, parts, names(table, look.language))


def position_at(look: Look, move: int) -> str:
    """The position after that many decisions, secrets included."""
    table = received(look.table)
    stops = moments(table, look.seat)
    return at_moment(table, stops[min(max(move, 0), len(stops) - 1)]).match.state.position()


def older_lines(look: Look, before: int | None) -> str:
    """The beginning of a long chronicle, up to an event."""
    table, end = received(look.table), None if before is None else max(before, 0)
    return chronicle_html(table, look.seat, look.language, names(table, look.language), end=end)


def scene_shown(look: Look, event: int) -> SceneShown | None:
    """The scene around an event."""
    table = received(look.table)
    found = scene_with(table, look.seat, look.language, names(table, look.language), event)
    if found is None:
        return None
    beats = draw_beats(found)
    return SceneShown(found.title, beats, symbols(symbols_used(beats)))
