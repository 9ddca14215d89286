"""What a person clicks, in order, to make a move.

hand:mill, area:1      a card of the hand, then the area; `trap:1` is the place for a card face down there
area:1                 an area to pick
search:1, spy:1-3      buttons below an area; flip:1-3, shift:1-3, remove:mill are cards in it
keep:mill              a card looked at
slate:mill, exchange:mill      buttons below a picked card; pick:mill is the card itself
site:mill              cubes in hand onto a site, as many as fit of one kind; `cube:gold, site:mill` one of them
lab                    all cubes in hand of one kind; `cube:gold, lab` one of them
                       with cubes of several kinds only the place: if several kinds fit, the page asks which
crystal, site:mill, kind:gold  krystallium; the kind of space only where a site has several
soldier, site:mill     and discard, site:mill
change, five:3-0-2-0-0         five cubes of the laboratory, by colour
advisor:grey_eminence, quest:usurper:3, threat:thief, symbol:gold, done
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from koruna.games.wonderful_kingdom.rules.numbers import COLOURS, CUBES, RESOURCES

if TYPE_CHECKING:
    from koruna.games.wonderful_kingdom.forms.player_view import PlayerView, SiteView
    from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView

SAME_WORD = ("search", "spy", "flip", "shift", "keep", "remove", "slate", "exchange")


def targets(view: WonderfulKingdomView, text: str) -> list[str]:
    word, *args = text.split()
    if word == "lay":
        return [f"hand:{args[0]}", f"{'trap' if len(args) == 3 else 'area'}:{args[1]}"]
    if word in SAME_WORD:
        return [f"{word}:{args[0]}"]
    if word in ("place", "fill", "lab"):
        return targets_of_cubes(view.decider(), word, args)
    if word == "crystal":
        several = len(kinds_for_krystallium(view.decider().site(args[1]))) > 1
        return ["crystal", f"site:{args[1]}", *([f"kind:{args[0]}"] if several else [])]
    if word == "enlist" or word == "discard":
        return ["soldier" if word == "enlist" else "discard", f"site:{args[0]}"]
    if word == "change":
        return ["change", "five:" + "-".join(map(str, five(args)))]
    return targets_of_rare(word, args)


def targets_of_rare(word: str, args: list[str]) -> list[str]:
    if word == "pick":
        return [f"area:{args[0]}"]
    if word == "use":
        return [f"advisor:{args[0]}"]
    if word == "quest":
        return [f"quest:{args[0]}:{args[1]}"]
    if word == "lose":
        return [f"pick:{args[0]}"]
    if word == "tuck":
        return [f"{'site' if args[0] == 'site' else 'pick'}:{args[1]}"]
    if word == "cover":
        return [f"symbol:{args[0]}"]
    if word == "beat":
        if len(args) == 1:
            return [f"threat:{args[0]}"]
        # A thief gives back a symbol, a giant frees the site above it.
        return [f"threat:{args[0]}", f"symbol:{args[1]}"] if is_symbol(args[1]) else [f"site:{args[1]}"]
    return [word]


def targets_of_cubes(player: PlayerView, word: str, args: list[str]) -> list[str]:
    """Cubes of one kind go together, or one of them is selected first; of several kinds each goes alone."""
    several_kinds = len(player.cubes) > 1
    if word == "fill":
        return [f"site:{args[0]}"]
    if word == "place":
        site = f"site:{args[1]}"
        return [f"cube:{args[0]}", site] if not several_kinds and can_fill(player, args[1]) else [site]
    if len(args) == 2 or several_kinds:
        return ["lab"]
    return [f"cube:{args[0]}", "lab"] if player.cubes[args[0]] > 1 else ["lab"]


def can_fill(player: PlayerView, name: str) -> bool:
    """Whether several cubes in hand, all of one kind, can go onto a site at once."""
    return any(
        cubes > 1 and cubes == sum(player.cubes.values()) and player.site(name).open.get(resource, 0) > 1
        for resource, cubes in player.cubes.items()
    )


def kinds_for_krystallium(site: SiteView) -> list[str]:
    """The kinds of open spaces that krystallium can fill."""
    return [resource for resource in RESOURCES[: CUBES + 1] if site.open.get(resource)]


def five(words: list[str]) -> list[int]:
    """The amounts in `3 gold 2 colourless`, by colour."""
    counts = dict(zip(words[1::2], words[::2], strict=True))
    return [int(counts.get(colour, 0)) for colour in COLOURS]


def is_symbol(word: str) -> bool:
    return word.partition("*")[0] in RESOURCES[:CUBES]
