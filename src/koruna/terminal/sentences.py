"""A game in sentences: what happened, what to do now, and how it ended."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from koruna.engine.consequences import Consequence
from koruna.engine.event import Event, numbers_by_name
from koruna.engine.forms import event_by_name
from koruna.engine.match import Match
from koruna.engine.sentence import called_by_name
from koruna.engine.series_view import SeriesView
from koruna.engine.state import SPECTATOR, State
from koruna.engine.taken_back import taken_back
from koruna.locale import Words, words
from koruna.look.columns import INDENT
from koruna.look.ending_text import EndingText, shown_ending
from koruna.look.faults import not_shown, shown

LONGEST_SCENE = 150  # events


class ListedMove(NamedTuple):
    """A legal move as an entry of a list."""

    label: str
    warning: str = ""
    last: bool = False  # rarely useful, so listed last


class Narrator:
    """Describes a match in one language. What a seat reads comes only from what that seat may know."""

    match: Match
    names: list[str]  # of the players, by seat
    words: Words

    def __init__(self, match: Match, names: list[str], language: str) -> None:
        self.match = match
        self.names = names
        self.words = words(language, match.game.id, codes=True)

    def happened(self, seat: int, since: int = 0) -> list[str]:
        """The events from number `since` on, as a seat or a spectator may know them; scenes step by step. What looks
        the same again and again because it is hidden, such as cards that somebody is dealt, is told once."""
        beats = shown(lambda: self.beats(seat, since), lambda: {})
        sentences: list[str] = []
        kind, hidden = "", set[str]()
        for at, event in enumerate(self.match.events()[since:], since):
            line = beats[at] if at in beats else self.event(event, seat)
            if event.kind != kind:
                kind, hidden = event.kind, set()
            if event.secret and seat not in event.knows:
                line = "" if line in hidden else line
                hidden.add(line)
            if line:
                sentences.append(line)
        return sentences

    def beats(self, seat: int, since: int) -> dict[int, str]:
        """The text of each event in a scene, by its number; of events in the same step only the first has one."""
        game, first = self.match.game, max(0, since - LONGEST_SCENE)
        if not game.scene_kinds:
            return {}
        seen = [Event(event.kind, event.seat, event.seen_by(seat)) for event in self.match.events()[first:]]
        options = self.match.record.options
        found: dict[int, str] = {}
        for scene in game.scenes(seen, first, options, self.words.language, self.names, codes=True):
            for beat in scene.beats:
                new = [event for event in beat.events if event >= since]
                found |= dict.fromkeys(new, "")
                if new:
                    found[new[0]] = beat.text if beat is scene.beats[0] else INDENT + beat.text
        return found

    def event(self, event: Event, seat: int) -> str:
        return shown(lambda: self.event_sentence(event, seat), lambda: self.words.say("at-event-untold"))

    def event_sentence(self, event: Event, seat: int) -> str:
        game, options = self.match.game, self.match.record.options
        return self.words.must_say(*event_by_name(game, event, event.seen_by(seat), options, self.names))

    def board(self, seat: int, colour: bool, width: int) -> str:
        """The table as seen by a seat or a spectator; in a series with the number of the game and the standings."""
        view = self.match.state.view(seat)
        return standings(view, self.names, self.words) + self.drawn(view, colour, width)

    def drawn(self, view: Any, colour: bool, width: int) -> str:
        text = self.match.game.text
        return shown(
            lambda: text(view, self.words.language, self.names, colour, width), lambda: self.not_shown("table")
        )

    def not_shown(self, what: str) -> str:
        return not_shown(what, self.words.language)

    def ended_game(self, line: int) -> State:
        """The final state of a game in a series, which ended with this line of the record."""
        record = self.match.record
        state = Match(self.match.game, record.first(line), deal=False).state.running()
        seat, move = record.lines[line]
        state.play(state.read(move, seat), seat)
        return state

    def move(self, view: Any, text: str) -> str:
        """The shortest text for a legal move."""
        return shown(lambda: self.label(view, text)[0], lambda: text)

    def label(self, view: Any, text: str) -> tuple[str, bool]:
        """The text of a legal move, and whether it is listed last."""
        name, facts = called_by_name(self.match.game.label(view, text), self.names)
        label = self.words.must_say(f"{name}.short" if self.words.has(f"{name}.short") else name, facts)
        return label, bool(facts.get("last"))

    def listed(self, view: Any, ahead: Consequence, short: bool) -> ListedMove:
        """A legal move with the points it brings or costs, and its warning."""
        label, last = shown(lambda: self.label(view, ahead.text), lambda: (ahead.text, True))
        brings = ahead.brings()
        if brings is not None:
            name, facts = brings
            label += f" ({self.words.say(f'{name}.short' if short else name, facts)})"
        warning = shown(lambda: ahead.warning(self.match.game, view), lambda: ahead.ending)
        warned = "" if warning is None else self.words.say(*called_by_name(warning, self.names))
        return ListedMove(label, warned, last)

    def what_to_do(self, seat: int, alone: bool, short: bool = False) -> str:
        """Whose turn it is, what to do and, unless `short`, an explanation."""
        return shown(lambda: self.prompt(seat, alone, short), lambda: self.not_shown("prompt"))

    def prompt(self, seat: int, alone: bool, short: bool) -> str:
        name, facts = self.match.game.prompt(self.match.state.view(seat), seat)
        lead = "your-turn" if alone else "turn-of"
        sentences = [self.words.say(lead, {"player": self.names[seat]}), self.words.say(name, facts)]
        return " ".join(sentences if short else [*sentences, self.words.say(f"{name}.why", facts)])

    def ending(self, reader: int = SPECTATOR) -> EndingText:
        """How the game ended, addressed to a seat or to everybody."""
        state = self.match.state
        game, language, back = self.match.game, self.words.language, taken_back(self.match.record)
        return shown_ending(game, state.view(reader), state.winners(), self.names, language, reader, back)

    def result(self, ending: EndingText) -> list[str]:
        """Why it ended and what decided; then the places with their points and detailed scores."""
        scores, ranks = self.match.state.scores(), self.match.state.ranks()
        view = self.match.state.view()
        has_places = len(ranks) > 1 and bool(ending.winners)
        lines = [line for line in (ending.why, *ending.details) if line]
        for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)):
            facts = {"place": ranks[seat], "player": self.names[seat], "points": scores[seat]}
            lines.append(self.words.say("terminal-place" if has_places else "terminal-points-of", facts))
            parts = shown(partial(self.parts, view, seat), lambda: [self.not_shown("points")])
            lines += ["   " + line for line in parts]
        return lines

    def parts(self, view: Any, seat: int) -> list[str]:
        return [self.words.say(*line) for line in self.match.game.parts(view, seat)]


def standings(view: Any, names: list[str], own: Words) -> str:
    """In a series a line with the number of the game and the points so far."""
    if not isinstance(view, SeriesView):
        return ""
    facts = {"number": view.number, "length": view.length, "totals": numbers_by_name(view.totals, names)}
    return own.say("terminal-series", facts) + "\n"


def paragraphs(sentences: list[str]) -> list[str]:
    """Sentences joined into paragraphs; a scene, such as a battle, and each of its steps begin on a new line."""
    found: list[str] = []
    for at, sentence in enumerate(sentences):
        is_step = sentence.startswith(INDENT)
        begins_scene = not is_step and sentences[at + 1 : at + 2] != [] and sentences[at + 1].startswith(INDENT)
        if not found or is_step or begins_scene or found[-1].startswith(INDENT):
            found.append(sentence)
        else:
            found[-1] += f" {sentence}"
    return found
