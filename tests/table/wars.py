"""Two people who march against each other in Suverenita as soon as they can: Eva attacks, Petr stays where he is."""

from __future__ import annotations

from typing import Any

EVA, PETR = 0, 1
OPTIONS: dict[str, Any] = {"mode": "first_game", "pace": "plain"}
# Their villages face each other in m02 and m03. They place all their units there, except those placed elsewhere.
VILLAGES = (["m02", "m01", "i02"], ["m03", "m04", "i05"])
ELSEWHERE = ({"i02": 0, "m01": 0}, {"i05": 3, "m03": 4})


def wanted(seen: dict[str, Any], seat: int) -> str:
    """The move that a seat wants to make, given its JSON view."""
    step, texts = seen["view"]["step"], [move["text"] for move in seen["moves"]]
    found: list[str] = []
    if step == "village":
        found = [f"village {field}" for field in VILLAGES[seat]]
    elif step == "parts":
        found = [f"put {field} LI*{count}" for field, count in ELSEWHERE[seat].items()]
    elif step == "units" and seat == EVA:
        found = [text for text in reversed(texts) if text.startswith("mv m02>m03 ")]
    elif step in ("fight", "hit") and seat == EVA:
        found = [text for text in texts if text not in ("done", "auto")]
    return next((text for text in [*found, "auto", "done"] if text in texts), texts[0])
