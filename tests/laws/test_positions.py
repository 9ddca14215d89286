"""A position is a whole moment as text: the state it describes is the same, and a viewer's
position contains only what the viewer knows."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

import koruna
from koruna.engine.game import Game
from koruna.engine.position import parse
from koruna.engine.position_items import unrolled
from koruna.engine.state import ALL_KNOWING, OVER, State
from tests.how_many import how_many
from tests.laws.fingerprint import fingerprint
from tests.laws.tables import CHOSEN, MANY, Table, every_game, every_table, some_moments, step

MOMENTS = how_many(interpreted=2, compiled=6, nightly=100)
MANGLED = how_many(interpreted=40, compiled=200, nightly=20_000)  # agendas per game
MOVES = 300  # after a mangled agenda


@every_table
def test_a_position_is_read_as_the_same_state(table: Table) -> None:
    for state in some_moments(table, "positions", MOMENTS):
        text = state.position()
        again = table.game.at(text)
        assert fingerprint(again) == fingerprint(state), text
        assert again.position() == text
        assert "\n" not in text


@every_table
def test_a_viewers_position_tells_what_it_knows_and_nothing_else(table: Table) -> None:
    """Whatever is hidden from a viewer changes nothing in its key, and is dealt anew when its position is read."""
    rng = table.rng("keys")
    for state in some_moments(table, "keys", MOMENTS):
        for viewer in table.viewers():
            key = state.key(viewer)
            assert state.imagine(viewer, rng).key(viewer) == key
            dealt = table.game.at(state.position(viewer), rng)
            assert dealt.key(viewer) == key
            assert dealt.view(viewer) == state.view(viewer)


@every_table
def test_states_compare_hash_copy_and_pickle_by_their_positions(table: Table) -> None:
    for state in some_moments(table, "pickled", 1):
        others: list[State] = [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        for other in others:
            assert fingerprint(other) == fingerprint(state)
            assert other == state
            assert hash(other) == hash(state)
        assert state != table.start() or state.position() == table.start().position()


@every_game
def test_texts_that_are_no_positions_are_refused(game: Game) -> None:
    seats = game.seats[0]
    head = f"{game.id} {game.version} {seats}"
    for text in [
        "",
        "chess 1 2",
        game.id,
        f"{game.id} {game.version + 1} {seats}",
        f"{game.id} 0 {seats}",
        f"{game.id} {game.version} 0",
        f"{game.id} {game.version} 99",
        f"{game.id} {game.version} 99999",
        f"{head} nonsense",
        f"{head} | nonsense 3",
        f"{head} | agenda",
        f"{head} | agenda nonsense",
        f"{head} | agenda over | agenda over",
        f"{head} |",
        head + " " * 200_000,
    ]:
        with pytest.raises(koruna.Trouble):
            game.at(text)


@every_game
def test_a_mangled_position_is_refused_or_can_be_played(game: Game) -> None:
    """Nothing else may be raised, whatever somebody has changed in a text."""
    rng = Random(f"mangled {game.id}")
    table = Table(game, game.seats[0], game.check(game.seats[0], {}))
    viewers = [ALL_KNOWING, *table.viewers()]
    texts = [state.position(rng.choice(viewers)) for state in some_moments(table, "mangled", 20)]
    for _ in range(how_many(interpreted=60, compiled=200, nightly=20_000)):
        words = rng.choice(texts).split(" ")
        at = rng.randrange(3, len(words))
        words[at] = rng.choice(["", "-1", "0", "999999", "x", "?", "|", words[rng.randrange(len(words))]])
        try:
            state = game.at(" ".join(words), rng)
        except koruna.Trouble:
            continue
        assert game.at(state.position()).position() == state.position()
        must_be_playable(" ".join(words), state, rng)


@every_game
def test_a_mangled_agenda_is_refused_or_can_be_played(game: Game) -> None:
    """A wrong step would fail only when its turn has come."""
    rng = Random(f"mangled agenda {game.id}")
    tables = [table for table in CHOSEN if table.game is game and table.seats < MANY]
    for _ in range(MANGLED // 40):
        table = rng.choice(tables)
        texts = [state.position() for state in some_moments(table, f"mangled agenda {rng.random()}", 9)]
        for _ in range(40):
            text = with_other_agenda(rng.choice(texts), rng)
            parsed = parse(text)
            try:
                state = game.set_up(parsed.seats, parsed.options, parsed.lines)  # `at` would look for what is wrong
            except koruna.BadPosition:
                continue
            must_be_playable(text, state, rng)


def with_other_agenda(text: str, rng: Random) -> str:
    """A position with one step of its agenda dropped, doubled, exchanged for another, or with another number in it."""
    items = text.split(" | ")
    for at, item in enumerate(items):
        if item.startswith("agenda "):
            items[at] = " ".join(["agenda", *mangled(unrolled("agenda", item.split(" ")[1:]), rng)])
    return " | ".join(items)


def mangled(agenda: list[str], rng: Random) -> list[str]:
    one, other = rng.randrange(len(agenda)), rng.randrange(len(agenda))
    how = rng.choice(["drop", "double", "exchange", "number", "number"])
    if how == "drop":
        return agenda[:one] + agenda[one + 1 :]
    if how == "double":
        return [*agenda[:other], agenda[one], *agenda[other:]]
    found = agenda.copy()
    if how == "exchange":
        found[one], found[other] = agenda[other], agenda[one]
    else:
        words = [*agenda[one].split(":"), "0", "0"][:3]
        changed = rng.randrange(1, 3)
        near = int(words[changed]) + rng.choice([-1, 1])
        words[changed] = str(rng.choice([0, 1, 2, 3, 5, 7, 11, 15, 99, 1000, -1, near, near, rng.randrange(1 << 20)]))
        found[one] = ":".join(words)
    return found


def must_be_playable(text: str, state: State, rng: Random) -> None:
    try:
        for _ in range(MOVES):
            if state.turn() == OVER:
                return
            step(state, rng)
    except Exception as fault:
        raise AssertionError(f"{text} is accepted and fails") from fault


@every_game
def test_a_position_of_a_series_has_the_results_of_the_games_that_are_over(game: Game) -> None:
    if not game.series:
        return
    seats = min(game.seats)
    head = game.start(seats, {game.series: True}).position()
    result = ",".join(["7"] * seats)
    assert game.at(f"{head} | results {result}").scores() == [7 + points for points in game.start(seats).scores()]
    for wrong in (
        "agenda over",
        f"results {result} | agenda over",
        f"results {' '.join([result] * game.series_length)}",
        f"results {result} | results {result}",
        "results",
    ):
        with pytest.raises(koruna.BadPosition):
            game.at(f"{head} | {wrong}")
