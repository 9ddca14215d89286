"""How a game is shown to people: functions in its folder `forms/`, looked up by name and called with a view.

Views of a series are unwrapped here, so that the forms of a game only ever see a single game.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from mypy_extensions import mypyc_attr

from koruna.engine.ending import Ending, ending_of_series, tell_game_over
from koruna.engine.errors import Bug
from koruna.engine.event import GAME_OVER, Event, Fact
from koruna.engine.gallery import Gallery
from koruna.engine.option import Options
from koruna.engine.page import Page
from koruna.engine.prompt_settings import PromptSettings
from koruna.engine.scene import Scene
from koruna.engine.sentence import Sentence
from koruna.engine.series_view import SeriesView, running

# Module and function of forms that have no module of their own name; those not listed are in `sentences`.
WHERE: Final = {
    "draw_svg": "drawing.draw",
    "draw_text": "text_board.draw",
    "draw_map": "text_map.draw",
    "draw_page": "page.draw_page",
    "unasked": "skipping.unasked",
    "stops_here": "skipping.stops_here",
    "season": "skipping.season",
    "acts_against": "skipping.acts_against",
}


def function_of(id: str, module: str, name: str) -> Callable[..., Any] | None:
    """A function in a module of a game, or None if there is none."""
    path = f"koruna.games.{id}.{module}"
    return None if find_spec(path) is None else getattr(import_module(path), name, None)


def form_of(id: str, name: str) -> Callable[..., Any] | None:
    """A form of a game: a function in the module of the same name, or where WHERE says, or in `sentences`."""
    own = function_of(id, f"forms.{name}", name)
    if own is not None:
        return own
    module, _, function = WHERE.get(name, f"sentences.{name}").partition(".")
    return function_of(id, f"forms.{module}", function)


def must_have(id: str, module: str, name: str) -> Callable[..., Any]:
    """A function that every game must have."""
    found = function_of(id, module, name)
    if found is None:
        raise Bug(f"{id} has no {name} in {module}")
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Forms:
    id: str
    stops: list[str]  # decisions asked only on request; named by the messages `stop-<name>` and `stop-<name>.about`
    defaults: Options  # the default of every option
    found: dict[str, Callable[..., Any] | None]  # cache of `form`, and of optional functions of the game

    def form(self, name: str) -> Callable[..., Any] | None:
        """A form by its name, or None; imported lazily, because play and search do not need forms."""
        if name not in self.found:
            self.found[name] = form_of(self.id, name)
        return self.found[name]

    def must(self, name: str) -> Callable[..., Any]:
        """A form that every game must have."""
        form = self.form(name)
        if form is None:
            raise Bug(f"{self.id} has no {name} among its forms")
        return form

    # --- the table --------------------------------------------------------------------------

    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        """The whole table as one self-contained SVG, from a view alone. A seat with an empty name is unnamed.

        `series` is the series that this game is part of, if any.
        """
        of_series = [] if series is None else [series]
        drawn: str = self.must("draw_svg")(view, language, names, *of_series)
        return drawn

    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        """The whole table as text for a terminal of this width, from a view alone."""
        of_series = [] if series is None else [series]
        drawn: str = self.must("draw_text")(view, language, names, colour, width, *of_series)
        return drawn

    def svg(self, view: Any, language: str = "en", names: list[str] | None = None) -> str:
        """The table as SVG: a view of this game, or of a series of it."""
        return self.draw_svg(running(view), language, names or [], view if isinstance(view, SeriesView) else None)

    def text(
        self, view: Any, language: str = "en", names: list[str] | None = None, colour: bool = False, width: int = 100
    ) -> str:
        """The table as text: a view of this game, or of a series of it."""
        series = view if isinstance(view, SeriesView) else None
        return self.draw_text(running(view), language, names or [], series, colour, width)

    def draw_map(self, view: Any, language: str, names: list[str], width: int, height: int) -> Any:
        """The map as a `koruna.look.text_map.TextMap`, on which targets have their places; None if there is none.

        It may be larger than these columns and rows, and is then shown in part.
        """
        form = self.form("draw_map")
        return None if form is None else form(running(view), language, names, width, height)

    def draw_page(self, view: Any, seat: int, language: str, names: list[str]) -> Page:
        """The parts of the table's web page; by default the whole table as one drawing."""
        form = self.form("draw_page")
        if form is None:
            return Page(steps="", board=self.svg(view, language, names), panels=[])
        page: Page = form(running(view), seat, language, names)
        return page

    def scenes(
        self, happened: list[Event], first: int, options: Options, language: str, names: list[str], codes: bool = False
    ) -> list[Scene]:
        """The events that are shown step by step, grouped into scenes, oldest first.

        The events are already filtered for the viewer; `first` is the index of the first one. With `codes`, places are
        named together with their codes in moves.
        """
        form = self.form("scenes")
        if form is None:
            return []
        found: list[Scene] = form(happened, first, self.defaults | options, language, names, codes)
        return found

    # --- sentences --------------------------------------------------------------------------

    def prompt(self, view: Any, seat: int) -> Sentence:
        """What this seat has to do now, in one sentence; its attribute `why` explains the step."""
        sentence: Sentence = self.must("prompt")(running(view), seat)
        return sentence

    def label(self, view: Any, text: str) -> Sentence:
        """A legal move as a person reads it in a list or a screen reader says it.

        Callers add the fact `player`, the name of the player in seat `seat`. Where many moves differ only in a number
        or a kind, the message has an attribute `group` (what they have in common) and `part` (what differs); its
        attribute `about` says, line by line, what to know before choosing one.
        The fact `price` is the gold it costs; moves with the fact `last` are listed after all others.
        The attribute `short` is a shorter text for long lists.
        """
        sentence: Sentence = self.must("label")(running(view), text)
        return sentence

    def describe(self, view: Any, text: str) -> Sentence:
        """A legal move as its player would describe it to somebody who does not see the board; the label if the game
        has nothing better. The facts are those of `label`.
        """
        form = self.form("describe")
        if form is None:
            return self.label(view, text)
        sentence: Sentence = form(running(view), text)
        return sentence

    def warning(self, view: Any, text: str) -> Sentence | None:
        """Why one should think twice about a legal move: it decides the game, or it cannot be undone and would
        surprise a newcomer. Forms show the warning with the move and ask for confirmation once; the attribute `yes` of
        the message names the button that confirms it.

        Moves that end the game at once while others would not are found by `consequences`. The facts are those of
        `label`.
        """
        form = self.form("warning")
        if form is None:
            return None
        sentence: Sentence | None = form(running(view), text)
        return sentence

    def targets(self, view: Any, text: str) -> list[str]:
        """What a person clicks, in order, to make a legal move: names of elements on the page."""
        clicked: list[str] = self.must("targets")(running(view), text)
        return clicked

    def tell_event(
        self, kind: str, facts: dict[str, Fact], options: Options, names: list[str]
    ) -> tuple[str, dict[str, Any]]:
        """The message for an event, from the facts that its reader may know; callers add the fact `player`.

        `names` are the players by seat, for facts that are seats.
        """
        form = self.form("tell_event")
        if form is None:
            return f"event-{kind}", {**facts}
        message: tuple[str, dict[str, Any]] = form(kind, facts, self.defaults | options, names)
        return message

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        """The score of a seat line by line, the total last.

        Every line has the fact `points`; they add up to the total: for the viewer's own seat `State.own_points`, for
        others the public points. The attribute `what` of its message says in a word
        or two what the points are for.
        """
        lines: list[Sentence] = self.must("tally")(running(view), seat)
        return lines

    def parts(self, view: Any, seat: int) -> list[Sentence]:
        """The breakdown of a seat's points: the lines of its score, or in a series its games."""
        if not isinstance(view, SeriesView):
            return self.tally(view, seat)[:-1]
        counted = enumerate(view.results, 1)
        return [("series-game", {"number": str(number), "points": points[seat]}) for number, points in counted]

    def tell_end(self, view: Any) -> Ending:
        """Why one game ended and who won; called only once it is over.

        Callers add the fact `player` to its sentences, the name of the player in seat `seat`.
        """
        ending: Ending = self.must("tell_end")(view)
        return ending

    def ending(self, view: Any) -> Ending:
        """How this game, or a series of it, ended. Only once it is over."""
        return ending_of_series(view) if isinstance(view, SeriesView) else self.tell_end(view)

    def overview(self, language: str) -> list[str]:
        """The components of the game, line by line, for the end of the help."""
        form = self.form("overview")
        if form is None:
            return []
        lines: list[str] = form(language)
        return lines

    def galleries(self, language: str) -> list[Gallery]:
        """The pieces of the game with their pictures, for the page of its rules."""
        form = self.form("galleries")
        if form is None:
            return []
        found: list[Gallery] = form(language)
        return found

    # --- automatic moves ----------------------------------------------------------------------

    def unasked(self, view: Any, seat: int, moves: list[str], prompts: PromptSettings) -> str:
        """The one of these legal moves that a form makes for a person without asking, or "" to ask.

        Only where every player would decide the same, or where this one has chosen to skip the question (`prompts`).
        Bots always decide for themselves.
        """
        form = self.form("unasked")
        if form is None:
            return ""
        text: str = form(running(view), seat, moves, prompts)
        return text

    def stops_here(self, view: Any) -> list[str]:
        """The stops that can occur in the game being played."""
        form = self.form("stops_here")
        if form is None:
            return self.stops
        stops: list[str] = form(running(view))
        return stops

    def season(self, view: Any) -> int:
        """The period for which "nothing more" holds, as a number that changes when it ends; 0 if there is none."""
        form = self.form("season")
        if form is None:
            return 0
        season: int = form(running(view))
        return season

    def acts_against(self, view: Any, event: Event, seat: int) -> bool:
        """Whether an event cancels a seat's "nothing more"."""
        form = self.form("acts_against")
        if form is None:
            return False
        acts: bool = form(running(view), event, seat)
        return acts


def event_by_name(
    game: Forms, event: Event, facts: dict[str, Fact], options: Options, names: list[str]
) -> tuple[str, dict[str, Any]]:
    """The message for an event, with the names of the players in it."""
    if event.kind == GAME_OVER:
        return tell_game_over(facts, names)
    name, arguments = game.tell_event(event.kind, facts, options, names)
    if event.seat >= 0:
        arguments["player"] = names[event.seat]
    return name, arguments
