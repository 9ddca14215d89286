"""Group commit: changes that arrive while the disk is busy share the next transaction, and one sync."""

from __future__ import annotations

import asyncio

from anyio import to_thread

from koruna.table.log_lines import Move
from koruna.table.store.store import Addition, Store


class Writer:
    store: Store
    waiting: list[tuple[Addition, asyncio.Future[bool]]]
    at_work: asyncio.Task[None] | None
    moves: int  # written since the start

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting = []
        self.at_work = None
        self.moves = 0

    async def append(self, addition: Addition) -> bool:
        """Write lines durably; False if another process has written these lines first."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[bool] = loop.create_future()
        self.waiting.append((addition, written))
        if self.at_work is None:
            self.at_work = loop.create_task(self.write())
        return await written

    async def write(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                additions = [addition for addition, _ in batch]
                try:
                    answers: list[bool] | Exception = await to_thread.run_sync(self.store.append, additions)
                except Exception as error:  # passed on to everyone in the batch
                    answers = error
                for at, (addition, written) in enumerate(batch):
                    if not isinstance(answers, Exception) and answers[at]:
                        self.moves += sum(isinstance(line, Move) for line in addition.lines)
                    if written.done():  # the request was cancelled
                        continue
                    if isinstance(answers, Exception):
                        written.set_exception(answers)
                    else:
                        written.set_result(answers[at])
        finally:
            self.at_work = None
