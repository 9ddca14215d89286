"""Which events of sealed bids are heard, and how; named by the messages that tell them."""

from __future__ import annotations

from typing import Final

from koruna.look.sounds import SILENCE, by_message

# By sound.
HEARD: Final = {
    "loss": "burnt",
    "coins": "sealed won",
    "card": "wish-dealt turned-up wish-shown",
    SILENCE: "opened",
}

sound = by_message(HEARD)
