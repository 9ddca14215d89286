"""The digest: what concerned me while many others moved."""

from __future__ import annotations

import re
from random import Random

import pytest

import koruna
from koruna.engine.event import NOBODY
from koruna.table.live.live_table import Live
from koruna.table.live.table_view import names
from koruna.table.log_lines import LogLine, Name, Seed
from koruna.table.pages.chronicle import GameSetup, sentence_and_sound
from koruna.table.pages.digest import MANY, MOST, concerns, digest
from koruna.table.store.store import Head

ME, CALLED = 0, "Xenie"
LENGTH = 260  # moves of the random games


def table_of(game: str, seed: int) -> Live:
    seats = max(number for number in koruna.game(game).seats if number <= 4)
    head = Head("digest", game, koruna.game(game).version, {}, seats)
    log: list[LogLine] = [Name(ME, CALLED), *[Name(seat, f"Player{seat}") for seat in range(1, seats)], Seed(str(seed))]
    return Live(head, [*log, *Live(head, log).deal()])


def play_on(table: Live, rng: Random) -> int:
    """A random move of somebody, whose seat it returns."""
    seat = rng.choice(table.match.state.waiting())
    lines, _ = table.move(table.match.state.write(rng.choice(table.match.state.moves(seat)), seat), seat)
    table.read(lines)
    return seat


@pytest.mark.parametrize("game", [game.id for game in koruna.all_games()])
def test_what_is_told_names_me_and_was_done_by_others_since_my_last_decision(game: str) -> None:
    table, rng, others = table_of(game, 1), Random(3), 0
    setup = GameSetup(table.match.game, tuple(table.head.options.items()))
    called = names(table, "en")
    for _ in range(LENGTH):
        if table.match.over():
            break
        others = 0 if play_on(table, rng) == ME else others + 1
        found = digest(table, ME, "en", called)
        assert len(found.lines) <= MOST
        assert not found.lines or others >= MANY
        for html, _about in found.lines:
            assert CALLED in re.sub("<[^>]*>", "", html)
    for event in table.events_seen(ME):
        knows = ME in event.knows
        facts = event.facts | (event.secret if knows else {})
        sentence, _ = sentence_and_sound("en", setup, event, dict(facts), tuple(called))
        named = concerns("en", setup, event, bool(event.secret), knows, ME, len(called))
        assert named == (event.seat != NOBODY and CALLED in sentence), sentence


def test_an_attack_is_told_with_who_attacked() -> None:
    """Some of these random games have one after which three others have decided."""
    told: set[str] = set()
    for seed in range(1, 9):
        table, rng = table_of("tiny_epic_kingdoms", seed), Random(seed)
        while not table.match.over() and len(table.match.record.lines) < LENGTH:
            play_on(table, rng)
            lines = digest(table, ME, "en", names(table, "en")).lines
            told |= {re.sub("<[^>]*>", " ", html).strip() for html, _ in lines}
        if any(re.fullmatch(r"Player\d attacks in (\w+)[.] +Xenie defends \1[.]", each) for each in told):
            return
    raise AssertionError(f"no attack is told: {told}")
