"""Which events of Suverenita are heard, and how; named by the messages that tell them."""

from __future__ import annotations

from typing import Final

from koruna.look.sounds import SILENCE, by_message

# By sound.
HEARD: Final = {
    "war": "ambush sallied battle assault breach conquers razes plunders robs burns theft",
    "dice": "ambush-rolled charge-rolled rolled assault-rolled",
    "harvest": "fished sown growth harvest fed",
    "loss": (
        "worn-down herd-lost starved-inside units-lost assault-repelled site-removed site-given-up downgraded "
        "mercenaries-left young-die rot slaughter starved starved-gold city-shrinks city-shrinks-gold "
        "settlement-starved settlement-starved-gold surrender lapse lapse-gold out"
    ),
    "build": "village rises site-begun site-joined site-grew built",
    "coins": "treaty treaty-points due recruited bought upgraded sold purchased wages taxes upkeep meat-sold",
    "card": "treaty-ends offer refusal announcement",
    "piece": (
        "relocated start marched boarded landed sailed sailed-load drove carried-grain carried-fish withdrew "
        "pulled-herd left-site came-out housed fed-inside flees fled battle-won occupies trained "
        "corsair-placed herd-mounted crew-landed training slaughtered cleaned young"
    ),
    SILENCE: (
        "first rival ordered ordered-known chooses-charge chose-charge chooses-conversion chose-conversion "
        "battle-drawn assault-ends victory"
    ),
}

sound = by_message(HEARD)
