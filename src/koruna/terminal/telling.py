"""A game told in sentences: what happened, what to do now, and how it ended."""

from __future__ import annotations

from typing import Any, TypeAlias

from koruna.engine.event import Event
from koruna.engine.match import Match
from koruna.engine.series_view import SeriesView
from koruna.locale import Words, words

# The name of a sentence in the game's words and the facts in it, or None for a game that has no such sentence.
Prompt: TypeAlias = tuple[str, dict[str, int | str]] | None


class Teller:
    """Tells a match to one language. Nothing told to a seat comes from beyond what that seat may know."""

    match: Match
    names: list[str]  # of the players, by seat
    words: Words

    def __init__(self, match: Match, names: list[str], language: str) -> None:
        self.match = match
        self.names = names
        self.words = words(language, match.game.id)

    def happened(self, seat: int, since: int = 0) -> list[str]:
        """The events from a certain one on, as a seat or a spectator learned of them."""
        return [self.event(event, seat) for event in self.match.events()[since:]]

    def event(self, event: Event, seat: int) -> str:
        facts: dict[str, Any] = {**event.seen_by(seat)}
        if event.seat >= 0:
            facts["player"] = self.names[event.seat]
        return self.words.say(f"event-{event.kind}", facts)

    def board(self, seat: int, colour: bool) -> str:
        """The table as a seat or a spectator may see it; in a series also which game it is and how it stands."""
        view = self.match.state.view(seat)
        drawn = self.match.game.text(view, self.words.language, self.names, colour)
        if not isinstance(view, SeriesView):
            return drawn
        totals = [f"{name} {points}" for name, points in zip(self.names, view.totals, strict=True)]
        facts = {"number": view.number, "length": view.length, "totals": totals}
        return self.words.say("terminal-series", facts) + "\n" + drawn

    def what_to_do(self, seat: int) -> str:
        """One sentence for the player who decides, in the game's words where it has them."""
        view = inner(self.match.state.view(seat))
        prompt: Prompt = getattr(self.match.game, "prompt", no_prompt)(view, seat)
        name, facts = prompt or ("terminal-prompt", {})
        return self.words.say(name, {**facts, "player": self.names[seat]})

    def result(self) -> list[str]:
        """Places and points, the first one first, and what decides between equal points."""
        scores, ranks = self.match.state.scores(), self.match.state.ranks()
        lines = [
            self.words.say("terminal-place", {"place": ranks[seat], "player": self.names[seat], "points": scores[seat]})
            for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        ]
        a_series = self.match.state.running() is not self.match.state
        if len(set(scores)) < len(scores) and not a_series and self.words.has("rule-ties"):
            lines.append(self.words.say("rule-ties"))
        return lines


def inner(view: Any) -> Any:
    """The view of the running game, out of that of a series."""
    return view.view if isinstance(view, SeriesView) else view


def no_prompt(view: Any, seat: int) -> Prompt:
    return None
