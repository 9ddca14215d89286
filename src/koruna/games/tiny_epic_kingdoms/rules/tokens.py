"""The kinds of exploration tokens, from `data/tokens.csv`. A kind is its index in the file."""

from __future__ import annotations

from typing import Final

from koruna.games.tiny_epic_kingdoms.rules.reading import amounts, params, rows

TOKENS: Final = [row["id"] for row in rows("tokens.csv")]
COUNTS: Final = [int(row["count"]) for row in rows("tokens.csv")]
STAYS: Final = [row["stays"] == "keep" for row in rows("tokens.csv")]  # in its region, face up
VALUES: Final = {row["id"]: params(row["params"]) for row in rows("tokens.csv")}

CROWN: Final = TOKENS.index("crown")
TREASURE: Final = TOKENS.index("treasure")
BANDITS: Final = TOKENS.index("bandits")
DRAGON_LAIR: Final = TOKENS.index("dragon_lair")
CAMP: Final = TOKENS.index("camp")
STRONGHOLD: Final = TOKENS.index("stronghold")
TOWN: Final = TOKENS.index("town")
CHURCH: Final = TOKENS.index("church")
BLANK: Final = TOKENS.index("blank")

CROWN_POINTS: Final = int(VALUES["crown"]["vp"])
TREASURE_GAIN: Final = amounts(VALUES["treasure"]["gain"])["any"]
RANSOM: Final = int(VALUES["bandits"]["amount"])
CASTLE_DROP: Final = int(VALUES["dragon_lair"]["castle_drop"])
CAMP_EXTRA: Final = int(VALUES["camp"]["extra"])
STRONGHOLD_DISCOUNT: Final = int(VALUES["stronghold"]["amount"])
TOWN_POINTS: Final = int(VALUES["town"]["vp"])
