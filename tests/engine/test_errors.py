"""Every error is a sentence for its reader, in each language."""

from __future__ import annotations

import pytest

from koruna.engine.errors import BadContent, BadPosition, BadRecord, BadSetup, Bug, IllegalMove, NotAMove, Trouble
from koruna.engine.reason import Reason
from koruna.locale import LANGUAGES

ERRORS: list[Trouble] = [
    NotAMove("gobble", "kingdomino"),
    NotAMove("gobble", ""),
    IllegalMove("claim 3", Reason("not-in-row", {"domino": 3}), "kingdomino"),
    BadSetup("unknown-game", {"game": "chess", "known": "kingdomino"}),
    BadContent("not-toml", {"file": "values.toml", "why": "?"}, "suverenita"),
    BadRecord(4, "record-head"),
    BadRecord(4, "record-version", {"found": "kingdomino 9", "known": "kingdomino 1"}),
    BadRecord(12, "", cause=NotAMove("gobble", "kingdomino")),
    BadPosition("position-stuck", {}),
    *[BadPosition("position-impossible", {"what": "a king", "items": "row", "count": count}) for count in (0, 1, 2)],
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: f"{type(error).__name__}-{error.message}")
def test_an_error_speaks_every_language(error: Trouble) -> None:
    sentences = {error.say(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert str(error) == error.say("en")


def test_three_kinds_of_error_around_a_move() -> None:
    """Not a move, not a legal move, and our own bug, which is no `Trouble`."""
    assert issubclass(NotAMove, Trouble)
    assert issubclass(IllegalMove, Trouble)
    assert not issubclass(Bug, Trouble)
    assert not issubclass(NotAMove, IllegalMove)


def test_a_refusal_names_its_rule() -> None:
    error = IllegalMove("claim 3", Reason("not-in-row", {"domino": 3}), "kingdomino")
    assert error.reason.rule == "not-in-row"
    assert error.message == "rule-not-in-row"


def test_a_record_tells_the_line_and_what_is_wrong_with_it() -> None:
    cause = NotAMove("gobble", "kingdomino")
    error = BadRecord(1234, "", cause=cause)
    assert error.line == 1234
    for language in LANGUAGES:
        assert "1234" in error.say(language)
        assert cause.say(language) in error.say(language)


def test_details_in_english_are_marked_as_such() -> None:
    error = BadPosition("position-impossible", {"what": "a king is missing", "items": "row, hand", "count": 2})
    assert error.say("cs").endswith("tyto její položky: row, hand. Podrobnosti jsou jen anglicky: a king is missing.")
    assert error.say("sk").endswith("tieto jej položky: row, hand. Podrobnosti sú len po anglicky: a king is missing.")
    assert error.say("en").endswith("row, hand. In detail: a king is missing.")


def test_a_long_text_is_cut_and_odd_ones_are_said() -> None:
    assert len(str(NotAMove("x" * 10_000, "kingdomino"))) < 400
    assert "{ $text }" in str(NotAMove("{ $text }", "kingdomino"))


def test_a_language_that_there_is_not_is_english() -> None:
    refusal = Trouble("bad-limit", {})
    assert refusal.say("de") == refusal.say("en")
