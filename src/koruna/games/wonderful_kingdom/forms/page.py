"""It's a Wonderful Kingdom on the web page of a table: the choice or the cards to plan with, production, duchy.

Click targets are listed in targets.py. Krystallium, soldiers and discarding are allowed at nearly any time: they start
with a click on the store or the button, so that they do not get in the way of the current decision.
"""

from __future__ import annotations

from html import escape

from koruna.engine.page import Figure, Page
from koruna.games.wonderful_kingdom.forms.drawing_art import draw_symbols
from koruna.games.wonderful_kingdom.forms.drawing_names import GAME, scenario_name
from koruna.games.wonderful_kingdom.forms.drawing_offers import CHOICE, draw_cards, draw_offers
from koruna.games.wonderful_kingdom.forms.drawing_panels import draw_goals, draw_points, draw_quests, draw_rival
from koruna.games.wonderful_kingdom.forms.drawing_parts import PageContext, icon
from koruna.games.wonderful_kingdom.forms.drawing_realm import draw_desk, draw_duchy
from koruna.games.wonderful_kingdom.forms.drawing_sites import draw_sites
from koruna.games.wonderful_kingdom.forms.drawing_track import draw_track
from koruna.games.wonderful_kingdom.forms.player_view import PlayerView
from koruna.games.wonderful_kingdom.forms.view import WonderfulKingdomView
from koruna.locale import Words, words
from koruna.look.faults import drawn, shown

ROUNDS = 4
PHASES = {
    "plan": "planning",
    "lose": "planning",
    "cover": "planning",
    "tuck": "planning",
    "produce": "production",
    "declare": "production",
    "combat": "combat",
    "final": "end",
    "over": "end",
}


def draw_page(view: WonderfulKingdomView, seat: int, language: str, names: list[str]) -> Page:
    say = words(language, GAME)
    context = PageContext(view, seat, say, names)
    if view.step == "over":
        board = drawn("board", language, draw_end, view, say, names)
    else:
        offers, cards = drawn("cards", language, draw_offers, context), drawn("cards", language, draw_cards, context)
        first, second = (offers, cards) if offers else (cards, "")
        top = f'<div class="top">{first}{drawn("part", language, draw_track, context)}</div>{second}'
        desk = drawn("part", language, draw_desk, context)
        mine = drawn("cards", language, draw_sites, context) + drawn("realm", language, draw_duchy, context)
        board = (
            f'<div class="wk fit in-{phase(view)}" data-usual="done">{top}{desk}<div class="mine">{mine}</div></div>'
        )
    figures = shown(lambda: [count(view, player, say) for player in view.players], lambda: [])
    steps = drawn("steps", language, draw_steps, view, say)
    panels = [drawn("panel", language, draw, context) for draw in (draw_goals, draw_quests, draw_points, draw_rival)]
    symbols = drawn("part", language, draw_symbols)
    return Page(steps, board, [panel for panel in panels if panel], figures, symbols)


def draw_end(view: WonderfulKingdomView, say: Words, names: list[str]) -> str:
    """Every duchy at the end, the best first."""
    order = sorted(range(view.seats), key=lambda seat: (view.ranks[seat], seat))
    duchies = "".join([draw_duchy(PageContext(view, seat, say, names)) for seat in order])
    several = " several" if view.seats > 1 else ""
    return f'<div class="wk fit over{several}">{draw_verdict(view, say)}{duchies}</div>'


def draw_verdict(view: WonderfulKingdomView, say: Words) -> str:
    """The medal of a solo game, or that the game is lost, also with two players."""
    if view.lost:
        return f'<p class="verdict lost">{icon("k-calamity")}{escape(say.say("page-lost"))}</p>'
    if view.medal is None:
        return ""
    medal = say.say("medal", {"medal": view.medal})
    return f'<p class="verdict {view.medal}">{icon("k-vp")}{escape(medal[0].upper() + medal[1:])}</p>'


def phase(view: WonderfulKingdomView) -> str:
    return "choice" if view.step in CHOICE or view.step in ("", "keep") else PHASES[view.step]


def count(view: WonderfulKingdomView, player: PlayerView, say: Words) -> list[Figure]:
    crystals = say.say("amount", {"resource": "krystallium", "count": player.krystallium})
    figures = [
        Figure("k-soldier", player.soldiers, say.say("amount", {"resource": "soldier", "count": player.soldiers})),
        Figure("k-krystallium", player.krystallium, crystals),
    ]
    if view.seats > 1 and phase(view) == "choice":
        figures.append(Figure("k-trap", player.traps, say.say("page-traps", {"traps": player.traps})))
        hand = say.say("page-hand-of", {"cards": player.hand_count})
        figures.append(Figure("k-scene-back", player.hand_count, hand))
    return figures


def draw_steps(view: WonderfulKingdomView, say: Words) -> str:
    """The round, the phase, and the name of a scenario."""
    if view.step == "over":
        return f"<b>{escape(say.say('page-over'))}</b>"
    number = max(view.round, 1)
    pips = "".join(
        [f'<i class="{"done" if n < number else "now" if n == number else ""}"></i>' for n in range(1, ROUNDS + 1)]
    )
    round_text = escape(say.say("page-round", {"round": number, "rounds": ROUNDS}))
    now = escape(say.say("page-phase", {"phase": phase(view)}))
    scenario = ""
    if view.scenario is not None:
        name = escape(scenario_name(view.edition, view.scenario, say))
        scenario = f'<span class="chip gold wide">{name}</span>'
    return f'<b>{round_text}</b><span class="pips" aria-hidden="true">{pips}</span><span>{now}</span>{scenario}'
