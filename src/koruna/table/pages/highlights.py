"""Highlights of a finished game: a picture of its end, and a player's best moment. Made in worker processes (see
looking_back.py)."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct

from koruna.engine.state import CHANCE
from koruna.locale import words
from koruna.look.end_picture import draw_end_picture
from koruna.look.faces import FACES
from koruna.look.sounds import SOUNDS
from koruna.table.live.live_table import Live
from koruna.table.live.sent_table import received
from koruna.table.live.table_view import bots_named, names
from koruna.table.pages.chronicle import GameSetup, sentence_and_sound
from koruna.table.pages.looking_back import Look
from koruna.table.pages.replay_moments import events_before, moments, one_by_one


class BestMoment(Struct):
    sentence: str
    move: int  # its moment in the replay


def end_picture(look: Look, ended: float) -> str:
    """The end as an SVG; `ended` is the time the game ended, in seconds since the epoch."""
    table, language = received(look.table), look.language
    day = datetime.fromtimestamp(ended, UTC)
    date = {"day": day.day, "month": day.month, "year": str(day.year)}
    crests = [FACES.get(bot, f"k-arms-{seat + 1}") for seat, bot in enumerate(bots_named(table))]
    called, state = names(table, language), table.match.state
    written = words(language, table.head.game).say("end-date", date)
    return draw_end_picture(table.match.game, table.view(look.seat), called, state.ranks(), language, written, crests)


def best_moment(look: Look, seat: int) -> BestMoment | None:
    """The decision of a seat that gained the most points at once; None if none did."""
    table = received(look.table)
    stops, lines = moments(table, seat), table.match.record.lines
    best, most, before = 0, 0, 0
    for move, past in one_by_one(table, stops, 0, len(stops) - 1):
        points = past.match.state.scores()[seat]
        decided = [by for by, _ in lines[stops[move - 1] : stops[move]] if by != CHANCE] if move else []
        if points - before > most and seat in decided:
            best, most = move, points - before
        before = points
    if not best:
        return None
    what = what_happened(table, seat, look.language, stops[best - 1], stops[best])
    say = words(look.language, table.head.game).say
    return BestMoment(say("at-best", {"points": most, "told": what}), best)


def what_happened(table: Live, seat: int, language: str, since: int, until: int) -> str:
    """What a seat did between two lines of the record, in a sentence; if several things, the one whose sound has
    priority."""
    first, end = events_before(table, since, seat), events_before(table, until, seat)
    events = table.events_seen(seat)[first:end]
    own = [event for event in reversed(events) if event.seat == seat] or events[-1:]
    of, called = GameSetup(table.match.game, tuple(table.head.options.items())), tuple(names(table, language))
    said = [sentence_and_sound(language, of, event, event.seen_by(seat), called) for event in own]
    return min(said, key=lambda each: SOUNDS.index(each[1]) if each[1] else len(SOUNDS))[0]
