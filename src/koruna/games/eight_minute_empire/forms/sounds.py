"""Which events of Eight-Minute Empire are heard, and how; named by the messages that tell them."""

from __future__ import annotations

from typing import Final

from koruna.look.sounds import SILENCE, by_message

# By sound.
HEARD: Final = {
    "war": "destroyed destroyed-own destroyed-neutral",
    "build": "built",
    "coins": "sealed offered won-bid",
    "tile": "token-laid",
    "card": "dealt took",
    "piece": "neutral-placed added moved sailed",
    SILENCE: "tied-youngest tied-lot starts lost ended no-use",
}

sound = by_message(HEARD)
