"""The interface of a game in progress, for everything that plays, watches or analyses it.

A `State` is one moment of one game. It knows whose decision is next, what is legal, and what
follows from a move; it knows nothing of people, screens or files. Every form of play drives it
through the methods below, and every game implements all of them.

    state = koruna.game("kingdomino").start(seats=2)
    while state.turn() != koruna.OVER:
        if state.turn() == koruna.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(rng.choice(state.moves()))

Moves are ints inside and text outside. An int is stable within a version of a game (a fixed
encoding, not an index into a list); the text is what records, people and interfaces see.
"""

from __future__ import annotations

from abc import abstractmethod
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from koruna.engine.errors import Trouble
from koruna.engine.event import Event
from koruna.engine.observation import Field, Observation
from koruna.engine.ranking import shares, winners
from koruna.engine.reason import Reason

if TYPE_CHECKING:
    from typing import Self

CHANCE: Final = -1  # what `turn()` returns when chance decides
OVER: Final = -2  # what `turn()` returns after the end
SPECTATOR: Final = -3  # the seat of a viewer who does not play, for `view()`
# The default of every `seat` parameter: the seat whose turn it is.
TURN: Final = -4
# An omniscient viewer, for `position()`.
ALL_KNOWING: Final = -5


def must_sit(seat: int, seats: int) -> None:
    """Raise `Trouble` for a seat that does not exist in a game with this number of seats."""
    if not 0 <= seat < seats:
        raise Trouble("no-such-seat", {"seat": str(seat), "last": seats - 1})


def must_look_on(seat: int, seats: int) -> None:
    """The same, but a spectator is allowed."""
    if seat != SPECTATOR:
        must_sit(seat, seats)


def seat_meant(state: State, seat: int) -> int:
    """This seat, or for `TURN` the one whose turn it is."""
    return state.turn() if seat == TURN else seat


def nothing_drawn() -> Trouble:
    """What `draw` and `odds` raise at a decision and once the game is over."""
    return Trouble("nothing-drawn", {})


def who_decides(state: State) -> str:
    """Who decides next, in a few words, for `repr`."""
    turn = state.turn()
    if turn == OVER:
        return "over"
    if turn == CHANCE:
        return "chance is next"
    waiting = state.waiting()
    if len(waiting) == 1:
        return f"seat {turn} decides"
    return f"seats {', '.join([str(seat) for seat in waiting])} decide"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one game: whose decision is next, what is legal, and what follows from a move.

    >>> rng = random.Random(7)
    >>> state = koruna.game("kingdomino").start(seats=2, options={"harmony": True})
    >>> state
    <State of kingdomino, chance is next>
    >>> while state.turn() == koruna.CHANCE:
    ...     state.play(state.draw(rng))
    >>> state
    <State of kingdomino, seat 1 decides>
    >>> moves = state.moves()
    >>> [state.write(move) for move in moves]
    ['claim 4', 'claim 8', 'claim 16', 'claim 32']
    >>> later = state.copy()
    >>> later.play(state.read("claim 16"))
    >>> state.moves() == moves, later.turn() == koruna.CHANCE
    (True, True)

    It trusts its caller, so that search pays for no checks. `Match` plays it with checks, records it and draws chance.
    """

    # Fields that are replaced and never changed in place, so that copies can share them. Parts of a state may have it,
    # too.
    SHARED: ClassVar[tuple[str, ...]] = ()

    journal: list[Event] | None  # the events so far; None while switched off, as in search

    def __init__(self) -> None:
        # None while switched off, as in search; `Match` switches it on.
        self.journal = None

    def running(self) -> State:
        """The game being played: this state, or the current one of a series."""
        return self

    def last_played(self) -> State:
        """The state to judge the last move by: this one, or if the move ended a game of a series, the series before the
        next game began."""
        return self

    def package(self) -> str:
        """The package of its game, such as `koruna.games.kingdomino`."""
        return type(self.running()).__module__.partition(".rules.")[0]

    def __repr__(self) -> str:
        game = self.package().rpartition(".")[2]
        series = "" if self.running() is self else "a series of "
        return f"<State of {series}{game}, {who_decides(self)}>"

    def _repr_svg_(self) -> str:
        """In a notebook: the table as a spectator sees it."""
        drawn: str = import_module(self.package()).GAME.svg(self.view())
        return drawn

    @abstractmethod
    def turn(self) -> int:
        """The seat that decides next, `CHANCE`, or `OVER`."""
        raise NotImplementedError

    @abstractmethod
    def waiting(self) -> list[int]:
        """Every seat that may decide now; more than one while a decision is simultaneous."""
        raise NotImplementedError

    def shows_choices(self) -> bool:
        """Whether each choice of a simultaneous decision is public as soon as it is made.

        Otherwise choices are secret until all have chosen.
        """
        return False

    @abstractmethod
    def moves(self, seat: int = TURN) -> list[int]:
        """The legal moves, each distinct result once; never empty for a waiting seat, empty for any other."""
        raise NotImplementedError

    @abstractmethod
    def play(self, move: int, seat: int = TURN) -> None:
        """Apply a move, or a chance outcome when the turn is `CHANCE`.

        Trusts its caller. The check is `Match`'s, so that search pays nothing for it.
        """
        raise NotImplementedError

    @abstractmethod
    def draw(self, rng: Random) -> int:
        """One chance outcome, sampled with its probability; raises `Trouble` unless the turn is `CHANCE`."""
        raise NotImplementedError

    @abstractmethod
    def odds(self) -> list[tuple[int, float]]:
        """Every chance outcome with its probability; raises `Trouble` unless the turn is `CHANCE`."""
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, its journal switched off."""
        raise NotImplementedError

    @abstractmethod
    def imagine(self, seat: int, rng: Random) -> Self:
        """A copy in which everything hidden from this seat is resampled. Trusts its caller, as `play` does."""
        raise NotImplementedError

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as they stand now."""
        raise NotImplementedError

    def own_points(self, seat: int) -> int:
        """The points of a seat as it knows them, including its own secret decisions."""
        return self.scores()[seat]

    @abstractmethod
    def ranks(self) -> list[int]:
        """Places by seat from 1, every tie-break applied; equals share a place and the next is skipped.

        A first place is not a win where all lost: see `winners`.
        """
        raise NotImplementedError

    def all_lost(self) -> bool:
        """Whether the game is over and nobody won it; games that players can lose together override it."""
        return False

    def winners(self) -> list[int]:
        """The seats that have won: none before the end, and none if all lost."""
        return winners(self.ranks(), self.all_lost()) if self.turn() == OVER else []

    def utility(self) -> list[float]:
        """Each seat's share of the win: 1.0 for a single winner, 0.5 for each of two; all 0.0 if nobody won.

        Only of a finished game; before that it raises `Trouble`.
        """
        if self.turn() != OVER:
            raise Trouble("not-over-yet", {})
        return shares(self.ranks(), self.all_lost())

    def view(self, seat: int = SPECTATOR) -> Any:
        """Everything this seat, or a spectator, may see: plain typed data (a `msgspec.Struct`).

        A seat that does not exist is refused (`Trouble`). Made by `look` in the game's `forms/view.py`: rules know
        nothing of forms.
        """
        state: Any = self
        must_look_on(seat, state.setup.seats)
        return import_module(f"{self.package()}.forms.view").look(self, seat)

    def view_beside(self, seat: int, other: Any) -> Any:
        """The same as `view`, given that of another seat at this very moment; games with large views take from it what
        all may see."""
        return self.view(seat)

    def action_of(self, move: int, seat: int = TURN) -> int:
        """A legal move as a number below `game.actions`, for learners; `move_of` is its inverse.

        It is the move itself where moves are numbered densely, and else its place among the legal moves. Both trust
        their caller: the answer for a move or number that is not legal means nothing.
        """
        return move

    def move_of(self, action: int, seat: int = TURN) -> int:
        """The legal move with this number; see `action_of`."""
        return action

    def observe(self, seat: int, out: Any) -> None:
        """Write what this seat may know into a buffer of 32-bit floats, such as `array("f")` or a NumPy array.

        `Game.observation` tells what is where in it. Only seats have an observation: for a spectator, or a seat that
        does not exist, it raises `Trouble`.
        """
        observation = Observation()
        self.put_into(observation, seat)
        observation.write_to(out)

    def put_into(self, observation: Observation, seat: int) -> None:
        """Fill in the fields of every game, then those of the game's `rules/observing.py`."""
        points = self.scores()
        seats = len(points)
        if seat == SPECTATOR:
            raise Trouble("spectator-observes", {"last": seats - 1})
        must_sit(seat, seats)
        waiting = self.waiting()
        observation.field("seat")
        observation.one_of(seat, seats)
        observation.field("decides")
        for at in range(seats):
            observation.flag((seat + at) % seats in waiting)
        observation.field("chance")
        observation.flag(self.turn() == CHANCE)
        observation.field("over")
        observation.flag(self.turn() == OVER)
        observation.field("points")
        for at in range(seats):
            observation.number(points[(seat + at) % seats], 100.0)
        import_module(f"{self.package()}.rules.observing").observe(self, observation, seat)

    def position(self, seat: int = ALL_KNOWING) -> str:
        """This moment as one line of readable text, which `Game.at` turns into a state again.

        For a seat or a spectator it is only what they know, with `?` for what they do not.
        """
        text: str = import_module(self.package()).GAME.position_of(self, seat)
        return text

    def key(self, seat: int) -> str:
        """Equal for states that this seat, or a spectator, cannot tell apart."""
        return self.position(seat)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, State) and self.position() == other.position())

    def __hash__(self) -> int:
        return hash(self.position())

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled as its position, without the journal, like `copy`."""
        engine: Any = import_module("koruna.engine.position")
        return engine.restore, (self.package(), self.position(), engine.content_of(self))

    @abstractmethod
    def write(self, move: int, seat: int = TURN) -> str:
        """A legal move, or a chance outcome when the turn is `CHANCE`, as short readable text."""
        raise NotImplementedError

    @abstractmethod
    def read(self, text: str, seat: int = TURN) -> int:
        """Parse a move, the inverse of `write`.

        Raises `NotAMove` for a text that cannot be parsed, `IllegalMove` for a move that cannot be
        encoded in this state; the returned move need not be legal.
        """
        raise NotImplementedError

    @abstractmethod
    def why_not(self, text: str, seat: int = TURN) -> Reason | None:
        """The rule that forbids a move now, or None when it is legal. Raises `NotAMove` as `read` does."""
        raise NotImplementedError


def layout_of(state: State) -> list[Field]:
    """The layout of the observations of a game that begins with this state."""
    observation = Observation(is_named=True)
    state.put_into(observation, 0)
    return observation.layout()
