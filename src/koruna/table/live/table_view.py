"""A table as one seat, or a spectator, may see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Protocol

from koruna.engine.consequences import Consequence, consequences
from koruna.engine.content import plain
from koruna.engine.game import Game
from koruna.engine.sentence import Sentence, called_by_name
from koruna.engine.state import OVER, SPECTATOR
from koruna.locale import Words, words
from koruna.look.ending_text import EndingText, shown_ending
from koruna.look.faults import shown
from koruna.look.names import all_named
from koruna.table.live.live_table import Live
from koruna.table.live.starting import missing
from koruna.table.schemas import EndingNow, LegalMove, TableNow
from koruna.table.store.store import Head


def table_now(table: Live, seat: int, own: Sequence[int], language: str, vacant: list[int]) -> TableNow:
    """`own` are all seats of the viewer, for the count of changes."""
    state = table.match.state
    turn = state.turn()
    fair = table.gathering.fair_draw(False)
    return TableNow(
        table=table.head.id,
        game=table.head.game,
        version=table.match.game.version,
        begun_with=table.head.version,
        options=plain(table.match.record.options),
        seq=table.visible_lines.count(own),
        seat=None if seat == SPECTATOR else seat,
        names=names(table, language),
        bots=table.bots,
        vacant=vacant,
        missing=missing(table),
        commitment=fair.commitment if fair is not None else "",
        turn=turn if turn >= 0 else None,
        waiting=state.waiting(),
        over=turn == OVER,
        ended=table.ended,
        view=state.view(seat),
        moves=[] if seat == SPECTATOR or table.ended else choices(table, seat, language),
        scores=state.scores(),
        ranks=state.ranks(),
        ending=ending_now(ended(table, seat, language)),
        undo=None if table.undo_request is None else table.undo_request[0],
        taken_back=table.taken_back,
    )


def ended(table: Live, reader: int, language: str) -> EndingText | None:
    """How the game ended, once it is over, worded for a seat or a spectator."""
    state = table.match.state
    if state.turn() != OVER:
        return None
    called, back = names(table, language), table.taken_back
    return shown_ending(table.match.game, table.view(reader), state.winners(), called, language, reader, back)


def ending_now(ending: EndingText | None) -> EndingNow | None:
    return None if ending is None else EndingNow(ending.outcome, ending.why, list(ending.details), list(ending.winners))


def choices(table: Live, seat: int, language: str) -> list[LegalMove]:
    """Every legal move of a seat: its label, the targets to click, the points it brings and what it warns of."""
    state, game = table.match.state, table.match.game
    translations = words(language, game.id)
    view = state.view(seat)
    called = names(table, language)
    return [
        shown(partial(choice, game, view, ahead, translations, called), partial(untold, ahead, translations))
        for ahead in consequences(game, state, seat)
    ]


def choice(game: Game, view: Any, ahead: Consequence, translations: Words, called: list[str]) -> LegalMove:
    label = translations.must_say(*called_by_name(game.label(view, ahead.text), called))
    warning = warned(ahead.warning(game, view), translations, called)
    return LegalMove(ahead.text, label, game.targets(view, ahead.text), ahead.gain, warning)


def warned(warning: Sentence | None, translations: Words, called: list[str]) -> str:
    return "" if warning is None else translations.say(*called_by_name(warning, called))


def untold(ahead: Consequence, translations: Words) -> LegalMove:
    """A move whose description failed can still be made."""
    return LegalMove(ahead.text, translations.say("at-move-untold", {"move": ahead.text}), [], ahead.gain)


class Company(Protocol):
    """Who sits at a table."""

    @property
    def head(self) -> Head: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def bots(self) -> dict[int, str]: ...


def names(table: Company, language: str) -> list[str]:
    """The display name of each seat: a person, a bot, or the number of the seat."""
    return all_named(table.names, bots_named(table), words(language, table.head.game))


def bots_named(table: Company) -> list[str]:
    """By seat, the bot that plays there under its own name, or ""; not a bot that stands in for a person."""
    return ["" if name else table.bots.get(seat, "") for seat, name in enumerate(table.names)]


def can_rest(table: Live, seat: int) -> bool:
    """Whether a seat may say "nothing more this season": the game has seasons, and it has not been said."""
    game, state = table.match.game, table.match.state
    if game.asks_all or state.turn() == OVER or seat in table.bots:
        return False
    return game.season(table.view(seat)) > 0 and not table.skipped.rests(seat)


def free_seats(table: Live) -> list[int]:
    """Seats of people where nobody has sat down yet, while the game is not over."""
    if table.is_over():
        return []
    return [seat for seat in table.people() if not table.names[seat]]


def cannot_be_asked(table: Live, vacant: Collection[int]) -> set[int]:
    """Seats whose consent cannot be asked, since nobody has sat down yet."""
    return {seat for seat in free_seats(table) if seat in vacant}


def who_takes_back(table: Live, seat: int, own: Collection[int]) -> int:
    """The seat whose move is undone when `seat` asks: among seats that share a device, the one that decided last,
    unless that is secret; the device may have been handed over already."""
    decided = [at for person in own if person not in table.bots and (at := table.last_decision(person)) is not None]
    if not decided or table.undo_request is not None or table.simultaneous.has(max(decided)):
        return seat
    return table.match.record.lines[max(decided)][0]
