"""The chapters of the help, with the names of their rules."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "goal": "aim seasons round initiative modes !other-subphase",
    "map": "land neutral capacity hostile control locked encircled connected",
    "setup": "rivals village-now !village-first village-land !village-taken relocate-now !relocate-own start-parts"
    " parts-now !parts-first parts-order parts-own parts-room parts-one-by-one dock-coast !ring-for-four"
    " !map-for-others",
    "units": "unit-kinds dice rough levels unit-limit !no-such-units !one-at-a-time !one-by-one !nothing-to-propose",
    "movement": "moving not-adjacent !already-moved march-by-land engines-stay corsairs-stay partner-field"
    " units-first inside-encircled hidden-orders",
    "sailing": "only-ships-sail sail-by-sea own-dockyard dockyard-full board-from-coast land-on-coast no-room-aboard"
    " !load-too-big cannot-be-carried carried-once one-transport load-left-behind warships-carry-nothing",
    "herds": "ride-by-land only-cavalry-rides goods-move !same-field !no-such-herd !herd-inside herd-went"
    " store-to-store fish-to-dockyard !not-so-much-stored sent-once goods-locked !not-connected one-field-across-sea"
    " !sown-here no-room-for-herd store-full",
    "retreat": "retreat retreat-home heavy-stays transports-into-dockyards locked-field locked-sea attrition"
    " !attrition-first !attrition-here",
    "withdrawal": "ambush withdrawal no-foes-here !no-own-settlement was-not-free !no-room-inside withdrew-or-sallied"
    " herds-inside coming-out !room-first house-nearby",
    "battle": "battle battle-round bonuses battle-points !fight-or-not battles-in-map-order !nobody-to-fight"
    " partners-do-not-fight one-battle-per-pair charge !charge-or-not !convert-or-not pairs-of-swords !hit-first"
    " !yield-first !spill-first rows-in-order not-enough-swords flee-first !flee-or-not no-flight-there flee-all-or-one"
    " never-moves",
    "siege": "siege assault breach !assault-or-not !no-settlement not-encircled-by-you sieges-in-map-order",
    "fall": "fall fall-points !fall-first falls-in-order",
    "plunder": "plunder robbing !plunder-or-not plunder-on-land only-units-plunder !plunder-needs-control"
    " !plundered-already no-empty-foreign-site !nothing-to-rob",
    "experience": "experience !merit-first survivors-rise one-level-a-round no-level-above-elite",
    "building": "building building-prices one-site village-where extension-where city-where second-city dock-where"
    " harbour-where one-fort building-encircled only-infantry-builds site-full own-site tile-limit",
    "trade": "trade !trade-now !not-enough-gold recruiting recruit-where recruit-plundered buy-slots buy-what"
    " infantry-is-recruited buy-where no-hirelings hirelings corsair-needs-dock !corsair-first corsair-where"
    " corsair-best-first upgrading upgrade-what builders-stay upgrade-slots ship-slots !dock-full heavy-in-city"
    " cavalry-where cavalry-needs-horses no-cavalry ship-in-dockyard warship-in-harbour engine-at-siege downgrade-what"
    " ship-lands land-what landing-adjacent landing-where !ship-loaded training no-training hirelings-not-trained"
    " training-ceiling train-where !in-training",
    "goods": "prices no-goods goods-connected goods-need-store !no-such-goods sale-needs-harbour herds-need-harbour"
    " !field-full lots meat-not-traded crop-not-traded slaughter-season !no-marker clean-where",
    "treaties": "treaties treaty-peace treaty-points !offers-first !answer-first offer-to-a-player one-treaty-per-pair"
    " one-offer-a-round treaty-not-in-this-game ransom-needs-threat dues-in-gold treaty-costs-more"
    " !payment-not-possible offer-usual-sums !revolts-first release-own-vassal revolt-against-lord revolt-in-spring",
    "farm": "fishing young !young-first young-in-order young-on-controlled-land sowing !sow-only sow-controlled-land"
    " sow-not-on-grey sow-free-land sow-connected sow-needs-grain taxes !harvest-only !nothing-sown"
    " harvest-controlled-land partners-do-not-rob harvest-to-connected-settlement harvest-what-stands harvest-in-order",
    "winter": "feeding larder meat upkeep !feed-first food-chosen-already !no-such-food herd-needs-grain"
    " !no-such-units-to-feed starve-all-or-one !no-such-settlement-to-feed surrender !spare-or-not",
    "victory": "sovereignty dominance power announcing significance out !announce-only !announced-already"
    " !power-not-reached !dominance-not-reached dominance-too-early",
    "moves": "write-board write-units write-farm write-war write-trade write-rest",
}
