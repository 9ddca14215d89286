"""Every rule that refuses a move is tested with such a move; here the rules of the prelude, and a few more."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.course import beginning
from koruna.games.suverenita.rules.setup import ADVANCED, Setup
from koruna.games.suverenita.rules.state import Suverenita
from koruna.games.suverenita.rules.values_reading import house
from tests.games.suverenita.forms.test_words import NOT_PASSED, rules_in_code
from tests.games.suverenita.positions import ask, at, play, refused, set_up, small_world, texts
from tests.games.suverenita.winters import WINTER, winter


def named_in_tests() -> set[str]:
    """String constants in assertions and in the parameters of tests."""
    found: set[str] = set()
    for file in Path(__file__).parents[1].rglob("test_*.py"):
        if file.name == "test_words.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Assert | ast.Assign | ast.For):
                found |= texts_in(node)
            elif isinstance(node, ast.FunctionDef):
                found |= {text for decorator in node.decorator_list for text in texts_in(decorator)}
    return found


def texts_in(tree: ast.AST) -> set[str]:
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


def test_every_rule_that_refuses_a_move_has_a_test_with_such_a_move() -> None:
    refusing = rules_in_code() | {f"{step}-first" for step in NOT_PASSED}
    assert len(refusing) > 200
    assert refusing - named_in_tests() == set()


# --- the prelude -------------------------------------------------------------------------


def opening(villages: str = "") -> Suverenita:
    """The first of two players begins; villages are founded in turn."""
    state = beginning.begin(Setup(2, house(), small_world(), ADVANCED, False, False))
    state.play(state.read("first P1"))
    for village in villages.split():
        play(state, f"village {village}")
    return state


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("done", "village-first"),
        ("relocate a1>a2", "village-now"),
        ("sow a1", "village-now"),
        ("village a1", "village-taken"),
        ("village hub", "village-land"),
        ("village s1", "village-land"),
    ],
)
def test_5_4_refused_villages(text: str, rule: str) -> None:
    assert refused(opening("a1"), text) == rule


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("village b2", "relocate-now"),
        ("relocate a1>b2", "relocate-own"),
        ("relocate b1>b2", ""),
        ("relocate b1>a1", "village-taken"),
        ("relocate b1>s1", "village-land"),
        ("relocate b1>hub", "village-land"),
    ],
)
def test_5_4_refused_relocations(text: str, rule: str) -> None:
    state = opening("a1 b1 c1 a2 a3 c3")
    assert (state.kind(), state.turn()) == (steps.RELOCATE, 1)
    assert refused(state, text) == rule


def placing() -> Suverenita:
    """All villages stand; the first player has two at the coast and one inland, the other one at the coast."""
    state = opening("a1 c1 c2 a2 b1 b3")
    play(state, "done")
    play(state, "done")
    assert state.kind() == steps.PARTS
    return state


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("done", "parts-first"),
        ("sow a1", "parts-now"),
        ("put a1 LI*2", "parts-order"),  # the dock comes first
        ("dock b3", "parts-own"),
        ("dock b1", "dock-coast"),
    ],
)
def test_5_5_refused_docks(text: str, rule: str) -> None:
    assert refused(placing(), text, 0) == rule


def test_5_5_refused_parts() -> None:
    state = placing()
    play(state, "dock a1", 0)
    own = [at(state, id) for id in ("a1", "a2", "b1")]
    assert [state.lord[field] for field in own] == [0, 0, 0]
    assert refused(state, "put a2 LI*1", 0) == "parts-one-by-one"
    assert refused(state, "put a1 LI*6", 0) == "parts-one-by-one"
    for id, count in (("a1", 0), ("a2", 2)):
        play(state, f"put {id} LI*{count}", 0)  # the last village takes the rest
    play(state, "pen a1 sheep", 0)
    play(state, "pen a1 sheep", 0)
    assert refused(state, "pen a1 pigs", 0) == "parts-room"
    play(state, "pen a2 pigs", 0)
    assert refused(state, "store a1 *6", 0) == "parts-room"


# --- proposals ---------------------------------------------------------------------------


@pytest.mark.parametrize("step", [steps.UNITS, steps.HERDS, steps.TRADE, steps.OFFER, steps.YOUNG])
def test_where_nothing_is_proposed_it_is_said_so(step: int) -> None:
    state = set_up(
        "field a1 settlement village:0, grain 2, units 0:LI | field a2 settlement village:0"
        " | field c3 settlement village:1 | player 0 young sheep:1"
    )
    ask(state, step)
    assert "auto" not in texts(state, 0)
    assert refused(state, "auto", 0) == "nothing-to-propose"


# --- the winter --------------------------------------------------------------------------


def test_15_6_units_of_a_kind_go_hungry_all_or_one_at_a_time() -> None:
    state = set_up(
        f"round {WINTER} | field a1 settlement village:0, grain 2, units 0:LI*4"
        " | field c3 settlement village:1, grain 5"
    )
    winter(state)
    assert {"starve a1 LI*1", "starve a1 LI*4"} <= set(texts(state, 0))
    assert refused(state, "starve a1 LI*3", 0) == "starve-all-or-one"
    assert refused(state, "starve a1 LI*5", 0) == "no-such-units-to-feed"
    assert refused(state, "starve a1 HI*1", 0) == "no-such-units-to-feed"
