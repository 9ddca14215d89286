"""What a game is before it starts: its seats, its options, and the forms its states can take.

A game lives in `koruna/games/<id>/` and offers one instance of its `Game` there as `GAME`. Everything
else finds it by itself.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from koruna.engine.asking import Wishes
from koruna.engine.bot import Bot
from koruna.engine.ending import Ending, ending_of_series, tell_game_over
from koruna.engine.errors import BadSetup
from koruna.engine.event import GAME_OVER, Event, Fact
from koruna.engine.option import Option, Options
from koruna.engine.page import Page
from koruna.engine.scene import Scene
from koruna.engine.series import Series, SeriesView
from koruna.engine.state import State

# The name of a sentence in the game's words, and the facts in it.
Sentence: TypeAlias = tuple[str, dict[str, int | str]]
BotMaker: TypeAlias = Callable[[Random], Bot]

# In the environment, so that bots and simulations in processes of their own know it too: a folder with what the owner
# of a game has entered.
CONTENT: Final = "KORUNA_CONTENT"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    id: str
    version: int  # raised whenever the same record would play differently
    seats: list[int]  # the seat counts it allows
    options: list[Option]
    longest: int  # no single game has more moves than this, chance included
    difficulty: int  # 1 to 5: how much there is to learn
    series: str  # the option that makes a series of it, or ""
    series_length: int
    all_open: bool  # everybody sees the same, whatever the options: a view of one is a view of all
    chapters: list[tuple[str, list[str]]]  # the help: headings, and the rules under each
    at_once: Options  # options for whoever wants to play at once and may be new to it; those left out keep defaults
    refusals: dict[str, str]  # what is only said when a move is refused, by the heading it belongs to
    scene_kinds: list[str]  # the events from which a scene is opened again: those that begin or end one
    own_content: str  # the value of its option `content` for what the owner of the game has entered, or ""
    stops: list[str]  # what is asked only of who wants it; what each is called: `stop-<name>` and its `.about`
    asks_all: bool  # every decision is worth a question: `unasked` names no move

    def __init__(
        self,
        id: str,
        version: int,
        seats: list[int],
        options: list[Option],
        longest: int,
        difficulty: int,
        chapters: list[tuple[str, list[str]]],
        series: str = "",
        series_length: int = 3,
        all_open: bool = False,
        at_once: Options | None = None,
        scene_kinds: list[str] | None = None,
        stops: list[str] | None = None,
        asks_all: bool = True,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.options = options
        self.longest = longest
        self.difficulty = difficulty
        self.chapters = [(id, [rule for rule in rules if not is_refusal(rule)]) for id, rules in chapters]
        self.refusals = {rule[1:]: id for id, rules in chapters for rule in rules if is_refusal(rule)}
        self.series = series
        self.series_length = series_length
        self.all_open = all_open
        self.at_once = {} if at_once is None else at_once
        self.scene_kinds = [] if scene_kinds is None else scene_kinds
        self.own_content = ""
        self.stops = [] if stops is None else stops
        self.asks_all = asks_all

    # --- what each game fills in ---------------------------------------------------------

    @abstractmethod
    def begin(self, seats: int, options: Options) -> State:
        """The first moment of one game, with every option given and checked."""
        raise NotImplementedError

    def take_content(self, folder: str) -> str:
        """Offer what the owner of the game has entered; the value of the option `content` for it, or "" if none has."""
        return ""

    @abstractmethod
    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        """The whole table as one self-contained SVG, from a view alone. An empty name is nobody's.

        `series` tells how a series stands that this game is part of.
        """
        raise NotImplementedError

    @abstractmethod
    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        """The whole table as text for a terminal of some width, from a view alone."""
        raise NotImplementedError

    @abstractmethod
    def prompt(self, view: Any, seat: int) -> Sentence:
        """What this seat has to do now, in one sentence; its attribute `why` says what the step means."""
        raise NotImplementedError

    @abstractmethod
    def label(self, view: Any, text: str) -> Sentence:
        """A legal move as a person reads it in a list or hears it read aloud.

        The forms add the fact `player`, the name of whoever has the seat in the fact `seat`. Where many moves differ
        in a number or a kind only, its sentence has an attribute `group`, what they have in common, and `part`; what
        should be known before one of them is chosen, line by line, is its attribute `about`.
        The fact `price` is the gold it costs; with the fact `last` it stands after the moves without it.
        An attribute `short` says it in few words, for long lists.
        """
        raise NotImplementedError

    def warning(self, view: Any, text: str) -> Sentence | None:
        """Why one should think twice before a legal move: it decides the game, or cannot be taken back and a newcomer
        would not expect what it does. The forms show it with the move and ask once.

        That a move ends the game at once, where another would not, the forms see by themselves. The facts are
        those of `label`.
        """
        return None

    @abstractmethod
    def targets(self, view: Any, text: str) -> list[str]:
        """What a person clicks, in order, to make a legal move: names of elements on the table."""
        raise NotImplementedError

    def tell_event(
        self, kind: str, facts: dict[str, Fact], options: Options, names: list[str]
    ) -> tuple[str, dict[str, Any]]:
        """What happened, told to somebody who may know these facts of it; the forms add the fact `player`.

        `names` tell who sits where, for facts that are seats of others.
        """
        return f"event-{kind}", {**facts}

    @abstractmethod
    def tally(self, view: Any, seat: int) -> list[Sentence]:
        """The score of a seat line by line, the total last.

        Every line has the fact `points`, all of them together the total's, and its sentence an attribute `what`: what
        the points are for, in a word or two.
        """
        raise NotImplementedError

    @abstractmethod
    def tell_end(self, view: Any) -> Ending:
        """Why one game ended and who won; asked only once it is over.

        The forms add the fact `player` to its sentences, the name of whoever has the seat in the fact `seat`.
        """
        raise NotImplementedError

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good a moment is for a seat; what greedy play and search maximise."""
        raise NotImplementedError

    @abstractmethod
    def broken_invariants(self, state: State) -> list[str]:
        """Sentences about anything that does not add up: pieces lost, found or doubled."""
        raise NotImplementedError

    def draw_page(self, view: Any, seat: int, language: str, names: list[str]) -> Page:
        """The parts of the table's web page; unless a game has something better, the whole table as one drawing."""
        return Page(steps="", board=self.draw_svg(view, language, names, None), panels=[])

    def scenes(
        self, happened: list[Event], first: int, options: Options, language: str, names: list[str], codes: bool = False
    ) -> list[Scene]:
        """What of all that happened is shown step by step, the oldest first.

        Events hold no more than whoever looks may know; `first` is the number of the first one. With `codes` places
        are told with what moves call them.
        """
        return []

    def overview(self, language: str) -> list[str]:
        """What is in the box and known to all, line by line, for the end of the help."""
        return []

    def unasked(self, view: Any, seat: int, moves: list[str], wishes: Wishes) -> str:
        """The move that a form makes for a person without asking, or "": one of these legal moves.

        Only where no player would decide otherwise, or where this one has said so (`wishes`). Bots decide all by
        themselves, and the record has the same moves.
        """
        return ""

    def stops_here(self, view: Any) -> list[str]:
        """Of its stops those that can come in the game that is played."""
        return self.stops

    def season(self, view: Any) -> int:
        """What "nothing more" holds for, as a number that is another one when it is over; 0 where there is no such."""
        return 0

    def acts_against(self, view: Any, event: Event, seat: int) -> bool:
        """Whether what happened wakes a seat that has said "nothing more"."""
        return False

    def bots(self) -> dict[str, BotMaker]:
        """Opponents of this game's own, beside those every game has."""
        return {}

    def bots_by_strength(self) -> list[str]:
        """All opponents, the strongest first, as they fare against each other."""
        return [*[name for name in self.bots() if name != "greedy"], "greedy", "random"]

    # --- what every game has --------------------------------------------------------------

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """The first moment of a game, or of a series of them. Options left out keep their defaults."""
        chosen = self.check(seats, options or {})
        if self.series and chosen[self.series]:
            return Series(self, seats, chosen, self.series_length, self.begin(seats, chosen))
        return self.begin(seats, chosen)

    def check(self, seats: int, options: Mapping[str, object]) -> Options:
        """All options with their values; refuses with the reason what does not go together."""
        if seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadSetup("bad-seats", {"game": self.id, "seats": seats, "allowed": allowed})
        given = dict(options)
        for id in given:
            if all(option.id != id for option in self.options):
                known = ", ".join(option.id for option in self.options)
                raise BadSetup("unknown-option", {"game": self.id, "option": id, "known": known})
        chosen: Options = {}
        changed: list[Option] = []
        for option in self.options:
            value = given.get(option.id, option.default)
            if option.most and isinstance(value, int) and not isinstance(value, bool):
                value = str(value)
            if value is option.default:
                chosen[option.id] = option.default
            elif isinstance(value, (bool, str)) and option.allows(value, seats):
                chosen[option.id] = value
                changed.append(option)
            else:
                raise bad_value(option, seats, value)
        for option in changed:
            if chosen[option.id] != option.default:
                self.check_company(option, seats, chosen)
        return chosen

    def check_company(self, option: Option, seats: int, chosen: Options) -> None:
        """Refuse an option that does not fit the number of seats or another option."""
        clash = any(other.id in option.against and chosen[other.id] != other.default for other in self.options)
        if clash or not option.fits(seats):
            raise BadSetup("rule-" + option.why, {"option": option.id, "seats": seats}, self.id)

    def combinations(self) -> Iterator[tuple[int, Options]]:
        """Every allowed seat count with every allowed combination of options."""
        for seats in self.seats:
            fitting = [option.values if option.fits(seats) else [option.default] for option in self.options]
            for values in product(*fitting):
                options = {option.id: value for option, value in zip(self.options, values, strict=True)}
                try:
                    yield seats, self.check(seats, options)
                except BadSetup:
                    continue

    def svg(self, view: Any, language: str = "en", names: list[str] | None = None) -> str:
        """The table as SVG: a view of this game, or of a series of it."""
        if isinstance(view, SeriesView):
            return self.draw_svg(view.view, language, names or [], view)
        return self.draw_svg(view, language, names or [], None)

    def text(
        self, view: Any, language: str = "en", names: list[str] | None = None, colour: bool = False, width: int = 100
    ) -> str:
        """The table as text: a view of this game, or of a series of it."""
        if isinstance(view, SeriesView):
            return self.draw_text(view.view, language, names or [], view, colour, width)
        return self.draw_text(view, language, names or [], None, colour, width)

    def ending(self, view: Any) -> Ending:
        """How it ended: this game, or a series of it. Only once that is over."""
        return ending_of_series(view) if isinstance(view, SeriesView) else self.tell_end(view)

    def parts(self, view: Any, seat: int) -> list[Sentence]:
        """What the points of a seat are made of: the lines of its score, or in a series its games."""
        if not isinstance(view, SeriesView):
            return self.tally(view, seat)[:-1]
        counted = enumerate(view.results, 1)
        return [("series-game", {"number": str(number), "points": points[seat]}) for number, points in counted]


def is_refusal(rule: str) -> bool:
    """A name in a chapter that begins with `!`: it answers a click ("You have no army there") and explains no rule."""
    return rule.startswith("!")


def called_by_name(sentence: Sentence, names: list[str]) -> Sentence:
    """A sentence about another seat tells who sits there."""
    name, facts = sentence
    return (name, {**facts, "player": names[int(facts["seat"])]}) if "seat" in facts else sentence


def event_by_name(
    game: Game, event: Event, facts: dict[str, Fact], options: Options, names: list[str]
) -> tuple[str, dict[str, Any]]:
    """What happened, with the names of those it is about."""
    if event.kind == GAME_OVER:
        return tell_game_over(facts, names)
    name, told = game.tell_event(event.kind, facts, options, names)
    if event.seat >= 0:
        told["player"] = names[event.seat]
    return name, told


def bad_value(option: Option, seats: int, value: object) -> BadSetup:
    facts: dict[str, int | str] = {"option": option.id, "value": str(value)}
    if option.order:
        example = "-".join(str(number) for number in range(seats, 0, -1))
        return BadSetup("bad-order", {**facts, "seats": seats, "example": example})
    if option.most:
        return BadSetup("bad-number", {**facts, "most": option.most})
    return BadSetup("bad-value", {**facts, "allowed": ", ".join(option.choices) or "true, false"})
