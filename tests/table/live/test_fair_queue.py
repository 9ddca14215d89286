"""The queue in which clients take turns."""

from __future__ import annotations

from koruna.table.live.fair_queue import FairQueue


def test_clients_take_turns_however_much_each_of_them_wants() -> None:
    queue = FairQueue[str]()
    for number in range(4):
        queue.put("greedy", f"greedy {number}")
    queue.put("eva", "eva 0")
    queue.put("petr", "petr 0")
    queue.put("eva", "eva 1")
    order = [queue.take() for _ in range(len(queue))]
    assert order == ["greedy 0", "eva 0", "petr 0", "greedy 1", "eva 1", "greedy 2", "greedy 3"]
    assert not queue.lanes, "nothing is left of those who wait for nothing"


def test_it_knows_how_much_a_client_waits_for() -> None:
    queue = FairQueue[int]()
    queue.put("eva", 1)
    queue.put("eva", 2)
    assert [queue.waiting("eva"), queue.waiting("petr")] == [2, 0]
    queue.take()
    assert queue.waiting("eva") == 1
