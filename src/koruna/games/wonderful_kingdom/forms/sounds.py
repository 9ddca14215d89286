"""Which events of It's a Wonderful Kingdom are heard, and how; named by the messages that tell them."""

from __future__ import annotations

from typing import Final

from koruna.look.sounds import SILENCE, by_message

# By sound.
HEARD: Final = {
    "war": "threatened beaten giant-beaten giant-beaten-completing",
    "harvest": "produced",
    "loss": "calamities vermin lost-card stolen frozen",
    "build": "placed-completing krystallium-placed-completing soldier-placed-completing completed",
    "coins": "exchanged changed quest-first",
    "tile": "slated",
    "card": (
        "duchy dealt dealt-card kept turned-up top laid laid-down picked picked-cards revealed spied shown "
        "shifted shifted-card removed looked looked-card chose used advisor-joined site-discarded quest-step"
    ),
    "piece": "secret-move placed to-laboratory krystallium-placed soldier-placed trains won-soldier",
    SILENCE: "round leftovers searches done lost over",
}

sound = by_message(HEARD)
