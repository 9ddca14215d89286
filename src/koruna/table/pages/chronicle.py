"""The chronicle of a table: what happened, in sentences, as one seat or a spectator may know it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from koruna.engine.event import NOBODY, Event, Fact
from koruna.engine.game import Game, event_by_name
from koruna.locale import words
from koruna.look.faults import shown
from koruna.table.live.live_table import Aside, Live

NOBODYS = "k-logo"
AGAIN = '<svg aria-hidden="true"><use href="#u-play"/></svg>'
UNASKED = 400  # so many events, and up to as many more, are told without asking for them


class GameTold(NamedTuple):
    game: Game
    options: tuple[tuple[str, bool | str], ...]


def first_told(table: Live) -> int:
    """The oldest event of which a page tells unasked. It stays for a while, so that what was sent is still right."""
    return max(0, len(table.match.events()) - UNASKED) // UNASKED * UNASKED


def lines_told(table: Live, seat: int, language: str, called: list[str], first: int = 0, end: int | None = None) -> str:
    """The newest first, and each as it was as long as nothing comes to light, so that only new ones need to be sent.

    Of all events, or of those from one on and up to another.
    """
    events = table.match.events()
    size = len(events) if end is None else min(end, len(events))
    asides = [aside for aside in table.asides if end is None or aside.after < size]
    of = GameTold(table.match.game, tuple(table.head.options.items()))
    people = tuple(called)
    again = set() if table.match.game.all_open else told_again(events, seat)
    lines: list[str] = []
    for at in range(size, first - 1, -1):
        while asides and asides[-1].after >= at:
            aside = aside_line(language, asides[-1], called[asides.pop().seat])
            if not lines or lines[-1] != aside:
                lines.append(aside)
        if at == first:
            break
        if at - 1 in again:
            continue
        event = events[at - 1]
        lines.append(numbered_line(language, of, event, at - 1, bool(event.secret), seat in event.knows, people))
    return "".join(lines)


def told_again(events: list[Event], seat: int) -> set[int]:
    """The events that would tell somebody who may not know more only what was told last of the same player."""
    again: set[int] = set()
    last: dict[int, Event] = {}
    for at, event in enumerate(events):
        if event.seat == NOBODY:
            continue
        before = last.get(event.seat, event)
        alike = (event.kind, event.facts) == (before.kind, before.facts)
        if before is not event and alike and is_sealed(event, seat) and is_sealed(before, seat):
            again.add(at)
        last[event.seat] = event
    return again


def is_sealed(event: Event, seat: int) -> bool:
    return bool(event.secret) and seat not in event.knows


@lru_cache(maxsize=20_000)
def numbered_line(
    language: str, of: GameTold, event: Event, at: int, sealed: bool, knows: bool, called: tuple[str, ...]
) -> str:
    told, about = event_line(language, of, event, sealed, knows, called)
    doer = f' data-by="{event.seat}"' if event.seat >= 0 else ""
    if event.kind in of.game.scene_kinds:
        name = escape(words(language).say("at-scene"))
        look = 'type="button" class="btn btn-quiet btn-icon small"'
        told += f'<button {look} data-do="scene" aria-label="{name}" data-tip="{name}">{AGAIN}</button>'
    return f'<li class="{"by" if doer else "told"}" data-event="{at}"{doer} data-about="{about}">{told}</li>'


def end_of_last_turn(events: list[Event], seat: int) -> int:
    """The last event of a seat's last turn, or -1. What it has done since others last did something is this turn."""
    at = len(events) - 1
    others = [at for at, event in enumerate(events) if event.seat not in (seat, NOBODY)]
    if any(event.seat == seat for event in events[others[-1] + 1 if others else 0 :]):
        at = others[-1] if others else -1
    while at >= 0 and events[at].seat != seat:
        at -= 1
    return at


def said_at(table: Live, seat: int, language: str, called: list[str], events: range) -> tuple[list[str], list[str]]:
    """Some of the events in sentences, the oldest first, and the names of what they speak of."""
    said, about = [], []
    of = GameTold(table.match.game, tuple(table.head.options.items()))
    for at in events:
        event = table.match.events()[at]
        told, places = event_line(language, of, event, bool(event.secret), seat in event.knows, tuple(called))
        said.append(told)
        about += places.split()
    return said, about


def event_line(
    language: str, of: GameTold, event: Event, sealed: bool, knows: bool, called: tuple[str, ...]
) -> tuple[str, str]:
    """One thing that happened, and the names of what it speaks of. What was sealed may come to light later."""
    facts = dict(event.facts)
    if sealed and knows:
        facts |= event.secret
    arms = NOBODYS
    about = places_of(facts)
    if event.seat >= 0:
        arms = f"k-arms-{event.seat + 1}"
        about.append(f"seat-{event.seat}")
    sentence = shown(
        lambda: event_told(language, of, event, facts, called), lambda: words(language).say("at-event-untold")
    )
    return line(arms, escape(sentence)), str(escape(" ".join(about)))


def event_told(language: str, of: GameTold, event: Event, facts: dict[str, Fact], called: tuple[str, ...]) -> str:
    return words(language, of.game.id).must_say(*event_by_name(of.game, event, facts, dict(of.options), list(called)))


def places_of(facts: Mapping[str, Fact]) -> list[str]:
    """How things and places on the page are named that these facts speak of."""
    named = []
    for fact, told in facts.items():
        values = told if isinstance(told, list) else [told]
        named += [f"{fact}-{value}" for value in values if " " not in str(value)]
    return named


@lru_cache(maxsize=4096)
def aside_line(language: str, aside: Aside, by: str) -> str:
    sentence = escape(words(language).say(f"aside-{aside.kind}", {"player": by}))
    about = f'data-by="{aside.seat}" data-about="seat-{aside.seat}"'
    return f'<li class="told aside" {about}>{line(f"k-arms-{aside.seat + 1}", sentence)}</li>'


def line(arms: str, sentence: str) -> str:
    return f'<svg aria-hidden="true"><use href="#{arms}"/></svg><span>{sentence}</span>'
