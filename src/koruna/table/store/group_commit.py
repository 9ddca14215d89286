"""Changes that come at the same time are written in one go: one commit, one wait for the disk."""

from __future__ import annotations

import asyncio

from anyio import to_thread

from koruna.table.store.store import Addition, Store


class Writer:
    store: Store
    waiting: list[tuple[Addition, asyncio.Future[bool]]]
    at_work: asyncio.Task[None] | None

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting = []
        self.at_work = None

    async def append(self, addition: Addition) -> bool:
        """Whether it is on disk now; False when somebody else has written there before."""
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
                except Exception as error:  # each of them is told what went wrong
                    answers = error
                for at, (_, written) in enumerate(batch):
                    if written.done():  # nobody waits for it any more
                        continue
                    if isinstance(answers, Exception):
                        written.set_exception(answers)
                    else:
                        written.set_result(answers[at])
        finally:
            self.at_work = None
