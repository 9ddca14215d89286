"""Sentences: what to do now, moves, the score line by line, and what decided a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from koruna.engine.ending import Ending
from koruna.engine.event import Fact
from koruna.engine.option import Options
from koruna.engine.ranking import first_places
from koruna.engine.sentence import Sentence
from koruna.games.eight_minute_empire.forms.region_names import region_name
from koruna.games.eight_minute_empire.rules.cards import EDITION, IDS, ONLY_FIVE, about
from koruna.games.eight_minute_empire.rules.map import SIDES
from koruna.games.eight_minute_empire.rules.notation import NOBODYS, parse
from koruna.games.eight_minute_empire.rules.numbers import NEUTRAL

if TYPE_CHECKING:
    from koruna.games.eight_minute_empire.forms.view import Act, CardView, EightMinuteEmpireView

# Facts of events that are regions.
REGIONS: Final = ["region", "from", "to"]


def overview(language: str) -> list[str]:
    """The 42 cards: their list is public, only the order of the pile is secret."""
    from koruna.locale import words

    say = words(language, "eight_minute_empire").say
    printed = [card for card in range(len(IDS)) if EDITION[card] != "words"]
    return [
        say("overview-card-five" if ONLY_FIVE[card] else "overview-card", {**about(card), "id": IDS[card]})
        for card in printed
    ]


# --- what to do now -----------------------------------------------------------------------


def prompt(view: EightMinuteEmpireView, seat: int) -> Sentence:
    if view.step == "over":
        return "prompt-over", {}
    if view.step == "bid":
        return "prompt-bid", {"coins": view.players[seat].coins}
    if view.step == "neutral":
        return "prompt-neutral", {"armies": view.neutral_left}
    if view.step == "start":
        return "prompt-start", {}
    if view.acting is not None:
        return left_to_do("prompt-act", view)
    return "prompt-take", {"coins": view.players[seat].coins}


def left_to_do(name: str, view: EightMinuteEmpireView) -> Sentence:
    """What is left of the action in progress: one action, one of two, or two."""
    assert view.acting is not None
    left = view.acting.left
    if len(left) == 1:
        return name, acts_as_facts(left)
    return f"{name}-or" if view.acting.either else f"{name}-and", acts_as_facts(left)


def acts_as_facts(acts: list[Act]) -> dict[str, int | str]:
    first, last = acts[0], acts[-1]
    return {"action": first.action, "count": first.count, "action2": last.action, "count2": last.count}


def card_as_facts(card: CardView) -> dict[str, int | str]:
    return {"good": card.good, "icons": card.icons, "joined": card.joined, **acts_as_facts(card.acts)}


# --- moves --------------------------------------------------------------------------------


def label(view: EightMinuteEmpireView, text: str) -> Sentence:
    move = parse(text)
    if move.word == "bid":
        return "move-bid", {"coins": move.first}
    if move.word == "start":
        return "move-start", {"seat": move.first}
    if move.word == "take":
        offer = next(offer for offer in view.row if offer.place == move.first)
        return "move-take", {"place": offer.place, "price": offer.price, **card_as_facts(offer.card)}
    if move.word == "move":
        side = SIDES[view.side]
        crosses = side.crosses[side.march(move.first, move.second)]
        return "move-sail" if crosses else "move-move", {
            "from": region_name(view.side, move.first),
            "to": region_name(view.side, move.second),
        }
    if move.word == "destroy":
        return label_of_destroying(view, move.first, move.second)
    if move.word == "done":
        return "move-done", {}
    return f"move-{move.word}", {"region": region_name(view.side, move.first)}


def label_of_destroying(view: EightMinuteEmpireView, region: int, owner: int) -> Sentence:
    name = region_name(view.side, region)
    if owner == NEUTRAL:
        return "move-destroy-neutral", {"region": name}
    if owner == view.turn:
        return "move-destroy-own", {"region": name}
    return "move-destroy", {"region": name, "seat": owner}


def targets(view: EightMinuteEmpireView, text: str) -> list[str]:
    """What is clicked: a bid, a card, a player; for an action its region or regions, or an army.

    If the card offers a choice between two actions, the action itself is clicked first.
    """
    move = parse(text)
    if move.word == "done":
        return ["done"]
    if move.word == "bid":
        return [f"bid:{move.first}"]
    if move.word == "start":
        return [f"start:{move.first + 1}"]
    if move.word == "take":
        return [f"card:{move.first}"]
    if move.word == "neutral":
        return [f"region:{move.first}"]
    chosen = action_to_click(view, move.word)
    if move.word == "move":
        return [*chosen, f"region:{move.first}", f"region:{move.second}"]
    if move.word == "destroy":
        owner = NOBODYS if move.second == NEUTRAL else str(move.second + 1)
        return [*chosen, f"army:{move.first}:{owner}"]
    return [*chosen, f"region:{move.first}"]


def action_to_click(view: EightMinuteEmpireView, word: str) -> list[str]:
    if view.acting is None or len(view.acting.left) == 1:
        return []
    names = [act.action for act in view.acting.left]
    return ["action:sail"] if word == "move" and "sail" in names else [f"action:{word}"]


def tell_event(kind: str, facts: dict[str, Fact], options: Options, names: list[str]) -> tuple[str, dict[str, Any]]:
    """The event with the names of its regions instead of their numbers."""
    named: dict[str, Any] = {**facts}
    for fact in REGIONS:
        if fact in named:
            named[fact] = region_name(str(options["board"]), named[fact])
    return f"event-{kind}", named


# --- the result ---------------------------------------------------------------------------


def tally(view: EightMinuteEmpireView, seat: int) -> list[Sentence]:
    """Regions, continents, every good that scores, then the total."""
    player = view.players[seat]
    lines: list[Sentence] = []
    if player.points_regions:
        lines.append(("score-regions", {"count": len(player.regions), "points": player.points_regions}))
    if player.points_continents:
        lines.append(("score-continents", {"count": len(player.continents), "points": player.points_continents}))
    lines += [
        ("score-good", {"good": good.good, "count": good.count, "points": good.points})
        for good in player.goods
        if good.points
    ]
    return [*lines, ("score-total", {"points": player.points})]


def tell_end(view: EightMinuteEmpireView) -> Ending:
    decided = tie_break(view)
    why: Sentence = ("ended", {"cards": view.rounds})
    return Ending(why, first_places(view.ranks), view.scores, details=[decided] if decided else [])


def tie_break(view: EightMinuteEmpireView) -> Sentence | None:
    """What decided the first place among those with the most points."""
    top = [player for player in view.players if player.points == max(view.scores)]
    if len(top) == 1:
        return None
    rich = [player for player in top if player.coins == max(other.coins for other in top)]
    if len(rich) == 1:
        return "tie-coins", {}
    strong = [player for player in rich if player.on_board == max(other.on_board for other in rich)]
    if len(strong) == 1:
        return "tie-armies", {}
    wide = [player for player in strong if len(player.regions) == max(len(other.regions) for other in strong)]
    return ("tie-regions", {}) if len(wide) == 1 else ("tie-shared", {})
