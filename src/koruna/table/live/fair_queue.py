"""A queue in which clients take turns."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Clients take turns, however much of each is waiting; what one client waits for is in the order it came."""

    def __init__(self) -> None:
        self.lanes: dict[str, deque[Item]] = {}  # by client: none is empty; whose turn is next is first

    def __len__(self) -> int:
        return sum(map(len, self.lanes.values()))

    def put(self, client: str, item: Item) -> None:
        self.lanes.setdefault(client, deque()).append(item)

    def take(self) -> Item:
        client = next(iter(self.lanes))
        lane = self.lanes.pop(client)
        item = lane.popleft()
        if lane:
            self.lanes[client] = lane
        return item

    def waiting(self, client: str) -> int:
        return len(self.lanes.get(client, ()))
