"""Which events of Kingdomino are heard, and how; named by the messages that tell them."""

from __future__ import annotations

from typing import Final

from koruna.look.sounds import SILENCE, by_message

# By sound.
HEARD: Final = {
    "loss": "discarded",
    "tile": "placed",
    "card": "dealt",
    "piece": "claimed",
    SILENCE: "left-over king-drawn",
}

sound = by_message(HEARD)
