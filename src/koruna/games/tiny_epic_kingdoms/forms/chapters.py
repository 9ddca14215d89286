"""The chapters of the help, with the names of their rules."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = {
    "goal": "aim",
    "setup": "draft-now !faction-taken side-now !split-now six-resources start-now start-at-home",
    "turn": "choose-now under-shield cycle shield-now shield-on-free !act-now active-acts act-or-collect not-chosen"
    " collect single !gain-now cap !not-your-turn !game-over",
    "moves-on-map": "patrol-or-quest not-adjacent rivers border-regions !no-such-region !no-figure-there two-figures"
    " last-figure own-last-figure last-two protected-figures safe-terrain ruins lying !nobody-lies patrol-on !no-hall"
    " !hall-full last-stays-on-map !no-swap swap-where",
    "war": "dial-now !dial-stays number-too-high only-flag war-result raise-now cannot-raise !pay-now pay-exactly"
    " price-exactly !give-now give-exactly !take-now take-from-winner fate-now !not-beaten retreat-price retreat-where"
    " keep-last haven-where",
    "alliance": "alliance alliance-break",
    "growth": "build-price !castle-top research-price !magic-top expand-price expand-where !no-supply"
    " !trade-what-you-have trade-for-another trade-cap trade-one-kind",
    "abilities": "!no-robbing !take-from-other !nothing-to-take rearrange-now rearrange-where remove-now remove-whom"
    " which-now",
    "end": "end last-cycle points capital ties",
    "seats": "lost-kingdom neutral-price five",
    "exploration": "exploration lay-now lay-at-home ransom-now !ransom-price lair-now shelter-where !reveal-now"
    " !reveal-where",
    "moves": "write-regions write-actions write-war write-rare",
}
