"""Undo at a table where one person plays with bots."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import koruna
from koruna.engine.state import SPECTATOR
from koruna.engine.taken_back import taken_back
from koruna.table.live.bot_workers import bot_seed, decide
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import table_now
from koruna.table.log_lines import Back, BotPlays, Chance, LogLine, Move, Name, PersonPlays, Secret, Undo
from koruna.table.store.store import Head
from tests.table.live.test_live_table import live

SEEN = [Move(0, "claim 48"), Chance("king 1"), Move(1, "claim 5"), Chance("king 0")]


def test_who_is_alone_goes_back_past_what_was_seen_and_that_is_marked() -> None:
    table = live(Secret("3f2a"), BotPlays(1, "random"), *SEEN)
    assert table.undo(0) == [Back(0, 5)]
    table.read([Back(0, 5)])
    assert table.taken_back == 1
    assert [(note.kind, note.seat, note.moves) for note in table.notes[-1:]] == [("seen", 0, 1)]
    table.read([*SEEN, Back(0, 5)])
    assert table.taken_back == 2
    assert [note.moves for note in table.notes if note.kind == "seen"] == [2], "told once"
    assert "# Moves taken back after seeing what came: 2\n" in table.record(SPECTATOR).text()
    assert taken_back(koruna.read_record(table.record(0).text())) == 2
    table.read([Move(0, "claim 48")])
    assert table.undo(0) == [Undo(5)], "what has shown nothing is free as ever"


@pytest.mark.parametrize(
    "before",
    [
        [BotPlays(1, "random")],  # made before chance was keyed to what is drawn: other cards would come
        [Secret("3f2a"), Name(1, "Petr"), BotPlays(1, "random")],
        [Secret("3f2a"), BotPlays(1, "random"), PersonPlays(1), BotPlays(1, "random")],
    ],
)
def test_a_bot_in_the_seat_of_a_person_makes_nobody_alone(before: list[LogLine]) -> None:
    with pytest.raises(koruna.Trouble, match="it can no longer be taken back"):
        live(*before, *SEEN).undo(0)


def test_a_bot_for_who_has_moved_makes_nobody_alone() -> None:
    with pytest.raises(koruna.Trouble, match="it can no longer be taken back"):
        live(Secret("3f2a"), *SEEN, BotPlays(1, "random"), Move(0, "claim 9"), Chance("king 1")).undo(0)


@pytest.mark.parametrize("game", ["kingdomino", "eight_minute_empire", "tiny_epic_kingdoms", "wonderful_kingdom"])
def test_who_goes_back_alone_meets_the_same_cards_and_bots(game: str) -> None:
    """A player who goes back and plays the same sees the same; a bot is asked with the same seed for the same
    decision."""
    head = Head("abc", game, koruna.game(game).version, {}, 2)
    begin = [Secret("3f2a"), BotPlays(1, "random")]
    table = Live(head, [*begin, *Live(head, begin).deal()])
    rng = Random(game)
    met: dict[str, LogLine] = {}
    backs = 0
    for _ in range(120):
        state = table.match.state
        if not state.waiting():
            break
        seat = state.waiting()[-1]
        if seat == 1:
            move = decide(table.match.record.text(), 1, "random", bot_seed(table, 1)).text
        else:
            move = state.write(rng.choice(state.moves(0)), 0)
        before = f"{table.match.record.text()}{seat} {move}"
        lines = table.move(move, seat)[0]
        assert met.setdefault(before, lines[-1]) == lines[-1]
        table.read(lines)
        if rng.random() < 0.4 and table.last_decision(0) is not None:
            undone = table.undo(0)
            backs += isinstance(undone[0], Back)
            table.read(undone)
    assert backs == table.taken_back > 3


def test_the_secret_of_a_table_is_in_nothing_that_leaves_it() -> None:
    table = live(Secret("3f2a9c"), BotPlays(1, "random"), *SEEN)
    assert "3f2a9c" not in table.record(0).text()
    assert "3f2a9c" not in msgspec.json.encode(table_now(table, 0, [0], "en", [])).decode()


def test_a_bid_that_was_seen_comes_back_whoever_bids_first() -> None:
    head = Head("abc", "eight_minute_empire", koruna.game("eight_minute_empire").version, {}, 2)
    begin = [Secret("3f2a"), BotPlays(1, "greedy")]
    dealt = Live(head, [*begin, *Live(head, begin).deal()])
    bids = set()
    for mine in ([], [Move(0, "bid 0")], [Move(0, "bid 4")]):
        table = Live(head, [*begin, *Live(head, begin).deal(), *mine])
        bids.add(decide(table.match.record.text(), 1, "greedy", bot_seed(dealt, 1)).text)
    assert len(bids) == 1


def test_a_spy_sees_the_same_card_again() -> None:
    """Alone, in the game where that showed another card each time."""
    head = Head("abc", "wonderful_kingdom", koruna.game("wonderful_kingdom").version, {}, 1)
    table = Live(head, [Secret("3f2a"), *Live(head, [Secret("3f2a")]).deal()])
    while not any(move.startswith("spy") for move in table.match.moves()):
        table.read(table.move(table.match.moves()[0], 0)[0])
    spy = next(move for move in table.match.moves() if move.startswith("spy"))
    seen = set()
    for _ in range(12):
        lines = table.move(spy, 0)[0]
        seen.add(tuple(lines))
        table.read(lines)
        undone = table.undo(0)
        assert isinstance(undone[0], Back)
        table.read(undone)
    assert len(seen) == 1
    assert table.taken_back == 12
