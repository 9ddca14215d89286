"""The chronicle: what one did is told in plain words, and what others do in secret only once."""

from __future__ import annotations

import re
from random import Random

import pytest

from koruna.engine.state import SPECTATOR
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import names
from koruna.table.log_lines import BotPlays, HintAsked, Move, Name, Seed
from koruna.table.pages import chronicle
from koruna.table.pages.chronicle import LineCache, chronicle_html
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.table_stream import drawing, drawing_at
from koruna.table.store.store import Head
from tests.table.seats import Client, Seats

HEAD = Head("kingdom", "wonderful_kingdom", 1, {"module": "basic"}, 2)
CALLED = ["Eva", "Petr"]


def planning() -> Live:
    """Both have to plan now."""
    table = Live(HEAD, Live(HEAD, [Seed("plans")]).deal())
    rng = Random(3)
    while len(table.match.state.waiting()) < 2:
        play(table, table.match.state.turn(), rng)
    return table


def play(table: Live, seat: int, rng: Random) -> str:
    text = table.match.state.write(rng.choice(table.match.state.moves(seat)), seat)
    table.read(table.move(text, seat)[0])
    return text


def lines_for(table: Live, seat: int) -> list[str]:
    """The sentences, the oldest first."""
    return re.findall("<span>(.*?)</span>", chronicle_html(table, seat, "en", CALLED))[::-1]


def test_ones_own_secret_moves_are_told_in_plain_words() -> None:
    table = planning()
    before = len(lines_for(table, 0))
    slate = next(
        text for move in table.match.state.moves(0) if (text := table.match.state.write(move, 0)).startswith("slate ")
    )
    table.read([Move(0, slate)])
    [line] = lines_for(table, 0)[before:]
    assert re.fullmatch("Eva makes a site of [A-Z].*[.]", line)


def test_nobody_is_told_how_much_another_has_decided_in_secret() -> None:
    table = planning()
    before = len(lines_for(table, 1))
    rng = Random(5)
    for seat in (0, 0, 1, 0):
        play(table, seat, rng)
    [mine] = lines_for(table, 1)[before:]
    assert mine.startswith("Petr ")
    assert lines_for(table, SPECTATOR)[before:] == []
    while 0 in table.match.state.waiting():
        play(table, 0, rng)
    assert lines_for(table, 1)[before:] == [mine, "Eva is done."]


def test_taking_back_again_and_again_is_one_line() -> None:
    table = planning()
    rng = Random(5)
    play(table, 1, rng)
    for _ in range(3):
        play(table, 0, rng)
        table.read(table.undo(0))
    assert lines_for(table, 0).count("Eva takes a move back.") == 1
    assert "Eva takes a move back." not in lines_for(table, 1), "it was a secret decision"


def test_cards_that_all_can_see_are_named() -> None:
    table = planning()
    picks = [line for line in lines_for(table, SPECTATOR) if " takes area " in line]
    assert any(re.search(r"takes area [12]: [A-Z]", line) for line in picks)
    assert not any(re.search(r"\d, \d", line) for line in picks)


def test_a_hand_is_named_to_its_player_alone() -> None:
    table = planning()
    assert sum(line.startswith("Eva is dealt ") for line in lines_for(table, 0)) == 7
    assert "Eva is dealt cards." not in lines_for(table, 0)
    for seat in (1, SPECTATOR):
        assert [line for line in lines_for(table, seat) if line.startswith("Eva is dealt ")] == ["Eva is dealt cards."]


def test_others_are_told_of_by_their_names_and_bots_alike_by_numbers() -> None:
    head = Head("realm", "suverenita", 1, {}, 4)
    log = [Name(0, "Eva"), BotPlays(1, "greedy"), BotPlays(2, "greedy"), BotPlays(3, "random")]
    table = Live(head, [*log, *Live(head, log).deal()])
    called = names(table, "en")
    assert called == ["Eva", "Planner 1", "Planner 2", "Random"]
    lines = re.findall("<span>(.*?)</span>", chronicle_html(table, SPECTATOR, "en", called))
    rivals = [line for line in lines if line.startswith("The rival of ")]
    others = "|".join(called)
    assert len(rivals) == 4
    assert all(re.fullmatch(rf"The rival of ({others}) is ({others})\.", line) for line in rivals)


# --- long games --------------------------------------------------------------------------------------


def test_numbers_of_all_players_stand_beside_their_names() -> None:
    """Whose they are; apart from the name, which may be that of a second bot."""
    head = Head("dynasty", "kingdomino", 1, {"dynasty": True}, 2)
    series = Live(head, Live(head, [Seed("series")]).deal())
    rng = Random(4)
    for table, wanted in ((series, r"Game 1 is over: .*Points: "), (planning(), "Production, materials: ")):
        while not (found := [line for line in lines_for(table, SPECTATOR) if re.match(wanted, line)]):
            play(table, table.match.state.waiting()[0], rng)
        assert re.fullmatch(rf"{wanted}Eva \(\d+\), Petr \(\d+\)\.", found[0])


def test_a_page_tells_of_a_long_game_not_everything_unasked(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Seats(client)
    table.sit(0)
    table.play(20)
    whole = table.get("/now").json()["parts"]["lines"]
    assert "older" not in whole
    monkeypatch.setattr(chronicle, "SHOWN_AT_FIRST", 6)
    drawing_at.cache_clear()
    lines = table.get("/now").json()["parts"]["lines"]
    newer, older = lines.split('<li class="older">')
    [before] = re.findall(r'data-before="(\d+)"', older)
    assert int(before) > 0
    assert int(before) % 6 == 0
    assert 6 <= len(re.findall("data-event=", newer)) < 12
    assert newer + table.get(f"/older?seat=0&before={before}").json()["lines"] == whole
    assert table.get("/older?seat=0").json()["lines"] == whole
    assert table.get("/older?before=-7").json()["lines"] == ""
    assert table.get("/older?before=0").json()["lines"] == ""
    assert table.get("/older?seat=1").status_code == 403


def test_what_was_sent_of_a_long_game_stays_right_for_a_while(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "SHOWN_AT_FIRST", 10)
    table = Seats(client)
    table.sit(0)
    anew = 0
    had = table.get("/now").json()["parts"]["lines"]
    for _ in range(40):
        table.play()
        lines = table.get("/now").json()["parts"]["lines"]
        anew += not lines.endswith(had)
        had = lines
    assert 2 <= anew <= len(re.findall("data-event=", table.get("/older?seat=0").json()["lines"])) / 10 + 1


def test_older_lines_that_are_kept_are_those_that_would_be_put_into_words_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chronicle, "OLDER_AT_ONCE", 4)
    monkeypatch.setattr(chronicle, "LEAST_NEWER", 2)
    table, rng = planning(), Random(5)
    older = {viewer: LineCache() for viewer in (0, 1, SPECTATOR)}
    kept = 0
    for number in range(80):
        seat = rng.choice(table.match.state.waiting())
        if number % 9 == 8:
            table.read(table.undo(seat))
        elif number % 9 == 4:
            table.read([HintAsked(seat)])
        else:
            play(table, seat, rng)
        for viewer, lines in older.items():
            before = lines.html
            assert chronicle_html(table, viewer, "en", CALLED, older=lines) == chronicle_html(
                table, viewer, "en", CALLED
            )
            kept += bool(before) and lines.html is before
        texts = [chronicle_html(table, viewer, "en", CALLED, older=lines) for viewer, lines in older.items()]
        assert len({id(text) for text in texts}) == len({*texts}), "who reads the same reads one copy of it"
    assert kept > 100
    assert "Jana" in chronicle_html(table, 0, "en", ["Jana", "Petr"], older=older[0]), "other names, other lines"


def test_whoever_is_told_of_nothing_is_not_drawn_anew() -> None:
    table, rng = planning(), Random(3)
    contexts = [PageContext(table, seat, [seat], "en") for seat in (0, 1)]
    before = [drawing(context) for context in contexts]
    count = table.visible_lines.count([1])
    play(table, 0, rng)
    assert drawing(contexts[0]) is not before[0]
    assert (table.visible_lines.count([1]) == count) == (drawing(contexts[1]) is before[1])
    assert drawing(contexts[1]).parts == before[1].parts
