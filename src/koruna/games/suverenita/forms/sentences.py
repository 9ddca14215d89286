"""Sentences: what to do now, moves, the score line by line, and what decided a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.ending import Ending
from koruna.engine.ranking import first_places
from koruna.engine.sentence import Sentence
from koruna.games.suverenita.forms.builders import progress_of
from koruna.games.suverenita.forms.map_view import place_called, place_name
from koruna.games.suverenita.forms.parsed_move import ParsedMove, parsed_move
from koruna.games.suverenita.forms.pricing import PRICED, halves_for, price_of
from koruna.games.suverenita.forms.terms import terms_of_answer, terms_of_offer
from koruna.games.suverenita.rules.board.options import house_edition
from koruna.games.suverenita.rules.numbers import BUILDINGS, COLOURS, LEVELS, TYPES
from koruna.games.suverenita.rules.setup import FIRST_GAME, MODES
from koruna.locale import words

if TYPE_CHECKING:
    from koruna.games.suverenita.forms.view import SuverenitaView

# Moves that answer a question about one place.
ASKED: Final = ("hit", "lose", "keep", "raze", "spare")
# Steps in which the first game has less to do (18).
PROMPTED_IN_GOLD: Final = ("withdraw", "plunder", "trade", "feed")


def overview(language: str) -> list[str]:
    """Every unit and every building."""
    say = words(language, "suverenita").say
    values = house_edition().values
    units = [
        say(
            "overview-unit",
            {
                "type": type,
                "lives": values.lives[at],
                "rough": values.rough_lives[at],
                "price": values.upgrade[at],
            },
        )
        for at, type in enumerate(TYPES)
    ]
    buildings = [
        say(
            "overview-building",
            {
                "building": building,
                "gold": values.build_gold[at],
                "least": values.build_least[at],
                "tiles": values.build_tiles[at],
            },
        )
        for at, building in enumerate(BUILDINGS)
        if building
    ]
    return units + buildings


def prompt(view: SuverenitaView, seat: int) -> Sentence:
    if view.over or not view.step:
        return "prompt-over", {}
    facts: dict[str, int | str] = {"gold": view.players[seat].gold, "mode": view.mode}
    question = view.question
    if view.battle is not None:
        facts["field"] = place_name(view.map, view.battle.field)
    elif question is not None and question.field is not None:
        facts["field"] = place_name(view.map, question.field)
    if question is not None:
        facts |= {"what": question.what, "level": question.what, "left": question.left}
    facts["fallen"] = int(view.battle is None)
    if view.mode == MODES[FIRST_GAME] and view.step in PROMPTED_IN_GOLD:
        return f"prompt-{view.step}-gold", facts
    return f"prompt-{view.step}", facts


def label(view: SuverenitaView, text: str) -> Sentence:
    move = parsed_move(text)
    facts = move.facts() | {"step": view.step}
    facts |= {fact: place_called(view.map, str(facts[fact])) for fact in ("field", "to") if fact in facts}
    name = f"move-{move.word}"
    if view.mode == MODES[FIRST_GAME] and view.step in ("feed", "surrender"):
        name += "-gold"  # nobody eats: what is not paid for is lost
    if move.word in ("done", "auto"):
        return name, {"step": view.step}
    if move.word == "sail" and move.load:
        types = [word.partition(".")[0] for word in move.load]
        levels = [word.partition(".")[2] for word in move.load]
        facts |= {kind: types.count(kind) for kind in ("LI", "HI", "CA", "ME")}
        return "move-sail-load", facts | {kind: levels.count(kind) for kind in LEVELS if kind != "standard"}
    if move.word == "reap" and move.fields[0] == move.fields[1]:
        return "move-reap-here", facts
    if move.word in ("build", "join"):
        facts |= progress_of(view, move)
    if move.word in PRICED:
        facts["price"] = price_of(view.values, move)
    elif move.word == "offer":
        facts |= terms_of_offer(view, move)
    elif move.word == "yes":
        facts |= terms_of_answer(view)
    elif move.word == "loot":
        facts["gold"] = view.gains.plunder.get(move.fields[0], 0)
    elif move.word == "sow":
        facts |= harvest_of(view, move)
    elif move.word == "down":
        facts |= {"gold": view.gains.refunds.get(f"{move.fields[0]} {move.type}", 0), "last": 1}
    elif move.word == "drop":
        facts |= {"gold": view.values.site_refund, "last": 1}
    elif move.word == "sell" or (move.word == "kill" and view.step == "trade"):
        facts |= brought_by(view, move)
    elif move.word in ASKED and view.question is not None:
        item = text.rpartition(" ")[2].partition("*")[0]
        asked = view.question
        facts |= {
            "what": asked.what,
            "left": asked.left,
            "gold": asked.gold,
            "points": asked.points,
            "swords": asked.costs.get(item, 0),
        }
    return name, facts


def harvest_of(view: SuverenitaView, move: ParsedMove) -> dict[str, int | str]:
    """The grain sown, more on plundered land, and its yield in autumn (11.2, 15.3)."""
    values = view.values
    at = [place.id for place in view.map.fields].index(move.fields[0])
    seed = 1 + (values.plundered_seed if view.fields[at].plundered else 0)
    return {"seed": seed, "harvest": values.growth[COLOURS.index(view.map.fields[at].colour)] + values.seed_stays}


def brought_by(view: SuverenitaView, move: ParsedMove) -> dict[str, int | str]:
    """The gold of a sale; `half` is 1 if there is another half."""
    with_harbour = any(view.map.fields[field].id == move.fields[0] for field in view.harbours)
    halves = halves_for(view.values, move, with_harbour)
    return {"gold": halves // 2, "half": halves % 2}


def tally(view: SuverenitaView, seat: int) -> list[Sentence]:
    player = view.players[seat]
    lines: list[Sentence] = [(f"tally-{name}", {"points": points}) for name, points in player.tally if points]
    return [*lines, ("tally-total", {"points": player.points})]


def tell_end(view: SuverenitaView) -> Ending:
    """Points decide at the regular end (17.4); sovereignty, dominance and power win regardless of them."""
    decided, by_points = tie_break(view), view.victory in ("lead", "significance")
    details: list[Sentence] = []
    if decided is not None and decided[0] != "won-by":  # how it was won is also why it ended
        details = [decided]
    elif decided is not None and by_points:
        details = [("won-over-outdone", {})]
    return Ending(("won-by", {"way": view.victory}), first_places(view.ranks), view.scores, by_points, details)


def tie_break(view: SuverenitaView) -> Sentence | None:
    """Who won by something other than points, or by gold with equal points."""
    best = max(view.scores)
    equal = [player for player in view.players if player.points == best]
    if len(equal) == 1 and equal[0].rank == 1:
        return None
    if view.victory == "significance" and sum(player.rank == 1 for player in equal) > 1:
        return "tie-shared", {}
    if view.victory == "significance" and any(player.rank == 1 for player in equal):
        return "tie-gold", {"gold": max(player.gold for player in equal)}
    return "won-by", {"way": view.victory}
