"""A queue in which clients take turns."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Round-robin between clients, however many items each has queued; first in, first out within a client."""

    def __init__(self) -> None:
        self.lanes: dict[str, deque[Item]] = {}  # by client, none empty; the client whose turn is next comes first

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
