"""Writing many changes in one transaction."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from koruna.table.log_lines import Chance, Name
from koruna.table.store.group_commit import Writer
from koruna.table.store.store import Addition, Head, Store


class Counting(Store):
    """A store that records the size of each batch, and may fail."""

    broken = False

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.batches: list[int] = []

    def append(self, additions: list[Addition]) -> list[bool]:
        self.batches.append(len(additions))
        if self.broken:
            raise OperationalError("COMMIT", None, Exception("disk full"))
        return super().append(additions)


@pytest.fixture
def store(tmp_path: Path) -> Counting:
    store = Counting(f"sqlite:///{tmp_path}/koruna.db")
    for id in "abcdef":
        store.create(Head(id, "kingdomino", 1, {}, 1), [Chance("1")], listed=False)
    return store


def test_what_comes_while_the_disk_is_busy_is_written_together(store: Counting) -> None:
    async def all_at_once() -> list[bool]:
        writer = Writer(store)
        return await asyncio.gather(*(writer.append(Addition(id, 1, [Name(0, id)], False)) for id in "abcdef"))

    assert asyncio.run(all_at_once()) == [True] * 6
    assert len(store.batches) < 6
    assert sum(store.batches) == 6
    assert [store.log(id) for id in "abcdef"] == [[Chance("1"), Name(0, id)] for id in "abcdef"]


def test_whoever_cannot_be_served_is_told_and_the_next_are_written(store: Counting) -> None:
    async def fail_then_write() -> tuple[list[bool | BaseException], bool]:
        writer = Writer(store)
        store.broken = True
        failed = await asyncio.gather(
            *(writer.append(Addition(id, 1, [Name(0, id)], False)) for id in "ab"), return_exceptions=True
        )
        store.broken = False
        return failed, await writer.append(Addition("a", 1, [Name(0, "again")], False))

    failed, written = asyncio.run(fail_then_write())
    assert [type(error) for error in failed] == [OperationalError] * 2
    assert written
    assert store.log("a") == [Chance("1"), Name(0, "again")]
