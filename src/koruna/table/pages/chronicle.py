"""The chronicle of a table: what happened, in sentences, for one seat or a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from time import perf_counter
from typing import NamedTuple

from markupsafe import escape

from koruna.engine.event import GAME_OVER, NOBODY, Event, Fact
from koruna.engine.forms import event_by_name
from koruna.engine.game import Game
from koruna.engine.state import CHANCE
from koruna.locale import words
from koruna.locale.opponents import bot_called
from koruna.look.faces import FACES, crest
from koruna.look.faults import shown
from koruna.look.sounds import sound_of
from koruna.table.live.live_table import Live
from koruna.table.live.table_notes import NOBODY_SAT, TableNote
from koruna.table.live.table_view import bots_named

NOBODYS = "k-logo"
AGAIN = '<svg aria-hidden="true"><use href="#u-play"/></svg>'
SECONDS_AT_ONCE = 0.005
LEAST_NEWER, OLDER_AT_ONCE = 8, 8  # lines joined for each page, and the batch size for moving them to the older ones
MOST_SHARED = 64  # chronicles that are shared between readers
SHOWN_AT_FIRST = 400  # events on the page at least, up to twice as many; older ones are loaded on demand


class People(NamedTuple):
    called: tuple[str, ...]
    bots: tuple[str, ...]  # by seat the bot that plays there under its own name, or ""


def people_of(table: Live, called: list[str]) -> People:
    return People(tuple(called), tuple(bots_named(table)))


class GameSetup(NamedTuple):
    game: Game
    options: tuple[tuple[str, bool | str], ...]


def first_shown(table: Live, seat: int) -> int:
    """The oldest event on the page. It rarely changes, so that the growing part can be sent as a diff."""
    return max(0, len(table.events_seen(seat)) - SHOWN_AT_FIRST) // SHOWN_AT_FIRST * SHOWN_AT_FIRST


class LineCache:
    """The older lines of a chronicle. They hardly ever change, so new ones are put before them."""

    __slots__ = ("end", "events", "first", "html", "last", "notes", "people", "secrets")

    def __init__(self) -> None:
        self.begin(0, People((), ()))

    def begin(self, first: int, people: People) -> None:
        """Without any lines so far."""
        self.first = self.end = first
        self.people = people
        self.html = ""
        self.events: list[Event] = []
        self.secrets: list[tuple[int, bool]] = []  # which of them are secret, and whether the viewer knows the secret
        self.notes: list[TableNote] = []
        self.last: dict[int, Event] = {}  # by seat

    def holds(self, first: int, people: People, events: list[Event], notes: list[TableNote], seat: int) -> bool:
        """Whether its lines still are the beginning of the chronicle."""
        return (
            (self.first, self.people) == (first, people)
            and self.events == events[first : self.end]
            and self.notes == notes_between(notes, first, self.end)
            and all(events[at].secret and (seat in events[at].knows) == knew for at, knew in self.secrets)
        )

    def add(self, lines: str, events: list[Event], notes: list[TableNote], end: int, seat: int) -> None:
        """Put the lines of the events up to `end` before the others."""
        new = events[self.end : end]
        repeated_secrets(new, self.end, seat, self.last)
        self.html = joined(lines, self.html)
        self.events += new
        self.secrets += [(at, seat in event.knows) for at, event in enumerate(new, self.end) if event.secret]
        self.notes = notes_between(notes, self.first, end)
        self.end = end


def chronicle_html(
    table: Live,
    seat: int,
    language: str,
    called: list[str],
    first: int = 0,
    end: int | None = None,
    older: LineCache | None = None,
) -> str:
    """The events from `first` up to `end` as HTML, the newest first. Lines stay the same until something secret is
    revealed, so that only new ones need to be sent. Indices count the events the viewer knows of.

    `older` are cached lines of the same viewer, reused where they are still valid.
    """
    events = table.events_seen(seat)
    size = len(events) if end is None else min(end, len(events))
    notes = [note for note in table.notes_seen(seat) if end is None or note.after < size]
    of = GameSetup(table.match.game, tuple(table.head.options.items()))
    people = people_of(table, called)
    older = LineCache() if older is None else older
    if not older.holds(first, people, events, notes, seat):
        older.begin(first, people)
        repeated_secrets(events[:first], 0, seat, older.last)
    again = repeated_secrets(events[older.end : size], older.end, seat, {**older.last})

    def lines(first: int, size: int, notes: list[TableNote]) -> str:
        found: list[str] = []
        for at in range(size, first - 1, -1):
            while notes and notes[-1].after >= at:
                note = note_line(language, of.game.id, notes.pop(), people)
                if not found or found[-1] != note:
                    found.append(note)
            if at == first:
                break
            if at - 1 in again:
                continue
            event = events[at - 1]
            found.append(numbered_line(language, of, event, at - 1, bool(event.secret), seat in event.knows, people))
        return "".join(found)

    until = (size - LEAST_NEWER) // OLDER_AT_ONCE * OLDER_AT_ONCE  # the same for all viewers
    while until - 1 in again:  # they start with an event, not a note
        until -= 1
    if until > older.end:
        older.add(lines(older.end, until, notes_between(notes, older.end, until)), events, notes, until, seat)
    return joined(lines(older.end, size, notes_between(notes, older.end, size + 1)), older.html)


def notes_between(notes: list[TableNote], first: int, end: int) -> list[TableNote]:
    return [note for note in notes if first <= note.after < end]


@lru_cache(maxsize=MOST_SHARED)
def joined(newer: str, older: str = "") -> str:
    """Interned: readers of the same text share one object, so that its hash is computed once."""
    return newer + older


async def put_into_words(table: Live, seat: int, language: str, called: list[str]) -> None:
    """Render the lines of a table's page in advance, a few at a time: for a long game that takes a tenth of a second,
    which should not block other requests."""
    of, people = GameSetup(table.match.game, tuple(table.head.options.items())), people_of(table, called)
    until = perf_counter() + SECONDS_AT_ONCE
    events = [*table.events_seen(seat)]  # an undo may come in between
    for at in range(first_shown(table, seat), len(events)):
        event = events[at]
        numbered_line(language, of, event, at, bool(event.secret), seat in event.knows, people)
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SECONDS_AT_ONCE


def repeated_secrets(events: list[Event], first: int, seat: int, last: dict[int, Event]) -> set[int]:
    """Secret events that read like the previous one of the same player; they are left out.

    `first` is the number of events before these, and `last` by seat the last of them, which is brought up to date.
    """
    again: set[int] = set()
    for at, event in enumerate(events, first):
        if event.seat == NOBODY:
            continue
        before = last.get(event.seat)
        last[event.seat] = event
        alike = (
            before is not None and is_sealed(before, seat) and (before.kind, before.facts) == (event.kind, event.facts)
        )
        if alike and is_sealed(event, seat):
            again.add(at)
    return again


def is_sealed(event: Event, seat: int) -> bool:
    return bool(event.secret) and seat not in event.knows


@lru_cache(maxsize=8_000)
def numbered_line(
    language: str, of: GameSetup, event: Event, at: int, sealed: bool, knows: bool, people: People
) -> str:
    html, about, sound = event_line(language, of, event, sealed, knows, people)
    doer = f' data-by="{event.seat}"' if event.seat >= 0 else ""
    if event.kind in of.game.scene_kinds:
        name = escape(words(language).say("at-scene"))
        look = 'type="button" class="btn btn-quiet btn-icon small"'
        html += f'<button {look} data-do="scene" aria-label="{name}" data-tip="{name}">{AGAIN}</button>'
    heard = f' data-sound="{sound}"' if sound else ""
    return f'<li class="{"by" if doer else "told"}" data-event="{at}"{doer}{heard} data-about="{about}">{html}</li>'


def end_of_last_turn(lines: Sequence[tuple[int, str]], seat: int, unseen: Collection[int] = ()) -> int:
    """The last line of a seat's previous turn, or -1. Its lines since the last one of somebody else are the current
    turn.

    `lines` are those of a record, by seats or by chance, `unseen` those that the seat does not know of.
    """
    at = len(lines) - 1
    while at >= 0 and (lines[at][0] in (seat, CHANCE) or at in unseen):
        at -= 1
    while at >= 0 and (lines[at][0] != seat or at in unseen):
        at -= 1
    return at


def sentences_of(
    table: Live, seat: int, language: str, called: list[str], events: range
) -> tuple[list[str], list[str]]:
    """Some of the events known to a viewer as sentences, the oldest first, and the ids of the things and places they
    mention."""
    sentences, about = [], []
    of = GameSetup(table.match.game, tuple(table.head.options.items()))
    people = people_of(table, called)
    for event in table.events_seen(seat)[events.start : events.stop]:
        html, places, _ = event_line(language, of, event, bool(event.secret), seat in event.knows, people)
        sentences.append(html)
        about += places.split()
    return sentences, about


def event_line(
    language: str, of: GameSetup, event: Event, sealed: bool, knows: bool, people: People
) -> tuple[str, str, str]:
    """An event as HTML, the ids of what it mentions, and its sound. Secret facts (`sealed`) may be revealed later."""
    facts = dict(event.facts)
    if sealed and knows:
        facts |= event.secret
    about = places_of(facts)
    if event.seat >= 0:
        about.append(f"seat-{event.seat}")
    sentence, sound = shown(
        lambda: sentence_and_sound(language, of, event, facts, people.called),
        lambda: (words(language).say("at-event-untold"), ""),
    )
    return line(event.seat, people, escape(sentence)), str(escape(" ".join(about))), sound


def sentence_and_sound(
    language: str, of: GameSetup, event: Event, facts: dict[str, Fact], called: tuple[str, ...]
) -> tuple[str, str]:
    """The sentence and the sound of an event."""
    message, arguments = event_by_name(of.game, event, facts, dict(of.options), list(called))
    sound = "over" if event.kind == GAME_OVER else sound_of(of.game.id, message)
    return words(language, of.game.id).must_say(message, arguments), sound


def places_of(facts: Mapping[str, Fact]) -> list[str]:
    """The ids, on the page, of the things and places that these facts mention."""
    named = []
    for fact, value in facts.items():
        values = value if isinstance(value, list) else [value]
        named += [f"{fact}-{each}" for each in values if " " not in str(each)]
    return named


@lru_cache(maxsize=4096)
def note_line(language: str, game: str, note: TableNote, people: People) -> str:
    own, kind = words(language, game), note.kind
    if note.seat == NOBODY_SAT:
        sentence = own.say(f"aside-{kind}", {"count": note.moves})
        return f'<li class="told aside">{line(NOBODY, people, escape(sentence))}</li>'
    if kind == "bot" and people.bots[note.seat]:
        kind = "sat"  # it stands in for nobody
    bot = bot_called(own, note.bot) if note.bot else ""
    sentence = own.say(f"aside-{kind}", {"player": people.called[note.seat], "count": note.moves, "bot": bot})
    about = f'data-by="{note.seat}" data-about="seat-{note.seat}"'
    return f'<li class="told aside" {about}>{line(note.seat, people, escape(sentence))}</li>'


def line(seat: int, people: People, sentence: str) -> str:
    """A sentence after its icon: the arms of a seat, the face of an opponent, or a crown for the game itself."""
    if seat >= 0 and people.bots[seat] in FACES:
        return f"{crest(seat, people.bots[seat], '')}<span>{sentence}</span>"
    arms = f"k-arms-{seat + 1}" if seat >= 0 else NOBODYS
    return f'<svg aria-hidden="true"><use href="#{arms}"/></svg><span>{sentence}</span>'
