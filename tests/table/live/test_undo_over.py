"""The end of a game tells all secrets, so nobody goes on from before it unless all agree."""

from __future__ import annotations

from ..seats import Client, Seats


def test_a_game_that_is_over_is_not_undone_without_consent(client: Client) -> None:
    seats = Seats(client, "eight_minute_empire")
    seats.play_to_the_end()
    last = int(
        [line for line in client.get(f"/api/tables/{seats.id}/record").text.splitlines() if line[:1] in "01"][-1][0]
    )
    undo = f"/api/tables/{seats.id}/undo"
    client.post(undo, headers={"Authorization": f"Bearer {seats.keys[last]}"}).raise_for_status()
    assert seats.now()["over"]
    client.post(undo, headers={"Authorization": f"Bearer {seats.keys[1 - last]}"}).raise_for_status()
    assert not seats.now()["over"]
