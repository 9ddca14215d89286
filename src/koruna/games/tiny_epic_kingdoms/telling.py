"""What to do now, moves, the score line by line, what decided a tie: as sentences in the game's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from koruna.engine.ending import Ending, first_places
from koruna.engine.event import Fact
from koruna.engine.game import Sentence
from koruna.games.tiny_epic_kingdoms import reading
from koruna.games.tiny_epic_kingdoms.factions import EFFECTS, FACTIONS
from koruna.games.tiny_epic_kingdoms.notation import WITH_REGION, WITH_TWO, hear
from koruna.games.tiny_epic_kingdoms.numbers import (
    DIALS,
    PAYS,
    PLACES,
    REMOVES,
    SEATS,
    TAKES,
    TRADES,
    named,
)
from koruna.games.tiny_epic_kingdoms.reading import params, rows
from koruna.games.tiny_epic_kingdoms.region_names import region_called, region_name
from koruna.games.tiny_epic_kingdoms.values import FIGURES, KINDS, TOP_CASTLE, TOP_MAGIC, VALUES

if TYPE_CHECKING:
    from collections.abc import Callable

    from koruna.games.tiny_epic_kingdoms.view import PlayerView, TinyEpicKingdomsView

Facts: TypeAlias = dict[str, int | str]

# From the surest to our own.
SOURCES: Final = ["rulebook", "several", "one", "house"]
OF_KINDS: Final = {"resources.start_suggested": "overview-split", "war.value": "overview-war-value"}
PARTS: Final = ["castle", "magic", "bonus", "capitals", "crown", "towns", "neutrals", "lost_kingdom"]


def overview(language: str) -> list[str]:
    """All abilities, tokens, territories, prices and points, each with where its values come from."""
    from koruna.locale import words

    say = words(language, "tiny_epic_kingdoms").say
    lines: list[str] = []
    for faction in FACTIONS:
        for level in range(1, TOP_MAGIC + 1):
            source = told_source(source_of(faction, level))
            facts: dict[str, int | str] = {"faction": faction, "level": level, "source": source}
            facts["text"] = say(f"ability-{faction}-{level}")
            lines.append(say("overview-ability", facts))
    for row in rows("tokens.csv"):
        facts = {"token": row["id"], "count": int(row["count"]), "source": told_source(row["count_provenance"])}
        lines.append(say("overview-token", facts))
    for row in rows("sides.csv"):
        facts = {"territory": row["id"], "source": told_source(row["layout"])}
        lines.append(say("overview-territory", facts))
    return lines + [say(*sentence) for sentence in told_values(say)]


def told_values(say: Callable[..., str]) -> list[Sentence]:
    """Prices and points. A level of the castle has both, from different places."""
    sources = {row["name"]: told_source(row["provenance"]) for row in rows("values.csv")}
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
        elif ladder != "castle.vp":
            more: Facts = {"number": int(value)} if value.isdigit() else {**reading.amounts(value)}
            more |= {"value": name.replace(".", "-"), "source": source}
            found.append((OF_KINDS.get(name, "overview-value"), more))
    return found


def told_source(source: str) -> str:
    """In Fluent `one` is a plural."""
    return "single" if source == "one" else source


def source_of(faction: str, level: int) -> str:
    """The least sure source of all the values of an ability."""
    least = 0
    for row in EFFECTS:
        if row["faction"] == faction and row["level"] == str(level):
            for source in params(row["provenance"]).values():
                least = max(least, SOURCES.index(source))
    return SOURCES[least]


# --- what to do now ------------------------------------------------------------------------


def prompt(view: TinyEpicKingdomsView, seat: int) -> Sentence:
    if view.step == "offer":
        return "prompt-offer-active" if seat == view.active else "prompt-offer", {"action": view.chosen or ""}
    if view.step == "dial" and view.war is not None:
        most = view.war.most_attack if seat == view.war.attacker else view.war.most_defence
        if most == 0:
            return "prompt-dial-flag", {"alliance": int(view.seats > 2)}
        return "prompt-dial", {"most": most, "alliance": int(view.seats > 2)}
    if view.step == "pay-war" and view.war is not None:
        number = view.war.attack if seat == view.war.attacker else view.war.defence
        return "prompt-pay-war", {"number": number or 0}
    if view.step in ("pay", "give"):
        return f"prompt-{view.step}", {"amount": view.amount}
    if view.step == "fate":
        haven = any(text.startswith("haven") for text in view.choices)
        return ("prompt-haven", {}) if haven else ("prompt-fate", {"price": view.amount})
    return f"prompt-{view.step}", {}


# --- moves ---------------------------------------------------------------------------------


def amounts(coded: int) -> dict[str, int | str]:
    return {"food": coded // 100, "ore": coded // 10 % 10, "mana": coded % 10}


def label(view: TinyEpicKingdomsView, text: str) -> Sentence:
    word, move = hear(text)
    rest = text.split()[1:]
    if word in WITH_TWO:
        origin, target = divmod(move - WITH_TWO[word], PLACES)
        if rest[0].endswith("-hall"):
            return "move-to-hall", {"from": region_called(view, named(origin))}
        if rest[0].startswith("hall-"):
            return "move-from-hall", {"to": region_called(view, named(target))}
        return f"move-{word}", {fact: region_called(view, named(at)) for fact, at in (("from", origin), ("to", target))}
    if word == "expand":
        cost = view.players[view.turn or 0].expand_price or 0
        return "move-expand", {"region": region_called(view, rest[0]), "cost": cost}
    if word in WITH_REGION:
        return f"move-{word}", {"region": region_called(view, rest[0])}
    if word == "trade":
        return "move-trade", {**amounts((move - TRADES) % 1000), "kind": rest[-1]}
    if word in ("pay", "split"):
        return f"move-{word}", amounts(move - PAYS)
    if word in ("choose", "shield"):
        return f"move-{word}", {"action": rest[0]}
    if word in ("gain", "raise"):
        return f"move-{word}", {"kind": rest[0]}
    return label_of_rare(view, word, move, rest)


def label_of_rare(view: TinyEpicKingdomsView, word: str, move: int, rest: list[str]) -> Sentence:
    if word == "take":
        seat, kind = divmod(move - TAKES, len(KINDS))
        return "move-take", {"number": seat + 1, "kind": KINDS[kind]}
    if word == "remove":
        region, seat = divmod(move - REMOVES, SEATS)
        return "move-remove", {"region": region_called(view, named(region)), "number": seat + 1}
    if word == "war":
        return "move-war", {"number": move - DIALS}
    if word == "faction":
        return "move-faction", {"faction": rest[0]}
    if word == "side":
        card = view.players[view.turn or 0].card
        return "move-side", {"side": rest[0], "territory": card["AB".index(rest[0])]}
    if word in ("build", "research"):
        player = view.players[view.turn or 0]
        level, cost = (player.castle, player.build_price) if word == "build" else (player.magic, player.research_price)
        return f"move-{word}", {"level": level + 1, "cost": cost or 0}
    return f"move-{word}", {}


def targets(view: TinyEpicKingdomsView, text: str) -> list[str]:
    """What is clicked: regions and the hall on the map, and for everything else a button with the move's own words.

    A trade is put together from three. Where its regions alone could mean another move, a move begins with a button.
    A retreat is only where to, if there is just one region to leave.
    """
    word, move = hear(text)
    rest = text.split()[1:]
    if word in WITH_TWO:
        places = [place if place == "hall" else f"region:{place}" for place in rest[0].split("-")]
        if word == "retreat" and view.war is not None and len(view.war.leaving) == 1:
            return places[1:]
        return [word, *places] if has_button(view, word) else places
    if word in WITH_REGION and word not in ("lose", "stand"):
        return [word, f"region:{rest[0]}"] if has_button(view, word) else [f"region:{rest[0]}"]
    if word == "trade":
        given = amounts((move - TRADES) % 1000)
        kinds = "+".join(kind for kind in KINDS if given[kind])
        return [f"give:{kinds}", f"receive:{rest[-1]}", "amounts:" + "-".join(str(given[kind]) for kind in KINDS)]
    if word in ("pay", "split"):
        given = amounts(move - PAYS)
        return ["amounts:" + "-".join(str(given[kind]) for kind in KINDS)]
    if word == "remove":
        return [f"figure:{rest[0]}:{rest[1]}"]
    return [":".join([word, *rest])]


def has_button(view: TinyEpicKingdomsView, word: str) -> bool:
    """A swap is no Quest, a church no retreat; and what is done in place of the chosen action is no part of it."""
    moving = ("patrol", "quest")
    instead = (word in moving and view.chosen not in moving) or (word == "expand" and view.chosen != word)
    return word in ("swap", "shelter") or (view.step == "offer" and instead)


def tell_event(kind: str, facts: dict[str, Fact]) -> tuple[str, dict[str, Any]]:
    """Regions are told of by their names."""
    told: dict[str, Any] = {**facts}
    for fact in ("region", "from", "to"):
        side = told.pop(f"{fact}_side", "")
        if side:
            told[fact] = region_name(side, told[fact])
    return f"event-{kind}", told


# --- the result ----------------------------------------------------------------------------


def tally(view: TinyEpicKingdomsView, seat: int) -> list[Sentence]:
    """Every part that brings points, then all together."""
    player = view.players[seat]
    lines: list[Sentence] = [("score-figures", {"points": player.points_figures})]
    points = {
        "castle": player.points_castle,
        "magic": player.points_magic,
        "bonus": player.points_bonus,
        "capitals": player.points_capitals,
        "crown": player.points_crown,
        "towns": player.points_towns,
        "neutrals": player.points_neutrals,
        "lost_kingdom": player.points_lost_kingdom,
    }
    levels = {"castle": player.castle, "magic": player.magic}
    for part in PARTS:
        if points[part]:
            facts: dict[str, int | str] = {"points": points[part]}
            if part in levels:
                facts["level"] = levels[part]
            lines.append(("score-" + part.replace("_", "-"), facts))
    return [*lines, ("score-total", {"points": player.points})]


def tell_end(view: TinyEpicKingdomsView) -> Ending:
    decided = tie_break(view)
    return Ending(why_ended(view), first_places(view.ranks), view.scores, details=[decided] if decided else [])


def why_ended(view: TinyEpicKingdomsView) -> Sentence:
    """What began the final part (E1), as far as it still stands: figures may have been lost since."""
    for player in view.players:
        if player.castle == TOP_CASTLE:
            return "ended", {"by": "castle", "seat": player.seat}
        if player.magic == TOP_MAGIC:
            return "ended", {"by": "magic", "seat": player.seat}
    for player in view.players:
        if player.in_play == FIGURES:
            return "ended", {"by": "figures", "seat": player.seat}
    return "ended-figures-gone", {}


def tie_break(view: TinyEpicKingdomsView) -> Sentence | None:
    """How the first place was decided among those with the most points (E5)."""
    left = [player for player in view.players if player.points == max(view.scores)]
    if len(left) == 1:
        return None
    for name in ("figures", "castle", "magic", "resources"):
        most = max(tie_value(player, name) for player in left)
        left = [player for player in left if tie_value(player, name) == most]
        if len(left) == 1:
            return f"tie-{name}", {}
    return "tie-shared", {}


def tie_value(player: PlayerView, name: str) -> int:
    if name == "figures":
        return player.figures_counted
    if name == "castle":
        return player.castle
    return player.magic if name == "magic" else player.food + player.ore + player.mana
