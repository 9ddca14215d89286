"""Why something is refused."""

from __future__ import annotations

from koruna.engine.reason import Reason


def test_reasons_are_equal_by_rule_and_facts() -> None:
    assert Reason("occupied") == Reason("occupied")
    assert hash(Reason("occupied")) == hash(Reason("occupied"))
    assert Reason("not-in-row", {"domino": 3}) != Reason("not-in-row", {"domino": 4})
    assert Reason("occupied") != Reason("too-wide")
    assert Reason("occupied") != "occupied"


def test_a_reason_prints_as_it_is_made() -> None:
    assert repr(Reason("occupied")) == "Reason('occupied')"
    assert repr(Reason("not-in-row", {"domino": 3})) == "Reason('not-in-row', {'domino': 3})"
