"""Sentences: what to do now, moves, the score line by line, and what decided a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from koruna.engine.ending import Ending
from koruna.engine.event import Fact
from koruna.engine.option import Options
from koruna.engine.ranking import first_places
from koruna.engine.sentence import Sentence
from koruna.games.tiny_epic_kingdoms.forms.changes_view import ChangeView
from koruna.games.tiny_epic_kingdoms.forms.region_names import region_name, region_name_in
from koruna.games.tiny_epic_kingdoms.rules.notation import WITH_REGION, WITH_TWO, parse
from koruna.games.tiny_epic_kingdoms.rules.numbers import (
    DIALS,
    PAYS,
    PLACES,
    REMOVES,
    SEATS,
    TAKES,
    TRADES,
    named,
)
from koruna.games.tiny_epic_kingdoms.rules.values import CAP, FIGURES, KINDS, TOP_CASTLE, TOP_MAGIC
from koruna.locale import LANGUAGES, Named, words

if TYPE_CHECKING:
    from koruna.games.tiny_epic_kingdoms.forms.player_view import PlayerView
    from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView

Facts: TypeAlias = dict[str, int | str]

ID: Final = "tiny_epic_kingdoms"
PARTS: Final = ["castle", "magic", "bonus", "capitals", "crown", "towns", "neutrals", "lost_kingdom"]


# --- what to do now ------------------------------------------------------------------------


def prompt(view: TinyEpicKingdomsView, seat: int) -> Sentence:
    if view.step == "offer":
        name = "prompt-offer-active" if seat == view.active else "prompt-offer"
        only = len(view.choices) == 1 and view.turn == seat
        return f"{name}-only" if only else name, {"action": view.chosen or ""}
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
    if view.step == "which" and view.which_region is not None:
        own = int(view.which_seat == seat)
        return "prompt-which", {"region": region_name_in(view, view.which_region), "own": own}
    return f"prompt-{view.step}", {}


# --- moves ---------------------------------------------------------------------------------


def amounts(coded: int) -> dict[str, int | str]:
    return {"food": coded // 100, "ore": coded // 10 % 10, "mana": coded % 10}


def label(view: TinyEpicKingdomsView, text: str) -> Sentence:
    word, move = parse(text)
    arguments = text.split()[1:]
    if word in WITH_TWO:
        origin, target = divmod(move - WITH_TWO[word], PLACES)
        if arguments[0].endswith("-hall"):
            return "move-to-hall", {"from": region_name_in(view, named(origin))}
        more = change_sentences(view, text)
        enters = word in ("patrol", "quest")
        if enters and is_neutral(view, named(target)):
            more = [("change-neutral", {}), *more]
        facts: Facts = {"to": region_name_in(view, named(target))}
        if arguments[0].startswith("hall-"):
            moved = with_change("move-from-hall", facts, more)
        else:
            moved = with_change(f"move-{word}", {"from": region_name_in(view, named(origin)), **facts}, more)
        attacked = attacked_by(view, text)
        return into_war(moved, attacked[0]) if attacked else moved
    if word == "expand":
        cost = view.players[view.turn or 0].expand_price or 0
        return "move-expand", {"region": region_name_in(view, arguments[0]), "cost": cost}
    if word in WITH_REGION:
        return with_change(f"move-{word}", {"region": region_name_in(view, arguments[0])}, change_sentences(view, text))
    if word == "trade":
        return "move-trade", {
            **amounts((move - TRADES) % 1000),
            "kind": arguments[-1],
            "amount": received(view, arguments),
        }
    if word in ("pay", "split"):
        return f"move-{word}", amounts(move - PAYS)
    if word == "choose" and arguments[0] in view.vain:
        return "move-choose-vain", {"action": arguments[0]}
    if word in ("choose", "shield"):
        return f"move-{word}", {"action": arguments[0]}
    if word in ("gain", "raise"):
        return f"move-{word}", {"kind": arguments[0], "amount": max(1, view.amount)}
    if word == "collect" and view.harvest is not None:
        got = view.harvest
        return with_change("move-collect", {}, sentences_of(ChangeView(got.food, got.ore, got.mana, got.picks)))
    return label_of_rare(view, word, move, arguments)


def with_change(name: str, facts: Facts, more: list[Sentence]) -> Sentence:
    """The label of a move with its immediate costs and gains."""
    if not more:
        return name, facts
    changes = {language: ", ".join([words(language, ID).say(*sentence) for sentence in more]) for language in LANGUAGES}
    return f"{name}-with", {**facts, "changes": Named(changes)}


def into_war(move: Sentence, seat: int) -> Sentence:
    """The label of a move that begins a war, with the opponent."""
    label_of_move = Named({language: words(language, ID).say(*move) for language in LANGUAGES})
    return "move-into-war", {"move": label_of_move, "seat": seat}


def change_sentences(view: TinyEpicKingdomsView, text: str) -> list[Sentence]:
    change = view.changes.get(text)
    return [] if change is None else sentences_of(change)


def sentences_of(change: ChangeView) -> list[Sentence]:
    """The parts of a change, each as a sentence."""
    amounts = {"food": change.food, "ore": change.ore, "mana": change.mana}
    found: list[Sentence] = [
        ("change", {"kind": kind, "amount": abs(amount), "sign": "more" if amount > 0 else "less"})
        for kind, amount in amounts.items()
        if amount
    ]
    if change.picks:
        found.append(("change-picks", {"count": change.picks}))
    if change.number:
        found.append(("change-number", {"number": change.number}))
    return found


def is_neutral(view: TinyEpicKingdomsView, region: str) -> bool:
    return any(place.neutral for land in view.territories for place in land.regions if place.id == region)


def attacked_by(view: TinyEpicKingdomsView, text: str) -> list[int]:
    """The owners of figures in the region that a move enters, and begins a war for."""
    word, _, places = text.partition(" ")
    region = places.rpartition("-")[2]
    if word not in ("patrol", "quest"):
        return []
    here = [place.figures for land in view.territories for place in land.regions if place.id == region]
    return [seat for figures in here for seat, number in enumerate(figures) if number and seat != view.turn]


def received(view: TinyEpicKingdomsView, arguments: list[str]) -> int:
    """What a trade yields; more than nine of a kind are lost."""
    player, kind = view.players[view.turn or 0], arguments[-1]
    have = {"food": player.food, "ore": player.ore, "mana": player.mana}[kind]
    return min(sum(int(word) for word in arguments if word.isdigit()) + player.trade_bonus, CAP - have)


def label_of_rare(view: TinyEpicKingdomsView, word: str, move: int, arguments: list[str]) -> Sentence:
    if word == "take":
        seat, kind = divmod(move - TAKES, len(KINDS))
        facts: Facts = {"seat": seat, "kind": KINDS[kind]}
        return with_change("move-take", facts, change_sentences(view, " ".join([word, *arguments])))
    if word == "remove":
        region, seat = divmod(move - REMOVES, SEATS)
        return "move-remove", {"region": region_name_in(view, named(region)), "seat": seat}
    if word == "war":
        return "move-war", {"number": move - DIALS}
    if word == "faction":
        return "move-faction", {"faction": arguments[0]}
    if word == "side":
        card = view.players[view.turn or 0].card
        return "move-side", {"side": arguments[0], "territory": card["AB".index(arguments[0])]}
    if word in ("build", "research"):
        player = view.players[view.turn or 0]
        level, cost = (player.castle, player.build_price) if word == "build" else (player.magic, player.research_price)
        return f"move-{word}", {"level": level + 1, "cost": cost or 0}
    return f"move-{word}", {}


def warning(view: TinyEpicKingdomsView, text: str) -> Sentence | None:
    """Entering a region of others begins a war; reaching the top of something triggers the end (E1); an action that
    cannot be carried out is wasted (T4)."""
    attacked = attacked_by(view, text)
    if attacked:
        return "warning-war", {"seat": attacked[0], "region": region_name_in(view, text.rpartition("-")[2])}
    if text.startswith("choose ") and text.split()[1] in view.vain:
        return "warning-vain", {"action": text.split()[1]}
    player = view.players[view.turn or 0]
    top = {
        "build": player.castle + 1 == TOP_CASTLE,
        "research": player.magic + 1 == TOP_MAGIC,
        "expand": player.in_play + 1 == FIGURES,
    }
    return ("warning-final", {}) if top.get(text.split()[0]) and not view.final else None


def targets(view: TinyEpicKingdomsView, text: str) -> list[str]:
    """What is clicked: regions and the hall on the map, and for everything else a button named by the move.

    A trade takes three clicks. If the regions alone would be ambiguous, a move starts with a button.
    A retreat needs one click, on its destination, if there is just one region to leave.
    """
    word, move = parse(text)
    arguments = text.split()[1:]
    if word in WITH_TWO:
        places = [place if place == "hall" else f"region:{place}" for place in arguments[0].split("-")]
        if word == "retreat" and view.war is not None and len(view.war.leaving) == 1:
            return places[1:]
        return [word, *places] if has_button(view, word) else places
    if word in WITH_REGION and word not in ("lose", "stand"):
        return [word, f"region:{arguments[0]}"] if has_button(view, word) else [f"region:{arguments[0]}"]
    if word == "trade":
        given = amounts((move - TRADES) % 1000)
        kinds = "+".join(kind for kind in KINDS if given[kind])
        return [f"give:{kinds}", f"receive:{arguments[-1]}", "amounts:" + "-".join(str(given[kind]) for kind in KINDS)]
    if word in ("pay", "split"):
        given = amounts(move - PAYS)
        return ["amounts:" + "-".join(str(given[kind]) for kind in KINDS)]
    if word == "remove":
        return [f"figure:{arguments[0]}:{arguments[1]}"]
    return [":".join([word, *arguments])]


def has_button(view: TinyEpicKingdomsView, word: str) -> bool:
    """Moves that need a button of their own: a swap is not a Quest, a church not a retreat, an alternative to the
    chosen action not part of it."""
    moving = ("patrol", "quest")
    instead = (word in moving and view.chosen not in moving) or (word == "expand" and view.chosen != word)
    return word in ("swap", "shelter") or (view.step == "offer" and instead)


def tell_event(kind: str, facts: dict[str, Fact], options: Options, names: list[str]) -> tuple[str, dict[str, Any]]:
    """The event with the names of its regions instead of their ids."""
    with_names: dict[str, Any] = {**facts}
    for fact in ("region", "from", "to"):
        side = with_names.pop(f"{fact}_side", "")
        if side:
            with_names[fact] = region_name(side, with_names[fact])
    return f"event-{kind}", with_names


# --- the result ----------------------------------------------------------------------------


def tally(view: TinyEpicKingdomsView, seat: int) -> list[Sentence]:
    """Every part that scores, then the total."""
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
    """What triggered the end (E1), if it still holds: figures may have been lost since."""
    for player in view.players:
        if player.castle == TOP_CASTLE:
            return "ended", {"by": "castle", "seat": player.seat}
        if player.magic == TOP_MAGIC:
            return "ended", {"by": "magic", "seat": player.seat}
    for player in view.players:
        if player.in_play == FIGURES:
            return "ended", {"by": "figures", "seat": player.seat}
    if view.cycle == view.last_cycle:
        return "ended-last-cycle", {"cycle": view.cycle}
    return "ended-figures-gone", {}


def tie_break(view: TinyEpicKingdomsView) -> Sentence | None:
    """What decided the first place among those with the most points (E5)."""
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
