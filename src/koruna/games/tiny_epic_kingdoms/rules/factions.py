"""The thirteen factions, from `data/factions.csv` and `data/effects.csv`. Each kind of effect is read in one place."""

from __future__ import annotations

from typing import Final

from koruna.games.tiny_epic_kingdoms.rules.powers import (
    ANY,
    ATTACKER,
    DEFENDER,
    OF_REGION,
    Discount,
    Gain,
    MoveGain,
    Powers,
    Score,
)
from koruna.games.tiny_epic_kingdoms.rules.reading import amounts, params, rows
from koruna.games.tiny_epic_kingdoms.rules.values import ACTIONS, ALL_ACTIONS, KINDS, TERRAINS, TOP_MAGIC

FACTIONS: Final = [row["id"] for row in rows("factions.csv")]
FEWEST_PLAYERS: Final = [int(row["min_players"]) for row in rows("factions.csv")]
ALL_TERRAINS: Final = "+".join(TERRAINS)
EFFECTS: Final = rows("effects.csv")


def set_of(names: str, order: list[str]) -> int:
    found = 0
    for name in names.split("+"):
        found |= 1 << order.index(name)
    return found


def gain_of(text: str) -> Gain:
    [(kind, amount)] = amounts(text).items()
    if kind == "any":
        return Gain(ANY, amount)
    return Gain(OF_REGION if kind == "of_region" else KINDS.index(kind), amount)


def discount_of(given: dict[str, str]) -> Discount:
    discount = Discount(int(given["amount"]))
    if "role" in given:
        discount.roles = ATTACKER if given["role"] == "attacker" else DEFENDER
    discount.by_quest = given.get("by") == "quest"
    discount.terrains = set_of(given.get("terrain", ALL_TERRAINS), TERRAINS)
    discount.by_water = given.get("next_to") == "water"
    discount.single_kind = given.get("payment") == "single_kind"
    if "payment_only" in given:
        discount.only = KINDS.index(given["payment_only"])
    discount.when_lost = given.get("result") == "lost"
    return discount


def score_of(given: dict[str, str]) -> Score:
    score = Score(given["metric"], int(given["vp"]))
    score.per = int(given.get("per", "1"))
    score.most = int(given.get("max", "99"))
    score.threshold = int(given.get("threshold", "0"))
    if "resource" in given:
        score.kind = KINDS.index(given["resource"])
    if "terrain" in given:
        score.terrain = TERRAINS.index(given["terrain"])
    score.steps = sorted((int(count), points) for count, points in amounts(given.get("steps", "")).items())
    return score


def add_effect(powers: Powers, hook: str, given: dict[str, str]) -> None:
    if hook.startswith("war.") or hook.startswith("alliance.") or hook.startswith("figure.lost"):
        add_war_effect(powers, hook, given)
    elif hook.startswith("move.") or hook == "figure.protect":
        add_move_effect(powers, hook, given)
    elif hook.startswith("action.") or hook.startswith("on_reach.") or hook in ("select.any", "score"):
        add_choice(powers, hook, given)
    else:
        add_household_effect(powers, hook, given)


def add_choice(powers: Powers, hook: str, given: dict[str, str]) -> None:
    if hook == "action.substitute":
        chosen = ALL_ACTIONS if given["chosen"] == "any" else set_of(given["chosen"], ACTIONS)
        for action in range(len(ACTIONS)):
            if chosen >> action & 1:
                powers.instead[action] |= 1 << ACTIONS.index(given["perform"])
    elif hook == "action.take":
        for name in given["chosen"].split("+"):
            powers.take[ACTIONS.index(name)] = int(given["amount"])
    elif hook == "select.any":
        powers.selects_any = True
    elif hook == "on_reach.rearrange":
        powers.rearranges = True
    elif hook == "on_reach.others_lose":
        powers.others_lose = int(given["amount"])
    elif hook == "on_reach.remove_figure":
        powers.removes = int(given["amount"])
    else:
        assert hook == "score", f"effects.csv: {hook} is unknown"
        powers.score = score_of(given)


def add_move_effect(powers: Powers, hook: str, given: dict[str, str]) -> None:
    if hook == "move.patrol_reach":
        powers.patrol_anywhere = True
    elif hook == "move.patrol_water":
        powers.patrol_water = True
    elif hook == "move.patrol_count":
        powers.patrols = int(given["moves"])
    elif hook == "move.gain":
        actions = set_of(given["actions"], ACTIONS)
        terrains = set_of(given.get("terrain", ALL_TERRAINS), TERRAINS)
        powers.move_gains = [
            *powers.move_gains,
            MoveGain(actions, terrains, given.get("across") == "water", gain_of(given["gain"])),
        ]
    elif hook == "move.swap":
        powers.swaps = True
    elif hook == "move.hall":
        powers.hall = int(given["capacity"])
    elif hook == "move.forbid_others":
        powers.forbids |= set_of(given["terrain"], TERRAINS)
    else:
        assert hook == "figure.protect", f"effects.csv: {hook} is unknown"
        powers.protects = int(given["figures_at_most"])


def add_war_effect(powers: Powers, hook: str, given: dict[str, str]) -> None:
    if hook == "war.tie":
        powers.wins_ties = True
    elif hook == "war.resource_value":
        powers.values[KINDS.index(given["resource"])] = int(given["value"])
    elif hook == "war.opponent_value":
        powers.caps[KINDS.index(given["resource"])] = int(given["value"])
    elif hook == "war.discount":
        powers.discounts = [*powers.discounts, discount_of(given)]
    elif hook == "war.raise":
        powers.raises = set_of(given["resources"], KINDS)
        assert given["units"] == "1", "effects.csv: a number is raised by one resource"
    elif hook == "war.flag_betrayed":
        powers.betrayed = int(given["amount"])
    elif hook == "war.won":
        powers.won = gain_of(given["gain"])
    elif hook == "war.lost":
        powers.lost_take = int(given["take"])
    elif hook == "war.tie_any":
        powers.tie = gain_of(given["gain"])
    elif hook == "war.figure_lost":
        powers.figure_lost = gain_of(given["gain"])
    elif hook == "war.attack_pair":
        powers.attacks_pairs = set_of(given["actions"], ACTIONS)
    elif hook == "figure.lost_by_other":
        powers.other_lost = gain_of(given["gain"])
    elif hook == "alliance.guard":
        powers.guards = True
    elif given["receiver"] == "self":
        powers.allied = gain_of(given["gain"])
    else:
        assert hook == "alliance.formed", f"effects.csv: {hook} is unknown"
        powers.ally = gain_of(given["gain"])


def add_household_effect(powers: Powers, hook: str, given: dict[str, str]) -> None:
    if hook == "build.discount":
        powers.build_discount = int(given["amount"])
    elif hook == "build.surcharge_others":
        powers.build_surcharge = int(given["amount"])
    elif hook == "pay.substitute":
        kind, what = KINDS.index(given["pay_with"]), given["for"].split("+")
        powers.build_with = kind if "build" in what else powers.build_with
        powers.expand_with = kind if "expand" in what else powers.expand_with
        powers.retreat_with = kind if "retreat" in what else powers.retreat_with
    elif hook == "expand.reach":
        powers.expand_near = True
    elif hook == "expand.by_other":
        powers.other_expands = gain_of(given["gain"])
    elif hook == "trade.bonus":
        powers.trade_bonus = int(given["amount"])
    elif hook == "trade.multi":
        powers.trade_gives = set_of(given["give"], KINDS)
        powers.trade_receives = KINDS.index(given["receive"])
    elif hook == "collect.bonus":
        powers.collect_bonus = gain_of(given["gain"])
        powers.collect_by_water = given.get("next_to") == "water"
    else:
        assert hook == "collect.pair", f"effects.csv: {hook} is unknown"
        powers.pair_extra = int(given["extra"])
        powers.pair_terrains = set_of(given["terrain"], TERRAINS)


def powers_of(faction: str, level: int) -> Powers:
    powers = Powers()
    for row in EFFECTS:
        at = int(row["level"])
        if row["faction"] == faction and (at == level or (at < level and not row["hook"].startswith("on_reach."))):
            add_effect(powers, row["hook"], params(row["params"]))
    return powers


# By faction, then by level from 0.
POWERS: Final = [[powers_of(faction, level) for level in range(TOP_MAGIC + 1)] for faction in FACTIONS]
