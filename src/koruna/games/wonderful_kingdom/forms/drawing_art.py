"""The pictures of the built-in cards; cards of other content show the sign of their family."""

from __future__ import annotations

from functools import cache
from typing import Final

# A symbol, and a player's colour if the symbol uses one.
ART: Final = {
    "farmstead": "k-b-village p3",
    "barracks": "k-b-fort p2",
    "mill": "k-grain",
    "guild_house": "k-coins",
    "harbour": "k-b-harbour p6",
    "quarry": "k-stone",
    "market_hall": "k-act-trade",
    "ramparts": "k-act-castle",
    "royal_gaol": "k-lock",
    "smelting_yard": "k-ore",
    "seafarers": "k-act-sail",
    "expedition": "k-ex-camp",
    "allied_armies": "k-act-strike",
    "scholars": "k-book",
    "tax_collectors": "k-coin",
    "royal_cavalry": "k-u-cavalry p5",
    "royal_guard": "k-shield",
    "sappers": "k-u-siege p6",
    "recruiters": "k-flag",
    "secret_society": "k-ex-bandits",
    "mountain_guides": "k-act-march",
    "wraith_hunters": "k-threat-shadow",
    "enchanted_forge": "k-anvil",
    "monumental_statue": "k-king p3",
    "great_library": "k-book",
    "magnificent_arena": "k-fam-masterwork",
    "great_lighthouse": "k-tower-6",
    "banquet_hall": "k-meat",
    "royal_mint": "k-coin",
    "dawn_cathedral": "k-ex-church",
    "stargazers_tower": "k-spy",
    "echo_gardens": "k-carrot",
    "clock_of_ages": "k-act-quest",
    "chasm_bridge": "k-b-dock p2",
    "crystal_vault": "k-krystallium",
    "throne_room": "k-crown",
    "forefathers_tomb": "k-ex-stronghold",
    "wreck_of_leonart": "k-wild",
    "burning_sand_lair": "k-ex-dragon",
    "portal": "k-mana",
    "giants_last_refuge": "k-threat-giant",
    "hell_gate": "k-calamity",
    "isle_of_mists": "k-ex-hidden",
    "dragon_boneyard": "k-u-corsair p5",
    "forgotten_sanctum": "k-ex-treasure",
    "star_lake": "k-krystallium",
    "moonsilver_vein": "k-ruby",
    "petrified_forest": "k-wood",
    "cradle_of_rivers": "k-fish",
    "abyssal_throne": "k-castle",
}
FAMILY_ART: Final = {
    "structure": "k-fam-structure",
    "company": "k-fam-company",
    "masterwork": "k-fam-masterwork",
    "discovery": "k-fam-discovery",
}
# By kind of threat.
THREAT_ART: Final = ["k-threat-rat", "k-threat-vermin", "k-threat-giant", "k-threat-shadow", "k-threat-thief"]
# All other symbols that a page may show, except the players' coats of arms.
OTHERS: Final = [
    *[f"k-cube-{name}" for name in ("materials", "population", "gold", "exploration")],
    *[f"k-scene-{name}" for name in ("structure", "company", "masterwork", "discovery", "back")],
    *["k-army", "k-act-trade", "k-b-site", "k-calamity", "k-flag", "k-krystallium", "k-lab", "k-recycle"],
    *["k-soldier", "k-spy", "k-theft", "k-trap", "k-treasure", "k-vp", "u-check", "u-chevron", "u-eye", "u-target"],
]


@cache
def draw_symbols() -> str:
    """References to every symbol, so that a page has them all from the beginning."""
    arts = [art.partition(" ")[0] for art in ART.values()]
    uses = "".join([f'<use href="#{name}"/>' for name in sorted({*arts, *FAMILY_ART.values(), *THREAT_ART, *OTHERS})])
    return f'<svg class="arts" width="0" height="0" aria-hidden="true"><defs>{uses}</defs></svg>'
