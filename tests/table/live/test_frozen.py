"""A table that cannot be loaded: the fault stays inside it, and nobody else notices anything."""

from __future__ import annotations

import asyncio
import html
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import koruna
from koruna.engine.errors import Trouble
from koruna.engine.record import read_record
from koruna.engine.state import SPECTATOR
from koruna.locale import LANGUAGES, words
from koruna.table.live.frozen import Frozen
from koruna.table.live.live_table import Live
from koruna.table.live.seat_keys import SeatKeys
from koruna.table.live.table_view import Company, names
from koruna.table.live.tables import LiveTables
from koruna.table.log_lines import Auto, BotPlays, Chance, LogLine, Move, Rematch, Retract, Undo, Unreadable, encode
from koruna.table.store.store import Addition, Head, Store
from tests.table.frozen_tables import head, played, serving
from tests.table.keys import key_of, sit
from tests.table.logged import logged

if TYPE_CHECKING:
    from tests.conftest import Heard

LOG = played(6)
# What may be wrong with a table, the sentence that says it, and what of the log can be read.
FAULTS: dict[str, tuple[Head, list[LogLine], str]] = {
    "another version": (head(more=1), LOG, "frozen-version"),
    "an unknown game": (head(game="chess"), LOG, "frozen-game"),
    "an option that is gone": (head(options={"gone": True}), LOG, "frozen-setup"),
    "content that is gone": (head(game="wonderful_kingdom", options={"content": "mine"}), LOG, "frozen-setup"),
    "a bot that is gone": (head(), [*LOG, BotPlays(1, "oracle")], "frozen-setup"),
    "a damaged line": (head(), [*LOG[:-1], Unreadable("\x00\x7f")], "frozen-log"),
    "a move that is none": (head(), [*LOG, Move(0, "fly to the moon")], "frozen-log"),
    "an undo of what was not": (head(), [*LOG, Undo(4000)], "frozen-log"),
    "an empty line": (head(), [*LOG, Unreadable("")], "frozen-log"),
    "an end before the draw": (head(), LOG[:4], "frozen-log"),
}
every_fault = pytest.mark.parametrize("fault", FAULTS)


def why(fault: str, language: str) -> str:
    """How the sentence begins, up to the first fact of it."""
    facts = dict.fromkeys(("game", "found", "known", "why", "line"), 1234567)
    return words(language).say(FAULTS[fault][2], facts).partition("1")[0]


@every_fault
def test_the_lobby_is_there_for_everybody(tmp_path: Path, fault: str) -> None:
    icy, log, _ = FAULTS[fault]
    with serving(tmp_path, (icy, log), (head("fine"), LOG)) as client:
        for language in LANGUAGES:
            client.headers["Accept-Language"] = language
            sit(client)
            answer = client.get("/")
            assert answer.status_code == 200
            assert "/t/fine" in answer.text
            assert "/t/icy" not in answer.text, "it is offered to nobody"
            sit(client, 0)
            mine = client.get("/")
            assert mine.status_code == 200
            assert 'href="/t/icy"' in mine.text
            assert why(fault, language) in html.unescape(mine.text), "but who sat there is told"


@every_fault
def test_it_says_why_wherever_it_is_asked_for(tmp_path: Path, fault: str, capfd: pytest.CaptureFixture[str]) -> None:
    icy, log, _ = FAULTS[fault]
    with serving(tmp_path, (icy, log), (head("fine"), LOG)) as client:
        sit(client, 0)
        pages = (
            "",
            "/now",
            "/stream",
            "/why?move=x",
            "/replay/0",
            "/moments",
            "/older",
            "/invite",
            f"/sit/{key_of(1)}",
        )
        for path in (*pages, f"/sit/{key_of(1)}", "/join"):
            answer = client.get(f"/t/icy{path}")
            assert answer.status_code == 423, path
            assert why(fault, "en") in html.unescape(answer.text)
        for path in ("/rematch", "/hint", "/replay/0/play-on", "/hand-over/0"):
            assert client.post(f"/t/icy{path}").status_code == 423, path
        for language in LANGUAGES:
            client.headers["Accept-Language"] = language
            for answer in (
                client.get("/api/tables/icy"),
                client.get("/api/tables/icy/events"),
                client.post("/api/tables/icy/undo"),
                client.post("/api/tables/icy/moves", json={"seq": 1, "move": "claim 1"}),
                client.post("/api/tables/icy/seats/1/bot", json={}),
                client.delete("/api/tables/icy/seats/0/bot"),
            ):
                assert answer.status_code == 423
                assert answer.json()["error"].startswith(why(fault, language))
        assert client.get("/api/tables/fine").status_code == 200
    assert logged(capfd).count("table icy is frozen") == 1


@pytest.mark.parametrize(("lost", "line"), [("seq = 2", 2), ("seq > 0", 1)])
def test_lines_that_are_lost_are_missed_also_where_the_rest_can_be_read(tmp_path: Path, lost: str, line: int) -> None:
    """Who sits at a place, or all lines."""
    damage = f"DELETE FROM lines WHERE \"table\" = 'icy' AND {lost}"
    with serving(tmp_path, (head(), LOG), (head("fine"), LOG), damage=damage) as client:
        assert "/t/fine" in client.get("/").text
        answer = client.get("/t/icy")
        facts = {"game": words("en", "kingdomino").say("name"), "line": line}
        assert (answer.status_code, words("en").say("frozen-log", facts) in answer.text) == (423, True)


def test_a_table_of_which_nothing_can_be_told_leaves_the_lobby_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults_heard: Heard
) -> None:
    def fails(table: Company, language: str) -> list[str]:
        if table.head.id == "icy":
            raise ZeroDivisionError("a fault of ours")
        return names(table, language)

    monkeypatch.setattr("koruna.table.pages.lobby.names", fails)
    with serving(tmp_path, (head(), LOG), (head("fine"), LOG)) as client:
        answer = client.get("/")
        assert (answer.status_code, "/t/fine" in answer.text, "/t/icy" in answer.text) == (200, True, False)
        sit(client, 0)
        assert 'href="/t/icy"' in client.get("/").text
    assert len(faults_heard.take()) == 1


def test_options_that_cannot_be_read(tmp_path: Path) -> None:
    damage = """UPDATE tables SET options = '{"harm' WHERE id = 'icy'"""
    with serving(tmp_path, (head(), LOG), (head("fine"), LOG), damage=damage) as client:
        assert "/t/fine" in client.get("/").text
        sit(client, 0)
        assert 'href="/t/icy"' in client.get("/").text
        answer = client.get("/t/icy")
        assert (answer.status_code, "/record" in answer.text) == (423, False)
        assert client.get("/t/icy/record").status_code == 423
        assert client.get("/api/tables/icy/record").status_code == 423


def test_a_rematch_that_cannot_be_loaded_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    done = head("done")
    log = played(1000)
    again = Head("again", "kingdomino", 999, {}, 2)
    with serving(tmp_path, (done, [*log, Rematch("again")]), (again, LOG)) as client:
        sit(client, 0)
        answer = client.get("/t/done")
        assert answer.status_code == 200
        assert words("en").say("at-go-to-rematch") in answer.text
        assert client.post("/t/done/rematch").status_code == 423


# --- its record -----------------------------------------------------------------------------


VERSION = koruna.game("wonderful_kingdom").version
WHY_CUT = f"version {VERSION} of the rules cannot play what comes next"
CUT = f"# missing from here on: 8 lines of the log, because {WHY_CUT}\n"


def lines_of(answer: Any) -> list[str]:
    assert answer.status_code == 200
    lines: list[str] = answer.text.split("---\n")[1].splitlines()
    return lines


def told(log: list[LogLine]) -> list[str]:
    """The moves in a log, as a record has them."""
    return [encode(line) for line in log if isinstance(line, Move | Chance)]


def test_what_can_be_replayed_is_told_as_at_any_table(tmp_path: Path) -> None:
    """While both decide in secret: a seat is told its own, and nothing of the other's. Its end says what is missing."""
    log = played(40, "wonderful_kingdom")
    table = Live(head(game="wonderful_kingdom"), log)
    while len(table.match.state.waiting()) < 2:
        seat = table.match.state.waiting()[0]
        lines, _ = table.move(table.match.state.write(table.match.state.moves(seat)[0], seat), seat)
        table.read(lines)
        log += lines
    for seat in (0, 1):
        lines, _ = table.move(table.match.state.write(table.match.state.moves(seat)[0], seat), seat)
        table.read(lines)
        log += lines
    with serving(tmp_path, (table.head, [*log, Move(0, "fly to the moon"), *log[-3:]])) as client:
        for seats, eyes in ([], SPECTATOR), ([0], 0), ([1], 1):
            sit(client, *seats)
            assert 'href="/t/icy/record"' in client.get("/t/icy").text
            for path in ("/t/icy/record", "/api/tables/icy/record"):
                answer = client.get(path)
                assert answer.text == table.record(eyes).text() + CUT
                assert read_record(answer.text).text() == answer.text
                assert any(line.endswith(" ?") for line in lines_of(answer))


def test_of_a_game_that_cannot_be_replayed_a_seat_is_told_its_own_moves_alone(tmp_path: Path) -> None:
    with serving(tmp_path, (head(more=1), [*LOG, BotPlays(1, "greedy"), Retract(0), Undo(6)])) as client:
        sit(client)
        assert "/record" not in client.get("/t/icy").text
        assert client.get("/t/icy/record").status_code == 423
        assert client.get("/api/tables/icy/record").status_code == 423
        moves = told(LOG)
        for seat in (0, 1):
            sit(client, seat)
            assert 'href="/t/icy/record"' in client.get("/t/icy").text
            answer = client.get("/t/icy/record")
            assert "attachment" in answer.headers["content-disposition"]
            shown = lines_of(answer)
            assert shown == [line if line.startswith(f"{seat} ") else f"{line[0]} ?" for line in moves[:6]]
            assert client.get("/api/tables/icy/record").text == answer.text


def test_moves_made_unasked_are_in_the_record_of_a_game_that_cannot_be_replayed(tmp_path: Path) -> None:
    log = played(1000)
    unasked = [Auto(1, line.text) if isinstance(line, Move) and line.seat == 1 else line for line in log]
    with serving(tmp_path, (head(more=1), unasked), damage="UPDATE tables SET over = 1") as client:
        assert lines_of(client.get("/t/icy/record")) == told(log)


def test_of_a_game_that_is_over_all_is_told(tmp_path: Path) -> None:
    log = played(1000)
    with serving(tmp_path, (head(more=1), log), damage="UPDATE tables SET over = 1") as client:
        assert lines_of(client.get("/t/icy/record")) == told(log)


# --- on several servers -----------------------------------------------------------------------


def test_a_line_that_another_server_wrote_and_this_one_does_not_know(tmp_path: Path) -> None:
    """As while one of several servers on a database is newer than the others."""

    async def meet() -> None:
        store = Store(f"sqlite:///{tmp_path}/koruna.db")
        store.create(head(), LOG, listed=False)
        tables = LiveTables(store, pace=0)
        table = await tables.get("icy")
        assert table is not None
        store.shared = True
        store.engine.connect().close()
        Store(f"sqlite:///{tmp_path}/koruna.db").append([Addition("icy", len(LOG), [Unreadable("dance 0")], False)])
        for _ in range(2):
            with pytest.raises(Frozen) as met:
                await tables.get("icy")
            assert met.value.why.message == "frozen-log"
            assert met.value.why.facts["line"] == len(LOG) + 1
        with pytest.raises(Frozen):
            await tables.let_bot(table, 0, "greedy")
        await tables.close()

    asyncio.run(meet())


def test_what_is_wrong_is_told_in_every_language() -> None:
    cause = Trouble("unknown-option", {"game": "kingdomino", "option": "gone", "known": "harmony"})
    for language in LANGUAGES:
        sentence = Frozen(head(), Trouble("frozen-setup", {"game": "kingdomino", "why": ""}), SeatKeys(2), cause).say(
            language
        )
        assert cause.say(language) in sentence
        assert words(language, "kingdomino").say("name") in sentence
