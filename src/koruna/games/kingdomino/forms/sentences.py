"""Sentences: what to do now, moves, the score line by line, and what decided a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koruna.engine.ending import Ending
from koruna.engine.ranking import first_places
from koruna.engine.sentence import Sentence
from koruna.games.kingdomino.rules.dominoes import COUNT, CROWNS_A, CROWNS_B, TERRAIN_A, TERRAIN_B, TERRAINS
from koruna.games.kingdomino.rules.notation import read_placement, square_name
from koruna.games.kingdomino.rules.scoring import HARMONY_BONUS, MIDDLE_KINGDOM_BONUS

if TYPE_CHECKING:
    from koruna.games.kingdomino.forms.view import KingdominoView, KingdomView, Offer

CROWN: Final = "♛"


def overview(language: str) -> list[str]:
    """The 48 dominoes: their list is public. # K-A"""
    from koruna.locale import words

    say = words(language, "kingdomino").say
    names = [say(f"terrain-{terrain}") for terrain in TERRAINS]
    return [
        f"{n}: {half(names[TERRAIN_A[n]], CROWNS_A[n])} · {half(names[TERRAIN_B[n]], CROWNS_B[n])}"
        for n in range(1, COUNT + 1)
    ]


def half(terrain: str, crowns: int) -> str:
    return terrain + (" " + CROWN * crowns if crowns else "")


def prompt(view: KingdominoView, seat: int) -> Sentence:
    if view.step == "over":
        return "prompt-over", {}
    if view.step == "place":
        domino = domino_to_place(view).domino
        return ("prompt-discard" if view.must_discard else "prompt-place"), {"domino": domino}
    return ("prompt-claim" if view.round else "prompt-first-claim"), {}


def label(view: KingdominoView, text: str) -> Sentence:
    words = text.split()
    if words[0] == "place":
        at, (half_a, half_b) = read_placement(words, text, view.size), domino_to_place(view).halves
        beside = square_name(at.bx, at.by, view.size)
        halves = {"a": half_a[0], "square": words[1], "b": half_b[0], "beside": beside}
        return "move-place", {**halves, "facing": words[2]}
    if words[0] == "claim":
        return "move-claim", {"domino": int(words[1])}
    return "move-discard", {}


def describe(view: KingdominoView, text: str) -> Sentence:
    """What is claimed by its land, what is placed by the land that it joins."""
    words = text.split()
    if words[0] == "claim":
        ours = next(offer for offer in view.to_claim if offer.domino == int(words[1]))
        (a, crowns_a), (b, crowns_b) = ours.halves
        return "told-claim", {"domino": ours.domino, "a": a, "b": b, "crowns": crowns_a + crowns_b}
    if words[0] != "place" or view.turn is None:
        return label(view, text)
    placed = domino_to_place(view)
    at = read_placement(words, text, view.size)
    squares, terrain = max(
        (joined(view.kingdoms[view.turn], kind, x, y), kind)
        for (kind, _), (x, y) in zip(placed.halves, ((at.ax, at.ay), (at.bx, at.by)), strict=True)
    )
    if not squares:
        return "told-castle", {"domino": placed.domino}
    return "told-join", {"domino": placed.domino, "terrain": terrain, "squares": squares}


def domino_to_place(view: KingdominoView) -> Offer:
    return next(offer for offer in view.to_place if not offer.done)


def joined(kingdom: KingdomView, terrain: str, x: int, y: int) -> int:
    """How many squares of its own terrain a square there would join."""
    beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
    return sum(len(area.squares) for area in kingdom.areas if area.terrain == terrain and beside & set(area.squares))


def targets(view: KingdominoView, text: str) -> list[str]:
    """The two squares, half a first; the domino in the row; or the one to be discarded."""
    words = text.split()
    if words[0] == "place":
        at = read_placement(words, text, view.size)
        return [f"square:{square_name(x, y, view.size)}" for x, y in ((at.ax, at.ay), (at.bx, at.by))]
    return [f"offer:{words[1]}"] if words[0] == "claim" else ["discard"]


def tally(view: KingdominoView, seat: int) -> list[Sentence]:
    """Every area that scores, then the bonuses that were granted, then the total. # K-E1, K-E3"""
    kingdom = view.kingdoms[seat]
    lines: list[Sentence] = []
    for area in kingdom.areas:
        if area.points:
            facts: dict[str, int | str] = {"terrain": area.terrain, "squares": len(area.squares)}
            lines.append(("score-area", {**facts, "crowns": area.crowns, "points": area.points}))
    if kingdom.middle_kingdom == "granted":
        lines.append(("score-middle-kingdom", {"points": MIDDLE_KINGDOM_BONUS}))
    if kingdom.harmony == "granted":
        lines.append(("score-harmony", {"points": HARMONY_BONUS}))
    return [*lines, ("score-total", {"points": view.scores[seat]})]


def tell_end(view: KingdominoView) -> Ending:
    decided = tie_break(view)
    return Ending(("ended", {}), first_places(view.ranks), view.scores, details=[decided] if decided else [])


def tie_break(view: KingdominoView) -> Sentence | None:
    """What decided the first place among those with the most points. # K-E2"""
    top = [kingdom for kingdom in view.kingdoms if view.scores[kingdom.seat] == max(view.scores)]
    if len(top) == 1:
        return None
    largest = [kingdom for kingdom in top if kingdom.largest_area == max(k.largest_area for k in top)]
    if len(largest) == 1:
        return "tie-area", {}
    crowned = [kingdom for kingdom in largest if kingdom.crowns == max(k.crowns for k in largest)]
    return ("tie-crowns", {}) if len(crowned) == 1 else ("tie-shared", {})
