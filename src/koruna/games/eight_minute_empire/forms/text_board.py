"""The whole table as text for a terminal, from a view alone.

Every region is a line with its neighbours, which take less space than the map (`text_map.py`). The most important
things come last, next to the input line: on a low terminal the top scrolls away.
"""

from __future__ import annotations

from koruna.engine.series_view import SeriesView, in_series
from koruna.games.eight_minute_empire.forms.drawing_land import continents
from koruna.games.eight_minute_empire.forms.region_names import region_name
from koruna.games.eight_minute_empire.forms.sentences import card_as_facts, left_to_do
from koruna.games.eight_minute_empire.forms.view import (
    ContinentView,
    EightMinuteEmpireView,
    Offer,
    PlayerView,
    RegionView,
)
from koruna.games.eight_minute_empire.rules.map import SIDES
from koruna.locale import words
from koruna.look.columns import INDENT, cut, fold, shorten, width_of, wrapped
from koruna.look.terminal_colours import BOLD, DIM, GOLD, PLAYERS
from koruna.look.text_board import TextBoard

START, TRIANGLE, CITY = "★", "△", "▲"
TIMES = "\N{MULTIPLICATION SIGN}"
GAP = "   "


def draw(
    view: EightMinuteEmpireView,
    language: str = "en",
    names: list[str] | None = None,
    colour: bool = False,
    width: int = 100,
    series: SeriesView | None = None,
) -> str:
    """The table as text, at most `width` columns wide if possible. A player without a name gets a number."""
    view, _ = in_series(view, series)
    return EmpireBoard(view, language, names, colour).text(width)


class EmpireBoard(TextBoard):
    def __init__(self, view: EightMinuteEmpireView, language: str, names: list[str] | None, colour: bool) -> None:
        super().__init__(words(language, "eight_minute_empire"), view.seats, names, colour)
        self.view = view

    def lines(self, width: int) -> list[str]:
        parts = [*self.legend(width), "", *self.land(width), "", *self.players(width), "", *self.head(width)]
        return [*parts, *self.row(width)]

    def legend(self, width: int) -> list[str]:
        return self.small_print(self.words.say("board-legend"), width)

    # --- the land ---------------------------------------------------------------------------

    def land(self, width: int) -> list[str]:
        """The continents with their regions, in two columns where they fit."""
        blocks = [self.continent(continent) for continent in self.view.continents]
        lines = [line for block in blocks for line in block]
        half = (len(lines) + 1) // 2
        left, right = lines[:half], lines[half:]
        column = max(map(width_of, left)) + len(GAP)
        if column + max(map(width_of, right), default=0) > width:
            return [part for line in lines for part in cut(line, width)]
        return [
            line + " " * (column - width_of(line)) + (right[at] if at < len(right) else "")
            for at, line in enumerate(left)
        ]

    def continent(self, continent: ContinentView) -> list[str]:
        name = self.paint(continents(self.view.side)[continent.number - 1].names[self.words.language], BOLD)
        regions = [self.region(self.view.regions[number - 1]) for number in continent.regions]
        return [name + self.holder(continent.controller), *regions]

    def region(self, region: RegionView) -> str:
        """Its number and name, what is in it, who controls it, and its neighbours."""
        signs = f"{START if region.start else ''}{TRIANGLE if region.triangle and self.view.goods_tokens else ''}"
        name = region_name(self.view.side, region.number).by_language[self.words.language]
        parts = [f"{region.number:>2} {name}{signs}"]
        if region.token:
            parts.append(f"({self.words.say('good', {'good': region.token})})")
        here = zip(region.armies, region.cities, strict=True)
        parts += [self.standing(seat, armies, cities) for seat, (armies, cities) in enumerate(here) if armies or cities]
        if region.neutral:
            parts.append(f"{self.words.say('board-neutral')}{TIMES}{region.neutral}")
        return " ".join(parts) + self.holder(region.controller) + " " + self.ways(region.number)

    def standing(self, seat: int, armies: int, cities: int) -> str:
        count = f"{TIMES}{armies}" if armies else ""
        return self.paint(f"{seat + 1}{count}{CITY * cities}", PLAYERS[seat])

    def holder(self, seat: int | None) -> str:
        return "" if seat is None else self.paint(f" ={seat + 1}", PLAYERS[seat])

    def ways(self, region: int) -> str:
        side = SIDES[self.view.side]
        marches = [march for march, departs in enumerate(side.departs) if departs == region]
        found = [f"{'~' if side.crosses[march] else ''}{side.arrives[march]}" for march in marches]
        return self.paint("→" + " ".join(found), DIM)

    # --- the players ------------------------------------------------------------------------

    def players(self, width: int) -> list[str]:
        lines: list[str] = []
        for player in self.view.players:
            lines += self.player(player, width)
        return lines

    def player(self, player: PlayerView, width: int) -> list[str]:
        """Name and points, then what is in hand, then the goods with their points."""
        say, view = self.words.say, self.view
        points = self.paint(say("points", {"points": view.scores[player.seat]}), BOLD)
        if view.step == "over":
            rank = say("board-rank", {"rank": view.ranks[player.seat]})
            points += GAP + (self.paint(rank, GOLD) if view.ranks[player.seat] == 1 else rank)
        name = shorten(f"{player.seat + 1} {self.names[player.seat]}", width - width_of(points) - len(GAP))
        lines = [self.paint(name, PLAYERS[player.seat]) + GAP + points]
        for items in (self.parts(player), self.means(player), self.goods(player)):
            lines += [INDENT + line for line in fold(items, width - len(INDENT))]
        return lines

    def parts(self, player: PlayerView) -> list[str]:
        facts = {
            "regions": player.points_regions,
            "continents": player.points_continents,
            "goods": player.points_goods,
        }
        return [self.words.say("board-parts", facts)]

    def means(self, player: PlayerView) -> list[str]:
        say = self.words.say
        found = [
            say("board-coins", {"coins": player.coins}),
            say("board-supply", {"armies": player.supply}),
            say("board-cities", {"cities": player.cities_left}),
        ]
        if player.bid is not None and self.view.taken == 0:
            found.append(say("board-bid", {"bid": player.bid}))
        elif player.has_bid and self.view.step == "bid":
            found.append(say("board-bid-ready"))
        return found

    def goods(self, player: PlayerView) -> list[str]:
        say = self.words.say
        found = [
            say("board-good", {"good": good.good, "count": good.count, "points": good.points})
            for good in player.goods
            if good.count
        ]
        return [*found, f"{say('good', {'good': 'joker'})} {player.jokers}"] if player.jokers else found

    # --- the moment, and the row ------------------------------------------------------------

    def head(self, width: int) -> list[str]:
        view, say = self.view, self.words.say
        if view.step == "over":
            return [self.paint(say("board-final"), BOLD)]
        facts = {"round": view.round, "rounds": view.rounds}
        moment = self.paint(say("board-round", facts) if view.round else say("board-before"), BOLD)
        lines = [moment]
        if view.step == "bid":
            waiting = ", ".join(self.names[seat] for seat in view.waiting)
            lines += wrapped(say("board-bidding", {"players": waiting}), width)
        elif view.turn is not None:
            lines.append(self.paint(shorten(say("board-turn", {"player": self.names[view.turn]}), width), GOLD))
        if view.acting is not None:
            name, left = left_to_do("board-left", view)
            lines += wrapped(say(name, left), width)
        return lines

    def row(self, width: int) -> list[str]:
        """The cards on offer, one to a line; nothing once the game is over."""
        if self.view.step == "over" or not self.view.row:
            return []
        title = self.paint(self.words.say("board-row"), BOLD)
        pile = self.words.say("board-pile", {"cards": self.view.pile})
        lines = [f"{title} ({pile})"]
        return lines + [line for offer in self.view.row for line in self.offer(offer, width)]

    def offer(self, offer: Offer, width: int) -> list[str]:
        price = self.words.say("board-price", {"price": offer.price})
        text = f"{offer.place} [{price}] {self.words.say('card', card_as_facts(offer.card))}"
        first_line, *other_lines = wrapped(text, width - 2)
        return ["  " + first_line, *(INDENT + "  " + line for line in other_lines)]
