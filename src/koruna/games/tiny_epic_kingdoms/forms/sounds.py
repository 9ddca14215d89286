"""Which events of Tiny Epic Kingdoms are heard, and how; named by the messages that tell them."""

from __future__ import annotations

from typing import Final

from koruna.look.sounds import SILENCE, by_message

# By sound.
HEARD: Final = {
    "war": "attacked won-war attacked-neutral beat-neutral tore-down castle-fell",
    "dice": "set-dial showed showed-flag",
    "harvest": "collected",
    "loss": "gave-up lost-figure removed",
    "build": "built",
    "coins": "split gained paid took raised allied took-crown found traded",
    "tile": "tokens-hidden laid-token shielded",
    "card": "is-faction drew-card lost-kingdom chose-side cleared learned",
    "piece": (
        "settled chose patrolled quested from-hall to-hall stood-up swapped went-back retreated fled "
        "found-haven expanded rearranged"
    ),
    SILENCE: "starts no-token passed was-robbed was-swapped defends end-triggered last-cycle",
}

sound = by_message(HEARD)
