"""A table as its log."""

from __future__ import annotations

from itertools import pairwise

import pytest

import koruna
from koruna.table.live.bot_workers import bot_seed
from koruna.table.live.duplicate_moves import played_before
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import who_takes_back
from koruna.table.log_lines import (
    Agree,
    Ask,
    BotPlays,
    Chance,
    HintAsked,
    LogLine,
    Move,
    Name,
    PersonPlays,
    Refuse,
    Retract,
    Secret,
    Seed,
    Undo,
    Unreadable,
    line_of_move,
)
from koruna.table.store.store import Head

HEAD = Head("abc", "kingdomino", 1, {}, 2)
OPENING = [*map(Chance, ["5", "9", "13", "48", "king 0"])]


def live(*log: LogLine) -> Live:
    return Live(HEAD, [*OPENING, *log])


def play_first(table: Live) -> None:
    seat = table.match.state.turn()
    table.read(table.move(table.match.state.write(table.match.state.moves()[0]), seat)[0])


def test_a_log_is_read_to_its_table() -> None:
    table = live(Name(0, "Eva"), BotPlays(1, "greedy"), Move(0, "claim 48"))
    assert table.seq == 8
    assert table.names == ["Eva", ""]
    assert table.bots == {1: "greedy"}
    assert table.match.record.lines[-1] == (0, "claim 48")
    assert table.people() == [0]
    assert live(BotPlays(1, "greedy"), PersonPlays(1)).bots == {}


def test_a_bot_has_a_seed_of_its_own_in_the_whole_game() -> None:
    table = live(BotPlays(1, "greedy"))
    seed = bot_seed(table, 1)
    play_first(table)
    assert bot_seed(table, 1) == seed != bot_seed(table, 0)
    table.read([Secret("5f21")])
    assert bot_seed(table, 1) != seed, "it depends on what nobody is told"


def test_reading_bit_by_bit_is_reading_at_once() -> None:
    whole = live(Move(0, "claim 48"), Chance("king 1"), Move(1, "claim 5"))
    table = live()
    for line in (Move(0, "claim 48"), Chance("king 1"), Move(1, "claim 5")):
        table.read([line])
    assert table.match.record.text() == whole.match.record.text()
    assert table.seq == whole.seq


def test_a_move_becomes_lines_and_changes_nothing_yet() -> None:
    table = live()
    before = table.match.record.text()
    lines, over = table.move("claim 48", 0)
    assert lines[0] == Move(0, "claim 48")
    assert lines[1] in (Chance("king 0"), Chance("king 1"))
    assert not over
    assert table.match.record.text() == before
    table.read(lines)
    assert [line_of_move(*line) for line in table.match.record.lines[-2:]] == lines


def test_an_undo_shortens_the_record_and_lengthens_the_log() -> None:
    table = live(Move(0, "claim 48"), Chance("king 1"), Undo(5))
    assert table.seq == 8
    assert len(table.match.record.lines) == 5
    assert table.match.state.turn() == 0


def test_against_bots_a_whole_turn_of_many_steps_is_free() -> None:
    head = Head("abc", "tiny_epic_kingdoms", koruna.game("tiny_epic_kingdoms").version, {}, 2)
    table = Live(head, [BotPlays(1, "random"), *Live(head, []).deal()])
    steps = 0
    while steps < 2:  # of one's own in a row, and nothing was drawn
        steps = steps + 1 if table.match.state.turn() == 0 else 0
        before = len(table.match.record.lines)
        play_first(table)
        steps = steps if len(table.match.record.lines) == before + 1 else 0
    begun = len(table.match.record.lines) - 2
    table.read(table.undo(0))
    assert table.undo(0) == [Undo(begun)]


@pytest.mark.parametrize("since", [[Chance("king 1")], [Chance("king 1"), Move(1, "claim 5"), Chance("king 0")]])
def test_against_bots_what_was_seen_is_not_taken_back(since: list[LogLine]) -> None:
    """A king was drawn, or a bot decided."""
    with pytest.raises(koruna.Trouble, match="Something new has been seen since your last move"):
        live(BotPlays(1, "random"), Move(0, "claim 48"), *since).undo(0)


def test_where_nobody_else_has_come_there_is_nobody_to_ask() -> None:
    table = live(Move(0, "claim 48"), Chance("king 1"))
    with pytest.raises(koruna.Trouble, match="nobody else has sat down"):
        table.undo(0, [1])
    assert table.undo(0, []) == [Ask(0, 5)]
    assert live(Move(0, "claim 48")).undo(0, [1]) == [Undo(5)], "nothing was seen yet"


def test_who_does_not_allow_an_undo_ends_the_question() -> None:
    table = live(Move(0, "claim 48"), Chance("king 1"))
    table.read(table.undo(0))
    assert table.asked_to_agree() == [1]
    table.read([Refuse(1)])
    assert table.undo_request is None
    assert table.asked_to_agree() == []
    assert [note.kind for note in table.notes] == ["kept"]


def test_on_one_device_the_last_move_is_taken_back_also_when_the_next_has_the_device() -> None:
    head = Head("abc", "kingdomino", 1, {}, 2)
    table = Live(head, [Seed("one device"), *Live(head, [Seed("one device")]).deal()])
    while table.match.record.lines[-1][0] in (koruna.CHANCE, table.match.state.turn()):
        play_first(table)
    next_one, lines = table.match.state.turn(), len(table.match.record.lines)
    last = 1 - next_one
    assert who_takes_back(table, next_one, [0, 1]) == last
    assert table.undo(last) == [Undo(lines - 1)]
    assert who_takes_back(table, next_one, [next_one]) == next_one, "from a device of one's own only one's own"
    table.read([BotPlays(last, "random")])
    assert who_takes_back(table, next_one, [0, 1]) == next_one, "nor a move of a bot"


def test_on_one_device_nobody_takes_back_what_another_decided_in_secret() -> None:
    head = Head("abc", "eight_minute_empire", 1, {}, 2)
    table = Live(head, [*Live(head, []).deal(), Move(0, "bid 2")])
    assert who_takes_back(table, 1, [0, 1]) == 1
    assert who_takes_back(table, 0, [0, 1]) == 0
    assert table.undo(0) == [Retract(0)]


def test_where_nobody_has_sat_down_nobody_is_asked() -> None:
    head = Head("abc", "kingdomino", 1, {}, 3)
    table = Live(head, Live(head, []).deal())
    seat = table.match.state.turn()
    mate, other = [who for who in range(3) if who != seat]
    while table.match.state.turn() == seat:
        play_first(table)
    play_first(table)
    length = table.last_decision(seat)
    assert length is not None
    assert table.undo(seat, [mate]) == [Ask(seat, length), Agree(mate)]
    table.read(table.undo(seat, [mate]))
    assert table.undo(other) == [Agree(other), Undo(length)]
    table.read([Ask(seat, length)])
    assert table.undo(other, [mate]) == [Agree(other), Agree(mate), Undo(length)]


def test_undo_is_a_question_once_others_saw_more() -> None:
    table = live(Move(0, "claim 48"), Chance("king 1"))
    assert table.undo(0) == [Ask(0, 5)], "a king was drawn since"
    table.read([Ask(0, 5)])
    assert table.undo_request == (0, 5)
    assert table.undo(1) == [Agree(1), Undo(5)]
    table.read([Move(1, "claim 5")])
    assert table.undo_request is None, "the other preferred to move on"


def test_nobody_can_undo_what_was_never_done() -> None:
    assert live().undo(0) == []
    assert live(Move(0, "claim 48"), Chance("king 1")).undo(1) == []


def test_the_record_tells_who_sat_where() -> None:
    assert live(Name(0, "Eva"), BotPlays(1, "greedy")).record(0).names == ["Eva", "bot:greedy"]


def test_a_move_is_known_again_whatever_came_after_it() -> None:
    log = [*OPENING, Move(0, "claim 48"), Chance("king 1"), Move(1, "claim 5"), Chance("king 0")]
    assert played_before(HEAD, log, 5, "claim 48", 0) == 7, "the king drawn after it belongs to it"
    assert played_before(HEAD, log, 7, "claim 5", 1) == 9
    assert played_before(HEAD, log, 5, "claim 5", 0) is None, "another move"
    assert played_before(HEAD, log, 5, "claim 48", 1) is None, "another's move"
    assert played_before(HEAD, log, 6, "king 1", 1) is None
    assert played_before(HEAD, log, 5, "dance", 0) is None


def test_a_record_tells_each_seat_what_it_may_know() -> None:
    sealed = Live(
        Head("abc", "sealed_bids", 1, {}, 2),
        [Chance("wish silk"), Chance("wish wine"), Chance("treasure 3"), Move(1, "bid 4")],
    )
    assert [text for _, text in sealed.record(0).lines] == ["wish silk", "?", "treasure 3", "?"]
    assert [text for _, text in sealed.record(1).lines] == ["?", "wish wine", "treasure 3", "bid 4"]


def test_an_unknown_line_is_our_fault() -> None:
    with pytest.raises(koruna.Bug):
        live(Unreadable("dance 1"))


def test_what_happens_beside_the_game_is_remembered_and_changes_nothing_in_it() -> None:
    table = live(HintAsked(0))
    assert table.match.record.text() == live().match.record.text()
    [hint] = table.notes
    assert (hint.kind, hint.seat, hint.after) == ("hint", 0, len(table.match.events()))
    table.read([Move(0, "claim 48"), Chance("king 1"), BotPlays(1, "greedy"), PersonPlays(1), Undo(5)])
    assert [(note.kind, note.seat) for note in table.notes] == [("hint", 0), ("bot", 1), ("back", 1), ("undo", 0)]
    assert {note.after for note in table.notes} == {len(table.match.events())}
    table.read([Move(0, "claim 48"), Chance("king 1"), Ask(0, 5), Move(1, "claim 5")])
    assert table.notes[-1].kind == "kept"


def test_who_sits_where_at_the_beginning_is_no_news() -> None:
    assert Live(HEAD, [Name(0, "Eva"), BotPlays(1, "greedy"), *OPENING]).notes == []


def test_a_seed_gives_the_same_draws_again() -> None:
    def played(seed: str) -> str:
        table = Live(HEAD, [Seed(seed)])
        table.match.deal()
        while not table.match.over():
            seat = table.match.state.turn()
            again = Live(HEAD, [Seed(seed), *(line_of_move(by, text) for by, text in table.match.record.lines)])
            lines, _ = again.move(again.match.state.write(again.match.state.moves()[0]), seat)
            table.read(lines)
        return table.match.record.text()

    assert played("blue moon") == played("blue moon") != played("red moon")


# --- deciding at once ------------------------------------------------------------------------------

BIDS = Head("bids", "eight_minute_empire", 1, {}, 3)


def three_who_bid() -> Live:
    return Live(BIDS, Live(BIDS, []).deal())


def test_a_choice_stays_open_while_others_decide() -> None:
    table = three_who_bid()
    seen = table.seq
    table.read([Move(1, "bid 2")])
    assert table.is_in_time(seen, 0), "another's bid changes nothing about mine"
    assert not table.is_in_time(seen, 1), "this one has bidden"
    table.read([HintAsked(0), Name(2, "Eva")])
    assert table.is_in_time(seen, 0)
    assert table.is_in_time(table.seq, 2)
    assert not table.is_in_time(seen - 1, 0), "before that there was nothing to decide"
    assert not table.is_in_time(table.seq + 1, 0)


def test_a_choice_that_came_anew_is_another_one() -> None:
    table = three_who_bid()
    seen = table.seq
    lines = len(table.match.record.lines)
    table.read([Move(0, "bid 1"), Undo(lines)])
    assert not table.is_in_time(seen, 0), "what was taken back was decided in sight of something else"
    assert table.is_in_time(table.seq, 0)


def test_a_bot_that_still_thinks_decides_nothing_for_who_came_back() -> None:
    table = live(BotPlays(0, "greedy"))
    seen = table.seq
    assert table.is_in_time(seen, 0)
    table.read([PersonPlays(0)])
    assert not table.is_in_time(seen, 0)
    assert table.is_in_time(table.seq, 0)
    table.read([PersonPlays(0)])
    assert table.is_in_time(table.seq - 1, 0), "who was there all the time goes on deciding"


def test_whoever_decides_last_of_several_cannot_look_and_take_it_back() -> None:
    table = three_who_bid()
    lines = len(table.match.record.lines)
    table.read([Move(1, "bid 2"), Move(0, "bid 1")])
    assert table.undo(0) == [Retract(0)], "one bid is missing, so none is seen"
    table.read([Move(2, "bid 1")])
    assert table.undo(2) == [Ask(2, lines + 2)]
    table.read([Ask(2, lines + 2), Agree(0), Agree(1), Undo(lines + 2), Move(2, "bid 2")])
    assert table.undo(2) == [Ask(2, lines + 2)], "nor after it was agreed to once"


def test_a_bid_sent_again_is_known_whoever_bid_meanwhile() -> None:
    log = Live(BIDS, []).deal()
    seen = len(log)
    assert played_before(BIDS, [*log, Move(1, "bid 2"), HintAsked(0), Move(0, "bid 1")], seen, "bid 1", 0) == seen + 3
    assert played_before(BIDS, [*log, Move(1, "bid 2"), Move(0, "bid 1")], seen, "bid 2", 0) is None
    assert played_before(BIDS, [*log, Move(1, "bid 2")], seen, "bid 1", 0) is None


def test_who_is_turned_down_again_decides_more_often_before_asking() -> None:
    table = live(Name(0, "Eva"), Name(1, "Petr"))
    asked: list[int] = []  # after how many decisions
    refused: set[tuple[int, int]] = set()  # how often it was turned down, and how many decisions ago
    while len(asked) < 5:
        play_first(table)
        while table.match.state.turn() == 1 and len(asked) < 5:
            decisions = sum(by == 0 for by, _ in table.match.record.lines)
            found = asking(table)
            if isinstance(found, koruna.Trouble):
                refused.add((len(asked), decisions - asked[-1]))
            if not isinstance(found, Ask):
                break
            table.read([found, Refuse(1)])
            asked.append(decisions)
    assert asked[1] == asked[0], "one may ask twice"
    waits = [later - sooner for sooner, later in pairwise(asked)]
    assert all(wait >= least for wait, least in zip(waits[1:], (1, 2, 4), strict=True))
    assert {(2, 0), (3, 0), (4, 0)} <= refused


def asking(table: Live) -> LogLine | koruna.Trouble | None:
    try:
        found = table.undo(0)
    except koruna.Trouble as trouble:
        return trouble
    return found[0] if found else None
