"""What the page of a table tells beside the game."""

from __future__ import annotations

import pytest

from koruna.engine.state import SPECTATOR
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Ask, BotPlays, Free, Name, Seed
from koruna.table.pages.notices import notice
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.store.store import Head


def test_only_people_are_asked_to_agree_to_an_undo() -> None:
    head = Head("undo", "kingdomino", 1, {}, 3)
    log = [Seed("undo"), Name(0, "Eva"), Name(1, "Petr"), Name(2, "Jana"), BotPlays(1, "random")]
    log += Live(head, log).deal()
    table = Live(head, [*log, Ask(0, len(log))])
    called = ["Eva", "Petr", "Jana"]
    assert notice(PageContext(table, 2, [2], "en"), called)["may_agree"]
    assert not notice(PageContext(table, 1, [1], "en"), called)["may_agree"], "a bot plays for Petr"
    assert not notice(PageContext(table, SPECTATOR, [], "en"), called)["may_agree"]


def three_at_play() -> Live:
    head = Head("undo", "kingdomino", 1, {}, 3)
    log = [Seed("undo"), Name(0, "Eva"), Name(1, "Petr"), Name(2, "Jana")]
    return Live(head, [*log, *Live(head, log).deal()])


def play(table: Live, moves: int) -> None:
    for _ in range(moves):
        seat = table.match.state.waiting()[0]
        table.read(table.move(table.match.moves(seat)[0], seat)[0])


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "With it goes 1 move of your own.", "With it go 2 moves of your own."),
        ("cs", "Vrátí se tím i 1 tvůj tah.", "Vrátí se tím i 2 tvé tahy."),
        ("sk", "Vráti sa tým aj 1 tvoj ťah.", "Vrátia sa tým aj 2 tvoje ťahy."),
    ],
)
def test_whoever_is_asked_for_an_undo_reads_how_much_of_their_own_goes_with_it(
    language: str, one: str, more: str
) -> None:
    """Jana asks when Petr has placed and claimed, and Eva has placed."""
    table = three_at_play()
    play(table, 6)
    table.read([Ask(2, table.last_decision(2) or 0)])
    told = [parts_of(PageContext(table, seat, [seat], language))["notice"] for seat in (0, 1, 2)]
    assert one in told[0]
    assert more in told[1]
    assert one not in told[2], "who asks is not told to lose something"
    assert one not in parts_of(PageContext(table, SPECTATOR, [], language))["notice"]


def test_a_seat_that_was_left_is_not_said_to_be_given_back() -> None:
    table = three_at_play()
    waits = table.match.state.waiting()[0]
    other = (waits + 1) % 3
    away = PageContext(table, other, [other], "en", vacant=(waits,))
    assert "who is not here" in parts_of(away)["notice"]
    table.read([Free(waits)])
    left = parts_of(away)["notice"]
    assert f"The table waits for Player {waits + 1}, but nobody has that seat." in left
    assert "gets the seat back" not in left
    assert "Seats and links" in left
