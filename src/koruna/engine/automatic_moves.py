"""Automatic moves: moves that a form makes for a person without asking.

A game names decisions that everybody would make the same way (`Game.unasked`); a person can skip further ones. In the
record, automatic moves look like any others.
"""

from __future__ import annotations

from typing import Any

from koruna.engine.event import Event
from koruna.engine.game import Game
from koruna.engine.prompt_settings import PromptSettings
from koruna.engine.series_view import running
from koruna.engine.state import State


class AskSettings:
    """What one person wants to be asked; kept by the form."""

    opened: list[str]  # the game's stops at which the person wants to be asked
    season: int  # the season in which the person said "nothing more", or 0
    after: int  # how many events there were then

    def __init__(self) -> None:
        self.opened = []
        self.season = 0
        self.after = 0

    def rest(self, season: int, after: int) -> None:
        self.season, self.after = season, after

    def copy(self) -> AskSettings:
        twin = AskSettings()
        twin.opened, twin.season, twin.after = self.opened.copy(), self.season, self.after
        return twin


def known(events: list[Event], seat: int) -> list[Event]:
    """The events with everything removed that is secret from a seat."""
    return [
        Event(event.kind, event.seat, event.facts) if event.secret and seat not in event.knows else event
        for event in events
    ]


def prompt_settings_of(game: Game, view: Any, seat: int, settings: AskSettings, events: list[Event]) -> PromptSettings:
    """Evaluate the settings now: "nothing more" ends with the season, or when somebody acts against this seat."""
    past = known(events, seat)
    rests = settings.season > 0 and settings.season == game.season(view)
    if rests:
        rests = not any(game.acts_against(view, event, seat) for event in past[settings.after :])
    return PromptSettings(settings.opened, rests, past)


def unasked(game: Game, state: State, seat: int, settings: AskSettings, events: list[Event], seen: Any = None) -> str:
    """The move that is made automatically for a person who has to decide, or "" if the person is asked.

    A move with a warning is never made automatically. `seen` is the view of the seat, if it has been computed already.
    """
    if game.asks_all:
        return ""
    view = running(state.view(seat) if seen is None else seen)
    moves = [state.write(move, seat) for move in state.moves(seat)]
    text = game.unasked(view, seat, moves, prompt_settings_of(game, view, seat, settings, events))
    return "" if text and game.warning(view, text) is not None else text


def next_unasked(
    game: Game, state: State, settings: dict[int, AskSettings], events: list[Event]
) -> tuple[int, str] | None:
    """The next automatic move for any of the people (`settings` by seat), or None.

    In a simultaneous secret decision, an automatic move would reveal to the others that there was nothing to decide.
    There it is made only when every seat that has yet to decide has one.
    """
    if game.asks_all:
        return None
    waiting = state.waiting()
    if len(waiting) == 1 or state.shows_choices():
        seen: Any = None
        for seat in waiting:
            if seat in settings:
                seen = state.view(seat) if seen is None else state.view_beside(seat, seen)
                text = unasked(game, state, seat, settings[seat], events, seen)
                if text:
                    return seat, text
        return None
    if any(seat not in settings for seat in waiting):
        return None
    texts = [unasked(game, state, seat, settings[seat], events) for seat in waiting]
    return (waiting[0], texts[0]) if texts and all(texts) else None
