"""A game before it starts: its seats, options and bots. How it is shown to people is in `forms`.

A game lives in `koruna/games/<id>/`, which exports one instance of its `Game` as `GAME`. It is discovered
automatically.
"""

from __future__ import annotations

import os
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import product
from os import PathLike
from random import Random
from typing import Any, Final, Generic, TypeAlias, overload

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from koruna.engine import position
from koruna.engine.bot import Bot
from koruna.engine.chapters import chapters_of
from koruna.engine.chosen_options import chosen_options
from koruna.engine.content import Content, asked_for, must_be_in
from koruna.engine.contradictions import must_be_possible, must_be_told, name_items
from koruna.engine.errors import BadPosition, BadSetup
from koruna.engine.evaluating import Evaluating
from koruna.engine.event import Event
from koruna.engine.forms import function_of, must_have
from koruna.engine.measures import measures_of_a_game, measures_of_any_game
from koruna.engine.observation import Field
from koruna.engine.option import OPTION, Option, Options
from koruna.engine.position_items import Item, Parts
from koruna.engine.record import Record
from koruna.engine.series import S, Series
from koruna.engine.state import ALL_KNOWING, SPECTATOR, State, layout_of, must_look_on

BotMaker: TypeAlias = Callable[[Random], Bot]

MOST_STARTS: Final = 32

V = TypeVar("V", covariant=True, default=Any)  # the view of one game
W = TypeVar("W", bound=State, covariant=True, default=S)  # what may start: a game, or its series


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Evaluating, Generic[S, V, W]):
    """One of the games: its seats, options and bots, how it starts, and how it is shown to people.

    >>> game = koruna.game("kingdomino")
    >>> game
    <Game kingdomino, version 1, 2-4 seats>
    >>> [option.id for option in game.options if option.fits(3)]
    ['dynasty', 'middle_kingdom', 'harmony', 'wider_selection']
    >>> game.start(seats=2, options={"harmony": True})
    <State of kingdomino, chance is next>
    >>> game.start(seats=5)
    Traceback (most recent call last):
        ...
    koruna.engine.errors.BadSetup: The number of players of “kingdomino” cannot be 5. It can be: 2, 3, 4.
    >>> game.svg(game.start(2).view())[:4]
    '<svg'

    `Game[Kingdomino, KingdominoView]` names the classes of its states and views, so that editors complete them after
    `from koruna.games.kingdomino import GAME`; of `koruna.game(id)` they know only that it is some `Game`. A game with
    a series names a third, what `start` returns then: `Kingdomino | Series[Kingdomino]`; `running()` is its game.
    """

    version: int  # raised whenever the same record would play differently
    seats: list[int]  # the allowed numbers of seats
    options: list[Option]  # what can be chosen before a game starts
    actions: int  # the size of the action space: `State.action_of` is below it
    longest: int  # the most moves of a single game, chance included
    difficulty: int  # 1 to 5: how much there is to learn
    series: str  # the option that turns it into a series, or ""
    series_length: int  # how many games such a series has
    all_open: bool  # no hidden information, whatever the options: all views are equal
    chapters: list[tuple[str, list[str]]]  # the help, by `forms/chapters.py`: headings, and the rules under each
    at_once: Options  # options of a quick start, suited to newcomers; the others keep their defaults
    refusals: dict[str, str]  # texts shown only when a move is refused, and the chapter each belongs to
    scene_kinds: list[str]  # the events in the log that link to a scene: those that begin or end one
    content_files: list[str]  # the files of custom content: numbers, cards or maps that it can be played with
    asks_all: bool  # the game has no automatic moves
    starts: dict[str, State]  # cache of initial states, by the head of a position
    idle_moves: list[int]  # moves that do nothing: pass, done, a bid of 0; bots prefer them among equals
    pinned: dict[int, Options]  # by older version: the options that make it play as that version did, see `upgrade`

    def __init__(
        self,
        id: str,
        version: int,
        seats: list[int],
        options: list[Option],
        longest: int,
        difficulty: int,
        series: str = "",
        series_length: int = 3,
        all_open: bool = False,
        at_once: Options | None = None,
        scene_kinds: list[str] | None = None,
        stops: list[str] | None = None,
        asks_all: bool = True,
        pinned: dict[int, Options] | None = None,
        content_files: list[str] | None = None,
        actions: int = 0,
        idle_moves: list[int] | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.options = options
        self.defaults = {option.id: option.default for option in options}
        self.longest = longest
        self.difficulty = difficulty
        self.chapters, self.refusals = chapters_of(id)
        self.series = series
        self.series_length = series_length
        self.all_open = all_open
        self.at_once = {} if at_once is None else at_once
        self.scene_kinds = [] if scene_kinds is None else scene_kinds
        self.content_files = [] if content_files is None else content_files
        self.stops = [] if stops is None else stops
        self.asks_all = asks_all
        self.pinned = {} if pinned is None else pinned
        self.found = {}
        self.judge = None
        self.actions = actions
        self.idle_moves = [] if idle_moves is None else idle_moves
        self.starts = {}
        self.tell_signs = None

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its id; a copy is the game itself."""
        by_id: object = import_module("koruna.engine.library").game
        return by_id, (self.id,)

    def __repr__(self) -> str:
        few, many = min(self.seats), max(self.seats)
        return f"<Game {self.id}, version {self.version}, {few if few == many else f'{few}-{many}'} seats>"

    # --- what each game implements -------------------------------------------------------

    @abstractmethod
    def begin(self, seats: int, options: Options) -> S:
        """The initial state of one game; every option is given and checked."""
        raise NotImplementedError

    def why_not_together(self, option: str, seats: int, chosen: Options) -> str:
        """The rule that forbids an option that is not at its default, together with all others; "" if none does.

        What `Option.seats` and `Option.against` say is checked before.
        """
        return ""

    def read_content(self, files: dict[str, str]) -> Any:
        """Read and check the texts of content files: what a state is set up with; its `name` is their digest."""
        raise NotImplementedError

    def upgrade(self, record: Record) -> Record:
        """A record of an older version as one of this version; replaying it checks whether every line is legal.

        Behaviour of an older version that is now optional is pinned by its option, unless the record has that option. A
        game whose moves are written differently by now overrides this.
        """
        upgraded = record.first(len(record.lines))
        upgraded.version = self.version
        upgraded.options = self.with_pinned(record.version, record.seats, record.options)
        return upgraded

    def with_pinned(self, version: int, seats: int, options: Options) -> Options:
        """Options for a game of an older version, with those that make it play as that version did."""
        found = dict(options)
        for older in range(version, self.version):
            for id, value in self.pinned.get(older, {}).items():
                if any(option.id == id and option.fits(seats) for option in self.options):
                    found.setdefault(id, value)
        return found

    def broken_invariants(self, state: State) -> list[str]:
        """Sentences about violated invariants, by `rules/invariants.py`: pieces lost, created or duplicated."""
        broken: list[str] = must_have(self.id, "rules.invariants", "broken_invariants")(state.running())
        return broken + state.broken_invariants() if isinstance(state, Series) else broken

    def measures(self, state: State, events: list[Event] | None = None) -> dict[str, float]:
        """Named numbers of a finished game, for statistics: those of any game, and its own by `rules/measures.py`.

        A name is `kind`, or `kind:value` for a number that only games with that value have, such as the win of a
        faction. `events` is the journal, if there is one; numbers that need it are left out without. Of a series, a
        game's own are means over its games. Before the end it raises `Trouble`.
        """
        found = measures_of_any_game(state)
        if "measures" not in self.found:
            self.found["measures"] = function_of(self.id, "rules.measures", "measures")
        own = self.found["measures"]
        if own is not None:
            found.update(measures_of_a_game(state, events, own))
        return found

    def bots(self) -> dict[str, BotMaker]:
        """Bots of this game, in addition to those every game has."""
        return {}

    def bots_by_strength(self) -> list[str]:
        """All bots, the strongest first, measured against each other."""
        return [*[name for name in self.bots() if name != "greedy"], "greedy", "random"]

    # --- what every game has --------------------------------------------------------------

    def content(self, folder: str | PathLike[str]) -> Content:
        """The numbers, cards or map in a folder, validated; refused (`BadSetup`) if there is nothing for this game."""
        return self.content_of(must_be_in(os.fspath(folder), self.content_files, self.id))

    def content_of(self, files: dict[str, str]) -> Content:
        """The content of these files, given as texts by file name."""
        read = self.read_content(files)
        return Content(read.name, self.id, files, read)

    @overload
    def start(self, seats: int, options: None = None, content: Content | None = None) -> S: ...

    @overload
    def start(self, seats: int, options: Mapping[str, object] | None, content: Content | None = None) -> W: ...

    def start(self, seats: int, options: Mapping[str, object] | None = None, content: Content | None = None) -> State:
        """The initial state of a game, or of a series if options say so; those left out keep their defaults."""
        chosen = self.check(seats, options or {}, content)
        if self.series and chosen[self.series]:
            initial = self.begin(seats, chosen)
            return Series(self.id, seats, self.series_length, initial, initial.copy())
        return self.begin(seats, chosen)

    def view(self, state: State, seat: int = SPECTATOR) -> V:
        """Everything that a seat, or a spectator, may see of the game being played, in a series the running one."""
        seen: V = state.running().view(seat)
        return seen

    # --- positions --------------------------------------------------------------------------

    def position_of(self, state: State, seat: int) -> str:
        """A moment as text; see `State.position`."""
        running: Any = state.running()
        setup = running.setup
        if seat != ALL_KNOWING:
            must_look_on(seat, setup.seats)
        head = position.head_of(self.id, self.version, setup.seats, self.options, setup.options, seat)
        if head not in self.starts:
            if len(self.starts) > MOST_STARTS:
                self.starts.clear()
            self.starts[head] = self.start(setup.seats, setup.options)
        return position.BAR.join([head, *position.lines_of(self.items(), state, self.starts[head], seat)])

    def items(self) -> list[Item]:
        """The items of a position, by `rules/position.py`."""
        found: list[Item] = must_have(self.id, "rules.position", "items")()
        return found

    def at(self, text: str, rng: Random | None = None, content: Content | None = None) -> W:
        """The state that a position describes; raises `BadPosition` if it cannot be read or reached.

        What the text leaves out is as at the start of a game; what it hides with `?` is dealt by `rng`. A position of
        an older version is read as `upgrade` says. `content` is for a position that names it, and only for that.

        >>> state = koruna.game("kingdomino").at("kingdomino 1 2 | kingdom 0 laid 48.f5e 47.e6n")
        >>> state.scores()
        [5, 0]
        >>> koruna.game("kingdomino").at(state.position()) == state
        True
        """
        parsed = position.parse(text)
        if parsed.game != self.id or not 1 <= parsed.version <= self.version:
            found, known = f"{parsed.game[:40]} {parsed.version}", f"{self.id} {self.version}"
            raise BadPosition("position-game", {"found": found, "known": known})
        options = self.with_pinned(parsed.version, parsed.seats, parsed.options)
        chosen = position.allowed(self.check, parsed, options, content)
        try:
            state = self.set_up(parsed.seats, chosen, parsed.lines)
        except BadPosition as refusal:
            parts = [item.name for item in self.items() if isinstance(item, Parts)]
            name_items(refusal, parsed.lines, parts, lambda lines: self.set_up(parsed.seats, chosen, lines))
            raise
        dealt: W = state
        if parsed.has_unknowns():
            dice = Random() if rng is None else rng
            dealt = must_be_possible(lambda: state.imagine(parsed.viewer, dice), self.broken_invariants)
            known = must_be_told(lambda: self.position_of(dealt, max(parsed.viewer, SPECTATOR)))
            position.must_hide_only_secrets(parsed, position.parse(known))
        return dealt

    def set_up(self, seats: int, options: Options, lines: list[str]) -> Any:
        """An initial state, changed by the items of a position and checked."""
        state: Any = self.start(seats, options)

        def fill() -> Any:
            position.fill(self.items(), state, lines, function_of(self.id, "rules.position", "complete"))
            return state

        return must_be_possible(fill, self.broken_invariants)

    # --- setting up -------------------------------------------------------------------------

    def observation(self, seats: int, options: Mapping[str, object] | None = None) -> list[Field]:
        """The layout of what `State.observe` writes: named fields with offset, size and the order of their numbers.

        >>> [field.name for field in koruna.game("kingdomino").observation(2)[:5]]
        ['seat', 'decides', 'chance', 'over', 'points']
        """
        return layout_of(self.start(seats, options))

    def check(self, seats: int, options: Mapping[str, object], content: Content | None = None) -> Options:
        """All options with their values; raises `BadSetup` with the reason for a set-up that is not allowed.

        The value of the option `content` is then the content itself, unless it is the game's own.
        """
        if seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadSetup("bad-seats", {"game": self.id, "seats": seats, "allowed": allowed})
        chosen, changed = chosen_options(self.id, seats, self.options, asked_for(options, content))
        for option in changed:
            if chosen[option.id] != option.default:
                self.check_company(option, seats, chosen)
        return chosen

    def check_company(self, option: Option, seats: int, chosen: Options) -> None:
        """Refuse an option that does not fit the number of seats or another option."""
        clash = any(other.id in option.against and chosen[other.id] != other.default for other in self.options)
        why = option.why if clash or not option.fits(seats) else self.why_not_together(option.id, seats, chosen)
        if why:
            raise BadSetup("rule-" + why, {"option": option.id, "seats": seats}, self.id)

    def combinations(self, content: Content | None = None) -> Iterator[tuple[int, Options]]:
        """Every allowed seat count with every allowed combination of options, those with `content` if it is given."""
        for seats in self.seats:
            fitting = [option.values if option.fits(seats) else [option.default] for option in self.options]
            for values in product(*fitting):
                options = {option.id: value for option, value in zip(self.options, values, strict=True)}
                if content is not None:
                    options[OPTION] = content
                try:
                    yield seats, self.check(seats, options)
                except BadSetup:
                    continue
