"""Sentences: what to do now, moves, the score line by line, and what decided a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from koruna.engine.event import Fact, numbers_by_name
from koruna.engine.option import HOUSE, Options
from koruna.engine.sentence import Sentence
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.games.wonderful_kingdom.rules.content_boards import Quest
from koruna.games.wonderful_kingdom.rules.contents import edition_of
from koruna.games.wonderful_kingdom.rules.numbers import COLOURS, RESOURCES, SYMBOL_NAMES
from koruna.locale import LANGUAGES, Named, words

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.forms.player_view import PlayerView, SiteView
    from koruna.games.wonderful_kingdom.forms.view import StepView, WonderfulKingdomView
    from koruna.locale import Words

PICKS: Final = 4  # per round, in a solo game
WITH_CARD: Final = ("remove", "slate", "lose")
ARROW: Final = "\N{RIGHTWARDS ARROW}"
APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"
KNOWN_TO_SOME: Final = ("dealt", "looked", "shifted")  # events whose card is named only to those who know it


# --- what to do now ------------------------------------------------------------------------


def prompt(view: WonderfulKingdomView, seat: int) -> Sentence:
    player, step = view.players[seat], view.step
    if step == "plan":
        if player.cubes:
            return "prompt-plan-cubes", {}
        return ("prompt-plan", {"cards": len(player.picks)}) if player.picks else ("prompt-plan-done", {})
    if step == "produce":
        resource = RESOURCES[view.number]
        cubes = player.cubes.get(resource, 0)
        facts: dict[str, int | str] = {"resource": resource, "count": cubes, "seats": view.seats}
        return ("prompt-produce" if cubes else "prompt-produce-done"), facts
    if step == "offer":
        return "prompt-offer-second" if view.number else "prompt-offer", {}
    if step == "pick" and view.seats == 1:
        return "prompt-pick-alone", {"pick": min(view.pick + 1, PICKS)}
    if step == "flip":
        return "prompt-flip-more" if view.number & 1 else "prompt-flip", {}
    if step == "remove":
        return "prompt-remove", {"count": view.number // 2}
    if step == "declare":
        return "prompt-declare", {"resource": RESOURCES[view.number]}
    return f"prompt-{step}", {}


# --- moves ---------------------------------------------------------------------------------


def label(view: WonderfulKingdomView, text: str) -> Sentence:
    word, *args = text.split()
    if word in WITH_CARD:
        return f"move-{word}", {"card": card_argument(view, args[0])}
    if word == "discard":
        return "move-discard", site_facts(view, args[0])
    if word == "enlist":
        return "move-enlist", site_facts(view, args[0]) | completes(view, "soldier", args[0])
    if word == "lay":
        facts: dict[str, int | str] = {"card": card_argument(view, args[0]), "area": int(args[1])}
        return "move-lay-down" if len(args) == 3 else "move-lay", facts
    if word == "keep":
        return "move-choose" if view.step == "choose" else "move-keep", {"card": card_argument(view, args[0])}
    if word == "exchange":
        return label_of_exchange(view, args[0])
    if word in ("place", "fill", "lab", "crystal", "change"):
        return label_of_cubes(view, word, args)
    if word in ("pick", "search", "spy", "flip", "shift"):
        return label_in_areas(view, word, args[0])
    if word in ("cover", "tuck", "beat"):
        return label_of_threats(view, word, args)
    if word == "use":
        content = view.edition
        return "move-use", {
            "advisor": card_argument(view, args[0]),
            "soldiers": content.price[content.ids.index(args[0])],
        }
    if word == "quest":
        return label_of_quest(view, args[0], int(args[1]))
    return f"move-{word}-{view.step}", {"resource": RESOURCES[view.number]} if view.step == "produce" else {}


def card_argument(view: WonderfulKingdomView, card: str) -> str:
    """A card as an argument of a message: its id, or its own names in content entered by an owner."""
    if view.edition.name == HOUSE:
        return card
    content = view.edition
    return localized(content.names[content.ids.index(card)])


def localized(names: list[str]) -> Named:
    """A name from the tables of a content, which have one for each language."""
    return Named({language: name.replace("'", APOSTROPHE) for language, name in zip(LANGUAGES, names, strict=True)})


def site_facts(view: WonderfulKingdomView, name: str) -> dict[str, int | str]:
    card, _, number = name.partition("-")
    return {"card": card_argument(view, card), "number": int(number or 1)}


def label_of_exchange(view: WonderfulKingdomView, card: str) -> Sentence:
    content = view.edition
    gives = content.gives[content.ids.index(card)]
    facts: dict[str, int | str] = {"card": card_argument(view, card)}
    if len(gives) > 1:
        return "move-exchange-treasure", facts | {
            "gives": in_every_language(count_each([RESOURCES[each] for each in gives]))
        }
    return "move-exchange", {**facts, "resource": RESOURCES[gives[0]]}


def label_of_cubes(view: WonderfulKingdomView, word: str, args: list[str]) -> Sentence:
    player = view.decider()
    if word == "place":
        return "move-place", {**site_facts(view, args[1]), "resource": args[0]} | completes(view, args[0], args[1])
    if word == "crystal":
        name = "move-crystal-own" if args[0] == "krystallium" else "move-crystal"
        return name, {**site_facts(view, args[1]), "resource": args[0]} | completes(view, args[0], args[1])
    if word == "fill":
        resource, count = filling(player, player.site(args[0]))
        facts = {**site_facts(view, args[0]), "resource": resource, "count": count}
        return "move-fill", facts | completes(view, resource, args[0], count)
    if word == "lab":
        if len(args) == 1:
            return "move-lab", {"resource": args[0]}
        return "move-lab-all", {"resource": args[0], "count": player.cubes.get(args[0], 0)}
    given = dict(zip(args[1::2], args[::2], strict=True))
    return "move-change", {colour: int(given.get(colour, "0")) for colour in COLOURS}


def completes(view: WonderfulKingdomView, resource: str, name: str, count: int = 1) -> dict[str, int | str]:
    """Whether this many pieces complete a site."""
    site = view.decider().site(name)
    return {"completes": int(site.open == {resource: count} and not site.frozen)}


def filling(player: PlayerView, site: SiteView) -> tuple[str, int]:
    """The resource of the cubes in hand, which are all of one kind, and how many of them fit."""
    resource = next(iter(player.cubes))
    return resource, min(player.cubes[resource], site.open.get(resource, 0))


def label_in_areas(view: WonderfulKingdomView, word: str, where: str) -> Sentence:
    number, _, place = where.partition("-")
    area = view.areas[int(number) - 1]
    facts: dict[str, int | str] = {"area": int(number)}
    if word == "pick":
        return "move-pick", {**facts, "cards": len(area), "down": sum(1 for card in area if card.card is None)}
    if word == "search":
        return "move-search", facts
    facts["place"] = int(place)
    if word != "shift":
        return f"move-{word}", facts
    card = area[int(place) - 1].card
    return ("move-shift-down", facts) if card is None else ("move-shift", {**facts, "card": card_argument(view, card)})


def label_of_threats(view: WonderfulKingdomView, word: str, args: list[str]) -> Sentence:
    if word == "cover":
        return "move-cover", {"symbol": SYMBOL_NAMES.index(args[0])}
    if word == "tuck":
        if args[0] == "card":
            return "move-tuck-card", {"card": card_argument(view, args[1])}
        return "move-tuck-site", site_facts(view, args[1])
    content = view.edition
    price: dict[str, int | str] = {"soldiers": content.threat_price[content.ids.index(args[0]) - content.first_threat]}
    if len(args) == 1:
        return "move-beat", {"threat": card_argument(view, args[0])} | price
    if args[1] in SYMBOL_NAMES:
        return "move-beat-thief", {"symbol": SYMBOL_NAMES.index(args[1])} | price
    return "move-beat-giant", site_facts(view, args[1]) | price


def label_of_quest(view: WonderfulKingdomView, board: str, step: int) -> Sentence:
    facts: dict[str, int | str] = {"board": board, "step": step, "deal": deal_of(view, board, step)}
    if view.edition.name != HOUSE:
        content = view.edition
        return "move-quest-plain", {**facts, "board": localized(content.board_names[content.boards.index(board)])}
    return "move-quest", {**facts, "key": f"{board}-{'two-player' if view.seats == 2 else 'solo'}-{step}"}


def deal_of(view: WonderfulKingdomView, board: str, step: int) -> Named:
    """What a step of a quest costs and brings."""
    quest = next(each for each in view.quests if each.board == board and each.step == step)
    found: dict[str, str] = {}
    for language in LANGUAGES:
        say = words(language, "wonderful_kingdom")
        sides = [amounts_in_words(quest.cost, say), reward_in_words(quest, say)]
        found[language] = f" {ARROW} ".join(side for side in sides if side)
    return Named(found)


def in_every_language(pieces: dict[str, int]) -> Named:
    return Named({language: amounts_in_words(pieces, words(language, "wonderful_kingdom")) for language in LANGUAGES})


def count_each(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in names}


# --- what happened -------------------------------------------------------------------------


def tell_event(kind: str, facts: dict[str, Fact], options: Options, names: list[str]) -> tuple[str, dict[str, Any]]:
    """The message for an event, and its arguments; `facts` contain secrets only for readers who may know them."""
    arguments: dict[str, Any] = {**facts}
    if "did" in arguments:
        kind = str(arguments.pop("did"))
        if arguments.pop("completed", None):
            kind += "-completing"
    if kind == "produced":
        arguments["volumes"] = numbers_by_name(arguments["volumes"], names)
    content = edition_of(options["content"])
    numbers = facts.get("cards")
    if isinstance(numbers, list):
        arguments["cards"] = [localized(content.names[card]) for card in numbers]
        if kind == "picked" and numbers:
            kind = "picked-cards"
    if kind in KNOWN_TO_SOME and arguments.get("card"):
        kind += "-card"
    return f"event-{kind}", arguments if content.name == HOUSE else with_names(arguments, content)


def with_names(arguments: dict[str, Any], content: Edition) -> dict[str, Any]:
    """Replace ids by the names in content entered by an owner."""
    for fact in ("card", "advisor", "threat"):
        if arguments.get(fact):
            arguments[fact] = localized(content.names[content.ids.index(arguments[fact])])
    if "board" in arguments:
        arguments["board"] = localized(content.board_names[content.boards.index(arguments["board"])])
    if "duchy" in arguments:
        arguments["duchy"] = localized(content.duchy_sides[content.duchies.index(arguments["duchy"])][0].names)
    return arguments


# --- the result ----------------------------------------------------------------------------


def tally(view: WonderfulKingdomView, seat: int) -> list[Sentence]:
    """Every part that brings or costs points, then the total. During a simultaneous decision the player's own score
    includes what the other does not see yet."""
    player = view.players[seat]
    lines: list[Sentence] = [("score-fixed", {"points": player.points_fixed})]
    parts = {
        "families": player.points_families,
        "extra": player.points_extra,
        "calamities": player.points_calamities,
        "threats": player.points_threats,
        "penalty": player.points_penalty,
    }
    for part, points in parts.items():
        if points:
            facts: dict[str, int | str] = {"points": points}
            if part == "calamities":
                facts["count"] = player.calamities
            lines.append((f"score-{part}", facts))
    return [*lines, ("score-total", {"points": player.points})]


def tie_break(view: WonderfulKingdomView) -> Sentence | None:
    """What decided the first place if points alone did not (Q7, T2)."""
    first = [player for player in view.players if player.rank == 1]
    if len(first) > 1:
        return "tie-shared", {}
    winner = first[0]
    rivals = [player for player in view.players if player is not winner]
    if not rivals or view.scores[winner.seat] > view.scores[rivals[0].seat]:
        return None
    if winner.can_win != rivals[0].can_win:
        return "tie-quest", {}
    return "tie-completed" if len(winner.completed) > len(rivals[0].completed) else "tie-soldiers", {}


# --- amounts ---------------------------------------------------------------------------------


def reward_in_words(step: Quest | StepView, say: Words) -> str:
    """What a step of a quest brings."""
    parts = [amounts_in_words({"krystallium": step.krystallium, "soldier": step.soldiers}, say)]
    if step.spies:
        parts.append(say.say("reward-spy", {"count": step.spies}))
    if step.calamities:
        parts.append(say.say("reward-calamities", {"count": step.calamities}))
    if step.points:
        parts.append(say.say("points", {"points": step.points}))
    return ", ".join(part for part in parts if part)


def amounts_in_words(pieces: dict[str, int], say: Words) -> str:
    """`3 materials, 1 soldier`, without zeros."""
    texts = [say.say("amount", {"resource": name, "count": count}) for name, count in pieces.items() if count]
    return ", ".join(texts)
