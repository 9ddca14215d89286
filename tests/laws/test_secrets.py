"""Two states that differ only in what is hidden from a seat are indistinguishable to that seat.

Together with the laws of `imagine` this is complete: a secret that a view leaks makes the view of an
imagined state differ, and a secret that `imagine` forgets is found by the pairs here.
"""

from __future__ import annotations

from random import Random

from koruna.engine.errors import NotAMove
from koruna.engine.reason import Reason
from koruna.engine.state import SPECTATOR, State
from tests.how_many import how_many
from tests.laws.pairs import carry_on, splits, what_is_unseen
from tests.laws.tables import Table, every_table, some_moments
from tests.laws.twins import match_of, random_game, twins
from tests.laws.visible import all_visible, drawings, visible_events

LOOKS = how_many(interpreted=1, compiled=2, nightly=3)  # states of each kind in which something happens unseen


@every_table
def test_what_happens_unseen_stays_unseen(table: Table) -> None:
    rng = table.rng("pairs")
    for state in some_moments(table, "pairs", LOOKS, what_is_unseen):
        for viewer in table.viewers():
            for left, right in splits(state, viewer, rng):
                for a, b in carry_on(left, right, viewer, rng):
                    # A spectator knows only what all seats know.
                    for who in {viewer, SPECTATOR}:
                        check_alike(a, b, who)


@every_table
def test_where_all_is_open_everybody_sees_the_same(table: Table) -> None:
    for state in some_moments(table, "open", 6):
        if table.game.all_open:
            assert all(state.view(viewer) == state.view(SPECTATOR) for viewer in table.viewers())


@every_table
def test_a_view_made_beside_that_of_another_is_the_same(table: Table) -> None:
    for state in [*some_moments(table, "beside", 6), *some_moments(table, "beside", LOOKS, what_is_unseen)]:
        for viewer in table.viewers():
            for other in table.viewers():
                assert state.view_beside(viewer, state.view(other)) == state.view(viewer)


@every_table
def test_what_happens_unseen_is_not_drawn(table: Table) -> None:
    rng = table.rng("pairs drawn")
    for state in some_moments(table, "pairs drawn", LOOKS, what_is_unseen):
        viewer = rng.choice(table.viewers())
        for left, right in list(splits(state, viewer, rng))[:1]:
            assert drawings(left, viewer, table) == drawings(right, viewer, table)


@every_table
def test_imagined_states_tell_the_same_story(table: Table) -> None:
    """The same move in the true and in an imagined state gives the same events, unless it revealed a secret."""
    rng = table.rng("stories")
    for state in some_moments(table, "stories", 6):
        for viewer in table.viewers():
            true, imagined = state.running().copy(), state.running().imagine(viewer, rng)
            true.journal, imagined.journal = [], []
            for a, b in carry_on(true, imagined, viewer, rng):
                check_alike(a, b, viewer)


@every_table
def test_a_record_told_before_the_end_keeps_secrets(table: Table) -> None:
    rng = table.rng("told")
    lines = random_game(table, rng)
    for viewer in table.viewers():
        for left, right in twins(table, lines, viewer, rng, LOOKS):
            for who in {viewer, SPECTATOR}:
                assert left.record_for(who).text() == right.record_for(who).text()


@every_table
def test_a_record_is_told_whole_when_the_game_is_over(table: Table) -> None:
    match = match_of(table, random_game(table, table.rng("told whole")))
    for viewer in table.viewers():
        assert match.record_for(viewer).text() == match.record.text()


def check_alike(left: State, right: State, viewer: int) -> None:
    assert all_visible(left, viewer) == all_visible(right, viewer)
    assert visible_events(left, viewer) == visible_events(right, viewer)


@every_table
def test_refusals_give_nothing_away(table: Table) -> None:
    """The reason of a refusal leaks no secret."""
    for state in some_moments(table, "refusals", 3):
        for viewer in range(table.seats):
            imagined = state.imagine(viewer, table.rng("imagine"))
            for text in some_texts(state, table.rng("refusals")):
                assert answer(imagined, text, viewer) == answer(state, text, viewer)


def some_texts(state: State, rng: Random) -> list[str]:
    texts = [state.write(move, seat) for seat in state.waiting() for move in state.moves(seat)]
    return rng.sample(texts, min(8, len(texts)))


def answer(state: State, text: str, viewer: int) -> Reason | str | None:
    try:
        return state.why_not(text, viewer)
    except NotAMove:
        return "no move"
