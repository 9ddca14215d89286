"""The whole table as text for a terminal, from a view alone.

A card is a line: cost, exchange value, production and score, one letter for each piece. The most important things come
last, next to the input line: on a low terminal the top scrolls away.
"""

from __future__ import annotations

from koruna.engine.event import numbers_by_name
from koruna.engine.option import HOUSE
from koruna.games.wonderful_kingdom.forms.aims import about_scenario, aims
from koruna.games.wonderful_kingdom.forms.drawing_names import (
    MINUS,
    advisor_text,
    board_name,
    card_name,
    duchy_name,
    scenario_name,
    step_name,
)
from koruna.games.wonderful_kingdom.forms.player_view import CardView, PlayerView, SiteView
from koruna.games.wonderful_kingdom.forms.sentences import reward_in_words
from koruna.games.wonderful_kingdom.forms.view import StepView, WonderfulKingdomView
from koruna.games.wonderful_kingdom.rules.numbers import (
    ADVISOR,
    COLOURS,
    CUBES,
    DEVELOPMENT,
    FAMILIES,
    RESOURCES,
    THREAT,
    TREASURE,
)
from koruna.locale import words
from koruna.look.columns import INDENT, cut, fold, shorten, width_of, wrapped
from koruna.look.terminal_colours import BOLD, DIM, GOLD, PLAYERS
from koruna.look.text_board import TextBoard

FILLED, FROZEN, EXCHANGE, MAKES, BONUS, POINTS = "•", "*", "⇄", "→", "+", "★"
MET, UNMET = "✓", "·"
GAP = "   "
LONGEST_NAME = 20

# ANSI codes of the resources.
KINDS = ["38;5;250", "38;5;203", "38;5;178", "38;5;75", "38;5;170", "38;5;71", "38;5;243"]  # as resources are ordered


def draw(
    view: WonderfulKingdomView,
    language: str = "en",
    names: list[str] | None = None,
    colour: bool = False,
    width: int = 100,
) -> str:
    """The table as text, at most `width` columns wide if possible. A player without a name gets a number."""
    return WonderfulBoard(view, language, names, colour).text(width)


class WonderfulBoard(TextBoard):
    def __init__(self, view: WonderfulKingdomView, language: str, names: list[str] | None, colour: bool) -> None:
        super().__init__(words(language, "wonderful_kingdom"), view.seats, names, colour)
        self.view = view
        self.names = [shorten(name, LONGEST_NAME) for name in self.names]
        self.content = view.edition

    def lines(self, width: int) -> list[str]:
        parts = self.legend(width)
        for step in self.view.quests:
            parts += self.quest(step, width)
        seats = sorted(range(self.view.seats), key=lambda seat: seat == self.view.seat)
        for seat in seats:
            parts += ["", *self.player(self.view.players[seat], width)]
        if self.view.step != "over":
            parts += ["", *self.areas(width), *self.held(width)]
        return [*parts, "", *self.moment(width)]

    def legend(self, width: int) -> list[str]:
        """What the letters mean; the story and the rules of a scenario."""
        texts = [self.words.say("board-legend"), *[self.words.say(*each) for each in about_scenario(self.view)]]
        return [line for text in texts for line in self.small_print(text, width)]

    # --- pieces and cards -----------------------------------------------------------------

    def letters(self, resource: str, count: int) -> str:
        letter = self.words.say("letter", {"resource": resource})
        return self.paint(letter * count, KINDS[[*RESOURCES, COLOURS[-1]].index(resource)])

    def pieces(self, amounts: dict[str, int]) -> str:
        """One letter for each piece."""
        return "".join(self.letters(name, count) for name, count in amounts.items() if count)

    def counted(self, amounts: dict[str, int]) -> str:
        """A letter and a number for each kind."""
        found = [f"{self.letters(name, 1)}{count}" for name, count in amounts.items() if count]
        return " ".join(found) or self.words.say("board-empty")

    def name(self, card: str) -> str:
        return card_name(self.view.edition, card, self.words)

    def card(self, card: str) -> str:
        """Everything on a card, in one line."""
        number, say = self.content.ids.index(card), self.words.say
        kind, name = self.content.kind[number], self.typed(self.name(card), card)
        if kind == DEVELOPMENT:
            family = FAMILIES[self.content.family[number]]
            family_name = self.paint(say("family", {"family": family}), KINDS[FAMILIES.index(family)])
            cost = self.pieces(dict(zip(RESOURCES, self.content.cost[number], strict=True)))
            return f"{name} · {family_name} · {cost} {EXCHANGE}{self.gives(number)}{self.brings(number)}"
        if kind == TREASURE:
            return f"{name} · {EXCHANGE}{self.gives(number)}"
        if kind == ADVISOR:
            return f"{name} · {advisor_text(self.view.edition, card, self.words)}"
        if kind == THREAT:
            threat = number - self.content.first_threat
            soldiers = self.letters("soldier", self.content.threat_price[threat])
            return f"{name} · {soldiers} {POINTS}{MINUS}{-self.content.threat_points[threat]}"
        return f"{name} · {POINTS}{MINUS}{-self.content.calamity_points}"

    def gives(self, number: int) -> str:
        return "".join(self.letters(RESOURCES[resource], 1) for resource in self.content.gives[number])

    def brings(self, number: int) -> str:
        """What a development produces, its bonus and its points."""
        content, say = self.content, self.words.say
        made = self.pieces(dict(zip(RESOURCES[:CUBES], content.income[number], strict=True)))
        each = content.income_each[number]
        if each >= 0:
            family = say("family", {"family": FAMILIES[(each - 4) % 4]})
            made = f"{self.letters(RESOURCES[(each - 4) // 4], 1)}×{family}"  # noqa: RUF001
        bonus = {"krystallium": content.bonus_krystallium[number], "soldier": content.bonus_soldiers[number]}
        brought = f" {MAKES}{made}" if made else ""
        brought += f" {BONUS}{self.pieces(bonus)}" if any(bonus.values()) else ""
        if content.points_each[number]:
            family = say("family", {"family": FAMILIES[content.points_family[number]]})
            return f"{brought} {POINTS}{content.points_each[number]}×{family}"  # noqa: RUF001
        return f"{brought} {POINTS}{content.points[number]}" if content.points[number] else brought

    def entry(self, card: CardView) -> str:
        """A card in an area or among picked ones, only by its name."""
        return self.hidden(card) if card.card is None else self.name(card.card)

    def hidden(self, card: CardView) -> str:
        if card.laid_by is None:
            return self.words.say("board-hidden")
        return self.words.say("board-hidden-by", {"player": self.names[card.laid_by]})

    def typed(self, name: str, id: str) -> str:
        """A name, followed by its id in moves if that is not obvious."""
        return name if name.lower().replace(" ", "_") == id else f"{name} {self.paint(f'[{id}]', DIM)}"

    def listed(self, cards: list[CardView], width: int, numbered: bool = False) -> list[str]:
        """Each card with everything on it; spies need the number of its place."""
        found: list[str] = []
        for place, card in enumerate(cards, 1):
            text = self.hidden(card) if card.card is None else self.card(card.card)
            found += cut(f"  {place} {text}" if numbered else f"  {text}", width)
        return found

    # --- players --------------------------------------------------------------------------

    def player(self, player: PlayerView, width: int) -> list[str]:
        say, view = self.words.say, self.view
        points = self.paint(say("points", {"points": player.points}), BOLD)
        if view.step == "over" and view.seats > 1 and not view.lost:
            rank = say("board-rank", {"rank": player.rank})
            points += GAP + (self.paint(rank, GOLD) if player.rank == 1 else rank)
        duchy = f" · {duchy_name(view.edition, player.duchy, view.side, self.words)}" if player.duchy else ""
        name = shorten(f"{player.seat + 1} {self.names[player.seat]}{duchy}", width - width_of(points) - len(GAP))
        lines = [self.paint(name, PLAYERS[player.seat]) + GAP + points]
        lines += [INDENT + line for line in fold(self.means(player), width - len(INDENT))]
        if player.advisors:
            own = player.seat == self.view.seat
            advisors = [self.advisor(card, card in player.advisors_used, own) for card in player.advisors]
            lines += self.titled("board-advisors", advisors, width)
        if player.completed:
            counts = {
                card: player.completed.count(card) for card in sorted(set(player.completed), key=self.content.ids.index)
            }
            cards = [self.name(card) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()]  # noqa: RUF001
            lines += self.titled("board-completed", cards, width)
        if player.sites:
            lines += [INDENT + say("board-sites")]
            for site in player.sites:
                lines += cut(INDENT + "  " + self.site(site, player.seat == self.view.seat), width)
        if player.picks:
            lines += self.picks(player, width)
        return lines

    def means(self, player: PlayerView) -> list[str]:
        say = self.words.say
        found = [
            say("board-produces", {"amounts": self.counted(player.volumes)}),
            say("board-pieces", {"krystallium": player.krystallium, "soldiers": player.soldiers}),
            self.laboratory(player),
        ]
        if player.trained:
            found.append(say("board-trained"))
        families = player.families.items()
        found += [say("board-family", {"family": family, "count": count}) for family, count in families if count]
        if player.covered:
            found.append(say("board-covered", {"symbols": self.symbols(player.covered)}))
        if player.calamities:
            found.append(say("board-calamities", {"count": player.calamities}))
        if player.threats:
            threats = ", ".join(f"{self.name(threat)} {count}" for threat, count in player.threats.items())
            found.append(say("board-threats", {"threats": threats}))
        if self.view.step in ("offer", "pick", "flip", "shift", "choose", "remove"):
            if self.view.seats == 2:
                found.append(say("board-traps", {"traps": player.traps}))
                found.append(say("board-hand-count", {"count": player.hand_count}))
            if player.spies:
                found.append(say("board-spies", {"ready": player.spies_ready, "spies": player.spies}))
        return found

    def laboratory(self, player: PlayerView) -> str:
        """Colours of cubes are tracked only if a quest needs them."""
        if self.view.quests:
            return self.words.say("board-laboratory", {"amounts": self.counted(player.laboratory)})
        return self.words.say("board-laboratory-count", {"cubes": sum(player.laboratory.values())})

    def symbols(self, symbols: dict[str, int]) -> str:
        """Symbols of production; those that count a family come with its name."""
        found: list[str] = []
        for symbol, count in symbols.items():
            resource, _, family = symbol.partition("*")
            multiplier = f"×{self.words.say('family', {'family': family})}" if family else ""  # noqa: RUF001
            found.append(self.letters(resource, 1) + multiplier + (f" {count}" if count > 1 else ""))
        return ", ".join(found)

    def titled(self, title: str, names: list[str], width: int) -> list[str]:
        """A title followed by names, wrapped."""
        [first, *others] = names
        lines = fold([f"{self.words.say(title)}: {first}", *others], width - 2 * len(INDENT))
        return [part for at, line in enumerate(lines) for part in cut(INDENT * (1 if at == 0 else 2) + line, width)]

    def advisor(self, card: str, used: bool, own: bool) -> str:
        name = self.typed(self.name(card), card) if own and not used else self.name(card)
        return self.paint(f"{name} ({self.words.say('board-used')})", DIM) if used else name

    def site(self, site: SiteView, own: bool) -> str:
        """Its spaces, filled and open, and what it will bring."""
        number = self.content.ids.index(site.card)
        spaces = ""
        for resource, count in site.cost.items():
            left = site.open.get(resource, 0)
            spaces += FILLED * (count - left) + self.letters(resource, left)
        _, _, copy = site.name.partition("-")
        card = site.card if self.view.edition.name == HOUSE else self.name(site.card)
        name = self.words.say("site", {"card": card, "number": int(copy or 1)})
        if own:
            name = self.typed(name, site.name)
        return f"{name} · {spaces}{FROZEN if site.frozen else ''}{self.brings(number)}"

    def picks(self, player: PlayerView, width: int) -> list[str]:
        """Picked cards; the viewer's own with all details, to plan with."""
        if player.seat == self.view.seat or self.view.seats == 1:
            title = INDENT + self.words.say("board-picks")
            return [title, *[INDENT + line for line in self.listed(player.picks, width - len(INDENT))]]
        return self.titled("board-picks", [self.entry(card) for card in player.picks], width)

    # --- the offers and the moment --------------------------------------------------------

    def areas(self, width: int) -> list[str]:
        lines: list[str] = []
        if not any(self.view.areas) and self.view.step not in ("offer", "pick"):
            return lines
        for number, area in enumerate(self.view.areas, 1):
            title = self.paint(self.words.say("board-area", {"area": number}), BOLD)
            lines.append(title if area else f"{title}: {self.words.say('board-empty')}")
            lines += self.listed(area, width, numbered=True)
        return lines

    def held(self, width: int) -> list[str]:
        """What the viewer holds or looks at, and the cubes still to be placed."""
        view, say = self.view, self.words.say
        if view.seat is None:
            return []
        me = view.players[view.seat]
        lines: list[str] = []
        for title, cards in (("board-looked", view.looked), ("board-hand", me.hand or [])):
            if cards:
                lines.append(self.paint(say(title), BOLD))
                lines += self.listed([CardView(card, None) for card in cards], width)
        if me.cubes:
            lines.append(self.paint(say("board-cubes", {"amounts": self.counted(me.cubes)}), BOLD))
        return lines

    def quest(self, step: StepView, width: int) -> list[str]:
        """A step with its price, its reward, and who did it; the board's name is above the first."""
        lines: list[str] = []
        if step.step == 1:
            lines += ["", self.paint(board_name(self.view.edition, step.board, self.words), BOLD)]
        name = step_name(self.view.edition, self.view.seats, step, self.words)
        line = f"  {step.step} {name}: {self.counted(step.cost)} {MAKES} {reward_in_words(step, self.words)}"
        done = [self.names[seat] for seat, is_done in enumerate(step.done) if is_done]
        if done:
            line += " · " + self.paint(self.words.say("board-quest-done", {"players": ", ".join(done)}), GOLD)
        return lines + cut(line, width)

    def moment(self, width: int) -> list[str]:
        view, say = self.view, self.words.say
        if view.step == "over":
            return self.ended(width)
        about = [say("board-round", {"round": max(view.round, 1)}), say("board-deck", {"deck": view.deck})]
        if view.scenario:
            name = scenario_name(view.edition, view.scenario, self.words)
            about.insert(0, say("board-scenario", {"scenario": name}))
        if view.top:
            about.append(say("board-top", {"card": self.name(view.top)}))
        if view.hazards is not None:
            about.append(say("board-hazards", {"hazards": view.hazards}))
        if any("vermin" in player.threats or "giant_rat" in player.threats for player in view.players):
            about.append(say("board-vermin", {"vermin": view.vermin}))
        if view.stored:
            about.append(say("board-stored", {"stored": view.stored}))
        lines = fold(about, width)
        if view.seats == 1:
            bronze, silver, gold = view.medals
            lines += wrapped(say("board-medals", {"bronze": bronze, "silver": silver, "gold": gold}), width)
            lines += self.aims(width)
        if view.step in ("produce", "declare"):
            facts: dict[str, object] = {"resource": RESOURCES[view.number]}
            facts["volumes"] = numbers_by_name(view.volumes, self.names)
            lines += wrapped(say("board-volumes", facts), width)
        if len(view.waiting) > 1:
            lines += wrapped(say("board-deciding", {"players": [self.names[seat] for seat in view.waiting]}), width)
        elif view.waiting:
            lines.append(self.paint(say("board-turn", {"player": self.names[view.waiting[0]]}), GOLD))
        return lines

    def aims(self, width: int) -> list[str]:
        """The aims of a solo game, with their progress."""
        lines: list[str] = []
        for aim in aims(self.view):
            mark, text = MET if aim.met else UNMET, wrapped(self.words.say(*aim.sentence), width - 2)
            lines += [f"{mark} {text[0]}", *[f"  {more}" for more in text[1:]]]
        return lines

    def ended(self, width: int) -> list[str]:
        view, say = self.view, self.words.say
        lines = [self.paint(say("board-over"), BOLD)]
        if view.lost:
            return lines + wrapped(say("board-lost" if view.seats == 1 else "board-lost-both"), width)
        return [*lines, say("board-medal", {"medal": view.medal or ""})] if view.seats == 1 else lines
