"""Moves that a table makes for people who have nothing to decide."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.bots import bot
from koruna.engine.match import Match
from koruna.table.live.duplicate_moves import played_before
from koruna.table.live.live_table import Live
from koruna.table.log_lines import Ask, Auto, BotPlays, LogLine, Move, Rest, Retract, Seed, Skip, Stop, Undo
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.store.store import Head
from tests.laws.fingerprint import fingerprint
from tests.table.api.two_at_table import now
from tests.table.seats import Client

REALM = Head("realm", "suverenita", 1, {"mode": "basic"}, 2)
KINGDOM = Head("kingdom", "wonderful_kingdom", 1, {"module": "basic"}, 2)
SEASON = 60  # decisions that are surely enough for one


class Played:
    """A table whose people play like bots, but are only asked what is worth it."""

    def __init__(self, head: Head, *log: LogLine) -> None:
        self.head = head
        self.log: list[LogLine] = [*log, Seed("7")]
        self.log += Live(head, self.log).deal()
        self.table = Live(head, self.log)
        game = self.table.match.game
        self.bots = [bot("greedy", game, Random(seat)) for seat in range(2)]

    def add(self, lines: list[LogLine]) -> list[LogLine]:
        self.table.read(lines)
        self.log += lines
        return lines

    def step(self) -> list[LogLine]:
        """Somebody who is asked decides."""
        match = self.table.match
        seat = self.table.deciding()[0]
        move = self.bots[seat].choose(match.state.imagine(seat, Random(1)), seat)
        return self.add(self.table.move(match.state.write(move, seat), seat)[0])

    def until(self, *steps: str) -> None:
        for _ in range(SEASON):
            if self.table.match.state.view().step in steps:
                return
            self.step()
        raise AssertionError(f"no {steps} in {self.log[-SEASON:]}")

    def again(self) -> Live:
        """After a restart, or on another server."""
        return Live(self.head, self.log)


def test_what_is_not_asked_follows_at_once_and_the_record_is_like_any_other() -> None:
    played = Played(REALM)
    played.until("trade")
    assert any(isinstance(line, Auto) for line in played.log), "herds and offers are not asked about"
    table = played.table
    steps = {"herds", "offer"}
    again = Match(table.match.game, table.match.record)
    assert again.record.text() == table.match.record.text()
    assert fingerprint(again.state) == fingerprint(played.again().match.state) == fingerprint(table.match.state)
    assert table.match.state.view().step not in steps


def test_nobody_waits_for_what_is_not_asked() -> None:
    """After every change the deciding seats are asked: no page ever shows a question that answers itself."""
    played = Played(REALM)
    for _ in range(SEASON):
        table = played.table
        assert all(not table.skipped.is_unasked(seat) for seat in table.deciding())
        played.step()


def test_bots_decide_all_by_themselves() -> None:
    played = Played(REALM, BotPlays(0, "greedy"), BotPlays(1, "greedy"))
    table = played.table
    for _ in range(SEASON):
        seat = table.match.state.waiting()[0]
        move = played.bots[seat].choose(table.match.state.imagine(seat, Random(1)), seat)
        lines = played.add(table.move(table.match.state.write(move, seat), seat)[0])
        assert not any(isinstance(line, Auto) for line in lines)


def test_undo_goes_back_to_what_was_asked() -> None:
    played = Played(REALM, BotPlays(1, "random"))
    table = played.table
    for _ in range(SEASON):
        if any(isinstance(line, Auto) and line.seat == 0 for line in played.log):
            break
        played.step() if table.deciding() else played.add(table.move(first_move(table, 1), 1)[0])
    asked = table.last_decision(0)
    assert asked is not None
    assert asked not in table.skipped.made
    assert max(table.skipped.made) > asked
    played.add([Undo(asked)])
    assert table.deciding() == [0]
    assert not table.skipped.made.intersection(range(asked, 10_000))
    assert fingerprint(played.again().match.state) == fingerprint(table.match.state)


def first_move(table: Live, seat: int) -> str:
    return table.match.state.write(table.match.state.moves(seat)[0], seat)


def test_who_takes_back_the_last_deal_is_asked_again() -> None:
    """What was made for a seat after its move goes with it, and what the other decided stays."""
    played = Played(Head("realm", "suverenita", 1, {"mode": "first_game"}, 2))
    played.until("trade")
    table = played.table
    state = table.match.state
    deal = next(text for text in map(state.write, state.moves(0)) if text.startswith("rec "))
    before = len(table.match.record.lines)
    played.add([Move(0, deal), Auto(0, "done")])
    assert table.match.state.waiting() == [1]
    assert table.undo(0) == [Retract(0)]
    played.add([Retract(0)])
    assert len(table.match.record.lines) == before
    assert 0 in table.match.state.waiting()
    assert before not in table.skipped.made


# --- what people say -----------------------------------------------------------------------------


def test_a_stop_that_is_opened_is_asked_about_and_stays_so_after_a_restart() -> None:
    played = Played(REALM)
    for seat in (0, 1):
        played.add(played.table.with_skipped_moves(Stop(seat, "offers"))[0])
    played.until("offer")
    assert played.again().deciding() == played.table.deciding()
    seat = played.table.deciding()[0]
    lines = played.add(played.table.with_skipped_moves(Skip(seat, "offers"))[0])
    assert lines[:2] == [Skip(seat, "offers"), Move(seat, "done")], "who no longer wants to be asked has decided"
    assert isinstance(played.table.undo(seat)[0], Undo | Ask)


def test_nothing_more_this_season_lasts_until_the_next() -> None:
    played = Played(REALM)
    played.until("units")
    table = played.table
    seat, season = table.deciding()[0], table.match.state.view().round
    lines = played.add(table.with_skipped_moves(Rest(seat))[0])
    assert lines[:2] == [Rest(seat), Move(seat, "done")]
    assert table.skipped.rests(seat)
    assert played.again().skipped.rests(seat)
    for _ in range(SEASON):
        if table.match.state.view().round > season:
            break
        view = table.match.state.view()
        assert seat not in table.deciding() or not table.skipped.rests(seat) or view.step not in ("units", "trade")
        played.step()
    assert not table.skipped.rests(seat)


def test_who_takes_nothing_more_back_has_not_said_it() -> None:
    played = Played(REALM, BotPlays(1, "random"))
    table = played.table
    while table.match.state.view().step != "units" or table.deciding() != [0]:
        played.step() if table.deciding() else played.add(table.move(first_move(table, 1), 1)[0])
    at = len(table.match.record.lines)
    played.add(table.with_skipped_moves(Rest(0))[0])
    assert table.last_decision(0) == at
    played.add([Undo(at)])
    assert not table.skipped.rests(0)
    assert table.deciding() == [0]


def test_the_same_move_sent_twice_counts_once_whatever_followed() -> None:
    played = Played(REALM)
    for _ in range(SEASON):
        seq = len(played.log)
        lines = played.step()
        if any(isinstance(line, Auto) for line in lines):
            break
    assert isinstance(lines[0], Move)
    assert played_before(REALM, played.log, seq, lines[0].text, lines[0].seat) == seq + len(lines)


def test_where_all_decide_in_secret_nobody_sees_who_has_nothing_to_decide() -> None:
    played = Played(KINGDOM)
    played.until("produce")
    table = played.table
    for _ in range(SEASON):
        held = [seat for seat in table.match.state.waiting() if table.skipped.holds(seat, table.people())]
        if held:
            break
        played.step()
    [seat] = held
    assert table.deciding() == [1 - seat]
    parts = parts_of(PageContext(table, seat, [seat], "en"))
    assert "nothing for you to decide" in parts["prompt"]
    assert 'data-do="confirm"' not in parts["actions"]
    other = parts_of(PageContext(table, 1 - seat, [1 - seat], "en"))
    assert other["seats"].count('aria-current="true"') == 2, "both still seem to decide"


# --- over the network ----------------------------------------------------------------------------


@pytest.fixture
def realm(client: Client) -> tuple[str, dict[str, str]]:
    seats = [{"kind": "person", "name": "Eva"}, {"kind": "bot", "level": "random"}]
    created = client.post("/api/tables", json={"game": "suverenita", "options": {}, "seats": seats}).json()
    return f"/api/tables/{created['table']}", {"Authorization": f"Bearer {created['seats'][0]['key']}"}


def test_a_stop_is_opened_and_closed_by_whoever_has_the_seat(client: Client, realm: tuple[str, dict[str, str]]) -> None:
    path, key = realm
    assert client.post(f"{path}/stops/herds").status_code == 401
    before = now(client, path, key)["seq"]
    assert client.post(f"{path}/stops/herds", headers=key).json()["seq"] > before
    answer = client.post(f"{path}/stops/herds", headers=key)
    assert answer.status_code == 200
    assert client.delete(f"{path}/stops/herds", headers=key).json()["seq"] > answer.json()["seq"]
    assert client.post(f"{path}/stops/dragons", headers=key).status_code == 404


def test_nothing_more_is_refused_before_the_first_season(client: Client, realm: tuple[str, dict[str, str]]) -> None:
    path, key = realm
    assert client.post(f"{path}/rest", headers=key).status_code == 403


def test_a_game_that_asks_about_everything_shows_nothing_of_it() -> None:
    head = Head("plain", "kingdomino", 1, {}, 2)
    table = Live(head, Live(head, []).deal())
    parts = parts_of(PageContext(table, 0, [0], "en"))
    assert parts["stops"].strip() == ""
    assert 'data-do="rest"' not in parts["actions"]
    assert koruna.game("kingdomino").stops == []
