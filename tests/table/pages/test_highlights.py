"""Highlights of a finished game: a picture of its end, and a player's best moment."""

from __future__ import annotations

import re

from tests.table.seats import Client, Seats


def test_the_picture_and_the_best_moment_come_after_the_end(client: Client) -> None:
    table = Seats(client)
    table.play(9)
    table.sit(0)
    assert table.get("/picture").status_code == 403
    assert table.get("/best?seat=0").status_code == 403
    table.play_to_the_end()
    picture = table.get("/picture")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg ")
    assert table.get("/best?seat=7").status_code == 404
    best = table.get("/best?seat=0").json()
    gains = re.findall(r"gains (\d+) point", table.get("/now").json()["parts"]["lines"].replace("\n", ""))
    most = int(best["sentence"].split()[3])
    assert str(most) in gains
    moments = table.get(f"/moments?seat=0&move={best['move'] - 1}").json()
    assert f"gains {most} point" in " ".join(moments[1]["said"]), "the replay shows it there"
