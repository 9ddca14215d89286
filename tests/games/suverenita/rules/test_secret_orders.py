"""Hidden movement (5.2): what a record tells while orders are given in secret."""

from __future__ import annotations

from koruna.engine.match import Match

BEFORE_THE_ORDERS = (
    "suverenita 1 3 movement=hidden | agenda over phase:0:1 orders | round 1 | subphase 1"
    " | field m03 settlement village:0, units 0:LI*1 | field i11 settlement village:1, units 1:LI*1"
    " | field i03 settlement village:2, units 2:LI*1"
    " | player 0 rival 2 | player 1 rival 2 | player 2 rival 0"
)


def lines_told(*orders: tuple[int, str]) -> list[tuple[int, str]]:
    """What the third player reads of these orders."""
    match = Match.at(BEFORE_THE_ORDERS)
    for seat, order in orders:
        match.play(order, seat)
    return match.record_for(2).lines


def test_a_record_does_not_tell_that_somebody_has_given_an_order() -> None:
    theirs, mine = (0, "done"), (2, "mv i03>hub LI*1")
    assert lines_told(theirs, (1, "mv i11>hub LI*1"), mine) == lines_told(theirs, mine)
