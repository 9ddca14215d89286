"""Resuming a game from its record: older versions are upgraded, and the head is checked."""

from __future__ import annotations

from random import Random

from koruna.engine.content import Content, with_given
from koruna.engine.errors import BadPosition, BadRecord, BadSetup, Trouble
from koruna.engine.game import Game
from koruna.engine.library import game as game_by_id
from koruna.engine.option import OPTION
from koruna.engine.position import not_to_be_set_up, parse
from koruna.engine.record import HIDDEN, Record, result_text
from koruna.engine.state import OVER, State


def of_this_version(game: Game, record: Record) -> Record:
    """The record itself, upgraded if it is of an older version; one of another game or a later version is refused,
    and so is one that hides moves."""
    must_hide_no_moves(record)
    if record.game == game.id and record.version == game.version:
        return record
    if record.game != game.id or not 1 <= record.version <= game.version:
        facts: dict[str, int | str] = {
            "found": f"{record.game} {record.version}",
            "known": f"{game.id} {game.version}",
        }
        raise BadRecord(line_of(record, "game"), "record-version", facts)
    upgraded = game.upgrade(record)
    upgraded.remark_in_head(f"carried over from version {record.version}")
    return upgraded


def must_hide_no_moves(record: Record) -> None:
    """Refuse the record of a viewer, written while moves were secret."""
    for at, (_, text) in enumerate(record.lines):
        if text == HIDDEN:
            raise BadRecord(record.line_number(at), "record-move-hidden")


def start_of(game: Game, record: Record) -> State:
    """The state that a record starts from, with a journal."""
    try:
        own = record.options.get(OPTION)
        content = own if isinstance(own, Content) else None
        at = record.position
        state = game.at(at, content=content) if at else game.start(record.seats, record.options)
    except Trouble as trouble:
        inner = trouble.cause if isinstance(trouble, BadPosition) else None
        cause = trouble if inner is None else inner
        raise BadRecord(line_of_setup(record, cause), "", cause=cause) from trouble
    if record.position:
        given = parse(record.position)
        options = game.with_pinned(given.version, given.seats, given.options)
        if given.has_unknowns():
            raise BadRecord(line_of(record, "position"), "record-position-hidden")
        if (record.seats, record.options) != (given.seats, options):
            raise BadRecord(line_of(record, "position"), "record-position")
    state.journal = []
    return state


def record_at(text: str, names: list[str] | None, rng: Random | None, content: Content | None) -> Record:
    """The record of a game that starts from a position. What the text hides is dealt by `rng`."""
    try:
        game = game_by_id(parse(text).game)
    except BadSetup as refusal:
        raise not_to_be_set_up(refusal) from refusal
    position = game.at(text, rng, content).position()
    whole = parse(position)
    options = with_given(whole.options, content)
    return Record(game.id, game.version, whole.seats, options, names, position)


def refused_by_this_version(game: Game, record: Record, bad: BadRecord, made: int) -> BadRecord:
    """The refusal of an upgraded record, with the line number of the original record and the version it needs.

    `made` is the number of its moves that were legal.
    """
    cause = Trouble(bad.message, bad.facts) if bad.cause is None else bad.cause
    if isinstance(cause, BadSetup):
        line = line_of_setup(record, cause)
    elif made < len(record.lines):
        line = record.line_number(made)
    else:
        line = line_of(record, "result" if record.result else "game")
    facts: dict[str, int | str] = {"game": game.id, "found": record.version, "known": game.version, "why": ""}
    return BadRecord(line, "record-older", facts, cause)


def check_result(record: Record, state: State) -> None:
    """Refuse a wrong result, or one of an unfinished game."""
    known = result_text(state.scores(), state.all_lost()) if state.turn() == OVER else ""
    if record.result and record.result != known:
        message = "record-result" if known else "record-result-early"
        raise BadRecord(line_of(record, "result"), message, {"found": record.result, "known": known})


def line_of_setup(record: Record, trouble: Trouble) -> int:
    """The line of a record's head that names the option at fault, or else the position, or else the seats."""
    option = trouble.facts.get("option")
    for number, line in enumerate(record.head(), 1):
        if option is not None and line.split(" ")[:2] == ["option", option]:
            return number
    return line_of(record, "position" if record.position else "seats")


def line_of(record: Record, word: str) -> int:
    """The line of a record's head that begins with this word."""
    return next(number for number, line in enumerate(record.head(), 1) if line.split(" ")[0] == word)
