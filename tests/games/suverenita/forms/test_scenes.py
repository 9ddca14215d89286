"""Battles step by step, from the log."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

import koruna
from koruna.engine.event import Event
from koruna.engine.match import Match
from koruna.engine.scene import Scene
from koruna.engine.state import SPECTATOR
from koruna.games.suverenita.bot.planner import Planner
from koruna.games.suverenita.forms.battle_reports import CHOICES, ENDS, ROLLS, STARTS, reports
from koruna.games.suverenita.rules import steps
from koruna.games.suverenita.rules.fight import fighting
from koruna.games.suverenita.rules.state import Suverenita
from koruna.locale import LANGUAGES
from koruna.look.symbols import definitions
from tests.games.suverenita.positions import army, ask, at, play, roll, set_up

NAMES = ["Eva", "Petr", "Jana"]
GAME = koruna.game("suverenita")


def seen(events: list[Event], seat: int) -> list[Event]:
    return [Event(event.kind, event.seat, event.seen_by(seat)) for event in events]


def scenes(events: list[Event], seat: int = SPECTATOR, language: str = "en") -> list[Scene]:
    return GAME.scenes(seen(events, seat), 0, {}, language, NAMES)


@cache
def war(mode: str) -> list[Event]:
    """The events of a game of planners with some random moves."""
    rng = Random(f"war {mode}")
    match = Match.new(GAME, 3, {"mode": mode, "pace": "plain"}, rng=rng)
    planner = Planner(rng)
    while not match.over() and len(match.record.lines) < 1500:
        if rng.random() < 0.25:
            match.choose(rng.choice(match.state.moves()))
        else:
            match.let(planner)
    return match.events()


every_mode = pytest.mark.parametrize("mode", ["first_game", "advanced"])


@every_mode
def test_every_event_of_a_fight_belongs_to_one_scene(mode: str) -> None:
    events, found = war(mode), scenes(war(mode))
    numbers = [number for scene in found for beat in scene.beats for number in beat.events]
    assert len(numbers) == len(set(numbers))
    assert found
    assert len(found) == sum(event.kind in STARTS for event in events)
    in_scenes = {events[number].kind for number in numbers}
    left_out = {event.kind for at, event in enumerate(events) if at not in numbers}
    assert not left_out & {*STARTS, *ROLLS, *ENDS, "breach", "flees", "conquers"}
    assert in_scenes >= {"battle", "rolled", "units-lost", "battle-won"}


@every_mode
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_is_told_in_every_language_and_drawn_with_symbols_there_are(mode: str, language: str) -> None:
    for scene in scenes(war(mode), 0, language):
        assert scene.title
        for beat in scene.beats:
            assert beat.text.endswith((".", "!"))
            assert "{" not in beat.html + beat.text
            assert set(re.findall(r'href="#([\w-]+)"', beat.html)) <= definitions().keys()
            assert not re.search(r"<style|<script| style=", beat.html)


@every_mode
def test_dice_that_are_drawn_add_up_to_the_swords_that_are_told(mode: str) -> None:
    for report in reports(seen(war(mode), SPECTATOR), 0):
        for event in [event for step in report.steps for event in step.events if event.kind in ROLLS]:
            for of in ("", "other-"):
                facts = [event.facts[of + name] for name in ("rolled", "rival", "saved")]
                assert sum(fact for fact in facts if isinstance(fact, int)) == event.facts[of + "swords"]


# --- one battle ---------------------------------------------------------------------------------


def battle() -> Suverenita:
    """6 light infantry of Eva against 3 heavy infantry of Petr, as in the rules (19.2)."""
    state = set_up(
        "field a1 settlement village:0 | field c3 settlement village:1 | field b1 units 0:LI*6 1:HI*3", mode="basic"
    )
    ask(state, steps.FIGHT, 0, at(state, "b1"))
    return state


def scene_text(state: Suverenita, seat: int = SPECTATOR) -> list[str]:
    """The steps in words; on the small map of tests fields have no names."""
    assert state.journal is not None
    events = seen(state.journal, seat)
    for event in events:
        event.facts = {**event.facts, **{fact: "m00" for fact in ("field", "target") if fact in event.facts}}
    [scene] = GAME.scenes(events, 0, {"mode": "basic"}, "en", NAMES)
    plain = [beat.text.replace("\u00d7", "x").replace("\u2212", "-") for beat in scene.beats]
    return [re.sub("(in|from) [A-Z]\\w+", "\\1 it", line) for line in plain]


def test_19_2_a_battle_is_told_step_by_step() -> None:
    state = battle()
    play(state, "fight b1 P2")
    assert scene_text(state) == ["Battle in it: Eva against Petr. Eva: 6 x light infantry. Petr: 3 x heavy infantry."]
    roll(state, "3-3")
    _, throw, losses = scene_text(state)
    assert re.fullmatch(
        r"Round 1: Eva: dice [01 ]{13}, 3 swords( \(.*\))?\. Petr: dice [012 ]{5}, 3 swords \(.*against 1 shield\)\.",
        throw,
    )
    assert losses == "Eva loses 2 x light infantry. Petr loses 1 x heavy infantry."
    assert army(state, "b1", 1) == ["HI*2"]


def test_9_5_how_a_battle_ended_is_told_with_its_points() -> None:
    state = battle()
    play(state, "fight b1 P2")
    roll(state, "7-1")
    while state.battle is not None:
        if state.turn() == koruna.CHANCE:
            roll(state, "6-1")
        else:
            play(state, "done")
    assert scene_text(state)[-1] == "Eva wins the battle in it against Petr. Victory points: Eva +1, Petr -1."


def test_what_was_chosen_in_secret_is_in_no_scene_before_it_is_known() -> None:
    state = set_up(
        "field a1 settlement village:0 | field c3 settlement village:1 | field b1 units 0:LI*6 1:LI*6", mode="advanced"
    )
    fighting.begin_battle(state, at(state, "b1"), 0, 1)
    state.go_on()
    roll(state, "4-4")
    before = scene_text(state, 1)
    play(state, "conv 1 0", 0)
    assert scene_text(state, 1) == before
    assert scene_text(state, 0) == [*before, "Eva converts swords in it, shields: 1, saved: 0."]
    play(state, "done", 1)
    assert "Eva converts swords in it, shields: 1, saved: 0." in scene_text(state, 1)
    assert not any("Petr converts" in line for line in scene_text(state, 0))
    assert {event.kind for event in state.journal or []} >= {CHOICES[1]}


def test_a_fight_that_was_told_before_is_told_anew_only_if_it_differs() -> None:
    events = seen(war("advanced"), SPECTATOR)
    first = scenes(events)
    assert all(again is known for again, known in zip(scenes([*events]), first, strict=True))
    assert scenes(events, language="cs")[0] is not first[0]
    assert GAME.scenes(events, 0, {}, "en", ["Olga", *NAMES[1:]])[0] is not first[0]
    assert GAME.scenes(events, 7, {}, "en", NAMES)[0].first() == first[0].first() + 7
    cut = first[0].beats[-1].events[-1]
    assert len(scenes(events[:cut])[0].beats[-1].html) != len(first[0].beats[-1].html)
