"""What people are not asked: which move a form makes for a person, and when.

A game says where nobody would decide otherwise (`Game.unasked`); a person says what else is not worth a question. What
is made so is a move like any other: the record has it as if it had been asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from koruna.engine.event import Event
from koruna.engine.series_view import running
from koruna.engine.state import State

if TYPE_CHECKING:
    from koruna.engine.game import Game


class Said:
    """What a person has said about being asked; kept by the form."""

    opened: list[str]  # of the game's stops those that are asked
    season: int  # "nothing more" was said in that season, 0 if it was not
    after: int  # and after so many events

    def __init__(self) -> None:
        self.opened = []
        self.season = 0
        self.after = 0

    def rest(self, season: int, after: int) -> None:
        self.season, self.after = season, after

    def copy(self) -> Said:
        twin = Said()
        twin.opened, twin.season, twin.after = self.opened.copy(), self.season, self.after
        return twin


class Wishes:
    """What a game is told of it, as things stand now."""

    opened: list[str]
    rests: bool  # nothing more this season, and nobody has acted against this seat since
    past: list[Event]  # all that happened, as this seat may know it

    def __init__(self, opened: list[str], rests: bool, past: list[Event]) -> None:
        self.opened = opened
        self.rests = rests
        self.past = past


def known(events: list[Event], seat: int) -> list[Event]:
    """What happened without what is kept from a seat."""
    return [
        Event(event.kind, event.seat, event.facts) if event.secret and seat not in event.knows else event
        for event in events
    ]


def wishes_of(game: Game, view: Any, seat: int, said: Said, events: list[Event]) -> Wishes:
    """As things stand: "nothing more" ends with the season, or when somebody acts against this seat."""
    past = known(events, seat)
    rests = said.season > 0 and said.season == game.season(view)
    if rests:
        rests = not any(game.acts_against(view, event, seat) for event in past[said.after :])
    return Wishes(said.opened, rests, past)


def unasked(game: Game, state: State, seat: int, said: Said, events: list[Event]) -> str:
    """The move that is made for a person who has to decide, or "" where the person is asked.

    Whoever would be warned of a move is asked, whatever was said before.
    """
    if game.asks_all:
        return ""
    view = running(state.view(seat))
    moves = [state.write(move, seat) for move in state.moves(seat)]
    text = game.unasked(view, seat, moves, wishes_of(game, view, seat, said, events))
    return "" if text and game.warning(view, text) is not None else text


def next_unasked(game: Game, state: State, said: dict[int, Said], events: list[Event]) -> tuple[int, str] | None:
    """The next move that is made unasked for one of the people (by seat: what they said), or None.

    Where several decide in secret it would tell the others that there was nothing to decide: there it is made only when
    all who have yet to decide have such a move.
    """
    if game.asks_all:
        return None
    waiting = state.waiting()
    if len(waiting) == 1 or state.shows_choices():
        for seat in waiting:
            if seat in said:
                text = unasked(game, state, seat, said[seat], events)
                if text:
                    return seat, text
        return None
    if any(seat not in said for seat in waiting):
        return None
    texts = [unasked(game, state, seat, said[seat], events) for seat in waiting]
    return (waiting[0], texts[0]) if texts and all(texts) else None
