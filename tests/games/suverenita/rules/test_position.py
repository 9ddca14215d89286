"""Positions in the players' words: what the pieces tell is not written, what is hidden is not told."""

from __future__ import annotations

from random import Random

import pytest

import koruna
from koruna.engine.position_items import Viewer, read_items
from koruna.engine.state import ALL_KNOWING
from koruna.games.suverenita.rules.board.connecting import is_connected
from koruna.games.suverenita.rules.invariants import broken_agenda
from koruna.games.suverenita.rules.position import items
from tests.games.suverenita.positions import army, at, set_up, texts

GAME = koruna.game("suverenita")


def test_what_the_pieces_tell_is_known() -> None:
    state = set_up("field a2 settlement village:0, units 1:LI*2 | field a1 units 0:HI.veteran*1 0:LI*1")
    assert state.control[at(state, "a1")] == 0
    assert not is_connected(state, 0, at(state, "a2"))  # encircled
    assert army(state, "a1") == ["HI.veteran*1", "LI*1"]
    assert state.was_free[at(state, "a2")] == 0


def test_partners_are_not_hostile() -> None:
    state = set_up("pair 0-1 treaty vassalage:1 | field b2 units 0:LI*1 1:LI*1, control 1")
    assert state.foes == [0, 0]
    assert state.control[at(state, "b2")] == 1


def test_how_the_round_began_is_as_it_is_now_unless_told() -> None:
    state = set_up("field a1 settlement village:0 | field a2 settlement city:0, was_free 0, was_whose 0 1")
    assert [state.was_free[at(state, id)] for id in ("a1", "a2")] == [1, 0]
    assert [state.was_whose[at(state, id)] for id in ("a1", "a2", "a3")] == [1, 3, 0]


def test_automatic_steps_are_done_at_once() -> None:
    state = set_up(
        "agenda over phase:0:10 | field b2 settlement village:0 | field c2 settlement village:1", mode="first"
    )
    assert state.step_name() == "trade"
    assert "rec b2" in texts(state)


def test_an_offer_is_written_as_in_the_move() -> None:
    state = GAME.at(
        "suverenita 1 2 | agenda over offer | round 5 | subphase 8"
        " | field i00 settlement village:0 | field i04 settlement village:1"
    )
    text = next(state.write(move) for move in state.moves() if state.write(move).startswith("offer P2 pay tribute"))
    state.play(state.read(text))
    assert f"offer 0 {text.removeprefix('offer ')}" in state.position()


@pytest.mark.parametrize(
    "line",
    [
        "fought a1:0-1 b2:ambush-1",
        "merits a1:0:2",
        "fallen a1:0 b1:1+defended",
        "meat 0:a1:3",
        "hungry a1 b2/1:LI*1+moved+from=a1",
        "sent grain:a1>a2 fish:a2>a1",
        "battle siege a1 1 0, round 2, swords 3 1, choice 1 -1, doomed LI*2 HI.veteran /, wounded LI LI.recruit",
        "field a1 settlement city:0, dockyard harbour, fort 1, crop 2:0, herds 0:sheep+inside*2",
        "field a1 site village:1:40, units 1:LI@site*2, assaulted 0:2 1:1",
        "player 0 announced dominance power, to_place recruit:1 elite:2",
        "pair 0-1 treaty ransom:1, ends_in 9, is_paid 1, scored_in 5, scored_for 1, offered 0 1",
    ],
)
def test_what_is_read_is_written_so(line: str) -> None:
    state, start = set_up(line), set_up()
    viewer = Viewer(state, ALL_KNOWING)
    assert [found for item in items()[1:] for found in item.lines(state, start, viewer)] == [line]  # but for the agenda


def test_hidden_orders_are_hidden() -> None:
    state = GAME.at(
        "suverenita 1 2 mode=first_game movement=hidden | agenda over phase:0:1 orders | round 1 | subphase 1"
        " | field i00 settlement village:0, units 0:LI*2 | field i04 settlement village:1, units 1:LI*2"
    )
    before = state.position(0)
    move = next(move for move in state.moves(1) if state.write(move).startswith("mv"))
    state.play(move, 1)
    assert state.position(0) == before
    assert "orders ?" in before
    assert "shown i04 1:LI*2" in state.position(1)
    dealt = {GAME.at(before, Random(seed)).position() for seed in range(10)}
    assert len(dealt) > 1


@pytest.mark.parametrize(
    "line",
    [
        "field nowhere fort 1",
        "field a1 settlement village",
        "field a1 settlement village:2",
        "field a1 settlement dock:0",
        "field a1 dockyard pier",
        "field a1 site fort:0",
        "field a1 crop 0:0",
        "field a1 herds 0:dogs",
        "field a1 herds 0:sheep+asleep",
        "field a1 units 0:XX*1",
        "field a1 units 0:LI*0",
        "field a1 units LI*1",
        "field a1 units 0:LI*1+asleep",
        "field a1 units 0:LI*1+from=nowhere",
        "field a1 was_whose 2",
        "field a1 grain x",
        "field",
        "player 2 gold 1",
        "player 0 announced peace",
        "player 0 to_place LI:1",
        "player 0 parts 1 by_foot",
        "pair 0-0 treaty aid:0",
        "pair 0-1 treaty peace:0",
        "pair 0-1 offered 2",
        "offer 0",
        "offer 0 P2 pay peace 2 gold",
        "battle siege a1 0",
        "battle siege a1 0 1, doomed LI",
        "battle siege a1 0 1, wounded XX LI",
        "sent hay:a1>a2",
        "fought a1:0",
        "merits a1:0",
        "fallen a1",
        "meat 0:a1",
        "hungry a1/LI",
        "shown a1 0:LI*1",
        "orders ?",
        "victory luck",
        "first 7",
    ],
)
def test_what_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises((koruna.Trouble, ValueError)):
        set_up(line)


@pytest.mark.parametrize(
    "agenda",
    ["over phase:0:15", "over offer:2", "over trade:0:1", "over trade offer", "over phase:0:5 aftermath:0:3", "phase"],
)
def test_a_step_that_is_none_is_refused(agenda: str) -> None:
    with pytest.raises(koruna.BadPosition):
        set_up(f"agenda {agenda}")


BATTLE = "battle battle a1 0 1, round 1"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("agenda over phase:0:8 phase:0:9 offer", "a part of a round within another"),
        ("agenda over phase:0:9 fight:0:99", "a field that is none"),
        ("agenda over phase:0:9 battle_dice", "a battle that is none"),
        (f"agenda over phase:0:9 young_die | {BATTLE}", "a battle does not go on"),
        (f"agenda over phase:0:9 storm sieges:0:256 | {BATTLE}", "not asked for after this one"),
        (f"agenda over phase:0:9 hit battle_dice | {BATTLE}", "a hit in no battle"),
        (f"agenda over phase:0:9 flee battle_dice | {BATTLE}", "a flight from no battle"),
        ("agenda over phase:0:9 fall young_die", "has not fallen"),
        ("agenda over phase:0:9 assault:0:0", "no settlement of another"),
        ("agenda over phase:0:9 assault:0:0 | field a1 settlement village:0", "no settlement of another"),
        ("agenda over phase:0:9 answer", "an answer without an offer"),
        ("agenda over phase:0:9 young_die | field a1 herds 0:sheep+moved", "a herd has moved"),
        ("agenda over phase:0:9 young_die | field a1 herds 0:sheep+fed", "a herd is fed"),
        ("round 0 | subphase 10 | agenda over phase:0:14 young", "outside of spring"),
        ("round 1 | subphase 9 | agenda over phase:0:14 young", "outside of spring"),
        ("round 1 | subphase 10 | agenda over phase:0:14 feed", "eats in spring"),
    ],
)
def test_an_agenda_must_fit_the_map(line: str, why: str) -> None:
    state = set_up()
    read_items(items(), state, ["agenda over phase:0:9 young_die"])
    assert broken_agenda(state) == []
    read_items(items(), state, line.split(" | "))
    assert any(why in sentence for sentence in broken_agenda(state))


def test_young_are_placed_in_spring() -> None:
    state = set_up()
    read_items(items(), state, ["round 1", "subphase 10", "agenda over phase:0:14 young"])
    assert broken_agenda(state) == []


OWN = "field i04 settlement village:0 | field i05 settlement village:1 | field i06 settlement village:1"
RIVALS = "player 0 rival 1 | player 1 rival 0"


@pytest.mark.parametrize(
    ("items", "why"),
    [
        (f"agenda over phase parts_begin | round 1 | {OWN} | {RIVALS}", "start parts that cannot be placed"),
        (
            f"agenda over phase parts_begin relocate | round 1 | {OWN} | {RIVALS}",
            "a game that has begun is about to begin",
        ),
        (
            f"agenda over phase parts_begin relocate | {OWN}, grain 1 | {RIVALS}",
            "a game that has begun is about to begin",
        ),
        (f"agenda over relocate parts_begin village | {OWN} | {RIVALS}", "a beginning without an end"),
        (f"agenda over phase village | {OWN} | {RIVALS}", "a beginning without an end"),
        (f"agenda over phase parts_begin village | {OWN} | player 0 rival 1", "player 2: a rival that is none"),
        (f"{OWN} | {RIVALS}", "a rival that is none"),
        (f"agenda over phase parts | {OWN} | {RIVALS} | player 1 parts 8 by_hand", "start parts that cannot be placed"),
    ],
)
def test_a_prelude_that_does_not_fit_is_refused(items: str, why: str) -> None:
    with pytest.raises(koruna.BadPosition, match=why):
        GAME.at(f"suverenita {GAME.version} 2 | {items}")


def test_a_prelude_that_fits_is_read() -> None:
    state = GAME.at(f"suverenita {GAME.version} 2 | agenda over phase parts_begin village | {OWN} | {RIVALS}")
    assert state.waiting() == [0]
