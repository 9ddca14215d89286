"""Every rule, event and error of Suverenita has its sentence, also those that random games hardly ever reach."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

import koruna
from koruna.engine.event import Fact
from koruna.games.suverenita.forms.chapters import CHAPTERS
from koruna.games.suverenita.forms.place_names import names_of
from koruna.games.suverenita.forms.tell_event import tell_event
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.board.options import world_of
from koruna.games.suverenita.rules.setup import MODES
from koruna.locale import LANGUAGES, words

GAME = "suverenita"
SHARED = {"not-your-turn", "game-over"}
# Steps that cannot be passed: "done" is refused while something is left to decide.
NOT_PASSED = {"village", "parts", "units", "attrition", "hit", "yield", "spill", "flee", "fall", "merit", "answer"}
NOT_PASSED |= {"corsair", "feed", "room"}
NAMES = ["Eva", "Petr", "Jana"]
OPTIONS = koruna.game(GAME).check(len(NAMES), {})
RARE: list[tuple[str, dict[str, Fact]]] = [
    ("ordered", {"order": "marched", "from": "m00", "to": "m01", "units": "LI", "level": "recruit", "count": 2}),
    (
        "sailed",
        {"from": "o00", "to": "x00", "units": "TR", "level": "standard", "count": 1, "load": "LI HI.veteran LI"},
    ),
    ("landed", {"from": "x00", "to": "o00", "units": "ME", "level": "elite", "count": 1}),
    ("landed", {"field": "x00", "to": "o00", "type": "WS", "level": "experienced"}),
    ("carried-fish", {"from": "o00", "to": "o03", "count": 1}),
    ("housed", {"from": "m00", "to": "m01", "herd": "cows"}),
    ("herd-lost", {"field": "m00", "herd": "horses"}),
    ("chooses-charge", {"field": "m00"}),
    ("chooses-charge", {"field": "m00", "charge": 0}),
    ("chooses-charge", {"field": "m00", "charge": 1}),
    ("charge-rolled", {"field": "m00", "round": 1, "swords": 2, "other": 1, "other-swords": 0}),
    ("chooses-conversion", {"field": "m00", "shields": 1, "saved": 0}),
    ("conquers", {"field": "m00", "building": "city", "other": 2, "vp": 8}),
    ("razes", {"field": "m00", "building": "harbour", "gold": 4}),
    ("occupies", {"field": "m00", "building": "village"}),
    ("herd-mounted", {"field": "m00"}),
    ("wages", {"count": 2, "gold": 4}),
    ("mercenaries-left", {"count": 1}),
    ("theft", {"field": "m00", "store": "m01", "grain": 3, "victim": 0}),
    ("city-shrinks", {"field": "m00"}),
    ("settlement-starved", {"field": "m00", "settlement": "city", "points": -8}),
    ("surrender", {"field": "m00", "settlement": "village", "victor": 1, "points": 4}),
    ("announcement", {"goal": "power"}),
    ("lapse", {"goal": "dominance", "fed": 0}),
    ("due", {"partner": 1, "gold": 2}),
    ("slaughtered", {"field": "m00", "good": "sheep", "count": 1, "gold": 0, "half": 1, "meat": 1}),
    ("treaty-ends", {"partner": 1, "treaty": "vassalage", "why": "revolt"}),
    ("victory", {"way": "sovereignty"}),
]

FOLDER = Path(str(files(f"koruna.games.{GAME}")))

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rules_in_code() -> set[str]:
    """The names of the rules that refuse moves, found in the source."""
    found: set[str] = set()
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                found |= names_in(node.args[0])
            elif isinstance(node, ast.FunctionDef) and names_a_rule(node):
                returned = [each.value for each in ast.walk(node) if isinstance(each, ast.Return)]
                found |= {name for value in returned if value is not None for name in names_in(value)}
    return found


def names_a_rule(function: ast.FunctionDef) -> bool:
    returns = function.returns
    is_text = isinstance(returns, ast.Name) and returns.id == "str"
    return is_text and function.name.startswith(("why_", "wrong", "broken_rule"))


def names_in(node: ast.expr) -> set[str]:
    """The string values that an expression may have."""
    if isinstance(node, ast.IfExp):
        return names_in(node.body) | names_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value else set()


def test_every_rule_that_refuses_is_told_in_the_help() -> None:
    in_help = {rule for rules in CHAPTERS.values() for rule in rules.replace("!", "").split()}
    refusing = rules_in_code()
    assert len(refusing) > 150
    assert set(steps.NAMES.values()) >= NOT_PASSED
    assert refusing | {f"{step}-first" for step in NOT_PASSED} <= in_help | SHARED


@every_language
def test_every_rule_of_the_help_is_said_without_facts(language: str) -> None:
    say = words(language, GAME).say
    for chapter, rules in CHAPTERS.items():
        assert say(f"chapter-{chapter}")
        for rule in rules.replace("!", "").split():
            assert say(f"rule-{rule}").endswith("."), rule


@every_language
def test_rare_events_have_their_sentences(language: str) -> None:
    say = words(language, GAME).say
    for kind, facts in RARE:
        for mode in MODES:
            name, arguments = tell_event(kind, facts, {**OPTIONS, "mode": mode}, NAMES)
            assert say(name, {**arguments, "player": "Eva"}).endswith((".", "!")), kind


def test_whoever_knows_a_secret_hears_it() -> None:
    assert tell_event("ordered", {}, OPTIONS, NAMES)[0] == "event-ordered"
    assert tell_event("ordered", RARE[0][1], OPTIONS, NAMES)[0] == "event-ordered-known"
    assert tell_event("chooses-charge", {"field": "m00"}, OPTIONS, NAMES)[0] == "event-chooses-charge"
    assert tell_event("chooses-charge", {"field": "m00", "charge": 0}, OPTIONS, NAMES)[0] == "event-chose-charge"


def test_other_players_are_told_of_by_their_names() -> None:
    message = tell_event("battle", {"field": "m00", "other": 0}, OPTIONS, NAMES)
    assert message == ("event-battle", {"field": names_of(world_of(3, OPTIONS))[13], "other": "Eva"})
    assert tell_event("rival", {"player": 2}, OPTIONS, NAMES) == ("event-rival", {"other": "Jana"})


def test_whoever_attacks_walls_or_from_a_fort_is_told_first_in_czech() -> None:
    """A name at the end of the sentence would read as the player who repels the assault, or is hit."""
    for kind in ("assault-repelled", "ambush-rolled"):
        name, arguments = tell_event(kind, {"field": "m00", "swords": 2}, OPTIONS, NAMES)
        assert words("cs", GAME).say(name, {**arguments, "player": "Eva"}).startswith("Eva útočí ")


def test_a_load_is_told_by_its_types() -> None:
    arguments = tell_event("sailed", RARE[1][1], OPTIONS, NAMES)[1]
    assert [arguments[type] for type in ("LI", "HI", "CA", "ME")] == [2, 1, 0, 0]


def test_half_a_gold_is_told() -> None:
    name, arguments = tell_event(
        "sold", {"field": "m00", "good": "grain", "count": 3, "gold": 1, "half": 1}, OPTIONS, NAMES
    )
    assert words("en", GAME).say(name, {**arguments, "player": "Eva"}).endswith("Gold: 1½.")


@every_language
def test_every_error_of_ones_own_content_has_its_sentence(language: str) -> None:
    """With the facts of all errors together; the facts of each are tested where it is raised."""
    texts: dict[str, int | str] = dict.fromkeys(("file", "value", "given", "ours", "part", "field", "other"), "m00")
    texts |= dict.fromkeys(("least", "most", "length", "players"), 2)
    texts |= {"why": "?", "among": "0, 1", "map": "Ring", "layout": "even"}
    say = words(language, GAME).say
    raised = set(re.findall(r'(?:BadContent\(|bad\(atlas, |, )"((?:no|not|unknown|out|map)-[a-z-]+)"', sources()))
    assert len(raised) > 20
    for why in raised:
        assert say(f"content-{why}", texts), why


def sources() -> str:
    names = ("options.py", "values_reading.py", "world_reading.py", "world_checking.py")
    found = [file for file in FOLDER.rglob("*.py") if file.name in names]
    assert len(found) == len(names)
    return "".join([file.read_text("utf-8") for file in found])
