"""`koruna verify`: checks that nobody influenced the draws in a recorded game between people."""

from __future__ import annotations

from koruna.engine.content import Content, content_named
from koruna.engine.errors import BadRecord, Trouble
from koruna.engine.library import game
from koruna.engine.option import OPTION
from koruna.engine.record import Record, read_record
from koruna.engine.verifying import verify as verify_record
from koruna.locale import words
from koruna.terminal.files import InFile, read_text
from koruna.terminal.players import names_of
from koruna.terminal.screen import Screen


def verify(path: str, contents: list[Content], language: str) -> None:
    if not path:
        raise Trouble("terminal-which-record", {})
    try:
        record = read_record(read_text(path))
        draws = verify_record(record, content_named(contents, record.options.get(OPTION)))
    except BadRecord as trouble:
        raise InFile(path, trouble) from trouble
    screen, say = Screen(), words(language).say
    without = without_value(record, language)
    screen.say(say("verify-ok-some" if without else "verify-ok", {"draws": draws}))
    if without:
        screen.say(say("draw-without", {"players": without}))
    screen.say(say("verify-compare"))
    screen.say("\n".join([f"  {what}: {text}" for what, text in shown_before(record, language)]))


def without_value(record: Record, language: str) -> list[str]:
    """The players who added no value to the draw."""
    called = names_of(record.names, game(record.game), language)
    return [] if record.fair_draw is None else [called[seat] for seat in record.fair_draw.without_value()]


def shown_before(record: Record, language: str) -> list[tuple[str, str]]:
    """The commitment and the values, which were public before the first draw."""
    fair, say = record.fair_draw, words(language).say
    if fair is None:
        return []
    called = names_of(record.names, game(record.game), language)
    values = [(say("verify-value", {"player": called[seat]}), value) for seat, value in sorted(fair.values.items())]
    return [(say("verify-commitment"), fair.commitment), *values]
