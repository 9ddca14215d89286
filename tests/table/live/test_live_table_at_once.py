"""Taking back while several decide at once, in secret or not: one's own move alone, whatever the others did since."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.engine.state import SPECTATOR
from koruna.table.live.duplicate_moves import played_before
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Agree, Ask, BotPlays, HintAsked, LogLine, Move, Retract, Seed, Undo, line_of_move
from koruna.table.store.store import Head
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import GAMES, TABLES, Table

BIDS = Head("bids", "eight_minute_empire", 1, {}, 3)
REALM = Head("realm", "suverenita", 1, {"mode": "first_game"}, 2)
SOME = 0.1  # of the moments at which a move can be taken back are looked at closely
MANY = 5  # players
LONG = 400  # lines
KINGDOM = Head("kingdom", "wonderful_kingdom", 1, {"module": "basic"}, 2)


def three_who_bid() -> list[LogLine]:
    return Live(BIDS, []).deal()


def two_who_plan() -> list[LogLine]:
    """The log of a game in which both have to plan now."""
    log = Live(KINGDOM, []).deal()
    table = Live(KINGDOM, log)
    rng = Random(3)
    while len(table.match.state.waiting()) < 2:
        log += play(table, table.match.state.turn(), rng)
    return log


def play(table: Live, seat: int, rng: Random) -> list[LogLine]:
    lines, _ = table.move(table.match.state.write(rng.choice(table.match.state.moves(seat)), seat), seat)
    table.read(lines)
    return lines


def texts(table: Live) -> list[LogLine]:
    return [line_of_move(by, text) for by, text in table.match.record.lines]


def asks(table: Live, seat: int) -> bool:
    """Whether a seat has to ask the others to undo."""
    line = table.undo(seat)[0]
    return isinstance(line, Ask) and line.seat == seat


def of_seat(table: Live, seat: int) -> list[str]:
    return [text for by, text in table.match.record.lines if by == seat]


# --- bids --------------------------------------------------------------------------------------------


def test_a_bid_is_taken_back_while_another_is_missing_and_the_others_stay() -> None:
    log = three_who_bid()
    table = Live(BIDS, [*log, Move(0, "bid 1"), Move(1, "bid 2")])
    before = texts(table)
    assert table.undo(0) == [Retract(0)]
    table.read([Retract(0)])
    assert texts(table) == [*log, Move(1, "bid 2")] == [*before[:-2], before[-1]]
    assert sorted(table.match.state.waiting()) == [0, 2]
    table.read([Move(0, "bid 0"), Move(2, "bid 2")])
    assert texts(table)[-3:] == [Move(1, "bid 2"), Move(0, "bid 0"), Move(2, "bid 2")]
    assert Match(table.match.game, table.match.record).record.text() == table.match.record.text()


def test_once_the_bids_are_seen_it_is_a_question() -> None:
    log = three_who_bid()
    table = Live(BIDS, [*log, Move(0, "bid 1"), Move(1, "bid 2"), Move(2, "bid 0")])
    for seat in range(3):
        assert table.undo(seat) == [Ask(seat, len(log) + seat)]


def test_the_choice_of_the_others_goes_on_when_somebody_takes_back() -> None:
    log = three_who_bid()
    table = Live(BIDS, [*log, Move(0, "bid 1"), Move(1, "bid 2")])
    seen = table.seq
    table.read([Retract(0)])
    assert table.is_in_time(seen, 2), "this one saw nothing change"
    assert not table.is_in_time(seen, 0)
    assert table.is_in_time(table.seq, 0)


def test_a_bid_that_was_taken_back_is_not_taken_for_the_one_sent_again() -> None:
    log = three_who_bid()
    seen = len(log)
    back = [*log, Move(0, "bid 1"), Move(1, "bid 2"), Retract(0)]
    assert played_before(BIDS, back, seen, "bid 1", 0) == seen + 1, "it was answered, though it was taken back since"
    assert played_before(BIDS, back, seen + 1, "bid 1", 0) is None
    assert played_before(BIDS, [*back, Move(0, "bid 1")], seen + 2, "bid 1", 0) is None
    assert played_before(BIDS, [*back, Move(2, "bid 1")], seen + 2, "bid 1", 2) == seen + 4, (
        "another's taking back is nothing"
    )


def test_a_bot_that_has_decided_keeps_its_decision() -> None:
    log = [BotPlays(1, "greedy"), BotPlays(2, "greedy"), *three_who_bid()]
    assert Live(BIDS, [*log, Move(0, "bid 1"), Move(1, "bid 2")]).undo(0) == [Retract(0)]


# --- planning ----------------------------------------------------------------------------------------


def test_each_takes_back_their_own_plans_step_by_step() -> None:
    """Until all are done (P7)."""
    log = two_who_plan()
    table = Live(KINGDOM, log)
    rng = Random(5)
    for seat in (0, 1, 0, 1):
        play(table, seat, rng)
    others, planned = of_seat(table, 1), of_seat(table, 0)
    for left in (1, 0):
        table.read(table.undo(0))
        assert of_seat(table, 1) == others
        assert of_seat(table, 0) == planned[: len(planned) - 2 + left]
    assert asks(table, 0), "what came before the planning is known to all"
    assert [note.kind for note in table.notes] == ["undo"], "told once"


def test_who_plans_on_alone_still_takes_back_until_all_comes_to_light() -> None:
    """The last player to finish sees what the other planned, and cannot take that back freely."""
    table = Live(KINGDOM, two_who_plan())
    rng = Random(7)
    while 1 in table.match.state.waiting():
        play(table, 1, rng)
    play(table, 0, rng)
    assert table.undo(0) == [Retract(0)]
    plays = 1
    while table.match.state.step_name() == "plan":  # type: ignore[attr-defined]
        play(table, 0, rng)
        plays += 1
    assert plays > 2
    assert asks(table, 0)
    assert asks(table, 1)


def test_who_said_done_may_think_again_while_the_other_plans() -> None:
    table = Live(KINGDOM, two_who_plan())
    rng = Random(9)
    play(table, 1, rng)
    while 0 in table.match.state.waiting():
        play(table, 0, rng)
    play(table, 1, rng)
    assert table.undo(0) == [Retract(0)]
    table.read([Retract(0)])
    assert sorted(table.match.state.waiting()) == [0, 1]


def test_what_was_said_beside_the_game_stays_where_it_was() -> None:
    log = two_who_plan()
    table = Live(KINGDOM, log)
    rng = Random(5)
    at = len(table.match.events())
    play(table, 0, rng)
    table.read([HintAsked(1)])
    play(table, 1, rng)
    table.read([HintAsked(1), Retract(0)])
    assert [(note.kind, note.after) for note in table.notes] == [("hint", at), ("hint", at + 1), ("undo", at + 1)]


def test_nothing_to_take_back_in_a_log_is_our_fault() -> None:
    with pytest.raises(koruna.Bug, match="not decided at once"):
        Live(BIDS, [*three_who_bid(), Retract(0)])


def planned_twice() -> tuple[list[LogLine], int]:
    """The log of a game in which both are amid their second planning, and a line amid the first."""
    log = two_who_plan()
    table = Live(KINGDOM, log)
    rng = Random(5)
    log += play(table, 0, rng) + play(table, 1, rng)
    middle = len(table.match.record.lines)
    while len(table.match.state.waiting()) == 2:
        log += play(table, 0, rng)
    while len(table.match.state.waiting()) < 2:
        log += play(table, table.match.state.turn(), rng)
    for seat in (0, 1):
        log += play(table, seat, rng)
    return log, middle


def test_after_an_undo_into_an_earlier_planning_each_still_takes_back_their_own() -> None:
    """Whether people agreed to it or not, and also once the table was read anew."""
    log, middle = planned_twice()
    for back in ([Undo(middle)], [Ask(0, middle), Agree(1), Undo(middle)]):
        table = Live(KINGDOM, [*log, *back])
        assert table.undo(0) == [Retract(0)]
        assert table.undo(1) == [Retract(1)]
        before = texts(table)
        table.read([Retract(0)])
        assert texts(table) == [*before[:-2], before[-1]]
        assert texts(Live(KINGDOM, [*log, *back, Retract(0)])) == texts(table)
        assert table.undo(1) == [Retract(1)]
        play(table, 0, Random(6))
        assert table.undo(0) == [Retract(0)]


def test_an_undo_to_where_a_planning_began_and_another_planning_since() -> None:
    """What was kept of the one must not be taken for the other."""
    log, middle = planned_twice()
    table = Live(KINGDOM, log)
    table.read([Undo(middle - 2)])
    rng = Random(8)
    play(table, 1, rng)
    play(table, 0, rng)
    before = texts(table)
    table.read(table.undo(1))
    assert texts(table) == [*before[:-2], before[-1]]
    assert Match(table.match.game, table.match.record).record.text() == table.match.record.text()


# --- in sight of all ---------------------------------------------------------------------------------


def two_who_trade() -> list[LogLine]:
    """The log of a game in which both trade now, and everybody sees it."""
    log = Live(REALM, []).deal()
    table = Live(REALM, log)
    while step_of(table) != "trade":
        seat = table.match.state.waiting()[0]
        texts = choices(table, seat)
        usual = next((text for text in ("auto", "done") if text in texts), texts[0])
        lines = table.move(usual, seat)[0]
        table.read(lines)
        log += lines
    return log


def step_of(table: Live) -> str:
    return str(table.match.state.view().step)


def choices(table: Live, seat: int) -> list[str]:
    return [table.match.state.write(move, seat) for move in table.match.state.moves(seat)]


def recruit(table: Live, seat: int) -> str:
    return next(text for text in choices(table, seat) if text.startswith("rec "))


def test_what_all_can_see_is_taken_back_alone_too_as_long_as_all_decide() -> None:
    table = Live(REALM, two_who_trade())
    log = texts(table)
    first, other = recruit(table, 0), recruit(table, 1)
    table.read([Move(0, first), Move(1, other)])
    before = len(table.match.events())
    assert table.undo(0) == [Retract(0)]
    table.read([Retract(0)])
    assert texts(table) == [*log, Move(1, other)]
    assert len(table.match.events()) == before - 1
    assert first in choices(table, 0)
    table.read([Move(0, first), Move(1, "done")])
    assert table.undo(1) == [Retract(1)]
    assert table.undo(0) == [Retract(0)], "the other is done, but the trade is not over"
    table.read([Move(0, "done")])
    assert asks(table, 1), "all has gone on since"


def test_who_was_the_last_to_decide_takes_it_back_while_nothing_new_was_seen() -> None:
    log = two_who_trade()
    table = Live(REALM, [*log, Move(1, "done")])
    text = recruit(table, 0)
    table.read([Move(0, text)])
    assert table.undo(0) == [Undo(len(log) + 1)]


@pytest.mark.parametrize("movement", ["in_order", "hidden"])
def test_what_is_out_is_not_taken_back_alone(movement: str) -> None:
    """Placing the last start parts reveals all of them to everybody, whatever is decided next."""
    head = Head("realm", "suverenita", 1, {"movement": movement}, 2)
    table = Live(head, Live(head, []).deal())
    while step_of(table) != "parts":
        seat = table.match.state.turn()
        table.read(table.move(choices(table, seat)[0], seat)[0])
    table.read([Move(0, "auto")])
    assert table.undo(0) == [Retract(0)]
    table.read([Move(1, "auto")])
    for seat in (0, 1):
        assert asks(table, seat)


# --- every game --------------------------------------------------------------------------------------


def plain(game: Game) -> Table:
    """With many players, but not so many that it takes too long."""
    tables = [table for table in TABLES if table.game is game and table.seats <= MANY]
    return max(tables, key=lambda table: table.seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_who_takes_back_and_does_it_again_has_changed_nothing(game: Game) -> None:
    table = plain(game)
    head = Head("any", game.id, game.version, table.options, table.seats)
    rng = table.rng("taking back")
    log: list[LogLine] = [Seed("the same in every run")]
    log += Live(head, log).deal()
    live = Live(head, log)
    several = alone = 0
    while not live.match.over() and len(log) < LONG:
        several += len(live.match.state.waiting()) > 1
        log += play(live, rng.choice(live.match.state.waiting()), rng)
        seat = rng.randrange(table.seats)
        last = live.last_decision(seat)
        if last is None:
            continue
        back = live.undo(seat) == [Retract(seat)]
        unseen = all(live.match.sealed[last:])
        assert back or not unseen, "nobody saw it, so nobody is asked"
        alone += back
        if back and rng.random() < SOME:
            check(head, log, live, seat)
    assert bool(several) == bool(alone)


def check(head: Head, log: list[LogLine], live: Live, seat: int) -> None:
    back = Live(head, [*log, Retract(seat)])
    last = live.last_decision(seat)
    taken = [Move(by, text) for by, text in live.match.record.lines[last:] if by == seat]  # and what was made unasked
    assert Match(back.match.game, back.match.record).record.text() == back.match.record.text()
    for other in range(head.seats):
        if other != seat:
            assert of_seat(back, other) == of_seat(live, other)
            assert back.match.state.moves(other) == live.match.state.moves(other)
    again = Live(head, [*log, Retract(seat), *taken])
    if not live.match.state.shows_choices():
        assert fingerprint(again.match.state) == fingerprint(live.match.state)
    for eyes in (*range(head.seats), SPECTATOR):
        assert again.view(eyes) == live.view(eyes)
