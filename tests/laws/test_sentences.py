"""What a game says about a state: what to do, the score line by line, and what decided at the end."""

from __future__ import annotations

from koruna.engine.game import Game
from koruna.engine.sentence import Sentence
from koruna.engine.state import OVER
from koruna.locale import LANGUAGES, words
from tests.laws.tables import Table, end, every_table, some_moments


def check_words(sentence: Sentence, game: Game) -> None:
    name, facts = sentence
    for language in LANGUAGES:
        assert words(language, game.id).say(name, {**facts, "player": "Eva"})


@every_table
def test_every_seat_is_told_what_to_do_and_what_that_means(table: Table) -> None:
    for state in some_moments(table, "prompts", 8):
        running = state.running()
        for seat in running.waiting() or (range(table.seats) if running.turn() == OVER else []):
            name, facts = table.game.prompt(running.view(seat), seat)
            check_words((name, facts), table.game)
            if running.turn() != OVER:
                check_words((f"{name}.why", facts), table.game)


@every_table
def test_the_lines_of_a_score_end_with_its_total(table: Table) -> None:
    for state in some_moments(table, "tallies", 3):
        running = state.running()
        for seat in range(table.seats):
            lines = table.game.tally(running.view(seat), seat)
            assert lines[-1][1]["points"] == running.own_points(seat)
            for line in lines:
                check_words(line, table.game)


@every_table
def test_a_first_place_that_points_alone_do_not_decide_is_explained(table: Table) -> None:
    for purpose in ("ties", "more ties"):
        last = end(table, purpose)
        scores, ranks = last.running().scores(), last.running().ranks()
        ending = table.game.ending(last.running().view())
        most = [seat for seat in range(table.seats) if scores[seat] == max(scores)]
        if ending.by_points and ending.winners and table.seats > 1:
            assert bool(ending.details) != (len(most) == 1 and ranks[most[0]] == 1)
        for sentence in (ending.why, *ending.details):
            check_words(sentence, table.game)
