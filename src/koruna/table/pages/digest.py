"""The events that concerned the reader while many others moved, shown when it is the reader's turn again.

An event concerns a seat if it happened in the move of somebody else, or by chance, and its sentence names the player
there. So games need not list such events: it follows from their texts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from markupsafe import escape

from koruna.engine.event import NOBODY, Event
from koruna.engine.state import CHANCE
from koruna.table.live.live_table import Live
from koruna.table.pages.chronicle import GameSetup, People, event_line, line, people_of, sentence_and_sound
from koruna.table.pages.scenes import scenes_among

MANY = 3  # decisions of others since the reader's own; fewer need no digest
MOST = 4  # events shown; the rest is in the chronicle
NO_NAME, SOMEBODY = "-", "+"  # placeholder names: if swapping them changes the sentence, it mentions the player


class Digest(NamedTuple):
    lines: tuple[tuple[str, str], ...]  # what happened, as HTML, and the ids of what it mentions; the oldest first
    more: int  # events that are left out


NOTHING = Digest((), 0)


def digest(table: Live, seat: int, language: str, called: list[str]) -> Digest:
    """What concerned a seat since its last decision."""
    last = table.last_decision(seat) if seat >= 0 else None
    if last is None:
        return NOTHING
    lines, unseen = table.match.record.lines, set(table.match.unseen(seat))
    moves = [at for at in range(last + 1, len(lines)) if lines[at][0] != seat and at not in unseen]
    if sum(lines[at][0] != CHANCE for at in moves) < MANY:
        return NOTHING
    setup, people = GameSetup(table.match.game, tuple(table.head.options.items())), people_of(table, called)
    found: list[tuple[str, str]] = []
    for first, end in together([events_in(table, at, seat) for at in moves]):
        found += concerning(table, seat, language, setup, people, range(first, end))
    return Digest(tuple(found[-MOST:]), max(0, len(found) - MOST))


def events_in(table: Live, at: int, seat: int) -> tuple[int, int]:
    """The range of events of a line of the record, counted as the seat knows of them."""
    after = table.match.events_after
    first, end = [table.match.seen_before(seat, count) for count in (after[at - 1], after[at])]
    return first, end


def together(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Merge adjacent ranges: a battle is longer than a move."""
    found: list[tuple[int, int]] = []
    for first, end in ranges:
        if found and found[-1][1] == first:
            found[-1] = (found[-1][0], end)
        else:
            found.append((first, end))
    return found


def concerning(
    table: Live, seat: int, language: str, setup: GameSetup, people: People, among: range
) -> list[tuple[str, str]]:
    """The events of a range that concern a seat: the outcome of each scene, and effects on the seat with their
    cause."""
    events = table.events_seen(seat)

    def in_words(event: Event) -> tuple[str, str]:
        html, about, _ = event_line(language, setup, event, bool(event.secret), seat in event.knows, people)
        return html, about

    def concerns_seat(event: Event) -> bool:
        return concerns(language, setup, event, bool(event.secret), seat in event.knows, seat, len(people.called))

    chosen = [at for at in among if concerns_seat(events[at])]
    if not chosen:
        return []
    scenes = scenes_among(table, seat, language, [*people.called], chosen[0], among.stop)
    found: list[tuple[str, str]] = []
    ended: set[int] = set()
    for at in chosen:
        html, about = in_words(events[at])
        scene = next((each for each in scenes if each.outcome and each.has(at)), None)
        if scene is not None:
            if scene.first() not in ended:
                ended.add(scene.first())
                found.append((line(events[at].seat, people, escape(f"{scene.title}: {scene.outcome}")), about))
        elif events[at].seat != seat:
            found.append((html, about))
        elif at > among.start and is_cause(events[at - 1], events[at]):
            if found and at - 1 in chosen:
                found.pop()
            did, its = in_words(events[at - 1])
            found.append((did + html, f"{its} {about}"))
    return found


def is_cause(event: Event, after: Event) -> bool:
    """Whether an event caused the next one: another player did it, and its facts include all facts of the effect."""
    if event.seat in (NOBODY, after.seat) or event.kind == after.kind:
        return False
    return bool(after.facts) and all(event.facts.get(fact) == value for fact, value in after.facts.items())


@lru_cache(maxsize=8_000)
def concerns(language: str, setup: GameSetup, event: Event, sealed: bool, knows: bool, seat: int, seats: int) -> bool:
    """Whether an event mentions the player in a seat. Events without a doer concern everybody."""
    if event.seat == NOBODY:
        return False
    facts = event.facts | event.secret if sealed and knows else event.facts
    nobody = [NO_NAME] * seats
    named = [SOMEBODY if other == seat else NO_NAME for other in range(seats)]
    one, other = [sentence_and_sound(language, setup, event, dict(facts), tuple(called)) for called in (nobody, named)]
    return one != other
