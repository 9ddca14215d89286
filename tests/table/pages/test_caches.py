"""What is remembered of drawings takes little memory, however long a server runs and however much is played there."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

import koruna
from koruna.engine.game import Game
from koruna.engine.match import Match
from koruna.locale import MOST_REMEMBERED, Words, words
from koruna.table.live.live_table import Live
from koruna.table.log_lines import line_of_move
from koruna.table.pages.page_context import PageContext
from koruna.table.pages.table_stream import Drawing
from koruna.table.store.store import Head

MOST_BYTES = 12_000_000  # of one cache that is full
OF_CHRONICLES = 10_000_000  # of the lines of all chronicles that are open
FEWEST = 10  # entries from which the size of others is told
MOVES = 150
DRAWN_EVERY = 10
SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, Words, Game, Live)  # there are these anyway


@pytest.mark.parametrize("game", koruna.all_games(), ids=lambda game: game.id)
def test_no_cache_takes_much_when_it_is_full(game: koruna.Game) -> None:
    for each in caches():
        each.cache_clear()
    rng, seats = Random(1), min(4, game.seats[-1])
    match = Match.new(game, seats, {}, rng=rng)
    for number in range(MOVES):
        if match.over():
            break
        if number % DRAWN_EVERY == 0:
            log = [line_of_move(by, text) for by, text in match.record.lines]
            table, seat = Live(Head("", game.id, game.version, {}, seats), log), number % seats
            Drawing(PageContext(table, seat, [seat], "cs"))
        match.choose(rng.choice(match.state.moves()))
    found = {each.__qualname__: full_bytes(each) for each in caches() if each.cache_info().currsize >= FEWEST}
    assert len(found) > 1
    assert found.pop("numbered_line") < OF_CHRONICLES
    assert {name: size for name, size in found.items() if size > MOST_BYTES} == {}


def test_messages_are_remembered_while_they_are_used() -> None:
    own = Words("en", words("en", "kingdomino")._messages)
    often = own.say("player-number", {"number": 0})
    for number in range(3 * MOST_REMEMBERED):
        own.say("player-number", {"number": number})
        assert own.say("player-number", {"number": 0}) is often
    assert MOST_REMEMBERED / 2 <= len(own._formatted) + len(own._before) <= MOST_REMEMBERED


def caches() -> Iterator[_lru_cache_wrapper[Any]]:
    """Those that forget."""
    for name, module in sorted(sys.modules.items()):
        if name.startswith("koruna."):
            for each in vars(module).values():
                if isinstance(each, _lru_cache_wrapper) and each.__module__ == name and each.cache_info().maxsize:
                    yield each


def full_bytes(cache: _lru_cache_wrapper[Any]) -> float:
    """What a cache would take if it were full of entries such as the later half of those that it has: what they share
    with the earlier ones does not count."""
    info = cache.cache_info()
    kept = [each for each in gc.get_referents(cache) if not isinstance(each, dict | FunctionType)]
    seen: set[int] = set()
    size_of(kept[: len(kept) // 2], seen)
    return size_of(kept[len(kept) // 2 :], seen) / (info.currsize / 2) * (info.maxsize or 0)


def size_of(kept: list[object], seen: set[int]) -> int:
    """Without what was seen before."""
    size = 0
    while kept:
        each = kept.pop()
        if id(each) not in seen and not isinstance(each, SHARED):
            seen.add(id(each))
            size += sys.getsizeof(each)
            kept += gc.get_referents(each)
    return size
