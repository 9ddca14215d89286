"""The tables of factions, values and tokens: complete, without unknown names, and each value with its provenance."""

from __future__ import annotations

import pytest

from koruna.games.tiny_epic_kingdoms.rules.factions import FACTIONS, FEWEST_PLAYERS, POWERS
from koruna.games.tiny_epic_kingdoms.rules.powers import PLAIN
from koruna.games.tiny_epic_kingdoms.rules.reading import amounts, params, rows
from koruna.games.tiny_epic_kingdoms.rules.values import (
    ACTIONS,
    CASTLE_COST,
    CASTLE_POINTS,
    EXPAND_COST,
    FIGURES,
    KINDS,
    MAGIC_COST,
    SUGGESTED,
    TERRAINS,
    WAR_VALUE,
)

PROVENANCE = {"rulebook", "several", "one", "house"}
HOOKS = {row["hook"]: row for row in rows("hooks.csv")}
METRICS = {row["metric"]: row for row in rows("metrics.csv")}
EFFECTS = rows("effects.csv")
WORDS = {
    "chosen": {*ACTIONS, "any"},
    "perform": {*ACTIONS},
    "actions": {"patrol", "quest"},
    "action": {"quest"},
    "resource": {*KINDS},
    "resources": {*KINDS},
    "role": {"attacker", "defender"},
    "by": {"quest"},
    "next_to": {"water"},
    "across": {"water"},
    "feature": {"water"},
    "payment": {"single_kind"},
    "payment_only": {*KINDS},
    "result": {"lost"},
    "receiver": {"self", "partner"},
    "for": {"build", "expand", "retreat"},
    "pay_with": {*KINDS},
    "give": {*KINDS},
    "receive": {*KINDS},
    "reach": {"same_card", "adjacent"},
    "shield_on": {"owner_choice_free"},
    "figures": {"all"},
    "terrain": {*TERRAINS},
    "metric": {*METRICS},
}


def test_there_are_thirteen_factions_of_five_levels() -> None:
    assert len(FACTIONS) == len(set(FACTIONS)) == 13
    levels = {(row["faction"], int(row["level"])) for row in EFFECTS}
    assert levels == {(faction, level) for faction in FACTIONS for level in range(1, 6)}


def test_only_halflings_need_three_players() -> None:
    """L5."""
    assert [FACTIONS[at] for at, fewest in enumerate(FEWEST_PLAYERS) if fewest > 2] == ["halflings"]


@pytest.mark.parametrize("row", EFFECTS, ids=lambda row: f"{row['faction']}-{row['level']}")
def test_an_effect_has_the_parameters_of_its_hook_each_with_its_provenance(row: dict[str, str]) -> None:
    hook, given, sources = HOOKS[row["hook"]], params(row["params"]), params(row["provenance"])
    needs = {name for name in hook["needs"].split("+") if name}
    assert needs <= set(given) <= needs | set(hook["may"].split("+"))
    assert set(sources) == {*given, "hook"}
    assert set(sources.values()) <= PROVENANCE
    assert set(row["suspect"].split("+")) - {""} <= set(given)
    assert (row["hook"] == "score") == (row["level"] == "5")
    for name, value in given.items():
        if name in WORDS:
            assert set(value.split("+")) <= WORDS[name]
        elif name == "gain":
            assert all(kind in [*KINDS, "any", "of_region"] and count > 0 for kind, count in amounts(value).items())
        elif name == "steps":
            assert amounts(value)
        else:
            assert int(value) >= (0 if name in ("vp", "value") else 1)


def test_every_hook_and_metric_is_used() -> None:
    assert {row["hook"] for row in EFFECTS} == set(HOOKS)
    metrics = {params(row["params"])["metric"] for row in EFFECTS if row["hook"] == "score"}
    assert metrics == set(METRICS)


def test_every_level_changes_something() -> None:
    for levels in POWERS:
        texts = [repr_of(powers) for powers in levels]
        assert len(set(texts)) == len(texts)
        assert texts[0] == repr_of(PLAIN)


def repr_of(powers: object) -> str:
    """All values of an ability as text. Compiled classes have no `__dict__`."""
    names = [name for name in dir(powers) if not name.startswith("_")]
    return str([(name, deep(getattr(powers, name))) for name in names])


def deep(value: object) -> object:
    if isinstance(value, list):
        return [deep(part) for part in value]
    if isinstance(value, (int, str, tuple)) or value is None:
        return value
    return repr_of(value)


def test_what_happens_once_is_gone_on_the_next_level() -> None:
    centaurs = POWERS[FACTIONS.index("centaurs")]
    assert [powers.rearranges for powers in centaurs] == [False, False, False, True, False, False]


def test_C1_the_nth_figure_costs_n_food() -> None:
    assert EXPAND_COST == [0, 0, 2, 3, 4, 5, 6, 7]
    assert len(EXPAND_COST) == FIGURES + 1


def test_B1_castle_and_magic_cost_their_level() -> None:
    assert CASTLE_COST == [0, 1, 2, 3, 4, 5, 6]
    assert MAGIC_COST == [0, 1, 2, 3, 4, 5]
    assert CASTLE_POINTS == [0, 0, 1, 2, 4, 7, 10]


def test_S4_the_split_for_beginners() -> None:
    assert dict(zip(KINDS, SUGGESTED, strict=True)) == {"food": 3, "ore": 1, "mana": 2}


def test_mana_is_worth_two_in_war_ore_one_and_food_nothing() -> None:
    assert dict(zip(KINDS, WAR_VALUE, strict=True)) == {"food": 0, "ore": 1, "mana": 2}


def test_values_and_tokens_have_their_provenance() -> None:
    assert {row["provenance"] for row in rows("values.csv")} <= PROVENANCE
    for row in rows("tokens.csv"):
        assert {row["count_provenance"], row["stays_provenance"], *params(row["provenance"]).values()} <= PROVENANCE
        assert set(params(row["provenance"])) == {*params(row["params"]), "hook"}


def test_X11_there_are_sixteen_tokens_of_nine_kinds() -> None:
    counts = [int(row["count"]) for row in rows("tokens.csv")]
    assert len(counts) == 9
    assert sum(counts) == 16


def effect(faction: str, level: int) -> tuple[str, dict[str, str]]:
    [row] = [row for row in EFFECTS if row["faction"] == faction and row["level"] == str(level)]
    return row["hook"], params(row["params"])


def test_C4_the_block_with_two_names_is_that_of_the_humans() -> None:
    assert effect("humans", 1) == ("action.substitute", {"chosen": "research", "perform": "trade"})
    assert effect("lizardfolk", 1)[0] == "move.patrol_reach"


def test_C5_orcs_add_a_mana_after_the_reveal() -> None:
    assert effect("orcs", 4) == ("war.raise", {"resources": "mana", "units": "1"})


def test_C6_the_icons_that_were_lost() -> None:
    assert effect("orcs", 2)[1]["resource"] == "food"
    assert effect("dwarves", 2)[1]["gain"] == "ore:1"
    assert effect("humans", 4)[1]["gain"] == "food:1"
    assert [effect(faction, 5)[1]["vp"] for faction in ("orcs", "dwarves", "humans")] == ["2", "1", "1"]
