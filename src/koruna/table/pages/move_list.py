"""The legal moves of a seat as its page shows them: label, price, gain and warning."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import Any

from msgspec import Struct

from koruna.engine.consequences import Consequence, consequences
from koruna.engine.game import Game
from koruna.engine.sentence import Sentence, called_by_name
from koruna.locale import Words, words
from koruna.look.faults import shown
from koruna.table.live.table_view import names, warned
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import is_mine

SHORTER = ("button", "group", "part", "about")


class MoveShown(Struct, omit_defaults=True):
    """A legal move as the page shows it."""

    text: str
    label: str
    targets: list[str]  # what to click, in order
    button: str = ""  # the text of its button, if shorter than the label
    gain: int | None = None  # points it gains or loses at once, as far as the player may know
    brings: str = ""  # the gain in words
    group: str = ""  # the common text of moves that differ in a number or a kind only
    part: str = ""  # the number or kind
    about: str = ""  # an explanation of the group, line by line
    price: int | str = ""  # gold it costs, if something can be bought at all
    warning: str = ""  # why it has to be confirmed
    yes: str = ""  # the text of the button that confirms it, if it says more than yes


def shown_moves(context: PageContext, view: Any) -> list[MoveShown]:
    """Every legal move of the viewer's seat, rarely useful ones last."""
    if not is_mine(context):
        return []
    state, game = context.table.match.state, context.table.match.game
    translations, called = words(context.language, game.id), names(context.table, context.language)
    found = [
        shown(
            partial(show_move, game, view, ahead, translations, called),
            partial(show_move_plainly, game, view, ahead, translations, called),
        )
        for ahead in consequences(game, state, context.seat)
    ]
    return [move for last, move in sorted(found, key=itemgetter(0))]


def show_move(
    game: Game, view: Any, ahead: Consequence, translations: Words, called: list[str]
) -> tuple[int, MoveShown]:
    """A move, and 1 if it is rarely useful."""
    name, facts = called_by_name(game.label(view, ahead.text), called)
    label, button, group, part, about = translations.must_say_parts(name, SHORTER, facts)
    warning = ahead.warning(game, view)
    move = MoveShown(
        ahead.text,
        label,
        game.targets(view, ahead.text),
        button,
        ahead.gain,
        brought(ahead, translations),
        group,
        part,
        about,
        facts.get("price", ""),
        warned(warning, translations, called),
        confirmed(warning, translations, called),
    )
    return int(facts.get("last", 0)), move


def confirmed(warning: Sentence | None, translations: Words, called: list[str]) -> str:
    """The text of the button that confirms a move in spite of its warning, or "" for a plain yes."""
    if warning is None:
        return ""
    name, facts = called_by_name(warning, called)
    return translations.must_say_parts(name, ("yes",), facts)[1]


def show_move_plainly(
    game: Game, view: Any, ahead: Consequence, translations: Words, called: list[str]
) -> tuple[int, MoveShown]:
    """A move whose description failed can still be made from the list, with its warning if that is known."""
    label = translations.say("at-move-untold", {"move": ahead.text})
    warning = shown(
        lambda: warned(ahead.warning(game, view), translations, called),
        lambda: warned(ahead.ending, translations, called),
    )
    return 1, MoveShown(ahead.text, label, [], gain=ahead.gain, brings=brought(ahead, translations), warning=warning)


def brought(ahead: Consequence, translations: Words) -> str:
    brings = ahead.brings()
    return "" if brings is None else translations.say(*brings)
