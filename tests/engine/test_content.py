"""Custom numbers, cards and maps are values: passed in, named by their digest, played side by side."""

from __future__ import annotations

import copy
import pickle
from itertools import islice, zip_longest
from pathlib import Path
from random import Random

import pytest

import koruna
from koruna.engine.content import Content, content_named, plain, with_content
from koruna.engine.library import contents_in
from koruna.engine.state import CHANCE, OVER, State
from koruna.lab import run_games
from tests.contents import free_riders, short_wars, two_contents

CONTENTS = two_contents()
GAMES = sorted(CONTENTS)
SEATS = {"wonderful_kingdom": 2, "suverenita": 3}
STEPS, MOVES = 8, 20  # each game is looked at after so many moves, so many times


def step(state: State, rng: Random) -> object:
    """A few random moves, and what is seen then."""
    for _ in range(MOVES):
        if state.turn() == CHANCE:
            state.play(state.draw(rng))
        elif state.turn() != OVER:
            state.play(rng.choice(state.moves()))
    return state.view()


def play_alone(game: str, content: Content | None) -> list[object]:
    """The views on the way through a random game."""
    state, rng = koruna.game(game).start(SEATS[game], content=content), Random(4)
    return [step(state, rng) for _ in range(STEPS)]


@pytest.mark.parametrize("id", GAMES)
def test_two_contents_and_the_games_own_are_played_side_by_side(id: str) -> None:
    game, contents = koruna.game(id), [*CONTENTS[id], None]
    before = repr(game.options)
    states = [game.start(SEATS[id], content=content) for content in contents]
    rngs = [Random(4) for _ in contents]
    seen: list[list[object]] = [[] for _ in contents]
    for _ in range(STEPS):
        for at, state in enumerate(states):
            seen[at].append(step(state, rngs[at]))
    assert seen == [play_alone(id, content) for content in contents]
    assert seen[0] != seen[1] != seen[2] != seen[0]
    assert repr(game.options) == before
    drawn = [game.svg(state.view()) + game.text(state.view()) for state in states]
    assert len(set(drawn)) == 3


def test_what_is_in_a_content_is_what_is_played_with() -> None:
    game = koruna.game("suverenita")
    short, free = (game.start(3, content=content).view() for content in CONTENTS["suverenita"])
    assert (short.years, free.years, game.start(3).view().years) == (2, 1, 5)
    assert short.map.fields != free.map.fields == game.start(3).view().map.fields
    cards = koruna.game("wonderful_kingdom")
    views = [cards.start(2, content=content).view() for content in CONTENTS["wonderful_kingdom"]]
    assert [view.edition.cost[view.edition.ids.index("farmstead")][0] for view in views] == [3, 4]


@pytest.mark.parametrize("id", GAMES)
def test_a_record_names_its_content_and_needs_it(id: str) -> None:
    one, other = CONTENTS[id]
    match = koruna.Match.new(id, SEATS[id], rng=Random(2), content=one)
    for _ in range(5):
        match.play(match.moves()[-1])
    text = match.record.text()
    assert f"\noption content {one.digest()}\n" in text
    assert koruna.Match.read(text, content=one).state.view() == match.state.view()
    assert koruna.Match(id, text, content=one).record.text() == text
    for wrong in (None, other):
        with pytest.raises(koruna.BadRecord, match=f"Line 4 .*“{one.digest()}”, which is not at hand"):
            koruna.Match.read(text, content=wrong)


@pytest.mark.parametrize("id", GAMES)
def test_every_combination_of_options_is_allowed_with_a_content_too(id: str) -> None:
    game, (one, _) = koruna.game(id), CONTENTS[id]
    own = list(islice(game.combinations(one), 100))
    usual = list(islice(game.combinations(), 100))
    assert own
    assert all(options["content"] is one for _, options in own)
    assert all(options["content"] == "house" for _, options in usual)
    if id == "wonderful_kingdom":  # a map is for some numbers of players only
        assert [(seats, plain(options) | {"content": "house"}) for seats, options in own] == usual


def test_a_content_is_for_its_game_only() -> None:
    with pytest.raises(koruna.BadSetup, match="It is for “suverenita”"):
        koruna.game("wonderful_kingdom").start(2, content=free_riders())
    with pytest.raises(koruna.BadSetup, match="has no option called “content”"):
        koruna.game("kingdomino").start(2, content=free_riders())


def test_a_content_other_than_the_options_say_is_refused() -> None:
    with pytest.raises(koruna.BadSetup, match="ask for the content “house”"):
        koruna.game("suverenita").start(3, {"content": "house"}, free_riders())


@pytest.mark.parametrize("id", GAMES)
def test_it_can_be_copied_and_sent(id: str) -> None:
    one, other = CONTENTS[id]
    assert copy.copy(one) is copy.deepcopy(one) is one
    sent = pickle.loads(pickle.dumps(one))
    assert (sent, sent.game, sent.files, type(sent)) == (one, id, one.files, Content)
    assert koruna.game(id).start(SEATS[id], content=sent).view() == koruna.game(id).start(SEATS[id], content=one).view()
    assert one != other
    assert repr(one) == f"<Content {one.digest()} of {id}>"


def test_a_position_names_its_content_and_needs_it() -> None:
    game, (one, other) = koruna.game("wonderful_kingdom"), CONTENTS["wonderful_kingdom"]
    state = game.start(2, content=one)
    step(state, Random(3))
    assert f"content={one.digest()}" in state.position()
    assert game.at(state.position(), content=one).view() == state.view()
    assert pickle.loads(pickle.dumps(state)) == state
    plain_start = "wonderful_kingdom 1 2"
    for text, content in ((state.position(), None), (state.position(), other), (plain_start, one)):
        for at in (game.at, koruna.Match.at):
            with pytest.raises(koruna.BadPosition, match="content") as refusal:
                at(text, content=content)
            assert isinstance(refusal.value.cause, koruna.BadSetup)
            assert isinstance(pickle.loads(pickle.dumps(refusal.value)).cause, koruna.BadSetup)


def test_options_with_a_content_by_its_name() -> None:
    one, other = CONTENTS["suverenita"]
    options = with_content({"mode": "basic", "content": other.digest()}, [one, other])
    assert options["content"] is other
    assert type(plain(options)["content"]) is str
    assert plain(options) == options
    assert with_content({"content": "0123"}, [one, other]) == {"content": "0123"}
    assert content_named([one, other], "0123") is None


def test_a_folder_can_have_something_for_several_games(tmp_path: Path) -> None:
    for content in (CONTENTS["wonderful_kingdom"][0], short_wars()):
        for name, text in content.files.items():
            (tmp_path / name).write_text(text, "utf-8")
    assert contents_in(str(tmp_path)) == [short_wars(), CONTENTS["wonderful_kingdom"][0]]
    with pytest.raises(koruna.BadSetup, match="only the content that comes with it"):
        koruna.game("kingdomino").content(tmp_path)
    with pytest.raises(koruna.BadSetup, match="has nothing for “suverenita”"):
        koruna.game("suverenita").content(tmp_path.parent)


@pytest.mark.parametrize("workers", [1, 2])
def test_two_contents_in_the_laboratory(workers: int) -> None:
    game, bots = koruna.game("wonderful_kingdom"), ["random", "random"]
    runs = [
        run_games(game, bots, 2, {"content": content}, seed=5, workers=workers, keep_records=True)
        for content in CONTENTS["wonderful_kingdom"]
    ]
    played = list(zip_longest(*runs))  # both runs go on at once
    for at, content in enumerate(CONTENTS["wonderful_kingdom"]):
        assert len(played) == 2
        assert all(f"option content {content.digest()}\n" in both[at].record for both in played)
        assert all(koruna.Match.read(both[at].record, content=content).over() for both in played)


def test_a_text_that_names_no_content_takes_none() -> None:
    own = short_wars()
    game = koruna.game(own.game)
    position = game.start(3).position()
    for refused in (
        lambda: game.at(position, content=own),
        lambda: koruna.Match.at(position, content=own),
        lambda: koruna.Match.read(koruna.Match.new(game, 3).record.text(), content=own),
    ):
        with pytest.raises(koruna.Trouble, match="names no content"):
            refused()
