"""Scenes, such as battles: the last ones stay on the page, and each is opened again by its lines of the chronicle."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

import koruna
from koruna.engine.state import SPECTATOR
from koruna.games.suverenita.bot.planner import Planner
from koruna.look.columns import INDENT
from koruna.table.live.live_table import Live
from koruna.table.log_lines import LogLine, Seed, Undo
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.page_parts import parts_of
from koruna.table.pages.replay_moments import SHOWN
from koruna.table.pages.scenes import MOST, last_scenes, scene_with
from koruna.table.store.store import Head
from koruna.terminal.players import Player
from koruna.terminal.record_file import RecordFile
from koruna.terminal.sentences import Narrator, paragraphs
from koruna.terminal.table import TerminalTable
from tests.table.seats import Client, Seats
from tests.table.wars import OPTIONS, wanted

HEAD = Head("realm", "suverenita", 1, {"mode": "advanced", "pace": "plain"}, 3)
CALLED = ["Eva", "Petr", "Jana"]


@cache
def log_of_war(battles: int) -> list[LogLine]:
    """People who attack whenever they can and sign nothing, until so many battles are over."""
    log: list[LogLine] = [Seed("war")]
    table = Live(HEAD, log)
    log += table.deal()
    table = Live(HEAD, log)
    planner = Planner(Random(5))
    while sum(event.kind in ("battle-won", "battle-drawn") for event in table.match.events()) < battles:
        state = table.match.state
        seat = state.waiting()[0]
        view, texts = state.view(seat), [state.write(move, seat) for move in state.moves(seat)]
        wanted = [order for march in view.marches for order in march.orders if order in texts]
        if view.step in ("fight", "offer", "answer"):
            wanted = [text for text in texts if text in ("done", "no") or text.startswith("fight ")]
        text = wanted[0] if wanted else state.write(planner.choose(state, seat), seat)
        lines = table.move(text, seat)[0]
        table.read(lines)
        log += lines
    return log


def at_war(battles: int) -> Live:
    """A table with so many battles behind it."""
    return Live(HEAD, log_of_war(battles))


def test_the_last_battles_are_shown_to_everybody_the_newest_first() -> None:
    table = at_war(MOST + 1)
    for seat in (0, 1, SPECTATOR):
        parts = parts_of(PageContext(table, seat, [], "en"))
        firsts = [int(first) for first in re.findall(r'data-scene="(\d+)"', parts["scenes"])]
        assert firsts == sorted(firsts, reverse=True)
        assert len(firsts) == MOST
        assert all(table.match.events()[first].kind in ("battle", "assault", "ambush") for first in firsts)
    assert "scenes" in SHOWN, "also when the past is shown"


def test_a_battle_taken_back_is_no_more_on_the_page() -> None:
    table = at_war(1)
    before = len(last_scenes(table, 0, "en", CALLED))
    start = next(at for at, (_, text) in enumerate(table.match.record.lines) if text.startswith("fight "))
    table.read([Undo(start)])
    assert (before, last_scenes(table, 0, "en", CALLED)) == (1, [])


def test_a_line_of_the_chronicle_opens_its_battle_and_no_other_line_does() -> None:
    table = at_war(2)
    lines = parts_of(PageContext(table, 0, [0], "cs"))["lines"]
    opening = [int(at) for at in re.findall(r'data-event="(\d+)"(?:(?!</li>).)*data-do="scene"', lines)]
    kinds = [event.kind for event in table.match.events()]
    assert sorted(opening) == [at for at, kind in enumerate(kinds) if kind in table.match.game.scene_kinds]
    for at in opening:
        scene = scene_with(table, 0, "cs", CALLED, at)
        assert scene is not None
        assert scene.has(at)
    assert scene_with(table, 0, "en", CALLED, kinds.index("start")) is None


def test_a_game_without_scenes_has_none() -> None:
    head = Head("kingdom", "kingdomino", koruna.game("kingdomino").version, {}, 2)
    table = Live(head, Live(head, [Seed("dominoes")]).deal())
    parts = parts_of(PageContext(table, 0, [0], "en"))
    assert parts["scenes"] == ""
    assert 'data-do="scene"' not in parts["lines"]


def test_a_battle_is_asked_for_by_an_event(client: Client) -> None:
    table = Seats(client, "suverenita", **OPTIONS)
    while table.now()["view"]["subphase"] < 6:
        now = table.now()
        seat = now["waiting"][0]
        seen = table.now(seat)
        wish = {"seq": seen["seq"], "move": wanted(seen, seat)}
        headers = {"Authorization": f"Bearer {table.keys[seat]}"}
        assert client.post(f"/api/tables/{table.id}/moves", json=wish, headers=headers).status_code == 200
    for seats in ((0,), (1,), ()):
        table.sit(*seats)
        page = table.get().text
        [first] = re.findall(r'data-scene="(\d+)"', page)
        scene = table.get(f"/scene?event={first}").json()
        assert scene["title"].startswith("Battle in ")
        assert 'class="beat roll"' in scene["beats"]
        assert 'id="k-die-blank"' in scene["symbols"]
        assert scene["beats"] in page, "what was shown step by step is there after loading the page"
    assert table.get("/scene?event=0").status_code == 404
    assert table.get(f"/scene?event={first}&seat=1").status_code == 403


def test_in_a_terminal_a_battle_is_a_few_lines() -> None:
    table = at_war(1)
    teller = Narrator(table.match, CALLED, "en")
    kinds = [event.kind for event in table.match.events()]
    lines = teller.happened(0, kinds.index("battle"))
    assert re.match(r"Battle in .*: \w+ against \w+\. \w+: \d \S light infantry", lines[0])
    assert any(re.match(r"\s+Round 1: \w+: dice [012 ]+, \d swords?", line) for line in lines)
    end = next(line for line in lines if "wins the battle" in line or "is a draw" in line)
    assert end.startswith(INDENT)
    assert not any("Round 1 of battle" in line for line in lines), "nothing is told twice"
    after_the_throw = teller.happened(0, kinds.index("rolled") + 1)
    assert not any("Round 1" in line for line in after_the_throw)


def test_on_the_screen_of_a_terminal_each_step_of_a_battle_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    match = at_war(1).match
    table = TerminalTable(match, [Player(name, "") for name in CALLED], "en", RecordFile("", requested=False))
    table.events_shown[0] = [event.kind for event in match.events()].index("battle") - 1
    table.tell_news(0)
    before, battle, first, *others = capsys.readouterr().out.splitlines()
    assert not before.startswith("Battle in ")
    assert battle.startswith("Battle in ")
    assert first.startswith(f"{INDENT}Round 1: ")
    assert any(line.startswith(INDENT) and ("wins the battle" in line or "is a draw" in line) for line in others)
    table.tell_news(0)
    assert capsys.readouterr().out == ""


def test_what_is_no_scene_is_told_in_one_paragraph() -> None:
    sentences = ["Eva sails.", "Battle.", f"{INDENT}Round 1.", f"{INDENT}Eva wins.", "Petr builds.", "Petr trades."]
    assert paragraphs(sentences) == [*sentences[:4], "Petr builds. Petr trades."]
    assert paragraphs([]) == []
