"""What clients have open in several processes is counted together."""

from __future__ import annotations

from koruna.table.peers.counts import SharedCount


def test_what_is_open_elsewhere_counts_too() -> None:
    here, there = SharedCount(), SharedCount()
    for _ in range(3):
        here.add("eva", 1)
    there.add("eva", 1)
    there.add("petr", 1)
    here.receive("there", there.news(), complete=False)
    assert (here["eva"], here["petr"], here.total()) == (4, 1, 5)
    assert here.clients() == {"eva", "petr"}
    assert there.news() == []
    there.add("eva", -1)
    here.receive("there", there.news(), complete=False)
    assert (here["eva"], here.total()) == (3, 4)
    assert there.everything() == [("petr", 1)]
    here.forget("there")
    assert (here["petr"], here.total()) == (0, 3)
