"""Beside the map: an offered treaty, a fight and its odds, everybody's progress to each victory, treaties."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.suverenita.forms.battle_view import BattleView, ForecastView
from koruna.games.suverenita.forms.map_view import place_name
from koruna.games.suverenita.forms.player_view import GoalView, PlayerView
from koruna.games.suverenita.forms.terms import terms_between
from koruna.games.suverenita.forms.view import SuverenitaView
from koruna.locale import MINUS, Words
from koruna.look import icon

GOAL_ICONS = {
    "vp": "k-vp",
    "lands": "k-chip-meadow",
    "settlements": "k-b-village",
    "cities": "k-b-city",
    "treaties": "u-link",
    "farm-points": "k-grain",
}
BARS = 10  # at most, in the chart of units left
LABELLED = 6  # the most bars that have room for their probabilities above them
CHART = 130


def draw_offer(view: SuverenitaView, say: Words, names: list[str]) -> str:
    offer = view.offer
    if offer is None:
        return ""
    facts: dict[str, int | str] = {
        "player": names[offer.by],
        "partner": names[offer.to],
        "treaty": offer.kind,
        "superior": names[offer.superior],
        "inferior": names[offer.inferior],
        "first": offer.amount,
        "coin": offer.coin,
    }
    warning = f'<p class="chip bad">{escape(say.say("page-offer-ends", facts))}</p>' if offer.ends else ""
    summary = escape(say.say("page-offer-terms", facts))
    terms = say.say("treaty-terms", terms_between(view, offer.kind, offer.superior, offer.inferior))
    lines = "".join([f"<li>{escape(line)}</li>" for line in terms.split("\n")])
    about = "" if view.seat == offer.to else f'<ul class="about">{lines}</ul>'  # who answers reads them at the answers
    title = escape(say.say("page-offer"))
    return f'<section class="panel offer"><h2>{title}</h2><p>{summary}</p>{warning}{about}</section>'


# --- fights ----------------------------------------------------------------------------------------


def draw_fight(view: SuverenitaView, say: Words, names: list[str]) -> str:
    battle = view.battle
    if battle is None:
        return ""
    field = place_name(view.map, battle.field)
    title = say.say("page-fight", {"kind": battle.kind, "field": field, "round": battle.round})
    head = "".join(
        [
            f'<th scope="col">{icon(f"k-arms-{seat + 1}")}<span class="sr">{escape(names[seat])}</span></th>'
            for seat in battle.sides
        ]
    )
    rows = "".join([fight_row(name, numbers, say) for name, numbers in figures_of(battle)])
    breached = f'<p class="chip bad">{escape(say.say("page-breached"))}</p>' if battle.breached else ""
    return (
        f'<section class="panel fight"><h2>{escape(title)}</h2><table class="t"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table>{breached}</section>"
    )


def figures_of(battle: BattleView) -> list[tuple[str, list[int]]]:
    found = [("units", battle.units), ("shields", battle.shields), ("swords", battle.swords)]
    if any(battle.saved):
        found.append(("saved", battle.saved))
    if any(battle.killed):
        found.append(("killed", battle.killed))
    return found


def fight_row(name: str, numbers: list[int], say: Words) -> str:
    cells = "".join([f'<td class="c"><b>{number}</b></td>' for number in numbers])
    return f'<tr><th scope="row">{escape(say.say("fight", {"what": name}))}</th>{cells}</tr>'


def draw_forecasts(view: SuverenitaView, say: Words, names: list[str]) -> str:
    """The forecast of the ongoing fight, or of the possible ones, first the one being decided."""
    fight = None if view.battle is None else view.battle.field
    asked = None if view.question is None else view.question.field
    shown = [forecast for forecast in view.forecasts if fight is None or forecast.field == fight]
    shown.sort(key=lambda forecast: forecast.field != asked)
    return "".join([draw_forecast(view, forecast, say, names) for forecast in shown[:3]])


def draw_forecast(view: SuverenitaView, forecast: ForecastView, say: Words, names: list[str]) -> str:
    """A bar of win, draw and loss, and how many units would be left on each side."""
    field = place_name(view.map, forecast.field)
    attacker, defender = names[forecast.attacker], names[forecast.defender]
    title = say.say("page-forecast", {"kind": "siege" if forecast.siege else "battle", "field": field})
    parts = [("w", forecast.attacker, forecast.win), ("d", -1, forecast.draw), ("l", forecast.defender, forecast.loss)]
    facts: dict[str, int | str] = {
        "attacker": attacker,
        "defender": defender,
        "win": percent(forecast.win),
        "draw": percent(forecast.draw),
        "loss": percent(forecast.loss),
    }
    label = escape(say.say("page-odds", facts))
    wins = escape(say.say("page-wins", {"player": attacker, "chance": percent(forecast.win)}))
    draws = escape(say.say("page-draw", {"chance": percent(forecast.draw)}))
    loses = escape(say.say("page-wins", {"player": defender, "chance": percent(forecast.loss)}))
    return (
        f'<section class="panel fore"><h2>{escape(title)}</h2>'
        f'<svg class="odds" viewBox="0 0 1000 90" preserveAspectRatio="none" role="img" aria-label="{label}">'
        f'{odds_bar(parts)}</svg><div class="oddl"><span>{wins}</span><span>{draws}</span><span>{loses}</span></div>'
        f"{draw_left(forecast, say, names)}</section>"
    )


def percent(chance: int) -> int:
    return round(chance / 10)


def odds_bar(parts: list[tuple[str, int, int]]) -> str:
    drawn, x = "", 0
    for look, seat, chance in parts:
        drawn += f'<g class="p{seat + 1}"><rect class="{look}" x="{x}" y="0" width="{chance}" height="90"/></g>'
        x += chance
    return drawn


def draw_left(forecast: ForecastView, say: Words, names: list[str]) -> str:
    """A small chart for each side: the probabilities of the number of units left."""
    charts = ""
    for side, seat in enumerate((forecast.attacker, forecast.defender)):
        caption = say.say("page-losses", {"player": names[seat], "losses": round(forecast.losses[side], 1)})
        charts += (
            f'<figure class="p{seat + 1}">{draw_chart(forecast.left[side])}'
            f'<figcaption class="cap">{escape(caption)}</figcaption></figure>'
        )
    about = escape(say.say("page-left"))
    return f'<p class="cap">{about}</p><div class="lefts">{charts}</div>'


def draw_chart(chances: list[int]) -> str:
    """A bar for each number of units left, binned if there are many, with the number below it."""
    step = max(1, -(-len(chances) // BARS))
    sums = [sum(chances[at : at + step]) for at in range(0, len(chances), step)]
    highest, wide = max(*sums, 1), CHART / max(len(sums), 4)
    drawn = ""
    for at, chance in enumerate(sums):
        high, middle = 34 * chance / highest, (at + 0.5) * wide
        drawn += f'<rect x="{at * wide + 1:.1f}" y="{44 - high:.1f}" width="{wide - 2:.1f}" height="{high + 0.5:.1f}"/>'
        if chance >= 5 and len(sums) <= LABELLED:
            drawn += f'<text x="{middle:.1f}" y="{41 - high:.1f}">{percent(chance)}</text>'
        drawn += f'<text x="{middle:.1f}" y="54">{at * step}</text>'
    return f'<svg class="left" viewBox="0 0 {CHART} 56" aria-hidden="true">{drawn}</svg>'


# --- victories and treaties ------------------------------------------------------------------------


def draw_goals(view: SuverenitaView, say: Words, names: list[str]) -> str:
    """Every player's progress to each victory."""
    if not view.round:
        return ""
    head = "".join([goal_head(goal, say) for goal in view.players[0].goals])
    rows = "".join([draw_goals_of(player, names[player.seat], say) for player in view.players])
    need = f'<td><span class="cap">{escape(say.say("page-needed"))}</span></td>'
    return (
        f'<section class="panel goals"><h2>{escape(say.say("page-goals"))}</h2><table class="t">'
        f"<thead><tr>{need}{head}</tr></thead><tbody>{rows}</tbody></table></section>"
    )


@lru_cache(maxsize=256)
def goal_head(goal: GoalView, say: Words) -> str:
    name = escape(say.say("goal", {"goal": goal.goal, "need": goal.need}))
    about = escape(say.say("goal-about", {"goal": goal.goal, "need": goal.need}))
    return (
        f'<th scope="col" data-tip="{about}">{icon(GOAL_ICONS[goal.goal])}<span class="sr">{name}</span>'
        f"<b>{goal.need}</b></th>"
    )


def draw_goals_of(player: PlayerView, name: str, say: Words) -> str:
    return goal_row(player.seat, name, player.out, tuple(player.goals), tuple(player.announced), say)


@lru_cache(maxsize=1024)
def goal_row(
    seat: int, name: str, is_out: bool, goals: tuple[GoalView, ...], announced: tuple[str, ...], say: Words
) -> str:
    cells = "".join([f'<td class="{how_near(goal)}">{str(goal.have).replace("-", MINUS)}</td>' for goal in goals])
    crowns = ""
    for each in announced:
        about = escape(say.say("announced.about", {"goal": each}))
        crowns += f'<span data-tip="{about}">{icon("k-crown")}<span class="sr">{about}</span></span>'
    head = f"{icon(f'k-arms-{seat + 1}')}<span>{escape(name)}</span>{crowns}"
    return f'<tr class="{"out" if is_out else ""}"><th scope="row"><div>{head}</div></th>{cells}</tr>'


def how_near(goal: GoalView) -> str:
    """The class of a goal that is reached, or at least three quarters of it."""
    if goal.have >= goal.need:
        return "win"
    return "near" if 4 * goal.have >= 3 * goal.need else ""


def draw_treaties(view: SuverenitaView, say: Words, names: list[str]) -> str:
    if not view.treaties:
        return ""
    rows = ""
    for treaty in view.treaties:
        facts: dict[str, int | str] = {
            "treaty": treaty.kind,
            "superior": names[treaty.superior],
            "inferior": names[treaty.inferior],
            "left": 0 if treaty.ends is None else treaty.ends - view.round,
        }
        both = icon(f"k-arms-{treaty.superior + 1}") + icon(f"k-arms-{treaty.inferior + 1}")
        rows += f"<li>{both}<span>{escape(say.say('page-treaty', facts))}</span></li>"
    return f'<section class="panel treaties"><h2>{escape(say.say("page-treaties"))}</h2><ul>{rows}</ul></section>'
