"""The table as text for a terminal, from a view alone."""

from __future__ import annotations

from textwrap import wrap

from koruna.engine.series_view import SeriesView
from koruna.locale import Words, words
from koruna.look.names import players_named

from .view import Bidder, SealedBidsView, Treasure

BOLD, PLAIN = "\033[1m", "\033[0m"


def draw(
    view: SealedBidsView,
    language: str = "en",
    names: list[str] | None = None,
    colour: bool = False,
    width: int = 100,
    series: SeriesView | None = None,
) -> str:
    """A player without a name gets a number; those who may still bid are marked."""
    say = words(language, "sealed_bids")
    lines = []
    if series is not None:
        lines.append(say.say("at-game-of", {"number": series.number, "length": series.length}))
    lines += [say.say("state-" + view.step, {"round": view.round, "rounds": view.rounds})]
    if view.treasure:
        lines.append("  " + tell(view.treasure, say))
    if view.burnt:
        lines.append("  " + say.say("burnt-so-far", {"count": len(view.burnt)}))
    players = players_named(len(view.bidders), names, say)
    for bidder in view.bidders:
        name = players[bidder.seat]
        mark = "> " if bidder.seat in view.waiting else "  "
        lines.append(f"{mark}{BOLD}{name}{PLAIN}" if colour else mark + name)
        for line in about(bidder, say):
            lines += wrap(line, width, initial_indent="    ", subsequent_indent="      ")
    return "\n".join(lines) + "\n"


def about(bidder: Bidder, say: Words) -> list[str]:
    standing = [
        say.say("points-so-far", {"points": bidder.points}),
        say.say("rank-so-far", {"rank": bidder.rank}),
        say.say("coins-left", {"coins": bidder.coins}),
    ]
    lines = [" · ".join(standing)]
    if bidder.treasures:
        lines.append(", ".join(tell(treasure, say) for treasure in bidder.treasures))
    if bidder.wish:
        lines.append(say.say("wishes-for", {"kind": bidder.wish}))
    if bidder.last_bid is not None:
        lines.append(say.say("last-bid", {"bid": bidder.last_bid}))
    if bidder.bid is not None:
        lines.append(say.say("own-bid", {"bid": bidder.bid}))
    elif bidder.sealed:
        lines.append(say.say("bid-ready"))
    return lines


def tell(treasure: Treasure, say: Words) -> str:
    return say.say("treasure", {"kind": treasure.kind, "value": treasure.value})
