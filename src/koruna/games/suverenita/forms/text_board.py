"""The whole table as text for a terminal, from a view alone.

Every field with anything on it is a line with its neighbours at the end, which takes less space than the map
(`text_map.py`). The most important things come last, next to the input line: on a low terminal the top scrolls away.
"""

from __future__ import annotations

from koruna.games.suverenita.forms.battle_view import ForecastView
from koruna.games.suverenita.forms.drawing import moment as now
from koruna.games.suverenita.forms.drawing_desk import coming_of
from koruna.games.suverenita.forms.drawing_map import key_of
from koruna.games.suverenita.forms.drawing_marches import MOST, march_sentence
from koruna.games.suverenita.forms.drawing_plan import plan_sentences
from koruna.games.suverenita.forms.field_view import FieldView
from koruna.games.suverenita.forms.map_view import PlaceView, place_name
from koruna.games.suverenita.forms.player_view import PlayerView
from koruna.games.suverenita.forms.sentences import label
from koruna.games.suverenita.forms.terms import kinds_of, terms_between, terms_of
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.locale import words
from koruna.look.columns import INDENT, cut, fold, shorten, width_of, wrapped
from koruna.look.terminal_colours import BOLD, DIM, GOLD, PLAYERS
from koruna.look.text_board import TextBoard

GAP = "   "
TWO_COLUMNS = 76
WIDE_ENOUGH = 100  # columns, to list more than a few attacks
FEW = 3
WIDE = 120  # columns, to list the neighbours of every field and not only of those one can move from


def draw(
    view: SuverenitaView,
    language: str = "en",
    names: list[str] | None = None,
    colour: bool = False,
    width: int = 100,
) -> str:
    """The table as text, at most `width` columns wide if possible. A player without a name gets a number."""
    return SuverenitaBoard(view, language, names, colour).text(width)


class SuverenitaBoard(TextBoard):
    def __init__(self, view: SuverenitaView, language: str, names: list[str] | None, colour: bool) -> None:
        super().__init__(words(language, "suverenita", codes=True), view.seats, names, colour)
        self.view = view

    def lines(self, width: int) -> list[str]:
        legend = [*self.legend(width), ""] if self.view.round <= 1 else []  # later it is in the help
        return [*legend, *self.land(width), "", *self.players(width), "", *self.moment(width)]

    def number(self, seat: int) -> str:
        return self.paint(str(seat + 1), PLAYERS[seat])

    def legend(self, width: int) -> list[str]:
        return self.small_print(self.words.say("board-legend", {"mode": self.view.mode}), width)

    # --- the land -------------------------------------------------------------------------

    def land(self, width: int) -> list[str]:
        """The fields in two columns, empty ones grouped by their land."""
        cells: list[list[str]] = []
        empty: dict[str, list[str]] = {}
        column = (width - len(GAP)) // 2 if width >= TWO_COLUMNS else width
        for place, content in zip(self.view.map.fields, self.view.fields, strict=True):
            things = self.content(content)
            if things:
                near = [self.near(place)] if width >= WIDE or column == width or self.is_mine(content) else []
                cells.append(cut(" ".join([self.head(place, content), *things, *near]), column))
            else:
                kind = "neutral" if place.neutral else place.colour
                empty.setdefault(self.words.say("colour", {"colour": kind}), []).append(self.name(place))
        bare = [f"{kind}: {', '.join(names)}" for kind, names in empty.items()]
        dim = [self.paint(line, DIM) for row in fold(bare, width) for line in cut(row, width)]
        return (side_by_side(cells, column) if column < width else [line for cell in cells for line in cell]) + dim

    def is_mine(self, content: FieldView) -> bool:
        """Whether the viewer can act from there."""
        seat = self.view.seat
        return seat is not None and (
            seat in (content.control, content.lord) or any(stack.owner == seat for stack in content.stacks)
        )

    def head(self, place: PlaceView, content: FieldView) -> str:
        kind = "neutral" if place.neutral else place.colour
        holder = "-" if content.control is None else self.number(content.control)
        signs = (
            ("!" if content.locked else "") + ("o" if content.encircled else "") + ("x" if content.plundered else "")
        )
        return f"{self.paint(self.name(place), BOLD)} {self.words.say('colour', {'colour': kind})} [{holder}]{signs}"

    def name(self, place: PlaceView) -> str:
        """Its name in sentences, and its id in moves."""
        name = place.names[self.words.language]
        return name if name == place.id else f"{name} ({place.id})"

    def near(self, place: PlaceView) -> str:
        fields = self.view.map.fields
        return self.paint("→" + " ".join(fields[other].id for other in place.borders), DIM)

    def content(self, content: FieldView) -> list[str]:
        say = self.words.say
        found: list[str] = []
        buildings = [name for name in (content.settlement, content.dockyard, "fort" if content.fort else "") if name]
        if content.lord is not None:
            built = "+".join(say("building", {"building": name}) for name in buildings)
            found.append(f"{self.number(content.lord)}:{built}")
        if content.site and content.site_owner is not None:
            site = say("board-site", {"building": content.site, "done": content.site_done})
            found.append(f"{self.number(content.site_owner)}:({site})")
        if content.crop and content.crop_owner is not None:
            found.append(f"{self.number(content.crop_owner)}:{say('field-crop', {'count': content.crop})}")
        found += [f"{self.number(herd.owner)}:{say('herd', {'herd': herd.kind})}" for herd in content.herds]
        if content.grain:
            found.append(say("board-grain", {"count": content.grain}))
        if content.fish:
            found.append(say("board-fish", {"count": content.fish}))
        counts: dict[tuple[int, str, str, str], int] = {}
        for stack in content.stacks:
            counts[key_of(stack)] = counts.get(key_of(stack), 0) + stack.count
        for (owner, type, level, place), count in counts.items():
            details = [] if level == "standard" else [say("board-level", {"level": level})]
            details += [] if place == "open" else [say("board-place", {"place": place})]
            about = f" ({', '.join(details)})" if details else ""
            found.append(f"{self.number(owner)}:{count}{type}{about}")
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
        head = self.paint(name, PLAYERS[player.seat]) + GAP + points
        first, *rest = fold([head, *self.means(player)], width - len(INDENT))
        return [first, *[INDENT + line for line in rest]]

    def means(self, player: PlayerView) -> list[str]:
        say = self.words.say
        found = [
            say("page-vp", {"points": player.vp}),
            say("page-gold", {"gold": player.gold}),
            say("page-lands", {"lands": player.lands}),
            say("page-units", {"units": player.units}),
        ]
        if player.grain:
            found.append(say("board-grain", {"count": player.grain}))
        if player.fish:
            found.append(say("board-fish", {"count": player.fish}))
        found += [say("page-corsairs", {"level": level, "count": count}) for level, count in player.corsairs.items()]
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
        lines += self.terms(width)
        for forecast in view.forecasts:
            lines += wrapped(self.forecast(forecast), width)
        for march in view.marches[: MOST if width >= WIDE_ENOUGH else FEW]:
            lines += wrapped(march_sentence(view, march, self.words, self.names), width)
        if view.marches:
            lines += wrapped(say("page-marches-about", {"mode": view.mode}), width)
        if view.seat is not None and view.round:
            lines += self.coming(view.players[view.seat], width)
        lines += fold([f"{text} = {say(*label(view, text))}" for text in self.answers()], width)
        if view.plan:
            deeds = "; ".join([sentence for sentence, _ in plan_sentences(view, self.words)])
            lines += wrapped(f"{say('plan-title', {'step': view.step})} {deeds}", width)
        lines.append(self.paint(now(view, self.words, self.names), BOLD))
        if view.waiting:
            players = ", ".join(self.names[seat] for seat in view.waiting)
            lines.append(self.paint(shorten(say("board-turn", {"player": players}), width), GOLD))
        return lines

    def terms(self, width: int) -> list[str]:
        """The terms of the treaties that can be offered now, or of the offered one."""
        view, say = self.view, self.words.say
        offer = view.offer
        if offer is not None:
            facts = terms_between(view, offer.kind, offer.superior, offer.inferior)
            return [line for term in say("treaty-terms", facts).split("\n") for line in wrapped(term, width)]
        if view.step != "offer" or view.seat not in view.waiting:
            return []
        sentences = [say("board-treaty-terms", terms_of(view, kind)) for kind in kinds_of(view)]
        return [line for sentence in sentences for line in wrapped(sentence, width)]

    def answers(self) -> list[str]:
        """Moves with a price or a reward that their text does not say."""
        question = self.view.question
        if question is None or question.field is None:
            return []
        id = self.view.map.fields[question.field].id
        known = {
            "fall": [f"keep {id}", f"raze {id}"],
            "surrender": [f"spare {id}"],
            "hit": [f"hit {unit}*1" for unit in question.costs],
            "yield": [f"lose {id} {unit}*1" for unit in question.costs],
        }
        return known.get(self.view.step, [])

    def coming(self, player: PlayerView, width: int) -> list[str]:
        lines = coming_of(player, self.view.season, self.view.mode, self.words)
        return fold([sentence for _, _, sentence in lines], width)

    def forecast(self, forecast: ForecastView) -> str:
        field = place_name(self.view.map, forecast.field)
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


def side_by_side(cells: list[list[str]], wide: int) -> list[str]:
    """In two columns of about the same height, read from top to bottom, without splitting groups."""
    half = sum(len(cell) for cell in cells) / 2
    left: list[str] = []
    right: list[str] = []
    for cell in cells:
        side = right if right or len(left) >= half else left
        side += cell
    rows = [left[at] if at < len(left) else "" for at in range(max(len(left), len(right)))]
    return [
        row + " " * (wide - width_of(row)) + GAP + right[at] if at < len(right) else row for at, row in enumerate(rows)
    ]
