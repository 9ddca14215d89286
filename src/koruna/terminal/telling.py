"""A game told in sentences: what happened, what to do now, and how it ended."""

from __future__ import annotations

from typing import Any

from koruna.engine.event import Event
from koruna.engine.match import Match
from koruna.engine.series_view import SeriesView
from koruna.locale import Words, words


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

    def board(self, seat: int, colour: bool, width: int) -> str:
        """The table as a seat or a spectator may see it; in a series also which game it is and how it stands."""
        view = self.match.state.view(seat)
        drawn = self.match.game.text(view, self.words.language, self.names, colour, width)
        if not isinstance(view, SeriesView):
            return drawn
        totals = [f"{name} {points}" for name, points in zip(self.names, view.totals, strict=True)]
        facts = {"number": view.number, "length": view.length, "totals": totals}
        return self.words.say("terminal-series", facts) + "\n" + drawn

    def what_to_do(self, seat: int) -> str:
        """One sentence for the player who decides."""
        name, facts = self.match.game.prompt(inner(self.match.state.view(seat)), seat)
        return self.words.say(name, {**facts, "player": self.names[seat]})

    def result(self) -> list[str]:
        """The places with their points, the first one first, each with its score line by line."""
        scores, ranks = self.match.state.scores(), self.match.state.ranks()
        view = self.match.state.view()
        lines: list[str] = []
        for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)):
            facts = {"place": ranks[seat], "player": self.names[seat], "points": scores[seat]}
            lines.append(self.words.say("terminal-place", facts))
            if isinstance(view, SeriesView):
                games = [{"number": at, "points": result[seat]} for at, result in enumerate(view.results, 1)]
                lines += ["   " + self.words.say("terminal-series-game", game) for game in games]
            else:
                lines += ["   " + self.words.say(*line) for line in self.match.game.tally(view, seat)[:-1]]
        decided = None if isinstance(view, SeriesView) else self.match.game.tie_break(view)
        return lines if decided is None else [*lines, self.words.say(*decided)]


def inner(view: Any) -> Any:
    """The view of the running game, out of that of a series."""
    return view.view if isinstance(view, SeriesView) else view
