"""What library users hold is pickled and deep-copied in both modes, and goes on as the original does."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import TypeVar

import pytest

import koruna
from koruna.bots import bot, bot_names
from koruna.engine.consequences import Consequence
from koruna.engine.ending import Ending
from koruna.engine.event import Event
from koruna.engine.page import Figure, Page
from koruna.engine.scene import Beat, Scene

T = TypeVar("T")
LITTLE = koruna.Limit(iterations=4)


def again(thing: T) -> list[T]:
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_a_match_is_pickled_and_goes_on_as_it_would_have(game: koruna.Game) -> None:
    match = koruna.Match.new(game, min(game.seats), names=["Eva"], rng=Random(1), thinking=Random(2))
    greedy = bot("greedy", game, Random(3))
    for _ in range(4):
        match.let(greedy, match.waiting()[0])
    match.record.comment(0, "so it began")
    others = [*zip(again(match), again(greedy), strict=True), (match, greedy)]
    for other, player in others:
        for _ in range(4):
            other.let(player, other.waiting()[0])
    assert len({other.record.text() for other, _ in others}) == 1
    assert len({repr([event.seen_by(0) for event in other.events()]) for other, _ in others}) == 1


def test_a_match_at_chance_stays_there_and_keeps_its_script() -> None:
    match = koruna.Match.read("koruna 2\ngame kingdomino 1\nseats 2\n---\n", chance=["3", "11"], deal=False)
    for other in again(match):
        assert other.turn() == koruna.CHANCE
        assert other.record.lines == []
        other.deal()
        assert other.record.lines[:2] == [(koruna.CHANCE, "3"), (koruna.CHANCE, "11")]


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_a_game_is_pickled_by_its_id_and_its_bots_by_their_seeds(game: koruna.Game) -> None:
    assert all(other is game for other in again(game))
    match = koruna.Match.new(game, min(game.seats), rng=Random(1))
    seat = match.waiting()[0]
    for name in bot_names(game):
        player = bot(name, game, Random(5))
        copies = again(player)
        chosen = player.choose(match.state, seat, LITTLE)
        assert [other.choose(match.state, seat, LITTLE) for other in copies] == [chosen] * 2
        assert repr(player).startswith(f"<{type(player).__name__}")


def test_limits_compare_by_value_and_small_things_are_pickled() -> None:
    assert koruna.Limit(3) == koruna.Limit(3) != koruna.Limit(4)
    assert koruna.Limit(3) != koruna.Limit(seconds=3.0)
    assert len({koruna.Limit(3), koruna.Limit(3), koruna.Limit(seconds=3.0)}) == 2
    assert again(koruna.Limit(3)) == [koruna.Limit(3)] * 2
    match = koruna.Match.new("kingdomino", 2, rng=Random(1))
    found = bot("greedy", match.game, Random(2)).analyse(match.state, match.turn())
    assert again(found) == [found] * 2
    outcome = koruna.Outcome([1, 2], [2, 1], [1])
    assert again(outcome) == [outcome] * 2
    event = Event("took", 1, {"stones": 2}, {"bid": 3}, [1])
    assert again(event) == [event] * 2
    assert event != Event("took", 1, {"stones": 2})
    assert again(match.record) == [match.record] * 2
    assert match.record != match.record.first(1)


def test_parts_of_a_page_and_consequences_are_pickled() -> None:
    """They are not compared, so that their texts are."""
    beat = Beat([3], "<b>", "3 to 2")
    for scene in again(Scene("War", "won", [beat])):
        assert (scene.title, scene.outcome, scene.beats[0].events, scene.beats[0].text) == ("War", "won", [3], "3 to 2")
    for page in again(Page("1 of 6", "<svg>", ["<p>"], [[Figure("coin", 2, "Coins: 2")]], beside="<i>")):
        assert (page.steps, page.board, page.panels, page.beside) == ("1 of 6", "<svg>", ["<p>"], "<i>")
        assert page.figures[0][0].name == "Coins: 2"
    for tried in again(Consequence(5, "claim 5", None, ("warning-ends", {"seat": 0}))):
        assert (tried.move, tried.text, tried.gain, tried.ending) == (5, "claim 5", None, ("warning-ends", {"seat": 0}))


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_options_and_the_layout_of_an_observation_are_pickled(game: koruna.Game) -> None:
    assert again(game.options) == [game.options] * 2
    assert len(set(game.options)) == len(game.options)
    layout = game.observation(min(game.seats))
    assert again(layout) == [layout] * 2


def test_an_ending_is_pickled() -> None:
    match = koruna.Match.new("kingdomino", 2, rng=Random(1))
    player = bot("random", match.game, Random(2))
    while not match.over():
        match.let(player)
    ending = match.game.ending(match.view())
    assert again(ending) == [ending] * 2
    assert ending != Ending(ending.why, ending.winners, [0, 0])


def test_what_is_one_is_told_in_the_singular() -> None:
    state = koruna.game("kingdomino").at("kingdomino 1 2 | row 3:0 4:0 5:1 6 | agenda over claim:1 | hand 0 0")
    found = bot("greedy", koruna.game("kingdomino"), Random(2)).analyse(state, 1)
    assert repr(found) == "<Analysis of 1 move by 1 visit: claim 6>"
    assert repr(koruna.Progress()) == "<Progress, going on>"
