"""The components of the game and the sources of their values, for the end of the help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from koruna.engine.sentence import Sentence
from koruna.games.tiny_epic_kingdoms.rules import reading
from koruna.games.tiny_epic_kingdoms.rules.factions import EFFECTS, FACTIONS
from koruna.games.tiny_epic_kingdoms.rules.reading import params, rows
from koruna.games.tiny_epic_kingdoms.rules.values import TOP_MAGIC, VALUES

if TYPE_CHECKING:
    from collections.abc import Callable

Facts: TypeAlias = dict[str, int | str]

# From the most reliable to our own.
SOURCES: Final = ["rulebook", "several", "one", "house"]
OF_KINDS: Final = {"resources.start_suggested": "overview-split", "war.value": "overview-war-value"}


def overview(language: str) -> list[str]:
    """All abilities, tokens, territories, prices and points, each with the source of its values."""
    from koruna.locale import words

    say = words(language, "tiny_epic_kingdoms").say
    lines: list[str] = []
    for faction in FACTIONS:
        for level in range(1, TOP_MAGIC + 1):
            source = source_key(source_of(faction, level))
            facts: dict[str, int | str] = {"faction": faction, "level": level, "source": source}
            facts["text"] = say(f"ability-{faction}-{level}")
            lines.append(say("overview-ability", facts))
    for row in rows("tokens.csv"):
        facts = {"token": row["id"], "count": int(row["count"]), "source": source_key(row["count_provenance"])}
        lines.append(say("overview-token", facts))
    for row in rows("sides.csv"):
        facts = {"territory": row["id"], "source": source_key(row["layout"])}
        lines.append(say("overview-territory", facts))
    return lines + [say(*sentence) for sentence in value_sentences(say)]


def value_sentences(say: Callable[..., str]) -> list[Sentence]:
    """Prices and points. A level of the castle has both, from different sources."""
    sources = {row["name"]: source_key(row["provenance"]) for row in rows("values.csv")}
    found: list[Sentence] = []
    for name, value in VALUES.items():
        ladder, _, step = name.rpartition(".")
        source = sources[name]
        if ladder == "castle.cost":
            points = f"castle.vp.{step}"
            facts: Facts = {"level": int(step), "price": int(value), "points": int(VALUES[points])}
            facts["price-source"] = say("source", {"source": source})
            facts["points-source"] = say("source", {"source": sources[points]})
            found.append(("overview-castle", facts))
        elif ladder == "magic.cost":
            found.append(("overview-magic", {"level": int(step), "price": int(value), "source": source}))
        elif ladder == "population.expand_cost":
            found.append(("overview-figure", {"figure": int(step), "price": int(value), "source": source}))
        elif name == "castle.vp.0":
            found.append(("overview-no-castle", {"points": int(value), "source": source}))
        elif ladder == "castle.vp_flat":
            found.append(("overview-flat-castle", {"level": int(step), "points": int(value), "source": source}))
        elif ladder != "castle.vp":
            more: Facts = {"number": int(value)} if value.isdigit() else {**reading.amounts(value)}
            more |= {"value": name.replace(".", "-"), "source": source}
            found.append((OF_KINDS.get(name, "overview-value"), more))
    return found


def source_key(source: str) -> str:
    """Renames `one`, which Fluent would take for a plural category."""
    return "single" if source == "one" else source


def source_of(faction: str, level: int) -> str:
    """The least reliable source among the values of an ability."""
    least = 0
    for row in EFFECTS:
        if row["faction"] == faction and row["level"] == str(level):
            for source in params(row["provenance"]).values():
                least = max(least, SOURCES.index(source))
    return SOURCES[least]
