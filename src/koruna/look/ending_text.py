"""The end of a game in sentences, for one viewer: who won by how much, why it ended, and what decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from koruna.engine.ending import Ending
from koruna.engine.game import Game
from koruna.engine.library import game as game_of
from koruna.engine.sentence import Sentence
from koruna.engine.series_view import SeriesView
from koruna.engine.state import SPECTATOR
from koruna.locale import Words, words
from koruna.look.faults import not_shown, shown


class EndingText(NamedTuple):
    outcome: str  # who won by how much
    why: str  # why the game ended
    details: tuple[str, ...]  # what decided, or what was missing
    winners: tuple[int, ...]  # empty if all lost

    def short(self) -> str:
        return f"{self.outcome} {self.why}".strip()


def shown_ending(
    game: Game,
    view: Any,
    winners: list[int],
    names: list[str],
    language: str,
    seat: int = SPECTATOR,
    taken_back: int = 0,
) -> EndingText:
    """`ending_text`, or a placeholder if that fails; with the number of moves that a solo player undid after new
    information was revealed."""
    ending = shown(
        lambda: ending_text(game, view, names, language, seat),
        lambda: EndingText(not_shown("end", language), "", (), tuple(winners)),
    )
    if not taken_back:
        return ending
    mark = words(language).say("ending-taken-back", {"count": taken_back})
    return ending._replace(details=(*ending.details, mark))


def ending_text(game: Game, view: Any, names: list[str], language: str, seat: int = SPECTATOR) -> EndingText:
    """The end as a seat or a spectator reads it; people who share a screen read the spectator's."""
    ending, own = game.ending(view), words(language, game.id)
    details = [say(own, sentence, names) for sentence in ending.details]
    if ending.lead() > 0:
        winner = ending.winners[0]
        rival = ending.rival() if seat < 0 or seat in ending.winners else seat
        details.append(difference(game, view, own, names, winner, rival))
    return EndingText(
        outcome(ending, own, names, seat), say(own, ending.why, names), tuple(details), tuple(ending.winners)
    )


def short_ending(id: str, ending: Ending, names: list[str], language: str, seat: int = SPECTATOR) -> str:
    """Who won by how much and why the game ended, where there is no room for more."""
    own = words(language, id)
    return EndingText(outcome(ending, own, names, seat), say(own, ending.why, names), (), ()).short()


def ending_drawn(id: str, view: Any, names: list[str], language: str, series: SeriesView | None = None) -> EndingText:
    """The same for a drawing, which everybody sees; for the series once that is over, too."""
    ended = series if series is not None and series.over() else view
    return ending_text(game_of(id), ended, names, language)


def say(own: Words, sentence: Sentence, names: list[str]) -> str:
    name, facts = sentence
    return own.say(name, {**facts, "player": names[int(facts["seat"])]} if "seat" in facts else facts)


# --- who won ------------------------------------------------------------------------------------


def outcome(ending: Ending, own: Words, names: list[str], seat: int) -> str:
    """`You win by 2 points.` or `Eva wins by 2 points.`"""
    winners = ending.winners
    if not winners:
        if len(names) > 1:
            return own.say("ending-all-lose")
        return own.say("ending-you-lose") if seat == 0 else own.say("ending-loses", {"player": names[0]})
    if len(names) == 1:
        facts: Mapping[str, int | str] = {"player": names[0], "points": ending.scores[0]}
        return own.say("ending-you-have" if seat == 0 else "ending-has", facts)
    if seat < 0:
        return won(ending, own, names, ending.lead())
    if seat not in winners:
        behind = ending.lead(seat)
        lost = own.say("ending-you-lose-by", {"margin": behind}) if behind else own.say("ending-you-lose")
        return f"{lost} {won(ending, own, names, 0)}"
    if len(winners) > 1:
        return own.say("ending-you-share", {"players": [names[other] for other in winners if other != seat]})
    margin = ending.lead()
    return own.say("ending-you-win-by", {"margin": margin}) if margin else own.say("ending-you-win")


def won(ending: Ending, own: Words, names: list[str], margin: int) -> str:
    winners = [names[seat] for seat in ending.winners]
    if len(winners) > 1:
        return own.say("ending-shared", {"players": winners})
    if margin:
        return own.say("ending-wins-by", {"player": winners[0], "margin": margin})
    return own.say("ending-wins", {"player": winners[0]})


# --- what the points were for -----------------------------------------------------------------------


def difference(game: Game, view: Any, own: Words, names: list[str], winner: int, rival: int) -> str:
    """Where the winner is furthest ahead."""
    of_winner, of_rival = by_kind(game.parts(view, winner)), by_kind(game.parts(view, rival))
    ahead = {kind: of_winner.get(kind, 0) - of_rival.get(kind, 0) for kind in [*of_winner, *of_rival]}
    name, *kinds = kind = max(ahead, key=ahead.__getitem__)
    facts: dict[str, Any] = {
        "what": own.say(f"{name}.what", dict(kinds)),
        "winner": names[winner],
        "points": of_winner.get(kind, 0),
        "rival": names[rival],
        "fewer": of_rival.get(kind, 0),
    }
    return own.say("ending-difference", facts)


def by_kind(parts: list[Sentence]) -> dict[tuple[Any, ...], int]:
    """Points by what they are for: the message of a line with those of its facts that are not numbers."""
    found: dict[tuple[Any, ...], int] = {}
    for name, facts in parts:
        kind = (name, *[(fact, value) for fact, value in facts.items() if isinstance(value, str)])
        found[kind] = found.get(kind, 0) + int(facts["points"])
    return found
