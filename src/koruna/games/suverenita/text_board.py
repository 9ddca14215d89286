"""The whole table as text for a terminal, from a view alone.

Every field with anything on it is a line; a map cannot be drawn in letters, so its neighbours stand at the end. What a
player needs first stands last, next to the place where moves are typed: on a low terminal the top scrolls away.
"""

from __future__ import annotations

from koruna.games.suverenita.battle_view import ForecastView
from koruna.games.suverenita.drawing_map import key_of
from koruna.games.suverenita.drawing_marches import MOST, march_told
from koruna.games.suverenita.player_view import PlayerView
from koruna.games.suverenita.view import FieldView, PlaceView, SuverenitaView
from koruna.locale import Words, words
from koruna.look.columns import INDENT, cut, fold, shorten, width_of, wrapped
from koruna.look.terminal_colours import BOLD, DIM, GOLD, PLAYERS, painted

GAP = "   "


def draw(
    view: SuverenitaView,
    language: str = "en",
    names: list[str] | None = None,
    colour: bool = False,
    width: int = 100,
) -> str:
    """The table as text, no wider than `width` where that can be. A player without a name has a number."""
    return "\n".join(TextBoard(view, language, names or [], colour).lines(width))


class TextBoard:
    """One view being told; what a colourless terminal would not show is said by signs as well."""

    def __init__(self, view: SuverenitaView, language: str, names: list[str], colour: bool) -> None:
        self.view = view
        self.colour = colour
        self.words: Words = words(language, "suverenita")
        named = [names[seat] if seat < len(names) else "" for seat in range(view.seats)]
        self.names = [name or self.words.say("board-player", {"number": at}) for at, name in enumerate(named, 1)]

    def lines(self, width: int) -> list[str]:
        parts = [*self.legend(width), "", *self.land(width), "", *self.players(width), "", *self.moment(width)]
        return [line.rstrip() for line in parts]

    def paint(self, text: str, code: str) -> str:
        return painted(text, code) if self.colour else text

    def number(self, seat: int) -> str:
        return self.paint(str(seat + 1), PLAYERS[seat])

    def legend(self, width: int) -> list[str]:
        return [self.paint(line, DIM) for line in wrapped(self.words.say("board-legend"), width)]

    # --- the land -------------------------------------------------------------------------

    def land(self, width: int) -> list[str]:
        lines: list[str] = []
        empty: dict[str, list[str]] = {}
        for place, content in zip(self.view.map.fields, self.view.fields, strict=True):
            told = self.content(content)
            if told:
                lines += cut(" ".join([self.head(place, content), *told, self.near(place)]), width)
            else:
                kind = "neutral" if place.neutral else place.colour
                empty.setdefault(self.words.say("colour", {"colour": kind}), []).append(place.id)
        for kind, ids in empty.items():
            lines += [self.paint(line, DIM) for line in cut(f"{kind}: {' '.join(ids)}", width)]
        return lines

    def head(self, place: PlaceView, content: FieldView) -> str:
        kind = "neutral" if place.neutral else place.colour
        holder = "-" if content.control is None else self.number(content.control)
        signs = (
            ("!" if content.locked else "") + ("o" if content.encircled else "") + ("x" if content.plundered else "")
        )
        return f"{self.paint(place.id, BOLD)} {self.words.say('colour', {'colour': kind})} [{holder}]{signs}"

    def near(self, place: PlaceView) -> str:
        fields = self.view.map.fields
        return self.paint("→" + " ".join(fields[other].id for other in place.borders), DIM)

    def content(self, content: FieldView) -> list[str]:
        say = self.words.say
        found: list[str] = []
        buildings = [name for name in (content.settlement, content.dockyard, "fort" if content.fort else "") if name]
        if content.lord is not None:
            told = "+".join(say("building", {"building": name}) for name in buildings)
            found.append(f"{self.number(content.lord)}:{told}")
        if content.site and content.site_owner is not None:
            told = say("building", {"building": content.site})
            found.append(f"{self.number(content.site_owner)}:({told} {content.site_done} %)")
        if content.crop and content.crop_owner is not None:
            found.append(f"{self.number(content.crop_owner)}:{say('field-crop', {'count': content.crop})}")
        found += [f"{self.number(herd.owner)}:{say('herd', {'herd': herd.kind})}" for herd in content.herds]
        if content.grain:
            found.append(say("field-grain", {"count": content.grain}))
        if content.fish:
            found.append(say("field-fish", {"count": content.fish}))
        counts: dict[tuple[int, str, str, str], int] = {}
        for stack in content.stacks:
            counts[key_of(stack)] = counts.get(key_of(stack), 0) + stack.count
        for (owner, type, level, place), count in counts.items():
            rank = "" if level == "standard" else f".{level}"
            where = "" if place == "open" else f"@{place}"
            found.append(f"{self.number(owner)}:{count}{type}{rank}{where}")
        return found

    # --- the players ----------------------------------------------------------------------

    def players(self, width: int) -> list[str]:
        return [line for player in self.view.players for line in self.player(player, width)]

    def player(self, player: PlayerView, width: int) -> list[str]:
        say = self.words.say
        points = self.paint(say("points", {"points": player.points}), BOLD)
        if self.view.over:
            rank = say("board-rank", {"rank": player.rank})
            points += GAP + (self.paint(rank, GOLD) if player.rank == 1 else rank)
        name = shorten(f"{player.seat + 1} {self.names[player.seat]}", width - width_of(points) - len(GAP))
        lines = [self.paint(name, PLAYERS[player.seat]) + GAP + points]
        return lines + [INDENT + line for line in fold(self.means(player), width - len(INDENT))]

    def means(self, player: PlayerView) -> list[str]:
        say = self.words.say
        found = [
            say("page-vp", {"points": player.vp}),
            say("page-gold", {"gold": player.gold}),
            say("page-lands", {"lands": player.lands}),
            say("page-units", {"units": player.units}),
        ]
        if player.grain or player.fish:
            found += [say("field-grain", {"count": player.grain}), say("field-fish", {"count": player.fish})]
        if player.rival is not None:
            found.append(say("board-rival", {"player": self.names[player.rival]}))
        found += [say("announced", {"goal": goal}) for goal in player.announced]
        if player.out:
            found.append(say("board-out"))
        return found

    # --- the moment -----------------------------------------------------------------------

    def moment(self, width: int) -> list[str]:
        view, say = self.view, self.words.say
        if view.over:
            return [self.paint(say("board-over"), BOLD)]
        lines: list[str] = []
        for treaty in view.treaties:
            facts: dict[str, int | str] = {
                "treaty": treaty.kind,
                "superior": self.names[treaty.superior],
                "inferior": self.names[treaty.inferior],
                "left": 0 if treaty.ends is None else treaty.ends - view.round,
            }
            lines += wrapped(say("page-treaty", facts), width)
        for forecast in view.forecasts:
            lines += wrapped(self.forecast(forecast), width)
        for march in view.marches[:MOST]:
            lines += wrapped(march_told(view, march, self.words, self.names), width)
        if view.marches:
            lines += wrapped(say("page-marches-about"), width)
        if view.seat is not None and view.round:
            lines += self.coming(view.players[view.seat], width)
        facts = {"year": view.year, "season": view.season, "subphase": view.subphase}
        lines.append(self.paint(say("board-moment", facts) if view.round else say("board-prelude"), BOLD))
        if view.waiting:
            players = ", ".join(self.names[seat] for seat in view.waiting)
            lines.append(self.paint(shorten(say("board-turn", {"player": players}), width), GOLD))
        return lines

    def coming(self, player: PlayerView, width: int) -> list[str]:
        say = self.words.say
        told = [say("page-taxes", {"gold": player.taxes + player.dues})]
        if player.wages:
            told.append(say("page-wages", {"gold": player.wages}))
        if player.need:
            told.append(say("page-winter", {"food": player.food, "need": player.need, "missing": player.missing}))
        return fold(told, width)

    def forecast(self, forecast: ForecastView) -> str:
        field = self.view.map.fields[forecast.field].id
        kind = "siege" if forecast.siege else "battle"
        facts: dict[str, int | str] = {
            "attacker": self.names[forecast.attacker],
            "defender": self.names[forecast.defender],
            "win": round(forecast.win / 10),
            "draw": round(forecast.draw / 10),
            "loss": round(forecast.loss / 10),
        }
        title = self.words.say("page-forecast", {"kind": kind, "field": field})
        return f"{title}. {self.words.say('page-odds', facts)}"
