"""What a game shows and tells: functions of these names in its folder `forms/`, asked with the view of a game.

A view of a series is unwrapped here: the forms of a game see the game that is being played.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from koruna.engine.ending import Ending, ending_of_series
from koruna.engine.errors import Bug
from koruna.engine.event import Event, Fact
from koruna.engine.option import Options
from koruna.engine.page import Page
from koruna.engine.scene import Scene
from koruna.engine.series_view import SeriesView, running

if TYPE_CHECKING:
    from koruna.engine.asking import Wishes

# The name of a sentence in the game's words, and the facts in it.
Sentence: TypeAlias = tuple[str, dict[str, int | str]]

# Where the forms are that are not functions of `telling` by the same name; a game may say otherwise.
WHERE: Final = {
    "draw_svg": "drawing.draw",
    "draw_text": "text_board.draw",
    "draw_page": "page.draw_page",
    "scenes": "scenes.scenes",
    "unasked": "skipping.unasked",
    "stops_here": "skipping.stops_here",
    "season": "skipping.season",
    "acts_against": "skipping.acts_against",
}


def function_of(id: str, module: str, name: str) -> Callable[..., Any] | None:
    """A function in the folder of a game, if there is one."""
    path = f"koruna.games.{id}.{module}"
    return None if find_spec(path) is None else getattr(import_module(path), name, None)


def must_have(id: str, module: str, name: str) -> Callable[..., Any]:
    """One that every game has."""
    found = function_of(id, module, name)
    if found is None:
        raise Bug(f"{id} has no {name} in {module}")
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Forms:
    id: str
    stops: list[str]  # what is asked only of who wants it; what each is called: `stop-<name>` and its `.about`
    defaults: Options  # the value of every option that is not chosen
    where: dict[str, str]  # its forms that are not where they usually are, see WHERE
    found: dict[str, Callable[..., Any] | None]  # its forms that somebody has asked for

    def form(self, name: str) -> Callable[..., Any] | None:
        """Imported when it is first asked for, because play and search need none of them; None if it has none."""
        if name not in self.found:
            module, _, function = (self.where.get(name) or WHERE.get(name) or f"telling.{name}").partition(".")
            self.found[name] = function_of(self.id, f"forms.{module}", function)
        return self.found[name]

    def must(self, name: str) -> Callable[..., Any]:
        """One that every game has."""
        form = self.form(name)
        if form is None:
            raise Bug(f"{self.id} has no {name} among its forms")
        return form

    # --- the table --------------------------------------------------------------------------

    def draw_svg(self, view: Any, language: str, names: list[str], series: SeriesView | None) -> str:
        """The whole table as one self-contained SVG, from a view alone. An empty name is nobody's.

        `series` tells how a series stands that this game is part of.
        """
        of_series = [] if series is None else [series]
        drawn: str = self.must("draw_svg")(view, language, names, *of_series)
        return drawn

    def draw_text(
        self, view: Any, language: str, names: list[str], series: SeriesView | None, colour: bool, width: int
    ) -> str:
        """The whole table as text for a terminal of some width, from a view alone."""
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

    def draw_page(self, view: Any, seat: int, language: str, names: list[str]) -> Page:
        """The parts of the table's web page; unless a game has something better, the whole table as one drawing."""
        form = self.form("draw_page")
        if form is None:
            return Page(steps="", board=self.draw_svg(running(view), language, names, None), panels=[])
        page: Page = form(running(view), seat, language, names)
        return page

    def scenes(
        self, happened: list[Event], first: int, options: Options, language: str, names: list[str], codes: bool = False
    ) -> list[Scene]:
        """What of all that happened is shown step by step, the oldest first.

        Events hold no more than whoever looks may know; `first` is the number of the first one. With `codes` places
        are told with what moves call them.
        """
        form = self.form("scenes")
        if form is None:
            return []
        found: list[Scene] = form(happened, first, self.defaults | options, language, names, codes)
        return found

    # --- sentences --------------------------------------------------------------------------

    def prompt(self, view: Any, seat: int) -> Sentence:
        """What this seat has to do now, in one sentence; its attribute `why` says what the step means."""
        sentence: Sentence = self.must("prompt")(running(view), seat)
        return sentence

    def label(self, view: Any, text: str) -> Sentence:
        """A legal move as a person reads it in a list or hears it read aloud.

        The forms add the fact `player`, the name of whoever has the seat in the fact `seat`. Where many moves differ
        in a number or a kind only, its sentence has an attribute `group`, what they have in common, and `part`; what
        should be known before one of them is chosen, line by line, is its attribute `about`.
        The fact `price` is the gold it costs; with the fact `last` it stands after the moves without it.
        An attribute `short` says it in few words, for long lists.
        """
        sentence: Sentence = self.must("label")(running(view), text)
        return sentence

    def warning(self, view: Any, text: str) -> Sentence | None:
        """Why one should think twice before a legal move: it decides the game, or cannot be taken back and a newcomer
        would not expect what it does. The forms show it with the move and ask once.

        That a move ends the game at once, where another would not, the forms see by themselves. The facts are
        those of `label`.
        """
        form = self.form("warning")
        if form is None:
            return None
        sentence: Sentence | None = form(running(view), text)
        return sentence

    def targets(self, view: Any, text: str) -> list[str]:
        """What a person clicks, in order, to make a legal move: names of elements on the table."""
        clicked: list[str] = self.must("targets")(running(view), text)
        return clicked

    def tell_event(
        self, kind: str, facts: dict[str, Fact], options: Options, names: list[str]
    ) -> tuple[str, dict[str, Any]]:
        """What happened, told to somebody who may know these facts of it; the forms add the fact `player`.

        `names` tell who sits where, for facts that are seats of others.
        """
        form = self.form("tell_event")
        if form is None:
            return f"event-{kind}", {**facts}
        told: tuple[str, dict[str, Any]] = form(kind, facts, self.defaults | options, names)
        return told

    def tally(self, view: Any, seat: int) -> list[Sentence]:
        """The score of a seat line by line, the total last.

        Every line has the fact `points`, all of them together the total's, and its sentence an attribute `what`: what
        the points are for, in a word or two.
        """
        lines: list[Sentence] = self.must("tally")(running(view), seat)
        return lines

    def parts(self, view: Any, seat: int) -> list[Sentence]:
        """What the points of a seat are made of: the lines of its score, or in a series its games."""
        if not isinstance(view, SeriesView):
            return self.tally(view, seat)[:-1]
        counted = enumerate(view.results, 1)
        return [("series-game", {"number": str(number), "points": points[seat]}) for number, points in counted]

    def tell_end(self, view: Any) -> Ending:
        """Why one game ended and who won; asked only once it is over.

        The forms add the fact `player` to its sentences, the name of whoever has the seat in the fact `seat`.
        """
        ending: Ending = self.must("tell_end")(view)
        return ending

    def ending(self, view: Any) -> Ending:
        """How it ended: this game, or a series of it. Only once that is over."""
        return ending_of_series(view) if isinstance(view, SeriesView) else self.tell_end(view)

    def overview(self, language: str) -> list[str]:
        """What is in the box and known to all, line by line, for the end of the help."""
        form = self.form("overview")
        if form is None:
            return []
        lines: list[str] = form(language)
        return lines

    # --- what people are not asked ------------------------------------------------------------

    def unasked(self, view: Any, seat: int, moves: list[str], wishes: Wishes) -> str:
        """The move that a form makes for a person without asking, or "": one of these legal moves.

        Only where no player would decide otherwise, or where this one has said so (`wishes`). Bots decide all by
        themselves, and the record has the same moves.
        """
        form = self.form("unasked")
        if form is None:
            return ""
        text: str = form(running(view), seat, moves, wishes)
        return text

    def stops_here(self, view: Any) -> list[str]:
        """Of its stops those that can come in the game that is played."""
        form = self.form("stops_here")
        if form is None:
            return self.stops
        stops: list[str] = form(running(view))
        return stops

    def season(self, view: Any) -> int:
        """What "nothing more" holds for, as a number that is another one when it is over; 0 where there is no such."""
        form = self.form("season")
        if form is None:
            return 0
        season: int = form(running(view))
        return season

    def acts_against(self, view: Any, event: Event, seat: int) -> bool:
        """Whether what happened wakes a seat that has said "nothing more"."""
        form = self.form("acts_against")
        if form is None:
            return False
        acts: bool = form(running(view), event, seat)
        return acts


def called_by_name(sentence: Sentence, names: list[str]) -> Sentence:
    """A sentence about another seat tells who sits there."""
    name, facts = sentence
    return (name, {**facts, "player": names[int(facts["seat"])]}) if "seat" in facts else sentence
