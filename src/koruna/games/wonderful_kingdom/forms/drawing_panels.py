"""Beside the board: quests, a scenario and its medals, the current points, and the rival's duchy."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from koruna.games.wonderful_kingdom.forms.aims import about_scenario, aims
from koruna.games.wonderful_kingdom.forms.drawing_names import (
    MINUS,
    TIMES,
    board_name,
    card_name,
    describe_site,
    duchy_name,
    scenario_name,
    step_name,
)
from koruna.games.wonderful_kingdom.forms.drawing_parts import (
    PageContext,
    amount_icons,
    back_label,
    clickable,
    icon,
    icon_with_count,
    with_tooltip,
)
from koruna.games.wonderful_kingdom.forms.drawing_realm import draw_completed, draw_families
from koruna.games.wonderful_kingdom.forms.player_view import PlayerView, SiteView
from koruna.games.wonderful_kingdom.forms.sentences import amounts_in_words, reward_in_words
from koruna.games.wonderful_kingdom.forms.view import StepView
from koruna.games.wonderful_kingdom.rules.content import Edition
from koruna.locale import Words

MEDALS = ("bronze", "silver", "gold")


def panel(css: str, title: str, note: str, inside: str) -> str:
    cap = f'<span class="cap">{escape(note)}</span>' if note else ""
    return f'<section class="panel {css}"><header><h2>{escape(title)}</h2>{cap}</header>{inside}</section>'


# --- solo games --------------------------------------------------------------------------------------


def draw_goals(context: PageContext) -> str:
    """Medals, what a scenario requires with the progress, its story and its rules."""
    view, say = context.view, context.say
    if not context.alone:
        return ""
    points = context.me.points
    medals = ""
    for medal, limit in zip(MEDALS, view.medals, strict=True):
        label = escape(say.say("page-medal", {"medal": say.say("medal", {"medal": medal}), "points": limit}))
        css = f"medal {medal}{' won' if points >= limit else ''}"
        inside = f'<b aria-hidden="true">{limit}</b><span class="sr">{label}</span>'
        medals += f'<li class="{css}" data-tip="{label}">{inside}</li>'
    title = say.say("page-medals") if view.scenario is None else scenario_name(view.edition, view.scenario, say)
    note = "" if view.scenario is None else say.say("page-scenario")
    about = "".join([f'<p class="about">{escape(say.say(*sentence))}</p>' for sentence in about_scenario(view)])
    return panel("goals", title, note, f'{draw_demands(context)}<ol class="medals">{medals}</ol>{about}')


def draw_demands(context: PageContext) -> str:
    """Every aim with its progress."""
    lines = [(aim.met, context.say.say(*aim.sentence)) for aim in aims(context.view)]
    if not lines:
        return ""
    drawn = "".join(
        [
            f'<li class="{"met" if met else "open"}">{icon("u-check" if met else "u-target")}{escape(text)}</li>'
            for met, text in lines
        ]
    )
    return f'<ul class="demands">{drawn}</ul>'


# --- quests --------------------------------------------------------------------------------------------


def draw_quests(context: PageContext) -> str:
    view = context.view
    boards = list(dict.fromkeys([step.board for step in view.quests]))
    return "".join([draw_board(context, board) for board in boards])


def draw_board(context: PageContext, board: str) -> str:
    steps = [step for step in context.view.quests if step.board == board]
    drawn = "".join([f"<li>{draw_quest(context, step)}</li>" for step in steps])
    title, note = board_name(context.view.edition, board, context.say), context.say.say("page-quest")
    return panel("quests", title, note, f"<ol>{drawn}</ol>")


def draw_quest(context: PageContext, step: StepView) -> str:
    view, say, names = context.view, context.say, context.names
    name = step_name(view.edition, view.seats, step, say)
    who = "".join(
        [
            icon(f"k-arms-{seat + 1}", label=say.say("page-step-done", {"player": names[seat]}))
            for seat, done in enumerate(step.done)
            if done
        ]
    )
    label = say.say(
        "page-step",
        {
            "name": name,
            "price": amounts_in_words(step.cost, say),
            "reward": reward_in_words(step, say),
            "last": "yes" if step.last else "no",
            "first": "yes" if step.first_only else "no",
        },
    )
    inside = (
        f'<span class="no">{step.step}</span><span class="what"><b>{escape(name)}</b>'
        f"<small>{amount_icons(step.cost, say)}{icon('u-chevron', 'to')}{reward_icons(step)}</small></span>"
        f'<span class="who">{who}</span>'
    )
    css = "quest" + (" last" if step.last else "") + (" met" if step.done[context.me.seat] else "")
    if context.mine:
        asked = f"quest {step.board} {step.step}"
        return clickable(f"quest:{step.board}:{step.step}", label, inside, css, asked, f"board-{step.board}")
    return with_tooltip(label, inside, css, f"board-{step.board}")


def reward_icons(step: StepView) -> str:
    """Rewards as icons; their meaning is in the description of the step."""
    drawn = ""
    for symbol, count in (
        ("k-krystallium", step.krystallium),
        ("k-soldier", step.soldiers),
        ("k-spy", step.spies),
        ("k-vp", step.points),
    ):
        if count:
            drawn += f"{icon(symbol)}<b>{count}</b>"
    if step.calamities:
        drawn += f"{icon('k-calamity')}<b>{MINUS}{step.calamities}</b>"
    return f'<span class="amounts" aria-hidden="true">{drawn}</span>'


# --- points ------------------------------------------------------------------------------------------------


def draw_points(context: PageContext) -> str:
    """The score if the game ended now, part by part."""
    view, say = context.view, context.say
    order = [context.me.seat, *[seat for seat in range(view.seats) if seat != context.me.seat]]
    players = [view.players[seat] for seat in order]
    rows = ""
    parts = ("fixed", "families", "extra", "calamities", "threats", "penalty")
    for part in parts:
        values = [getattr(player, f"points_{part}") for player in players]
        if any(values) or part == "fixed":
            cells = "".join([f"<td>{minus(value)}</td>" for value in values])
            rows += f'<tr><th scope="row">{escape(say.say("page-points-part", {"part": part}))}</th>{cells}</tr>'
    heads = "".join(
        [
            f'<th scope="col">{icon(f"k-arms-{player.seat + 1}", label=context.names[player.seat])}</th>'
            for player in players
        ]
    )
    total = "".join([f"<td>{minus(player.points)}</td>" for player in players])
    name = escape(say.say("page-points-total"))
    table = (
        f'<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody><tfoot><tr><th scope="row">{name}</th>'
        f"{total}</tr></tfoot></table>"
    )
    note = say.say("page-points-now") if view.step != "over" else ""
    return panel("worth", say.say("page-points"), note, table)


def minus(value: int) -> str:
    return f"{MINUS}{-value}" if value < 0 else str(value)


# --- the rival ---------------------------------------------------------------------------------------------


def draw_rival(context: PageContext) -> str:
    rival, view = context.rival(), context.view
    if rival is None:
        return ""
    name = duchy_name(view.edition, rival.duchy, view.side, context.say)
    return draw_duchy_of(rival, name, view.edition, context.say, tuple(context.names))


@lru_cache(maxsize=256)
def draw_duchy_of(rival: PlayerView, duchy: str, content: Edition, say: Words, names: tuple[str, ...]) -> str:
    """Cached, since it rarely changes while the viewer decides."""
    stores = (
        icon_with_count(
            "k-lab",
            f"{sum(rival.laboratory.values())}/5",
            say.say("page-laboratory", {"cubes": sum(rival.laboratory.values())}),
        )
        + icon_with_count(
            "k-krystallium",
            rival.krystallium,
            say.say("amount", {"resource": "krystallium", "count": rival.krystallium}),
        )
        + icon_with_count(
            "k-soldier", rival.soldiers, say.say("amount", {"resource": "soldier", "count": rival.soldiers})
        )
        + icon_with_count(
            "k-flag", 1 if rival.trained else 0, say.say("page-training", {"trained": "yes" if rival.trained else "no"})
        )
    )
    lists = (
        draw_threats(rival, content, say)
        + draw_advisors(rival, content, say)
        + draw_picks(rival, content, say, names)
        + draw_sites(rival, content, say)
    )
    inside = (
        f'<div class="stores">{stores}</div>{draw_families(rival, say)}'
        f'{lists}<div class="duchy">{draw_completed(content, rival, say)}</div>'
    )
    return panel(f"rival p{rival.seat + 1}", duchy, names[rival.seat], inside)


def group(title: str, lines: list[str], opened: bool = False) -> str:
    """A collapsible list."""
    if not lines:
        return ""
    attribute = " open" if opened else ""
    items = "".join([f"<li>{line}</li>" for line in lines])
    return (
        f"<details{attribute}><summary>{escape(title)}<b>{len(lines)}</b>{icon('u-chevron', 'more')}</summary>"
        f"<ul>{items}</ul></details>"
    )


def draw_picks(rival: PlayerView, content: Edition, say: Words, names: tuple[str, ...]) -> str:
    cards = [card_name(content, card.card, say) if card.card else back_label(card, say, names) for card in rival.picks]
    return group(say.say("page-picks-of"), [escape(card) for card in cards])


def draw_sites(rival: PlayerView, content: Edition, say: Words) -> str:
    return group(say.say("page-sites"), [draw_site(site, content, say) for site in rival.sites])


def draw_site(site: SiteView, content: Edition, say: Words) -> str:
    name = escape(card_name(content, site.card, say))
    label = escape(describe_site(content, site, say))
    left = amount_icons(site.open, say) if site.open else ""
    ice = icon("k-threat-giant") if site.frozen else ""
    filled, spaces = sum(site.cost.values()) - sum(site.open.values()), sum(site.cost.values())
    return f'<span data-tip="{label}">{name} <b>{filled}/{spaces}</b>{ice}</span>{left}'


def draw_threats(rival: PlayerView, content: Edition, say: Words) -> str:
    lines = [f"{escape(card_name(content, id, say))} <b>{TIMES}{count}</b>" for id, count in rival.threats.items()]
    return group(say.say("page-threats"), lines)


def draw_advisors(rival: PlayerView, content: Edition, say: Words) -> str:
    return group(say.say("page-advisors"), [escape(card_name(content, card, say)) for card in rival.advisors])
