"""The whole table as text for a terminal, from a view alone.

Every region is a line with its neighbours, which take less space than the map (`text_map.py`). The most important
things come last, next to the input line: on a low terminal the top scrolls away.
"""

from __future__ import annotations

from koruna.engine.bits import listed
from koruna.games.tiny_epic_kingdoms.forms.map_view import RegionView, TerritoryView
from koruna.games.tiny_epic_kingdoms.forms.player_view import PlayerView
from koruna.games.tiny_epic_kingdoms.forms.region_names import names_of, region_name_in
from koruna.games.tiny_epic_kingdoms.forms.view import TinyEpicKingdomsView, WarView
from koruna.games.tiny_epic_kingdoms.rules.sides import SIDE_IDS, SIDES
from koruna.games.tiny_epic_kingdoms.rules.values import TERRAINS
from koruna.locale import words
from koruna.look.columns import INDENT, cut, fold, shorten, width_of, wrapped
from koruna.look.terminal_colours import BOLD, DIM, GOLD, PLAYERS
from koruna.look.text_board import TextBoard

RIM, WATER, NEUTRAL, HIDDEN = "°", "~", "n", "?"
GAP = "   "


def draw(
    view: TinyEpicKingdomsView,
    language: str = "en",
    names: list[str] | None = None,
    colour: bool = False,
    width: int = 100,
) -> str:
    """The table as text, at most `width` columns wide if possible. A player without a name gets a number."""
    return TinyEpicBoard(view, language, names, colour).text(width)


class TinyEpicBoard(TextBoard):
    def __init__(self, view: TinyEpicKingdomsView, language: str, names: list[str] | None, colour: bool) -> None:
        super().__init__(words(language, "tiny_epic_kingdoms", codes=True), view.seats, names, colour)
        self.view = view

    def lines(self, width: int) -> list[str]:
        return [*self.legend(width), "", *self.land(width), "", *self.players(width), "", *self.moment(width)]

    def legend(self, width: int) -> list[str]:
        return self.small_print(self.words.say("board-legend"), width)

    # --- the land -------------------------------------------------------------------------

    def land(self, width: int) -> list[str]:
        """The territories, two beside each other where they fit."""
        blocks = [self.territory(territory) for territory in self.view.territories]
        if self.view.step == "side" and self.view.turn is not None:
            card = self.view.players[self.view.turn].card
            blocks += [self.side(letter, side) for letter, side in zip("AB", card, strict=True)]
        widest = max((width_of(line) for block in blocks for line in block), default=0)
        if 2 * widest + len(GAP) > width:
            return [part for block in blocks for line in block for part in cut(line, width)]
        lines: list[str] = []
        for at in range(0, len(blocks), 2):
            left, right = blocks[at], blocks[at + 1] if at + 1 < len(blocks) else []
            for row in range(max(len(left), len(right))):
                one = left[row] if row < len(left) else ""
                other = right[row] if row < len(right) else ""
                lines.append(one + " " * (widest + len(GAP) - width_of(one)) + other)
        return lines

    def territory(self, territory: TerritoryView) -> list[str]:
        facts: dict[str, int | str] = {"letter": territory.letter, "territory": territory.side}
        if territory.owner is None:
            title = self.paint(self.words.say("board-lost-kingdom", facts), BOLD)
        else:
            name = shorten(self.names[territory.owner], 20)
            title = self.paint(self.words.say("board-home", {**facts, "player": name}), PLAYERS[territory.owner])
        return [title, *(self.region(region) for region in territory.regions)]

    def region(self, region: RegionView) -> str:
        """Its name and terrain, its figures, its token, and its neighbours."""
        signs = (RIM if region.border else "") + (WATER if region.by_water else "")
        name = region_name_in(self.view, region.id).by_language[self.words.language]
        parts = [f"  {region.id}{signs} {name},", self.words.say("terrain", {"terrain": region.terrain})]
        for seat, figures in enumerate(region.figures):
            lying = region.lying[seat]
            standing = [self.paint(str(seat + 1), PLAYERS[seat])] * (figures - lying)
            parts += standing + [self.paint(f"({seat + 1})", PLAYERS[seat])] * lying
        if region.neutral:
            parts.append(NEUTRAL)
        if region.hidden:
            parts.append(HIDDEN)
        if region.token:
            parts.append(f"[{self.words.say('token', {'token': region.token})}]")
        return " ".join([*parts, self.paint("→" + " ".join(name[1:] for name in region.near), DIM)])

    def side(self, letter: str, side: str) -> list[str]:
        """A side to choose from: its regions, as they would be."""
        found = SIDES[SIDE_IDS.index(side)]
        wet = found.wet | found.banks if self.view.rivers_are_water else found.wet
        lines = [self.paint(self.words.say("move-side", {"side": letter, "territory": side}), BOLD)]
        for at, terrain in enumerate(found.terrain):
            signs = (RIM if found.borders >> at & 1 else "") + (WATER if wet >> at & 1 else "")
            near = " ".join(str(other + 1) for other in listed(found.near[at]))
            land = self.words.say("terrain", {"terrain": TERRAINS[terrain]})
            name = names_of(side)[at][self.words.language]
            lines.append(f"  {at + 1}{signs} {name}, {land} {self.paint('→' + near, DIM)}")
        return lines

    # --- the players ----------------------------------------------------------------------

    def players(self, width: int) -> list[str]:
        return [line for player in self.view.players for line in self.player(player, width)]

    def player(self, player: PlayerView, width: int) -> list[str]:
        """Name and points, resources and levels, then the abilities learned."""
        say, view = self.words.say, self.view
        points = self.paint(say("points", {"points": player.points}), BOLD)
        if view.step == "over":
            rank = say("board-rank", {"rank": player.rank})
            points += GAP + (self.paint(rank, GOLD) if player.rank == 1 else rank)
        faction = say("faction", {"faction": player.faction}) if player.faction else ""
        name = f"{player.seat + 1} {self.names[player.seat]}{' · ' + faction if faction else ''}"
        name = shorten(name, width - width_of(points) - len(GAP))
        lines = [self.paint(name, PLAYERS[player.seat]) + GAP + points]
        lines += [INDENT + line for line in fold(self.means(player), width - len(INDENT))]
        for level in range(1, player.magic + 1):
            ability = say("board-ability", {"level": level, "text": say(f"ability-{player.faction}-{level}")})
            lines += [self.paint(INDENT + line, DIM) for line in wrapped(ability, width - len(INDENT))]
        return lines

    def means(self, player: PlayerView) -> list[str]:
        say = self.words.say
        found = [
            say("board-stores", {"food": player.food, "ore": player.ore, "mana": player.mana}),
            say("board-levels", {"castle": player.castle, "magic": player.magic, "figures": player.in_play}),
        ]
        if player.hall:
            found.append(say("board-hall", {"figures": player.hall}))
        if player.crown:
            found.append(say("board-crown"))
        if player.beaten:
            found.append(say("board-beaten", {"figures": player.beaten}))
        return found

    # --- the moment -----------------------------------------------------------------------

    def moment(self, width: int) -> list[str]:
        view, say = self.view, self.words.say
        if view.step == "over":
            return [self.paint(say("board-over"), BOLD)]
        lines: list[str] = []
        if view.active is not None:
            names = ", ".join(say("action", {"action": action}) for action in view.shields)
            shields = say("board-shields", {"actions": names}) if names else say("board-no-shields")
            lines += wrapped(shields, width)
        if view.final:
            lines.append(self.paint(say("board-final"), GOLD))
        if view.chosen is not None:
            lines.append(self.paint(say("board-chosen", {"action": view.chosen}), BOLD))
        if view.war is not None:
            lines += self.war(view.war, width)
        if len(view.waiting) > 1:
            players = ", ".join(self.names[seat] for seat in view.waiting)
            lines += wrapped(say("board-setting", {"players": players}), width)
        elif view.turn is not None:
            lines.append(self.paint(shorten(say("board-turn", {"player": self.names[view.turn]}), width), GOLD))
        return lines

    def war(self, war: WarView, width: int) -> list[str]:
        say = self.words.say
        region = region_name_in(self.view, war.region)
        lines = wrapped(say("board-war", {"region": region, "attacker": self.names[war.attacker]}), width)
        if war.defender is not None and self.view.step == "dial":
            most: dict[str, int | str] = {"attacker": self.names[war.attacker], "defender": self.names[war.defender]}
            most |= {"attack": war.most_attack, "defence": war.most_defence}
            lines += wrapped(say("board-most", most), width)
        if war.defender is not None and (war.attack_set or war.defence_set):
            facts: dict[str, int | str] = {
                "attacker": self.names[war.attacker],
                "defender": self.names[war.defender],
                "attack": self.die(war.attack, war.attack_raise),
                "defence": self.die(war.defence, war.defence_raise),
            }
            lines += wrapped(say("board-dice", facts), width)
        return lines

    def die(self, number: int | None, added: int) -> str:
        if number is None:
            return HIDDEN
        return str(number + added) if number else self.words.say("board-flag")
