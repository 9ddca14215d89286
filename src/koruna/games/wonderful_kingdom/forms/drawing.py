"""The whole table drawn from a view alone, as one self-contained SVG.

It consists of nested SVGs (`data-part`), which a narrow page can stack. Every element is on a line of its own and an
unchanged element gives the same line, so that the drawings of a replay share most lines. A face-up card has
`data-card` with its id; a face-down card shows only who laid it.
"""

from __future__ import annotations

from html import escape

from koruna.engine.ranking import winners
from koruna.games.wonderful_kingdom.forms.drawing_card import DISPLAY, NUMBER, draw_back, draw_card, use
from koruna.games.wonderful_kingdom.forms.drawing_names import (
    GAME,
    MINUS,
    board_name,
    describe,
    scenario_name,
    step_name,
)
from koruna.games.wonderful_kingdom.forms.drawing_panels import MEDALS
from koruna.games.wonderful_kingdom.forms.drawing_parts import ICONS
from koruna.games.wonderful_kingdom.forms.drawing_player import draw_player, player_height
from koruna.games.wonderful_kingdom.forms.player_view import CardView
from koruna.games.wonderful_kingdom.forms.view import StepView, WonderfulKingdomView
from koruna.locale import Words, words
from koruna.look import colour, letters, shorten
from koruna.look.ending_text import ending_drawn
from koruna.look.names import players_named
from koruna.look.parts import part, whole_table
from koruna.look.top_bar import BAR, draw_moment, draw_turn

BACKGROUND, SURFACE, LINE = colour("bg"), colour("surface"), colour("line")
INK, SOFT_INK = colour("ink"), colour("ink-2")
GOLD_SOFT, ON_GOLD_SOFT = colour("gold-soft"), colour("on-gold-soft")
WIDTH, MARGIN, GAP = 1280, 16, 12
INNER = WIDTH - 2 * MARGIN
SIDE = 400  # the width of the part of the bar that shows whose turn it is
HALF = (INNER - GAP) / 2
CARD_WIDTH, CARD_HEIGHT = 96.0, 128.0
TITLE = 34
ROUNDS = 4


def draw(view: WonderfulKingdomView, language: str = "en", names: list[str] | None = None) -> str:
    """The table as SVG. A player without a name gets a number."""
    say = words(language, GAME)
    players = players_named(view.seats, names, say)
    name, now = say.say("name"), moment(view, say, players)
    lines = draw_bar(view, say, players, name, now)
    y = 2.0 * MARGIN + BAR
    for make in (draw_offers, draw_held, draw_quests):  # each below the previous one, if not empty
        drawn, height = make(view, say, players, y)
        lines += drawn
        y += height + GAP if height else 0
    for player in view.players:
        height = player_height(player)
        drawn = draw_player(view, player, players[player.seat], say, INNER, height)
        title = f"{players[player.seat]}, {say.say('points', {'points': player.points})}"
        lines += part(f"player-{player.seat}", MARGIN, y, INNER, height, title, drawn)
        y += height + GAP
    height = y - GAP + MARGIN
    return whole_table(WIDTH, height, name, f"{name}, {now}, {turn(view, say, players)}", lines)


def sheet(width: float, height: float, title: str) -> list[str]:
    """The background of a part with its title."""
    return [
        f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="12" fill="{SURFACE}" stroke="{LINE}"/>',
        letters(14, 24, shorten(title, width - 28, 17), 17, f'{DISPLAY} fill="{INK}"'),
    ]


# --- the bar on top --------------------------------------------------------------------------------------


def moment(view: WonderfulKingdomView, say: Words, players: list[str]) -> str:
    """The progress of the game; at the end, why it ended, and the medal of a solo game."""
    if view.step == "over":
        ending = ending_drawn(GAME, view, players, say.language)
        return " ".join([ending.why, *(ending.details if view.seats == 1 and not view.lost else ())])
    now = say.say("page-round", {"round": max(1, view.round), "rounds": ROUNDS})
    if view.scenario is not None:
        now = f"{scenario_name(view.edition, view.scenario, say)} · {now}"
    return f"{now} · {say.say('step', {'step': view.step})}" if view.step else now


def turn(view: WonderfulKingdomView, say: Words, players: list[str]) -> str:
    """Who decides; at the end who won by how much."""
    if view.step == "over":
        return ending_drawn(GAME, view, players, say.language).outcome
    return ", ".join([players[seat] for seat in view.waiting]) or "…"


def draw_bar(view: WonderfulKingdomView, say: Words, players: list[str], name: str, now: str) -> list[str]:
    wide = INNER - SIDE - MARGIN
    text = turn(view, say, players)
    seats = winners(view.ranks, view.lost) if view.step == "over" else view.waiting
    return [
        *part("moment", MARGIN, MARGIN, wide, BAR, now, draw_moment(name, now, wide)),
        *part("turn", WIDTH - MARGIN - SIDE, MARGIN, SIDE, BAR, text, draw_turn(text, seats, SIDE)),
    ]


# --- cards -------------------------------------------------------------------------------------------------


def place_card(view: WonderfulKingdomView, card: CardView, say: Words, x: float, y: float) -> str:
    if card.card is None:
        inside, title, named = draw_back(card.laid_by, say), say.say("page-face-down"), ""
    else:
        inside, title = draw_card(view.edition, card.card, say), describe(view.edition, card.card, say)
        named = f' data-card="{card.card}"'
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{CARD_WIDTH:g}" height="{CARD_HEIGHT:g}" viewBox="0 0 120 160"{named}>'
        f"<title>{escape(title, quote=False)}</title>{inside}</svg>"
    )


def place_cards(view: WonderfulKingdomView, cards: list[CardView], say: Words, width: float) -> tuple[list[str], float]:
    """Cards in rows, and their total height."""
    fitting = max(1, int((width - 28 + 8) // (CARD_WIDTH + 8)))
    lines = []
    for at, card in enumerate(cards):
        row, column = divmod(at, fitting)
        lines.append(place_card(view, card, say, 14 + column * (CARD_WIDTH + 8), TITLE + row * (CARD_HEIGHT + 8)))
    return lines, -(-len(cards) // fitting) * (CARD_HEIGHT + 8)


def draw_offers(view: WonderfulKingdomView, say: Words, players: list[str], y: float) -> tuple[list[str], float]:
    if not any(view.areas) and view.top is None:
        return [], 0
    wide = HALF if view.seats == 2 else (INNER - 2 * GAP - 220) / 2
    placed = [place_cards(view, area, say, wide) for area in view.areas]
    height = TITLE + max(CARD_HEIGHT + 8, *[high for _, high in placed]) + 6
    lines: list[str] = []
    for area, (cards, _) in enumerate(placed):
        title = say.say("page-area", {"area": area + 1})
        drawn = [*sheet(wide, height, title), *cards]
        lines += part(f"area-{area + 1}", MARGIN + area * (wide + GAP), y, wide, height, title, drawn)
    if view.seats == 1:
        drawn = [*sheet(220, height, say.say("page-deck")), *draw_decks(view, say)]
        lines += part("decks", WIDTH - MARGIN - 220, y, 220, height, say.say("page-deck"), drawn)
    return lines, height


def draw_decks(view: WonderfulKingdomView, say: Words) -> list[str]:
    """In a solo game: the top card, the number of cards left, spies and medals."""
    lines = [] if view.top is None else [place_card(view, CardView(view.top, None), say, 14, TITLE)]
    me = view.players[0]
    rows = [
        ("k-scene-back", str(view.deck), say.say("page-deck-left", {"cards": view.deck})),
        ("k-calamity", str(view.hazards or 0), say.say("page-hazards", {"cards": view.hazards or 0})),
        ("k-spy", f"{me.spies_ready}/{me.spies}", say.say("page-spies", {"ready": me.spies_ready, "spies": me.spies})),
    ]
    rows += [
        ("k-vp", str(limit), say.say("page-medal", {"medal": say.say("medal", {"medal": medal}), "points": limit}))
        for medal, limit in zip(MEDALS, view.medals, strict=True)
    ]
    for at, (symbol, number, tooltip) in enumerate(rows):
        top = TITLE + at * 21
        attributes = f'{NUMBER} fill="{INK}"'
        lines.append(
            f"<g><title>{escape(tooltip, quote=False)}</title>{use(symbol, 124, top, 18)}"
            f"{letters(150, top + 15, number, 15, attributes)}</g>"
        )
    return lines


def draw_held(view: WonderfulKingdomView, say: Words, players: list[str], y: float) -> tuple[list[str], float]:
    """The viewer's hand, and cards the viewer looks at."""
    hand = view.players[view.seat].hand if view.seat is not None else None
    cards = [CardView(card, None) for card in [*view.looked, *(hand or [])]]
    if not cards:
        return [], 0
    title = say.say("page-hand")
    placed, high = place_cards(view, cards, say, INNER)
    height = TITLE + high + 6
    return part("hand", MARGIN, y, INNER, height, title, [*sheet(INNER, height, title), *placed]), height


# --- quests --------------------------------------------------------------------------------------------------


def draw_quests(view: WonderfulKingdomView, say: Words, players: list[str], y: float) -> tuple[list[str], float]:
    """Every step of every board with its price, its reward and who has done it."""
    if not view.quests:
        return [], 0
    boards = list(dict.fromkeys([step.board for step in view.quests]))
    wide, height = (INNER - GAP * (len(boards) - 1)) / len(boards), 150.0
    lines: list[str] = []
    for at, board in enumerate(boards):
        title = board_name(view.edition, board, say)
        drawn = sheet(wide, height, title)
        for step in view.quests:
            if step.board == board:
                drawn.append(draw_quest(view, step, say, wide))
        lines += part(f"quest-{board}", MARGIN + at * (wide + GAP), y, wide, height, title, drawn)
    return lines, height


def draw_quest(view: WonderfulKingdomView, step: StepView, say: Words, width: float) -> str:
    y = 54 + (step.step - 1) * 26
    name = f"{step.step}. {step_name(view.edition, view.seats, step, say)}"
    drawn = letters(
        14, y, shorten(name, width - 330, 15), 15, f'fill="{INK}" font-weight="{700 if step.last else 500}"'
    )
    x = min(width - 300, 460.0)
    gained = {"krystallium": step.krystallium, "soldier": step.soldiers}
    for amounts in (step.cost, gained):
        for resource, count in amounts.items():
            if count:
                drawn += letters(x, y, str(count), 15, f'{NUMBER} fill="{INK}"')
                drawn += use(ICONS[resource], x + 9 * len(str(count)) + 1, y - 15, 19)
                x += 42
        if amounts is step.cost:
            drawn += letters(x, y, "→", 15, f'fill="{SOFT_INK}"')
            x += 22
    for symbol, count in (("k-spy", step.spies), ("k-calamity", -step.calamities), ("k-vp", step.points)):
        if count:
            number = str(count).replace("-", MINUS)
            drawn += letters(x, y, number, 15, f'{NUMBER} fill="{INK}"') + use(
                symbol, x + 9 * len(number) + 3, y - 15, 19
            )
            x += 46
    for seat, done in enumerate(step.done):
        if done:
            drawn += use(f"k-arms-{seat + 1}", width - 56 + 24 * seat, y - 16, 21)
    return f"<g>{drawn}</g>"
